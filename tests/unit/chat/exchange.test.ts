import { expect, test } from "vitest";
import { exchanged, groupsOf } from "../../../scripts/learn/exchange.ts";

const groups = groupsOf(["shopify|woocommerce", "fast|quickly"]);
const first = () => 0;

test("each word of a group becomes another of the same group", () => {
  expect(exchanged("How fast is it with Shopify?", groups, first)).toBe(
    "How quickly is it with woocommerce?",
  );
});

test("a part of a word is no word", () => {
  expect(exchanged("breakfast, fast-food and 10.5 % fasting", groups, first)).toBe(
    "breakfast, fast-food and 10.5 % fasting",
  );
});

test("a line without any stays as it is", () => {
  expect(exchanged("What does it cost?", groups, first)).toBe("What does it cost?");
});
