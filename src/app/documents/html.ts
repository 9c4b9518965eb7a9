import type { Language } from "#shared/copy.ts";
import { site } from "../site.ts";
import { nameOf } from "./boot/shown.ts";
import { hiding } from "./boot/swap.ts";
import { pruneCss } from "./css/prune.ts";
import type { DocumentAddress } from "./document.list.ts";
import { pageCopy } from "./documents.copy.ts";
import { escapeAttribute, escapeText } from "./escape.ts";
import { findable, icons } from "./head/head.ts";

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
  body: string;
}

function pageHtml({ language, theme, attributes = "", head, style, sheet, body }: Page): string {
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head.join("\n")}
<style>${style}</style>
<noscript><link rel="stylesheet" href="${sheet}"></noscript>
</head>
<body>
${body}
</body>
</html>
`;
}

/** A home document: its own language in the root, the other views as templates, the app after the first paint. */
export function homeHtml(document: DocumentAddress, templates: readonly Template[], assets: Assets): string {
  const { language } = document;
  const own = nameOf({ language, view: "home" });
  const root = templates.find(({ name }) => name === own);
  if (!root) throw new Error(`There is no view ${own} for the root.`);
  const waiting = templates.filter(({ name }) => name !== own);
  const all = templates.map(({ html }) => html).join("");
  const css = `${pruneCss(assets.css, all)}html[${hiding}] #root{display:none}`;
  const boot = `<script data-entry="${assets.entry}" data-sheet="${assets.sheet}">${assets.boot.home}</script>`;
  return pageHtml({
    language,
    theme: "dark",
    attributes: ` data-shown="${own}" data-year="${assets.year}"`,
    head: [...findable(document, assets.siteUrl), ...icons("dark"), boot],
    style: css,
    sheet: assets.sheet,
    body: `<div id="root">${root.html}</div>
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
