import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { site } from "#app/site.ts";
import { challengesCopy } from "#features/challenges/challenges.copy.ts";
import { heroCopy } from "#features/hero/hero.copy.ts";
import { chatDemoCopy } from "#features/solutions/chat-demo/chat.copy.ts";
import { claimsCopy } from "#features/solutions/claims.copy.ts";
import { crmSystems } from "#features/solutions/claims.figures.ts";
import { leadDemoCopy } from "#features/solutions/lead-demo/lead.copy.ts";
import { solutionsCopy } from "#features/solutions/solutions.copy.ts";
import { syncDemoCopy } from "#features/solutions/sync-demo/sync.copy.ts";
import { documents, fileOf, pathOf } from "../../src/app/documents/document.list.ts";
import { assistantWeight, budgets, filesOf, sizesOf } from "../bench/sizes.ts";

// Reads the files that the build has written: it needs no browser.

const out = "dist";
const pages = [...documents.map(({ path }) => fileOf(path)), "404.html"];
const read = (file: string) => readFileSync(`${out}/${file}`, "utf8");

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    // React writes attributes as the DOM names them; HTML does not mind.
    "attr-case": "off",
    // Both views stand in a home document, each with its heading; one of them is seen.
    "heading-level": ["error", { allowMultipleH1: true }],
    "require-sri": ["error", { target: "crossorigin" }],
    // Measured below against what search results show.
    "long-title": "off",
  },
});

test("each document is valid HTML", async () => {
  for (const file of pages) {
    const { results } = await validator.validateString(read(file), file);
    const faults = results
      .flatMap(({ messages }) => messages)
      .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`);
    expect.soft(faults, file).toEqual([]);
  }
});

test("[HERO-01] [HERO-02] [SOL-01] [DEMO-01] [DEMO-03] [DEMO-06] [PAIN-01] [HOME-01] [HOME-03] a home document holds every section whole: the drawn scene, all solutions, and demos at their end", () => {
  for (const language of ["de", "en"] as const) {
    const html = read(fileOf(pathOf("home", language)))
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&");
    const words = [
      `>${heroCopy[language].headline}<`,
      ...challengesCopy[language].challenges.map(({ title }) => title),
      ...Object.values(solutionsCopy[language].solutions).flatMap(({ title, benefits }) => [
        title,
        ...benefits,
      ]),
      ...crmSystems,
      ...claimsCopy[language].claims.map(({ basis }) => String(basis)),
      ...[chatDemoCopy, leadDemoCopy, syncDemoCopy].map((copy) => copy[language].text),
      leadDemoCopy[language].ofHundred(85),
    ];
    const marks = ['data-scene="drawing"', 'data-status="complete"', 'name="newsletter-email"'];
    const direct = [`href="mailto:${site.email}"`, `href="${site.phone.href}"`, site.town];
    for (const part of [...words, ...marks, ...direct]) expect(html).toContain(part);
    expect(html.match(/data-state="shown"/g)).toHaveLength(4);
  }
});

test("each document names itself and its pair, and the pair names it back", () => {
  for (const { kind, language, path } of documents) {
    const html = read(fileOf(path));
    const link = (rel: string) => html.match(new RegExp(`<link ${rel} href="[^"]*?://[^/]+([^"]*)">`))?.[1];
    expect(html).toContain(`<html lang="${language}"`);
    expect(link('rel="canonical"')).toBe(path);
    for (const to of ["de", "en"] as const) {
      expect(link(`rel="alternate" hreflang="${to}"`)).toBe(pathOf(kind, to));
    }
    expect(link('rel="alternate" hreflang="x-default"')).toBe(pathOf(kind, "de"));
  }
});

test("titles and descriptions are there, differ, and fit a search result", () => {
  const words = documents.map(({ path }) => {
    const html = read(fileOf(path));
    return {
      title: html.match(/<title>(.*?)<\/title>/)?.[1] ?? "",
      description: html.match(/<meta name="description" content="(.*?)">/)?.[1] ?? "",
    };
  });
  for (const { title, description } of words) {
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(165);
  }
  expect(new Set(words.map(({ title }) => title)).size).toBe(words.length);
  expect(new Set(words.map(({ description }) => description)).size).toBe(words.length);
});

test("preview pictures are PNGs of 1200 by 630, and icons are there", () => {
  for (const { path } of documents) {
    const picture = read(fileOf(path)).match(/property="og:image" content="[^"]*?:\/\/[^/]+\/([^"]+)"/)?.[1];
    const png = readFileSync(`${out}/${picture}`);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  for (const icon of ["icon.svg", "icon-192.png", "icon-512.png", "apple-touch-icon.png"]) {
    expect(existsSync(`${out}/${icon}`)).toBe(true);
  }
});

test("structured data says who, what and how to reach them; every document is in the sitemap", () => {
  for (const file of ["index.html", "en/index.html"]) {
    const data: unknown = JSON.parse(
      read(file).match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "null",
    );
    expect(data).toMatchObject({ "@context": "https://schema.org" });
    const types = [...JSON.stringify(data).matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type);
    expect(types).toEqual(expect.arrayContaining(["Organization", "Service", "ContactPage", "WebSite"]));
  }
  const map = read("sitemap.xml");
  for (const { path } of documents) expect(map).toMatch(new RegExp(`<loc>[^<]+://[^/<]+${path}</loc>`));
  expect(read("robots.txt")).toContain("/sitemap.xml");
});

test("[P-own-server] no document asks another host for anything", () => {
  for (const file of pages) {
    const asked = [
      ...read(file).matchAll(/<(?:script|img|iframe|link rel="stylesheet")[^>]*(?:src|href)="([^"]+)"/g),
    ];
    for (const [, address] of asked) expect(address).toMatch(/^\//);
  }
});

test("budget: every document with its style, and the script of the first load", () => {
  const { documents, script } = sizesOf(out);
  expect(documents.filter(({ view }) => view > budgets.view)).toEqual([]);
  expect(documents.filter(({ whole }) => whole > budgets.html)).toEqual([]);
  expect(script).toBeLessThanOrEqual(budgets.script);
});

test("no rule of style stands twice: neither order nor time of arrival can change what is seen", () => {
  const sheets = [
    read("index.html").match(/<style>(.*?)<\/style>/s)?.[1] ?? "",
    ...filesOf(out)
      .all.filter((file) => file.endsWith(".css"))
      .map(read),
  ];
  // Classes belong to one file of style each (config/class-names.ts), and a file to one sheet.
  const classes = sheets.map(
    (css) => new Set([...css.matchAll(/\.(m[0-9a-z]{4})\b/g)].map(([, name]) => name)),
  );
  const twice = classes.flatMap((own, place) =>
    classes.slice(place + 1).flatMap((other) => [...own].filter((name) => other.has(name))),
  );
  expect(twice).toEqual([]);
});

test("budget: the built-in assistant, fetched when WRITE is chosen", () => {
  const { answering, quoting } = assistantWeight(out);
  expect(answering).toBeLessThanOrEqual(budgets.assistant);
  expect(quoting).toBeLessThanOrEqual(budgets.quoting);
});

test("budget: what is not needed at first is fetched later", () => {
  const script = filesOf(out).first.map(read).join("");
  // A word of each that survives minifying.
  for (const later of [
    "GoTrueClient",
    "Allgemeine Hinweise",
    "voiceflow",
    "daily-js",
    "WebGL2RenderingContext",
  ]) {
    expect(script.includes(later), later).toBe(false);
  }
});
