import Daily, { type DailyCall } from "@daily-co/daily-js";
import { expect, vi } from "vitest";
import { CallRefused, GuardedCall } from "../src/daily/index.ts";
import { checking, runChecks } from "./call/checks.ts";
import {
  callObject,
  counting,
  eachOnItsOwn,
  joined,
  listenersOf,
  settles,
  tell,
  roomUrl as url,
} from "./call/room.ts";
import { brokenBundle, failingLoad } from "./call/script.ts";
import { prove } from "./prove.ts";

eachOnItsOwn();

function statesOf(call: DailyCall): string[] {
  const states: string[] = [call.meetingState()];
  for (const event of ["loading", "joining-meeting", "joined-meeting", "left-meeting"] as const) {
    call.on(event, () => states.push(call.meetingState()));
  }
  return states;
}

prove("callStates", {
  "CALL-01.states": async (seen) => {
    const call = callObject();
    const states = statesOf(call);
    await call.load({ url });
    states.push(call.meetingState());
    await call.join({ url });
    await call.leave();
    const failing = callObject({
      on: { "join-meeting": { does: "fatal", type: "no-room", message: "no" } },
    });
    await failing.join({ url }).catch(() => undefined);
    seen.is(
      "states",
      [...states, failing.meetingState()],
      "new loading loaded joining-meeting joined-meeting left-meeting error".split(" "),
    );
  },
  "CALL-01.join when joined": {
    vendor: async (seen) => {
      const call = await joined();
      expect(await seen.try("join again", () => call.join({ url }))).toBe("accepted");
      await expect(call.join({ url })).resolves.toBeUndefined();
    },
    ours: async () => {
      const call = await joined();
      await expect(new GuardedCall(call).join({ url })).rejects.toThrow(
        "refused in the state joined-meeting",
      );
      expect(call.meetingState()).toBe("joined-meeting");
    },
  },
  "CALL-01.join while loading": {
    vendor: async (seen) => {
      const call = callObject();
      const first = call.join({ url });
      const second = call.join({ url });
      const both = [await settles(first), await settles(second)];
      seen.is("two joins", both, ["never", "accepted"]);
    },
    ours: async () => {
      const guarded = new GuardedCall(callObject());
      const first = guarded.join({ url });
      await expect(guarded.join({ url })).rejects.toThrow(CallRefused);
      expect(await settles(first)).toBe("accepted");
    },
  },
  "CALL-01.leave at once": async (seen) => {
    const call = await joined();
    await call.leave();
    await seen.try("leave again", () => call.leave());
    const broken = await joined();
    await tell(broken, { action: "error", errorMsg: "over", error: { type: "exp-room", msg: "over" } });
    expect(broken.meetingState()).toBe("error");
    await seen.try("leave in error", () => broken.leave());
    expect(seen.all).toEqual({ "leave again": "accepted", "leave in error": "accepted" });
  },
  "CALL-01.destroy": {
    vendor: async (seen) => {
      const call = await joined();
      const heard = counting(call, "cpu-load-change");
      await call.destroy();
      seen.is("listeners left", listenersOf(call, "cpu-load-change"), 1);
      expect([call.isDestroyed(), heard(), call.participants()]).toEqual([true, 0, {}]);
      const frame = Daily.createFrame({ url });
      const element = frame.iframe();
      expect(element?.isConnected).toBe(true);
      void frame.destroy();
      await tell(frame, { action: "left-meeting" });
      await vi.waitFor(() => expect(element?.isConnected).toBe(false));
    },
    ours: async () => {
      const call = await joined();
      const guarded = new GuardedCall(call);
      guarded.on("participant-joined", () => undefined);
      guarded.on("cpu-load-change", () => undefined);
      await guarded.destroy();
      expect(call.isDestroyed()).toBe(true);
      for (const event of ["participant-joined", "cpu-load-change", "recording-started"] as const) {
        expect(listenersOf(call, event)).toBe(0);
      }
    },
  },
  "CALL-01.destroy ends": {
    vendor: async (seen) => {
      const answer = await settles((await joined({ on: { "leave-meeting": { does: "ignore" } } })).destroy());
      seen.is("destroy without an answer", answer, "never");
    },
    ours: async () => {
      const guarded = new GuardedCall(await joined({ on: { "leave-meeting": { does: "ignore" } } }));
      expect(await settles(guarded.destroy(50))).toBe("accepted");
    },
  },
  "CALL-02.levels": async (seen) => {
    const call = callObject();
    expect(call.accessState()).toEqual({ access: "unknown" });
    await call.join({ url });
    for (const level of ["none", "lobby", "full"]) {
      await tell(call, { action: "access-state-updated", access: { level } });
      seen.is(level, call.accessState(), { access: { level } });
    }
  },
  "CALL-02.request access": async (seen) => {
    const call = await joined();
    // Whether it is granted is the room's to say; what is proved is that it is asked.
    for (const ask of [
      call.requestAccess({ name: "Ada" }),
      call.updateWaitingParticipant("id", { grantRequestedAccess: true }),
    ]) {
      await ask.catch(() => undefined);
    }
    expect(window).toHaveProperty(
      "callMachineLog.actions",
      expect.arrayContaining(["daily-method-request-access", "daily-method-update-waiting-participant"]),
    );
    await runChecks(
      call,
      [["no id", () => call.updateWaitingParticipant(JSON.parse("5"), {}), /must take an id string/]],
      seen,
    );
  },
  "CALL-02.permissions": checking(
    joined,
    [
      "all four",
      (call) =>
        call.updateParticipant("id", {
          updatePermissions: {
            hasPresence: true,
            canSend: new Set(["audio"]),
            canReceive: { base: true },
            canAdmin: false,
          },
        }),
    ],
    [
      "another kind",
      (call) => call.updateParticipant("id", { updatePermissions: JSON.parse('{"hasPresence":"yes"}') }),
      /hasPresence must be a boolean/,
    ],
  ),
  "CALL-01.error": async (seen) => {
    const call = callObject({
      on: { "join-meeting": { does: "fatal", type: "exp-room", message: "room expired" } },
    });
    const refused = await call.join({ url }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ errorMsg: "room expired", error: { type: "exp-room" } });
    await tell(call, { action: "left-meeting" });
    seen.note("after a later left", call.meetingState());
    expect([call.meetingState(), call.participants()]).toEqual(["error", {}]);
  },
  "CALL-01.error while loading": async (seen) => {
    const { call, refused } = await failingLoad(brokenBundle());
    seen.is("state", call.meetingState(), "error");
    expect(refused).toMatch(/Failed to load call object bundle/);
  },
});
