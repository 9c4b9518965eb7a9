import { afterEach, describe, expect, test, vi } from "vitest";
import { thisPage } from "../src/vapi/page.ts";

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
