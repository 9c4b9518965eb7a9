import { describe, expect, test } from "vitest";
import { assistantMap } from "../../stories/features/assistant/map.ts";
import { walks as assistantWalks } from "../../stories/features/assistant/state-proof.ts";
import { chatMap } from "../../stories/features/chat/map.ts";
import { walks as chatWalks } from "../../stories/features/chat/state-proof.ts";
import { contactMap } from "../../stories/features/contact/map.ts";
import { walks as contactWalks } from "../../stories/features/contact/state-proof.ts";
import { heroMap, sceneMap } from "../../stories/features/hero/map.ts";
import { walks as sceneWalks } from "../../stories/features/hero/scene/state-proof.ts";
import { walks as heroWalks } from "../../stories/features/hero/state-proof.ts";
import { drawerMap } from "../../stories/features/privacy/map.ts";
import { walks as drawerWalks } from "../../stories/features/privacy/state-proof.ts";
import { voiceMap } from "../../stories/features/voice/map.ts";
import { walks as voiceWalks } from "../../stories/features/voice/state-proof.ts";
import { edgeName, explore } from "../../stories/maps/explore.ts";

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
const maps = import.meta.glob<string>("../../stories/features/*/map.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const explored = [
  { ...assistantMap, ...explore(assistantMap), walks: assistantWalks },
  { ...chatMap, ...explore(chatMap), walks: chatWalks },
  { ...contactMap, ...explore(contactMap), walks: contactWalks },
  { ...drawerMap, ...explore(drawerMap), walks: drawerWalks },
  { ...heroMap, ...explore(heroMap), walks: heroWalks },
  { ...sceneMap, ...explore(sceneMap), walks: sceneWalks },
  { ...voiceMap, ...explore(voiceMap), walks: voiceWalks },
];
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

describe("docs pages are for reading", () => {
  test.each(everything)("%s runs no play function there", (_, source) => {
    expect(source).not.toMatch(/autoplay/);
  });
});

describe("every machine has a map of its states", () => {
  const shown = Object.entries(pages).filter(([file]) => file.includes("/maps/"));

  test.each(Object.keys(machines).map((file) => file.replace("../../src/", "#")))("%s", (specifier) => {
    const [[, own = ""] = []] = Object.entries(maps).filter(([, source]) =>
      source.includes(`"${specifier}"`),
    );
    const names = Array.from(own.matchAll(/^export const (\w+): Mapped</gm), ([, name]) => name ?? "");
    expect(names.length, "a map.ts").toBeGreaterThan(0);
    for (const name of names) {
      expect(
        shown.some(([, source]) => source.includes(`map={${name}}`)),
        `a page with ${name}`,
      ).toBe(true);
    }
  });

  test.each(explored)("$name uses every event, and gets about", ({ events, distances, edges }) => {
    const used = new Set(edges.map(({ event }) => event));
    expect(Object.keys(events).filter((event) => !used.has(event))).toEqual([]);
    expect(distances.size).toBeGreaterThan(1);
  });

  test.each(explored)("no story claims to walk what is no edge of $name", ({ edges, walks }) => {
    const names = edges.map(edgeName);
    expect(Object.keys(walks).filter((name) => !names.includes(name))).toEqual([]);
  });
});

/** They are pictured in one language at each width (.storybook/modes.ts): what they say, a story hands them. */
describe("a piece knows no language", () => {
  test.each(Object.entries(pieces))("%s", (_, source) => {
    expect(source).not.toMatch(/useCopy|useLanguage|defineCopy|LanguageContext/);
  });
});
