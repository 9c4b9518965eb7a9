import { expect, vi } from "vitest";
import { commands } from "vitest/browser";
import { GuardedCall } from "../src/daily/index.ts";
import { callObject, eachOnItsOwn, frame, joined, listenersOf, settles } from "./call/room.ts";
import { brokenBundle, failingLoad, hangingBundle } from "./call/script.ts";
import { prove } from "./prove.ts";

eachOnItsOwn();

prove("callScript", {
  "CALL-18.bundle": async (seen) => {
    const errors: unknown[] = [];
    const { refused } = await failingLoad(brokenBundle(), {}, (error) => errors.push(error));
    seen.is("error", errors, [{ type: "connection-error", msg: "Failed to load call object bundle." }]);
    expect(refused).toMatch(/^Failed to load call object bundle/);
  },
  "CALL-18.attempts": async (seen) => {
    const { attempts } = await failingLoad(brokenBundle());
    seen.note("attempts", attempts.length);
    const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect(attempts).toHaveLength(3);
    for (const pause of pauses) expect(Math.abs(pause - 3000)).toBeLessThanOrEqual(200);
  },
  "CALL-18.time-out": async (seen) => {
    const { attempts, gaveUpAfter } = await failingLoad(hangingBundle());
    seen.note("given up after seconds", Math.round(gaveUpAfter / 1000));
    expect(attempts).toHaveLength(3);
    // Three times 20 seconds and two pauses.
    expect(Math.abs(gaveUpAfter - 66_000)).toBeLessThanOrEqual(200);
  },
  "CALL-18.geo": {
    vendor: async (seen) => {
      const asked: string[] = [];
      vi.spyOn(window, "fetch").mockImplementation(async (address) => {
        asked.push(String(address));
        return new Response('{"geo":"main"}');
      });
      const call = await joined();
      expect(asked.filter((address) => address.includes("daily"))).toEqual([]);
      asked.length = 0;
      seen.note("answer", await call.geo());
      seen.is("asked", asked, ["https://gs.daily.co/_ks_/x-swsl/:"]);
    },
    ours: async () => {
      const fetched = vi.spyOn(window, "fetch");
      fetched.mockClear();
      expect(await new GuardedCall(callObject()).geo()).toEqual({ current: "" });
      expect(fetched.mock.calls.filter(([address]) => String(address).includes("daily"))).toEqual([]);
    },
  },
  "CALL-18.listeners": async (seen) => {
    const call = callObject();
    const limit: unknown = Reflect.get(call, "getMaxListeners");
    seen.note("limit", typeof limit === "function" ? limit.call(call) : "none");
    expect(seen.all["limit"]).toBe("10");
    expect(listenersOf(call, "error")).toBe(1);
    expect(await settles(call.destroy())).toBe("accepted");
  },
  "CALL-18.frame": (seen) => {
    const style = frame().iframe()?.style;
    seen.is("size", [style?.width, style?.height], ["375px", "450px"]);
  },
  "CALL-18.breadcrumbs": async (seen) => {
    const source = await commands.callClientSource();
    // Nothing can be asked for it from outside; the shipped text says it.
    const name = /maxBreadcrumbs:\s*\w+\s*=\s*(\w+)/.exec(source)?.[1] ?? "";
    const values = source.matchAll(new RegExp(`[^\\w$.]${name}\\s*=\\s*(\\d{2,})\\b`, "g"));
    const limit = Array.from(values, ([, value]) => value).join();
    seen.is("limit", limit, "100");
  },
});
