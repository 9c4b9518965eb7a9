import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const sources = import.meta.glob<string>("../../src/{ui,features,app/pages}/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const stories = Object.values(
  import.meta.glob<string>("../../stories/**/*.{stories.tsx,mdx}", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

/** Subscribe a view to its controller, or put views together: journeys on the built site prove them. */
const wiring = [
  "features/contact/ContactSection.tsx",
  "features/hero/HeroSection.tsx",
  "features/privacy/drawer/DrawerSection.tsx",
];

const modules = new Map(
  Object.entries(sources)
    .map(([file, source]) => [file.replace("../../src/", ""), source] as const)
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
