import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents, fileOf } from "#app/documents/document.list.ts";
import { overHttps, securityHeaders } from "../../config/headers/headers.ts";
import { hostFiles } from "../../config/headers/hosts.ts";
import { hasNginx, startNginx } from "./support/nginx.ts";

const headers = {
  ...securityHeaders(
    {
      VITE_CHAT_PROJECT_ID: "project",
      VITE_VAPI_PUBLIC_KEY: "key",
      VITE_ERROR_REPORT_URL: "https://errors.example/r",
    },
    {
      scripts: ["sha256-abc"],
      styles: ["sha256-def"],
    },
  ),
  ...overHttps(),
};

describe.skipIf(!hasNginx)("nginx with its generated file", () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    nginx = await startNginx((folder, port) => {
      const site = path.join(folder, "site");
      mkdirSync(path.join(site, "assets"), { recursive: true });
      for (const document of documents) {
        mkdirSync(path.join(site, document.path), { recursive: true });
        writeFileSync(path.join(site, fileOf(document.path)), document.path);
      }
      writeFileSync(path.join(site, "404.html"), "not here");
      writeFileSync(path.join(site, "assets/app-1234.js"), "app");
      const generated = hostFiles(headers).find(({ name }) => name === "nginx.conf")?.text ?? "";
      return generated.replace("listen 80", `listen 127.0.0.1:${port}`).replace("/srv/site", site);
    });
  });

  afterAll(() => nginx.stop());

  test.each<[address: string, status: number, text: string, caching: string]>([
    ...documents.map((each) => [each.path, 200, each.path, "no-cache"] as [string, number, string, string]),
    ["/nowhere", 404, "not here", "no-cache"],
    ["/assets/app-1234.js", 200, "app", "public, max-age=31536000, immutable"],
  ])("%s answers %i with every header, each once", async (address, status, text, caching) => {
    const answer = await fetch(nginx.url + address);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get("cache-control")).toBe(caching);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
    expect(answer.headers.get("server")).toBe("nginx");
  });
});
