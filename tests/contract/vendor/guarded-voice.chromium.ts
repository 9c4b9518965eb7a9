import { describe, expect, test } from "vitest";
import { CallRefused, firstMessageControl, sayMessage } from "#provider/index.ts";
import { callOf } from "./call/daily-of.ts";
import { guarded, guardedCall } from "./call/guarded-voice.ts";
import { tell } from "./call/room.ts";
import { eachOnItsOwn, overhearing } from "./call/voice.ts";
import { ownMicrophone } from "./support/own-microphone.ts";

const level = (sum: number) => ({
  action: "remote-participants-audio-level",
  participantsAudioLevel: { one: sum },
});

/** What a developer does with our voice client and no rule of the package is about. */
describe("the voice client of ours", () => {
  eachOnItsOwn();

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
    const { voice, vapi, events } = await guardedCall();
    const overheard = overhearing();
    voice.setMuted(true);
    voice.send(sayMessage("Guten Tag", { endCallAfterSpoken: true }));
    voice.send(firstMessageControl(1.5));
    await tell(callOf(vapi));
    expect(overheard.of("local-audio")).toEqual([expect.objectContaining({ state: false })]);
    const sent = overheard.of("app-msg").map(({ data }): unknown => JSON.parse(String(data)));
    expect(sent).toEqual([
      {
        type: "say",
        message: "Guten Tag",
        endCallAfterSpoken: true,
        interruptionsEnabled: false,
        interruptAssistantEnabled: false,
      },
      { type: "control", control: "say-first-message", videoRecordingStartDelaySeconds: 1.5 },
    ]);
    await voice.increaseMicLevel(2);
    await tell(callOf(vapi), level(0.075));
    expect(events).toContainEqual({ type: "volume-level", level: 0.5 });
  });
});
