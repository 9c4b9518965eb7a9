import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { loadEnv, type Plugin, type ResolvedConfig } from "vite";
import { buildVariables } from "../env.ts";
import { caching, documentCaching, overHttps, securityHeaders } from "./headers.ts";
import { hostFiles } from "./hosts.ts";
import { inlineOfBuild } from "./inline.ts";

/** Beside the published folder: files for whoever runs the server, not for visitors. */
const folderOf = (outDir: string) => `${outDir}-hosting`;

/**
 * Writes the hosts' files at the end of a build, and sends the same headers with each answer of `vite preview`.
 * Must stand behind whatever writes the documents: their inline scripts and styles are hashed.
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
        const folder = folderOf(outDir());
        await mkdir(folder, { recursive: true });
        const { HSTS } = loadEnv(config.mode, config.root, "HSTS");
        for (const { name, text } of hostFiles({ ...current(), ...overHttps(HSTS) })) {
          await writeFile(join(folder, name), text);
          // Netlify and Cloudflare Pages look for it among the documents.
          if (name === "_headers") await writeFile(join(outDir(), name), text);
        }
      },
    },
    configurePreviewServer(server) {
      const every = { ...current(), ...documentCaching };
      server.middlewares.use((request, response, next) => {
        const own = caching.find(({ path }) => request.url?.startsWith(path.replace("*", "")));
        for (const [name, value] of Object.entries({ ...every, ...own?.headers }))
          response.setHeader(name, value);
        next();
      });
    },
  };
}
