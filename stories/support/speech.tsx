import type { Decorator } from "@storybook/react-vite";
import { cloneElement, isValidElement, type ReactElement } from "react";
import { useLanguage } from "#shared/copy.ts";
import { languageOf } from "./globals.ts";
import { samples } from "./samples.ts";

/** The words between the blanks at both ends, which stand between two elements. */
const inEnglish = (text: string): string =>
  text.replace(/\S(.*\S)?/s, (words) => samples[words.replaceAll(/\s+/g, " ")] ?? words);

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

const translateEach = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, translate(value)]));

function translateElement(element: ReactElement<object>): ReactElement {
  const { children, ...props } = translateEach(element.props);
  // As arguments: children that come as a list are asked for keys.
  const given = Array.isArray(children) ? children : [children];
  return children === undefined ? cloneElement(element, props) : cloneElement(element, props, ...given);
}

/** Words, and what is made of words: elements, lists, records. Functions and whatever else there is stay the same. */
function translate(value: unknown): unknown {
  if (typeof value === "string") return inEnglish(value);
  if (Array.isArray(value)) return value.map(translate);
  if (isValidElement<object>(value)) return translateElement(value);
  return typeof value === "object" && value !== null && isPlain(value) ? translateEach(value) : value;
}

const done = new WeakMap<object, Record<string, unknown>>();

/** The same object each time: effects may depend on it. */
function translatedArgs(args: object): Record<string, unknown> {
  const known = done.get(args) ?? translateEach(args);
  done.set(args, known);
  return known;
}

/** Gives the pieces' stories, which are written in German, in the toolbar's language: their args. */
export const inToolbarLanguage: Decorator = (Story, { args, globals, title }) =>
  title.startsWith("ui/") && languageOf(globals) === "en" ? <Story args={translatedArgs(args)} /> : <Story />;

/** The same for words that a story says beside its piece. */
export function Say({ children }: { children: string }) {
  return useLanguage().language === "en" ? inEnglish(children) : children;
}

/** What a play function looks for: the story's words in the toolbar's language. */
export function sayIn(globals: Record<string, unknown>): (text: string) => string {
  return languageOf(globals) === "de" ? (text) => text : inEnglish;
}
