import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import {
  type BuildEnvironmentOptions,
  build,
  type InlineConfig,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
} from "vite";
import { markdownTwins } from "./markdown.ts";
import { passagesOf } from "./passages.ts";
import { pictures } from "./pictures.ts";
import { checkSamples, checkSecurityTxt } from "./samples.ts";
import { type Render, renderDocumentsInDev, serveDocuments } from "./serve-documents.ts";

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

const folder = "src/app/documents";
const inner = { configFile: false, publicDir: false, logLevel: "warn" } as const;

/** A build beside the site's own, kept in memory. */
async function outputOf(config: ResolvedConfig, options: InlineConfig): Promise<Output> {
  const { root, define = {}, css } = config;
  const modules = css.modules === false || css.modules === undefined ? {} : { modules: css.modules };
  // How long each plug-in took is no warning.
  const rolldownOptions = { checks: { bundlerTimings: false }, ...options.build?.rolldownOptions };
  const own = { ...inner, root, define, css: modules, plugins: [react()] };
  const result = await build({ ...own, ...options, build: { ...options.build, rolldownOptions } });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !("output" in first)) throw new Error("The build watches instead of ending.");
  return first.output;
}

/** An inline script: small, and of one piece. */
async function inlineScript(config: ResolvedConfig, name: string): Promise<string> {
  const [chunk] = await outputOf(config, {
    plugins: [],
    build: {
      write: false,
      target: "es2020",
      lib: { entry: `src/app/boot/${name}.ts`, formats: ["iife"], name: "boot" },
      // Takes single constants out of the app's modules, and nothing that comes with them.
      rolldownOptions: { treeshake: { moduleSideEffects: [`src/app/boot/${name}.ts`] } },
    },
  });
  if (chunk?.type !== "chunk") throw new Error(`The inline script ${name} came out empty.`);
  return chunk.code.trim();
}

/** A part of the site, built for Node. */
function forNode(config: ResolvedConfig, entry: string, options: BuildEnvironmentOptions): Promise<Output> {
  const { cssTarget } = config.build;
  return outputOf(config, {
    // Left outside, the backend's client would be run at once, and warn of Node 20; inside, it is never asked for.
    ssr: { noExternal: ["@supabase/supabase-js"] },
    build: { ssr: `${folder}/${entry}`, target: "es2023", cssTarget, cssMinify: "lightningcss", ...options },
  });
}

async function renderer(config: ResolvedConfig): Promise<Render> {
  // Inside the project, so that React is found; never published. Its own for each build: two may run at once.
  const outDir = join(config.root, "node_modules/.prerender", String(process.pid));
  await forNode(config, "render.tsx", {
    outDir,
    emptyOutDir: true,
    // One file: the folder is gone as soon as it has been imported.
    rolldownOptions: { output: { entryFileNames: "[name].mjs", codeSplitting: false } },
  });
  const render: Render = await import(`${pathToFileURL(join(outDir, "render.mjs")).href}?${Date.now()}`);
  await rm(outDir, { recursive: true });
  return render;
}

/** The style of the documents that run no app, with the files that it names. */
async function staticStyle(config: ResolvedConfig) {
  const output = await forNode(config, "pages/static.ts", {
    write: false,
    ssrEmitAssets: true,
    cssCodeSplit: false,
  });
  const assets = output.filter((part) => part.type === "asset");
  const sheets = assets.filter(({ fileName }) => fileName.endsWith(".css"));
  return {
    style: sheets.map(({ source }) => String(source)).join(""),
    files: assets.filter((asset) => !sheets.includes(asset)),
  };
}

/** Where the site is published (VITE_SITE_URL), without a slash at its end; unset, where it is tried out. */
function publicAddress({ define = {}, preview }: ResolvedConfig): string {
  const given: unknown = JSON.parse(String(define["import.meta.env.VITE_SITE_URL"] ?? '""'));
  return String(given || `http://localhost:${preview.port}`).replace(/\/+$/, "");
}

/**
 * Takes the style of the first script out of the bundle, because it is inline in the documents. The style of the second
 * script is a file, and repeats no rule: each style file belongs to one script.
 * @returns the app's files that the home documents name, and their inline style.
 */
function takeAppAssets(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  const second = chunks.find(({ name }) => name === "second");
  const [sheet] = second?.viteMetadata?.importedCss ?? [];
  const first = entry?.viteMetadata?.importedCss;
  if (!entry || !second || !sheet || !first)
    throw new Error("The build has no entry, or a part of its style is missing.");
  const style = [...first].map((file) => {
    const part = bundle[file];
    delete bundle[file];
    return part?.type === "asset" ? String(part.source) : "";
  });
  // Otherwise each later chunk would fetch the style again.
  first.clear();
  return {
    entry: `/${entry.fileName}`,
    second: `/${second.fileName}`,
    sheet: `/${sheet}`,
    style: style.join(""),
  };
}

function writerInto(out: string) {
  return async (file: string, data: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), data);
  };
}

/**
 * Writes the site's documents at the end of a build: rendered by React itself, the style of what is seen first in them, the
 * script after the first paint; with their preview pictures, sitemap, robots.txt, manifest and icons.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let app: ReturnType<typeof takeAppAssets>;
  return {
    name: "prerender",
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (config.command !== "build") return;
      checkSamples(process.env["RELEASE"] === "1", (text) => this.warn(text));
      checkSecurityTxt(process.env["RELEASE"] === "1", Date.now());
    },
    generateBundle(_, bundle) {
      app = takeAppAssets(bundle);
    },
    async writeBundle() {
      const out = resolve(config.root, config.build.outDir);
      const write = writerInto(out);
      const [render, { style, files }, boot, script, draw, svg] = await Promise.all([
        renderer(config),
        staticStyle(config),
        inlineScript(config, "boot"),
        inlineScript(config, "static"),
        pictures(config.root),
        readFile(join(config.root, "public/icon.svg"), "utf8"),
      ]);
      const siteUrl = publicAddress(config);
      const { entry, second, sheet, style: first } = app;
      const year = new Date().getFullYear();
      const home = { style: first, script: boot };
      const assets = { siteUrl, year, entry, sheet, home, static: { style, script } };
      for (const { fileName, source } of files) await write(fileName, source);
      // Tells Chromium to compile a script as it arrives, beside the page's own thread. Has to stand before all else.
      for (const file of [entry, second])
        await write(file, `//# allFunctionsCalledOnLoad\n${await readFile(join(out, file), "utf8")}`);
      const written = await render.renderDocuments(assets);
      const others = [...markdownTwins(written, siteUrl), ...render.passageFiles(written, passagesOf)];
      for (const { file, text } of [...written, ...others]) await write(file, text);
      for (const preview of render.previews(siteUrl)) await write(preview.file, draw.preview(preview));
      for (const [name, size] of icons) await write(name, draw.icon(svg, size));
      for (const [file, text] of Object.entries(render.siteFiles(siteUrl))) await write(file, text);
    },
    configureServer: (server) => renderDocumentsInDev(server),
    configurePreviewServer: (server) => serveDocuments(server),
  };
}

const icons = [
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["apple-touch-icon.png", 180],
] as const;
