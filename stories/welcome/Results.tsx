import { useEffect, useState } from "react";
import { hasFailed, type Results as Read, readResults, type StoryResult } from "../../.storybook/results.ts";

function words({ passed, failed }: StoryResult["plays"]): string {
  if (passed + failed.length === 0) return "not run";
  return failed.length === 0 ? `${passed} passed` : `${failed.length} failed: ${failed.join(", ")}`;
}

function when(time: string | null): string {
  return time ? new Date(time).toLocaleString("en-GB", { timeZone: "Europe/Berlin" }) : "not run";
}

function Table({ results }: { results: Read }) {
  const all = Object.entries(results.stories).sort(([a], [b]) => a.localeCompare(b));
  const failed = all.filter(([, result]) => hasFailed(result));
  return (
    <>
      <p>
        {all.length} stories, {failed.length} of them with a failure. Visited: {when(results.taken)}.
      </p>
      <table>
        <thead>
          <tr>
            <th>Story</th>
            <th>Plays, twice with axe</th>
            <th>Pictures</th>
          </tr>
        </thead>
        <tbody>
          {[...failed, ...all.filter(([, result]) => !hasFailed(result))].map(([id, result]) => (
            <tr key={id}>
              <td>
                <a href={`?path=/story/${id}`} target="_top">
                  {id}
                </a>
              </td>
              <td>{words(result.plays)}</td>
              <td>{words(result.pictures)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What the last test run said of every story, failures first. */
export function Results() {
  const [results, setResults] = useState<Read | null>();
  useEffect(() => {
    void readResults().then(setResults);
  }, []);
  if (results === undefined) return <p>Reading…</p>;
  if (results === null) {
    return (
      <p>
        This book carries no results. <code>npm test</code> builds one that does.
      </p>
    );
  }
  return <Table results={results} />;
}
