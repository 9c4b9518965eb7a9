import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environment } from "../../../config/env.ts";
import { prerender } from "../../../config/prerender.ts";

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    appType: "mpa",
    logLevel: "silent",
    plugins: [react(), prerender()],
    define: environment("development"),
    cacheDir: "node_modules/.vite-dev-test",
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false },
  });
  await server.listen();
});
afterAll(() => server.close());

async function page(path: string): Promise<{ status: number; html: string }> {
  const [address = ""] = server.resolvedUrls?.local ?? [];
  const answer = await fetch(new URL(path, address), { headers: { accept: "text/html" } });
  return { status: answer.status, html: await answer.text() };
}

test("[LANG-01] in development /en/ is the app in English", async () => {
  const { status, html } = await page("/en/");
  expect(status).toBe(200);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain("/src/app/main.tsx");
});

test.each([
  ["/impressum/", "Impressum"],
  ["/en/privacy/", "Privacy policy"],
])("[HOME-04] in development %s is the document itself", async (path, title) => {
  const { status, html } = await page(path);
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
});

test("in development an unknown address is still an error", async () => {
  expect((await page("/gibt-es-nicht/")).status).toBe(404);
});
