import { type Language, languages } from "#shared/copy.ts";
import { escapeAttribute, escapeText, scriptJson } from "#shared/html.ts";
import { otherLanguage } from "#shared/language.ts";
import { site } from "../../site.ts";
import { frameColours } from "../../theme/theme.ts";
import { type DocumentAddress, pathOf, twinOf } from "../document.list.ts";
import { documentsCopy } from "../documents.copy.ts";
import { jsonLd } from "./json-ld.ts";

const locales: Record<Language, string> = { de: "de_DE", en: "en_GB" };

function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<link${written.join("")}>`;
}

function meta(kind: "name" | "property", key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`;
}

export function previewOf({ kind, language }: Pick<DocumentAddress, "kind" | "language">): string {
  return `/preview/${kind}-${language}.png`;
}

/** Icons and the colours of the browser's own frame; alike in every document. The script of each sets the theme. */
export const icons: readonly string[] = [
  meta("name", "color-scheme", "dark"),
  meta("name", "theme-color", frameColours.dark),
  link({ rel: "icon", href: "/icon.svg", type: "image/svg+xml" }),
  link({ rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
  link({ rel: "manifest", href: "/manifest.webmanifest" }),
];

/** The metadata for search engines and link previews: title, description, addresses in both languages, picture. */
export function findable(document: DocumentAddress, siteUrl: string): string[] {
  const { kind, language, path } = document;
  const words = documentsCopy[language][kind];
  const title = words.title(site.brand);
  const description = words.description(site.brand);
  const url = `${siteUrl}${path}`;
  return [
    `<title>${escapeText(title)}</title>`,
    meta("name", "description", description),
    link({ rel: "canonical", href: url }),
    ...languages.map((to) => link({ rel: "alternate", hreflang: to, href: `${siteUrl}${pathOf(kind, to)}` })),
    link({ rel: "alternate", hreflang: "x-default", href: `${siteUrl}${pathOf(kind, "de")}` }),
    link({ rel: "alternate", type: "text/markdown", href: twinOf(path) }),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", site.brand),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:locale", locales[language]),
    meta("property", "og:locale:alternate", locales[otherLanguage(language)]),
    meta("property", "og:image", `${siteUrl}${previewOf(document)}`),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", title),
    meta("name", "twitter:card", "summary_large_image"),
  ];
}

/** The company's data for search engines. It stands at the end of the document, since nobody sees it. */
export function companyData(language: Language, siteUrl: string): string {
  return `<script type="application/ld+json">${scriptJson(jsonLd(language, siteUrl))}</script>`;
}
