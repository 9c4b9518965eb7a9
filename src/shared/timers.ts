import type { Clock } from "./clock.ts";

/** Timers that are known by their names: each is set once at most. */
export interface Timers<Name> {
  /** Calls `run` after `ms` milliseconds; takes the place of one of the same name. */
  wait(name: Name, ms: number, run: () => void): void;
  callOff(...names: readonly Name[]): void;
  callOffAll(): void;
}

export function createTimers<Name>(clock: Clock): Timers<Name> {
  const callOffs = new Map<Name, () => void>();

  function callOff(...names: readonly Name[]): void {
    for (const name of names) {
      callOffs.get(name)?.();
      callOffs.delete(name);
    }
  }

  return {
    wait(name, ms, run) {
      callOff(name);
      callOffs.set(name, clock.after(ms, run));
    },
    callOff,
    callOffAll: () => callOff(...callOffs.keys()),
  };
}
