import { describe, expect, test } from "vitest";
import { everyFailure } from "#stories/features/contact/state-proof.ts";
import { headOf, sourcesOf } from "../support/sources.ts";

const pieces = sourcesOf(/^src\/ui\/.*\.tsx$/);
const [[, library = ""] = []] = sourcesOf(/^src\/ui\/index\.ts$/);
const stories = sourcesOf(/\.stories\.tsx$/);
const pages = sourcesOf(/\.mdx$/);
const machines = sourcesOf(/^src\/features\/.*\.machine\.ts$/);
const proofs = sourcesOf(/\/state-proof\.ts$/);

/** A module of src/ui that a page can use by itself: it exports a component. */
const isPiece = (source: string) => /export (function|const) [A-Z]\w*[ (<]/.test(source);

describe("every piece of the design system has stories and a docs page, and is in the library", () => {
  const found = pieces.filter(([, source]) => isPiece(source));

  test.each(found.map(([file]) => file.replace("src/", "#")))("%s", (specifier) => {
    const about = stories.map(([, source]) => source).filter((source) => source.includes(`"${specifier}"`));
    expect(about.length, "stories").toBeGreaterThan(0);
    const documented = about.some((source) => !headOf(source).includes('"!autodocs"'));
    expect(documented, "a docs page").toBe(true);
    expect(library, "other apps can import it").toContain(specifier.replace("#ui", "."));
  });
});

test.each([...stories, ...pages])(
  "docs pages are for reading: %s runs no play function there",
  (_, source) => {
    expect(source).not.toMatch(/autoplay/);
  },
);

describe("every machine has its states proved, and on the page of all", () => {
  const [[, shown = ""] = []] = sourcesOf(/\/maps\/proofs\.ts$/);

  test.each(machines.map(([file]) => file.replace("src/", "#")))("%s", (specifier) => {
    const [[file = "a state-proof.ts"] = []] = proofs.filter(([, source]) =>
      source.includes(`"${specifier}"`),
    );
    expect(shown).toContain(file.replace("stories/", "../"));
  });
});

/** They are pictured in one language at each width (.storybook/modes.ts): what they say, a story hands them. */
test.each(pieces)("a piece knows no language: %s", (_, source) => {
  expect(source).not.toMatch(/useCopy|useLanguage|defineCopy|LanguageContext/);
});

test("the page of the contact request tells each way to fail", () => {
  const [[, page = ""] = []] = pages.filter(([file]) => file.endsWith("/Contact.mdx"));
  const told = page.slice(page.indexOf("## Failures")).matchAll(/^\| `(\w+)`/gm);
  expect(Array.from(told, ([, kind]) => kind).sort()).toEqual(Object.keys(everyFailure).sort());
});
