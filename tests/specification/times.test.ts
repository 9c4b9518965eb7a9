import { expect, test } from "vitest";
import { providerChat } from "#app/adapters/chat-provider.ts";
import { createChatController } from "#features/chat/chat.controller.ts";
import { typedAt } from "#features/hero/headline/headline.timeline.ts";
import { createHeroController } from "#features/hero/hero.controller.ts";
import { createPolicyOpener } from "#features/privacy/policy.controller.ts";
import { chatDemoAt } from "#features/solutions/chat-demo/chat.timeline.ts";
import { leadDemoAt } from "#features/solutions/lead-demo/lead.timeline.ts";
import { syncDemoAt } from "#features/solutions/sync-demo/sync.timeline.ts";
import { createVoiceController } from "#features/voice/voice.controller.ts";
import { watchSpeaking } from "#features/voice/voice.level.ts";
import { party, scriptedChat } from "#stories/features/chat/scripted-chat.ts";
import { abilities, scriptedVoice } from "#stories/features/voice/scripted-voice.ts";
import { flushPromises, type ManualClock, manualClock } from "../support/manual-clock.ts";
import { Place } from "../unit/chat/place.ts";

/** Begins something on this clock. @returns whether it is done. */
type Begin = (clock: ManualClock) => (() => boolean) | Promise<() => boolean>;

const frame =
  (done: (at: number) => boolean): Begin =>
  (clock) =>
  () =>
    done(clock.now());

const start: Begin = (clock) => {
  let there = false;
  const goToContact = () => {
    there = true;
  };
  const hero = createHeroController({ clock, keep: () => {}, forget: () => {}, goToContact });
  hero.edit("ada@firma.de");
  hero.submit();
  return () => there;
};

const callEnds: Begin = (clock) => {
  const port = scriptedVoice(clock, {});
  const voice = createVoiceController({ port, clock, log: () => undefined });
  voice.start("de");
  for (const event of [{ type: "microphoneOpened" }, { type: "listening", abilities }] as const)
    port.calls.at(-1)?.wish.on(event);
  voice.end();
  expect(voice.get().status).toBe("ended");
  return () => voice.get().status === "idle";
};

const chatHangs: Begin = async (clock) => {
  const port = scriptedChat({ thirdParty: party, openings: ["never"] });
  const chat = createChatController({ port, builtIn: null, clock, now: () => 0 });
  chat.enter("de");
  chat.start(null, "de");
  await flushPromises();
  return () => chat.get().status === "unavailable";
};

const chatScriptLoaded: Begin = async (clock) => {
  let drawn = false;
  const load = () => {
    drawn = true;
  };
  const port = providerChat(
    { projectId: "demo", scriptUrl: "", runtimeUrl: "", voiceUrl: "" },
    {
      addScript: () => ({ loaded: Promise.resolve(), remove: () => undefined }),
      api: () => ({ chat: { load } }),
      clock,
      stamp: 0,
      log: () => undefined,
    },
  );
  void port.open(new Place() as unknown as HTMLElement, new AbortController().signal, "de");
  await flushPromises();
  return () => drawn;
};

const policyOpens: Begin = async (clock) => {
  let released = false;
  const opener = createPolicyOpener(
    {
      builder: async () => () => "",
      open: () => ({ show: () => undefined }),
      publish: () => "blob:1",
      release: () => {
        released = true;
      },
    },
    clock,
  );
  opener.prepare();
  await flushPromises();
  opener.open({ language: "de", permanent: "/" });
  return () => released;
};

const silence: Begin = (clock) => {
  const watch = watchSpeaking();
  expect(watch.measured(1, 0)).toBe(true);
  return () => !watch.measured(0, clock.now());
};

const statusOf = (id: number, at: number) => syncDemoAt(at).items.find((item) => item.id === id)?.status;

/** Every time of the specification (sections 4 and 9) that the product itself keeps, in milliseconds. */
const times: readonly (readonly [id: string, what: string, ms: number, begin: Begin])[] = [
  ["HERO-01", "first character", 80, frame((at) => typedAt(at, "Abend") === 1)],
  ["HERO-01", "fifth character", 400, frame((at) => typedAt(at, "Abend") === 5)],
  ["HERO-04", "start button to contact form", 1_500, start],
  ["DEMO-01", "first message", 1_000, frame((at) => chatDemoAt(at).shown === 1)],
  ["DEMO-01", "second indicator", 2_500, frame((at) => chatDemoAt(at).typing === 1)],
  ["DEMO-01", "second message", 3_500, frame((at) => chatDemoAt(at).shown === 2)],
  ["DEMO-01", "fourth message", 8_500, frame((at) => chatDemoAt(at).shown === 4)],
  ["DEMO-02", "restart", 11_500, frame((at) => at > 8_500 && chatDemoAt(at).shown === 0)],
  ["DEMO-03", "first spinner ends", 1_500, frame((at) => !leadDemoAt(at).busy)],
  ["DEMO-03", "second step", 2_000, frame((at) => leadDemoAt(at).step === 1)],
  ["DEMO-03", "sixth step", 10_000, frame((at) => leadDemoAt(at).step === 5)],
  ["DEMO-04", "lead card, step 2", 4_000, frame((at) => leadDemoAt(at).card)],
  ["DEMO-05", "5 points, step 3", 6_050, frame((at) => leadDemoAt(at).score === 5)],
  ["DEMO-05", "85 points", 6_850, frame((at) => leadDemoAt(at).score === 85)],
  ["DEMO-05", "reset", 15_000, frame((at) => at > 2_000 && leadDemoAt(at).step === 0)],
  ["DEMO-06", "syncing", 500, frame((at) => statusOf(0, at) === "syncing")],
  ["DEMO-06", "complete", 1_500, frame((at) => statusOf(0, at) === "complete")],
  ["DEMO-06", "removed", 3_000, frame((at) => statusOf(0, at) === undefined)],
  ["DEMO-07", "next record", 2_000, frame((at) => statusOf(1, at) === "pending")],
  ["PRIV-03", "policy page's object released", 1_000, policyOpens],
  ["CHAT-02", "chat drawn after its script", 100, chatScriptLoaded],
  ["CHAT-02", "chat given up", 15_000, chatHangs],
  ["VOICE-04", "ended to idle", 2_000, callEnds],
  ["VOICE-10", "silence to not speaking", 1_000, silence],
];

test.each(times)("[%s] %s: at %i ms, and not a millisecond before", async (_, __, ms, begin) => {
  const clock = manualClock();
  const done = await begin(clock);
  await clock.pass(ms - 1);
  expect(done(), `after ${ms - 1} ms`).toBe(false);
  await clock.pass(1);
  expect(done(), `after ${ms} ms`).toBe(true);
});
