import { nameOf, type Shown } from "./shown.ts";

/** The attribute on `<html>` that hides the root until the right view stands in it. */
export const hiding = "data-swap";

export interface Swapper {
  /** Before the first paint: hides the root when another view will be put into it. */
  hideUnlessRight(): void;
  /** Puts the wanted view into the root; called after the templates. */
  show(): void;
  /** The same when the hash has changed: on arriving in another view its heading takes the focus (ROUTE-04). */
  follow(): void;
  /** The views that were left, with what was typed into them. */
  parked: ReadonlyMap<string, DocumentFragment>;
}

/** Shows one of the prerendered views, whatever the document brought along in its root. */
export function createSwapper(page: Document, wanted: () => Shown): Swapper {
  const html = page.documentElement;
  const parked = new Map<string, DocumentFragment>();

  function fragment(name: string): DocumentFragment | null {
    const template = page.querySelector<HTMLTemplateElement>(`template[data-shown="${name}"]`);
    return parked.get(name) ?? (template && page.importNode(template.content, true));
  }

  function show(): boolean {
    const root = page.getElementById("root");
    const name = nameOf(wanted());
    const before = html.dataset["shown"] ?? "";
    const next = name === before ? null : fragment(name);
    if (root && next) {
      const leaving = page.createDocumentFragment();
      leaving.append(...root.childNodes);
      parked.set(before, leaving);
      root.append(next);
      html.dataset["shown"] = name;
      const { title } =
        page.querySelector<HTMLTemplateElement>(`template[data-shown="${name}"]`)?.dataset ?? {};
      if (title) page.title = title;
    }
    html.removeAttribute(hiding);
    return next !== null;
  }

  return {
    hideUnlessRight() {
      if (nameOf(wanted()) === html.dataset["shown"]) return;
      html.setAttribute(hiding, "");
      html.lang = wanted().language;
    },
    show,
    parked,
    follow() {
      if (show()) page.querySelector<HTMLElement>("h1")?.focus();
    },
  };
}
