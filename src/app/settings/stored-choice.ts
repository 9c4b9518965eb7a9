/** The part of Web Storage that is used here; either call may throw when the visitor refuses storage. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem">;

/** Reads the visitor's earlier choice; null when none or an unknown one is stored, or when storage throws. */
export function storedChoice<Choice extends string>(
  store: () => KeyValueStore,
  key: string,
  isChoice: (value: unknown) => value is Choice,
): Choice | null {
  try {
    const stored = store().getItem(key);
    return isChoice(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a choice of the visitor on the device; refused storage is no error. */
export function keepChoice(store: () => KeyValueStore, key: string, choice: string): void {
  try {
    store().setItem(key, choice);
  } catch (error) {
    console.warn(`"${key}" could not be kept`, error);
  }
}
