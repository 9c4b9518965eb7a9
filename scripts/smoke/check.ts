import assert from "node:assert/strict";
import { securityHeaders } from "../../config/headers/headers.ts";
import { inlineOf } from "../../config/headers/inline.ts";
import { type DocumentAddress, documents } from "../../src/app/documents/document.list.ts";

/** Longer than any answer of a healthy host. */
const patienceMs = 10_000;

/** The policy differs by vendors and build; every other header is the same everywhere. */
function checkHeaders({ headers, html }: { headers: Headers; html: string }): void {
  const policy = headers.get("content-security-policy") ?? "";
  assert(policy !== "", "there is no Content-Security-Policy");
  const letsAnythingRun = /script-src[^;]*'unsafe-(inline|eval)'/.test(policy);
  assert(!letsAnythingRun, "the policy lets any inline script or eval run");
  const { scripts, styles } = inlineOf(html);
  const inline = policy.includes("style-src-attr 'none'") ? [...scripts, ...styles] : scripts;
  const isOfThisBuild = inline.every((hash) => policy.includes(hash));
  assert(isOfThisBuild, "the policy is of another build: it does not know the page's own script or style");
  const expected = securityHeaders({}, { scripts: [], styles: [] });
  for (const [name, value] of Object.entries(expected)) {
    if (/Content-Security-Policy|Cross-Origin-Embedder-Policy/.test(name)) continue;
    assert(headers.get(name) === value, `${name} is "${headers.get(name) ?? "not there"}", not "${value}"`);
  }
}

type Ask = (path: string, expected?: number) => Promise<{ headers: Headers; html: string }>;

async function checkDocument(ask: Ask, { path, language }: DocumentAddress): Promise<void> {
  const { headers, html } = await ask(path);
  assert(headers.get("content-type")?.includes("text/html"), "is not sent as text/html");
  assert(html.includes(`<html lang="${language}"`), `is not in ${language}`);
  assert(/<h1[\s>]/.test(html), "has no heading: it was not prerendered");
}

async function checkScript(ask: Ask): Promise<void> {
  const entry = /data-entry="([^"]+)"/.exec((await ask("/")).html)?.[1];
  assert(entry, "the home document names no script");
  const caching = (await ask(entry)).headers.get("cache-control");
  assert(caching?.includes("immutable"), `${entry} may not be kept by browsers (Cache-Control)`);
}

async function checkUnknown(ask: Ask): Promise<void> {
  const { html } = await ask("/there-is-no-such-page/", 404);
  assert(html.includes("<h1"), "shows the host's own page, not 404.html");
}

async function checkOwnAddress(ask: Ask, { origin }: URL): Promise<void> {
  const canonical = /rel="canonical" href="([^"]+)"/.exec((await ask("/")).html)?.[1] ?? "nowhere";
  const isOwn = URL.canParse(canonical) && new URL(canonical).origin === origin;
  assert(isOwn, `says that it lives at ${canonical}: build it with VITE_SITE_URL=${origin}`);
  await ask("/sitemap.xml");
}

/** Asks a published site what a visitor and a search engine would ask, and says what is wrong. Changes nothing. */
export function smokeCheck(site: string) {
  const ask: Ask = async (path, expected = 200) => {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(new URL(path, site), { headers: { accept: "text/html,*/*" }, signal });
    assert(answer.status === expected, `${path} answers ${answer.status}, not ${expected}`);
    return { headers: answer.headers, html: await answer.text() };
  };
  const finding = (asked: string, check: Promise<void>) =>
    check.then(
      () => ({ asked, wrong: null }),
      ({ message }: Error) => ({ asked, wrong: message }),
    );
  return Promise.all([
    ...documents.map((document) => finding(document.path, checkDocument(ask, document))),
    finding("security headers", ask("/").then(checkHeaders)),
    finding("the app's script", checkScript(ask)),
    finding("an unknown address", checkUnknown(ask)),
    finding("its own address", checkOwnAddress(ask, new URL(site))),
  ]);
}
