import Daily, { type DailyCall } from "@daily-co/daily-js";
import { expect, vi } from "vitest";
import { CallRefused, GuardedCall } from "#provider/index.ts";
import { checking, runChecks } from "./call/checks.ts";
import {
  callObject,
  counting,
  eachOnItsOwn,
  joined,
  listenersOf,
  roomUrl,
  settles,
  tell,
} from "./call/room.ts";
import { brokenBundle, failingLoad } from "./call/script.ts";
import { rowsBy } from "./row.ts";
import { prove } from "./support/prove-in-chromium.ts";

const { asSpecified, differs } = rowsBy("@daily-co/daily-js", "chromium");

eachOnItsOwn();

const url = roomUrl;
const roomExpired = {
  action: "error",
  errorMsg: "room expired",
  error: { type: "exp-room", msg: "room expired" },
};

function statesOf(call: DailyCall): string[] {
  const states: string[] = [call.meetingState()];
  for (const event of ["loading", "joining-meeting", "joined-meeting", "left-meeting"] as const) {
    call.on(event, () => states.push(call.meetingState()));
  }
  return states;
}

/** The call client's states. */
prove("callStates", {
  "CALL-01.states": asSpecified(
    "4 call states",
    "meetingState()",
    "New, loading, loaded, joining, joined, left and error, in this order.",
    async (seen) => {
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
      seen.note("states", [...states, failing.meetingState()]);
      expect([...states, failing.meetingState()]).toEqual([
        "new",
        "loading",
        "loaded",
        "joining-meeting",
        "joined-meeting",
        "left-meeting",
        "error",
      ]);
    },
  ),
  "CALL-01.join when joined": differs(
    "4 join and leave",
    "join()",
    "A second join is refused.",
    [
      "Warns on the console and resolves with nothing.",
      "The guard's join rejects with an error that says so.",
    ],
    {
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
  ),
  "CALL-01.join while loading": differs(
    "4 join and leave",
    "join()",
    "A join while another is under way is refused.",
    [
      "While the script loads, a second load begins and the first join never settles.",
      "The guard rejects the second; the first goes on.",
    ],
    {
      vendor: async (seen) => {
        const call = callObject();
        const first = call.join({ url });
        const second = call.join({ url });
        const both = [await settles(first), await settles(second)];
        seen.note("two joins", both);
        expect(both).toEqual(["never", "accepted"]);
      },
      ours: async () => {
        const guarded = new GuardedCall(callObject());
        const first = guarded.join({ url });
        await expect(guarded.join({ url })).rejects.toThrow(CallRefused);
        expect(await settles(first)).toBe("accepted");
      },
    },
  ),
  "CALL-01.leave at once": asSpecified(
    "4 join and leave",
    "leave()",
    "A leave resolves at once when already left or in error.",
    async (seen) => {
      const call = await joined();
      await call.leave();
      await seen.try("leave again", () => call.leave());
      const broken = await joined({});
      await tell(broken, roomExpired);
      expect(broken.meetingState()).toBe("error");
      await seen.try("leave in error", () => broken.leave());
      expect(seen.all).toEqual({ "leave again": "accepted", "leave in error": "accepted" });
    },
  ),
  "CALL-01.destroy": differs(
    "4 destroy",
    "destroy()",
    "Destroy removes frame and listeners and resets what it knew.",
    [
      "Resets and removes the frame, but the listeners of the app stay.",
      "The guard takes away every listener that was added through it.",
    ],
    {
      vendor: async (seen) => {
        const call = await joined();
        const heard = counting(call, "cpu-load-change");
        await call.destroy();
        seen.note("listeners left", listenersOf(call, "cpu-load-change"));
        expect(listenersOf(call, "cpu-load-change")).toBe(1);
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
  ),
  "CALL-01.destroy ends": differs(
    "4 destroy",
    "destroy()",
    "Destroy comes to an end.",
    [
      "Never settles on a frame that was not loaded, nor when the room does not answer the leave.",
      "The guard's destroy has a limit, 2 seconds unless told.",
    ],
    {
      vendor: async (seen) => {
        const answer = await settles(
          (await joined({ on: { "leave-meeting": { does: "ignore" } } })).destroy(),
        );
        seen.note("destroy without an answer", answer);
        expect(answer).toBe("never");
      },
      ours: async () => {
        const guarded = new GuardedCall(await joined({ on: { "leave-meeting": { does: "ignore" } } }));
        expect(await settles(guarded.destroy(50))).toBe("accepted");
      },
    },
  ),
  "CALL-02.levels": asSpecified(
    "4 access",
    "accessState()",
    "Access is unknown first, then none, lobby or full.",
    async (seen) => {
      const call = callObject();
      expect(call.accessState()).toEqual({ access: "unknown" });
      await call.join({ url });
      for (const level of ["none", "lobby", "full"]) {
        await tell(call, { action: "access-state-updated", access: { level } });
        seen.note(level, call.accessState());
        expect(call.accessState()).toEqual({ access: { level } });
      }
    },
  ),
  "CALL-02.request access": asSpecified(
    "6 call room",
    "requestAccess()",
    "Access is requested with a name; waiting participants can be updated by id.",
    async (seen) => {
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
  ),
  "CALL-02.permissions": asSpecified(
    "6 call room",
    "updateParticipant()",
    "Permissions of a participant are hasPresence, canSend, canReceive and canAdmin.",
    checking(
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
  ),
  "CALL-01.error": asSpecified(
    "4 error and left",
    "error event",
    "An error moves to error, clears the meeting, and rejects a pending join; a later left changes nothing.",
    async (seen) => {
      const call = callObject({
        on: { "join-meeting": { does: "fatal", type: "exp-room", message: "room expired" } },
      });
      const refused = await call.join({ url }).catch((error: unknown) => error);
      expect(refused).toMatchObject({ errorMsg: "room expired", error: { type: "exp-room" } });
      await tell(call, { action: "left-meeting" });
      seen.note("after a later left", call.meetingState());
      expect([call.meetingState(), call.participants()]).toEqual(["error", {}]);
    },
  ),
  "CALL-01.error while loading": asSpecified(
    "4 error and left",
    "error event",
    "A script that cannot be loaded moves to error and rejects the join.",
    async (seen) => {
      const { call, refused } = await failingLoad(brokenBundle());
      seen.note("state", call.meetingState());
      expect(call.meetingState()).toBe("error");
      expect(refused).toMatch(/Failed to load call object bundle/);
    },
  ),
});
