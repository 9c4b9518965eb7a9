import { afterEach, beforeEach, expect, vi } from "vitest";
import { GuardedVoice, provider, specifiedName, type VoiceEvent } from "#provider/index.ts";
import { callOf } from "./call/daily-of.ts";
import { tell } from "./call/room.ts";
import {
  type Client,
  client,
  heardClient,
  namesOf,
  overhearing,
  talking,
  tidyUpVoice,
  webCall,
} from "./call/voice.ts";
import { prove } from "./support/prove-in-chromium.ts";

beforeEach(() => {
  for (const level of ["error", "warn", "log"] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(async () => {
  await tidyUpVoice();
  vi.restoreAllMocks();
});

const refusal = { status: 402, body: { message: ["Wallet is empty."], statusCode: 402 } };
const recorded = { body: { ...webCall, artifactPlan: { videoRecordingEnabled: true } } };

function guarded({ vapi }: Client) {
  const events: VoiceEvent[] = [];
  const voice = new GuardedVoice(vapi, provider({ key: "k" }).call, (event) => events.push(event));
  return {
    voice,
    events,
    errors: () => events.flatMap((event) => (event.type === "error" ? [event.kind] : [])),
  };
}

/** What the client told as errors, by type. */
function errorsIn(told: Client["told"]): string[] {
  return told.filter(([name]) => name === "error").map(([, detail]) => String(Object(detail).type));
}

/** Makes one method of the call object fail as soon as the stage begins. */
function failing(made: Client, stage: string, method: string, fail: () => unknown): void {
  made.vapi.on("call-start-progress", (report) => {
    if (report.stage === stage && report.status === "started") Reflect.set(callOf(made.vapi), method, fail);
  });
}

const no = () => {
  throw new Error("no");
};

prove("voiceTrouble", {
  "VOICE-14.total failure": {
    vendor: async (seen) => {
      const { vapi, told } = await heardClient({}, refusal);
      expect(await vapi.start("a")).toBeNull();
      const failed = Object(told.find(([name]) => name === "call-start-failed")?.[1]);
      seen.note("error is", typeof failed.error);
      seen.note("told", Object.keys(failed).sort());
      expect(failed).toMatchObject({
        error: expect.any(Object),
        errorStack: expect.any(String),
        context: { hasAssistant: true },
      });
      expect(vapi.getDailyCallObject()).toBeNull();
    },
    ours: async () => {
      const { voice, events } = guarded(await client({}, refusal));
      expect(await voice.start({ assistantId: "a" })).toBeNull();
      expect(events).toContainEqual({
        type: "call-start-failed",
        failure: {
          error: "Wallet is empty.",
          stack: expect.any(String),
          context: expect.objectContaining({ hasAssistant: true }),
        },
      });
    },
  },
  "VOICE-14.nobody listens": {
    vendor: async (seen) => {
      const { vapi } = await client({}, refusal);
      const first = await vapi.start("a").then(
        () => "null",
        () => "rejected",
      );
      seen.note("first, second start", [first, await vapi.start("a")]);
      expect(seen.all).toEqual({ "first, second start": '["rejected",null]' });
    },
    ours: async () => {
      const { voice, events } = guarded(await client({}, refusal));
      for (const _ of [1, 2]) expect(await voice.start({ assistantId: "a" })).toBeNull();
      expect(events.filter(({ type }) => type === "call-start-failed")).toHaveLength(2);
    },
  },
  "VOICE-14.names": {
    vendor: async (seen) => {
      const made = await heardClient({ on: { "join-meeting": { does: "error", error: "no" } } });
      await made.vapi.start("a");
      seen.note("a join that fails", errorsIn(made.told));
      expect(errorsIn(made.told)).toEqual(["daily-call-join-error", "start-method-error"]);
    },
    ours: async () => {
      const { voice, errors } = guarded(
        await client({ on: { "join-meeting": { does: "error", error: "no" } } }),
      );
      await voice.start({ assistantId: "a" });
      expect(errors()).toEqual(["video-call-join-error", "start-method-error"]);
      expect(specifiedName("daily-call-object-creation-error")).toBe("video-call-object-creation-error");
      expect(specifiedName("audio-observer-setup-error")).toBe("audio-observer-setup-error");
    },
  },
  "VOICE-14.recording": async (seen) => {
    const made = await heardClient({}, recorded);
    failing(made, "video-recording-setup", "startRecording", no);
    const call = await made.vapi.start("a");
    seen.note("errors", errorsIn(made.told));
    expect(call).toMatchObject(webCall);
    expect(errorsIn(made.told)).toEqual(["video-recording-setup-error"]);
    expect(namesOf(made.told)).toContain("call-start-success");
  },
  "VOICE-14.observer": {
    vendor: async (seen) => {
      const made = await heardClient();
      failing(made, "audio-observer-setup", "startRemoteParticipantsAudioLevelObserver", no);
      expect(await made.vapi.start("a")).toMatchObject(webCall);
      seen.note("refused at once", errorsIn(made.told));
      expect(errorsIn(made.told)).toEqual(["audio-observer-setup-error"]);
      await made.vapi.stop();

      const later = await heardClient();
      let handled = false;
      const refused = Promise.reject(new Error("no"));
      const watched = Object.assign(
        refused.catch(() => undefined),
        {},
      );
      failing(later, "audio-observer-setup", "startRemoteParticipantsAudioLevelObserver", () => ({
        ...watched,
        catch: () => {
          handled = true;
        },
      }));
      await later.vapi.start("a");
      seen.note("refused later", { handled, told: errorsIn(later.told) });
      expect([handled, errorsIn(later.told)]).toEqual([false, []]);
    },
    ours: async () => {
      const made = await client();
      const { voice, errors } = guarded(made);
      // After the guard's own listener, so the guard finds a client whose observer is refused later.
      made.vapi.prependListener?.("call-start-progress", ({ stage, status }) => {
        if (stage === "audio-observer-setup" && status === "started") {
          Reflect.set(callOf(made.vapi), "startRemoteParticipantsAudioLevelObserver", () =>
            Promise.reject(new Error("no")),
          );
        }
      });
      await voice.start({ assistantId: "a" });
      await vi.waitFor(() => expect(errors()).toEqual(["audio-observer-setup-error"]));
      expect(callOf(made.vapi).meetingState()).toBe("joined-meeting");
    },
  },
  "VOICE-14.processing": async (seen) => {
    const made = await heardClient({ on: { "update-input-settings": { does: "error", error: "no" } } });
    expect(await made.vapi.start("a")).toMatchObject(webCall);
    await vi.waitFor(() => expect(errorsIn(made.told)).toEqual(["audio-processing-setup-error"]));
    seen.note("errors", errorsIn(made.told));
    expect(namesOf(made.told)).toContain("call-start-success");
  },
  "VOICE-14.processor": async (seen) => {
    const { vapi } = await talking();
    const overheard = overhearing();
    await tell(callOf(vapi), { action: "nonfatal-error", type: "audio-processor-error", errorMsg: "no" });
    await vi.waitFor(() => expect(overheard.of("local-audio")).toHaveLength(1));
    const asked = overheard.asked.filter(({ action }) =>
      ["update-input-settings", "local-audio"].includes(String(action)),
    );
    const order = asked.map(({ action, inputSettings, state }) => [
      action,
      Object(inputSettings).audio?.processor.type ?? state,
    ]);
    seen.note("order", order);
    expect(order).toEqual([
      ["update-input-settings", "none"],
      ["local-audio", true],
    ]);
  },
  "VOICE-14.video": async (seen) => {
    const overheard = overhearing();
    const { vapi } = await talking({}, recorded);
    await tell(callOf(vapi));
    const { width, height, backgroundColor, layout } = Object(overheard.of("local-recording-start")[0]);
    seen.note("asked", { width, height, backgroundColor, layout });
    expect({ width, height, backgroundColor, layout }).toEqual({
      width: 1280,
      height: 720,
      backgroundColor: "#FF1F2D3D",
      layout: { preset: "default" },
    });
  },
  "VOICE-14.noise": async (seen) => {
    const overheard = overhearing();
    const { vapi } = await talking();
    await tell(callOf(vapi));
    const settings = overheard.of("update-input-settings").map(({ inputSettings }) => inputSettings);
    seen.note("settings", settings);
    expect(settings).toEqual([{ audio: { processor: { type: "noise-cancellation" } } }]);
  },
  "VOICE-14.sources": async (seen) => {
    const sources: unknown[] = [];
    for (const body of [
      webCall,
      recorded.body,
      { ...webCall, assistant: { voice: { provider: "tavus" } } },
    ]) {
      const overheard = overhearing();
      const { vapi, told } = await talking({}, { body });
      const metadata = told
        .map(([, detail]) => Object(detail).metadata)
        .find((given) => given && "videoSource" in given);
      await tell(callOf(vapi));
      const subscribed = overheard
        .of("update-participant")
        .map(({ properties }) => Object(properties).setSubscribedTracks?.video);
      sources.push([metadata.videoSource, ...subscribed]);
      await vapi.stop();
    }
    seen.note("camera, picture subscribed: plain, recorded, avatar", sources);
    expect(sources).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
  },
});
