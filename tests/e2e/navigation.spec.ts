import type { Page } from "@playwright/test";
import { appCopy } from "#app/app.copy.ts";
import { site } from "#app/site.ts";
import { sampleCopy } from "#features/legal/legal.copy.ts";
import { untilEveryPartAnswers } from "./answering.ts";
import { waitUntilIdle } from "./arrivals/look.ts";
import { goBack, goForward } from "./engine.ts";
import {
  doubleText,
  expect,
  expectNoBarriers,
  formOf,
  freezeTime,
  reloadAndStay,
  test,
  wordsIn,
} from "./support.ts";
import { firefoxToo, phoneToo } from "./widths.ts";

const { contact, frame, hero } = wordsIn("de");

test("[ROUTE-01] [ROUTE-03] [ROUTE-06] back and forward, and a reload that asks first: nothing typed is lost; the back button empties the hash", {
  tag: [phoneToo, firefoxToo],
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: frame.call }).click();
  const form = formOf(page, "de");
  await form.problem.fill("noch nicht fertig");
  await reloadAndStay(page);
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1, name: hero.headline })).toBeFocused();
  await goForward(page);
  await expect(form.problem).toHaveValue("noch nicht fertig");
  await page.getByRole("link", { name: contact.back }).click();
  await expect(page.getByRole("heading", { level: 1, name: hero.headline })).toBeVisible();
  expect(await page.evaluate(() => window.location.hash)).toBe("");
});

async function noteFades(page: Page) {
  await page.addInitScript(() => {
    const fades: number[] = [];
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const transition = start.call(this, update);
      void transition.ready.then(() => {
        const ends = document.getAnimations().filter(({ effect }) => {
          return effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition");
        });
        fades.push(Math.max(...ends.map(({ effect }) => Number(effect?.getComputedTiming().endTime))));
      });
      return transition;
    };
    Object.assign(window, { fades });
  });
  return () => page.evaluate((): number[] => Reflect.get(window, "fades"));
}

test("[ROUTE-04] [ROUTE-06] one view fades into the other, back and forward too; not where nothing may move", async ({
  page,
}) => {
  const fades = await noteFades(page);
  const scrolledTo = () => page.evaluate(() => scrollY);
  const form = page.getByRole("heading", { level: 1, name: contact.callTime.title });
  const home = page.getByRole("heading", { level: 1, name: hero.headline });
  await page.goto("/");
  await untilEveryPartAnswers(page);
  const call = page.locator("#talk").getByRole("link", { name: frame.call });
  await call.scrollIntoViewIfNeeded();
  // From the first scroll on, what is above has its own height.
  await waitUntilIdle(page);
  const leftAt = await scrolledTo();
  await call.click();
  await expect(form).toBeFocused();
  await expect.poll(scrolledTo).toBe(0);
  // One that begins before the last one is drawn has that one skipped.
  await expect.poll(fades).toHaveLength(1);
  await goBack(page);
  await expect(home).toBeFocused();
  expect(await scrolledTo()).toBe(leftAt);
  await expect.poll(fades).toHaveLength(2);
  await goForward(page);
  await expect(form).toBeFocused();
  await expect.poll(fades).toHaveLength(3);
  for (const ms of await fades()) {
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThanOrEqual(200);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await goBack(page);
  await expect(home).toBeFocused();
  await page.emulateMedia({ reducedMotion: null });
  await page.getByRole("button", { name: appCopy.de.stillMotion }).last().click();
  await goForward(page);
  await expect(form).toBeFocused();
  expect(await fades()).toHaveLength(3);
});

test("[ROUTE-01] [SOL-02] [TOP-03] who comes for a call reads of the call, also after a reload, and nobody else does", {
  tag: phoneToo,
}, async ({ page }) => {
  const ofCall = page.getByText(contact.forCall(site.project.callMinutes));
  const main = page.getByRole("main");
  await page.goto("/");
  for (const place of [page.getByRole("banner"), main.getByRole("tabpanel"), main.locator("#talk")]) {
    await place.getByRole("link", { name: frame.call }).click();
    await expect(ofCall).toBeVisible();
    expect(await page.evaluate(() => window.location.hash)).toBe("#contact");
    await goBack(page);
    await expect(page.getByRole("heading", { level: 1, name: hero.headline })).toBeVisible();
  }
  await goForward(page);
  await expect(ofCall).toBeVisible();
  await page.reload();
  await expect(ofCall).toBeVisible();
  await goBack(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: frame.links[2]?.label ?? "" })
    .click();
  await expect(page.getByText(contact.subtitle)).toBeVisible();
  await expect(ofCall).toBeHidden();
  // In the form already: the link has an effect all the same.
  await page.getByRole("banner").getByRole("link", { name: frame.call }).click();
  await expect(ofCall).toBeVisible();
});

test("[ROUTE-01] any other hash is the home view, and the title says where one is", async ({ page }) => {
  await page.goto("/#contact/x");
  await expect(page.getByRole("heading", { level: 1, name: hero.headline })).toBeVisible();
  await expect(page).not.toHaveTitle(/Kontakt/);
  await page.goto("/#contact");
  await expect(page).toHaveTitle(/Kontakt/);
});

test("[HERO-04] Escape stays, and nothing is kept on the device", async ({ page }) => {
  await page.goto("/");
  await freezeTime(page);
  const start = page.getByRole("form", { name: hero.form });
  const field = start.getByRole("textbox");
  // Each try is answered aloud: the focus is in the field already.
  for (const address of ["quatsch", "a@firma"]) {
    await field.fill(address);
    await field.press("Enter");
    await expect(page.getByRole("log").first()).toHaveText(hero.fault);
  }
  await field.fill("a@firma.example");
  await field.press("Enter");
  await expect(start.getByRole("status")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.clock.runFor(3_000);
  await expect(page).not.toHaveURL(/contact/);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("[P-keys-on-action] nothing is stored and no client is fetched before the visitor asks for it", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  await page.goto("/#contact");
  await expect(formOf(page, "de").name).toBeVisible();
  expect(
    await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length),
  ).toBe(0);
  expect(fetched.filter((url) => /supabase/.test(url))).toEqual([]);
});

test("[FORM-04] [PRIV-03] the policy opens in a new tab, in the page's language", {
  tag: firefoxToo,
}, async ({ page, context }) => {
  await page.goto("/#contact");
  await page.getByRole("button", { name: "English" }).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: wordsIn("en").contact.consent.link }).click();
  const policy = await opened;
  await expect(policy.locator("html")).toHaveAttribute("lang", "en");
  expect(policy.url()).toMatch(/^blob:/);
  // Its style stands in it, and is known to the security policy, which it has from the page.
  await expect(policy.getByRole("navigation")).toHaveCSS("border-bottom-style", "solid");
  // Whoever consents reads here which facts are made up.
  await expect(policy.getByText(sampleCopy.en.title)).toBeVisible();
  await expectNoBarriers(policy);
});

for (const hash of ["", "#contact"]) {
  test(`no barriers at "${hash}", also at 320 px; nothing is cut off there, even with text at 200 %`, async ({
    page,
  }) => {
    await page.goto(`/${hash}`);
    // Whoever goes by keyboard wakes the parts below: the tabs are reached from then on.
    await expect(async () => {
      await page.keyboard.press("Tab");
      if (hash === "")
        await expect(page.getByRole("tablist")).toHaveAttribute("tabindex", "0", { timeout: 500 });
    }).toPass();
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoBarriers(page);
    const widthOfAll = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await widthOfAll()).toBe(320);
    await doubleText(page);
    // Drawings that appear on approach have no width before that.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    expect(await widthOfAll()).toBe(320);
  });
}
