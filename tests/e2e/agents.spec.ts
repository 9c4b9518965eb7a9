import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { site } from "#app/site.ts";
import { documents, fileOf, twinOf } from "../../src/app/documents/document.list.ts";

const read = (file: string) => readFileSync(`dist/${file}`, "utf8");
/** Amounts, periods, numbers and addresses: every word with a digit or an @. */
const factsIn = (text: string) => new Set(text.match(/[^\s()[\]|*<>„“"]*[\d@][^\s()[\]|*<>„“"]*/g));

test("every document has a Markdown twin that says the same facts, and marks samples as it does", async ({
  page,
}) => {
  for (const { path } of documents) {
    const twin = read(twinOf(fileOf(path)));
    expect(read(fileOf(path))).toContain(
      `<link rel="alternate" type="text/markdown" href="${twinOf(path)}">`,
    );
    const response = await page.request.get(twinOf(path));
    expect([response.status(), await response.text()]).toEqual([200, twin]);
    // In an empty page: the site's own policy lets no page parse a text as HTML.
    const shown = await page.evaluate(
      (html) => {
        const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
        for (const one of main?.querySelectorAll("svg,button,form,nav,[aria-hidden=true],[hidden]") ?? [])
          one.remove();
        for (const one of main?.querySelectorAll("p,li,dt,dd,h1,h2,h3,h4,summary,div,span,a,b,strong") ?? [])
          one.append(" ");
        return main?.textContent ?? "";
      },
      read(fileOf(path)),
    );
    const links = / ?\]\([^)]*\)/g;
    const plain = twin.replace(links, " ").replaceAll("\\", "");
    expect
      .soft(
        [...factsIn(shown)].filter((fact) => !plain.includes(fact)),
        path,
      )
      .toEqual([]);
    expect.soft(/^# \S/.test(twin), `${path} begins with its heading`).toBe(true);
    expect.soft(twin, path).not.toMatch(/<(svg|div|script|style)/);
    expect.soft(/Beispielangabe|sample/i.test(plain), path).toBe(/Beispielangabe|sample/i.test(shown));
  }
});

test("llms.txt names every twin, and security.txt says whom to tell", async ({ page }) => {
  const list = await (await page.request.get("/llms.txt")).text();
  for (const { path } of documents)
    expect(list).toMatch(new RegExp(`\\]\\(http://[^)]*${twinOf(path)}\\): \\S`));
  const security = await (await page.request.get("/.well-known/security.txt")).text();
  expect(security).toContain(`Contact: mailto:${site.security.email}`);
  expect(security).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
});
