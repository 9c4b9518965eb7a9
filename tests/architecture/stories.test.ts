import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { sourcesOf } from "../support/sources.ts";

const stories = sourcesOf(/\.(stories\.tsx|mdx)$/)
  .map(([, source]) => source)
  .join("\n");

/** Subscribe a view to its controller, or put views together: journeys on the built site prove them. */
const wiring = [
  "features/chat/ChatSection.tsx",
  "features/contact/ContactSection.tsx",
  "features/hero/HeroSection.tsx",
  "features/privacy/drawer/DrawerSection.tsx",
  "features/voice/VoiceSection.tsx",
];

const modules = new Map(
  sourcesOf(/^src\/(ui|features|app\/pages)\//)
    .map(([file, source]) => [file.replace("src/", ""), source] as const)
    .filter(
      ([file]) =>
        !wiring.includes(file) && !/app\/pages\/(HomeSections|ContactPage|PageAssistant|PageEnd)/.test(file),
    ),
);

/** The parts that a component is made of, in its own folder or below. */
function partsOf(file: string): string[] {
  const found = modules.get(file)?.matchAll(/(?:from|import\() ?"(\.[^"]+\.tsx?)"/g) ?? [];
  return Array.from(found, ([, path]) => join(dirname(file), path ?? ""));
}

/** The component that a story shows, and the parts that are shown with it. */
function shown(): Set<string> {
  const reached = new Set([...modules.keys()].filter((file) => stories.includes(`#${file}"`)));
  for (const file of reached) for (const part of partsOf(file)) reached.add(part);
  return reached;
}

describe("every view and every piece is in the book", () => {
  const inTheBook = shown();
  test.each([...modules.keys()].filter((file) => file.endsWith(".tsx")))("%s", (file) => {
    expect(inTheBook).toContain(file);
  });
});
