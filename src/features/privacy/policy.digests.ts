/**
 * The texts that each version stands for, as digests by language. A visitor's consent is stored with the
 * version's id, so an id must never stand for two texts: whoever changes a text adds a version here, and in
 * `policy.version.ts` with the day, and in a migration that sets the column's new default. Entries are only ever added once the
 * site is published; until then 1.0 is the text as it stands, since nobody has agreed to it yet.
 */
export const policyDigests: Readonly<Record<string, { de: string; en: string }>> = {
  "2025-01/1.0": { de: "4e5c813af84d4bbb7caa010ed9f5c039", en: "45a29b4a4e584c1c425cc1b8434f5295" },
};
