import { storyNameFromExport, toId } from "storybook/internal/csf";

/** A story by its address: a page that links to stories does not load their views. */
export interface StoryLink {
  id: string;
  /** As the sidebar says it. */
  name: string;
  /** On a map: the states that come after it. */
  leadsTo?: readonly string[];
}

/**
 * Links to the stories of a file: `storiesOf<typeof import("./ContactForm.stories.tsx")>("features/contact/ContactForm")`.
 * A name that the file does not export does not compile; `tests/visual/kept.spec.ts` looks for each in the built book.
 */
export function storiesOf<File>(title: string): (exported: keyof File & string) => StoryLink {
  return (exported) => {
    const name = storyNameFromExport(exported);
    return { id: toId(title, name), name };
  };
}

/** The states of a machine: each one's story, and the states that come after it. */
export function mapOf<Node extends string>(nodes: Record<Node, [StoryLink, ...Node[]]>) {
  return Object.fromEntries(
    Object.entries<[StoryLink, ...Node[]]>(nodes).map(([node, [story, ...leadsTo]]) => [
      node,
      { ...story, leadsTo },
    ]),
  );
}

/** A name in code as a heading: "everyFailure" is "Every failure". */
export const inWords = (name: string) =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
