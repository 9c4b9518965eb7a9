import { expect, test, vi } from "vitest";
import { GuardedCall } from "../src/daily/index.ts";
import { bundleUrl, callObject, eachOnItsOwn, joined, ownMicrophone, roomUrl, tell } from "./call/room.ts";
import { overhearing } from "./call/voice.ts";

/** Uses of our call client that no rule of the package covers. */
eachOnItsOwn();

/** By its factory, with a stand-in for the room's program. */
function made() {
  return GuardedCall.create({
    audioSource: false,
    videoSource: false,
    allowMultipleCallInstances: true,
    dailyConfig: { callObjectBundleUrlOverride: bundleUrl() },
  });
}

test("[CALL-01] its factory makes one that joins, leaves and is destroyed, without evaluated scripts", async () => {
  const evaluated = vi.spyOn(globalThis, "eval");
  const call = made();
  const states: string[] = [];
  for (const event of ["joined-meeting", "left-meeting", "call-instance-destroyed"] as const) {
    call.on(event, ({ action }) => states.push(action));
  }
  await call.join({ url: roomUrl });
  expect(await call.leave()).toBe(true);
  expect(states).toEqual(["joined-meeting", "left-meeting"]);
  expect(await call.leave(), "left already").toBe(true);
  await call.destroy();
  expect(evaluated).not.toHaveBeenCalled();
});

test("[CALL-01] leaving says when the room did not answer in time", async () => {
  const call = new GuardedCall(await joined({ on: { "leave-meeting": { does: "ignore" } } }));
  expect(await call.leave(50)).toBe(false);
});

test("[CALL-04] names the devices, takes one, and is muted", async () => {
  const room = callObject({}, { audioSource: true });
  const call = new GuardedCall(room);
  await call.join({ url: roomUrl });
  const microphones = (await call.devices()).filter(({ kind }) => kind === "audioinput");
  expect(microphones.length).toBeGreaterThan(0);
  const track = await ownMicrophone();
  const handedOn = vi.spyOn(room, "setInputDevicesAsync");
  await call.useDevices({ audioSource: track });
  expect(handedOn).toHaveBeenCalledWith({ audioSource: track });
  const overheard = overhearing();
  call.setMuted(true);
  await tell(room);
  expect(overheard.of("local-audio")).toEqual([expect.objectContaining({ state: false })]);
  track.stop();
});
