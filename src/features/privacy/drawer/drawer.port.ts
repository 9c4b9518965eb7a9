import type { StoragePlace } from "../ledger/ledger.ts";

export interface KeptItem {
  place: StoragePlace;
  key: string;
  value: string;
}

export interface DevicePort {
  /** @returns what is kept, and whether the browser refuses to keep anything. Never throws. */
  read(): Promise<{ items: readonly KeptItem[]; refused: boolean }>;
  /** Deletes these. What could not be deleted is found by reading again. */
  remove(items: readonly KeptItem[]): Promise<void>;
  /** The address of each request since the page was opened, as far as the browser tells. */
  contacted(): readonly string[];
}
