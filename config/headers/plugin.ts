import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { loadEnv, type Plugin, type ResolvedConfig } from "vite";
import { buildVariables } from "../env.ts";
import { assetCaching, assets, documentCaching, overHttps, securityHeaders } from "./headers.ts";
import { hostFiles } from "./hosts.ts";
import { inlineOfBuild } from "./inline.ts";

/**
 * Writes the hosts' files at the end of a build, and sends the same headers with each answer of `vite preview`.
 * List it after the plugin that writes the documents, whose inline scripts and styles it hashes.
 */
export function headers(): Plugin {
  let config: ResolvedConfig;
  const outDir = () => resolve(config.root, config.build.outDir);
  const current = () =>
    securityHeaders(buildVariables(config.mode, config.root), inlineOfBuild(config.root, outDir()));
  return {
    name: "headers",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        // Beside the published folder: visitors must not read the hosts' files.
        const folder = `${outDir()}-hosting`;
        await mkdir(folder, { recursive: true });
        const { HSTS } = loadEnv(config.mode, config.root, "HSTS");
        for (const { name, text } of hostFiles({ ...current(), ...overHttps(HSTS) })) {
          await writeFile(join(folder, name), text);
          // Netlify and Cloudflare Pages expect this file among the documents.
          if (name === "_headers") await writeFile(join(outDir(), name), text);
        }
      },
    },
    configurePreviewServer(server) {
      const every = { ...current(), ...documentCaching };
      server.middlewares.use((request, response, next) => {
        const own = request.url?.startsWith(assets) && assetCaching;
        for (const [name, value] of Object.entries({ ...every, ...own })) response.setHeader(name, value);
        next();
      });
    },
  };
}
