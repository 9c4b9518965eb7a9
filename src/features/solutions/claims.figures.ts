/** What is claimed of the chat assistant, in figures (SOL-03): the page and the assistant's answers say the same. */
export const claimed = { fewerTickets: 70, languages: 25, availability: 100 } as const;
