import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { heroCopy } from "#features/hero/hero.copy.ts";
import { drawerCopy } from "#features/privacy/drawer/drawer.copy.ts";
import { openCopy } from "#features/privacy/drawer/open.copy.ts";
import type { Language } from "#shared/copy.ts";
import { openInbox } from "../../supabase/inbox/reader.ts";
import { dataFolder } from "../../supabase/local/folder.ts";
import { untilEveryPartAnswers } from "./answering.ts";
import { fontLeftBehind, isFirefox } from "./engine.ts";
import { test as base } from "./ledger.ts";
import { dataDir } from "./server.ts";

export { expect };

export function wordsIn(language: Language) {
  return { contact: contactCopy[language], frame: frameCopy[language], hero: heroCopy[language] };
}

export const newEmail = () => `visitor.${randomUUID()}@firma.example`;

/** Reads the stored requests of an address from the running server, as `npm run inbox` does. */
export async function arrived(email: string) {
  const inbox = await openInbox(dataFolder(dataDir));
  try {
    return (await inbox.all()).filter((request) => request.email === email);
  } finally {
    await inbox.close();
  }
}

export function formOf(page: Page, language: Language) {
  const words = contactCopy[language];
  const form = page.getByRole("form", { name: words.formName });
  const { fields } = words;
  return {
    form,
    name: form.getByRole("textbox", { name: fields.name.label, exact: true }),
    email: form.getByRole("textbox", { name: fields.email.label }),
    service: form.getByRole("combobox", { name: fields.service.label }),
    problem: form.getByRole("textbox", { name: fields.problem.label }),
    consent: form.getByRole("checkbox"),
    submit: form
      .getByRole("button", { name: words.submit })
      .or(form.getByRole("button", { name: words.callTime.submit })),
    async fill(email: string) {
      await this.name.fill("Katharina Brandt");
      await this.email.fill(email);
      await this.consent.check();
    },
  };
}

export const app = /\/assets\/index-[^/]+\.js$/;

/** Holds the app, or a part of it, back until it is let go: the page comes alive as late as a test wants. */
export async function heldBack(page: Page, part = app): Promise<() => void> {
  const gate = new EventEmitter();
  const released = once(gate, "open");
  await page.route(part, (route) => released.then(() => route.continue()));
  return () => void gate.emit("open");
}

/** From here on the time of a page that is alive stands still, until `page.clock.runFor` moves it. */
export async function freezeTime(page: Page) {
  await untilEveryPartAnswers(page);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}

/** Lets the page do what it has been given to do, while its time stands still. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );

/** Moves a frozen page to the millisecond before a time of the specification, then over it. */
export async function expectAfter(page: Page, ms: number, isDone: () => Promise<boolean>): Promise<void> {
  await page.clock.runFor(ms - 1);
  await settled(page);
  expect(await isDone(), `not yet after ${ms - 1} ms`).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(isDone, `done after ${ms} ms`).toBe(true);
}

/** Text at 200 %, as a visitor's browser sets it: for the root, which every rem is measured by. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** A visitor whose browser refuses to store anything: the very look at a store throws. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
}

/** Notes what any frame shows, from before the document's first element on: its themes and its headings. */
export async function noteFrames(page: Page) {
  await page.addInitScript(() => {
    const [themes, headings] = [new Set<string>(), new Set<string>()];
    const note = () => {
      const { theme } = document.documentElement.dataset;
      if (theme && document.body) themes.add(theme);
      for (const heading of document.querySelectorAll("h1")) {
        if (heading.checkVisibility() && heading.textContent) headings.add(heading.textContent);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { shown: () => ({ themes: [...themes], headings: [...headings] }) });
  });
  return (): Promise<{ themes: string[]; headings: string[] }> =>
    page.evaluate(() => Reflect.get(window, "shown")());
}

export async function reloadAndStay(page: Page): Promise<void> {
  const asked = page.waitForEvent("dialog");
  const reload = page.evaluate(() => window.location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await reload;
}

/** Takes the errors that the page reports. @returns them, growing. */
export async function collectReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.route("https://errors.example/**", (route) => {
    reports.push(route.request().postData() ?? "");
    return route.fulfill({ status: 204 });
  });
  return reports;
}

/** Axe, with every rule that it has for WCAG 2.2 AA and its best practices. */
export async function expectNoBarriers(page: Page, part = "html") {
  // There nothing can be made to stand still for it; the document is the same.
  if (isFirefox(page)) return;
  // Words that are just fading in have no contrast yet: what is judged stands still.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // In one go: for frames, which no page here has, axe would open a second page and join there what it found.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  await page.emulateMedia({ reducedMotion: null });
  const barriers = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
  );
  expect(barriers).toEqual([]);
}

/** The assistant's panel, for axe: the page behind it is examined once, and not again with each of its views. */
export const panelAlone = "[data-mode][aria-label]";

/** Every test fails on an error of the page itself, and on what the ledger does not list (`ledger.ts`). */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => {
        if (!fontLeftBehind.test(message)) errors.push(`error: ${message}`);
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export async function openDrawer(page: Page, language: Language) {
  const words = drawerCopy[language];
  await page.getByRole("button", { name: openCopy[language].open }).click();
  const drawer = page.getByRole("dialog", { name: words.title });
  await expect(drawer.getByRole("heading", { name: words.kept.title })).toBeVisible();
  return { drawer, words, remove: drawer.getByRole("button", { name: words.deleteAll }) };
}
