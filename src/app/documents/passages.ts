import type { Language } from "#shared/copy.ts";

export interface SitePassage {
  label: string;
  href: string;
  text: string;
}

/** Where the passages of one language are written and fetched, from the root of the site. */
export const passagesFile = (language: Language) => `passages.${language}.json`;

/**
 * Reads the passages of a document: its paragraphs, list entries and cells, each under its heading.
 * @param path the document's address; a passage's link adds its heading's id, or that of the nearest element around it.
 * @param title what the document is called.
 */
export type ReadPassages = (html: string, path: string, title: string) => SitePassage[];
