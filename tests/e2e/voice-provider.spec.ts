import { startStages } from "@mainlicht/voice/call";
import { expect, type Locator, type Page, type Route } from "@playwright/test";
import type { VoiceFailure } from "#features/voice/voice.port.ts";
import { envOf } from "../../src/app/settings/env.ts";
import { test } from "./ledger.ts";
import { vendors } from "./suite.ts";
import { collectReports } from "./support.ts";
import { answer, leftBehind, machineLog, type StandIn, standIn } from "./voice-stand-in.ts";
import { asked, callOf, persona, speaksHere, watchMicrophones } from "./voice-support.ts";

test.use({ setup: envOf({ ...vendors.reports, ...vendors.voice }) });

/** The site as built with the provider's variables: the real client, its server and its bundle stood in for. */
const transcript = { type: "transcript", role: "assistant", transcriptType: "final" };

async function prepared(page: Page, behaves: StandIn = {}) {
  const open = await watchMicrophones(page);
  const provider = await standIn(page, behaves);
  const call = callOf(page);
  const { status } = call.words;
  const speak = page.getByRole("button", { name: "SPRECHEN" });
  return {
    ...provider,
    call,
    speak,
    open,
    active: () => expect(call.end).toBeVisible(),
    listens: () => expect(call.status).toHaveText(status.listens(persona)),
    async reopen() {
      await call.back.click();
      await speak.click();
    },
    async freed() {
      await expect.poll(async () => (await open()) + (await leftBehind(page)), { intervals: [50] }).toBe(0);
    },
  };
}

async function expectAllStages(log: Locator): Promise<void> {
  for (const stage of startStages) {
    await expect(log).toContainText(`${stage} started`);
    await expect(log).toContainText(`${stage} completed`);
  }
}

test("[P-voice-after-press] [VOICE-01] [VOICE-02] [VOICE-03] [VOICE-05] [VOICE-16] a whole call; nothing of the vendors before it", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  const machine = {
    levels: [0.12],
    messages: [{ afterMs: 20, data: { ...transcript, transcript: "Guten <b>Tag</b>" } }],
  };
  const { call, rooms, foreign, open, active, freed } = await prepared(page, { roomAfterMs: 300, machine });
  await page.goto("/?debug=voice");
  await call.launcher.click();
  await page.waitForLoadState("networkidle");
  const vendors = () => scripts.some((script) => /call-machine-object-bundle/.test(script));
  expect([vendors(), foreign.length]).toEqual([false, 0]);
  await page.getByRole("button", { name: "SPRECHEN" }).click();
  await expect(page.getByText(new RegExp(call.words.before.recording.provider))).toBeVisible();
  await expect(page.getByText(/Vapi, Inc\. \(USA\).*api\.vapi\.ai, c\.daily\.co/)).toBeVisible();
  await expect.poll(vendors).toBe(true);
  expect([foreign.length, await open()]).toEqual([0, 0]);

  await call.start.click();
  await expect(call.status).toHaveText(call.words.status.connecting);
  await active();
  const artifactPlan = { recordingEnabled: false, videoRecordingEnabled: false };
  const body = { assistantId: "asst-1", assistantOverrides: { artifactPlan } };
  expect(rooms).toEqual([{ authorization: "Bearer public-demo-key", body }]);
  expect(await asked(page)).toEqual([{ audio: expect.any(Object) }]);
  await expect(call.captions).toContainText("Guten <b>Tag</b>");
  await expect(call.status).toHaveText(call.words.status.speaks(persona));
  expect(await open()).toBe(1);
  await call.mute.click();
  await expect(call.unmute).toBeFocused();
  await expect.poll(async () => (await machineLog(page)).actions).toContain("local-audio");
  const log = page.getByRole("group", { name: call.words.log });
  await expectAllStages(log);
  await call.end.click();
  await expect(call.status).toHaveText(call.words.status.ended);
  expect(await open()).toBe(0);
  await expect(log.getByText("customer-ended-call")).toHaveCount(1);
  await freed();
  expect(new Set(foreign.map((url) => new URL(url).host))).toEqual(new Set(["api.vapi.ai", "c.daily.co"]));
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

const phases: [string, StandIn][] = [
  ["the room is asked for", { roomAfterMs: 400 }],
  ["the bundle loads", { bundleAfterMs: 400 }],
  ["the room is joined", { machine: { joinAfterMs: 400 } }],
  ["the assistant gets ready", { machine: { listeningAfterMs: 400 } }],
];

test("[VOICE-07] left at two instants of each phase of a start: nothing stays, and the next call works", async ({
  page,
}) => {
  const { call, now, speak, listens, freed } = await prepared(page);
  await call.open();
  for (const [phase, behaves] of phases) {
    Object.assign(now, { roomAfterMs: 0, bundleAfterMs: 0, machine: {} }, behaves);
    for (const instant of [100, 300]) {
      // Both presses are made inside the page, so that the instant is what it is said to be.
      await call.start.evaluate(
        async (start, { ms, back }) => {
          if (start instanceof HTMLElement) start.click();
          await new Promise((resolve) => setTimeout(resolve, ms));
          document.querySelector<HTMLElement>(`[data-mode=voice] button[aria-label="${back}"]`)?.click();
        },
        { ms: instant, back: call.words.back },
      );
      await freed();
      await speak.click();
    }
    const { joined, left } = await machineLog(page);
    expect(left, phase).toBeGreaterThanOrEqual(joined);
  }
  Object.assign(now, { roomAfterMs: 0, bundleAfterMs: 0, machine: {} });
  await call.start.click();
  await listens();
  await call.end.click();
  await freed();
});

test("[VOICE-14] the provider, or its bundle, never answers or is broken: given up when its time is over", async ({
  page,
}) => {
  await collectReports(page);
  const { call, now, reopen, freed } = await prepared(page);
  const hanging: Route[] = [];
  const hangs = (route: Route) => hanging.push(route);
  const broken = answer(200, "this is no {");
  const ignores: StandIn["machine"] = { on: { "join-meeting": { does: "ignore" } } };
  // A bundle has three attempts of 20 s, with 3 s between; everything else has 20 s. Milliseconds after the first 5 s.
  const silent: [StandIn, VoiceFailure, number][] = [
    [{ room: hangs }, "timedOut", 15_500],
    [{ bundle: hangs }, "notLoaded", 67_000],
    [{ bundle: broken }, "timedOut", 69_000],
    [{ machine: ignores }, "timedOut", 20_500],
  ];
  await page.clock.install();
  // Nothing is drawn, frame by frame, through all these seconds.
  await call.open("/?motion=still");
  for (const [behaves, failure, more] of silent) {
    Object.assign(now, behaves);
    await call.start.click();
    await expect(call.status).toHaveText(call.words.status.connecting);
    await page.clock.runFor(5_000);
    await expect(call.status).toHaveText(call.words.status.slow);
    await page.clock.runFor(more);
    await expect(call.failure).toContainText(call.words.failures[failure].title);
    // A program that never ran says no goodbye.
    await page.clock.runFor(3_500);
    await reopen();
    await freed();
    delete now.room;
    delete now.bundle;
    delete now.machine;
    // A browser fetches nothing a second time while it still waits for it.
    for (const route of hanging.splice(0)) await route.abort().catch(() => undefined);
  }
});

test("who refuses the microphone has called nobody; a failing provider offers the built-in voice", async ({
  page,
}) => {
  const { call, rooms, now } = await prepared(page);
  await speaksHere(page, { hears: false });
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    let refused = 0;
    navigator.mediaDevices.getUserMedia = (wish) =>
      refused++ === 0 ? Promise.reject(new DOMException("", "NotAllowedError")) : open(wish);
  });
  await call.open();
  await call.start.click();
  await expect(call.failure).toContainText(call.words.failures.micRefused.title);
  expect(rooms).toHaveLength(0);
  now.room = answer(402, '{"statusCode":402}');
  await page.getByRole("button", { name: call.words.ways.again }).click();
  await expect(call.failure).toContainText(call.words.failures.quota.title);
  await expect(call.start).toBeFocused();
  await page.getByRole("button", { name: call.words.ways.builtIn }).click();
  await expect(page.getByText(call.words.before.builtIn)).toBeVisible();
  await call.start.click();
  await expect(call.captions).toContainText(persona);
  await expect(page.getByRole("textbox", { name: call.words.field })).toBeFocused();
});
