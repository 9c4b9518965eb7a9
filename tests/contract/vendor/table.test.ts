import { mkdir, writeFile } from "node:fs/promises";
import { afterAll, describe, expect, test } from "vitest";
import { bullets } from "./bullets.ts";
import type { Row } from "./row.ts";
import { operations } from "./rows/rest-operations.ts";
import { table } from "./table.ts";

const proofs = import.meta.glob<string>("./*.{test,chromium}.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const supports = import.meta.glob<string>("./{call,rest,backend,support}/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const topics = Object.entries<Readonly<Record<string, Row>>>(table);
const rows = topics.flatMap(([topic, list]) => Object.entries(list).map(([id, row]) => ({ topic, id, row })));

/** For the count at the end (scripts/contract.mjs), which finds rows that no test has run. */
afterAll(async () => {
  const listed = rows.map(({ topic, id, row }) => [
    id,
    { topic, package: row.package, verdict: row.verdict },
  ]);
  await mkdir("reports/contract", { recursive: true });
  await writeFile("reports/contract/table.json", `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);
});

describe("the table of the vendor contract", () => {
  test("[API-01] has all 135 rows of the REST interface", () => {
    expect(Object.values(operations).flat()).toHaveLength(135);
    expect(Object.keys(table.rest)).toHaveLength(135);
  });

  test("[CALL-01] has no id twice", () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test.each(Object.keys(bullets))("[CALL-01] has a row for: %s", (bullet) => {
    expect(rows.map(({ row }) => row.bullet)).toContain(bullet);
  });

  test.each(topics.map(([topic]) => topic))("[CALL-01] has one file of proofs for %s", (topic) => {
    const proving = Object.entries(proofs).filter(([, text]) =>
      new RegExp(`prove\\(\\s*"${topic}"`).test(text),
    );
    expect(proving).toHaveLength(1);
  });

  test("[CALL-01] no proof is left out", () => {
    for (const [file, text] of Object.entries({ ...proofs, ...supports })) {
      expect(text, file).not.toMatch(/\.(skip|only|todo|fails)\b\s*\(/);
    }
  });

  test("[CALL-01] what differs says what the package does and what we do", () => {
    for (const { id, row } of rows) {
      if (row.verdict !== "as specified") expect(row.weDo.length, id).toBeGreaterThan(10);
    }
  });
});
