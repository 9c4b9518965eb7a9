import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { fetchWithRetry } from "#app/hydration/fetch-with-retry.ts";

/** A page that can come online, and a part of it whose fetch fails so often. */
const page = new EventTarget();
let log: MockInstance<typeof console.error>;

beforeEach(() => {
  vi.useFakeTimers();
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  log.mockRestore();
});

function part(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error("offline");
    return "the part";
  });
  return load;
}

test("one that fails is tried again after five seconds, until it comes", async () => {
  vi.stubGlobal("window", page);
  const load = part(2);
  const coming = fetchWithRetry(load);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await coming).toBe("the part");
  expect(log).toHaveBeenCalledTimes(2);
});

test("as soon as the device is online it is tried at once, and no second time for it", async () => {
  vi.stubGlobal("window", page);
  const load = part(1);
  const coming = fetchWithRetry(load);
  await vi.advanceTimersByTimeAsync(1);
  page.dispatchEvent(new Event("online"));
  expect(await coming).toBe("the part");
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("where the documents are written, a failure ends the build", async () => {
  await expect(fetchWithRetry(part(1))).rejects.toThrow("offline");
});
