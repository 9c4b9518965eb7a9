import type { Language } from "#shared/copy.ts";
import { escapeText } from "#shared/html.ts";
import { contactViewId } from "../pages/ContactPage.tsx";
import { site } from "../site.ts";
import { type DocumentAddress, documents } from "./document.list.ts";
import { pageCopy } from "./documents.copy.ts";
import { companyData, findable, icons } from "./head/head.ts";
import { contactWithoutScript, styleWithoutScript } from "./without-script.ts";

export interface Assets {
  /** The public address, without a slash at its end. */
  siteUrl: string;
  /** The year of the build, for the copyright line, so that page and script agree. */
  year: number;
  /** The addresses of the app's script and of the style sheet for everything below the hero. */
  entry: string;
  sheet: string;
  /** The inline parts of the documents: whole style files, and a finished script. */
  home: Inline;
  static: Inline;
}

interface Inline {
  style: string;
  script: string;
}

interface Page {
  language: Language;
  /** Attributes of `<html>` beside its language and theme. */
  attributes?: string;
  head: readonly string[];
  style: string;
  body: string;
}

function pageHtml({ language, attributes = "", head, style, body }: Page): string {
  return `<!doctype html>
<html lang="${language}" data-theme="dark"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
${head.join("\n")}
</head>
<body>
${body}
</body>
</html>
`;
}

/** Delays painting until hero and form are complete: their words are centred, and would move otherwise. */
const wholeViews = `<link rel="expect" href="#${contactViewId}" blocking="render">`;

/** A home document: both views in the root, the app after the first paint. */
export function homeHtml(document: DocumentAddress, html: string, assets: Assets): string {
  const { language } = document;
  const other = documents.find(({ kind, language: to }) => kind === "home" && to !== language);
  if (!other) throw new Error(`${document.path} has no pair.`);
  const boot = `<script data-entry="${assets.entry}" data-other="${other.path}">${assets.home.script}</script>`;
  return pageHtml({
    language,
    attributes: ` data-year="${assets.year}" data-sheet="${assets.sheet}"`,
    head: [
      ...findable(document, assets.siteUrl),
      ...icons,
      wholeViews,
      boot,
      `<noscript>${styleWithoutScript}</noscript>`,
    ],
    style: assets.home.style,
    body: `<div id="root">${html}</div>\n${contactWithoutScript(language)}\n${companyData(language, assets.siteUrl)}`,
  });
}

export function staticHtml(document: DocumentAddress, html: string, assets: Assets): string {
  return pageHtml({
    language: document.language,
    head: [...findable(document, assets.siteUrl), ...icons, `<script>${assets.static.script}</script>`],
    style: assets.static.style,
    body: html,
  });
}

/** The host serves it with status 404. It holds both languages, and the script keeps the one that fits the address. */
export function notFoundHtml(html: string, assets: Assets): string {
  const [title, english] = [pageCopy.de, pageCopy.en].map(
    ({ notFound }) => `${escapeText(notFound.title)} – ${escapeText(site.brand)}`,
  );
  return pageHtml({
    language: "de",
    attributes: ` data-not-found="${english}"`,
    head: [
      `<title>${title}</title>`,
      '<meta name="robots" content="noindex">',
      ...icons,
      `<script>${assets.static.script}</script>`,
    ],
    style: assets.static.style,
    body: html,
  });
}
