/** Silence after which the form says that it takes longer than usual. */
export const sendSlowAfterMs = 4_000;
/** Silence after which one attempt counts as lost. */
export const attemptLimitMs = 12_000;
/** Pauses before the second and the third attempt; there is no fourth. */
export const retryAfterMs = [700, 2_500] as const;
/** The longest a send may take, whatever the port does: all attempts and pauses, and time to fetch the client. */
export const giveUpAfterMs = 45_000;
