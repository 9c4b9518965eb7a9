import { expect, test } from "vitest";
import { citations, citationsIn, requirements, storyTags, tagsIn } from "../../scripts/proofs.mjs";

const known = new Set(requirements().map(({ id }) => id));
const proofs = [...citations(), ...storyTags()];

test("each requirement has one line", () => {
  expect(known.size).toBeGreaterThan(100);
  expect(requirements()).toHaveLength(known.size);
});

test("each requirement is proved by a test or a story", () => {
  const proved = new Set(proofs.map(({ id }) => id));
  expect([...known].filter((id) => !proved.has(id))).toEqual([]);
});

test("each id that a test or a story cites is a requirement", () => {
  const unknown = proofs.filter(({ id }) => !known.has(id)).map(({ id, file }) => `${id} in ${file}`);
  expect(unknown).toEqual([]);
});

test("ids are found in titles, in rows of the vendor contract and in a story's tags", () => {
  const source = [
    'test("[FORM-10] is cleared", run);',
    '  "CALL-02.levels": asSpecified(',
    "// CHAT-01",
  ].join("\n");
  expect(citationsIn("a.test.ts", source)).toEqual([
    { id: "FORM-10", file: "a.test.ts", title: "[FORM-10] is cleared" },
    { id: "CALL-02", file: "a.test.ts", title: "CALL-02.levels" },
  ]);
  expect(tagsIn('meta.story({\n  tags: ["no-picture", "FORM-10"],\n')).toEqual(["FORM-10"]);
});
