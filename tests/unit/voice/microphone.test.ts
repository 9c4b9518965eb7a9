import { describe, expect, test } from "vitest";
import { browserMicrophone, type MicrophoneDeps } from "#app/adapters/voice-microphone.ts";
import { flushPromises } from "../../support/manual-clock.ts";

class Track extends EventTarget {
  enabled = true;
  stopped = false;
  stop() {
    this.stopped = true;
  }
}

function given(change: Partial<MicrophoneDeps> = {}, error: DOMException | null = null) {
  const tracks: Track[] = [];
  let closed = 0;
  const replaced: unknown[] = [];
  const lost: string[] = [];
  const leaving = new AbortController();
  const deps: MicrophoneDeps = {
    secure: true,
    devices: {
      async getUserMedia() {
        if (error) throw error;
        const track = new Track();
        tracks.push(track);
        return { getAudioTracks: () => [track] } as unknown as MediaStream;
      },
    },
    permission: async () => "prompt",
    meter: () => ({ level: () => 0.3, close: () => void closed++ }),
    ...change,
  };
  const open = () =>
    browserMicrophone(deps)({
      signal: leaving.signal,
      onReplaced: (track) => replaced.push(track),
      onLost: (reason) => lost.push(reason),
    });
  return { open, tracks, replaced, lost, leaving, closed: () => closed };
}

describe("the microphone of this device", () => {
  test("opened, measured, muted and freed; twice is no error", async () => {
    const { open, tracks, closed } = given();
    const answer = await open();
    if (!answer.ok) throw new Error(answer.failure);
    expect(answer.value.level()).toBe(0.3);
    answer.value.setMuted(true);
    expect([answer.value.level(), tracks[0]?.enabled]).toEqual([0, false]);
    answer.value.setMuted(false);
    answer.value.stop();
    answer.value.stop();
    expect([tracks[0]?.stopped, closed(), answer.value.level()]).toEqual([true, 1, 0]);
  });

  test.each([
    ["NotAllowedError", "prompt", "micRefused"],
    ["NotAllowedError", "denied", "micBlocked"],
    ["NotFoundError", "granted", "micMissing"],
    ["OverconstrainedError", "granted", "micMissing"],
    ["NotReadableError", "granted", "micInUse"],
    ["TypeError", "granted", "unsupported"],
  ] as const)("%s, permission %s: %s", async (name, permission, failure) => {
    const { open } = given({ permission: async () => permission }, new DOMException("", name));
    expect(await open()).toEqual({ ok: false, failure });
  });

  test("a browser that does not say what it allows", async () => {
    const permission = () => Promise.reject(new TypeError("unknown name"));
    const { open } = given({ permission }, new DOMException("", "NotAllowedError"));
    expect(await open()).toEqual({ ok: false, failure: "micRefused" });
  });

  test("a page that is not encrypted, a browser without", async () => {
    expect(await given({ secure: false }).open()).toEqual({ ok: false, failure: "insecure" });
    expect(await given({ devices: undefined }).open()).toEqual({ ok: false, failure: "unsupported" });
  });

  test("given after the visitor has left: stopped at once", async () => {
    const { open, leaving, tracks } = given();
    leaving.abort();
    expect(await open()).toMatchObject({ ok: false });
    expect(tracks[0]?.stopped).toBe(true);
  });
});

test("unplugged: the next device takes its place, muted as the one before", async () => {
  const { open, tracks, replaced, closed } = given();
  const answer = await open();
  if (answer.ok) answer.value.setMuted(true);
  tracks[0]?.dispatchEvent(new Event("ended"));
  await flushPromises();
  expect(replaced).toEqual([tracks[1]]);
  expect([tracks[1]?.enabled, closed()]).toEqual([false, 1]);
  if (answer.ok) answer.value.stop();
  expect(tracks[1]?.stopped).toBe(true);
  tracks[1]?.dispatchEvent(new Event("ended"));
  await flushPromises();
  expect(tracks).toHaveLength(2);
});

test("unplugged, and there is no other", async () => {
  let plugged = true;
  const track = new Track();
  const { open, lost } = given({
    devices: {
      async getUserMedia() {
        if (!plugged) throw new DOMException("", "NotFoundError");
        return { getAudioTracks: () => [track] } as unknown as MediaStream;
      },
    },
  });
  await open();
  plugged = false;
  track.dispatchEvent(new Event("ended"));
  await flushPromises();
  expect(lost).toEqual(["micMissing"]);
});

test("unplugged and hung up at the same moment: the new one is not left open", async () => {
  const { open, tracks, replaced } = given();
  const answer = await open();
  tracks[0]?.dispatchEvent(new Event("ended"));
  if (answer.ok) answer.value.stop();
  await flushPromises();
  expect([replaced.length, tracks[1]?.stopped]).toEqual([0, true]);
});
