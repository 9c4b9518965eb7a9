/** A question, and the entry that answers it; null when the honest answer is "I don't know that". */
export type Expected = readonly [question: string, answer: string | null];
