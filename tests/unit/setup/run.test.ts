import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { expect, test } from "vitest";

/** Runs steps as `npm test` does, two at a time. @returns what a terminal shows, and how each ended. */
function runSteps(...commands: readonly string[]) {
  const steps = commands.map((command, place) => ({ name: `step ${place}`, command }));
  const program = `const { runSteps } = await import("./scripts/run.mjs");
    await runSteps(${JSON.stringify(steps)}, ({ name }, { ok }) => console.log("told", name, ok), 2);`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  return stdout;
}

test("keeps apart what steps beside each other say, on both outputs, and tells how each ended", () => {
  const said = runSteps("echo seen; sleep 0.2; echo trouble >&2; exit 3", "sleep 0.1; echo other");
  expect(said).toMatch(/=== step 0 FAILED, [\d.]+ s\nseen\ntrouble\ntold step 0 false/);
  expect(said).toMatch(/=== step 1 ok, [\d.]+ s\nother\ntold step 1 true/);
});

test("begins in order, two at a time", () => {
  const sign = path.join(mkdtempSync(path.join(tmpdir(), "run-")), "sign");
  const said = runSteps(`until [ -e ${sign} ]; do sleep 0.05; done`, "true", `touch ${sign}`);
  const order = [...said.matchAll(/^(?:=== (step \d:)|told (step \d))/gm)].map(
    ([, begun, told]) => begun ?? told,
  );
  expect(order.slice(0, 4)).toEqual(["step 0:", "step 1:", "step 1", "step 2:"]);
  expect(order.slice(4).sort()).toEqual(["step 0", "step 2"]);
});

test("shows all of a failure, and of a long success its last line", () => {
  expect(runSteps("seq 50")).toMatch(/\(49 lines more\)\n50\ntold/);
  expect(runSteps("seq 50; exit 1")).toMatch(/1\n2\n3\n/);
});
