import { nameOf, type Shown } from "./shown.ts";

/** The attribute on `<html>` that hides the root until the right view stands in it, with its style. */
export const hiding = "data-swap";

export interface Swapper {
  /** Before the first paint: hides the root when another view will be put into it, or its style is still to come. */
  hideUnlessRight(): void;
  /** Puts the wanted view into the root as soon as there is one; called after the templates. */
  show(): void;
  /** The same when the hash has changed: on arriving in another view its heading takes the focus (ROUTE-04). */
  follow(): void;
  /** The document of the other language has been fetched: its views may be shown too. */
  adopt(other: Document): void;
  /** The whole sheet is here: any view can be shown. */
  styled(): void;
  /** The views that were left, with what was typed into them. */
  parked: ReadonlyMap<string, DocumentFragment>;
}

interface Found {
  content: DocumentFragment;
  title: string | undefined;
}

/** Shows one of the prerendered views, whatever the document brought along in its root. */
export function createSwapper(page: Document, wanted: () => Shown): Swapper {
  const html = page.documentElement;
  const parked = new Map<string, DocumentFragment>();
  const titles = new Map<string, string>();
  const adopted = new Map<string, DocumentFragment>();
  let sheetIsHere = false;
  let hasArrived = false;

  /** A view that was left, with what was typed into it; else a fresh one. */
  function find(name: string): Found | null {
    const template = page.querySelector<HTMLTemplateElement>(`template[data-shown="${name}"]`);
    const fresh = adopted.get(name) ?? template?.content;
    const content = parked.get(name) ?? (fresh && page.importNode(fresh, true));
    return content ? { content, title: titles.get(name) ?? template?.dataset["title"] } : null;
  }

  function swap(root: HTMLElement, name: string): boolean {
    const before = html.dataset["shown"] ?? "";
    const next = name === before ? null : find(name);
    if (!next) return name === before;
    const leaving = page.createDocumentFragment();
    leaving.append(...root.childNodes);
    parked.set(before, leaving);
    titles.set(before, page.title);
    root.append(next.content);
    html.dataset["shown"] = name;
    if (next.title) page.title = next.title;
    return true;
  }

  function show(): void {
    const root = page.getElementById("root");
    const { language, view } = wanted();
    if (!root || !swap(root, nameOf({ language, view }))) return;
    // What the document brings along of the style is that of the home view.
    const ready = sheetIsHere || view === "home";
    html.toggleAttribute(hiding, !ready);
    if (ready && hasArrived) page.querySelector<HTMLElement>("h1")?.focus();
    if (ready) hasArrived = false;
  }

  return {
    hideUnlessRight() {
      const { language, view } = wanted();
      if (nameOf({ language, view }) === html.dataset["shown"]) return;
      html.setAttribute(hiding, "");
      html.lang = language;
    },
    show,
    parked,
    follow() {
      const { dataset } = html;
      hasArrived ||= nameOf(wanted()) !== dataset["shown"];
      show();
    },
    adopt(other) {
      const { shown = "" } = other.documentElement.dataset;
      const root = page.createDocumentFragment();
      root.append(...(other.getElementById("root")?.childNodes ?? []));
      adopted.set(shown, root);
      titles.set(shown, other.title);
      for (const { dataset, content } of other.querySelectorAll<HTMLTemplateElement>(
        "template[data-shown]",
      )) {
        adopted.set(dataset["shown"] ?? "", content);
        titles.set(dataset["shown"] ?? "", dataset["title"] ?? "");
      }
      show();
    },
    styled() {
      sheetIsHere = true;
      show();
    },
  };
}
