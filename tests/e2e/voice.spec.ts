import { chatCopy } from "#features/chat/chat.copy.ts";
import { abilitiesCopy } from "#features/voice/abilities.copy.ts";
import { expect, expectNoBarriers, panelAlone, test } from "./support.ts";
import { asked, callOf, persona, speaksHere, watchMicrophones } from "./voice-support.ts";
import { phoneOnly, phoneToo } from "./widths.ts";

test("[P-voice-on-device] [P-microphone-after-press] [VOICE-01] [VOICE-02] [VOICE-04] [VOICE-05] a call that needs no account and calls nobody", {
  tag: phoneToo,
}, async ({ page }) => {
  await speaksHere(page, { hears: true });
  const open = await watchMicrophones(page);
  const call = callOf(page);
  await call.open();
  await expect(call.status).toHaveText(call.words.status.ready);
  await expect(page.getByText(call.words.before.builtIn)).toBeVisible();
  await expectNoBarriers(page, panelAlone);
  expect(await open()).toBe(0);

  await call.start.click();
  await expect(call.captions).toContainText(chatCopy.de.greeting(persona));
  // The button that was pressed no longer does anything.
  await expect(call.mute).toBeFocused();
  expect(await open()).toBe(1);
  await page.getByRole("button", { name: "Was kostet das?" }).click();
  await expect(call.captions).toContainText("Einstiegspreise");
  await call.mute.click();
  await expect(call.status).toHaveText(call.words.status.muted);
  await call.unmute.click();
  const field = page.getByRole("textbox", { name: call.words.field });
  await field.fill("Ist das DSGVO-konform?");
  await field.press("Enter");
  await expect(call.captions).toContainText("Auftragsverarbeitung");
  await expect(field).toHaveValue("");

  await call.end.click();
  await expect(call.status).toHaveText(call.words.status.ended);
  expect(await open()).toBe(0);
  await expect(call.captions).toContainText("Auftragsverarbeitung");
  await expect(call.start).toHaveAttribute("aria-disabled", "false");
  await call.start.click();
  await expect(call.end).toBeVisible();
});

test("[VOICE-07] whoever leaves takes the microphone along: back, close, and the page itself", {
  tag: phoneOnly,
}, async ({ page }) => {
  await speaksHere(page, { hears: true });
  const open = await watchMicrophones(page);
  const call = callOf(page);
  const { words } = call;
  const again = async () => {
    await page.getByRole("button", { name: "SPRECHEN" }).click();
    await call.start.click();
    await expect(call.end).toBeVisible();
    expect(await open()).toBe(1);
  };
  await call.open();
  await call.start.click();
  await expect(call.end).toBeVisible();
  await call.back.click();
  expect(await open()).toBe(0);
  await again();
  await page.getByRole("button", { name: "Schließen", exact: true }).click();
  expect(await open()).toBe(0);
  await call.launcher.click();
  await again();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  expect(await open()).toBe(0);
  await expect(call.status).toHaveText(words.status.ready);
});

test("[P-microphone-after-press] a browser that cannot listen says so beforehand, and opens no microphone", async ({
  page,
}) => {
  await speaksHere(page, { hears: false });
  await watchMicrophones(page);
  const call = callOf(page);
  const { before, choice, microphoneOff } = abilitiesCopy.de;
  await page.goto("/");
  await call.launcher.click();
  await expect(page.getByText(choice.typedAndSpoken)).toBeVisible();
  const speak = page.getByRole("button", { name: "SPRECHEN" });
  await expect(speak).toHaveAccessibleDescription(choice.typedAndSpoken);
  await speak.click();
  await expect(page.getByText(before.typedAndSpoken)).toBeVisible();
  await expect(page.getByText(microphoneOff)).toBeVisible();
  await call.start.click();
  await expect(call.captions).toContainText(chatCopy.de.greeting(persona));
  await page.getByRole("button", { name: "Was kostet das?" }).click();
  await expect(call.captions).toContainText("Einstiegspreise");
  expect(await asked(page)).toEqual([]);
  await expect(call.mute).toHaveAttribute("aria-disabled", "true");
});
