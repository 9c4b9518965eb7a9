import { Markdown } from "@storybook/addon-docs/blocks";
import {
  HowMuchRan,
  labelOf,
  Picture,
  StoryLink,
  useBookFile,
  usePictures,
  useStories,
} from "./book-files.tsx";

/** How a proof ended in the last run. */
function Ending({ ok = null }: { ok: boolean | null | undefined }) {
  if (ok === false) return <strong>: failed</strong>;
  return ok ? ": passed" : ": not run";
}

const comeTo = (place: HTMLElement | null) => place?.scrollIntoView();

/** Every requirement with the stories and tests that cite it, and how each ended in the last run. */
export function Requirements() {
  const requirements = useBookFile("requirements.json");
  const stories = useStories();
  const pictures = usePictures();
  const ended = useBookFile("results.json")?.stories ?? {};
  if (!requirements || stories.length === 0) return <p>Reading what `npm run build-storybook` wrote…</p>;
  // The sidebar's search leads here, and Storybook goes to the place itself, but before anything of this is read.
  const asked = parent.location.hash.slice(1);
  const sections = requirements.map(({ id, text, why, tests }) => {
    const own = stories.filter(({ tags }) => tags?.includes(id));
    return (
      <section key={id} aria-labelledby={id} ref={id === asked ? comeTo : undefined}>
        <h2 id={id}>
          <a href={`./?path=/docs/requirements--docs#${id}`} target="_top">
            {id}
          </a>
        </h2>
        <p>{text}</p>
        {own.length === 0 && why ? <Markdown>{`No story: ${why}`}</Markdown> : null}
        <ul>
          {own.map((story) => (
            <li key={story.id}>
              <StoryLink id={story.id} file={pictures[story.id]?.file}>
                {id === asked ? <Picture of={pictures[story.id]} alt="" /> : null}
                {labelOf(story)}
              </StoryLink>
              <Ending ok={ended[story.id]} />
            </li>
          ))}
          {tests.map(({ file, title, ok }) => (
            <li key={`${file} ${title}`}>
              {title} <code>{file}</code>
              <Ending ok={ok} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
  return [<HowMuchRan key="ran" />, ...sections];
}
