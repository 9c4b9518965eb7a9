/**
 * The version in force (PRIV-02). `shown` is the specification's exact wording, in both languages alike;
 * `id` is what the database stores with each request (`privacy_version`).
 */
export const policyVersion = {
  shown: "Stand January 2025, Version 1.0",
  id: "2025-01/1.0",
  /** The day of the latest change of the text, which `shown` does not tell. Goes with a new digest. */
  changedOn: "2026-11-30",
} as const;
