import { createReporter } from "#features/error-reports/report.controller.ts";
import { reportsTo } from "../adapters/reports.ts";

/**
 * Reports errors from now on: those that nobody caught, and those that were logged. React logs the errors that a
 * boundary catches. Fetched only when an address is configured.
 */
export function startReports(address: string): void {
  const report = createReporter(
    reportsTo(new URL(address, window.location.href).href, window.location.origin),
  );
  window.addEventListener("error", ({ error }) => report(error));
  window.addEventListener("unhandledrejection", ({ reason }) => report(reason));
  const log = console.error.bind(console);
  console.error = (...given: unknown[]) => {
    log(...given);
    for (const cause of given) report(cause);
  };
}
