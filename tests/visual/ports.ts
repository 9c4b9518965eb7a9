import process from "node:process";

/** Where the book is served for its pictures. Several checkouts picture at once when each has a port of its own. */
export const bookPort = Number(process.env["VISUAL_PORT"] ?? 6107);
/** And the built site, beside it. */
export const sitePort = bookPort + 1;
