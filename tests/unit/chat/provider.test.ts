import { beforeEach, expect, test } from "vitest";
import { providerChat, renderAfterMs } from "#app/adapters/chat-provider.ts";
import { flushPromises, type ManualClock, manualClock } from "../../support/manual-clock.ts";
import { Place } from "./place.ts";

interface Script {
  arrive(): void;
  fail(): void;
  removed: boolean;
}

let clock: ManualClock;
let scripts: Script[];
let left: unknown;
let given: unknown[];
let destroyed: number;
let place: Place;
const never = new AbortController().signal;

beforeEach(() => {
  clock = manualClock();
  scripts = [];
  given = [];
  destroyed = 0;
  place = new Place();
  left = { chat: { load: draw, destroy: () => void destroyed++ } };
});

/** What the provider does when all is well: draws into its target. */
function draw(settings: { render: { target: Place } }): void {
  given.push(settings);
  settings.render.target.replaceChildren(new Place());
}

function provider() {
  return providerChat(
    { projectId: "demo", scriptUrl: "", runtimeUrl: "", voiceUrl: "" },
    {
      addScript() {
        const loaded = new Promise<void>((arrive, reject) => {
          scripts.push({ arrive, fail: () => reject(new Error("no")), removed: false });
        });
        const script = scripts.at(-1);
        return { loaded, remove: () => void Object.assign(script ?? {}, { removed: true }) };
      },
      api: () => left,
      clock,
      stamp: 1234,
      log: () => undefined,
    },
  );
}

const open = (port = provider(), signal = never, container: Place | null = place) =>
  port.open(container as unknown as HTMLElement, signal, "de");

async function opened(port = provider()) {
  const opening = open(port);
  scripts.at(-1)?.arrive();
  await flushPromises();
  clock.advance(renderAfterMs);
  return opening;
}

test("[CHAT-02] a script that does not load; the next try fetches it anew", async () => {
  const port = provider();
  const opening = open(port);
  scripts[0]?.fail();
  expect(await opening).toEqual({ ok: false, failure: "notLoaded" });
  expect(scripts[0]?.removed).toBe(true);
  expect(await opened(port)).toMatchObject({ ok: true });
  expect(scripts).toHaveLength(2);
});

const broken: [string, unknown][] = [
  ["leaves nothing on the window", undefined],
  ["leaves something else", { chat: "soon" }],
  ["throws", { chat: { load: () => fail() } }],
  ["rejects", { chat: { load: async () => fail() } }],
];
test.each(broken)("[CHAT-02] render failed: the script %s", async (_, remains) => {
  left = remains;
  expect(await opened()).toEqual({ ok: false, failure: "notRendered" });
});

test("a place that is none is noticed by us", async () => {
  const port = provider();
  for (const nowhere of [null, Object.assign(new Place(), { isConnected: false })]) {
    const opening = open(port, never, nowhere);
    scripts[0]?.arrive();
    await flushPromises();
    clock.advance(renderAfterMs);
    expect(await opening).toEqual({ ok: false, failure: "notRendered" });
  }
  expect(given).toHaveLength(0);
});

test("[CHAT-04] ends it, and takes away what it drew", async () => {
  const answer = await opened();
  if (answer.ok) answer.value.close();
  expect(destroyed).toBe(1);
  expect(place.children).toHaveLength(0);
});

test.each([
  ["missing", undefined],
  ["broken", () => fail()],
])("[CHAT-04] ends it although its own way to end is %s", async (_, destroy) => {
  left = { chat: { load: draw, ...(destroy ? { destroy } : {}) } };
  const answer = await opened();
  if (answer.ok) answer.value.close();
  expect(place.children).toHaveLength(0);
});

function fail(): never {
  throw new Error("a bug of theirs");
}
