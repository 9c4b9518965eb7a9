import { useEffect, useState } from "react";
import { hasFailed, type Results, readResults } from "../../.storybook/results.ts";
import { type Proof, type Requirement, readRequirements, search } from "./requirements.ts";

const wrong = { color: "#b3002d", fontWeight: 700 };

function Sign({ ok }: { ok: boolean | null }) {
  if (ok === null) return <span title="not run">○</span>;
  return ok ? <span title="passed">✓</span> : <strong style={wrong}>failed</strong>;
}

/** One line for each file: its titles are a press away. */
function Tests({ tests }: { tests: readonly Proof[] }) {
  const files = [...new Set(tests.map(({ file }) => file))];
  return files.map((file) => {
    const own = tests.filter((test) => test.file === file);
    return (
      <details key={file}>
        <summary>
          <Sign ok={own[0]?.ok ?? null} /> {file} ({own.length})
        </summary>
        <ul>
          {[...new Set(own.map(({ title }) => title))].map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </details>
    );
  });
}

function Stories({ ids, results }: { ids: readonly string[]; results: Results | null }) {
  return ids.map((id) => {
    const result = results?.stories[id];
    return (
      <div key={id}>
        <Sign ok={result ? !hasFailed(result) : null} />{" "}
        <a href={`?path=/story/${id}`} target="_top">
          {id}
        </a>
      </div>
    );
  });
}

function Row({ requirement, results }: { requirement: Requirement; results: Results | null }) {
  const { id, text, stories, tests } = requirement;
  return (
    <tr id={id}>
      <th scope="row">{id}</th>
      <td>{text}</td>
      <td>
        <Stories ids={stories} results={results} />
        <Tests tests={tests} />
        {stories.length + tests.length === 0 && <strong style={wrong}>no proof</strong>}
      </td>
    </tr>
  );
}

/** Every requirement with what proves it and how that ended, searched by words. */
export function Requirements() {
  const [all, setAll] = useState<readonly Requirement[]>();
  const [results, setResults] = useState<Results | null>(null);
  const [words, setWords] = useState("");
  useEffect(() => {
    void readRequirements().then(setAll);
    void readResults().then(setResults);
  }, []);
  if (!all) return <p>Reading…</p>;
  if (all.length === 0) {
    return (
      <p>
        This book carries no proofs. <code>npm run build-storybook</code> builds one that does.
      </p>
    );
  }
  const found = search(all, words);
  return (
    <>
      <label>
        Search by words or id{" "}
        <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      <p role="status">
        {found.length} of {all.length} requirements.
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
          {found.map((requirement) => (
            <Row key={requirement.id} requirement={requirement} results={results} />
          ))}
        </tbody>
      </table>
    </>
  );
}
