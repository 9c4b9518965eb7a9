import { afterEach, describe, expect, test, vi } from "vitest";
import { thisPage } from "#vendors/vapi/page.ts";
import { StageReports } from "#vendors/vapi/stages.ts";

function reports() {
  const told: string[] = [];
  const stages = new StageReports(({ stage, status, detail }) =>
    told.push([stage, status, detail].filter((word) => word !== undefined).join(" ")),
  );
  return { told, stages };
}

test("[VOICE-11] each stage is started once; the first one ends the validation, the second the initialization", () => {
  const { told, stages } = reports();
  stages.hear({ stage: "initialization", status: "started" }, null);
  for (let twice = 0; twice < 2; twice += 1)
    stages.hear({ stage: "web-call-creation", status: "started" }, null);
  stages.hear({ stage: "unheard-of", status: "started" }, null);
  expect(told).toEqual([
    "validation started",
    "validation completed",
    "initialization started",
    "initialization completed",
    "web-call-creation started",
  ]);
});

test("[VOICE-11] a stage that fails says why: the first cause, the client's own, or nothing", () => {
  const { told, stages } = reports();
  const failed = { stage: "daily-call-join", status: "failed" } as const;
  stages.hear({ ...failed, metadata: { error: "theirs" } }, "first");
  stages.hear({ ...failed, metadata: { error: "theirs" } }, null);
  stages.hear(failed, null);
  expect(told.filter((text) => text.includes("failed"))).toEqual([
    "video-call-join failed first",
    "video-call-join failed theirs",
    "video-call-join failed",
  ]);
});

test("[VOICE-11] a recording that nobody asked for is said to be none", () => {
  const { told, stages } = reports();
  const setUp = { stage: "video-recording-setup", status: "completed" } as const;
  stages.hear(setUp, null);
  expect(told).toHaveLength(2);
  stages.hear({ ...setUp, metadata: { action: "skipped-not-enabled" } }, null);
  expect(told.slice(-2)).toEqual([
    "video-recording-started started",
    "video-recording-started completed not recorded",
  ]);
});

test("[VOICE-11] when the start fails, so does what was under way, once", () => {
  const { told, stages } = reports();
  stages.hear({ stage: "initialization", status: "started" }, null);
  stages.fail("offline", "validation");
  stages.fail("again");
  expect(told.slice(2)).toEqual([
    "initialization started",
    "validation started",
    "initialization failed offline",
    "validation failed offline",
  ]);
});

describe("what calls leave in the page", () => {
  afterEach(() => vi.unstubAllGlobals());
  const postMessage = vi.fn();
  const stub = (kept: object) =>
    vi.stubGlobal("window", { ...kept, postMessage, location: { origin: "https://own.example" } });

  test("it is occupied while a call is kept, and only then", () => {
    const occupied = [{}, { pendings: [], instances: {} }, { pendings: [], instances: { one: {} } }].map(
      (_daily) => {
        stub({ _daily });
        return thisPage.isOccupied();
      },
    );
    expect(occupied).toEqual([false, false, true]);
  });

  test("goodbyes are answered for those that wait for their program", () => {
    stub({});
    thisPage.abandon();
    expect(postMessage).not.toHaveBeenCalled();
    stub({ _daily: { pendings: ["one"], instances: { one: {}, two: {} } } });
    thisPage.abandon();
    const answer = {
      what: "iframe-call-message",
      from: "embedded",
      action: "left-meeting",
      callClientId: "one",
    };
    expect(postMessage.mock.calls).toEqual([[answer, "https://own.example"]]);
  });

  test("players and scripts of the client are taken away", () => {
    const remove = vi.fn();
    const querySelectorAll = vi.fn(() => [{ remove }, { remove }]);
    vi.stubGlobal("document", { querySelectorAll });
    thisPage.sweep();
    expect(remove).toHaveBeenCalledTimes(2);
    expect(querySelectorAll).toHaveBeenCalledWith(
      "audio[data-participant-id], script[src*='call-machine-object-bundle']",
    );
  });
});
