import { Notice } from "#ui/notice/Notice.tsx";
import { NotRun, Site, StoryLink, useResults } from "./book-files.tsx";

const when = (time: string) =>
  new Date(time).toLocaleString("en-GB", { timeZone: "Europe/Berlin", timeZoneName: "short" });

/** A picture test begins its title with the id of its story. */
function Failure({ title, why }: { title: string; why: string }) {
  const [, id = "", rest = title] = /^([a-z\d-]+--[a-z\d-]+)(.*)$/s.exec(title) ?? [];
  return (
    <li>
      {id ? <StoryLink id={id} /> : null}
      {rest}
      <pre>{why}</pre>
    </li>
  );
}

/** What the last runs of the tests said, by run, with every test that failed. */
export function Results() {
  const results = useResults();
  if (results === undefined) return <p>Reading…</p>;
  if (results === null) return <NotRun command="npm test" />;
  const { commit, made, runs } = results;
  const missing = runs.filter(({ taken }) => !taken).map(({ run }) => run);
  const old = runs.filter(({ taken }) => taken && new Date(taken) < new Date(made)).map(({ run }) => run);
  return (
    <>
      <p>
        The book is of commit <code>{commit}</code>, {when(made)}.
      </p>
      {missing.length + old.length > 0 && (
        <Site>
          <Notice tone="danger">
            {missing.length > 0 && <p>Not run: {missing.join(", ")}. Nothing is known of them.</p>}
            {old.length > 0 && <p>Older than the book: {old.join(", ")}.</p>}
            <p>npm test runs everything.</p>
          </Notice>
        </Site>
      )}
      <table>
        <thead>
          <tr>
            <th>Run</th>
            <th>When</th>
            <th>Took</th>
            <th>Passed</th>
            <th>Failed</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ run, taken, seconds, passed, failed }) => (
            <tr key={run}>
              <th scope="row">{run}</th>
              <td>{taken ? when(taken) : <strong>not run</strong>}</td>
              <td>{taken ? `${Math.round(seconds)} s` : null}</td>
              <td>{taken ? passed : null}</td>
              <td>
                {taken ? failed.length : null}
                <ul>
                  {failed.map((failure) => (
                    <Failure key={failure.title} {...failure} />
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
