import { describe, expect, test } from "vitest";
import { record } from "../contract/record.ts";

const sources = import.meta.glob<string>("../contract/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const rows = Object.entries(record.rows);

describe("the table of the vendors' contract", () => {
  test("[API-01] has all 135 rows of the REST interface", () => {
    expect(rows.filter(([, { topic }]) => topic === "rest")).toHaveLength(135);
  });

  test("[CALL-01] no proof is left out", () => {
    for (const [file, text] of Object.entries(sources)) {
      expect(text, file).not.toMatch(/\.(skip|only|todo|fails)\b\s*\(/);
    }
  });

  test("[CALL-01] what differs says what the package does and what we do", () => {
    for (const [id, row] of rows) {
      if (row.verdict !== "as specified") expect(row.weDo?.length, id).toBeGreaterThan(10);
    }
  });
});
