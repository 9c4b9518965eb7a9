import { expect, test, vi } from "vitest";
import { firstMessageControl, sayMessage } from "../src/call.ts";
import { CallRefused } from "../src/daily/index.ts";
import { ownMicrophone, tell } from "./call/room.ts";
import { callOf, eachClientOnItsOwn, guarded, guardedCall, level, overhearing, said } from "./call/voice.ts";

/** Uses of our voice client that no rule of the package covers. */
eachClientOnItsOwn();

test("[VOICE-13] without a call, mute, level, another microphone and messages are refused", async () => {
  const { voice } = await guarded();
  const track = await ownMicrophone();
  expect(() => voice.setMuted(true)).toThrow(CallRefused);
  expect(() => voice.send(sayMessage("Hallo"))).toThrow("Call object is not available.");
  await expect(voice.increaseMicLevel(2)).rejects.toThrow("Call object is not available.");
  await expect(voice.setMicrophone(track)).rejects.toThrow(CallRefused);
  track.stop();
});

test("[VOICE-05] [VOICE-10] [VOICE-15] in one it is muted, made louder, has things said, and tells how loud the assistant is", async () => {
  const { voice, vapi, events, until } = await guardedCall();
  const overheard = overhearing();
  voice.setMuted(true);
  voice.send(firstMessageControl(1.5));
  voice.send(sayMessage("Guten Tag", { interruptionsEnabled: true }));
  await tell(callOf(vapi), level(0.075));
  expect(events).toContainEqual({ type: "volume-level", level: 0.5 });
  expect(overheard.of("local-audio")).toEqual([expect.objectContaining({ state: false })]);
  const sent = overheard.of("app-msg").map(({ data }): unknown => JSON.parse(String(data)));
  expect(sent).toEqual([
    { type: "control", control: "say-first-message", videoRecordingStartDelaySeconds: 1.5 },
    {
      type: "say",
      message: "Guten Tag",
      interruptionsEnabled: true,
      interruptAssistantEnabled: false,
    },
  ]);
  await voice.increaseMicLevel(2);
  // The other side hangs up when that was said.
  voice.send(sayMessage("Auf Wiederhören", { endCallAfterSpoken: true }));
  await until("call-end");
});

test("[VOICE-07] called off as soon as the room is there: it is not joined, and nothing says why", async () => {
  const { voice, vapi, types } = await guarded();
  const overheard = overhearing();
  vapi.on("call-start-progress", ({ stage, status }) => {
    if (stage === "web-call-creation" && status === "completed") void voice.stop();
  });
  expect(await voice.start({ assistantId: "a" })).toBeNull();
  await vi.waitFor(() => expect(vapi.getDailyCallObject()).toBeNull());
  expect(overheard.of("join-meeting")).toEqual([]);
  expect(types()).not.toContain("call-start-failed");
});

test("[VOICE-09] that the call has ended is said once, whoever else says it", async () => {
  const { voice, vapi, events } = await guardedCall();
  const ended = { type: "status-update", status: "ended", endedReason: "silence-timed-out" };
  await tell(callOf(vapi), said(ended), said(ended));
  await voice.stop();
  expect(events.filter(({ type }) => type === "message")).toEqual([{ type: "message", message: ended }]);
});
