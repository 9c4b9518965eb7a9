import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = mkdtempSync(join(tmpdir(), "scaffold-"));

function run(...command: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
}

const make = (asked: string) => run("scripts/new.mjs", asked);

beforeAll(() => {
  const kept = ["biome.json", "lint", "package.json", "scripts", "src/shared", "src/ui", "tsconfig.json"];
  for (const path of [...kept, ".storybook", "config/class-name-types.ts", ".gitignore"]) {
    cpSync(path, join(root, path), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  spawnSync("git", ["init", "-q"], { cwd: root });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test("writes a piece and a view that pass the checks as they are", () => {
  expect(make("ui/price-tag")).toMatchObject({ status: 0 });
  expect(make("features/opening-hours/HoursView")).toMatchObject({ status: 0 });

  const made = ["src/ui/price-tag", "src/features", "stories"];
  const linted = run("node_modules/@biomejs/biome/bin/biome", "ci", ...made);
  expect(linted.status, linted.said).toBe(0);
  writeFileSync(
    join(root, "tsconfig.made.json"),
    JSON.stringify({ extends: "./tsconfig.json", include: made, exclude: ["node_modules"] }),
  );
  expect(run("node_modules/tsx/dist/cli.mjs", "scripts/class-names.ts").said).toBe("");
  expect(run("node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.made.json").said).toBe("");
}, 120_000);

test("overwrites nothing", () => {
  expect(make("ui/button").said).toMatch(/already .*src\/ui\/button\/Button\.tsx/);
  expect(make("ui/button").status).toBe(1);
});

test.each(["", "ui", "ui/Thing", "ui/thing/View", "features/thing", "features/thing/view", "app/thing/View"])(
  "says how it is used when asked for %j",
  (asked) => expect(make(asked)).toMatchObject({ status: 1, said: expect.stringContaining("Usage:") }),
);
