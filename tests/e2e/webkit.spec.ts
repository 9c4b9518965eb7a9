import { appCopy } from "#app/app.copy.ts";
import { site } from "#app/site.ts";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { retryAfterMs } from "#features/contact/contact.patience.ts";
import { drawerCopy } from "#features/privacy/drawer/drawer.copy.ts";
import { openCopy } from "#features/privacy/drawer/open.copy.ts";
import { ledgerCopy } from "#features/privacy/ledger/ledger.copy.ts";
import { solutionsCopy } from "#features/solutions/solutions.copy.ts";
import { abilitiesCopy } from "#features/voice/abilities.copy.ts";
import { everyPartAnswers } from "./answering.ts";
import { arrived, newEmail, wordsIn } from "./support.ts";
import { persona } from "./voice-support.ts";
import { expect, Key, test, type Visit } from "./webkit-visit.ts";

/** The main ways through the site in Safari's engine: the same site, server and database as in the other journeys. */
const { contact, frame, hero } = wordsIn("de");
const { fields, success, takeHome } = contact;
const english = wordsIn("en");
const assistant = assistantCopy.de;
const chat = chatCopy.de;
const consent = new RegExp(`^${contact.consent.before(site.legalName).slice(0, 20)}`);
const problem = new RegExp(`^${fields.problem.label.replace("?", "\\?")}`);
const email = new RegExp(`^${fields.email.label}`);

const theme = (visit: Visit) => visit.run(() => document.documentElement.dataset["theme"]);
const hash = (visit: Visit) => visit.run(() => window.location.hash);
const top = (visit: Visit, id: string) =>
  visit.run((of: string) => document.getElementById(of)?.getBoundingClientRect().top ?? Number.NaN, id);

/** Fills what the form requires. @returns the address. */
async function fill(visit: Visit): Promise<string> {
  const address = newEmail();
  await visit.type(/^Name/, "Katharina Brandt");
  await visit.type(email, address);
  await visit.press("checkbox", consent);
  return address;
}

test("[HERO-01] [LANG-01] the headline, the title, the language and the page's typefaces; all of it from the own server, nothing stored", async ({
  visit,
}) => {
  await visit.open("/");
  await visit.find("heading", hero.headline);
  expect(await visit.run(() => [document.title, document.documentElement.lang])).toEqual([
    appCopy.de.title.home(site.brand),
    "de",
  ]);
  const elsewhere = () =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin, protocol }) => origin !== location.origin && !/^(data|blob):/.test(protocol))
      .map(String);
  expect(await visit.run(elsewhere)).toEqual([]);
  expect(await visit.stored()).toEqual([]);
  const faces = () =>
    document.fonts.ready.then((all) => [...all].filter(({ status }) => status === "loaded").length);
  await expect.poll(() => visit.run(faces)).toBeGreaterThan(1);
});

test("[LANG-01] [LANG-02] [LANG-03] day or night, and the other language: at once, kept after a reload, day and night in the documents, too", async ({
  visit,
}) => {
  await visit.open("/");
  const [before, after, name] =
    (await theme(visit)) === "dark"
      ? ["dark", "light", appCopy.de.lightView]
      : ["light", "dark", appCopy.de.darkView];
  await visit.press("button", name);
  expect([before, await theme(visit)]).toEqual([before, after]);
  await visit.press("button", "English");
  await visit.find("heading", english.hero.headline);
  await visit.reload();
  await visit.find("heading", english.hero.headline);
  expect(await theme(visit)).toBe(after);
  expect((await visit.stored()).sort()).toEqual(["language", "theme"]);
  await visit.open(english.frame.imprint.href);
  expect(await theme(visit)).toBe(after);
});

test("[HERO-02] [HERO-04] [HERO-05] an address that is none is told so; a right one is in the form, whose heading has the focus", async ({
  visit,
}) => {
  const address = newEmail();
  await visit.open("/");
  await visit.type(hero.email, `${address}@`);
  await visit.keys(Key.ENTER);
  await visit.expectWords(hero.fault);
  expect(await hash(visit)).toBe("");
  await visit.keys(Key.BACK_SPACE);
  await visit.press("button", hero.start);
  await visit.find("heading", contact.title);
  await expect.poll(() => visit.focused()).toBe(contact.title);
  expect(await (await visit.find("textbox", email)).getProperty("value")).toBe(address);
  expect(await visit.stored()).toEqual([]);
});

test("[FORM-03] [FORM-06] [FORM-07] [FORM-08] [SUB-01] an empty form names its three faults, and leads to each; a request arrives in the database; its view has the focus, and a receipt", async ({
  visit,
}) => {
  await visit.open("/#contact");
  await visit.press("button", contact.submit);
  await visit.expectWords(contact.summary(3, true));
  for (const fault of ["nameRequired", "emailRequired", "consentRequired"] as const)
    await visit.expectWords(contact.faults[fault]);
  await visit.press("link", contact.faults.emailRequired);
  await expect.poll(() => visit.focused()).toMatch(email);
  const address = await fill(visit);
  await visit.type(problem, `Zeile 1${Key.ENTER}Zeile 2 <b>fett</b>`);
  await visit.press("button", contact.submit);
  await visit.find("heading", success.title);
  await expect.poll(() => visit.focused()).toBe(success.title);
  await visit.expectWords("Zeile 2 <b>fett</b>");
  expect(await arrived(address)).toMatchObject([
    { name: "Katharina Brandt", problem_description: "Zeile 1\nZeile 2 <b>fett</b>", language: "de" },
  ]);
  await visit.find("button", takeHome.print);
  await visit.press("button", success.home);
  await visit.find("heading", hero.headline);
});

test("[P-one-request] [SUB-04] an answer that is lost: nothing typed is lost, and sending again makes no second request", async ({
  visit,
}) => {
  await visit.open("/#contact");
  await visit.run((attempts: number) => {
    const send = window.fetch;
    let lost = 0;
    window.fetch = async (...request) => {
      const answer = await send(...request);
      if (!answer.url.includes("/rest/") || lost === attempts) return answer;
      lost += 1;
      throw new TypeError("Load failed");
    };
  }, 1 + retryAfterMs.length);
  const address = await fill(visit);
  await visit.press("button", contact.submit);
  await visit.expectWords(contact.kept);
  expect(await arrived(address)).toHaveLength(1);
  await visit.press("button", contact.retry);
  await visit.find("heading", success.title);
  expect(await arrived(address)).toHaveLength(1);
});

test("[ROUTE-01] [ROUTE-03] [ROUTE-06] back and forward, and nothing typed is lost", async ({ visit }) => {
  await visit.open("/");
  await visit.press("link", frame.call);
  await visit.type(problem, "noch nicht fertig");
  await visit.back();
  await expect.poll(() => visit.focused()).toBe(hero.headline);
  await visit.forward();
  expect(await (await visit.find("textbox", problem)).getProperty("value")).toBe("noch nicht fertig");
  await visit.press("link", contact.back);
  await visit.find("heading", hero.headline);
  expect(await hash(visit)).toBe("");
});

test("[ROUTE-04] [SOL-01] a link from elsewhere ends at its section, a reload there, too; tabs by keyboard: arrows, Home and End", async ({
  visit,
}) => {
  await visit.open("/#services");
  await expect.poll(() => top(visit, "services")).toBeLessThan(200);
  await visit.reload();
  await expect.poll(async () => Math.abs((await top(visit, "services")) - 80)).toBeLessThan(120);
  const chosen = () =>
    visit.run(() =>
      [...document.querySelectorAll("[role=tab]")].findIndex(
        (tab) => tab.getAttribute("aria-selected") === "true",
      ),
    );
  await visit.press("tab", new RegExp(solutionsCopy.de.solutions.lead.tab));
  // A press waits for the page's script, keys do not.
  await expect.poll(chosen).toBe(1);
  for (const [key, tab] of [
    [Key.ARROW_RIGHT, 2],
    [Key.HOME, 0],
    [Key.ARROW_RIGHT, 1],
    [Key.END, 2],
    [Key.HOME, 0],
    [Key.ARROW_LEFT, 2],
  ] as const) {
    await visit.keys(key);
    await expect.poll(chosen).toBe(tab);
  }
});

test("[WID-01] [WID-02] [CHAT-02] a question in the chat is answered from the site; where the engine can neither listen nor speak, SPEAK leads there, too, and says why", async ({
  visit,
}) => {
  await visit.open("/");
  await visit.press("button", assistant.name(persona));
  await visit.press("button", new RegExp(assistant.choices.text.title));
  await visit.expectWords(chat.greeting(persona));
  await visit.type(chat.field, `Was kostet das?${Key.ENTER}`);
  await visit.expectWords(/2\.900\sEuro/, "[role=group]");
  await visit.press("button", assistant.back);
  await visit.press("button", new RegExp(assistant.choices.voice.title));
  await visit.expectWords(abilitiesCopy.de.choice.neither);
  await visit.type(chat.field, `Welche CRM-Systeme?${Key.ENTER}`);
  await visit.expectWords("HubSpot", "[role=group]");
  await visit.keys(Key.ESCAPE);
  await expect.poll(() => visit.focused()).toBe(assistant.name(persona));
});

test("[PRIV-01] [P-delete-on-device] what the page has stored is shown and deleted; Escape closes, and the focus is back", async ({
  visit,
}) => {
  const words = drawerCopy.de;
  await visit.open("/");
  const dark = (await theme(visit)) === "dark";
  await visit.press("button", dark ? appCopy.de.lightView : appCopy.de.darkView);
  await visit.press("button", openCopy.de.open);
  await visit.expectWords(ledgerCopy.de.stored.theme.name, "dialog");
  await visit.press("button", words.deleteAll);
  await visit.expectWords(words.deleted, "dialog");
  expect(await visit.stored()).toEqual([]);
  await visit.keys(Key.ESCAPE);
  await expect.poll(() => visit.focused()).toBe(openCopy.de.open);
});

test("[FORM-04] [PRIV-03] the policy opens in a window of its own, and the form stays", async ({ visit }) => {
  await visit.open("/#contact");
  await visit.type(/^Name/, "Katharina Brandt");
  // Earlier, the link leads to the static document.
  await expect.poll(() => visit.run(everyPartAnswers)).toBe(true);
  await visit.press("link", new RegExp(`^${contact.consent.link}`));
  await visit.nextWindow();
  await visit.find("heading", contact.consent.link);
  expect(await visit.run(() => [location.protocol, document.documentElement.lang])).toEqual(["blob:", "de"]);
});

test("a phone of 360 pixels: nothing is wider than it, nor with text at 200 %; the assistant fills it, and the focus stays inside", async ({
  visit,
}) => {
  await visit.resize(360, 740);
  for (const path of ["/", "/#contact", frame.privacy.href]) {
    await visit.open(path);
    expect(await visit.run(() => document.documentElement.scrollWidth), path).toBe(360);
    await visit.run(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await visit.run(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  // At the page's top it gives way to the button that lies under it.
  await visit.open("/#about");
  await visit.press("button", assistant.name(persona));
  const width = () => document.querySelector("dialog[open]")?.getBoundingClientRect().width;
  await expect.poll(() => visit.run(width)).toBe(360);
  for (let presses = 0; presses < 8; presses++) {
    await visit.keys(Key.TAB);
    expect(await visit.run(() => !document.querySelector("#root :focus:not(dialog *)"))).toBe(true);
  }
});
