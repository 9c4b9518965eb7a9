import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { expect, onTestFinished, test } from "vitest";
import { acceptedFiles, changesIn, filesOf, groupsOf } from "../../visual/review/changes.ts";
import { type Place, placesIn } from "../../visual/review/places.ts";

const tones = Array.from({ length: 100 }, (_, row) => row + 1);

test("what an inserted block has pushed down has not changed", () => {
  expect(placesIn(tones, [...tones.slice(0, 20), 500, 501, ...tones.slice(20)])).toEqual([
    { old: [20, 20], now: [20, 22] },
  ]);
  expect(placesIn(tones, tones)).toEqual([]);
});

test("a block that was removed here and came back there is two places, and nothing between", () => {
  const block = tones.slice(10, 16);
  const moved = [...tones.slice(0, 10), ...tones.slice(16, 80), ...block, ...tones.slice(80)];
  expect(placesIn(tones, moved)).toEqual([
    { old: [10, 16], now: [10, 10] },
    { old: [80, 80], now: [74, 80] },
  ]);
});

test("differences a few rows from each other are one place", () => {
  const changed = tones.map((tone, row) => (row === 30 || row === 40 || row === 90 ? 900 : tone));
  expect(placesIn(tones, changed)).toEqual([
    { old: [30, 41], now: [30, 41] },
    { old: [90, 91], now: [90, 91] },
  ]);
});

test("changes are read from Playwright's report, once each", () => {
  const attachments = (...names: string[]) => ({
    results: [{ attachments: names.map((name) => ({ name, path: `/${name}` })) }],
  });
  const changed = attachments("b.de-1280-expected.png", "b.de-1280-actual.png", "b.de-1280-diff.png");
  const again = attachments("b.de-1280-1-expected.png", "b.de-1280-1-actual.png");
  const heard = attachments("b.de-actual.txt");
  const specs = [{ tests: [again, changed] }, { tests: [heard] }, { tests: [attachments("screenshot")] }];
  const b = "/b.de-1280";
  const report = JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] });
  expect(changesIn(JSON.parse(report))).toEqual([
    {
      file: "b.de-1280.png",
      actual: `${b}-actual.png`,
      expected: `${b}-expected.png`,
      diff: `${b}-diff.png`,
    },
    { file: "b.de.txt", actual: "/b.de-actual.txt" },
  ]);
});

function changesOf(
  files: Readonly<Record<string, readonly [old: readonly string[], now: readonly string[]]>>,
) {
  const folder = mkdtempSync(join(tmpdir(), "review-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const drawn = (lines: readonly string[]) => {
    const tall = new PNG({ width: 1, height: lines.length });
    tall.data.write(lines.join(""));
    return PNG.sync.write(tall);
  };
  const saved = (name: string, lines: readonly string[]) => {
    writeFileSync(join(folder, name), name.includes(".png") ? drawn(lines) : lines.join("\n"));
    return join(folder, name);
  };
  return Object.entries(files).map(([file, [old, now]]) => ({
    file,
    expected: saved(`${file}-expected`, old),
    actual: saved(`${file}-actual`, now),
  }));
}

test("what the same sources reach is judged once, under a name that keeps, and else what a component has", () => {
  const changes = changesOf({
    "features-form--one.de.txt": [
      ["one a", "rest"],
      ["one b", "rest"],
    ],
    "features-view--one.de-1280.png": [["abcd"], ["abce"]],
    "site-home.de-1280.png": [["abcd"], ["abce"]],
    "ui-badge--one.de-1280.png": [["abcd"], ["abch"]],
    "ui-card--one.de-1280.png": [["abcd"], ["abch"]],
  });
  const sheet = ["Badge.css"];
  const causes: Record<string, string[]> = { "ui-badge": sheet, "site-home": ["copy.ts", ...sheet] };
  const causeOf = (file: string) =>
    causes[file.replace(/(--|\.).*/, "")] ?? (file.startsWith("features-") ? ["copy.ts"] : []);
  const groups = groupsOf(changes, causeOf);
  expect(groups.map(({ cause, seen }) => [cause, ...filesOf({ seen })])).toEqual([
    ["copy.ts", "features-form--one.de.txt", "features-view--one.de-1280.png"],
    ["Badge.css", "ui-badge--one.de-1280.png"],
    ["ui-card", "ui-card--one.de-1280.png"],
    ["copy.ts, Badge.css", "site-home.de-1280.png"],
  ]);
  expect(groups[0]?.seen[0]?.title).toBe("- one ⟦a⟧\n+ one ⟦b⟧");
  // What is approved is gone, and the rest is called as before, in whatever order it comes.
  const part = groupsOf(changes.toReversed(), causeOf, ({ file }) => file.startsWith("features-form"));
  expect(part.find(({ id }) => id === groups[0]?.id)?.seen).toHaveLength(1);
  // Another content has another name.
  const [another] = groupsOf(changesOf({ "ui-card--one.de-1280.png": [["abcd"], ["abcx"]] }), causeOf);
  expect(new Set([...groups, another].map((group) => group?.id)).size).toBe(5);
});

test("a file is approved when every place in it is accepted, or by its name; an unknown name takes nothing, and fails", () => {
  const place: Place = { old: [0, 1], now: [0, 1] };
  const group = (id: string, ...files: string[]) => ({
    id,
    seen: files.map((file) => ({ file, title: "", place, content: id })),
  });
  const groups = [group("3f", "x.png", "y.png"), group("07", "y.png", "z.png")];
  expect(acceptedFiles(groups, [])).toEqual({ files: [], unknown: [], exitCode: 1 });
  expect(acceptedFiles(groups, ["3f", "07"]).files).toEqual(["x.png", "y.png", "z.png"]);
  expect(acceptedFiles(groups, ["z", "3f"])).toMatchObject({ files: ["x.png", "z.png"], exitCode: 0 });
  expect(acceptedFiles(groups, ["3f", "2"])).toEqual({ files: ["x.png"], unknown: ["2"], exitCode: 1 });
  // A file of a group that has changed since is not the one that was seen.
  expect(acceptedFiles(groups, ["3f/x.png"])).toMatchObject({ files: ["x.png"], exitCode: 0 });
  expect(acceptedFiles(groups, ["4f/x.png"])).toMatchObject({
    files: [],
    unknown: ["4f/x.png"],
    exitCode: 1,
  });
});
