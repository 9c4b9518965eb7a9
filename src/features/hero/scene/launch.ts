import { startOwnWorker } from "#shared/own-worker.ts";
import type { SceneOrder, SceneReport } from "./scene.protocol.ts";
import address from "./scene.worker.ts?worker&url";

/** The options that the page starts the scene with; the canvas is made here and transferred to the worker. */
export type Launch = Omit<Extract<SceneOrder, { type: "start" }>, "type" | "canvas">;

export interface LaunchedScene {
  send(order: SceneOrder): void;
  remove(): void;
}

function inWorker(canvas: HTMLCanvasElement, launch: Launch, report: (report: SceneReport) => void) {
  const worker = startOwnWorker(address);
  worker.addEventListener("message", (event: MessageEvent<SceneReport>) => report(event.data));
  worker.addEventListener("error", () => report({ type: "refused", why: "failed" }));
  const half = canvas.transferControlToOffscreen();
  worker.postMessage({ ...launch, type: "start", canvas: half } satisfies SceneOrder, [half]);
  return { send: (order: SceneOrder) => worker.postMessage(order), end: () => worker.terminate() };
}

async function onPage(canvas: HTMLCanvasElement, launch: Launch, report: (report: SceneReport) => void) {
  const { serveScene } = await import("./engine/serve.ts");
  const send = serveScene(report);
  send({ ...launch, type: "start", canvas });
  return { send, end: () => send({ type: "stop" }) };
}

/** Starts the scene inside `stage`: in a worker where the browser can, else on the page itself. */
export async function launchScene(
  stage: Element,
  launch: Launch,
  report: (report: SceneReport) => void,
): Promise<LaunchedScene> {
  const canvas = document.createElement("canvas");
  stage.append(canvas);
  const start = "transferControlToOffscreen" in canvas ? inWorker : onPage;
  const { send, end } = await start(canvas, launch, report);
  return {
    send,
    remove() {
      end();
      canvas.remove();
    },
  };
}
