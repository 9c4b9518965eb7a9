/**
 * The texts that each version stands for, as digests by language. A visitor's consent is stored with the
 * version's id, so an id must never stand for two texts: whoever changes a text adds a version here, and in
 * `policy.version.ts` with the day, and in a migration that sets the column's new default. Entries are only ever added once the
 * site is published; until then 1.0 is the text as it stands, since nobody has agreed to it yet.
 */
export const policyDigests: Readonly<Record<string, { de: string; en: string }>> = {
  "2025-01/1.0": { de: "27eec4512af2f0923be891d5ae40ab37", en: "b8b5add321997b3854b909d533db34a5" },
};
