/** A value that can be read and watched, as React's `useSyncExternalStore` needs it. */
export interface Store<State> {
  get(): State;
  /** @returns stops watching. */
  subscribe(listener: () => void): () => void;
}

/** A store whose value its owner changes. */
export function createStore<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Tells those who watch when it is another value. */
    set(next: State) {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

export interface Machine<State, Event> extends Store<State> {
  /** @returns the state after the event: the same object when the event does not count in it. */
  send(event: Event): State;
}

export function runMachine<State, Event>(
  step: (state: State, event: Event) => State,
  initial: State,
): Machine<State, Event> {
  const { get, subscribe, set } = createStore(initial);
  return {
    get,
    subscribe,
    send(event) {
      const next = step(get(), event);
      set(next);
      return next;
    },
  };
}
