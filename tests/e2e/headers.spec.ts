import { documents } from "#app/documents/document.list.ts";
import { expect, test } from "./support.ts";

/** The headers of every answer, each with what it must hold (docs/decisions/0017-headers.md). */
const headers: Readonly<Record<string, string | RegExp>> = {
  "content-security-policy":
    /default-src 'none';.*script-src 'self'.*base-uri 'none'.*form-action 'none'.*frame-ancestors 'none'/,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": /microphone=\(self\), camera=\(\), geolocation=\(\)/,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "x-frame-options": "DENY",
  "cache-control": "no-cache",
};

const paths = [...documents.map(({ path }) => path), "/gibt-es-nicht/", "/en/does-not-exist/", "/404.html"];

test("every document comes with every header, and lets no script run that is not named", async ({
  request,
}) => {
  for (const path of paths) {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    expect(await answer.text(), path).toContain("<html");
    const got = answer.headers();
    for (const [name, value] of Object.entries(headers))
      expect(got[name] ?? "", `${name} of ${path}`).toMatch(value);
    expect(got["content-security-policy"], path).not.toMatch(/unsafe-(inline|eval)|script-src[^;]*https?:/);
  }
});
