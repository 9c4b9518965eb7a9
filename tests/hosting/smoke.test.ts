import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { securityHeaders } from "../../config/headers/headers.ts";
import { inlineOf } from "../../config/headers/inline.ts";
import { smokeCheck } from "../../scripts/smoke/check.ts";
import { documents } from "../../src/app/documents/document.list.ts";
import { listen } from "../support/listen.ts";

/** A host on loopback, which may be spoiled in one way. */
async function host(spoil: (path: string) => { status?: number; text?: string; drop?: string } = () => ({})) {
  let origin = "";
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const known = documents.find((document) => document.path === path);
    const page = `<html lang="${known?.language ?? "de"}"><link rel="canonical" href="${origin}${path}"><script data-entry="/assets/app.js">go()</script><h1>x</h1>`;
    const spoiled = spoil(path);
    const usual = known || /^\/(assets\/app\.js|sitemap\.xml)$/.test(path) ? 200 : 404;
    for (const [name, value] of Object.entries(securityHeaders({}, inlineOf(page)))) {
      if (name !== spoiled.drop) response.setHeader(name, value);
    }
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Cache-Control", "immutable");
    response.writeHead(spoiled.status ?? usual).end(spoiled.text ?? page);
  });
  onTestFinished(() => void server.close());
  origin = `http://127.0.0.1:${await listen(server)}`;
  return origin;
}

const wrongs = async (site: string) =>
  (await smokeCheck(site)).filter(({ wrong }) => wrong !== null).map(({ asked }) => asked);

test("finds nothing wrong with a whole site", async () => {
  expect(await wrongs(await host())).toEqual([]);
});

test.each([
  ["a document is missing", (path: string) => (path === "/en/" ? { status: 404 } : {}), ["/en/"]],
  [
    "a document was not prerendered",
    (path: string) => (path === "/impressum/" ? { text: '<html lang="de">' } : {}),
    ["/impressum/"],
  ],
  ["headers are not sent", () => ({ drop: "Content-Security-Policy" }), ["security headers"]],
  ["a header is not sent", () => ({ drop: "X-Content-Type-Options" }), ["security headers"]],
  [
    "every address is answered with the home page",
    (path: string) => (path.includes("no-such") ? { status: 200 } : {}),
    ["an unknown address"],
  ],
  [
    "the script is missing",
    (path: string) => (path.startsWith("/assets") ? { status: 404 } : {}),
    ["the app's script"],
  ],
])("says so when %s", async (_what, spoil, expected) => {
  expect(await wrongs(await host(spoil))).toEqual(expected);
});

test("says so when the site names another address than its own", async () => {
  const site = await host();
  expect(await wrongs(site.replace("127.0.0.1", "localhost"))).toContain("its own address");
});

test("a host that does not answer is one clear finding each, not an exception", async () => {
  const findings = await smokeCheck("http://127.0.0.1:9");
  expect(findings.every(({ wrong }) => wrong !== null)).toBe(true);
});
