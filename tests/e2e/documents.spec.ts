import type { Locator, Page } from "@playwright/test";
import { appCopy } from "../../src/app/app.copy.ts";
import { documents, pathOf } from "../../src/app/documents/document.list.ts";
import { offerCopy } from "../../src/app/language/offer.copy.ts";
import { site } from "../../src/app/site.ts";
import { budgets } from "../bench/sizes.ts";
import { complaintsOf } from "./arrivals/visit.ts";
import { beforeLoad, goBack, goForward, storedBefore } from "./engine.ts";
import {
  app,
  doubleText,
  expect,
  expectNoBarriers,
  formOf,
  heldBack,
  newEmail,
  noteFrames,
  reloadAndStay,
  test,
  wordsIn,
} from "./support.ts";
import { firefoxToo, phoneOnly, phoneToo } from "./widths.ts";

const headline = { de: wordsIn("de").hero.headline, en: wordsIn("en").hero.headline };

const second = /\/assets\/second-[^/]+\.js$/;

/** The contact form, reached by its link while the app is held back. */
async function earlyForm(page: Page) {
  const release = await heldBack(page);
  await page.goto("/", beforeLoad);
  await page
    .getByRole("banner")
    .getByRole("link", { name: wordsIn("de").frame.call })
    .click();
  return { release, form: formOf(page, "de") };
}

for (const language of ["de", "en"] as const) {
  // A document and its pair have the same build: one is looked at wide, the other narrow.
  test(`[HOME-04] each document (${language}) answers in its language, without complaint or barrier, and fits its window with text at 200 %`, {
    tag: language === "en" ? phoneOnly : [],
  }, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const { kind, path } of documents.filter((document) => document.language === language)) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (kind !== "home") await expectNoBarriers(page);
      await doubleText(page);
      const beyond = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(beyond, path).toBe(0);
      expect(complaints, path).toEqual([]);
    }
  });
}

test("a browser that asks for another language than the document's: one line offers it from the first paint on, covers nothing at 200 %, and stores nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await heldBack(page, second);
  await page.goto("/en/");
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  release();
  const { name, dismiss } = offerCopy.de;
  const offer = page.getByRole("complementary", { name });
  await expect(offer).toBeVisible();
  expect((await heading.boundingBox())?.y).toBe(before?.y);
  await doubleText(page);
  const [line, title] = [await offer.boundingBox(), await heading.boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await offer.getByRole("button", { name: dismiss }).press("Enter");
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect((await heading.boundingBox())?.y).toBeLessThan(title?.y ?? 0);

  await page.reload();
  await expect(offer).toHaveAttribute("lang", "de");
  await offer.getByRole("link").click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(heading).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("[HOME-04] [TOP-03] from the footer to each document, to its pair and home again; its bar needs no script", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL(pathOf("imprint", "de"));
  const { frame } = wordsIn("de");
  await page.getByRole("banner").getByRole("link", { name: frame.call }).click();
  await expect(page.getByRole("heading", { name: wordsIn("de").contact.title })).toBeVisible();
  await page.goto(pathOf("imprint", "de"));
  const toEnglish = page.getByRole("link", { name: wordsIn("de").frame.other.name });
  const fetchedAhead = page.locator("link[rel=prefetch]");
  await expect(fetchedAhead).toHaveCount(0);
  await toEnglish.hover();
  await expect(fetchedAhead).toHaveAttribute("href", new RegExp(`${pathOf("imprint", "en")}$`));
  await toEnglish.click();
  await expect(page).toHaveURL(pathOf("imprint", "en"));
  await page.getByRole("link", { name: /^Privacy|^Datenschutz/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy policy");
  await page.getByRole("link", { name: /Homepage/ }).click();
  await expect(page.getByRole("heading", { name: headline.en })).toBeVisible();
});

test("an address without its last slash; one that does not exist, shown as the system likes it, in its language, with ways on", async ({
  page,
}) => {
  await page.goto("/datenschutz");
  await expect(page).toHaveURL("/datenschutz/");
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const answer = await page.goto("/gibt-es-nicht/");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diese Seite gibt es nicht.");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expectNoBarriers(page);
  }
  await page.goto("/en/does-not-exist/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t find that page.");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle(/^We can’t find that page\./);
  await page.getByRole("link", { name: "Steps and prices" }).click();
  await expect(page).toHaveURL(/\/en\/#process$/);
  await expect(page.getByRole("heading", { name: headline.en })).toBeVisible();
});

for (const [title, path, stored, seen] of [
  ["the first visit to /en/ is English", "/en/", null, headline.en],
  ["/en/ with German stored is German", "/en/", "de", headline.de],
  ["#contact in stored English", "/#contact", "en", wordsIn("en").contact.title],
] as const) {
  test(`[LANG-01] [ROUTE-01] ${title}, and no frame shows anything else`, async ({ page }) => {
    const complaints = complaintsOf(page);
    if (stored) await storedBefore(page, stored);
    const shown = await noteFrames(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(seen);
    await page.waitForLoadState("networkidle");
    expect((await shown()).headings).toEqual([seen]);
    expect(complaints).toEqual([]);
  });
}

test("nothing moves when the page becomes alive: what a finger is about to press stays under it", {
  tag: [phoneToo, firefoxToo],
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const release = await heldBack(page, second);
  await page.goto("/", beforeLoad);
  const footer = page.getByRole("contentinfo");
  const boxes = () =>
    footer.locator("a, button").evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y + window.scrollY, width, height].map(Math.round).join(" ");
      }),
    );
  await footer.scrollIntoViewIfNeeded();
  // The first scroll lays out what was far (fold.ts).
  await expect(page.locator("html")).not.toHaveAttribute("data-folds");
  // The faces come by themselves, a moment after the first paint.
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === "loaded").length > 1,
  );
  const before = await boxes();
  release();
  await expect(footer.getByRole("button", { name: appCopy.de.darkView })).toBeVisible();
  expect(await boxes()).toEqual(before);
});

test("[FORM-05] text at 200 % on a phone: a header that comes alive late covers no button; the summary and the receipt are no wider than the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await heldBack(page);
  await page.goto("/#contact", beforeLoad);
  await doubleText(page);
  const form = formOf(page, "de");
  await form.submit.scrollIntoViewIfNeeded();
  release();
  await expect(page.getByRole("banner")).toHaveAttribute("data-scroll", "high");
  await form.submit.click();
  const { summary, success } = wordsIn("de").contact;
  await expect(page.getByRole("region", { name: summary(3, true) })).toBeFocused();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(360);
  await form.fill(newEmail());
  await form.submit.click();
  await expect(page.getByRole("heading", { name: success.title })).toBeFocused();
  expect(await width()).toBeLessThanOrEqual(360);
});

test("[ROUTE-02] links work before the page is alive, and a form sent too early puts nothing into the address", {
  tag: firefoxToo,
}, async ({ page }) => {
  const { release, form } = await earlyForm(page);
  await form.name.fill("Katharina Brandt");
  await form.submit.click();
  expect(new URL(page.url()).search).toBe("");
  release();
  await expect(form.form.getByText("Ihre E-Mail-Adresse fehlt noch").first()).toBeVisible();
  await expect(form.name).toHaveValue("Katharina Brandt");
  expect(new URL(page.url()).search).toBe("");
});

test("[TOP-03] a link for a call speaks of the call, also while React waits for the part that it stands in", {
  tag: firefoxToo,
}, async ({ page }) => {
  const release = await heldBack(page, second);
  await page.goto("/", beforeLoad);
  await expect(page.locator("#root > [data-waits]")).toHaveCount(0);
  const { contact, frame } = wordsIn("de");
  await page.getByRole("main").getByRole("tabpanel").getByRole("link", { name: frame.call }).click();
  release();
  await expect(page.getByText(contact.forCall(site.project.callMinutes))).toBeVisible();
});

test("[ROUTE-04] [ROUTE-06] there and back while the script is on its way: nothing breaks, headings take the focus", {
  tag: firefoxToo,
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await heldBack(page);
  const { contact } = wordsIn("de");
  const asked = page.waitForRequest(app);
  await page.goto("/#contact", beforeLoad);
  await asked;
  await page.getByRole("main").getByRole("link", { name: contact.back }).click();
  await expect(page.getByRole("heading", { name: headline.de })).toBeFocused();
  await goBack(page);
  await expect(page.getByRole("heading", { name: contact.title })).toBeFocused();
  await goForward(page);
  await expect(page.getByRole("heading", { name: headline.de })).toBeFocused();
  release();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: headline.en })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("[LANG-01] a language chosen on a legal document is chosen; what is asked for goes along to its document", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("language", "de"));
  await page.goto("/impressum/");
  await page.getByRole("link", { name: wordsIn("de").frame.other.name }).click();
  await page.getByRole("link", { name: /Homepage/ }).click();
  await expect(page.getByRole("heading", { name: headline.en })).toBeVisible();
  await page.goto("/?motion=still#services");
  await expect(page).toHaveURL("/en/?motion=still#services");
  await expect(page.locator("#services h2").first()).toBeInViewport();
});

const sheet = /\/assets\/second-[^/]+\.css$/;

/** Reads the style of each element, without properties that depend on the font. */
const styleIn = (element: Locator) =>
  element.evaluate((parent) =>
    [...parent.querySelectorAll("*")].map((part) => {
      const style = getComputedStyle(part);
      const seen = ["display", "margin", "padding", "border", "gap", "color", "background-color"];
      return [part.tagName, ...seen.map((name) => style.getPropertyValue(name))].join(" ");
    }),
  );

test("nothing is shown without its style: hero and form at once, the rest with its sheet", {
  tag: [phoneToo, firefoxToo],
}, async ({ page }) => {
  const release = await heldBack(page, sheet);
  await page.goto("/", { waitUntil: "commit" });
  const { frame, contact } = wordsIn("de");
  await expect(page.getByRole("heading", { name: headline.de })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  // Not by "call": for that wish the form has more fields.
  const toForm = page.getByRole("banner").getByRole("link", { name: frame.links[2]?.label ?? "" });
  await toForm.click();
  await expect(page.getByRole("heading", { name: contact.title })).toBeFocused();
  const { form } = formOf(page, "de");
  const before = await styleIn(form);
  release();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await styleIn(form)).toEqual(before);
});

test("a sheet that does not come hides nothing for good", async ({ page }) => {
  await page.route(sheet, (route) => route.abort());
  await page.goto("/#contact", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: wordsIn("de").contact.title })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("[HERO-03] a press before the page is alive counts, as soon as something is typed", async ({ page }) => {
  const release = await heldBack(page);
  await page.goto("/", beforeLoad);
  const form = page.getByRole("form", { name: wordsIn("de").hero.form });
  const start = form.locator("[type=submit]");
  await expect(start).toBeDisabled();
  await form.getByRole("textbox").pressSequentially("frueh@firma.example");
  await start.click();
  release();
  await expect(page).toHaveURL(/#contact$/);
  await expect(formOf(page, "de").email).toHaveValue("frueh@firma.example");
});

test("[FORM-06] what was typed into the form is still there after going back before the page is alive", {
  tag: firefoxToo,
}, async ({ page }) => {
  const { release, form } = await earlyForm(page);
  await form.problem.fill("noch nicht fertig");
  await form.service.selectOption("Lead Generator");
  await form.consent.check();
  await goBack(page);
  await expect(page.getByRole("heading", { name: headline.de })).toBeVisible();
  release();
  await page.getByRole("button", { name: "English" }).click();
  await goForward(page);
  const english = formOf(page, "en");
  await expect(english.problem).toHaveValue("noch nicht fertig");
  await expect(english.service).toHaveValue("Lead Generator");
  await expect(english.consent).toBeChecked();
});

test("before the page is alive: a reload asks first when something was typed, and a press that nothing answers is told of", {
  tag: firefoxToo,
}, async ({ page }) => {
  await heldBack(page);
  await page.goto("/#contact", beforeLoad);
  const { name, submit } = formOf(page, "de");
  // Firefox asks only whoever has pressed something.
  await name.click();
  await name.fill("Katharina Brandt");
  await reloadAndStay(page);
  await expect(name).toHaveValue("Katharina Brandt");
  await submit.click();
  await expect(page.getByText(appCopy.de.arrivingSlowly)).toBeVisible();
});

/** The tab's icon is the browser's own affair: it neither waits for the page nor does the page for it. */
const tabIcon = /^\/(icon\.svg|apple-touch-icon\.png)$/;

test("first load: the script comes after the first paint, nothing before it but the sheet and its faces, and few requests in all", {
  tag: firefoxToo,
}, async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  // In milliseconds of the page's life.
  const { painted, resources } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    resources: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      // Firefox lists a face that two rules name twice; the second comes out of its cache.
      .filter(
        ({ name, transferSize }, place, all) =>
          transferSize > 0 || all.findIndex((entry) => entry.name === name) === place,
      )
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })),
  }));
  expect(painted).toBeGreaterThan(0);
  const asked = resources.filter(({ name }) => !tabIcon.test(name));
  const early = asked.filter(({ startTime }) => startTime < painted);
  expect(early.filter(({ name }) => !/\.(css|woff2)$/.test(name))).toEqual([]);
  // The scene comes when the page is idle, and only where it can be drawn.
  const first = asked.filter(({ name }) => !/(launch|scene|serve|own-worker)[^/]*\.js$/.test(name));
  expect(first.length + 1, first.map(({ name }) => name).join(", ")).toBeLessThanOrEqual(budgets.requests);
});
