import {
  type DrawerEvent,
  type DrawerState,
  drawerStep,
  reading,
} from "#features/privacy/drawer/drawer.machine.ts";
import type { Mapped } from "../../maps/explore.ts";

export type DrawerNode = "reading" | "something kept" | "nothing kept" | "deleting" | "deleted" | "some left";

const kept = [{ place: "local", key: "language", value: "en", id: null }] as const;
const read = { type: "read", contacts: [], refused: false } as const;

export const drawerMap: Mapped<DrawerState, DrawerEvent, DrawerNode> = {
  name: "drawer",
  step: drawerStep,
  initial: reading,
  events: {
    read: [
      { ...read, kept },
      { ...read, kept: [] },
    ],
    deleteAsked: [{ type: "deleteAsked" }],
  },
  nodeOf(state) {
    if (state.status !== "shown") return state.status;
    if (state.deleted !== "not") return state.deleted === "all" ? "deleted" : "some left";
    return state.kept.length > 0 ? "something kept" : "nothing kept";
  },
};
