import type { DailyCall } from "@daily-co/daily-js";
import { expect } from "vitest";
import { specifiedWords } from "../src/daily/index.ts";
import { type Check, checking, runChecks } from "./call/checks.ts";
import { callObject, eachOnItsOwn, frame, joined, tell, roomUrl as url } from "./call/room.ts";
import { prove } from "./prove.ts";

eachOnItsOwn();

/** Calls a method by name, as a caller without types may. */
function named(name: string, ...given: unknown[]): Check {
  const run = (call: DailyCall): unknown => {
    const method: unknown = Reflect.get(call, name);
    if (typeof method !== "function") throw new TypeError(`no ${name}`);
    return method.apply(call, given);
  };
  return [name, run];
}

const afterJoin = [
  "startDialOut",
  "sipCallTransfer",
  "sipRefer",
  "sendDTMF",
  "updateTranscription",
  "startTranscription",
  "stopTranscription",
  "setMeetingSessionData",
  "requestAccess",
  "updateWaitingParticipant",
  "startCustomTrack",
  "setNetworkTopology",
  "updateReceiveSettings",
];
const refusedWith = (words: RegExp, names: readonly string[]): Check[] =>
  names.map((name) => {
    const [tried, run] = named(name, {});
    return [tried, run, words];
  });

const onlyAfterJoin = refusedWith(/only supported after join\./, afterJoin);
const notAfterJoin = refusedWith(/not supported after joining a meeting\./, ["preAuth", "startCamera"]);
const onlyCallObject = refusedWith(/is only supported on custom callObject instances/, [
  "accessState",
  "preAuth",
  "startCamera",
]);
const onlyPrebuilt = refusedWith(/is only supported as part of Daily's Prebuilt/, [
  "setShowNamesMode",
  "theme",
  "customTrayButtons",
  "setTheme",
]);
const notInitialised = refusedWith(
  /requires preAuth\(\), startCamera\(\), or join\(\) to initialize call state\./,
  ["startScreenShare", "stopScreenShare"],
);

prove("callAllowed", {
  "CALL-16.after join": checking(callObject, ...onlyAfterJoin),
  "CALL-16.before join": checking(joined, ...notAfterJoin),
  "CALL-16.call object": checking(frame, ...onlyCallObject),
  "CALL-16.prebuilt": {
    vendor: checking(callObject, ...onlyPrebuilt),
    ours: () => {
      expect(specifiedWords("theme() is only supported as part of Daily's Prebuilt")).toBe(
        "theme() only supported as part of the prebuilt",
      );
      expect(specifiedWords("another message")).toBe("another message");
    },
  },
  "CALL-16.not initialised": checking(callObject, ...notInitialised, [
    "testCallQuality",
    (call) => call.testCallQuality(),
    /requires preAuth\(\) or startCamera\(\) to initialize call state\./,
  ]),
  "CALL-16.allowed when": async (seen) => {
    const call = callObject();
    await runChecks(
      call,
      [...onlyAfterJoin.slice(0, 2), ...onlyPrebuilt.slice(0, 2), ["accessState", () => call.accessState()]],
      seen,
    );
    await call.join({ url });
    await runChecks(call, [...notAfterJoin, ["sendAppMessage", () => call.sendAppMessage("hello")]], seen);
    await runChecks(frame(), [...onlyCallObject, named("setShowNamesMode", false)], seen);
  },
  "CALL-16.quality test": async (seen) => {
    const call = callObject({ on: { "test-call-quality": { does: "ignore" } } });
    await call.load({ url });
    await tell(call, {});
    void call.testCallQuality();
    await runChecks(
      call,
      refusedWith(/A pre-call quality test is in progress\./, [
        "testPeerToPeerCallQuality",
        "testNetworkConnectivity",
        "testWebsocketConnectivity",
      ]),
      seen,
    );
  },
});
