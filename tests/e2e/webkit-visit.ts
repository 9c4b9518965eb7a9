import { setTimeout } from "node:timers/promises";
import { test as base, expect } from "@playwright/test";
import { Builder, By, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { webkitPath } from "../../config/browsers.mjs";
import { driverUrl } from "./webkit.ts";

export { expect, Key };

/** In milliseconds. A busy machine needs more than the page does. */
const patience = 15_000;

/** What visitors find by its name, as selectors of what can have one. */
const kinds = {
  button: "button, summary, [role=button]",
  link: "a[href]",
  heading: "h1, h2, h3",
  textbox: "textarea, input:not([type]), input[type=text], input[type=email], input[type=tel]",
  checkbox: "input[type=checkbox]",
  tab: "[role=tab]",
} as const;
type Kind = keyof typeof kinds;

/**
 * Whether a part is covered, not laid out yet, or has been put anew by React since it was found. Asked for the name of a
 * part that has just gone, WebKit's driver fails without a word.
 */
const isNotReady = (cause: unknown): boolean =>
  (cause instanceof error.WebDriverError && cause.message === "") ||
  cause instanceof error.ElementNotInteractableError ||
  cause instanceof error.ElementClickInterceptedError ||
  cause instanceof error.StaleElementReferenceError;

/**
 * Scrolls to a part and waits until it has rested for a quarter of a second: the driver presses where it was when it
 * looked, and the engine keeps no place when what stands above is laid out after a leap.
 */
function toRest(part: HTMLElement): Promise<void> {
  part.scrollIntoView({ block: "center", behavior: "instant" });
  return new Promise((rests) => {
    let last = part.getBoundingClientRect();
    let framesAtRest = 0;
    const look = () => {
      const now = part.getBoundingClientRect();
      framesAtRest = now.x === last.x && now.y === last.y ? framesAtRest + 1 : 0;
      if (framesAtRest === 15) return rests();
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** One window of the engine, as a visitor uses it: parts are found by the name that the engine itself computes. */
export class Visit {
  readonly #driver: WebDriver;
  readonly #site: string;

  constructor(driver: WebDriver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  async open(path: string): Promise<void> {
    await this.#driver.get(this.#site + path);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.manage().window().setRect({ width, height });
    await expect.poll(() => this.run(() => window.innerWidth)).toBe(width);
  }

  run<Result, Given extends readonly unknown[]>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    return this.#driver.executeScript(inPage, ...given);
  }

  /** The first seen part of a kind whose name is, or holds, these words. Waits for it. */
  async find(kind: Kind, name: string | RegExp): Promise<WebElement> {
    const isNamed = (own: string) => (typeof name === "string" ? own.trim() === name : name.test(own));
    const look = async () => {
      try {
        for (const part of await this.#driver.findElements(By.css(kinds[kind]))) {
          if ((await part.isDisplayed()) && isNamed(await part.getAccessibleName())) return part;
        }
      } catch (cause) {
        // Something else has come in its place, or another document: the next look finds that.
        if (!isNotReady(cause)) throw cause;
      }
      return undefined;
    };
    const part = await this.#driver.wait(look, patience, `no ${kind} "${name}"`);
    if (!part) throw new Error(`no ${kind} "${name}"`);
    return part;
  }

  /** Does something to a part once the part takes it: when it is found, its view may still fade in, or the page scroll. */
  async #act(kind: Kind, name: string | RegExp, act: (part: WebElement) => Promise<void>): Promise<void> {
    const tryToAct = async () => {
      const part = await this.find(kind, name);
      try {
        await act(part);
        return true;
      } catch (cause) {
        if (isNotReady(cause)) return false;
        throw cause;
      }
    };
    await this.#driver.wait(tryToAct, patience, `${kind} "${name}" could not be used`);
  }

  press(kind: Kind, name: string | RegExp): Promise<void> {
    return this.#act(kind, name, async (part) => {
      await this.run(toRest, part as never);
      await part.click();
    });
  }

  type(name: string | RegExp, text: string): Promise<void> {
    return this.#act("textbox", name, (part) => part.sendKeys(text));
  }

  async keys(...keys: string[]): Promise<void> {
    await this.#driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** What has the focus: its words or its value's label. */
  focused(): Promise<string> {
    return this.#driver.switchTo().activeElement().getAccessibleName();
  }

  /** All words that the page shows, or those of one part. */
  words(selector = "body"): Promise<string> {
    return this.run((css: string) => document.querySelector<HTMLElement>(css)?.innerText ?? "", selector);
  }

  async expectWords(words: string | RegExp, selector?: string): Promise<void> {
    const asked = expect.poll(() => this.words(selector), { timeout: patience });
    await (typeof words === "string" ? asked.toContain(words) : asked.toMatch(words));
  }

  stored(): Promise<string[]> {
    return this.run(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
    );
  }

  back = () => this.#driver.navigate().back();
  forward = () => this.#driver.navigate().forward();
  reload = () => this.#driver.navigate().refresh();

  /** Goes to the window that a press has opened, when it has got its page. */
  async nextWindow(): Promise<void> {
    const driver = this.#driver;
    const own = await driver.getWindowHandle();
    const other = async () => (await driver.getAllWindowHandles()).find((handle) => handle !== own);
    await driver.switchTo().window((await driver.wait(other, patience, "no window was opened")) ?? "");
    const hasPage = async () => /^(blob|http)/.test(await driver.getCurrentUrl());
    await driver.wait(hasPage, patience, "the window stayed empty");
  }
}

/** In milliseconds. A window opens within seconds; seldom the driver starts one that never does, and then another. */
const startLimit = 20_000;

async function openWindow(triesLeft = 2): Promise<WebDriver> {
  if (triesLeft === 0) throw new Error("WebKit opens no window.");
  const driver = new Builder()
    .usingServer(driverUrl)
    .withCapabilities({
      browserName: "MiniBrowser",
      // Full screen, since its bar would keep the window from being as narrow as a phone.
      "webkitgtk:browserOptions": { binary: webkitPath(), args: ["--automation", "--full-screen"] },
      timeouts: { script: patience, pageLoad: 2 * patience },
    })
    .build();
  const session = await Promise.race([
    driver.getSession(),
    setTimeout(startLimit, undefined, { ref: false }),
  ]);
  if (session) return driver;
  // It may still come, and would keep the next one waiting.
  driver.quit().catch(() => undefined);
  return openWindow(triesLeft - 1);
}

/** Playwright's runner with WebKit's window in place of a page of its own. */
export const test = base.extend<{ visit: Visit }>({
  visit: [
    async ({ baseURL }, use) => {
      const driver = await openWindow();
      await use(new Visit(driver, baseURL ?? ""));
      await driver.quit();
    },
    // A window's opening takes nothing from the journey's own time.
    { timeout: 3 * startLimit },
  ],
});
