import type { DailyCall } from "@daily-co/daily-js";
import { expect } from "vitest";
import { GuardedCall } from "../../src/daily/index.ts";
import { type Check, checking, loose } from "./checks.ts";
import { callObject, frame, joined, settles } from "./room.ts";

const properties = (given: object) => () => callObject({}, loose(given));
const integrationFrom = (given: object) =>
  properties({ customIntegrations: { one: { label: "One", location: "main", ...given } } });
const integration = (given: object) => integrationFrom({ src: "https://one.example", ...given });
const tray = (given: object) =>
  properties({
    customTrayButtons: {
      one: {
        iconPath: "https://one.example/i.png",
        iconPathDarkMode: "https://one.example/d.png",
        label: "One",
        tooltip: "One",
        ...given,
      },
    },
  });
const colour = (accent: string): Check => [accent, properties({ theme: { colors: { accent } } })];
const refusedColour = (accent: string): Check => [colour(accent)[0], colour(accent)[1], /unsupported theme/];
const grid = (given: object) => properties({ layoutConfig: { grid: given } });
const sessionData = (data: unknown) => (call: DailyCall) => call.setMeetingSessionData(data);
const integrationForm = /customIntegrations should be an object/;

export const propertyProofs = {
  "CALL-13.names": {
    vendor: checking(
      frame,
      ["always", (call) => call.setShowNamesMode("always")],
      ["never", (call) => call.setShowNamesMode("never")],
      ["false", (call) => call.setShowNamesMode(false)],
      ["sometimes", (call) => call.setShowNamesMode(loose("sometimes"))],
    ),
    ours: () => {
      const guarded = new GuardedCall(frame());
      for (const mode of ["always", "never", false] as const) guarded.setShowNamesMode(mode);
      for (const mode of ["sometimes", true, 0, undefined]) {
        expect(() => guarded.setShowNamesMode(loose(mode))).toThrow('"always", "never" or false');
      }
    },
  },
  "CALL-13.sound": checking(
    frame,
    ["true", (call) => call.setPlayNewParticipantSound(true)],
    ["10", (call) => call.setPlayNewParticipantSound(10)],
    ["text", (call) => call.setPlayNewParticipantSound(loose("loud")), /true, false, or a number/],
  ),
  "CALL-15.location": checking(
    () => undefined,
    ["main", integration({})],
    ["sidebar", integration({ location: "sidebar" })],
    ["elsewhere", integration({ location: "top" }), integrationForm],
    ["srcdoc alone", integrationFrom({ srcdoc: "<p>" })],
    ["both", integration({ srcdoc: "<p>" }), integrationForm],
    ["neither", integrationFrom({}), integrationForm],
  ),
  "CALL-15.fields": checking(
    () => undefined,
    [
      "all",
      integration({
        allow: "camera",
        csp: "default-src 'self'",
        name: "one",
        referrerPolicy: "no-referrer",
        sandbox: "allow-scripts",
        iconURL: "https://one.example/i.png",
        controlledBy: "*",
        shared: true,
      }),
    ],
    ["another", integration({ colour: "red" }), integrationForm],
    ["shared with text", integration({ shared: "all" }), integrationForm],
  ),
  "CALL-15.controlled by": checking(
    () => undefined,
    ["everyone", integration({ controlledBy: "*" })],
    ["owners", integration({ controlledBy: "owners" })],
    ["a list", integration({ controlledBy: ["someone"] })],
    ["another word", integration({ controlledBy: "nobody" }), integrationForm],
  ),
  "CALL-15.tray": checking(
    () => undefined,
    ["all fields", tray({ visualState: "default" })],
    ["no address", tray({ iconPath: "icon" }), /customTrayButtons should be/],
    ["another field", tray({ colour: "red" }), /customTrayButtons should be/],
  ),
  "CALL-15.tray state": checking(
    () => undefined,
    ...["default", "sidebar-open", "active"].map(
      (visualState): Check<undefined> => [visualState, tray({ visualState })],
    ),
    ["another", tray({ visualState: "open" }), /customTrayButtons should be/],
  ),
  "CALL-17.colours": {
    vendor: checking(
      callObject,
      colour("#123456"),
      colour("#abc"),
      refusedColour("red"),
      colour("#123456zzz"),
    ),
    ours: async () => {
      const guarded = new GuardedCall(frame());
      for (const accent of ["red", "#123456zzz", "#12", "#12345", "123456", "#12345g"]) {
        await expect(guarded.setTheme({ colors: { accent } })).rejects.toThrow("# with 3 or 6 hex digits");
      }
      // Good ones reach the frame, which says why it cannot take them now.
      for (const accent of ["#123456", "#aBc"]) {
        expect(await settles(guarded.setTheme({ colors: { accent } }))).not.toBe("refused");
      }
    },
  },
  "CALL-17.grid": checking(
    () => undefined,
    ["1 to 49", grid({ minTilesPerPage: 1, maxTilesPerPage: 49 })],
    ["50", grid({ maxTilesPerPage: 50 }), /unsupported layoutConfig/],
    ["0", grid({ minTilesPerPage: 0 }), /unsupported layoutConfig/],
    [
      "more at least than at most",
      grid({ minTilesPerPage: 9, maxTilesPerPage: 4 }),
      /unsupported layoutConfig/,
    ],
  ),
  "CALL-17.session data": checking(
    joined,
    ["a plain object", sessionData({ seen: true })],
    ["a list", sessionData([1]), /plain \(map-like\) object/],
    ["102400 characters", sessionData({ d: "x".repeat(102_400 - 8) })],
    ["102401 characters", sessionData({ d: "x".repeat(102_401 - 8) }), /too large/],
    [
      "another strategy",
      (call) => call.setMeetingSessionData({}, loose("guess")),
      /Unrecognized mergeStrategy/,
    ],
  ),
};
