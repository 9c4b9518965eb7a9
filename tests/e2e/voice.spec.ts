import type { Page } from "@playwright/test";
import { chatCopy } from "#features/chat/chat.copy.ts";
import type { VoiceFailure } from "#features/voice/voice.port.ts";
import { expect, expectNoBarriers, test } from "./support.ts";
import { beepingMicrophone, callOf, persona, watchMicrophones } from "./voice-support.ts";

test.use({ launchOptions: beepingMicrophone() });

test("[P-voice-on-device] [P-microphone-after-press] [VOICE-01] [VOICE-02] [VOICE-04] [VOICE-05] a call that needs no account and calls nobody", async ({
  page,
}) => {
  const open = await watchMicrophones(page);
  const call = callOf(page);
  await call.open();
  await expect(call.status).toHaveText(call.words.status.ready);
  await expect(page.getByText(call.words.before.builtIn(persona))).toBeVisible();
  await expectNoBarriers(page);
  expect(await open()).toBe(0);

  await call.start.click();
  await expect(call.captions).toContainText(chatCopy.de.greeting(persona));
  expect(await open()).toBe(1);
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Was kostet das?" }).click();
  await expect(call.captions).toContainText("schriftliches Angebot");
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

test("[VOICE-07] whoever leaves takes the microphone along: back, close, and the page itself", async ({
  page,
}) => {
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

/** The browser answers the question about the microphone with an error of this name. */
async function refuse(page: Page, name: string, permission: PermissionState) {
  await page.addInitScript(
    ([reason, state]) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", reason));
      navigator.permissions.query = async () => ({ state }) as unknown as PermissionStatus;
    },
    [name, permission] as const,
  );
}

const refusals: [VoiceFailure, string, PermissionState][] = [
  ["micRefused", "NotAllowedError", "prompt"],
  ["micBlocked", "NotAllowedError", "denied"],
  ["micMissing", "NotFoundError", "granted"],
  ["micInUse", "NotReadableError", "granted"],
];

for (const [failure, name, permission] of refusals) {
  test(`the microphone's way ends early: ${failure}`, async ({ page, isMobile }) => {
    test.skip(isMobile, "the same on a phone");
    await refuse(page, name, permission);
    const call = callOf(page);
    await call.open();
    await call.start.click();
    await expect(call.failure).toContainText(call.words.failures[failure].title);
    // It stays readable when the panel is idle again, and there is a way on without a microphone.
    const without = page.getByRole("button", { name: call.words.ways.withoutMicrophone });
    await expect(without).toHaveAttribute("aria-disabled", "false");
    await expect(call.failure).toBeVisible();
    await without.click();
    await expect(call.captions).toContainText(chatCopy.de.greeting(persona));
  });
}

test("[VOICE-11] [VOICE-12] ?debug=voice shows stages and events as they come", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same on a phone");
  const call = callOf(page);
  await call.open("/?debug=voice");
  const log = page.getByRole("group", { name: call.words.log });
  await expect(log).toContainText(call.words.logEmpty);
  await call.start.click();
  for (const line of ["initialization started", "mobile-permissions completed", "call-start-success"]) {
    await expect(log).toContainText(line);
  }
  await call.end.click();
  await expect(log.getByText("customer-ended-call")).toHaveCount(1);
});
