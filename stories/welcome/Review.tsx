import { Source } from "@storybook/addon-docs/blocks";
import { createElement, Fragment, type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import * as z from "zod/mini";
import { Button } from "#ui/button/Button.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import type { BookFiles } from "../../scripts/book-results.ts";
import styles from "./book-files.module.css";
import * as book from "./book-files.tsx";
import { useBookFile } from "./use-book-file.ts";

type Groups = NonNullable<BookFiles["review.json"]>["groups"];

/** By a group's id: yes, or no and why. */
const verdictsFile = z.record(z.string(), z.object({ yes: z.boolean(), why: z.string() }));
type Verdicts = z.infer<typeof verdictsFile>;

const kept = "review";

const stateOf = (verdict: Verdicts[string] | undefined) => (verdict ? (verdict.yes ? "yes" : "no") : "open");

const filesIn = ({ name, others }: Groups[number]["shown"][number]) => [name, ...others];

/** Of a change that is refused, the files in which everything is taken all the same. */
function filesTaken({ id, shown }: Groups[number], verdicts: Verdicts): string[] {
  const refused = shown.filter(({ key }) => !verdicts[id + key]?.yes).flatMap(filesIn);
  const files = [...new Set(shown.flatMap(filesIn))].filter((name) => !refused.includes(name));
  return files.map((name) => `${id}/${name}`);
}

/** The text that hands the verdicts on: a command, then what is refused and why. */
function spoken(groups: Groups, verdicts: Verdicts, commit = ""): string {
  const taken = groups.flatMap((group) =>
    verdicts[group.id]?.yes ? [group.id] : filesTaken(group, verdicts),
  );
  const others = groups.flatMap(({ id, cause }) => {
    const verdict = verdicts[id];
    return verdict?.yes ? [] : [`# ${stateOf(verdict)}: ${id} (${cause}) ${verdict?.why ?? ""}`];
  });
  return [`# of commit ${commit}`, `npm run review -- approve ${taken.join(" ")}`, ...others].join("\n");
}

const File = ({ name }: { name: string }) => (
  <p>
    <book.StoryLink id={name.replace(/\..*/, "")} file={name}>
      {name}
    </book.StoryLink>
  </p>
);

interface CardProps extends Omit<Groups[number]["shown"][number], "key"> {
  /** The button that takes this place of a change that is refused. */
  take: ReactNode;
}

/** What became of a place, with the words marked that differ: in itself, and in which other files. */
function Card({ name, title, others, sides, take }: CardProps) {
  const parts = title.split(/[⟦⟧]/).map((part, at) => (at % 2 ? createElement("mark", null, part) : part));
  return (
    <li className={styles.wide}>
      {createElement("p", { className: styles.said }, ...parts)}
      <File name={name} />
      <div className={styles.beside}>
        {Object.entries(sides).map(([side, picture]) => (
          <figure key={side} hidden={!picture}>
            <figcaption>{side}</figcaption>
            {picture && (
              <a href={picture.file} target="_blank" rel="noreferrer">
                <book.Picture of={picture} alt={side} />
              </a>
            )}
          </figure>
        ))}
      </div>
      <p hidden={!sides.Approved}>
        <a href={book.compareAddress(name, sides.Approved?.top)} target="_top">
          Approved beside the story
        </a>
      </p>
      {others.length > 0 && (
        <details>
          <summary>The same in {others.length} more</summary>
          {others.map((other) => (
            <File key={other} name={other} />
          ))}
        </details>
      )}
      {take}
    </li>
  );
}

const Verdict = ({ isGiven, give, children }: { isGiven: boolean; give(): void; children: string }) => (
  <Button size="small" tone={isGiven ? "primary" : "secondary"} aria-pressed={isGiven} onClick={give}>
    {children}
  </Button>
);

interface JudgementProps {
  name: string;
  id: string;
  verdict: Verdicts[string] | undefined;
  judge: (id: string, yes: boolean, why?: string) => void;
}

/** Stays at hand while one looks at a change: yes, or no and why. */
const Judgement = ({ name, id, verdict, judge }: JudgementProps) => (
  <book.Site isAtHand>
    <span>{name}</span>
    {[true, false].map((yes) => (
      <Verdict key={String(yes)} isGiven={verdict?.yes === yes} give={() => judge(id, yes)}>
        {yes ? "Yes" : "No"}
      </Verdict>
    ))}
    {verdict?.yes === false && (
      <TextField
        name={`why-${id}`}
        label="Why not"
        value={verdict.why}
        onChange={({ target }) => judge(id, false, target.value)}
      />
    )}
  </book.Site>
);

/** What was changed in the sources, as git says it: words are judged as words. */
const Sources = ({ sources }: Pick<Groups[number], "sources">) =>
  Object.entries(sources).map(([source, change]) => (
    <details key={source} open={Object.keys(sources).length === 1} hidden={!change}>
      <summary>{source}</summary>
      <Source code={change} language="text" />
    </details>
  ));

const Overview = ({ groups, verdicts }: { groups: Groups; verdicts: Verdicts }) => (
  <ol>
    {groups.map(({ id, cause, files }) => (
      <li key={id}>
        {/* Storybook's frame would take another one's target for the book's. */}
        <a href={`#review-${id}`} target="_self">
          {cause}
        </a>
        {`, ${files === 1 ? "one file" : `${files} files`}: ${stateOf(verdicts[id])}`}
      </li>
    ))}
  </ol>
);

/** For the way back from a story. */
const leaveFrom = (id: string) => parent.history.replaceState(parent.history.state, "", `#review-${id}`);

function Judged({ groups }: { groups: Groups }) {
  const [verdicts, setVerdicts] = useState<Verdicts>(() =>
    verdictsFile.parse(JSON.parse(localStorage.getItem(kept) ?? "{}")),
  );
  useEffect(() => document.getElementById(book.placeAsked())?.scrollIntoView(), []);
  const { commit } = useBookFile("results.json") ?? {};
  const judge = (id: string, yes: boolean, why = "") => {
    const all = { ...verdicts, [id]: { yes, why } };
    localStorage.setItem(kept, JSON.stringify(all));
    flushSync(() => setVerdicts(all));
    document.getElementsByName(`why-${id}`)[0]?.focus();
  };
  return (
    <>
      <Overview groups={groups} verdicts={verdicts} />
      {groups.map(({ id, cause, sources, shown }, at) => {
        const verdict = verdicts[id];
        return (
          <section
            key={id}
            id={`review-${id}`}
            aria-labelledby={`title-${id}`}
            onClickCapture={() => leaveFrom(id)}
          >
            <h2 id={`title-${id}`}>{`Change ${at + 1} of ${groups.length}: ${cause}`}</h2>
            <Sources sources={sources} />
            <ul className={`${styles.cards} ${styles.full}`}>
              {shown.map(({ key, ...one }) => (
                <Card
                  key={key}
                  {...one}
                  take={
                    verdict?.yes === false &&
                    shown.length > 1 && (
                      <Verdict
                        isGiven={verdicts[id + key]?.yes ?? false}
                        give={() => judge(id + key, !verdicts[id + key]?.yes)}
                      >
                        Yes to this place
                      </Verdict>
                    )
                  }
                />
              ))}
            </ul>
            <Judgement name={`Change ${at + 1}`} id={id} verdict={verdict} judge={judge} />
          </section>
        );
      })}
      <h2>Your verdicts</h2>
      <Source code={spoken(groups, verdicts, commit)} language="bash" />
    </>
  );
}

/** What changed in the last run of the pictures, to be judged without a terminal. */
export function Review() {
  const review = useBookFile("review.json");
  if (review === undefined) return <p>Reading…</p>;
  if (review === null) return <book.NotRun command="npm run visual" />;
  const isOpen = review.groups.length > 0;
  const shown = isOpen ? <Judged groups={review.groups} /> : <p>No picture and no heard text differs.</p>;
  return [<book.HowMuchRan key="ran" />, <Fragment key="shown">{shown}</Fragment>];
}
