import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { pictures } from "./pictures.ts";
import { checkSamples } from "./samples.ts";
import { type Render, renderDocumentsInDev, serveDocuments } from "./serve-documents.ts";

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

const folder = "src/app/documents";
const inner = { configFile: false, publicDir: false, logLevel: "warn" } as const;

/** A build beside the site's own, kept in memory. */
async function outputOf(config: ResolvedConfig, options: Parameters<typeof build>[0]): Promise<Output> {
  const { root, define = {}, css } = config;
  const modules = css.modules === false || css.modules === undefined ? {} : { modules: css.modules };
  const result = await build({ ...inner, root, define, css: modules, plugins: [react()], ...options });
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
      lib: { entry: `${folder}/boot/${name}.ts`, formats: ["iife"], name: "boot" },
      // Takes single constants out of the app's modules, and nothing that comes with them.
      rolldownOptions: { treeshake: { moduleSideEffects: [`${folder}/boot/${name}.ts`] } },
    },
  });
  if (chunk?.type !== "chunk") throw new Error(`The inline script ${name} came out empty.`);
  return chunk.code.trim();
}

/** The renderer for Node and every rule that the documents can use. */
async function renderer(config: ResolvedConfig): Promise<{ render: Render; css: string }> {
  // Inside the project, so that React is found; never published. Its own for each build: two may run at once.
  const outDir = join(config.root, "node_modules/.prerender", String(process.pid));
  const output = await outputOf(config, {
    // Left outside, the backend's client would be run at once, and warn of Node 20; inside, it is never asked for.
    ssr: { noExternal: ["@supabase/supabase-js"] },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: `${folder}/render.tsx`,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: "lightningcss",
      target: "es2023",
      cssTarget: config.build.cssTarget,
      // One file: the folder is gone as soon as it has been imported.
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { entryFileNames: "[name].mjs", codeSplitting: false },
      },
    },
  });
  const css = output.flatMap((part) =>
    part.type === "asset" && part.fileName.endsWith(".css") ? [String(part.source)] : [],
  );
  const render: Render = await import(`${pathToFileURL(join(outDir, "render.mjs")).href}?${Date.now()}`);
  await rm(outDir, { recursive: true });
  return { render, css: css.join("") };
}

/** Where the site is published (VITE_SITE_URL), without a slash at its end; unset, where it is tried out. */
function publicAddress({ define = {}, preview }: ResolvedConfig): string {
  const given: unknown = JSON.parse(String(define["import.meta.env.VITE_SITE_URL"] ?? '""'));
  return String(given || `http://localhost:${preview.port}`).replace(/\/+$/, "");
}

/** The addresses of the app's script and of the one sheet (`cssCodeSplit: false`). */
function appAssets(bundle: Rolldown.OutputBundle): { entry: string; sheet: string } {
  const parts = Object.values(bundle);
  const entry = parts.find((part) => part.type === "chunk" && part.isEntry);
  const sheet = parts.find(({ fileName }) => fileName.endsWith(".css"));
  if (!entry || !sheet) throw new Error("The build has no entry, or no style sheet.");
  return { entry: `/${entry.fileName}`, sheet: `/${sheet.fileName}` };
}

/**
 * Writes the site's documents at the end of a build: rendered by React itself, the style inlined, the script
 * after the first paint; with their preview pictures, sitemap, robots.txt, manifest and icons.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "prerender",
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (config.command === "build") checkSamples(process.env["RELEASE"] === "1", (text) => this.warn(text));
    },
    async writeBundle(_, bundle) {
      const out = resolve(config.root, config.build.outDir);
      const write = async (file: string, data: string | Uint8Array): Promise<void> => {
        await mkdir(dirname(join(out, file)), { recursive: true });
        await writeFile(join(out, file), data);
      };
      const [{ render, css }, home, still, draw, svg] = await Promise.all([
        renderer(config),
        inlineScript(config, "boot"),
        inlineScript(config, "static"),
        pictures(config.root),
        readFile(join(config.root, "public/icon.svg"), "utf8"),
      ]);
      const boot = { home, static: still };
      const siteUrl = publicAddress(config);
      const assets = { siteUrl, year: new Date().getFullYear(), css, boot, ...appAssets(bundle) };
      for (const { file, text } of await render.renderDocuments(assets)) await write(file, text);
      for (const preview of render.previews(siteUrl)) await write(preview.file, draw.preview(preview));
      for (const [name, size] of icons) await write(name, draw.icon(svg, size));
      await write("sitemap.xml", render.sitemap(siteUrl));
      await write("robots.txt", render.robots(siteUrl));
      await write("manifest.webmanifest", render.webManifest());
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
