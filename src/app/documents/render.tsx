import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import type { Language } from "#shared/copy.ts";
import { builtEnv } from "../settings/built-env.ts";
import { App } from "../shell/App.tsx";
import { compose } from "../shell/composition.ts";
import { documents, fileOf } from "./document.list.ts";
import { type Assets, homeHtml, notFoundHtml, staticHtml } from "./html.ts";
import { legalPage, NotFoundPage } from "./pages/static.ts";
import type { WrittenFile } from "./site-files.ts";

export { passageFiles, previews, siteFiles } from "./site-files.ts";

async function markup(page: ReactNode): Promise<string> {
  // A boundary larger than this would be written at the end and moved by a script.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return await new Response(prelude).text();
}

function app(language: Language, { siteUrl, year, sheet }: Assets): Promise<string> {
  return markup(
    <App language={language} year={year} sheet={sheet} composition={compose(siteUrl)} scene="auto" />,
  );
}

export async function renderDocuments(assets: Assets): Promise<WrittenFile[]> {
  const written = documents.map(async (document) => {
    const { kind, language, path } = document;
    const text =
      kind === "home"
        ? homeHtml(document, await app(language, assets), assets)
        : staticHtml(
            document,
            await markup(legalPage({ kind, language, year: assets.year, setup: builtEnv })),
            assets,
          );
    return { file: fileOf(path), text };
  });
  const missing = {
    file: "404.html",
    text: notFoundHtml(await markup(<NotFoundPage year={assets.year} />), assets),
  };
  return [...(await Promise.all(written)), missing];
}
