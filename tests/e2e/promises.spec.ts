import type { Page } from "@playwright/test";
import { newsletterCopy } from "#features/newsletter/newsletter.copy.ts";
import { expect, freezeTime, test } from "./support.ts";
import { callOf, speaksHere, watchMicrophones } from "./voice-support.ts";

/** Every way to send something that is not a request of the page, or to record. */
const channels = ["WebSocket", "EventSource", "RTCPeerConnection", "WebTransport", "MediaRecorder"];

/**
 * Notes all that leaves the page or is stored from now on, and after an hour in which its time runs on. Reading its
 * own files is no sending.
 */
async function watchFor(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  const loaded = () => performance.getEntriesByType("resource").map(({ name }) => name);
  const file = (await page.evaluate(loaded)).find((name) => name.includes("/assets/")) ?? "";
  await freezeTime(page);
  page.on("request", (request) => {
    const { pathname, search, host } = new URL(request.url());
    const ownFile = host === new URL(page.url()).host && pathname.startsWith("/assets/") && search === "";
    if (request.method() !== "GET" || !ownFile) seen.push(`${request.method()} ${request.url()}`);
  });
  await page.evaluate((names) => {
    const used: string[] = [];
    Object.assign(window, { used });
    for (const name of names) {
      const made = Reflect.get(window, name);
      if (typeof made !== "function") continue;
      const noted = new Proxy(made, {
        construct: (target, given) => {
          used.push(name);
          return Reflect.construct(target, given);
        },
      });
      Reflect.set(window, name, noted);
    }
  }, channels);
  return async () => {
    await page.clock.runFor(5_000);
    await page.clock.fastForward("01:00:00");
    await page.evaluate(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    });
    // Requests are told in their order: once this one is back, so are those before it.
    await page.evaluate((name) => fetch(name), file);
    const here = await page.evaluate(() => [
      ...Reflect.get(window, "used"),
      ...Object.keys({ ...localStorage, ...sessionStorage }),
      document.cookie,
    ]);
    return [...seen, ...here].filter(Boolean);
  };
}

test("[P-newsletter-nothing] [HOME-03] an address for the newsletter is neither sent nor kept, not later either", async ({
  page,
}) => {
  await page.goto("/");
  const { email, subscribe, answer } = newsletterCopy.de;
  await page.getByLabel(email).fill("jana@nordwerk.example");
  const leaves = await watchFor(page);
  await page.getByRole("button", { name: subscribe }).click();
  await expect(page.locator("form").getByText(answer)).toBeVisible();
  expect(await leaves()).toEqual([]);
});

test("[P-voice-on-device] a call is neither sent nor recorded, not while it lasts and not when it is over", async ({
  page,
}) => {
  await speaksHere(page, { hears: true });
  await watchMicrophones(page);
  const call = callOf(page);
  await call.open();
  const leaves = await watchFor(page);
  await call.start.click();
  await expect(call.end).toBeVisible();
  await page.clock.runFor(3_000);
  await call.end.click();
  await expect(call.status).toHaveText(call.words.status.ended);
  expect(await leaves()).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, "localOnly"))).toEqual([true]);
});
