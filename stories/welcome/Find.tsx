import { useEffect, useState } from "react";
import { type Findable, find, readFindable } from "./find.ts";

/** Finds stories by what is said in them, in both languages, and by the ids of what they prove. */
export function Find() {
  const [all, setAll] = useState<readonly Findable[]>([]);
  const [words, setWords] = useState("");
  useEffect(() => void readFindable().then(setAll), []);
  const found = find(all, words);
  return (
    <>
      <label>
        Words or an id{" "}
        <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      <p role="status">{words ? `${found.length} of ${all.length} stories.` : `${all.length} stories.`}</p>
      <ul>
        {found.map(({ id, title, name }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {title}: {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
