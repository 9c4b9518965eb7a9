import { expect, test } from "vitest";
import { requirements, storyCitations, testCitations, whyNoStory } from "../../scripts/proofs.ts";

const known = new Set(requirements().map(({ id }) => id));
const proofs = [...testCitations(), ...storyCitations()];

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

test("each requirement has a story or says why not", () => {
  const shown = new Set(storyCitations().map(({ id }) => id));
  expect([...known].filter((id) => shown.has(id) === Boolean(whyNoStory(id)))).toEqual([]);
});
