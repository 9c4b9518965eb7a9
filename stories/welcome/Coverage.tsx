import { useEffect, useState } from "react";
import { readBookFile } from "../../.storybook/results.ts";
import { type Coverage as Read, roomsOf } from "../../scripts/reach/reached.ts";

const isCoverage = (read: unknown): read is Read =>
  typeof read === "object" && read !== null && "files" in read && "parts" in read;

const share = (reached: number, lines: number) => `${((100 * reached) / lines).toFixed(1)} %`;

/** Which lines of what ships the last `npm run coverage` saw run, and which not. */
export function Coverage() {
  const [read, setRead] = useState<unknown>();
  useEffect(() => void readBookFile("coverage.json").then(setRead), []);
  if (!isCoverage(read)) {
    return (
      <p>
        Nothing was measured: <code>npm run coverage</code> does, before the book is built.
      </p>
    );
  }
  const { files, taken, parts, inWorkers } = read;
  const sum = (of: "lines" | "reached") => files.reduce((all, row) => all + row[of], 0);
  const missed = files.filter(({ unitsOnly, unreached }) => unitsOnly || unreached);
  return (
    <>
      <p>
        {share(sum("reached"), sum("lines"))}: {sum("reached")} of {sum("lines")} lines in {files.length}{" "}
        files were run by journeys and stories,{" "}
        {new Date(taken).toLocaleString("en-GB", { timeZone: "Europe/Berlin" })} (measured: {parts.join(", ")}
        ). In {missed.length} files something was not. What a worker runs is not measured
        {inWorkers.length > 0 && `: ${inWorkers.join(", ")}`}.
      </p>
      <table>
        <thead>
          <tr>
            <th>Folder in src</th>
            <th>Reached</th>
          </tr>
        </thead>
        <tbody>
          {roomsOf(files).map(({ room, lines, reached }) => (
            <tr key={room}>
              <td>{room}</td>
              <td>
                {reached} of {lines} ({share(reached, lines)})
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th>File in src</th>
            <th>Reached</th>
            <th>Lines that nothing ran</th>
            <th>Lines that only tests in Node ran</th>
          </tr>
        </thead>
        <tbody>
          {missed.map(({ file, lines, reached, unitsOnly, unreached }) => (
            <tr key={file}>
              <td>{file}</td>
              <td>
                {reached} of {lines} ({share(reached, lines)})
              </td>
              <td>{unreached || "none"}</td>
              <td>{unitsOnly || "none"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
