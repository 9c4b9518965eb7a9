import type { DailyCall, DailyEvent, DailyEventObject } from "@daily-co/daily-js";

type Listener = (event: DailyEventObject) => void;

/** The subject and content of events that the call client repeats although nothing has changed. */
const reports: Partial<Record<DailyEvent, (event: DailyEventObject) => [subject: string, content: unknown]>> =
  {
    "cpu-load-change": ({ cpuLoadState }) => ["cpu", cpuLoadState],
    "recording-started": () => ["recording", true],
    "recording-stopped": () => ["recording", false],
  };

export class OnChange {
  readonly #last = new Map<string, unknown>();
  readonly #added: { event: DailyEvent; listener: Listener }[] = [];
  readonly #listeners = new Map<DailyEvent, Set<Listener>>();
  readonly #call: DailyCall;

  constructor(call: DailyCall) {
    this.#call = call;
    for (const [event, report] of Object.entries(reports) as [
      DailyEvent,
      (typeof reports)["app-message"],
    ][]) {
      this.#add(event, (seen) => {
        const [subject = "", content] = report?.(seen) ?? [];
        if (this.#last.has(subject) && this.#last.get(subject) === content) return;
        this.#last.set(subject, content);
        for (const listener of this.#listeners.get(event) ?? []) listener(seen);
      });
    }
  }

  #add(event: DailyEvent, listener: Listener): void {
    this.#call.on(event, listener);
    this.#added.push({ event, listener });
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

  end(): void {
    for (const { event, listener } of this.#added) this.#call.off(event, listener);
    this.#listeners.clear();
  }
}
