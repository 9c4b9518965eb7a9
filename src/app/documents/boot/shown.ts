import type { Language } from "#shared/copy.ts";

/** The languages by themselves: the inline script must not pull in React. */
function isLanguage(value: string | undefined): value is Language {
  return value === "de" || value === "en";
}

export type View = "home" | "contact";

/** What stands in the root: a view in a language. */
export interface Shown {
  language: Language;
  view: View;
}

/** The attribute on `<html>` until another view has been shown. */
export const calm = "data-calm";

/** The name of a prerendered view; templates carry it as `data-shown`. */
export function nameOf({ language, view }: Shown): string {
  return `${language}-${view}`;
}

/** What a prerendered document says about itself on `<html>`; null in development, where nothing is prerendered. */
export function readShown({ shown, year }: DOMStringMap): (Shown & { year: number }) | null {
  const [language, view] = shown?.split("-") ?? [];
  if (!isLanguage(language) || (view !== "home" && view !== "contact")) return null;
  return { language, view, year: Number(year) };
}

/** What the visitor did before the page was alive, kept by the inline script. */
export interface Early {
  /** Buttons that were pressed and forms that were sent, in their order. */
  acts: (HTMLElement | HTMLFormElement)[];
  /** Whether the visitor has given a sign of life. */
  stirred: boolean;
  /** React begins with what stands there: views are not swapped any more. */
  settle: () => void;
  /** The page takes over: nothing is recorded any more. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Set by the inline script of a prerendered home document. */
    early?: Early;
    /** The views that were left before the page was alive, by their names. */
    parkedViews?: ReadonlyMap<string, ParentNode>;
    /** The whole sheet is here: from now on any view can be shown. */
    styled?: Promise<void>;
    /** Called after the templates: puts the right view into the root. */
    showView?: () => void;
  }
}
