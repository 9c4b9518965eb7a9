import { runMachine, type Store } from "#shared/machine.ts";
import { type AssistantState, assistantStep, closed, type Mode } from "./assistant.machine.ts";

/** The widget's one state, outside of React: a link anywhere on the page may open or close it. */
export interface AssistantController extends Store<AssistantState> {
  toggle(): void;
  /** For a link or button elsewhere; an open one stays open. */
  open(): void;
  close(): void;
  choose(mode: Mode): void;
  /** Nothing can be spoken in this browser: from the voice mode to the text mode, which says so. */
  writeInstead(): void;
  back(): void;
}

export function createAssistantController(): AssistantController {
  const machine = runMachine(assistantStep, closed);
  return {
    get: machine.get,
    subscribe: machine.subscribe,
    toggle: () => void machine.send({ type: "toggled" }),
    open: () => {
      if (machine.get().status === "closed") machine.send({ type: "toggled" });
    },
    close: () => void machine.send({ type: "closed" }),
    choose: (mode) => void machine.send({ type: "chose", mode }),
    writeInstead: () => void machine.send({ type: "speechMissed" }),
    back: () => void machine.send({ type: "wentBack" }),
  };
}
