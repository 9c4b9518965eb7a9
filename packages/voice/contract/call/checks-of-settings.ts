import type { DailyCall } from "@daily-co/daily-js";
import { expect } from "vitest";
import { GuardedCall } from "../../src/daily/index.ts";
import type { Answers } from "../prove.ts";
import { type Check, checking, loose, runChecks } from "./checks.ts";
import { callObject, joined } from "./room.ts";

const video = (settings: unknown) => (call: DailyCall) => call.updateSendSettings(loose({ video: settings }));
const screen = (settings: unknown) => (call: DailyCall) =>
  call.updateSendSettings(loose({ screenVideo: settings }));
const layer = { maxBitrate: 200_000, maxFramerate: 15, scaleResolutionDownBy: 2 };
const encodings = (...names: string[]) => ({
  encodings: Object.fromEntries(names.map((name) => [name, layer])),
});

/** The ranges that the client checks layers of a player against; not in its types. */
const ranges = {
  maxBitrate: { min: 100_000, max: 2_500_000 },
  maxFramerate: { min: 1, max: 30 },
  scaleResolutionDownBy: { min: 1, max: 8 },
};

const simulcast = (settings: unknown) => (call: DailyCall) => {
  const check: unknown = Reflect.get(call, "validateSimulcastEncodings");
  if (typeof check === "function") check.call(call, settings, ranges, true);
};

const receive = (settings: unknown) => (call: DailyCall) => call.updateReceiveSettings(loose(settings));
const background = (type: string, config: object) => (call: DailyCall) =>
  call.updateInputSettings(loose({ video: { processor: { type, config } } }));
const blur = (strength: unknown) => background("background-blur", { strength });
const image = (source: unknown) => background("background-image", { source });
const form = /inputSettings must be of the form/;

const videoPresets = [
  "default-video",
  "bandwidth-optimized",
  "bandwidth-and-quality-balanced",
  "quality-optimized",
  "adaptive-2-layers",
  "adaptive-3-layers",
];
const screenPresets = [
  "default-screen-video",
  "detail-optimized",
  "motion-optimized",
  "motion-and-detail-balanced",
];

const ownKey: Check = [
  "local",
  receive({ local: { video: { layer: 1 } } }),
  /receiveSettings must be of the form/,
];
const otherKeys: Check[] = [
  ["everybody", receive({ "*": { video: { layer: 1 } } })],
  ["base", receive({ base: { video: { layer: 1 } } })],
  ["a participant", receive({ "8c2d1f5e-0b5e-4c35-9d57-0e2f3c1b2a19": { video: { layer: 1 } } })],
];

export const settingProofs = {
  "CALL-10.simulcast": checking(
    callObject,
    ["no list", simulcast({}), /must be an Array/],
    ["1 layer", simulcast([layer])],
    ["3 layers", simulcast([layer, layer, layer])],
    ["none", simulcast([]), /1 to 3 layers/],
    ["4 layers", simulcast([layer, layer, layer, layer]), /1 to 3 layers/],
    ["too little", simulcast([{ maxBitrate: 1 }]), /not in range/],
    ["text", simulcast([{ maxBitrate: "200000" }]), /must be a number/],
    ["another key", simulcast([{ ...layer, colour: 1 }]), /Invalid key colour/],
    ["no maxBitrate", simulcast([{ maxFramerate: 15 }]), /maxBitrate is not specified/],
  ),
  "CALL-10.simulcast of a player": {
    vendor: checking(joined, [
      "good layers",
      (call) =>
        call.startRemoteMediaPlayer(
          loose({ url: "https://films.example/one", settings: { simulcastEncodings: [layer] } }),
        ),
      /validateSimulcastEncodings/,
    ]),
    ours: async () => {
      const settings = { simulcastEncodings: [layer] };
      const refused = new GuardedCall(await joined()).startRemoteMediaPlayer(
        loose({ url: "https://films.example/one", settings }),
      );
      await expect(refused).rejects.toThrow("cannot take simulcast layers");
    },
  },
  "CALL-10.video presets": checking(joined, ...videoPresets.map((name): Check => [name, video(name)]), [
    "another",
    video("motion-optimized"),
    /supported presets/,
  ]),
  "CALL-10.screen presets": checking(joined, ...screenPresets.map((name): Check => [name, screen(name)]), [
    "another",
    screen("default-video"),
    /supported presets/,
  ]),
  "CALL-10.qualities": checking(
    joined,
    ...["low", "medium", "high"].map((maxQuality): Check => [maxQuality, video({ maxQuality })]),
    ["best", video({ maxQuality: "best" }), /either low, medium or high/],
    ["low alone", video(encodings("low"))],
    ["low and medium", video(encodings("low", "medium"))],
    ["all three", video(encodings("low", "medium", "high"))],
    ["medium alone", video(encodings("medium")), /low, low and medium, or low, medium and high/],
    ["low and high", video(encodings("low", "high")), /low, low and medium, or low, medium and high/],
  ),
  "CALL-10.receive keys": {
    vendor: checking(joined, ownKey, ...otherKeys),
    ours: async (seen: Answers) => {
      const call = await joined();
      const guarded = new GuardedCall(call);
      await runChecks(guarded, [["local", () => guarded.updateReceiveSettings({ local: {} })]], seen);
    },
  },
  "CALL-10.layers": checking(
    joined,
    ["0", receive({ base: { video: { layer: 0 } } })],
    ["inherit", receive({ "*": { video: { layer: "inherit" } } })],
    ["-1", receive({ base: { video: { layer: -1 } } }), /non-negative integer/],
    ["1.5", receive({ base: { video: { layer: 1.5 } } }), /non-negative integer/],
  ),
  "CALL-11.blur": checking(
    joined,
    ["0.5", blur(0.5)],
    ["1", blur(1)],
    ["0", blur(0), form],
    ["1.1", blur(1.1), form],
  ),
  "CALL-11.image": checking(
    joined,
    ["1", image(1)],
    ["10", image(10)],
    ["0", image(0), form],
    ["11", image(11), form],
    ["1.5", image(1.5), form],
    ["the default", image("default")],
    ["an address", image("https://pictures.example/one.png")],
    ["another type", image("https://pictures.example/one.gif"), form],
    ["a buffer", image(new ArrayBuffer(8))],
  ),
};
