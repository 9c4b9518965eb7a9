import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { asElsewhere } from "../../.storybook/elsewhere.ts";
import { bookDir } from "./book.ts";

test.use({ viewport: { width: 1280, height: 800 }, permissions: ["clipboard-read", "clipboard-write"] });

test("a refused send, in English, on a phone, on paper, is two clicks away", async ({ page }) => {
  await page.goto("/?path=/docs/welcome--docs");
  await page.getByRole("searchbox").fill("refused by the server");
  await page.getByRole("option", { name: /Refused By Rule/ }).click();
  const story = page.frameLocator("#storybook-preview-iframe");
  const retry = (words: string) => story.getByRole("button", { name: words, exact: true }).first();
  await expect(retry(contactCopy.de.retry)).toBeVisible();
  // The canvas takes the width there is.
  const free = await page.locator("#storybook-preview-iframe").boundingBox();
  expect(await story.locator("html").evaluate(() => innerWidth)).toBe(Math.floor(free?.width ?? 0));

  await page.getByRole("button", { name: "EN 360: show as pictured" }).click();
  await expect(retry(contactCopy.en.retry)).toBeVisible();
  await expect(story.locator("html")).toHaveAttribute("data-theme", "light");
  await expect.poll(() => story.locator("html").evaluate(() => innerWidth)).toBe(360);
  // On a laptop the bar holds all its switches, a width chosen.
  await expect(page.getByRole("button", { name: "Enter full screen" })).toBeInViewport({ ratio: 1 });
});

test("maps lead to the features' pages and to their stories, within the book", async ({ page, request }) => {
  const { entries } = await (await request.get("/index.json")).json();
  await page.goto("/?path=/docs/state-maps--docs");
  const map = page.frameLocator("#storybook-preview-iframe");
  await map.getByRole("link", { name: "Voice call" }).click();
  await expect(map.getByRole("heading", { name: "Voice call" })).toBeInViewport();
  await map.getByRole("link", { name: "→ Submitting slowly" }).click();
  await expect(map.locator("#contactForm-submitting-slowly")).toBeInViewport();
  const link = map.getByRole("link", { name: "Succeeded", exact: true });
  await link.scrollIntoViewIfNeeded();
  await expect(link.locator("img")).toBeVisible();
  const addresses = await map.locator("a[href*='path=/docs/']").evaluateAll((all) => all.map(String));
  expect(addresses.filter((address) => !entries[address.replace(/.*\//, "")])).toEqual([]);
  // Four in a row are seen at a glance.
  await expect(map.locator("ul:has(img)").first()).toHaveCSS("grid-template-columns", /^(\S+ ){3}\S+$/);
  await link.click();
  await expect(page).toHaveURL(/path=\/story\/features-contact-contactview--succeeded/);
  await expect(map.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(() => map.locator("html").evaluate(() => innerWidth)).toBe(360);
  await expect(page.getByRole("searchbox")).toBeVisible();
});

test("each piece answers a question, has its picture, and leads to its page", async ({ page, request }) => {
  const { entries } = await (await request.get("/index.json")).json();
  await page.goto("/?path=/docs/welcome--docs");
  await page.getByRole("searchbox").fill("modal");
  await expect(page.getByRole("option", { name: "Dialog" })).toBeVisible();
  const known = Object.keys(entries).filter((id) => /^ui-.*--docs$/.test(id));
  await page.goto("/?path=/docs/foundations-which-piece-when--docs");
  const pieces = page.frameLocator("#storybook-preview-iframe");
  await expect(pieces.getByRole("listitem").getByRole("link")).toHaveCount(known.length);
  const notice = pieces.getByRole("listitem").filter({ hasText: "Says how things stand" });
  await expect(notice.locator("img")).toBeVisible();
  await notice.getByRole("link", { name: "Notice" }).click();
  await expect(page).toHaveURL(/path=\/docs\/ui-notice--docs/);
});

test("the results page says how much was run, and links what failed", async ({ page }) => {
  const id = "ui-button--primary";
  const failed = [{ title: `${id} en-360`, why: "a11y, color-contrast: button" }];
  const visual = {
    run: "visual",
    of: "abc1234",
    behind: 2,
    seconds: 90.4,
    passed: 4,
    failed,
    projects: ["book", "site", "book"],
  };
  const runs = [
    { run: "unit", taken: null, failed: [], projects: [] },
    { ...visual, leftOut: "only -g badge", taken: "2026-03-02T10:00:00Z" },
  ];
  const json = { commit: "def5678", made: "2026-03-02T11:00:00Z", runs, stories: { [id]: {} } };
  await page.route("**/results.json", (route) => route.fulfill({ json }));
  const tests = ["ui/Button busy", `site.ts ${id} de-1280`].map((said) => ({
    said,
    ok: true,
    seconds: 0.123,
  }));
  await page.route("**/tests.json", (route) => route.fulfill({ json: { visual: tests } }));
  await page.goto("/iframe.html?viewMode=docs&id=results--docs");
  const last = page.getByRole("region", { name: "visual" });
  await expect(last.getByText("4 passed, 1 failed, in 90 s")).toBeVisible();
  await last.getByText("5 tests").click();
  await expect(last.getByText("Tests by Playwright's project: book 2, site 1")).toBeVisible();
  await expect(last.getByText("ui/Button busy: passed, 0.12 s")).toBeVisible();
  await last.getByLabel("Find a test").fill("PRIMARY de");
  await expect(last.getByText("ui/Button busy")).toBeHidden();
  await expect(last.getByRole("listitem").last()).toHaveText(`site.ts ${id} de-1280: passed, 0.12 s`);
  await expect(last.getByRole("link", { name: id })).toHaveCount(2);
  await expect(last.getByText("a11y, color-contrast: button")).toBeVisible();
  await expect(last.getByText("02/03/2026, 11:00:00 CET, commit abc1234, only -g badge")).toBeVisible();
  const all = /^1 of \d{3} stories run, tests that failed: 1, not run \(unit\), in part \(visual\)$/;
  await expect(page.locator("[data-tone=danger]").getByText(all)).toBeVisible();
});

test("what ran well is no alarm where it is only older", async ({ page, request }) => {
  const { entries } = await (await request.get("/index.json")).json();
  const stories = Object.fromEntries(Object.keys(entries).map((id) => [id, {}]));
  const runs = [{ run: "visual", taken: "2026-03-02T10:00:00Z", behind: 1, failed: [] }];
  const json = { commit: "def5678", made: "2026-03-02T11:00:00Z", runs, stories };
  await page.route("**/results.json", (route) => route.fulfill({ json }));
  await page.route("**/review.json", (route) => route.fulfill({ json: { groups: [] } }));
  await page.goto("/iframe.html?viewMode=docs&id=review--docs");
  const title = /^All \d{3} stories run, one commit before this book$/;
  await expect(page.locator("[data-tone=info]").getByText(title)).toBeVisible();
  const failed = [{ title: "ui-badge--good en-360", why: "differs", isToJudge: true }];
  Object.assign(runs[0] ?? {}, { failed });
  await page.reload();
  await expect(page.locator("[data-tone=info]")).toContainText(
    "tests with changes to judge: 1, one commit before",
  );
  Object.assign(runs[0] ?? {}, { behind: 0, failed: [] });
  await page.reload();
  await expect(page.locator("[data-tone=good]").getByText(/^All \d{3} stories run$/)).toBeVisible();
});

test("tokens are copied by name, and downloaded for design tools", async ({ page }) => {
  await page.goto("/iframe.html?viewMode=story&id=foundations-tokens--space");
  await page.getByRole("button", { name: "Copy --radius-m" }).click();
  await expect(page.getByRole("button", { name: "Copied: --radius-m" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("var(--radius-m)");

  await page.goto("/iframe.html?viewMode=docs&id=foundations-for-design-tools--docs");
  const downloaded = async (name: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name, exact: true }).click();
    return JSON.parse(readFileSync(await (await download).path(), "utf8"));
  };
  const ground = { $value: { hex: "#0a121b" }, $description: expect.stringContaining("Ground of: text") };
  expect(await downloaded("tokens.json")).toMatchObject({ color: { night: { ground }, paper: {} } });
  expect(await downloaded("tokens.night.json")).toMatchObject({ color: { ground } });
  const body = { $value: { value: 1.0625, unit: "rem" } };
  expect(await downloaded("tokens.phone.json")).toMatchObject({ text: { body } });
  const inText = { color: { ground: { $value: "#0a121b" } } };
  expect(await downloaded("night")).toMatchObject(inText);
});

/** What the book says of its components, to readers and to coding assistants. */
function written(kind: "docgen" | "story-docs"): string[] {
  const folder = join(bookDir, "services/core", kind);
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
}

/** That each prop has a sentence, tests/architecture/props.test.ts proves. */
test("props are described where they are read", () => {
  const described = written("docgen").filter((text) => /"description": ?"[^"]/.test(text));
  expect(described.length).toBeGreaterThan(20);
});

test("each example of a piece, and of the form, compiles in an app that has the package", () => {
  // In the package's own folder its name leads to what it exports.
  const folder = "reports/examples";
  mkdirSync(folder, { recursive: true });
  const settings = { extends: "../../tsconfig.json", include: ["."] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(settings));
  for (const text of written("story-docs").filter((one) =>
    /"\.\/stories\/(ui\/|features\/contact\/ContactForm\.)/.test(one),
  )) {
    const { components } = JSON.parse(text);
    const [piece = ""] = Object.keys(components);
    const { path, import: imports, stories } = components[piece];
    const source = readFileSync(path, "utf8");
    const [, holds = "null"] = /holds: (\[.*?\])/.exec(source) ?? [];
    for (const id of Object.keys(stories)) {
      // In some files a piece's own code stands instead of what Storybook reads.
      const [, read = `${imports}\n${stories[id].snippet}`] = /const code = `([^`]*)`/.exec(source) ?? [];
      const context = { parameters: { holds: JSON.parse(holds) } };
      const code = asElsewhere(asElsewhere(read, context), context);
      expect(code, id).not.toMatch(/>\(</);
      writeFileSync(`${folder}/${id}.tsx`, code.replaceAll(/^const /gm, "export const "));
    }
  }
  expect(String(spawnSync("node", ["node_modules/typescript-native/bin/tsc", "-p", folder]).stdout)).toBe("");
});

test("a docs page keeps still; an example is what another app writes, with its state", async ({ page }) => {
  await page.goto("/iframe.html?viewMode=docs&id=ui-tabs--docs");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "still");
  await page.getByRole("switch", { name: "Show code" }).first().click();
  const code = page.locator("#storybook-docs pre").first();
  await expect(code).toContainText("import { Tabs } from 'mainlicht-site/ui'");
  await expect(code).toContainText("onChoose={setValue}");
});
