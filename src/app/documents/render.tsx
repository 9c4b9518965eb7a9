import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { type Language, languages } from "#shared/copy.ts";
import "#ui/tokens/index.css";
import { App } from "../App.tsx";
import { appCopy } from "../app.copy.ts";
import { compose } from "../composition.ts";
import { contact, formatRoute, home } from "../router/route.ts";
import { readSetup } from "../setup.ts";
import { site } from "../site.ts";
import { nameOf, type View } from "./boot/shown.ts";
import { documents, fileOf } from "./document.list.ts";
import { type Assets, homeHtml, notFoundHtml, staticHtml, type Template } from "./html.ts";
import { legalPage } from "./pages/legal.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";

export { previews, robots, sitemap, webManifest } from "./site-files.ts";

export interface WrittenFile {
  /** From the output folder. */
  file: string;
  text: string;
}

async function markup(page: ReactNode): Promise<string> {
  // A boundary larger than this would be written at the end and moved by a script.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return await new Response(prelude).text();
}

function app(language: Language, view: View, { siteUrl, year }: Assets): Promise<string> {
  const hash = formatRoute(view === "contact" ? contact : home);
  return markup(
    <App language={language} hash={hash} year={year} composition={compose(siteUrl)} scene="auto" />,
  );
}

/** The home view and the contact view in both languages: one stands in the root, the others wait beside it. */
async function views(assets: Assets): Promise<Template[]> {
  const all = languages.flatMap((language) =>
    (["home", "contact"] as const).map((view) => ({ language, view })),
  );
  return Promise.all(
    all.map(async ({ language, view }) => ({
      name: nameOf({ language, view }),
      title: appCopy[language].title[view](site.brand),
      html: await app(language, view, assets),
    })),
  );
}

/** Every document of the site as it is written into the output folder. */
export async function renderDocuments(assets: Assets): Promise<WrittenFile[]> {
  const setup = readSetup();
  const templates = await views(assets);
  const written = documents.map(async (document) => {
    const { kind, language, path } = document;
    const text =
      kind === "home"
        ? homeHtml(document, templates, assets)
        : staticHtml(document, await markup(legalPage({ kind, language, year: assets.year, setup })), assets);
    return { file: fileOf(path), text };
  });
  const missing = { file: "404.html", text: notFoundHtml(await markup(<NotFoundPage />), assets) };
  return [...(await Promise.all(written)), missing];
}
