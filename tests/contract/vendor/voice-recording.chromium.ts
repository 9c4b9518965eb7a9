import { expect } from "vitest";
import { callOf } from "./call/daily-of.ts";
import { tell } from "./call/room.ts";
import { eachOnItsOwn, overhearing, talking, webCall } from "./call/voice.ts";
import { prove } from "./support/prove-in-chromium.ts";

eachOnItsOwn();

const recorded = { body: { ...webCall, artifactPlan: { videoRecordingEnabled: true } } };

prove("voiceRecording", {
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
