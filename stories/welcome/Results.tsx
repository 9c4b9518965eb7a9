import { HowMuchRan, StoryLink, useBookFile } from "./book-files.tsx";

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
  const runs = useBookFile("results.json")?.runs.filter(({ taken }) => taken) ?? [];
  const sections = runs.map(({ run, seconds, passed, failed }) => (
    <section key={run} aria-labelledby={run}>
      <h2 id={run}>{run}</h2>
      <p>{`${passed} passed, ${failed.length} failed, in ${Math.round(seconds)} s`}</p>
      <ul>
        {failed.map((failure) => (
          <Failure key={failure.title} {...failure} />
        ))}
      </ul>
    </section>
  ));
  return [<HowMuchRan key="ran" />, ...sections];
}
