import { expect, test } from "vitest";
import { readerOf } from "#features/chat/answers/bits.ts";
import { coded, type Learnt, learntIn } from "#features/chat/answers/model.ts";
import { seeded } from "#shared/seeded.ts";
import { writer } from "../../../scripts/learn/writer.ts";

test("numbers are read as they were written, rare ones and those that carry, too", () => {
  const next = seeded(5);
  const numbers = Array.from({ length: 5_000 }, (_, at) => ({
    context: at % 3,
    bits: 1 + (at % 7),
    value: Math.floor(2 ** (1 + (at % 7)) * next() ** (1 + (at % 5))),
  }));
  const { text, write } = writer();
  for (const { bits, context, value } of numbers) write(context, bits, value);
  const read = readerOf(text());
  expect(numbers.map(({ bits, context }) => read(context, bits, 0))).toEqual(
    numbers.map(({ value }) => value),
  );
});

test("what is nearly always the same takes nearly no room", () => {
  const { text, write } = writer();
  for (let at = 0; at < 8_000; at += 1) write(5, 3, at === 4_000 ? 7 : 2);
  expect(atob(text()).length).toBeLessThan(30);
});

test("a number that does not fit is refused, and not cut", () => {
  expect(() => writer().write(0, 3, 8)).toThrow("No number of 3 bits: 8");
});

test("features are read as they were written", () => {
  const features: Learnt[] = [
    { hash: 3, rarity: 2, weights: [{ topic: 0, steps: 6 }] },
    {
      hash: 400,
      rarity: 8,
      weights: [
        { topic: 5, steps: 1 },
        { topic: 72, steps: 3 },
      ],
    },
  ];
  const { text, write } = writer();
  for (const [at, one] of features.entries()) coded(write, features[at - 1]?.hash ?? 0, one);
  const learnt = learntIn({ from: "", topics: [], features: features.length, data: text() });
  expect([...learnt.values()]).toEqual(features);
});
