/** The five systems by their stored names; the words stand in the copy. */
export type System = "website" | "crm" | "second-crm" | "support" | "analytics";
export type SyncStatus = "pending" | "syncing" | "complete";

/** The routes in the order in which records take them (DEMO-07). */
export const syncRoutes: readonly { from: System; to: System }[] = [
  { from: "website", to: "crm" },
  { from: "crm", to: "second-crm" },
  { from: "second-crm", to: "support" },
  { from: "support", to: "analytics" },
];

const spacing = 2000;
const syncingFrom = 500;
const completeFrom = 1500;
const removedFrom = 3000;

/** The routes begin anew; the records never end. */
export const syncLoop = syncRoutes.length * spacing;

/** Where each of the first four records has arrived: what the step buttons jump to. */
export const syncMoments: readonly number[] = syncRoutes.map((_, route) => route * spacing + completeFrom);

export interface SyncItem {
  id: number;
  from: System;
  to: System;
  status: SyncStatus;
  /** How far it has come, from 0 to 1. */
  progress: number;
  /** Index of its route. */
  route: number;
}

function statusAt(age: number): SyncStatus {
  if (age < syncingFrom) return "pending";
  return age < completeFrom ? "syncing" : "complete";
}

function itemAt(id: number, elapsed: number): SyncItem[] {
  const age = elapsed - id * spacing;
  const route = id % syncRoutes.length;
  const ends = syncRoutes[route];
  const progress = Math.min(Math.max((age - syncingFrom) / (completeFrom - syncingFrom), 0), 1);
  return ends && age < removedFrom ? [{ id, ...ends, status: statusAt(age), progress, route }] : [];
}

/** The frame of the sync demo at an instant (DEMO-06, DEMO-07). */
export function syncDemoAt(elapsed: number) {
  const latest = Math.floor(elapsed / spacing);
  const recent = [latest - 1, latest].filter((id) => id >= 0);
  return {
    /** The records under way or just arrived, oldest first. */
    items: recent.flatMap((id) => itemAt(id, elapsed)),
    /** How many records have arrived in this round: a route is up to date once its own has. */
    done: Math.floor(((elapsed % syncLoop) - completeFrom) / spacing) + 1,
    /** The first record of this round: those before it belong to a story that is over. */
    first: latest - (latest % syncRoutes.length),
  };
}

/** The steps of the demo. The style sheet moves a record between them. */
export function syncStatusesAt(elapsed: number): readonly (number | SyncStatus)[] {
  return syncDemoAt(elapsed).items.flatMap(({ id, status }) => [id, status]);
}
