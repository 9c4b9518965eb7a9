import { afterEach, beforeEach, expect, vi } from "vitest";
import { GuardedVoice, type Provider, provider, stages, type VoiceEvent } from "#provider/index.ts";
import { callOf } from "./call/daily-of.ts";
import { settles, tell } from "./call/room.ts";
import {
  type Client,
  client,
  created,
  heardClient,
  namesOf,
  overhearing,
  talking,
  tidyUpVoice,
  webCall,
} from "./call/voice.ts";
import { prove } from "./support/prove-in-chromium.ts";
import { type StandInAnswer, standInAddress } from "./support/stand-in-provider.ts";

beforeEach(() => {
  for (const level of ["error", "warn", "log"] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(async () => {
  await tidyUpVoice();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function callsOf(answer: StandInAnswer): Provider["call"] {
  return provider({ key: "public-key", baseUrl: standInAddress(location.origin, answer) }).call;
}

/** The guarded client of a made one, and what it tells. */
function guarded({ vapi }: Client, answer: StandInAnswer = created) {
  const events: VoiceEvent[] = [];
  const voice = new GuardedVoice(vapi, callsOf(answer), (event) => events.push(event));
  const types = () => events.map(({ type }) => type);
  return { voice, events, types, until: (type: string) => vi.waitFor(() => expect(types()).toContain(type)) };
}

const say = (data: unknown) => ({
  action: "app-message",
  fromId: "assistant",
  data: typeof data === "string" ? data : JSON.stringify(data),
});
const level = (sum: number) => ({
  action: "remote-participants-audio-level",
  participantsAudioLevel: { one: sum },
});

/** What the provider received; the stand-in sends it back with the call. */
function received(call: unknown): Record<string, unknown> {
  return Object(Reflect.get(Object(call), "received"));
}

prove("voice", {
  "VOICE-16.request": async (seen) => {
    const { vapi } = await heardClient();
    const bodies: unknown[] = [];
    const start = async (...given: unknown[]) => {
      const call: unknown = await Reflect.apply(vapi.start, vapi, given);
      bodies.push(JSON.parse(String(received(call)["body"])));
      await vapi.stop();
    };
    await start("a", { firstMessage: "Hi" });
    await start({ name: "a" });
    await start(undefined, undefined, "s");
    await start(undefined, undefined, { members: [] });
    await start(undefined, undefined, undefined, "w", { variableValues: {} });
    await start(undefined, undefined, undefined, { nodes: [] });
    seen.note("bodies", bodies);
    expect(bodies).toEqual([
      { assistantId: "a", assistantOverrides: { firstMessage: "Hi" } },
      { assistant: { name: "a" } },
      { squadId: "s" },
      { squad: { members: [] } },
      { workflowId: "w", workflowOverrides: { variableValues: {} } },
      { workflow: { nodes: [] } },
    ]);
  },
  "VOICE-16.squad overrides": async () => {
    const fetched = vi.spyOn(window, "fetch");
    const { voice, types, until } = guarded(await client());
    const call = await voice.start({ squadId: "s", squadOverrides: { variableValues: { name: "Ada" } } });
    expect(call).toMatchObject(webCall);
    const sent = fetched.mock.calls.map(([, init]) => init?.body);
    expect(sent).toContain('{"squadId":"s","squadOverrides":{"variableValues":{"name":"Ada"}}}');
    await until("call-start");
    expect(types().filter((type) => type === "call-start")).toHaveLength(1);
  },
  "VOICE-16.response": {
    vendor: async (seen) => {
      const { vapi, told } = await heardClient({}, { body: "<html>" });
      expect(await vapi.start("a")).toBeNull();
      const failed = told.find(
        ([name, detail]) => name === "error" && Object(detail).type !== "start-method-error",
      );
      seen.note("fails at", Object(failed?.[1]).type);
      expect(Object(failed?.[1]).type).toBe("daily-call-join-error");
      const full = await heardClient(
        {},
        {
          body: {
            ...webCall,
            artifactPlan: { videoRecordingEnabled: true },
            assistant: { voice: { provider: "tavus" } },
          },
        },
      );
      await full.vapi.start("a");
      const progress = full.told
        .map(([, detail]) => Object(detail).metadata)
        .find((metadata) => metadata?.callId);
      expect(progress).toEqual({ callId: "call-1", videoRecordingEnabled: true, voiceProvider: "tavus" });
    },
    ours: async () => {
      for (const body of ["<html>", { id: "1" }, { webCallUrl: webCall.webCallUrl }]) {
        await expect(callsOf({ body }).createWeb({ body: { assistantId: "a" } })).rejects.toThrow(
          "answered unexpectedly",
        );
      }
    },
  },
  "VOICE-16.post": async (seen) => {
    const { method, path, type } = received(await (await heardClient()).vapi.start("a"));
    seen.note("request", [method, path, type]);
    expect([method, path, type]).toEqual(["POST", "/call/web", "application/json"]);
  },
  "VOICE-16.bearer": async (seen) => {
    const { authorization } = received(await (await heardClient()).vapi.start("a"));
    seen.note("authorization", authorization);
    expect(authorization).toBe("Bearer public-key");
  },
  "VOICE-16.subscribe": async (seen) => {
    const overheard = overhearing();
    await (await heardClient()).vapi.start("a");
    const { url, subscribeToTracksAutomatically } = Object(overheard.of("join-meeting")[0]?.["properties"]);
    seen.note("join", [url, subscribeToTracksAutomatically]);
    expect([url, subscribeToTracksAutomatically]).toEqual([webCall.webCallUrl, false]);
  },
  "VOICE-16.api base": async (seen) => {
    const asked: string[] = [];
    vi.spyOn(window, "fetch").mockImplementation(async (address) => {
      asked.push(String(address));
      return new Response("{}", { status: 401 });
    });
    const made = await heardClient();
    const Constructor = Object.getPrototypeOf(made.vapi).constructor;
    const vapi = new Constructor("public-key");
    vapi.on("error", () => undefined);
    await vapi.start("a");
    seen.note("asked", asked);
    expect(asked).toContain("https://api.vapi.ai/call/web");
  },
  "VOICE-12.message": {
    vendor: async (seen) => {
      const { vapi, told } = await talking();
      await tell(
        callOf(vapi),
        say("null"),
        say("5"),
        say({ status: "none" }),
        say({ type: "status-update", status: "ended", endedReason: "x" }),
      );
      const messages = told.filter(([name]) => name === "message").map(([, message]) => message);
      seen.note("passed on", messages);
      expect(messages).toContain(null);
      expect(messages).toContainEqual({ type: "status-update", status: "ended", endedReason: "x" });
    },
    ours: async () => {
      const made = await client();
      const { voice, events, until } = guarded(made);
      await voice.start({ assistantId: "a" });
      await until("call-start");
      await tell(
        callOf(made.vapi),
        say("null"),
        say("5"),
        say({ status: "none" }),
        say({ type: "transcript" }),
      );
      expect(events.filter(({ type }) => type === "message")).toEqual([
        { type: "message", message: { type: "transcript" } },
      ]);
    },
  },
  "VOICE-03.listening": {
    vendor: async (seen) => {
      const { vapi, told } = await talking();
      await tell(callOf(vapi), say("listening"));
      const starts = namesOf(told).filter((name) => name === "call-start");
      seen.note("call-start events for two messages", starts.length);
      expect(starts).toHaveLength(2);
    },
    ours: async () => {
      const made = await client();
      const { voice, types, until } = guarded(made);
      await voice.start({ assistantId: "a" });
      await until("call-start");
      await tell(callOf(made.vapi), say("listening"), say("listening"));
      expect(types().filter((type) => type === "call-start")).toHaveLength(1);
    },
  },
  "VOICE-08.twice": async (seen) => {
    const { vapi, told } = await talking();
    const again = await vapi.start("a");
    seen.note("second start", again);
    expect(again).toBeNull();
    expect(told.at(-1)?.[1]).toMatchObject({
      stage: "validation",
      status: "failed",
      metadata: { reason: "already-started" },
    });
  },
  "VOICE-09.ended": async (seen) => {
    const { vapi, told } = await talking();
    const call = callOf(vapi);
    await tell(call, { action: "left-meeting" }, { action: "left-meeting" });
    const ended = told.filter(([name]) => name === "message").map(([, message]) => message);
    seen.note("messages", ended);
    expect(ended).toEqual([{ type: "status-update", status: "ended", endedReason: "customer-ended-call" }]);
  },
  "VOICE-10.speaking off": {
    vendor: async (seen) => {
      const { vapi, told } = await talking();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      await tell(callOf(vapi), level(0.5), level(0));
      await vi.advanceTimersByTimeAsync(999);
      expect(namesOf(told)).not.toContain("speech-end");
      await vi.advanceTimersByTimeAsync(1);
      expect(namesOf(told)).toContain("speech-end");
      await tell(callOf(vapi), level(0.5));
      await tell(callOf(vapi), { action: "left-meeting" });
      await vi.advanceTimersByTimeAsync(1000);
      const order = namesOf(told).filter((name) => ["call-end", "speech-end"].includes(name));
      seen.note("order", order);
      expect(order).toEqual(["speech-end", "call-end", "speech-end"]);
      vi.useRealTimers();
    },
    ours: async () => {
      const made = await client();
      const { voice, types, until } = guarded(made);
      await voice.start({ assistantId: "a" });
      await until("call-start");
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      await tell(callOf(made.vapi), level(0.5));
      await tell(callOf(made.vapi), { action: "left-meeting" });
      await vi.advanceTimersByTimeAsync(2000);
      expect(types().filter((type) => /speech|call-end/.test(type))).toEqual([
        "speech-start",
        "speech-end",
        "call-end",
      ]);
    },
  },
  "VOICE-10.threshold": async (seen) => {
    const { vapi, told } = await talking();
    const call = callOf(vapi);
    await tell(call, level(0.01));
    expect(namesOf(told)).not.toContain("speech-start");
    await tell(call, level(0.011));
    expect(namesOf(told)).toContain("speech-start");
    await tell(call, level(0.075), level(0.15), level(3));
    const volumes = told.filter(([name]) => name === "volume-level").map(([, volume]) => Number(volume));
    seen.note(
      "volumes",
      volumes.map((volume) => volume.toFixed(3)),
    );
    expect(volumes.slice(-3)).toEqual([0.5, 1, 1]);
  },
  "VOICE-10.interval": async (seen) => {
    const overheard = overhearing();
    const { vapi } = await heardClient();
    await vapi.start("a");
    await tell(callOf(vapi));
    const asked = overheard.of("start-remote-participants-audio-level-observer");
    seen.note("interval", asked[0]?.["interval"]);
    expect(asked[0]?.["interval"]).toBe(100);
  },
  "VOICE-11.names": {
    vendor: async (seen) => {
      const { told } = await talking(
        {},
        { body: { ...webCall, artifactPlan: { videoRecordingEnabled: true } } },
      );
      const names = new Set(
        told.filter(([name]) => name === "call-start-progress").map(([, detail]) => Object(detail).stage),
      );
      seen.note("stages", [...names]);
      expect([...names]).toEqual([
        "initialization",
        "web-call-creation",
        "daily-call-object-creation",
        "mobile-permissions",
        "daily-call-join",
        "video-recording-setup",
        "audio-observer-setup",
        "audio-processing-setup",
      ]);
    },
    ours: async () => {
      const made = await client({}, { body: { ...webCall, artifactPlan: { videoRecordingEnabled: true } } });
      const { voice, events } = guarded(made);
      await voice.start({ assistantId: "a" });
      await tell(callOf(made.vapi), { action: "recording-started" });
      const reported = events.flatMap((event) => (event.type === "stage" ? [event.report.stage] : []));
      expect(new Set(reported)).toEqual(new Set(stages));
    },
  },
  "VOICE-11.reports": {
    vendor: async (seen) => {
      const { vapi, told } = await heardClient({}, { status: 402, body: { message: "no" } });
      await vapi.start("a");
      const reports = told
        .filter(([name]) => name === "call-start-progress")
        .map(([, detail]) => `${Object(detail).stage} ${Object(detail).status}`);
      seen.note("reports of a refused start", reports);
      expect(reports).toEqual(["initialization started", "web-call-creation started"]);
    },
    ours: async () => {
      for (const answer of [created, { status: 402, body: { message: "no" } }]) {
        const { voice, events } = guarded(await client({}, answer));
        await voice.start({ assistantId: "a" });
        const reports = events.flatMap((event) => (event.type === "stage" ? [event.report] : []));
        for (const stage of new Set(reports.map((report) => report.stage))) {
          const statuses = reports.filter((report) => report.stage === stage).map(({ status }) => status);
          expect(statuses, stage).toEqual(
            stage === "validation"
              ? ["started", "completed"]
              : ["started", expect.stringMatching(/completed|failed/)],
          );
        }
        await voice.stop();
      }
    },
  },
  "VOICE-11.mobile": async (seen) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(`${navigator.userAgent} Android`);
    const { vapi, told } = await heardClient();
    await vapi.start("a");
    const waits = told
      .map(([, detail]) => Object(detail))
      .filter(({ stage, status }) => stage === "mobile-permissions" && status === "completed");
    seen.note("waits on a phone", waits[0]?.metadata.action);
    expect(waits[0].duration).toBeGreaterThanOrEqual(995);
    expect(waits[0].duration).toBeLessThan(1500);
  },
  "VOICE-12.events": async (seen) => {
    const { vapi, told } = await talking();
    const call = callOf(vapi);
    await tell(
      call,
      {
        action: "network-quality-change",
        state: { state: "good", reasons: [] },
        threshold: "good",
        quality: 100,
      },
      { action: "network-connection", type: "sfu", event: "connected" },
      { action: "camera-error", error: { type: "permissions", msg: "no" } },
      level(0.5),
      say({ type: "transcript" }),
    );
    await vi.waitFor(() => expect(namesOf(told)).toContain("speech-end"), { timeout: 3000 });
    await vapi.stop();
    const refused = await heardClient({}, { status: 402 });
    await refused.vapi.start("a");
    const names = [...new Set([...namesOf(told), ...namesOf(refused.told)])].sort();
    seen.note("events", names);
    expect(names).toEqual(
      expect.arrayContaining([
        "call-end",
        "call-start",
        "call-start-failed",
        "call-start-success",
        "camera-error",
        "error",
        "message",
        "network-connection",
        "network-quality-change",
        "speech-end",
        "speech-start",
        "volume-level",
      ]),
    );
  },
  "VOICE-13.no target": async (seen) => {
    const { vapi } = await heardClient();
    const answer = await seen.try("no target", () => vapi.start());
    expect(answer).toBe("refused: Assistant or Squad or Workflow must be provided.");
  },
  "VOICE-13.event": async (seen) => {
    const { vapi, told } = await heardClient();
    await vapi.start().catch(() => undefined);
    seen.note("event", Object(told[0]?.[1]).type);
    expect(told).toEqual([
      [
        "error",
        expect.objectContaining({
          type: "validation-error",
          error: expect.objectContaining({ message: "Assistant or Squad or Workflow must be provided." }),
        }),
      ],
    ]);
  },
  "VOICE-13.no call": async (seen) => {
    const { vapi } = await heardClient();
    const answers = [
      await seen.try("mute", () => vapi.setMuted(true)),
      await seen.try("level", () => vapi.increaseMicLevel(2)),
    ];
    expect(answers).toEqual([
      "refused: Call object is not available.",
      "refused: Call object is not available.",
    ]);
  },
  "VOICE-15.say": async (seen) => {
    const { vapi } = await talking();
    const overheard = overhearing();
    vapi.say("Hallo", false);
    await tell(callOf(vapi));
    const [sent] = overheard.of("app-msg");
    seen.note("sent", sent?.["data"]);
    expect(JSON.parse(String(sent?.["data"]))).toEqual({
      type: "say",
      message: "Hallo",
      endCallAfterSpoken: false,
      interruptionsEnabled: false,
      interruptAssistantEnabled: false,
    });
  },
  "VOICE-15.length": {
    vendor: async (seen) => {
      const silent = await heardClient();
      expect(await seen.try("without a call", () => silent.vapi.say("hello"))).toBe("accepted");
      const { vapi } = await talking();
      expect(await seen.try("3992 characters", () => vapi.say("s".repeat(3992)))).toBe("accepted");
      expect(await seen.try("3993 characters", () => vapi.say("s".repeat(3993)))).toMatch(
        /Message data too large/,
      );
    },
    ours: async () => {
      const made = await client();
      const { voice, until } = guarded(made);
      expect(() => voice.say("hello")).toThrow("Call object is not available.");
      await voice.start({ assistantId: "a" });
      await until("call-start");
      voice.say("s".repeat(3992));
      for (const text of ["s".repeat(3993), '"'.repeat(1000)])
        expect(() => voice.say(text)).toThrow("too long to be said at once");
    },
  },
  "VOICE-15.control": async (seen) => {
    const overheard = overhearing();
    const { vapi } = await talking(
      {},
      { body: { ...webCall, artifactPlan: { videoRecordingEnabled: true } } },
    );
    await tell(callOf(vapi), { action: "recording-started" });
    await tell(callOf(vapi));
    const control = overheard
      .of("app-msg")
      .map(({ data }) => String(data))
      .find((data) => data.includes("control"));
    const { videoRecordingStartDelaySeconds: delay, ...rest } = JSON.parse(control ?? "{}");
    seen.note("sent", rest);
    expect(rest).toEqual({ type: "control", control: "say-first-message" });
    expect(delay).toBeGreaterThanOrEqual(0);
    expect(await settles(vapi.stop())).toBe("accepted");
  },
});
