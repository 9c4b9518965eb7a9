import type { Language } from "#shared/copy.ts";
import { site } from "../site.ts";
import { bare } from "./boot/sheet.ts";
import { calm, nameOf } from "./boot/shown.ts";
import { hiding } from "./boot/swap.ts";
import { firstViewCss } from "./css/first-view.ts";
import { pruneCss } from "./css/prune.ts";
import { type DocumentAddress, documents } from "./document.list.ts";
import { pageCopy } from "./documents.copy.ts";
import { escapeAttribute, escapeText } from "./escape.ts";
import { findable, icons } from "./head/head.ts";
import { contactWithoutScript, styleWithoutScript } from "./without-script.ts";

/** What the build hands in. */
export interface Assets {
  /** The public address, without a slash at its end. */
  siteUrl: string;
  /** Of the copyright line: that of the build, so that page and script agree. */
  year: number;
  /** Every rule of every document. */
  css: string;
  /** The app's script and its whole sheet, as addresses. */
  entry: string;
  sheet: string;
  /** The inline scripts, ready to run. */
  boot: { home: string; static: string };
}

/** A prerendered view: `name` as the inline script knows it. */
export interface Template {
  name: string;
  title: string;
  html: string;
}

interface Page {
  language: Language;
  theme: "dark" | "light";
  /** Attributes of `<html>` beside its language and theme. */
  attributes?: string;
  head: readonly string[];
  style: string;
  /** The whole sheet, for browsers that run no script. */
  sheet: string;
  /** More style for them. */
  styleWithoutScript?: string;
  body: string;
}

/** The style stands before the scripts: a sheet that one of them fetches at once must come behind it in the cascade. */
function pageHtml({ language, theme, attributes = "", head, style, sheet, body, ...rest }: Page): string {
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
${head.join("\n")}
<noscript><link rel="stylesheet" href="${sheet}">${rest.styleWithoutScript ?? ""}</noscript>
</head>
<body>
${body}
</body>
</html>
`;
}

/** What begins below the first screen: not drawn until the whole sheet is here, which comes after the first paint. */
const below = /<section id="about".*<\/main>|<footer.*<\/footer>/gs;
const belowStyle = `html[${bare}] :is(#about,#services,#process,#company,#questions,#talk,footer){display:none}html{overflow-y:scroll}`;

/**
 * What is far below is laid out when the visitor comes near, on a screen. Not after another view: its place must be
 * found again.
 */
const farStyle = `@media screen{html[${calm}] :is(#services,#process,#company,#questions,#talk,footer){content-visibility:auto;contain-intrinsic-size:auto 60rem}}`;

/** Nothing is painted until the hero is there as a whole: its words stand in its middle, and would move. */
const wholeHero = '<link rel="expect" href="#about" blocking="render">';

function firstView(html: string): string {
  const first = html.replace(below, "");
  if (first.includes("<footer") || first.includes('id="talk"')) throw new Error("The first view has no end.");
  return first;
}

/**
 * A home document: its home view in the root, its contact view as a template, the app after the first paint. The
 * views of the other language stand in the other document: their words would be a sixth of each first load.
 */
export function homeHtml(document: DocumentAddress, templates: readonly Template[], assets: Assets): string {
  const { language } = document;
  const own = nameOf({ language, view: "home" });
  const root = templates.find(({ name }) => name === own);
  const other = documents.find(({ kind, language: to }) => kind === "home" && to !== language);
  if (!root || !other) throw new Error(`There is no view ${own} for the root, or no pair.`);
  const waiting = templates.filter(({ name }) => name === nameOf({ language, view: "contact" }));
  const attributes = ` data-shown="${own}" data-year="${assets.year}" ${calm}`;
  const first = `<html lang="${language}" data-theme="dark"${attributes}>${firstView(root.html)}`;
  const css = `${firstViewCss(assets.css, first, "dark")}${farStyle}${belowStyle}html[${hiding}] #root{display:none}`;
  const boot = `<script data-entry="${assets.entry}" data-sheet="${assets.sheet}" data-other="${other.path}">${assets.boot.home}</script>`;
  return pageHtml({
    language,
    theme: "dark",
    attributes,
    head: [...findable(document, assets.siteUrl), ...icons("dark"), wholeHero, boot],
    style: css,
    sheet: assets.sheet,
    styleWithoutScript,
    body: `<div id="root">${root.html}</div>
${contactWithoutScript(language)}
${waiting
  .map(
    ({ name, title, html }) =>
      `<template data-shown="${name}" data-title="${escapeAttribute(title)}">${html}</template>`,
  )
  .join("\n")}
<script>showView()</script>`,
  });
}

/** A static document: no app, only the fonts after the first paint. */
export function staticHtml(document: DocumentAddress, html: string, assets: Assets): string {
  return pageHtml({
    language: document.language,
    theme: "light",
    head: [...findable(document, assets.siteUrl), ...icons("light"), fonts(assets)],
    style: pruneCss(assets.css, html),
    sheet: assets.sheet,
    body: html,
  });
}

/** Served with status 404 by the host; German first, both languages on it. */
export function notFoundHtml(html: string, assets: Assets): string {
  const title = `${pageCopy.de.notFound.title} – ${site.brand}`;
  return pageHtml({
    language: "de",
    theme: "dark",
    head: [
      `<title>${escapeText(title)}</title>`,
      '<meta name="robots" content="noindex">',
      ...icons("dark"),
      fonts(assets),
    ],
    style: pruneCss(assets.css, html),
    sheet: assets.sheet,
    body: html,
  });
}

function fonts({ sheet, boot }: Assets): string {
  return `<script data-sheet="${sheet}">${boot.static}</script>`;
}
