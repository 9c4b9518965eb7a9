import { sourceLabels } from "#features/chat/answers/topics.ts";
import { languages } from "#shared/copy.ts";
import { escapeAttribute, escapeText } from "#shared/html.ts";
import { site } from "../site.ts";
import { frameColours } from "../theme/theme.ts";
import { documents, fileOf, pathOf, twinOf } from "./document.list.ts";
import { documentsCopy, languageNames, previewCopy } from "./documents.copy.ts";
import { previewOf } from "./head/head.ts";
import { passagesFile, type ReadPassages } from "./passages.ts";

/** Every document with its pair (sitemaps.org, with Google's language links). */
function sitemap(siteUrl: string): string {
  const entries = documents.map(({ kind, path }) => {
    const pairs = languages.map(
      (to) =>
        `    <xhtml:link rel="alternate" hreflang="${to}" href="${escapeAttribute(`${siteUrl}${pathOf(kind, to)}`)}"/>`,
    );
    return `  <url>\n    <loc>${escapeText(`${siteUrl}${path}`)}</loc>\n${pairs.join("\n")}\n  </url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** What programs that read find here: each document's Markdown twin (llmstxt.org). */
function llms(siteUrl: string): string {
  const lists = languages.map((language) => {
    const lines = documents
      .filter((document) => document.language === language)
      .map(({ kind, path }) => {
        const words = documentsCopy[language][kind];
        const address = `${siteUrl}${twinOf(path)}`;
        return `- [${words.title(site.brand)}](${address}): ${words.description(site.brand)}`;
      });
    return `## ${languageNames[language]}\n\n${lines.join("\n")}`;
  });
  const about = `> ${documentsCopy.en.home.description(site.brand)}`;
  return `# ${site.brand}\n\n${about}\n\n${lists.join("\n\n")}\n`;
}

/** Whom to tell about a weakness (RFC 9116). */
function securityTxt(siteUrl: string): string {
  const { email, expires } = site.security;
  return `Contact: mailto:${email}
Expires: ${expires}
Preferred-Languages: de, en
Canonical: ${siteUrl}/.well-known/security.txt
Policy: ${siteUrl}${pathOf("security", "en")}
`;
}

function webManifest(): string {
  const manifest = {
    name: site.brand,
    short_name: site.brand,
    description: documentsCopy.de.home.description(site.brand),
    lang: "de",
    start_url: "/",
    display: "browser",
    background_color: frameColours.dark,
    theme_color: frameColours.dark,
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export const siteFiles = (siteUrl: string): Record<string, string> => ({
  "sitemap.xml": sitemap(siteUrl),
  "robots.txt": robots(siteUrl),
  "llms.txt": llms(siteUrl),
  ".well-known/security.txt": securityTxt(siteUrl),
  "manifest.webmanifest": webManifest(),
});

/** The words on the preview picture of each document; `host` is the site's address as people say it. */
export function previews(siteUrl: string) {
  const { host } = new URL(siteUrl);
  return documents.map(({ kind, language }) => ({
    file: previewOf({ kind, language }).slice(1),
    title: previewCopy[language][kind],
    brand: site.brand,
    host,
  }));
}

export interface WrittenFile {
  /** From the output folder. */
  file: string;
  text: string;
}

/** What the built-in assistant quotes when no answer is sure: the passages of all written documents, by language. */
export function passageFiles(written: readonly WrittenFile[], passagesOf: ReadPassages): WrittenFile[] {
  return languages.map((language) => {
    const passages = documents
      .filter((document) => document.language === language)
      .flatMap(({ kind, path }) => {
        const html = written.find(({ file }) => file === fileOf(path))?.text ?? "";
        // The widget stands on the home document: its places are hashes of the same page.
        if (kind === "home") return passagesOf(html, "", "");
        return passagesOf(html, path, sourceLabels[language][kind === "imprint" ? "legal" : kind]);
      });
    return { file: passagesFile(language), text: JSON.stringify(passages) };
  });
}
