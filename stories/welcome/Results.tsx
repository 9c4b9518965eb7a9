import { useDeferredValue, useState } from "react";
import { TextField } from "#ui/field/TextField.tsx";
import { HowMuchRan, type Run, reserveOf, Site, StoryLink } from "./book-files.tsx";
import { short, useBookFile, when } from "./use-book-file.ts";

const holds: Readonly<Record<string, string>> = {
  unit: "Also databases, backend, hosting, the library, and what rules the code keeps.",
  contract: "The clients of voice and call vendors, against what those really said.",
  visual: "Every story, played, examined and pictured; this book's own pages; pictures of the built site.",
  e2e: "Journeys through the built site. The projects firefox and webkit are those browsers, all others Chromium.",
};

/** When a run was, of what, and what it does not say. */
const said = (run: Run) =>
  [run.taken && when(run.taken), run.of && `commit ${run.of}`, run.leftOut, reserveOf(run)]
    .filter((part) => part && part !== "in part")
    .join(", ");

/** A title with the name of a story in it leads there. */
function Titled({ children: title }: { children: string }) {
  const [, before = title, id = "", after = ""] =
    /^(.*?)\b([a-z\d]+-[a-z\d-]*--[a-z\d-]+)(.*)$/s.exec(title) ?? [];
  return (
    <>
      {before}
      {id ? <StoryLink id={id} /> : null}
      {after}
    </>
  );
}

/** Every test of a run, or those in whose names something stands: thousands, drawn when they are asked for. */
function Tests({ run, many }: Pick<Run, "run"> & { many: number }) {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState("");
  const looked = useDeferredValue(wanted.toLowerCase());
  const tests = useBookFile("tests.json")?.[run] ?? [];
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{many} tests</summary>
      {isOpen && (
        <>
          <Site>
            <TextField name={run} label="Find a test" onChange={({ target }) => setWanted(target.value)} />
          </Site>
          <ul>
            {tests
              .map((test, at) => ({ ...test, at }))
              .filter(({ said: name }) => name.toLowerCase().includes(looked))
              .map(({ said: name, ok, seconds, at }) => (
                <li key={at}>
                  <Titled>{name}</Titled>
                  {`: ${ok ? "passed" : "failed"}, ${short(seconds)}`}
                </li>
              ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** What the last runs of the tests said, by run, with every test that failed. */
export function Results() {
  const runs = useBookFile("results.json")?.runs ?? [];
  const sections = runs.map((last) => {
    const { run, taken, seconds, passed, failed, projects } = last;
    const ran = [...new Set(projects)].map(
      (name) => `${name} ${projects.filter((one) => one === name).length}`,
    );
    return (
      <section key={run} aria-labelledby={run}>
        <h2 id={run}>{run}</h2>
        <p>{holds[run]}</p>
        <p>{said(last)}</p>
        {taken && <p>{`${passed} passed, ${failed.length} failed, in ${Math.round(seconds)} s`}</p>}
        {ran.length > 0 && <p>{`Tests by Playwright's project: ${ran.join(", ")}`}</p>}
        <ul>
          {failed.map(({ title, why }) => (
            <li key={title}>
              <Titled>{title}</Titled>
              <pre style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{why}</pre>
            </li>
          ))}
        </ul>
        {taken && <Tests run={run} many={passed + failed.length} />}
      </section>
    );
  });
  return [<HowMuchRan key="ran" />, ...sections];
}
