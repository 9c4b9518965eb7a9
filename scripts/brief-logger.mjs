// Shortens Vite's output for `npm start` to one line for each warning. `npm run build` prints everything.
import { createLogger } from "vite";

/** @returns {import("vite").Logger} */
export function briefLogger() {
  const logger = createLogger("warn");
  const warn = (text) => console.warn(`[start] ${brief(text)}`);
  return { ...logger, warn, warnOnce: warn };
}

/**
 * @param {string} text a warning, which may go on for pages.
 * @returns {string} its first line, and how many more there are.
 */
export function brief(text) {
  const [first = "", ...others] = text.trim().split("\n");
  if (others.length === 0) return first;
  return `${first.replace(/:$/, "")} (${others.length} more lines: npm run build)`;
}
