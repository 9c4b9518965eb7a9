import type { DailyCall } from "@daily-co/daily-js";
import * as daily from "@daily-co/daily-js";
import { expect, vi } from "vitest";
import { GuardedCall } from "../src/daily/index.ts";
import { runChecks } from "./call/checks.ts";
import { callObject, eachOnItsOwn, joined, tell, roomUrl as url } from "./call/room.ts";
import { brokenBundle, failingLoad } from "./call/script.ts";
import { prove } from "./prove.ts";

eachOnItsOwn();

function constants(prefix: string): unknown[] {
  return Object.entries(daily)
    .filter(([name]) => name.startsWith(prefix))
    .map(([, value]) => value)
    .sort();
}

async function mismatch(call: DailyCall, options: object): Promise<unknown> {
  return call.join(options).then(
    () => "accepted",
    (error: unknown) => error,
  );
}

/** In the room's waiting area, so that a join has something to differ from. */
async function preAuthed(): Promise<DailyCall> {
  const call = callObject();
  const asked = call.preAuth({ url, token: "one" }).catch(() => undefined);
  await vi.waitFor(() =>
    expect(window).toHaveProperty("callMachineLog.actions", expect.arrayContaining(["daily-method-preauth"])),
  );
  await asked;
  Reflect.set(call, "_didPreAuth", true);
  return call;
}

prove("callErrors", {
  "CALL-16.destroyed": async (seen) => {
    const call = await joined();
    await call.destroy();
    await runChecks(
      call,
      [
        ["join", () => call.join({ url }), /Use after destroy/],
        ["setLocalAudio", () => call.setLocalAudio(true), /Use after destroy/],
      ],
      seen,
    );
  },
  "CALL-16.fatal types": async (seen) => {
    const types = constants("DAILY_FATAL_ERROR_");
    seen.is("types", types, [
      "connection-error",
      "ejected",
      "end-of-life",
      "exp-room",
      "exp-token",
      "meeting-full",
      "nbf-room",
      "nbf-token",
      "no-room",
      "not-allowed",
    ]);
    for (const type of types.map(String)) {
      const call = callObject({ on: { "join-meeting": { does: "fatal", type, message: "over" } } });
      await expect(call.join({ url })).rejects.toMatchObject({ error: { type } });
    }
  },
  "CALL-16.camera types": async (seen) => {
    const types = constants("DAILY_CAMERA_ERROR_");
    seen.is("types", types, [
      "cam-in-use",
      "cam-mic-in-use",
      "constraints",
      "mic-in-use",
      "not-found",
      "permissions",
      "undefined-mediadevices",
      "unknown",
    ]);
    const call = await joined();
    const heard: unknown[] = [];
    call.on("camera-error", ({ error }) => heard.push(error.type));
    for (const type of types) await tell(call, { action: "camera-error", error: { type, msg: "no" } });
    expect(heard).toEqual(types);
  },
  "CALL-16.captured": async () => {
    const call = await joined();
    const guarded = new GuardedCall(call);
    await guarded.startScreenShare();
    await tell(call, { action: "local-screen-share-started" });
    await expect(guarded.startScreenShare()).rejects.toThrow(
      "Could not start the screen sharing. The screen is already been captured!",
    );
    await tell(call, { action: "local-screen-share-stopped" });
    await guarded.startScreenShare();
  },
  "CALL-16.mismatch": {
    vendor: async (seen) => {
      const call = await preAuthed();
      const answers = [
        await mismatch(call, { url: `${url}-other` }),
        await mismatch(call, { url, token: "other" }),
      ];
      seen.note("rejected with", answers.map(String));
      expect(answers).toEqual([undefined, undefined]);
      expect(vi.mocked(console.error).mock.calls.join()).toMatch(
        /url in join\(\) is different.*token in join\(\) is different/s,
      );
    },
    ours: async () => {
      const guarded = new GuardedCall(await preAuthed());
      for (const options of [{ url: `${url}-other` }, { url, token: "other" }]) {
        await expect(guarded.join(options)).rejects.toThrow("is different from the one used before");
      }
    },
  },
  "CALL-16.reporting": async (seen) => {
    const person = {
      userName: "Ada Lovelace",
      token: "a-secret-token",
      userData: { note: "a-secret-note" },
    };
    const { reported } = await failingLoad(brokenBundle(), person);
    seen.note("reports", reported.length);
    const text = reported.join();
    expect(text).toContain("[Filtered]");
    for (const secret of ["Ada Lovelace", "a-secret-token", "a-secret-note"])
      expect(text).not.toContain(secret);
  },
});
