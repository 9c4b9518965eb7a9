import { Source } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "#ui/button/Button.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import styles from "./book-files.module.css";
import { cropped, Picture, Site, StoryLink, useBookFile } from "./book-files.tsx";

/** Written by scripts/book-results.ts; null where no pictures were compared. */
const reviewFile = z.nullable(
  z.object({
    taken: z.string(),
    groups: z.array(
      z.object({
        title: z.string(),
        shown: z.array(
          z.object({ key: z.string(), name: z.string(), old: z.optional(cropped), now: z.optional(cropped) }),
        ),
      }),
    ),
  }),
);
type Taken = NonNullable<z.infer<typeof reviewFile>>;

/** By a group's number: yes, or no and why. */
const verdictsFile = z.record(z.string(), z.object({ yes: z.boolean(), why: z.string() }));
type Verdicts = z.infer<typeof verdictsFile>;

const keyOf = (taken: string) => `review ${taken}`;
const storyOf = (name: string) => name.slice(0, name.indexOf("."));

/** The text that hands the verdicts on: a command, then what is refused and why. */
function spoken(groups: Taken["groups"], verdicts: Verdicts): string {
  const taken = groups.flatMap((_, at) => (verdicts[at + 1]?.yes ? [at + 1] : []));
  const others = groups.flatMap(({ title }, at) => {
    const { yes, why } = verdicts[at + 1] ?? { why: "" };
    return yes ? [] : [`# ${yes === false ? "no" : "open"}: ${at + 1} (${title.split("\n")[0]}) ${why}`];
  });
  return [`npm run review -- approve ${taken.join(" ")}`, ...others].join("\n");
}

function Judged({ taken, groups }: Taken) {
  const [verdicts, setVerdicts] = useState<Verdicts>(() =>
    verdictsFile.parse(JSON.parse(localStorage.getItem(keyOf(taken)) ?? "{}")),
  );
  const judge = (number: string, yes: boolean, why = "") => {
    const all = { ...verdicts, [number]: { yes, why } };
    localStorage.setItem(keyOf(taken), JSON.stringify(all));
    setVerdicts(all);
  };
  const open = groups.findIndex((_, at) => !verdicts[at + 1]);
  return (
    <>
      {open > 0 && (
        // Storybook's frame would take another one's target for the book's.
        <a href={`#review-${open + 1}`} target="_self">
          To the first open one
        </a>
      )}
      {groups.map(({ title, shown }, at) => {
        const number = String(at + 1);
        const verdict = verdicts[number];
        return (
          <section key={number} id={`review-${number}`} aria-label={`Change ${number}`}>
            <h2>Change {number}</h2>
            <pre>{title}</pre>
            <ul className={styles.cards}>
              {shown.map(({ key, name, old, now }) => (
                <li key={key} className={now && now.width > 360 ? styles.wide : undefined}>
                  <StoryLink id={storyOf(name)}>{name}</StoryLink>
                  <Picture of={old} alt="Old" />
                  <Picture of={now} alt="New" />
                </li>
              ))}
            </ul>
            <Site>
              {[true, false].map((yes) => (
                <Button
                  key={String(yes)}
                  size="small"
                  tone={verdict?.yes === yes ? "primary" : "secondary"}
                  aria-pressed={verdict?.yes === yes}
                  onClick={() => judge(number, yes)}
                >
                  {yes ? "Yes" : "No"}
                </Button>
              ))}
              {verdict?.yes === false && (
                <TextField
                  name={`why-${number}`}
                  label="Why not"
                  value={verdict.why}
                  onChange={({ target }) => judge(number, false, target.value)}
                />
              )}
            </Site>
          </section>
        );
      })}
      <h2>Your verdicts</h2>
      <Source code={spoken(groups, verdicts)} language="bash" />
    </>
  );
}

/** What changed in the last run of the pictures, to be judged without a terminal. */
export function Review() {
  const review = useBookFile("review.json", reviewFile);
  if (review === undefined) return <p>Reading…</p>;
  if (review === null) {
    return (
      <p>
        <strong>Not run:</strong> no picture was compared. <code>npm run visual</code> does.
      </p>
    );
  }
  if (review.groups.length === 0) return <p>Everything is as approved.</p>;
  return <Judged {...review} />;
}
