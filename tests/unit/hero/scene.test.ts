import { describe, expect, test } from "vitest";
import { mayFetch, savesData } from "#features/hero/scene/eligible.ts";
import { createLoop } from "#features/hero/scene/engine/loop.ts";
import { createPacer } from "#features/hero/scene/engine/pacer.ts";
import type { Frame } from "#features/hero/scene/engine/renderer.ts";
import { createGovernor, isSoftware } from "#features/hero/scene/governor.ts";
import { firstDrawing, sceneStep } from "#features/hero/scene/scene.machine.ts";
import type { SceneReport } from "#features/hero/scene/scene.protocol.ts";

describe("[HERO-02] what the visitor sees", () => {
  const shownAfter = (...reports: SceneReport[]) => reports.reduce(sceneStep, firstDrawing);
  const drawn: SceneReport = { type: "drawn" };
  const lost: SceneReport = { type: "refused", why: "context-lost" };
  const refused = { status: "refused", why: "context-lost" };

  test("a drawing, then the scene", () => expect(shownAfter(drawn)).toEqual({ status: "live" }));
  test("the drawing again when the context is lost", () => expect(shownAfter(drawn, lost)).toEqual(refused));
  test("the scene at rest where the machine is slow", () =>
    expect(shownAfter(drawn, { type: "rested", why: "slow" })).toEqual({ status: "resting", why: "slow" }));
  test("a refusal is for good", () =>
    expect(shownAfter(lost, drawn, { type: "rested", why: "slow" })).toEqual(refused));
});

test.each([
  ["auto", false, true],
  ["auto", true, false],
  ["on", true, true],
  ["still", false, false],
] as const)("[HERO-02] mode %s, saving data %s: fetched %s", (mode, saving, fetched) => {
  expect(mayFetch(mode, saving)).toBe(fetched);
});

test("[HERO-02] a browser that knows nothing of saving data does not save", () => {
  expect(savesData({} as Navigator)).toBe(false);
  expect(savesData({ connection: { saveData: true } } as unknown as Navigator)).toBe(true);
});

test.each([
  ["ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))", true],
  ["llvmpipe (LLVM 15.0.6, 256 bits)", true],
  ["Microsoft Basic Render Driver", true],
  ["ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)", false],
  ["Apple M2", false],
])("[HERO-02] %s computes on the processor: %s", (name, software) => {
  expect(isSoftware(name)).toBe(software);
});

function judged(frameTimes: number[]): string[] {
  const judge = createGovernor();
  return frameTimes.map(judge);
}

test.each([
  [16, "fast"],
  [24, "fast"],
  [25, "slow"],
])("[HERO-02] first frames of %i ms: %s", (frameTime, verdict) => {
  const verdicts = judged(Array.from({ length: 14 }, () => frameTime));
  expect(verdicts.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => "watching"));
  expect(verdicts.slice(11)).toEqual([verdict, verdict, verdict]);
});

test("[HERO-02] the frames that set things up do not count", () => {
  expect(judged([400, 90, ...Array.from({ length: 10 }, () => 16)]).at(-1)).toBe("fast");
});

test.each([
  [false, 30],
  [true, 12],
])("[HERO-02] on a screen of sixty, in software: %s, %i frames a second", (software, expected) => {
  const pacer = createPacer(true, software);
  const drawn = Array.from({ length: 60 }, (_, frame) => pacer.offered(frame * 16.67)).filter(
    ({ type }) => type === "draw",
  );
  expect(drawn).toHaveLength(expected);
});

test("[HERO-02] the time of a pause does not count", () => {
  const pacer = createPacer(true, false);
  pacer.offered(0);
  pacer.rested();
  expect(pacer.offered(90_000)).toEqual({ type: "draw", passed: 0 });
});

function stageAndHost() {
  const frames: ((now: number) => void)[] = [];
  const reports: SceneReport[] = [];
  const drawn: Pick<Frame, "time" | "width" | "day">[] = [];
  let closed = 0;
  const host = {
    requestFrame: (run: (now: number) => void) => frames.push(run),
    cancelFrame: () => {
      frames.length = 0;
    },
    report: (report: SceneReport) => reports.push(report),
  };
  const renderer = {
    draw: ({ time, width, day }: Frame) => drawn.push({ time, width, day }),
    software: false,
    finish: () => undefined,
    close: () => {
      closed++;
    },
  };
  const offer = (now: number) => frames.shift()?.(now);
  const present = () => {
    offer(0);
    offer(0);
  };
  return { host, renderer, frames, reports, drawn, offer, present, closed: () => closed };
}

const start = { type: "start", width: 800, height: 450, forced: false, at: 40, day: false } as const;

describe("[HERO-02] the scene's loop", () => {
  test("asks for nothing before it is told to play, and nothing after a pause", () => {
    const { host, renderer, frames, offer, present } = stageAndHost();
    const order = createLoop(host, renderer, start);
    present();
    expect(frames).toHaveLength(0);
    order({ type: "play", playing: true });
    offer(0);
    expect(frames).toHaveLength(1);
    order({ type: "play", playing: false });
    expect(frames).toHaveLength(0);
  });

  test("shows its first picture before anything moves, and a new one at a new size", () => {
    const { host, renderer, reports, drawn, present } = stageAndHost();
    const order = createLoop(host, renderer, start);
    present();
    order({ type: "resize", width: 400, height: 300 });
    expect(reports).toEqual([{ type: "drawn" }]);
    expect(drawn).toEqual([
      { time: 40, width: 800, day: false },
      { time: 40, width: 400, day: false },
    ]);
  });

  test("says that it is drawn when its picture is on the screen, not before: until then the drawing stays", () => {
    const { host, renderer, reports, offer } = stageAndHost();
    createLoop(host, { ...renderer, software: true }, start);
    offer(0);
    expect(reports).toEqual([]);
    offer(16);
    expect(reports).toEqual([{ type: "drawn" }, { type: "rested", why: "software" }]);
  });

  test("shows the other theme at once, also while it rests", () => {
    const { host, renderer, drawn } = stageAndHost();
    const order = createLoop(host, renderer, start);
    order({ type: "theme", day: false });
    expect(drawn).toHaveLength(1);
    order({ type: "theme", day: true });
    expect(drawn.at(-1)).toEqual({ time: 40, width: 800, day: true });
  });
});

describe("[HERO-02] the loop's end", () => {
  test("rests on its picture where the machine is slow", () => {
    const { host, renderer, frames, reports, offer, present } = stageAndHost();
    const order = createLoop(host, renderer, start);
    present();
    order({ type: "play", playing: true });
    for (let frame = 0; frame < 14; frame++) offer(frame * 40);
    expect(reports).toEqual([{ type: "drawn" }, { type: "rested", why: "slow" }]);
    expect(frames).toHaveLength(0);
  });

  test.each([
    [false, 0],
    [true, 1],
  ])("on a software renderer it moves only when forced: %s", (forced, asked) => {
    const { host, renderer, frames, drawn, present } = stageAndHost();
    const order = createLoop(host, { ...renderer, software: true }, { ...start, forced });
    present();
    order({ type: "play", playing: true });
    expect(drawn).toHaveLength(1);
    expect(frames).toHaveLength(asked);
  });

  test("stops for good", () => {
    const { host, renderer, frames, closed, present } = stageAndHost();
    const order = createLoop(host, renderer, start);
    present();
    order({ type: "stop" });
    order({ type: "play", playing: true });
    expect(frames).toHaveLength(0);
    expect(closed()).toBe(1);
  });
});
