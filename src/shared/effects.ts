import { createStore, type Store } from "./machine.ts";

/** The state after an event, and the effects to carry out because of it, in this order. */
export type Step<State, Effect> = readonly [state: State, ...effects: Effect[]];

export interface Program<State, Event> extends Store<State> {
  send(event: Event): void;
}

/**
 * Runs a pure machine `(state, event) → [state, ...effects]`. The state is set first, then the effects run. An event
 * that arrives during an effect waits until the effect is finished, so no step sees a half-finished one.
 * @param perform carries out one effect.
 */
export function runProgram<State, Event, Effect>(
  step: (state: State, event: Event) => Step<State, Effect>,
  initial: State,
  perform: (effect: Effect) => void,
): Program<State, Event> {
  const { get, subscribe, set } = createStore(initial);
  let running = false;
  const waiting: Event[] = [];

  function take(event: Event): void {
    const [next, ...effects] = step(get(), event);
    set(next);
    for (const effect of effects) perform(effect);
  }

  return {
    get,
    subscribe,
    send(event) {
      waiting.push(event);
      if (running) return;
      running = true;
      try {
        while (waiting.length > 0) take(...(waiting.splice(0, 1) as [Event]));
      } finally {
        running = false;
      }
    },
  };
}
