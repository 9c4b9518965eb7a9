import { HowMuchRan, NotRun, StoryLink, useResults, when } from "./book-files.tsx";

/** A picture test begins its title with the id of its story. */
function Failure({ title, why }: { title: string; why: string }) {
  const [, id = "", rest = title] = /^([a-z\d-]+--[a-z\d-]+)(.*)$/s.exec(title) ?? [];
  return (
    <li>
      {id ? <StoryLink id={id} /> : null}
      {rest}
      <pre style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{why}</pre>
    </li>
  );
}

/** What the last runs of the tests said, by run, with every test that failed. */
export function Results() {
  const results = useResults();
  if (results === undefined) return <p>Reading…</p>;
  if (results === null) return <NotRun command="npm test" />;
  const { commit, made, runs } = results;
  return (
    <>
      <p>
        The book is of commit <code>{commit}</code>, {when(made)}.
      </p>
      <HowMuchRan />
      {runs.map(({ run, taken, of, leftOut, seconds, passed, failed }) => (
        <section key={run} aria-labelledby={run}>
          <h2 id={run}>{run}</h2>
          {taken ? (
            <p>
              {passed} passed, {failed.length} failed, {leftOut || "nothing left out"}: {when(taken)},{" "}
              {Math.round(seconds)} s{of ? `, commit ${of}` : ""}
            </p>
          ) : (
            <strong>not run</strong>
          )}
          <ul>
            {failed.map((failure) => (
              <Failure key={failure.title} {...failure} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
