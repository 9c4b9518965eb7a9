import process from "node:process";

/** The server that the journeys run against, and the folder of its database. E2E_PORT: two runs at once. */
export const port = Number(process.env["E2E_PORT"] ?? 4173);
export const dataDir = `reports/e2e/data-${port}`;
