/**
 * Figures that the policy promises and the database keeps. A unit test compares them with the migrations.
 */
export const limits = {
  /** Days until a contact request is deleted. */
  requestDays: 180,
  /** Months until an entry in the log of requests is deleted. */
  logMonths: 12,
  /** Days until the hash of a sender's address is deleted. */
  addressHashDays: 2,
  /** Minutes of the period that requests are counted in. */
  countingMinutes: 10,
  /** Characters kept of the browser's identification. */
  browserIdCharacters: 512,
} as const;
