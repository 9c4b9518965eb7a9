import { test as base, type Page } from "@playwright/test";

/** Whether this is the second engine: docs/operations/browsers.md says what differs there. */
export const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === "firefox";

/** Firefox tells as an error that a font's download ended because the page was left (NS_BINDING_ABORTED). */
export const fontLeftBehind = /^download failed \(font-family: .* status=2152398850 /;

/**
 * Playwright fills fields in a stock Firefox by script. React remembers what a script has set and takes the event
 * for an echo of it, so the value is set once more, past React's memory: as if it had been typed.
 */
function asIfTyped(): void {
  addEventListener(
    "input",
    ({ isTrusted, target }) => {
      if (isTrusted) return;
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const { value } = target;
      const plain = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), "value");
      target.value = "";
      plain?.set?.call(target, value);
    },
    { capture: true },
  );
}

/** The language that an earlier visit has stored. The blank page before the visit has no storage, and Firefox says so. */
export async function storedBefore(page: Page, language: string): Promise<void> {
  await page.addInitScript((value) => {
    if (location.protocol.startsWith("http")) localStorage.setItem("language", value);
  }, language);
}

/** The browser's own buttons, pressed from inside: in Firefox, Playwright waits for a load that a hash never brings. */
export const goBack = (page: Page) => page.evaluate(() => history.back());
export const goForward = (page: Page) => page.evaluate(() => history.forward());

/** For a page whose script is held back: in Firefox it counts as loaded only once the script is there. */
export const beforeLoad = { waitUntil: "domcontentloaded" } as const;

/** Playwright's `test`, with what a stock Firefox needs so that it runs the same journeys. */
export const test = base.extend<{ engine: undefined }>({
  engine: [
    async ({ page }, use) => {
      if (isFirefox(page)) await page.addInitScript(asIfTyped);
      await use(undefined);
    },
    { auto: true },
  ],
});
