/**
 * Reports that the call client would have sent to its error-reporting service. Nothing is sent: importing this takes the
 * place of the page's fetch for that one host.
 */
export const reports: string[] = [];

const native = window.fetch.bind(window);

async function fetchHere(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  if (!String(address).includes("sentry.io")) return native(address, init);
  reports.push(await new Response(init?.body ?? null).text());
  return new Response("{}");
}

// The reporting library looks for another fetch unless this one says that it is the browser's own.
window.fetch = Object.assign(fetchHere, { toString: () => "function fetch() { [native code] }" });
