import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { chromium, type Page } from "@playwright/test";

/*
 * `npm run build`, then `npx tsx scripts/orca.ts`: Orca, a real screen reader, reads ten moments of the built site, and
 * what it said is written to `tests/visual/heard/orca.de.txt`. By hand, once a week; it judges nothing. Needs Debian's
 * `orca at-spi2-core dbus openbox xvfb xdotool chromium`, and the locale `de_DE.UTF-8`.
 */
const [port, debugPort, display] = [4340, 9333, ":77"];
const folder = mkdtempSync(join(tmpdir(), "orca-"));
const log = join(folder, "debug.log");
const env = {
  ...process.env,
  DISPLAY: display,
  LC_ALL: "de_DE.UTF-8",
  LANGUAGE: "de",
  HOME: folder,
  XDG_RUNTIME_DIR: folder,
  GSETTINGS_BACKEND: "memory",
  DATA_DIR: join(folder, "data"),
  PORT: String(port),
};
const heardFile = "tests/visual/heard/orca.de.txt";
/** What its first lines explain stays as it is. */
const [explained] = readFileSync(heardFile, "utf8").split("\n\n", 1);
/** In utterances: what is said of a long page is cut. */
const mostOfView = 30;
/** In milliseconds: it has said all when nothing was added for so long, or it is cut. */
const [silence, longest] = [6_000, 25_000];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// All of it has one bus of its own.
if (!process.env["ORCA_BUS"]) {
  execFileSync("dbus-run-session", ["--", "npx", "tsx", ...process.argv.slice(1)], {
    env: { ...process.env, ORCA_BUS: "own" },
    stdio: "inherit",
  });
  process.exit();
}

const running: ChildProcess[] = [];
async function begin(seconds: number, command: string, ...args: string[]): Promise<void> {
  running.push(spawn(command, args, { env, stdio: "ignore" }));
  await wait(seconds * 1000);
}

const utterances = () =>
  existsSync(log)
    ? [...readFileSync(log, "utf8").matchAll(/SPEECH OUTPUT: '(.*?)'(?:\{.*\})?$/gm)].map(
        ([, said = ""]) => said,
      )
    : [];

async function heardAfter(act: () => Promise<unknown>): Promise<string[]> {
  const before = utterances().length;
  await act();
  const start = Date.now();
  for (let [count, since] = [before, start]; Date.now() - since < silence && Date.now() - start < longest; ) {
    await wait(250);
    if (utterances().length > count) [count, since] = [utterances().length, Date.now()];
  }
  return utterances().slice(before, before + mostOfView);
}

const key = async (name: string) => execFileSync("xdotool", ["key", name], { env });
const type = async (text: string) => execFileSync("xdotool", ["type", "--delay", "60", text], { env });
const press = async (page: Page, name: RegExp) => {
  await page.getByRole("button", { name }).filter({ visible: true }).first().focus();
  await wait(1_000);
  await key("Return");
};
const nothing = async () => undefined;
/** The browser begins in its address bar, and leaves it when the page is opened from there. */
const enter = async () => {
  await key("ctrl+l");
  await type(`localhost:${port}/`);
  await key("Return");
  await wait(12_000);
};
/** Opens a view as if for the first time, and waits until all of it has been read. */
const anew = async (page: Page, path: string) => {
  await page.goto(`http://localhost:${port}${path}`);
  await page.reload();
  await wait(12_000);
};
const fill = async (page: Page) => {
  const form = page.locator("[data-on=contact] form");
  await form.locator("[name=name]").fill("Ada Lovelace");
  await form.locator("[name=email]").fill("ada@example.de");
  await form.locator("textarea").fill("Bitte rufen Sie mich an.");
  await form.locator("[type=checkbox]").first().check();
};

type Deed = (page: Page) => Promise<unknown>;
const views: Readonly<Record<string, readonly [before: Deed, act: Deed]>> = {
  "Assistent: geöffnet": [enter, (page) => press(page, /Lumi/)],
  "Assistent: SCHREIBEN gewählt": [nothing, (page) => press(page, /SCHREIBEN/)],
  "Assistent: eine Frage im Chat": [() => type("Was kostet das"), () => key("Return")],
  "Gespräch: SPRECHEN gewählt": [
    (page) => anew(page, "/#").then(() => press(page, /Lumi/)),
    (page) => press(page, /SPRECHEN/),
  ],
  "Gespräch: begonnen": [nothing, (page) => press(page, /Gespräch starten/)],
  "Startseite: geöffnet": [(page) => anew(page, "/"), (page) => page.reload()],
  "Lösungen: Pfeil nach rechts auf den Reitern": [
    (page) => page.getByRole("tab").first().focus(),
    () => key("Right"),
  ],
  "Formular: leer abgesendet": [(page) => anew(page, "/#contact"), (page) => press(page, /Anfrage senden/)],
  "Formular: gesendet": [fill, (page) => press(page, /Anfrage senden/)],
  "Was diese Seite speichert: geöffnet": [
    (page) => anew(page, "/#"),
    (page) => press(page, /Was diese Seite speichert/),
  ],
};

/** A voice for the call: the browser here has none of its own. As text, since it runs in the page. */
const voice = `
  const voices = [{ lang: "de-DE", localService: true, name: "stand-in" }];
  const speak = (said) => said.onstart?.();
  const value = Object.assign(new EventTarget(), { getVoices: () => voices, speak, cancel() {} });
  Object.defineProperty(window, "speechSynthesis", { value });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: class {} });
`;

await begin(1, "Xvfb", display, "-screen", "0", "1280x900x24");
await begin(1, "openbox");
await begin(1, "/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1");
await begin(6, "node", "scripts/start.mjs", "--no-build");
await begin(6, "orca", "--replace", `--debug-file=${log}`);
// A visitor from here, whom the browser offers no translation.
const preferences = { translate: { enabled: false }, intl: { accept_languages: "de-DE,de" } };
mkdirSync(join(folder, "profile/Default"), { recursive: true });
writeFileSync(join(folder, "profile/Default/Preferences"), JSON.stringify(preferences));
const flags = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--lang=de-DE"];
const own = [`--remote-debugging-port=${debugPort}`, `--user-data-dir=${join(folder, "profile")}`];
await begin(8, "chromium", ...flags, ...own, "--force-renderer-accessibility", "about:blank");

const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debugPort}`);
const page = browser.contexts()[0]?.pages()[0];
if (!page) throw new Error("Chromium shows no page.");
page.setDefaultTimeout(10_000);
await page.addInitScript({ content: voice });
const parts = [explained];
for (const [view, [before, act]] of Object.entries(views)) {
  await before(page);
  // What that says has its time.
  await wait(3_000);
  const heard = await heardAfter(() => act(page)).catch((cause: unknown) => [String(cause).slice(0, 80)]);
  parts.push([`# ${view}`, ...heard].join("\n"));
  console.log(parts.at(-1));
}
writeFileSync(heardFile, `${parts.join("\n\n")}\n`);
for (const one of running) one.kill();
process.exit();
