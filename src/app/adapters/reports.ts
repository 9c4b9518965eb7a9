import type { ReportPort } from "#features/error-reports/report.controller.ts";

export const sendLimitMs = 5_000;

/** Sends each report as JSON to a server of one's own: no cookie, no referrer, no waiting. */
export function reportsTo(address: string, origin: string): ReportPort {
  return {
    origin,
    send(report) {
      // "no-cors": the server only needs to accept a POST. `keepalive`: the report is sent even if the page is left.
      fetch(address, {
        method: "POST",
        mode: "no-cors",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        keepalive: true,
        body: JSON.stringify(report),
        signal: AbortSignal.timeout(sendLimitMs),
      }).catch(() => undefined);
    },
    typed: () =>
      [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].map(
        ({ value }) => value,
      ),
  };
}
