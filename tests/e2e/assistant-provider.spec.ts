import { expect, type Page } from "@playwright/test";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { envOf } from "../../src/app/settings/env.ts";
import { test } from "./ledger.ts";
import { vendors } from "./suite.ts";

test.use({ setup: envOf({ ...vendors.reports, ...vendors.chat }) });

/** The site as built with the provider's variables; the provider's script alone is stood in for. */
const scriptAt = "https://cdn.voiceflow.com/**";
const words = assistantCopy.de;
const chat = chatCopy.de;

/** The stand-in's normal behaviour; it keeps its arguments for the test to read. */
const draws = `window.voiceflow = { chat: {
  load(settings) {
    window.given = [...(window.given ?? []), settings];
    settings.render.target.innerHTML = "<p>Hallo aus dem Chat</p>";
  },
  destroy() { window.destroyed = (window.destroyed ?? 0) + 1; },
} };`;

/** To the question whether the provider may be loaded. */
async function toTheQuestion(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: words.name("Lumi") }).click();
  await page.getByRole("button", { name: words.choices.text.title }).click();
  await expect(page.getByRole("heading", { name: chat.asking.title })).toBeVisible();
}

const start = (page: Page) => page.getByRole("button", { name: chat.asking.start }).click();

async function startChat(page: Page) {
  await toTheQuestion(page);
  await start(page);
}

const containerOf = (page: Page) => page.getByRole("region", { name: /^KI-Chat von Voiceflow/ });

async function expectUnavailable(page: Page) {
  await expect(page.getByText(chat.unavailable.title, { exact: true })).toBeVisible();
  await expect(page.getByText(chat.unavailable.text, { exact: true })).toBeVisible();
  await expect(
    page.getByRole("region", { name: words.name("Lumi") }).getByRole("link", { name: /@mainlicht/ }),
  ).toBeVisible();
}

const answer = (page: Page, body: string) => {
  const urls: string[] = [];
  return page
    .route(scriptAt, (route) => {
      urls.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body });
    })
    .then(() => urls);
};

test("[P-chat-after-press] [CHAT-01] [CHAT-02] loads on the visitor's press, not before, and is configured as specified", async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) foreign.push(request.url());
  });
  const urls = await answer(page, draws);
  await toTheQuestion(page);
  expect(foreign).toEqual([]);
  await start(page);
  await expect(containerOf(page).getByText("Hallo aus dem Chat")).toBeVisible();
  expect(urls).toHaveLength(1);
  expect(urls[0]).toMatch(/bundle\.mjs\?v=\d+$/);
  const given = await page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, "given"))));
  expect(given).toMatchObject([
    {
      verify: { projectID: "demo-project" },
      url: "https://general-runtime.voiceflow.com",
      versionID: "production",
      voice: { url: "https://runtime-api.voiceflow.com" },
      render: { mode: "embedded" },
      assistant: { renderMode: "embed", persistence: "memory" },
    },
  ]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("[CHAT-03] its script does not load: the built-in assistant takes over", async ({ page }) => {
  await page.route(scriptAt, (route) => route.abort());
  await startChat(page);
  await expectUnavailable(page);
  await page.getByRole("button", { name: chat.ways.builtIn }).click();
  await expect(page.getByRole("textbox", { name: chat.field })).toBeFocused();
  await page.keyboard.type("Was kostet das?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: chat.log })).toContainText("Einstiegspreise");
});

test("[CHAT-03] it lays itself over the page instead: taken for a failure", async ({ page }) => {
  await answer(page, "window.voiceflow = { chat: { load() { window.given = []; } } };");
  await page.clock.install();
  await startChat(page);
  await page.waitForFunction(() => Reflect.has(window, "given"));
  // It is looked for on its place for two seconds.
  await page.clock.runFor(2_200);
  await expectUnavailable(page);
});

test("[CHAT-04] opened by a double press: one script, one chat; it stays in the other language; leaving tears it down", async ({
  page,
}) => {
  // Also without a destroy of its own.
  const urls = await answer(page, draws.replace(/destroy\(\).*\n/, ""));
  await toTheQuestion(page);
  await page.getByRole("button", { name: chat.asking.start }).dblclick();
  const theirs = page.getByText("Hallo aus dem Chat");
  await expect(containerOf(page).getByText("Hallo aus dem Chat")).toHaveCount(1);
  expect(urls).toHaveLength(1);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: assistantCopy.en.modes.text("Lumi") })).toBeVisible();
  await expect(theirs).toBeVisible();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("button", { name: words.back }).click();
  await expect(theirs).toHaveCount(0);
  await page.getByRole("button", { name: words.choices.text.title }).click();
  await start(page);
  await expect(containerOf(page).getByText("Hallo aus dem Chat")).toHaveCount(1);
  expect(urls).toHaveLength(1);
});
