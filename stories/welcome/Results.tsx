import { StoryLink, useResults } from "./book-files.tsx";

const when = (time: string) => new Date(time).toLocaleString("en-GB", { timeZone: "Europe/Berlin" });

/** A picture test begins its title with the id of its story. */
function Failure({ title }: { title: string }) {
  const [, id = "", rest = title] = /^([a-z\d-]+--[a-z\d-]+)(.*)$/s.exec(title) ?? [];
  return (
    <li>
      {id ? <StoryLink id={id} /> : null}
      {rest}
    </li>
  );
}

/** What the last runs of the tests said, by run, with every test that failed. */
export function Results() {
  const results = useResults();
  if (results === undefined) return <p>Reading…</p>;
  if (results === null) {
    return (
      <p>
        <strong>Not run:</strong> this book carries no results. <code>npm test</code> builds one that does.
      </p>
    );
  }
  return (
    <table>
      <thead>
        <tr>
          <th>Run</th>
          <th>When</th>
          <th>Passed</th>
          <th>Failed</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ run, taken, passed, failed }) => (
          <tr key={run}>
            <th scope="row">{run}</th>
            <td>{taken ? when(taken) : <strong>not run</strong>}</td>
            <td>{taken ? passed : null}</td>
            <td>
              {taken ? failed.length : null}
              <ul>
                {failed.map((title) => (
                  <Failure key={title} title={title} />
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
