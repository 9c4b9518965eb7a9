import type { SceneOrder, SceneReport } from "../scene.protocol.ts";
import { openRenderer } from "./context.ts";
import { createLoop, type Running, type SceneHost } from "./loop.ts";

/** Starts the scene when told to, and passes the orders on. The same in a worker and on the page. */
export function serveScene(report: (report: SceneReport) => void): (order: SceneOrder) => void {
  let run: ((order: Running) => void) | undefined;
  const host: SceneHost = {
    requestFrame: (draw) => requestAnimationFrame(draw),
    cancelFrame: (id) => cancelAnimationFrame(id),
    report,
  };
  return (order) => {
    if (order.type !== "start") return run?.(order);
    const { canvas, ...start } = order;
    const renderer = openRenderer(canvas);
    if (typeof renderer === "string") return report({ type: "refused", why: renderer });
    run = createLoop(host, renderer, start);
    canvas.addEventListener("webglcontextlost", () => {
      run?.({ type: "stop" });
      report({ type: "refused", why: "context-lost" });
    });
  };
}
