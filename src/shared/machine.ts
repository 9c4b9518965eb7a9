/** A value that can be read and watched; what React's `useSyncExternalStore` wants. */
export interface Store<State> {
  get(): State;
  /** @returns stops watching. */
  subscribe(listener: () => void): () => void;
}

export interface Machine<State, Event> extends Store<State> {
  /** @returns the state after the event: the same object when the event does not count in it. */
  send(event: Event): State;
}

/** Runs a pure machine `(state, event) → state`. */
export function runMachine<State, Event>(
  step: (state: State, event: Event) => State,
  initial: State,
): Machine<State, Event> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      const next = step(state, event);
      if (next !== state) {
        state = next;
        for (const listener of listeners) listener();
      }
      return next;
    },
  };
}
