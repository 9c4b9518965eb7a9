import type { Clock } from "#shared/clock.ts";
import { runMachine, type Store } from "#shared/machine.ts";
import { within } from "#shared/time-limit.ts";
import type { Contact } from "../ledger/ledger.ts";
import { contactRows, type DrawerState, drawerStep, keptRows, reading } from "./drawer.machine.ts";
import type { DevicePort } from "./drawer.port.ts";

/** After this time without the browser's answer, the drawer shows an empty list. */
export const readLimitMs = 3_000;

export interface DrawerController extends Store<DrawerState> {
  read(): Promise<void>;
  deleteAll(): Promise<void>;
}

export function createDrawerController(
  port: DevicePort,
  contacts: readonly Contact[],
  clock: Clock,
): DrawerController {
  const machine = runMachine<DrawerState, Parameters<typeof drawerStep>[1]>(drawerStep, reading);

  /** A browser may never answer; nobody waits longer than this. */
  async function answered<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
    const { signal } = new AbortController();
    const answer = await within(clock, readLimitMs, signal, work).catch(() => otherwise);
    return answer === "aborted" ? otherwise : answer;
  }

  async function read(): Promise<void> {
    const { items, refused } = await answered(port.read, { items: [], refused: true });
    machine.send({
      type: "read",
      kept: keptRows(items),
      contacts: contactRows(port.contacted(), contacts),
      refused,
    });
  }

  return {
    get: machine.get,
    subscribe: machine.subscribe,
    read,
    async deleteAll() {
      const before = machine.get();
      const state = machine.send({ type: "deleteAsked" });
      if (state === before || state.status !== "deleting") return;
      await answered(() => port.remove(state.kept), undefined);
      await read();
    },
  };
}
