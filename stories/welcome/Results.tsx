import { useState } from "react";
import { HowMuchRan, type Run, reserveOf, StoryLink, short, useBookFile, when } from "./book-files.tsx";

const holds: Readonly<Record<string, string>> = {
  unit: "Also databases, backend, hosting, the library, and what rules the code keeps.",
  contract: "The clients of voice and call vendors, against what those really said.",
  visual: "Every story, played, examined and pictured; this book's own pages; pictures of the built site.",
  e2e: "Journeys through the built site, in Chromium and, where they are installed, Firefox and WebKit.",
};

/** When a run was, of what, and what it does not say. */
const said = (run: Run) =>
  [run.taken && when(run.taken), run.of && `commit ${run.of}`, run.leftOut, reserveOf(run)]
    .filter((part) => part && part !== "in part")
    .join(", ");

const asWritten = { whiteSpace: "pre-wrap", overflowWrap: "anywhere" } as const;

/** A picture test begins its title with the id of its story. */
function Failure({ title, why }: { title: string; why: string }) {
  const [, id = "", rest = title] = /^([a-z\d-]+--[a-z\d-]+)(.*)$/s.exec(title) ?? [];
  return (
    <li>
      {id ? <StoryLink id={id} /> : null}
      {rest}
      <pre style={asWritten}>{why}</pre>
    </li>
  );
}

/** Every test of a run, to be searched with the browser: thousands of lines, drawn when they are asked for. */
function Tests({ run, many }: Pick<Run, "run"> & { many: number }) {
  const [isOpen, setOpen] = useState(false);
  const tests = useBookFile("tests.json")?.[run] ?? [];
  const lines = tests.map(
    ({ said, ok, seconds }) => `${said}: ${ok ? "passed" : "failed"}, ${short(seconds)}`,
  );
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{many} tests</summary>
      {isOpen && <pre style={asWritten}>{lines.join("\n")}</pre>}
    </details>
  );
}

/** What the last runs of the tests said, by run, with every test that failed. */
export function Results() {
  const runs = useBookFile("results.json")?.runs ?? [];
  const sections = runs.map((last) => {
    const { run, taken, seconds, passed, failed } = last;
    return (
      <section key={run} aria-labelledby={run}>
        <h2 id={run}>{run}</h2>
        <p>{holds[run]}</p>
        <p>{said(last)}</p>
        {taken && <p>{`${passed} passed, ${failed.length} failed, in ${Math.round(seconds)} s`}</p>}
        <ul>
          {failed.map((failure) => (
            <Failure key={failure.title} {...failure} />
          ))}
        </ul>
        {taken && <Tests run={run} many={passed + failed.length} />}
      </section>
    );
  });
  return [<HowMuchRan key="ran" />, ...sections];
}
