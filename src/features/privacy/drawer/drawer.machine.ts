import type { Contact, ContactId, StoredEntry } from "../ledger/ledger.ts";
import { contactAt, leavesTheDevice, storedAt } from "../ledger/ledger.ts";
import type { KeptItem } from "./drawer.port.ts";

/** A kept item; `id` is null when the ledger does not know it. */
export interface KeptRow extends KeptItem {
  id: StoredEntry["id"] | null;
}

/** Requests of one family to their hosts; `id` is null for those that the ledger does not know. */
export interface ContactRow {
  id: ContactId | null;
  hosts: readonly string[];
  count: number;
}

/** How the last press on "delete" went. */
export type Deleted = "not" | "all" | "some";

export type DrawerState =
  | { status: "reading" }
  | {
      status: "shown";
      kept: readonly KeptRow[];
      contacts: readonly ContactRow[];
      refused: boolean;
      deleted: Deleted;
    }
  | { status: "deleting"; kept: readonly KeptRow[]; contacts: readonly ContactRow[]; refused: boolean };

export type DrawerEvent =
  | { type: "read"; kept: readonly KeptRow[]; contacts: readonly ContactRow[]; refused: boolean }
  | { type: "deleteAsked" };

export const reading: DrawerState = { status: "reading" };

/** Trusts only what is read again: an entry that is still there after a deletion was not deleted. */
export function drawerStep(state: DrawerState, event: DrawerEvent): DrawerState {
  if (event.type === "deleteAsked") {
    if (state.status !== "shown" || state.kept.length === 0) return state;
    const { kept, contacts, refused } = state;
    return { status: "deleting", kept, contacts, refused };
  }
  const { kept, contacts, refused } = event;
  const deleted = state.status !== "deleting" ? "not" : kept.length === 0 ? "all" : "some";
  return { status: "shown", kept, contacts, refused, deleted };
}

export function keptRows(items: readonly KeptItem[]): KeptRow[] {
  return items.map((item) => ({ ...item, id: storedAt(item.place, item.key)?.id ?? null }));
}

/** The addresses of a visit by family, in the ledger's order; what it does not know comes last. */
export function contactRows(addresses: readonly string[], contacts: readonly Contact[]): ContactRow[] {
  const found = addresses.filter(leavesTheDevice).map((address) => ({
    id: contactAt(address, contacts)?.id ?? null,
    host: new URL(address).host,
  }));
  return [...contacts.map(({ id }) => id), null].flatMap((id) => {
    const own = found.filter((one) => one.id === id);
    return own.length > 0
      ? [{ id, hosts: [...new Set(own.map(({ host }) => host))], count: own.length }]
      : [];
  });
}
