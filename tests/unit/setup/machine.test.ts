import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { takesPackages } from "../../../scripts/machine.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "machine-"));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A talkative program that is alone on the path, and writes down how it was called. */
function program(name: string, exitCode: number): void {
  const talk = `echo "Selecting a package"; echo "at stack (line 1)" >&2; echo "E: no such package" >&2`;
  const script = `#!/bin/sh\necho "${name} $*" >> ${calls()}\n${talk}\nexit ${exitCode}\n`;
  writeFileSync(path.join(folder, name), script, { mode: 0o755 });
}

const calls = (): string => path.join(folder, "calls");

function step(call: string) {
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", call], {
    env: { PATH: folder },
    encoding: "utf8",
  });
  return { status, lines: stdout.trim().split("\n") };
}

const fetched = `const { installForCheck, installPackages } = await import("./scripts/machine.mjs");`;
const firefox = `${fetched} installForCheck("Firefox", "those journeys", ["firefox-esr"]);`;

test("finds what is there, the preferred name first", () => {
  program("firefox", 0);
  program("firefox-esr", 0);
  const { lines } = step(`console.log((await import("./config/browsers.mjs")).firefoxPath())`);
  expect(lines).toEqual([`${folder}/firefox-esr`]);
});

test("without the right to install: one sentence, and no failure", () => {
  // As root, the right is given up first.
  const { status, lines } = step(
    firefox.replace(";", "; if (process.getuid() === 0) process.setuid(65534);"),
  );
  expect([status, lines]).toEqual([
    0,
    ["[setup] no Firefox, and only root on Debian or Ubuntu can be helped: those journeys will be left out."],
  ]);
});

describe.runIf(takesPackages())("as root on Debian or Ubuntu", () => {
  test("that cannot be installed: said, and no failure", () => {
    program("apt-get", 1);
    const { status, lines } = step(firefox);
    expect(status).toBe(0);
    expect(lines).toEqual([
      "[setup] installing Firefox …",
      "[setup] apt-get update -qq: E: no such package",
      "[setup] apt-get install -y: E: no such package",
      "[setup] Firefox could not be installed: those journeys will be left out.",
    ]);
  });

  test("what goes well says nothing, and the lists of packages are fetched once for all steps", () => {
    program("apt-get", 0);
    const { lines } = step(`${fetched} installPackages(["a"]); installPackages(["b"]);`);
    expect(lines).toEqual([""]);
    expect(readFileSync(calls(), "utf8").trim().split("\n")).toEqual([
      "apt-get update -qq",
      "apt-get install -y -qq --no-install-recommends a",
      "apt-get install -y -qq --no-install-recommends b",
    ]);
  });
});
