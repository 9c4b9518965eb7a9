import { isStory, storyNameFromExport, toId } from "storybook/internal/csf";

type Module = Record<string, unknown>;

/** A state as a proof names it, and the story that shows it. */
export interface ShownState {
  name: string;
  storyId: string;
}

export interface Proof {
  /** What the proof is about: `everyState`, `everyFailure`. */
  title: string;
  states: readonly ShownState[];
}

const modules = import.meta.glob<Module>("../features/**/*.stories.tsx", { eager: true });
const proofs = import.meta.glob<Module>("../features/*/state-proof.ts", { eager: true });

/** Under which address the book has each story. */
function addresses(): Map<unknown, string> {
  const all = Object.values(modules).flatMap((module) =>
    Object.entries(module).map(([name, story]): [unknown, string] => {
      if (!isStory(story)) return [story, ""];
      const title = String(story.meta.input.title);
      return [story, toId(title, storyNameFromExport(name))];
    }),
  );
  return new Map(all);
}

function statesOf(proof: unknown, known: Map<unknown, string>): ShownState[] {
  if (typeof proof !== "object" || proof === null) return [];
  return Object.entries(proof).map(([name, story]) => {
    const storyId = known.get(story);
    if (!storyId) throw new Error(`The state "${name}" is proved by something that is no story of the book.`);
    return { name, storyId };
  });
}

/** Every state that a feature proves to have, read from its state-proof.ts. */
export function proofsOf(feature: string): Proof[] {
  const known = addresses();
  const module = proofs[`../features/${feature}/state-proof.ts`] ?? {};
  return Object.entries(module).map(([title, proof]) => ({ title, states: statesOf(proof, known) }));
}
