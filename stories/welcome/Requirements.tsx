import { useState } from "react";
import * as z from "zod/mini";
import { TextField } from "#ui/field/TextField.tsx";
import {
  NotRun,
  Picture,
  Site,
  StoryLink,
  useBookFile,
  usePictures,
  useResults,
  useStories,
} from "./book-files.tsx";

/** Written by scripts/book-results.ts. */
const requirementsFile = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    /** Why it has no story. */
    why: z.optional(z.string()),
    tests: z.array(z.object({ file: z.string(), ok: z.nullable(z.boolean()) })),
  }),
);

/** How a proof ended in the last run. */
function Ending({ ok = null }: { ok: boolean | null | undefined }) {
  if (ok === false) return <strong>: failed</strong>;
  return ok ? ": passed" : ": not run";
}

/** Every requirement with the stories and test files that cite it, and how each ended in the last run. */
export function Requirements() {
  const requirements = useBookFile("requirements.json", requirementsFile);
  const stories = useStories();
  const pictures = usePictures();
  const [sought, setSought] = useState("");
  const ended = useResults()?.stories ?? {};
  if (!requirements) return <NotRun command="npm run build-storybook" />;
  const words = sought.trim().toLowerCase();
  const isExact = requirements.some(({ id }) => id.toLowerCase() === words);
  const found = requirements.filter(({ id, text }) =>
    isExact ? id.toLowerCase() === words : `${id} ${text}`.toLowerCase().includes(words),
  );
  return (
    <>
      <Site>
        <TextField
          name="sought"
          type="search"
          label="Id or words"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </Site>
      <p role="status">
        {found.length} of {requirements.length}
      </p>
      <table>
        <thead>
          <tr>
            <th>Id</th>
            <th>What is asked for</th>
            <th>What proves it</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ id, text, why, tests }) => {
            const own = stories.filter(({ tags }) => tags.includes(id));
            return (
              <tr key={id} id={id}>
                <th scope="row">{id}</th>
                <td>{text}</td>
                <td>
                  {own.length + tests.length === 0 ? <strong>no proof</strong> : null}
                  {own.length === 0 && why ? `No story: ${why}` : null}
                  <ul>
                    {own.map((story) => (
                      <li key={story.id}>
                        <StoryLink id={story.id} file={pictures[story.id]?.file}>
                          {words ? <Picture of={pictures[story.id]} alt="" /> : null}
                          {`${story.title.split("/").at(-1)}: ${story.name}`}
                        </StoryLink>
                        <Ending ok={ended[story.id]} />
                      </li>
                    ))}
                    {tests.map(({ file, ok }) => (
                      <li key={file}>
                        {file}
                        <Ending ok={ok} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
