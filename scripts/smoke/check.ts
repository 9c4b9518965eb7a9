import { securityHeaders } from "../../config/headers/headers.ts";
import { inlineOf } from "../../config/headers/inline.ts";
import { type DocumentAddress, documents } from "../../src/app/documents/document.list.ts";

/** Longer than any answer of a healthy host. */
const patienceMs = 10_000;

/** One question to a published site: what was asked, and what is wrong with the answer, if anything. */
export interface Finding {
  asked: string;
  wrong: string | null;
}

type Ask = (path: string) => Promise<{ status: number; headers: Headers; text: string }>;

function asker(site: string): Ask {
  return async (path) => {
    const answer = await fetch(new URL(path, site), {
      headers: { accept: "text/html,*/*" },
      redirect: "follow",
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

/** Runs a check; what it throws is what is wrong. */
async function finding(asked: string, check: () => Promise<void>): Promise<Finding> {
  try {
    await check();
    return { asked, wrong: null };
  } catch (error) {
    return { asked, wrong: error instanceof Error ? error.message : String(error) };
  }
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

async function documentStands(ask: Ask, { path, language }: DocumentAddress): Promise<void> {
  const { status, headers, text } = await ask(path);
  must(status === 200, `answers ${status}, not 200`);
  must(/text\/html/.test(headers.get("content-type") ?? ""), "is not sent as text/html");
  must(text.includes(`<html lang="${language}"`), `is not in ${language}`);
  must(/<h1[\s>]/.test(text), "has no heading: it was not prerendered");
}

/** The policy differs by vendors and build; every other header is the same everywhere. */
async function headersStand(ask: Ask): Promise<void> {
  const { headers, text } = await ask("/");
  const policy = headers.get("content-security-policy") ?? "";
  must(policy !== "", "there is no Content-Security-Policy");
  must(
    !/script-src[^;]*'unsafe-(inline|eval)'/.test(policy),
    "the policy lets any inline script or eval run",
  );
  const { scripts, styles } = inlineOf(text);
  const expected = policy.includes("style-src-attr 'none'") ? [...scripts, ...styles] : scripts;
  must(
    expected.every((hash) => policy.includes(hash)),
    "the policy is of another build: it does not know the page's own script or style",
  );
  const {
    "Content-Security-Policy": _,
    "Cross-Origin-Embedder-Policy": __,
    ...same
  } = securityHeaders({}, { scripts: [], styles: [] });
  for (const [name, value] of Object.entries(same)) {
    must(headers.get(name) === value, `${name} is "${headers.get(name) ?? "not there"}", not "${value}"`);
  }
}

async function scriptStands(ask: Ask): Promise<void> {
  const { text } = await ask("/");
  const entry = /data-entry="([^"]+)"/.exec(text)?.[1];
  must(entry !== undefined, "the home document names no script");
  const { status, headers } = await ask(entry ?? "/");
  must(status === 200, `${entry} answers ${status}`);
  must(
    /immutable/.test(headers.get("cache-control") ?? ""),
    `${entry} may not be kept by browsers (Cache-Control)`,
  );
}

async function unknownIsUnknown(ask: Ask): Promise<void> {
  const { status, text } = await ask("/there-is-no-such-page/");
  must(status === 404, `answers ${status}, not 404`);
  must(text.includes("<h1"), "shows the host's own page, not 404.html");
}

async function namesItself(ask: Ask, site: string): Promise<void> {
  const { text } = await ask("/");
  const canonical = /rel="canonical" href="([^"]+)"/.exec(text)?.[1];
  must(
    canonical !== undefined && new URL(canonical).origin === new URL(site).origin,
    `says that it lives at ${canonical ?? "nowhere"}: build it with VITE_SITE_URL=${new URL(site).origin}`,
  );
  const { status } = await ask("/sitemap.xml");
  must(status === 200, `sitemap.xml answers ${status}`);
}

/** Asks a published site what a visitor and a search engine would ask, and says what is wrong. Changes nothing. */
export async function smokeCheck(site: string): Promise<Finding[]> {
  const ask = asker(site);
  return Promise.all([
    ...documents.map((document) => finding(document.path, () => documentStands(ask, document))),
    finding("security headers", () => headersStand(ask)),
    finding("the app's script", () => scriptStands(ask)),
    finding("an unknown address", () => unknownIsUnknown(ask)),
    finding("its own address", () => namesItself(ask, site)),
  ]);
}
