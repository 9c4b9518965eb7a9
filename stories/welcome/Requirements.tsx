import { Markdown } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import { SelectField } from "#ui/field/SelectField.tsx";
import type { BookFiles } from "../../scripts/book-results.ts";
import styles from "./book-files.module.css";
import * as book from "./book-files.tsx";

type Requirement = BookFiles["requirements.json"][number];

const states: Readonly<Record<string, (one: Requirement) => boolean>> = {
  hold: ({ ok }) => ok === true,
  failed: ({ ok }) => ok === false,
  "not all run": ({ ok }) => ok === null,
  "without a story": ({ why }) => Boolean(why),
};

/** Those of a state or an area: "failed", "FORM". */
const isOf = (group: string) => (one: Requirement) => states[group]?.(one) ?? one.id.startsWith(group);

const comeTo = (place: HTMLElement | null) => place?.scrollIntoView();

interface ProvedProps extends Requirement {
  stories: ReturnType<typeof book.useStories>;
  isAsked: boolean;
}

/** A requirement with the stories and tests that cite it, and how each ended in the last run. */
function Proved({ id, text, why, tests, stories, isAsked }: ProvedProps) {
  const pictures = book.usePictures();
  const ended = book.useBookFile("results.json")?.stories ?? {};
  return (
    <section aria-labelledby={id} ref={isAsked ? comeTo : undefined}>
      <h2 id={id}>
        <book.RequirementLink id={id} />
      </h2>
      <p>{text}</p>
      {why ? <Markdown>{`No story: ${why}`}</Markdown> : null}
      <ul className={isAsked ? `${styles.cards} ${styles.small}` : undefined}>
        {stories.map((story) => (
          <li key={story.id}>
            <book.StoryLink id={story.id} file={pictures[story.id]?.file}>
              {isAsked ? <book.Picture of={pictures[story.id]} alt="" /> : null}
              {book.labelOf(story)}
            </book.StoryLink>
            <book.Ending ok={ended[story.id]} />
          </li>
        ))}
      </ul>
      <ul>
        {tests.map(({ place, title, ok, seconds }) => (
          <li key={place}>
            {title} <code>{place}</code>
            <book.Ending ok={ok} />
            {ok === null ? "" : `, ${seconds.toFixed(1)} s`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many requirements there are, how many of them hold, and why some have no story. */
function Summary({ of }: { of: readonly Requirement[] }) {
  const many = Object.entries(states).map(([state, isIn]) => `${of.filter(isIn).length} ${state}`);
  const whys = [...new Set(of.flatMap(({ why }) => why ?? []))];
  const counted = whys.map((one) => `- ${of.filter(({ why }) => why === one).length} without: ${one}`);
  return <Markdown>{[`${of.length} requirements: ${many.join(", ")}.\n`, ...counted].join("\n")}</Markdown>;
}

/** Every requirement with its proofs, or those of a state or an area. */
export function Requirements() {
  const requirements = book.useBookFile("requirements.json");
  const stories = book.useStories();
  const [shown, setShown] = useState("");
  if (!requirements || stories.length === 0) return <p>Reading what `npm run build-storybook` wrote…</p>;
  // The sidebar's search leads here, and Storybook goes to the place itself, but before anything of this is read.
  const asked = parent.location.hash.slice(1);
  const areas = requirements.map(({ id }) => id.slice(0, id.indexOf("-")));
  const options = [...Object.keys(states), ...new Set(areas)].map((value) => ({
    value,
    label: `${value} (${requirements.filter(isOf(value)).length})`,
  }));
  const field = { name: "shown", label: "Shown", placeholder: "All", options, value: shown };
  return (
    <>
      <book.HowMuchRan />
      <Summary of={requirements} />
      <book.Site>
        <SelectField {...field} onChange={({ target }) => setShown(target.value)} />
      </book.Site>
      {requirements.filter(isOf(shown)).map((one) => {
        const own = stories.filter(({ tags }) => tags?.includes(one.id));
        return <Proved key={one.id} {...one} stories={own} isAsked={one.id === asked} />;
      })}
    </>
  );
}
