import { frameCopy } from "#features/frame/frame.copy.ts";
import { type Language, languages } from "#shared/copy.ts";

/** The documents that have an address of their own. Places inside the home document are hashes (ROUTE-01). */
export const documentKinds = ["home", "privacy", "imprint", "accessibility", "security"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface DocumentAddress {
  kind: DocumentKind;
  language: Language;
  /** From the root of the site, with a slash at its end. */
  path: string;
}

const homePaths: Record<Language, string> = { de: "/", en: "/en/" };

/** The path of a document. The legal ones are those that the footer links to (HOME-04). */
export function pathOf(kind: DocumentKind, language: Language): string {
  return kind === "home" ? homePaths[language] : frameCopy[language][kind].href;
}

/** Every document in every language; each has its pair. */
export const documents: readonly DocumentAddress[] = documentKinds.flatMap((kind) =>
  languages.map((language) => ({ kind, language, path: pathOf(kind, language) })),
);

export function fileOf(path: string): string {
  return `${path.slice(1)}index.html`;
}

/** The Markdown twin of a document's path or file, for programs that read. */
export function twinOf(path: string): string {
  return `${path.replace(/index\.html$/, "")}index.md`;
}
