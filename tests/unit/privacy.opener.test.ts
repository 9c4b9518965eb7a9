import { expect, test, vi } from "vitest";
import { createPolicyOpener } from "#features/privacy/policy.controller.ts";
import type { BuildPolicyPage, PolicyPort } from "#features/privacy/policy.port.ts";
import { flushPromises, manualClock } from "../support/manual-clock.ts";

const request = { language: "en", permanent: "https://example.test/en/privacy/" } as const;

function world({ blocked = false, broken = false, missing = false } = {}) {
  const log: string[] = [];
  const build: BuildPolicyPage = ({ language }) => {
    if (broken) throw new Error("cannot build");
    return `<page ${language}>`;
  };
  const port: PolicyPort = {
    async builder() {
      log.push("fetch");
      if (missing) throw new Error("offline");
      return build;
    },
    open(address) {
      log.push(`open ${address ?? "empty"}`);
      return blocked ? null : { show: (next) => log.push(`show ${next}`) };
    },
    publish(html) {
      log.push(`publish ${html}`);
      return "blob:1";
    },
    release: (address) => log.push(`release ${address}`),
  };
  const clock = manualClock();
  return { log, opener: createPolicyOpener(port, clock), later: () => clock.advance(1_000) };
}

test("[PRIV-03] opens the generated page at once and releases its object after a second", async () => {
  const { log, opener, later } = world();
  opener.prepare();
  await flushPromises();
  expect(opener.open(request)).toBe(true);
  expect(log).toEqual(["fetch", "publish <page en>", "open blob:1"]);
  later();
  expect(log.at(-1)).toBe("release blob:1");
});

test("[PRIV-03] a press that comes before the builder opens the tab at once and fills it", async () => {
  const { log, opener, later } = world();
  expect(opener.open(request)).toBe(true);
  expect(log).toEqual(["open empty", "fetch"]);
  await flushPromises();
  expect(log).toEqual(["open empty", "fetch", "publish <page en>", "show blob:1"]);
  later();
  expect(log.at(-1)).toBe("release blob:1");
});

test("[PRIV-03] a blocked tab: the link is followed, and nothing stays behind", async () => {
  const { log, opener } = world({ blocked: true });
  opener.prepare();
  await flushPromises();
  expect(opener.open(request)).toBe(false);
  expect(log.at(-1)).toBe("release blob:1");
});

test("[PRIV-03] a blocked tab before the builder is here: the link is followed", () => {
  expect(world({ blocked: true }).opener.open(request)).toBe(false);
});

test("[PRIV-03] a page that cannot be built: the link is followed", async () => {
  const { opener } = world({ broken: true });
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  opener.prepare();
  await flushPromises();
  expect(opener.open(request)).toBe(false);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test("[PRIV-03] a builder that cannot be fetched: the open tab shows the static document, and the next press tries again", async () => {
  const { log, opener } = world({ missing: true });
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(opener.open(request)).toBe(true);
  await flushPromises();
  expect(log).toEqual(["open empty", "fetch", `show ${request.permanent}`]);
  opener.open(request);
  await flushPromises();
  expect(log.filter((entry) => entry === "fetch")).toHaveLength(2);
  error.mockRestore();
});

test("[PRIV-03] preparing several times fetches once and never throws", async () => {
  const { log, opener } = world();
  opener.prepare();
  opener.prepare();
  await flushPromises();
  opener.prepare();
  await flushPromises();
  expect(log).toEqual(["fetch"]);
});
