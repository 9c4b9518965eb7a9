import { useState } from "react";
import * as z from "zod/mini";
import { TextField } from "#ui/field/TextField.tsx";
import { Picture, Site, StoryLink, useBookFile, usePictures, useResults, useStories } from "./book-files.tsx";

/** Written by scripts/book-results.ts. */
const requirementsFile = z.array(z.object({ id: z.string(), text: z.string(), tests: z.array(z.string()) }));

/** Every requirement with the stories and test files that cite it, and whether one of them failed in the last run. */
export function Requirements() {
  const requirements = useBookFile("requirements.json", requirementsFile);
  const stories = useStories();
  const pictures = usePictures();
  const [sought, setSought] = useState("");
  const runs = useResults()?.runs ?? [];
  const failed = runs.flatMap((run) => run.failed.map(({ title }) => title)).join("\n");
  const verdict = (cited: string) => (failed.includes(cited) ? <strong> failed</strong> : null);
  if (!requirements) {
    return (
      <p>
        Nothing was traced in this book. <code>npm run build-storybook</code> builds one that is.
      </p>
    );
  }
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
          {found.map(({ id, text, tests }) => {
            const own = stories.filter(({ tags }) => tags.includes(id));
            return (
              <tr key={id} id={id}>
                <th scope="row">
                  {id}
                  {verdict(`[${id}]`)}
                </th>
                <td>{text}</td>
                <td>
                  {own.length + tests.length === 0 ? <strong>no proof</strong> : null}
                  <ul>
                    {own.map((story) => (
                      <li key={story.id}>
                        <StoryLink id={story.id}>
                          {words ? <Picture of={pictures[story.id]} alt="" /> : null}
                          {`${story.title.split("/").at(-1)}: ${story.name}`}
                        </StoryLink>
                        {verdict(`${story.id} `)}
                      </li>
                    ))}
                    {tests.map((file) => (
                      <li key={file}>{file}</li>
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
