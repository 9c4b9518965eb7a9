import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { bookDir } from "./book.ts";

interface Documented {
  reactComponentMeta?: { props: Record<string, { description: string }> };
}

/** What the book says of its components, to readers and to coding assistants. */
function written(kind: "docgen" | "story-docs"): { text: string; components: [string, Documented][] }[] {
  const folder = join(bookDir, "services/core", kind);
  return readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const { components }: { components: Record<string, Documented> } = JSON.parse(text);
    return { text, components: Object.entries(components) };
  });
}

test("every prop of the book's tables is described", () => {
  const components = written("docgen").flatMap((file) => file.components);
  expect(components.length).toBeGreaterThan(50);
  const undescribed = components.flatMap(([id, { reactComponentMeta }]) =>
    Object.entries(reactComponentMeta?.props ?? {})
      .filter(([, { description }]) => description === "")
      .map(([name]) => `${id} ${name}`),
  );
  expect(undescribed).toEqual([]);
});

test("what an example imports exists: the package has no entry without a name", () => {
  const imports = written("story-docs").flatMap(({ text }) =>
    text.match(/import \{[^}]*\} from 'mainlicht-site'/g),
  );
  expect(imports.filter(Boolean)).toEqual([]);
});
