import { Markdown } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import { SelectField } from "#ui/field/SelectField.tsx";
import type { BookFiles } from "../../scripts/book-results.ts";
import styles from "./book-files.module.css";
import {
  HowMuchRan,
  labelOf,
  Picture,
  Site,
  StoryLink,
  useBookFile,
  usePictures,
  useStories,
} from "./book-files.tsx";

type Requirement = BookFiles["requirements.json"][number];

/** How a proof ended in the last run. */
function Ending({ ok = null }: { ok: boolean | null | undefined }) {
  if (ok === false) return <strong>: failed</strong>;
  return ok ? ": passed" : ": not run";
}

const comeTo = (place: HTMLElement | null) => place?.scrollIntoView();

/** A requirement with the stories and tests that cite it, and how each ended in the last run. */
function Proved({ id, text, why, tests, own }: Requirement & { own: ReturnType<typeof useStories> }) {
  const pictures = usePictures();
  const ended = useBookFile("results.json")?.stories ?? {};
  // The sidebar's search leads here, and Storybook goes to the place itself, but before anything of this is read.
  const isAsked = id === parent.location.hash.slice(1);
  return (
    <section aria-labelledby={id} ref={isAsked ? comeTo : undefined}>
      <h2 id={id}>
        <a href={`./?path=/docs/requirements--docs#${id}`} target="_top">
          {id}
        </a>
      </h2>
      <p>{text}</p>
      {why ? <Markdown>{`No story: ${why}`}</Markdown> : null}
      <ul className={isAsked ? `${styles.cards} ${styles.small}` : undefined}>
        {own.map((story) => (
          <li key={story.id}>
            <StoryLink id={story.id} file={pictures[story.id]?.file}>
              {isAsked ? <Picture of={pictures[story.id]} alt="" /> : null}
              {labelOf(story)}
            </StoryLink>
            <Ending ok={ended[story.id]} />
          </li>
        ))}
      </ul>
      <ul>
        {tests.map(({ place, title, ok, seconds }) => (
          <li key={place}>
            {title} <code>{place}</code>
            <Ending ok={ok} />
            {ok === null ? "" : `, ${seconds.toFixed(1)} s`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a requirement is found by: its area, and how it stands. */
const groupsOf = ({ id, state }: Requirement) => [id.replace(/-.*/, ""), state];

/** Every requirement with its proofs, or those of a group; above them how many hold, and why some have no story. */
export function Requirements() {
  const requirements = useBookFile("requirements.json");
  const stories = useStories();
  const [shown, setShown] = useState("");
  if (!requirements || stories.length === 0) return <p>Reading what `npm run build-storybook` wrote…</p>;
  const groups = requirements.flatMap(groupsOf);
  const whys = requirements.flatMap(({ why }) => why ?? []);
  const many = (one: string, all = groups) => all.filter((other) => other === one).length;
  const options = [...new Set(groups)].map((value) => ({ value, label: `${value} (${many(value)})` }));
  const stand = `${many("holds")} hold, ${many("failed")} failed, ${many("not all run")} were not all run`;
  const unseen = [...new Set(whys)].map((why) => `- ${many(why, whys)} have no story: ${why}`);
  const field = { name: "shown", label: "Shown", placeholder: "All", options, value: shown };
  return (
    <>
      <HowMuchRan />
      <Markdown>{[`Of ${requirements.length} requirements ${stand}.\n`, ...unseen].join("\n")}</Markdown>
      <Site>
        <SelectField {...field} onChange={({ target }) => setShown(target.value)} />
      </Site>
      {requirements
        .filter((one) => !shown || groupsOf(one).includes(shown))
        .map((one) => (
          <Proved key={one.id} {...one} own={stories.filter(({ tags }) => tags?.includes(one.id))} />
        ))}
    </>
  );
}
