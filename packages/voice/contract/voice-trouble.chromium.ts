import { expect, vi } from "vitest";
import { specifiedName } from "../src/vapi/words.ts";
import { tell } from "./call/room.ts";
import { brokenBundle } from "./call/script.ts";
import * as calls from "./call/voice.ts";
import { prove } from "./prove.ts";

calls.eachClientOnItsOwn();

const refusal = { status: 402, body: { message: ["Wallet is empty."], statusCode: 402 } };

/** The errors that the client reported, by type. */
function errorsIn(told: calls.Client["told"]): string[] {
  return told.filter(([name]) => name === "error").map(([, detail]) => String(Object(detail).type));
}

/** Makes one method of the call object fail as soon as the stage begins. */
function failing(made: calls.Client, stage: string, method: string, fail: () => unknown): void {
  made.vapi.on("call-start-progress", (report) => {
    if (report.stage === stage && report.status === "started")
      Reflect.set(calls.callOf(made.vapi), method, fail);
  });
}

/** Runs on a clock that passes over the pauses between the attempts to load a script. */
async function hurried(run: () => Promise<unknown>): Promise<void> {
  const soon = window.setTimeout.bind(window);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let over = false;
  const ends = run().finally(() => {
    over = true;
  });
  while (!over) {
    await new Promise((next) => soon(next, 5));
    await vi.advanceTimersByTimeAsync(500);
  }
  vi.useRealTimers();
  await ends;
}

const no = () => {
  throw new Error("no");
};

/** How the voice client fails, and when its call goes on all the same. */
prove("voiceTrouble", {
  "VOICE-14.total failure": {
    vendor: async (seen) => {
      const { vapi, told } = await calls.heardClient({}, refusal);
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
      const { voice, events } = await calls.guarded({}, refusal);
      expect(await voice.start({ assistantId: "a" })).toBeNull();
      expect(events).toContainEqual({
        type: "call-start-failed",
        failure: {
          error: "Wallet is empty.",
          cause: expect.any(Response),
          stack: expect.any(String),
          context: expect.objectContaining({ hasAssistant: true }),
        },
      });
    },
  },
  "VOICE-14.nobody listens": {
    vendor: async (seen) => {
      const { vapi } = await calls.client({}, refusal);
      const first = await vapi.start("a").then(
        () => "null",
        () => "rejected",
      );
      seen.note("first, second start", [first, await vapi.start("a")]);
      expect(seen.all).toEqual({ "first, second start": '["rejected",null]' });
    },
    ours: async () => {
      const { voice, events } = await calls.guarded({}, refusal);
      for (const _ of [1, 2]) expect(await voice.start({ assistantId: "a" })).toBeNull();
      expect(events.filter(({ type }) => type === "call-start-failed")).toHaveLength(2);
    },
  },
  "VOICE-14.names": {
    vendor: async (seen) => {
      const made = await calls.heardClient({ on: { "join-meeting": { does: "error", error: "no" } } });
      await made.vapi.start("a");
      seen.is("a join that fails", errorsIn(made.told), ["daily-call-join-error", "start-method-error"]);
    },
    ours: async () => {
      const { voice, errors } = await calls.guarded({
        on: { "join-meeting": { does: "error", error: "no" } },
      });
      await voice.start({ assistantId: "a" });
      expect(errors()).toEqual(["video-call-join-error", "start-method-error"]);
      expect(specifiedName("daily-call-object-creation-error")).toBe("video-call-object-creation-error");
      expect(specifiedName("audio-observer-setup-error")).toBe("audio-observer-setup-error");
    },
  },
  "VOICE-14.bundle": {
    vendor: async (seen) => {
      const made = await calls.heardClient(brokenBundle());
      await hurried(() => made.vapi.start("a"));
      seen.is("errors", errorsIn(made.told), ["daily-error", "daily-call-join-error", "start-method-error"]);
    },
    ours: async () => {
      const { voice, errors, stages, types } = await calls.guarded(brokenBundle());
      await hurried(() => voice.start({ assistantId: "a" }));
      expect(errors()).toEqual(["daily-error", "video-call-join-error", "start-method-error"]);
      expect(stages().at(-1)).toEqual({
        stage: "video-call-join",
        status: "failed",
        detail: expect.stringContaining("Failed to load call object bundle"),
      });
      expect(types()).toContain("call-start-failed");
    },
  },
  "VOICE-14.recording": async (seen) => {
    const made = await calls.heardClient({}, calls.recorded);
    failing(made, "video-recording-setup", "startRecording", no);
    const call = await made.vapi.start("a");
    seen.note("errors", errorsIn(made.told));
    expect(call).toMatchObject(calls.webCall);
    expect(errorsIn(made.told)).toEqual(["video-recording-setup-error"]);
    expect(calls.namesOf(made.told)).toContain("call-start-success");
  },
  "VOICE-14.observer": {
    vendor: async (seen) => {
      const made = await calls.heardClient();
      failing(made, "audio-observer-setup", "startRemoteParticipantsAudioLevelObserver", no);
      expect(await made.vapi.start("a")).toMatchObject(calls.webCall);
      seen.is("refused at once", errorsIn(made.told), ["audio-observer-setup-error"]);
      await made.vapi.stop();

      const later = await calls.heardClient();
      let handled = false;
      failing(later, "audio-observer-setup", "startRemoteParticipantsAudioLevelObserver", () => ({
        catch: () => {
          handled = true;
        },
      }));
      await later.vapi.start("a");
      seen.note("refused later", { handled, told: errorsIn(later.told) });
      expect([handled, errorsIn(later.told)]).toEqual([false, []]);
    },
    ours: async () => {
      const { voice, vapi, errors } = await calls.guarded();
      // After the guard's own listener, so the guard finds a client whose observer is refused later.
      vapi.prependListener?.("call-start-progress", ({ stage, status }) => {
        if (stage === "audio-observer-setup" && status === "started") {
          Reflect.set(calls.callOf(vapi), "startRemoteParticipantsAudioLevelObserver", () =>
            Promise.reject(new Error("no")),
          );
        }
      });
      await voice.start({ assistantId: "a" });
      await vi.waitFor(() => expect(errors()).toEqual(["audio-observer-setup-error"]));
      expect(calls.callOf(vapi).meetingState()).toBe("joined-meeting");
    },
  },
  "VOICE-14.processing": async (seen) => {
    const made = await calls.heardClient({ on: { "update-input-settings": { does: "error", error: "no" } } });
    expect(await made.vapi.start("a")).toMatchObject(calls.webCall);
    await vi.waitFor(() => expect(errorsIn(made.told)).toEqual(["audio-processing-setup-error"]));
    seen.note("errors", errorsIn(made.told));
    expect(calls.namesOf(made.told)).toContain("call-start-success");
  },
  "VOICE-14.processor": async (seen) => {
    const { vapi } = await calls.talking();
    const overheard = calls.overhearing();
    await tell(calls.callOf(vapi), {
      action: "nonfatal-error",
      type: "audio-processor-error",
      errorMsg: "no",
    });
    await vi.waitFor(() => expect(overheard.of("local-audio")).toHaveLength(1));
    const asked = overheard.asked.filter(({ action }) =>
      ["update-input-settings", "local-audio"].includes(String(action)),
    );
    const order = asked.map(({ action, inputSettings, state }) => [
      action,
      Object(inputSettings).audio?.processor.type ?? state,
    ]);
    seen.is("order", order, [
      ["update-input-settings", "none"],
      ["local-audio", true],
    ]);
  },
});
