/**
 * The texts that each version stands for, as digests by language. A visitor's consent is stored with the
 * version's id, so an id must never stand for two texts: whoever changes a text adds a version here, and in
 * `policy.version.ts`, and in a migration that sets the column's new default. Entries are only ever added.
 */
export const policyDigests: Readonly<Record<string, { de: string; en: string }>> = {
  "2025-01/1.0": { de: "ee2e4b011a6bf25bdd210ea99b85112b", en: "67f185d84ba6f72caae067a78cb487a5" },
};
