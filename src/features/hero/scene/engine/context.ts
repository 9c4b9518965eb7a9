import { isSoftware } from "../governor.ts";
import type { Refusal, SceneCanvas } from "../scene.protocol.ts";
import type { Renderer } from "./loop.ts";
import { createRenderer } from "./renderer.ts";

const lightCount = 2600;

function rendererOf(gl: WebGL2RenderingContext): string {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  return String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
}

export function openRenderer(canvas: SceneCanvas): Renderer | Refusal {
  const gl = canvas.getContext("webgl2", { antialias: false, depth: false, powerPreference: "low-power" });
  if (!(gl instanceof WebGL2RenderingContext)) return "no-webgl";
  const close = () => gl.getExtension("WEBGL_lose_context")?.loseContext();
  try {
    return {
      draw: createRenderer(gl, lightCount),
      software: isSoftware(rendererOf(gl)),
      // Browsers turn `gl.finish` into a flush; a pixel can be read only when it is there.
      finish: () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)),
      close,
    };
  } catch (reason) {
    console.error("The scene could not be set up.", reason);
    close();
    return "failed";
  }
}
