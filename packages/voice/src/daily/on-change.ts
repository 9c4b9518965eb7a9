import type { DailyCall, DailyEvent, DailyEventObject } from "@daily-co/daily-js";

type Listener = (event: DailyEventObject) => void;

/** Reads the content of events that the call client repeats although nothing has changed. */
const reports: Partial<Record<DailyEvent, (event: DailyEventObject) => unknown>> = {
  "cpu-load-change": ({ cpuLoadState }) => cpuLoadState,
  "recording-started": () => true,
  "recording-stopped": () => false,
};

const subjectOf: Partial<Record<DailyEvent, string>> = {
  "cpu-load-change": "cpu",
  "recording-started": "recording",
  "recording-stopped": "recording",
};

/** Remembers what was last reported of each subject, and lets only news through. */
export class OnChange {
  readonly #last = new Map<string, unknown>();
  readonly #added: { event: DailyEvent; listener: Listener }[] = [];
  readonly #listeners = new Map<DailyEvent, Set<Listener>>();
  readonly #call: DailyCall;

  constructor(call: DailyCall) {
    this.#call = call;
    for (const [event, report] of Object.entries(reports)) {
      this.#add(event as keyof typeof reports, (seen) => this.#hear(event as DailyEvent, report(seen), seen));
    }
  }

  #add(event: DailyEvent, listener: Listener): void {
    this.#call.on(event, listener);
    this.#added.push({ event, listener });
  }

  #hear(event: DailyEvent, report: unknown, seen: DailyEventObject): void {
    const subject = subjectOf[event] ?? event;
    if (this.#last.has(subject) && this.#last.get(subject) === report) return;
    this.#last.set(subject, report);
    for (const listener of this.#listeners.get(event) ?? []) listener(seen);
  }

  /** @returns takes the listener away again. */
  on(event: DailyEvent, listener: Listener): () => void {
    if (!(event in reports)) {
      this.#add(event, listener);
      return () => this.#call.off(event, listener);
    }
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Takes away every listener that was ever added here. */
  end(): void {
    for (const { event, listener } of this.#added) this.#call.off(event, listener);
    this.#listeners.clear();
  }
}
