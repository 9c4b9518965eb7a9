/** The first elements of the parts that come alive later than the page. */
export const laterParts = { sections: "services", controls: "motion" } as const;
