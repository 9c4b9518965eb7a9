import type { Store } from "#shared/machine.ts";
import type { Mapped } from "../maps/explore.ts";

declare global {
  interface Window {
    /** Each step that a machine took in the story that is shown, as "chat: loading → talking". */
    walked?: Set<string>;
  }
}

type Watched<State> = Pick<Mapped<State, never, string>, "name" | "nodeOf">;

/** Writes down each step of a machine in a story, so that a state map's edges can be held to what was really walked. */
export function watchWalk<State>({ name, nodeOf }: Watched<State>, store: Store<State>): void {
  let before = nodeOf(store.get());
  // Steps that follow when the next story is shown in this document are not that one's.
  window.walked ??= new Set();
  const { walked } = window;
  store.subscribe(() => {
    const after = nodeOf(store.get());
    if (after !== before) walked.add(`${name}: ${before} → ${after}`);
    before = after;
  });
}
