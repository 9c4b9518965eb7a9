import type { Page } from "@playwright/test";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { buyingCopy } from "#features/buying/buying.copy.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import type { Language } from "#shared/copy.ts";
import { expect, expectNoBarriers, formOf, panelAlone, test, wordsIn } from "./support.ts";
import { firefoxToo, phoneOnly, phoneToo } from "./widths.ts";

const persona = "Lumi";

function widgetOf(page: Page, language: Language) {
  const words = assistantCopy[language];
  const chat = chatCopy[language];
  return {
    words,
    chat,
    launcher: page.getByRole("button", { name: words.name(persona) }),
    panel: page.getByRole("region", { name: words.name(persona) }).or(page.getByRole("dialog")),
    write: page.getByRole("button", { name: words.choices.text.title }),
    field: page.getByRole("textbox", { name: chat.field }),
    log: page.getByRole("group", { name: chat.log }),
    /** The present text of the panel's live regions. */
    said: page.locator("section, dialog").locator("[aria-live=polite]"),
  };
}

test("[P-chat-on-device] [P-not-sent-yet] [WID-01] [WID-02] [CHAT-02] answers in the browser, without a network; what it does not know goes to a person: visible, editable, not sent", {
  tag: phoneToo,
}, async ({ page }) => {
  await page.goto("/");
  const { words, chat, launcher, panel, write, field, log, said } = widgetOf(page, "de");
  await launcher.click();
  await expect(page.getByRole("heading", { name: "Hallo! Ich bin Lumi" })).toBeFocused();
  await expect(panel.getByText(words.noticeMore.prepared)).toBeVisible();
  await expectNoBarriers(page);
  await write.click();
  await expect(log).toContainText(chat.greeting(persona));
  await expect(said).toContainText(chat.greeting(persona));
  await expect(said).toContainText(chat.suggestionsSaid(4));

  // The assistant's own files may still come; nothing of a question is in their names.
  const sent: string[] = [];
  page.on("request", (request) => {
    const isFile = /\/(assets\/[^?]+|passages\.de\.json)$/.test(request.url()) && request.method() === "GET";
    if (!isFile) sent.push(request.url());
  });
  await field.fill("Was kostet das?");
  await field.press("Enter");
  await expect(log).toContainText("2.900 Euro");
  await expect(said).toContainText("2.900 Euro");
  await expect(said).toContainText(`${chat.sources}: `);
  await expect(field).toHaveValue("");
  await expectNoBarriers(page, panelAlone);
  expect(sent).toEqual([]);

  await field.fill("Macht ihr auch Drohnenaufnahmen?");
  await field.press("Enter");
  await expect(log).toContainText(chat.unknown);
  await log.getByRole("button", { name: chat.handOver }).click();
  await expect(page).toHaveURL(/#contact$/);
  const form = formOf(page, "de");
  // Heard with the heading that has the focus: what stands where, and that nothing has been sent.
  const arrivedAt = page.getByRole("heading", { level: 1 });
  await expect(arrivedAt).toBeFocused();
  await expect(arrivedAt).toHaveAccessibleDescription(wordsIn("de").contact.handedOver);
  await expect(form.problem).toHaveValue(/Ich: Macht ihr auch Drohnenaufnahmen\?/);
  await expect(form.problem).toBeEditable();
  await expect(launcher).toHaveAttribute("aria-expanded", "false");
  expect(sent).toEqual([]);
});

test("by keyboard alone: open, write, walk the messages, back, Escape", { tag: firefoxToo }, async ({
  page,
}) => {
  await page.goto("/");
  const { words, chat, launcher, write, field, log } = widgetOf(page, "de");
  await launcher.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: words.greeting(persona) })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(write).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("Welche CRM-Systeme?");
  await page.keyboard.press("Enter");
  await expect(log).toContainText("HubSpot");
  await expect(field).toBeFocused();
  await log.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("li:focus")).toContainText("HubSpot");
  await page.getByRole("button", { name: words.back }).focus();
  await page.keyboard.press("Enter");
  await expect(write).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(launcher).toBeFocused();
  await expect(page.getByText(chat.greeting(persona))).toHaveCount(0);
  // From elsewhere on the page: back to there.
  const other = page.getByRole("button", { name: buyingCopy.de.questions.ask });
  await other.press("Enter");
  await expect(page.getByRole("heading", { name: words.greeting(persona) })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(other).toBeFocused();
});

test("[CHAT-02] [LANG-02] [TOP-03] a question of the choice is asked at once; the language is switched in mid-conversation: nothing said is lost; who asks for a call gets its days in the form", async ({
  page,
}) => {
  await page.goto("/");
  const german = widgetOf(page, "de");
  await german.launcher.click();
  await german.panel.getByRole("button", { name: "Was kostet das?" }).click();
  await expect(german.log).toContainText("Was kostet das?");
  await expect(german.log).toContainText("2.900 Euro");
  await page.getByRole("button", { name: "English" }).click();
  const english = widgetOf(page, "en");
  await expect(english.log).toContainText("2.900 Euro");
  await expect(english.log).toContainText(english.chat.greeting(persona));
  await english.field.fill("Do you use cookies?");
  await english.field.press("Enter");
  await expect(english.log).toContainText("measures no visits");
  await expect(english.log.locator("[lang=de]").first()).toHaveText("Was kostet das?");

  // The offer of a person is taken in words.
  await english.field.fill("Macht ihr auch Drohnenaufnahmen?");
  await english.field.press("Enter");
  await expect(english.log).toContainText(german.chat.unknown);
  await english.field.fill("Ja");
  await english.field.press("Enter");
  await expect(page).toHaveURL(/#contact$/);
  await expect(formOf(page, "en").problem).toHaveValue(/Drohnenaufnahmen/);

  await english.launcher.press("Enter");
  await english.write.click();
  await english.field.fill("How do I arrange a call?");
  await english.field.press("Enter");
  await english.log.getByRole("button", { name: english.chat.steps.call }).click();
  await expect(page.getByRole("radio")).toHaveCount(10);
});

test("[WID-03] a phone: modal and full screen; nothing behind it can be reached", { tag: phoneOnly }, async ({
  page,
}) => {
  await page.goto("/");
  const { launcher } = widgetOf(page, "de");
  await launcher.click();
  const dialog = page.getByRole("dialog", { name: "KI-Assistent Lumi" });
  await expect(dialog).toBeVisible();
  // It rises into its place.
  await expect
    .poll(() => dialog.boundingBox())
    .toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
  const behind = () =>
    page.evaluate(
      () =>
        document.getElementById("root")?.contains(document.activeElement) &&
        !document.activeElement?.closest("dialog"),
    );
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press("Tab");
    expect(await behind()).toBe(false);
  }
});
