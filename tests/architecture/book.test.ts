import { describe, expect, test } from "vitest";

const pieces = import.meta.glob<string>("../../src/ui/**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const stories = import.meta.glob<string>("../../stories/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pages = import.meta.glob<string>("../../stories/**/*.mdx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const machines = import.meta.glob("../../src/features/**/*.machine.ts");
const proofs = import.meta.glob<string>("../../stories/features/**/state-proof.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const everything = Object.entries({ ...stories, ...pages });

/** A module of src/ui that a page can use by itself: it exports a component. */
const isPiece = (source: string) => /export (function|const) [A-Z]\w*[ (<]/.test(source);

/** The part of a stories file that speaks for all its stories. */
const headOf = (source: string) => source.slice(0, source.indexOf("\nexport "));

describe("every piece of the design system has stories and a docs page", () => {
  const found = Object.entries(pieces).filter(([, source]) => isPiece(source));

  test.each(found.map(([file]) => file.replace("../../src/", "#")))("%s", (specifier) => {
    const about = Object.values(stories).filter((source) => source.includes(`"${specifier}"`));
    expect(about.length, "stories").toBeGreaterThan(0);
    const documented = about.some((source) => !headOf(source).includes('"!autodocs"'));
    expect(documented, "a docs page").toBe(true);
  });
});

test.each(everything)("docs pages are for reading: %s runs no play function there", (_, source) => {
  expect(source).not.toMatch(/autoplay/);
});

describe("every machine has its states proved, and on the page of all", () => {
  const [[, shown = ""] = []] = Object.entries(pages).filter(([file]) => file.includes("/maps/"));

  test.each(Object.keys(machines).map((file) => file.replace("../../src/", "#")))("%s", (specifier) => {
    const [[file = "a state-proof.ts"] = []] = Object.entries(proofs).filter(([, source]) =>
      source.includes(`"${specifier}"`),
    );
    expect(shown).toContain(file.replace("../../stories/", "../"));
  });
});

/** They are pictured in one language at each width (.storybook/modes.ts): what they say, a story hands them. */
test.each(Object.entries(pieces))("a piece knows no language: %s", (_, source) => {
  expect(source).not.toMatch(/useCopy|useLanguage|defineCopy|LanguageContext/);
});
