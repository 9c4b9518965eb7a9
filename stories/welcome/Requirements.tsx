import { Markdown } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { SelectField } from "#ui/field/SelectField.tsx";
import type { BookFiles } from "../../scripts/book-results.ts";
import styles from "./book-files.module.css";
import * as book from "./book-files.tsx";
import { short, useBookFile } from "./use-book-file.ts";

type Requirement = BookFiles["requirements.json"][number];

/** How a proof ended in the last run. */
const ended = (ok: boolean | null = null) => (ok === null ? ": not run" : ok ? ": passed" : ": failed");

const comeTo = (place: HTMLElement | null) => place?.scrollIntoView();

const shownIn = ({ modes, seconds }: Partial<BookFiles["results.json"]["stories"][string]> = {}) =>
  modes && ` in ${modes.join(", ")}, ${short(seconds ?? 0)}`;

/** The stories and tests that cite a requirement, and how each ended; for who asks for it, with the stories' pictures. */
function Proofs({ id, tests, isAsked }: Pick<Requirement, "id" | "tests"> & { isAsked: boolean }) {
  const pictures = book.usePictures();
  const results = useBookFile("results.json")?.stories ?? {};
  const stories = book.useStories().filter(({ tags }) => tags?.includes(id));
  return (
    <>
      <ul>
        {tests.map(({ place, title, ok, seconds }) => (
          <li key={place}>
            {title} <code>{place}</code>
            {ended(ok)}
            {ok !== null && `, ${short(seconds)}`}
          </li>
        ))}
      </ul>
      <ul className={isAsked ? `${styles.cards} ${styles.small}` : undefined}>
        {stories.map((story) => (
          <li key={story.id}>
            <book.StoryLink id={story.id} file={pictures[story.id]?.file}>
              {isAsked ? <book.Picture of={pictures[story.id]} alt="" /> : null}
              {book.labelOf(story)}
            </book.StoryLink>
            {ended(results[story.id]?.ok)}
            {shownIn(results[story.id])}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a requirement is found by: its area, and how it stands. */
const groupsOf = ({ id, state }: Requirement) => [id.replace(/-.*/, ""), state];

/** Every requirement with its proofs, or those of a group; above them how many hold, and why some have no story. */
export function Requirements() {
  const all = useBookFile("requirements.json");
  const [chosen, setChosen] = useState({ group: "", asked: "" });
  // The sidebar's search leads here, and Storybook goes to the place itself, but before anything of this is read.
  const [asked, setAsked] = useState(book.placeAsked);
  useEffect(() => {
    const ask = () => setAsked(book.placeAsked());
    // Storybook tells a page nothing of another place in it. Some browsers do not either.
    const navigation: Navigation | undefined = parent.navigation;
    navigation?.addEventListener("currententrychange", ask);
    return () => navigation?.removeEventListener("currententrychange", ask);
  }, []);
  // What was chosen may hide what is asked for later.
  const shown = chosen.asked === asked ? chosen.group : "";
  if (!all) return <p>Reading what `npm run build-storybook` wrote…</p>;
  const groups = all.flatMap(groupsOf);
  const many = (group: string) => groups.filter((one) => one === group).length;
  const options = [...new Set(groups)].map((value) => ({ value, label: `${value} (${many(value)})` }));
  const field = { name: "shown", label: "Shown", placeholder: "All", options, value: shown };
  const whyOf = ({ why = "" }: Requirement) => why.replace(/\[(.*?)\]\(.*?\)/, "$1");
  const whys = [...new Set(all.map(whyOf).filter(Boolean))];
  const lines = [
    `Of ${all.length} requirements ${many("holds")} hold; failed: ${many("failed")}, not all run: ${many("not all run")}.\n`,
    ...whys.map((why) => `- ${all.filter((one) => whyOf(one) === why).length} have no story: ${why}`),
  ];
  const wanted = all.filter((one) => !shown || groupsOf(one).includes(shown));
  return (
    <>
      <book.HowMuchRan />
      <Markdown>{lines.join("\n")}</Markdown>
      <book.Site>
        <SelectField {...field} onChange={({ target }) => setChosen({ group: target.value, asked })} />
      </book.Site>
      {wanted.map(({ id, text, why, state, tests }) => (
        <section key={id} aria-labelledby={id} ref={id === asked ? comeTo : undefined}>
          <h2 id={id}>
            <a href={`./?path=/docs/requirements--docs#${id}`} target="_top">
              {id}
            </a>
          </h2>
          <Markdown>{text}</Markdown>
          {why ? <Markdown>{`No story: ${why}`}</Markdown> : null}
          <details open={Boolean(shown) || id === asked}>
            <summary>{`${state} – its proofs`}</summary>
            <Proofs id={id} tests={tests} isAsked={id === asked} />
          </details>
        </section>
      ))}
    </>
  );
}
