import { createStore, type Store } from "#shared/machine.ts";
import type { VoiceEvent } from "./voice.port.ts";

export interface LogEntry {
  id: number;
  /** Milliseconds since the page was opened. */
  at: number;
  event: VoiceEvent;
  /** It came after its call was over, and did nothing. */
  late: boolean;
}

/** The log of a call, for developers and support (`?debug=voice`). */
export interface VoiceLog extends Store<readonly LogEntry[]> {
  add(event: VoiceEvent, at: number, late: boolean): void;
}

const kept = 200;

export function createVoiceLog(): VoiceLog {
  const { get, subscribe, set } = createStore<readonly LogEntry[]>([]);
  let count = 0;
  return {
    get,
    subscribe,
    add(event, at, late) {
      // Left out: ten of them come each second, and would push out all other entries.
      if (event.type !== "level") set([...get().slice(1 - kept), { id: count++, at, event, late }]);
    },
  };
}

/** The parts of an entry in plain words of the interface; what visitors and vendors said is shortened. */
export function textOfEvent(event: VoiceEvent): string {
  switch (event.type) {
    case "stage":
      return [event.stage, event.status, event.detail].filter(Boolean).join(" ");
    case "reported":
      return [event.name, event.detail].filter(Boolean).join(" ").slice(0, 400);
    case "speaking":
      return `speaking ${event.on ? "on" : "off"}`;
    case "captioned":
      return `${event.from}: ${event.text.slice(0, 120)}${event.final ? "" : " …"}`;
    case "ended":
      return `ended ${event.failure ?? "as wished"}`;
    default:
      return event.type;
  }
}
