/**
 * Figures that the policy promises and the database keeps. A unit test compares them with the migrations.
 */
export const limits = {
  /** Days until a contact request is deleted. */
  requestDays: 180,
  /** Days until the hash of a sender's address is deleted. */
  addressHashDays: 2,
  /** Characters kept of the browser's identification. */
  browserIdCharacters: 512,
} as const;

/** The keys that the site writes on the visitor's device, as the policy names them (LANG-01, HERO-05). */
export const storageKeys = { language: "language", heroEmail: "hero-email" } as const;
