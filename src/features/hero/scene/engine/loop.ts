import type { Rest, SceneOrder, SceneReport } from "../scene.protocol.ts";
import { createPacer } from "./pacer.ts";
import type { Draw, Frame } from "./renderer.ts";

/** A longer frame moves the lights no further than this; they never jump. */
const longestFrame = 100;
/** Milliseconds in which the eye goes most of the way to where the pointer is. */
const sluggishness = 420;

export interface SceneHost {
  requestFrame(run: (now: number) => void): number;
  cancelFrame(id: number): void;
  report(report: SceneReport): void;
}

export interface Renderer {
  draw: Draw;
  /** Its renderer computes on the processor. */
  software: boolean;
  /** Waits until what was drawn is drawn. */
  finish(): void;
  close(): void;
}

type Start = Omit<Extract<SceneOrder, { type: "start" }>, "canvas">;
export type Running = Exclude<SceneOrder, { type: "start" }>;

/** Two frames later a picture is on the screen: the drawing must not fade out before there is something else. */
function onceShown(host: SceneHost, run: () => void): void {
  host.requestFrame(() => host.requestFrame(run));
}

/** Runs the scene on a renderer. @returns takes the page's orders. Its first picture stands before anything moves. */
export function createLoop(host: SceneHost, renderer: Renderer, start: Start): (order: Running) => void {
  const pacer = createPacer(start.forced, renderer.software);
  const { width, height, day } = start;
  const frame: Frame = { width, height, day, time: start.at, look: { x: 0, y: 0 } };
  let target = { x: 0, y: 0 };
  let playing = false;
  let resting = renderer.software && !start.forced;
  let ended = false;
  let waiting: number | undefined;

  function paint(passed: number) {
    const share = 1 - Math.exp(-passed / sluggishness);
    frame.time += Math.min(passed, longestFrame) / 1000;
    frame.look.x += (target.x - frame.look.x) * share;
    frame.look.y += (target.y - frame.look.y) * share;
    renderer.draw(frame);
  }

  function rest(why: Rest) {
    resting = true;
    host.report({ type: "rested", why });
  }

  function offer(now: number) {
    waiting = undefined;
    const pace = pacer.offered(now);
    if (pace.type === "slow") rest("slow");
    if (pace.type === "draw") paint(pace.passed);
    requestOrCancel();
  }

  function requestOrCancel() {
    if (playing && !resting && !ended) waiting ??= host.requestFrame(offer);
    else if (waiting !== undefined) {
      host.cancelFrame(waiting);
      waiting = undefined;
      pacer.rested();
    }
  }

  function end() {
    ended = true;
    requestOrCancel();
    renderer.close();
  }

  paint(0);
  renderer.finish();
  onceShown(host, () => {
    if (!ended) host.report({ type: "drawn" });
    if (!ended && resting) host.report({ type: "rested", why: "software" });
  });

  return (order) => {
    if (ended) return;
    if (order.type === "stop") return end();
    if (order.type === "look") target = { x: order.x, y: order.y };
    if (order.type === "play") playing = order.playing;
    if (order.type === "resize") {
      Object.assign(frame, { width: order.width, height: order.height });
      paint(0);
    }
    // The page tells the theme once more as soon as the scene stands: the same one needs no new picture.
    if (order.type === "theme" && order.day !== frame.day) {
      frame.day = order.day;
      paint(0);
    }
    requestOrCancel();
  };
}
