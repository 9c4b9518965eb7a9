import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = mkdtempSync(join(tmpdir(), "class-names-"));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function run(...command: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  return `${stdout}${stderr}`;
}

const writeTypes = () => run("node_modules/tsx/dist/cli.mjs", "scripts/class-names.ts");

beforeAll(() => {
  const kept = ["tsconfig.json", "package.json", "scripts/class-names.ts", "config/class-name-types.ts"];
  for (const file of kept) cpSync(file, join(root, file));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  write("src/ui/box/Box.module.css", "@layer ui { .box { margin: 0; &:hover .lid { color: red; } } }");
  write(
    "src/ui/box/Box.ts",
    'import styles from "./Box.module.css";\nexport const names = [styles.box, styles.lid, styles.handle];\n',
  );
  write(
    "src/features/Far.ts",
    'import styles from "#ui/box/Box.module.css";\nexport const names = [styles.box, styles.hinge];\n',
  );
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a class that does not exist does not compile, whichever way its sheet is imported", () => {
  expect(writeTypes()).toBe("");
  const said = run("node_modules/typescript/bin/tsc", "--noEmit");
  expect(said.match(/^src.*error/gm)).toEqual([
    expect.stringContaining("src/features/Far.ts(2,"),
    expect.stringContaining("src/ui/box/Box.ts(2,"),
  ]);
  expect(said).toContain("Property 'hinge' does not exist");
  expect(said).toContain("Property 'handle' does not exist");
});

test("the type of a sheet that is gone goes too", () => {
  rmSync(join(root, "src/ui/box/Box.module.css"));
  expect(writeTypes()).toBe("");
  expect(existsSync(join(root, ".class-names/src/ui/box/Box.module.css.d.ts"))).toBe(false);
});
