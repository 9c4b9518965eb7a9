/** Time as a port, so that no test sleeps. */
export interface Clock {
  /** Milliseconds since an arbitrary start; never goes backwards. */
  now(): number;
  /** Calls `run` once after `ms` milliseconds. @returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
