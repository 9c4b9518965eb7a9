import { type Report, reportOf } from "./report.filter.ts";

/** So many in a visit: the first ones tell what is wrong, the rest would be a flood. */
export const mostReports = 5;

export interface ReportPort {
  /** Sends without waiting, within a time limit; a failure is nobody's concern. */
  send(report: Report): void;
  /** The present contents of the page's fields: they are removed from every report. */
  typed(): readonly string[];
  origin: string;
}

/** @returns reports a cause: filtered, each one once, the first few only. Never throws. */
export function createReporter(port: ReportPort): (cause: unknown) => void {
  const told = new Set<string>();
  return (cause) => {
    try {
      const report = reportOf(cause, port.origin, port.typed());
      const known = JSON.stringify(report);
      if (!report || told.size >= mostReports || told.has(known)) return;
      told.add(known);
      port.send(report);
    } catch {
      // An error in the telling of errors must not become another one.
    }
  };
}
