import { serveScene } from "./engine/serve.ts";
import type { SceneOrder } from "./scene.protocol.ts";

/** The scene off the main thread: messages in, messages out. */
const take = serveScene((report) => postMessage(report));

addEventListener("message", (event: MessageEvent<SceneOrder>) => take(event.data));
