import { expect, test } from "vitest";
import { LanguageProvider } from "#app/language/LanguageProvider.tsx";
import { App } from "#app/shell/App.tsx";
import { sourcesOf } from "../../support/sources.ts";

const filesWith = (tag: RegExp) =>
  sourcesOf(/^src\/.*\.tsx$/)
    .filter(([, source]) => tag.test(source))
    .map(([file]) => file.split("/").at(-1));

test("[ROUTE-05] the outermost element of the page is the language provider", () => {
  // The outermost element is made without looking at them.
  const props: Parameters<typeof App>[0] = Object.create(null);
  expect(App(props).type).toBe(LanguageProvider);
});

test("[ROUTE-05] there is no other: only what the assistant answers in its visitor's language stands under that", () => {
  expect(filesWith(/<LanguageProvider\b/)).toEqual(["App.tsx"]);
  expect(filesWith(/<LanguageContext\b/)).toEqual(["LanguageProvider.tsx", "MessageItem.tsx"]);
});
