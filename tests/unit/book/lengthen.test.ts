import { expect, test } from "vitest";
import { appCopy } from "#app/app.copy.ts";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { lengthen, lengthenText } from "../../../.storybook/lengthen.ts";

test("draws a sentence out by about a third, word for word", () => {
  const text = "Unverbindliches Beratungsgespräch zur Vertriebsautomatisierung vereinbaren";
  const long = lengthenText(text);
  expect(long.length / text.length).toBeGreaterThan(1.25);
  expect(long.length / text.length).toBeLessThan(1.45);
  expect(long.split(" ")).toHaveLength(text.split(" ").length);
});

test.each(["#services", "/datenschutz/", "mailto:a@b.example", "hallo@mainlicht.example", "24/7", ""])(
  "leaves %j alone: it is no text",
  (address) => expect(lengthenText(address)).toBe(address),
);

test("keeps the shape of a copy: the same keys, functions still functions, lists as long", () => {
  const { de } = contactCopy;
  const long = lengthen(de);
  expect(Object.keys(long)).toEqual(Object.keys(de));
  expect(long.summary(3)).not.toBe(de.summary(3));
  expect(lengthen(frameCopy.de).links.map(({ href }) => href)).toEqual(
    frameCopy.de.links.map(({ href }) => href),
  );
});

test("gives the same words each time, since effects may depend on them", () => {
  expect(lengthen(appCopy.de)).toBe(lengthen(appCopy.de));
  expect(lengthen(appCopy.de).title.home).toBe(lengthen(appCopy.de).title.home);
});
