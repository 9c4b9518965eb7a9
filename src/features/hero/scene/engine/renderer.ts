import { cityLights, numbersPerLight, streamingLights } from "../river/lights.ts";
import { cameraFor, courseFor } from "../river/path.ts";
import { lightFragment, lightVertex } from "./lights.glsl.ts";
import { createProgram } from "./program.ts";
import { waterFragment, waterVertex } from "./water.glsl.ts";

const bytesPerNumber = 4;

/** How far the eye goes with the pointer: to the side, and up. */
const sway = { x: 0.45, y: 0.2 } as const;

export type Draw = (frame: Frame) => void;

export interface Frame {
  /** In device pixels. */
  width: number;
  height: number;
  /** Seconds since the scene began. */
  time: number;
  /** Where the pointer is, from -1 to 1. */
  look: { x: number; y: number };
  day: boolean;
}

function lightsOf(gl: WebGL2RenderingContext, numbers: Float32Array): WebGLVertexArrayObject {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.STATIC_DRAW);
  for (const [slot, size, offset] of [
    [0, 4, 0],
    [1, 1, 4],
  ] as const) {
    gl.enableVertexAttribArray(slot);
    gl.vertexAttribPointer(
      slot,
      size,
      gl.FLOAT,
      false,
      numbersPerLight * bytesPerNumber,
      offset * bytesPerNumber,
    );
    gl.vertexAttribDivisor(slot, 1);
  }
  return array;
}

/** Sets up the river on a context. @returns draws one picture of it. The page's own ground shows through. */
export function createRenderer(gl: WebGL2RenderingContext, count: number): Draw {
  const water = createProgram(gl, waterVertex, waterFragment);
  const lights = createProgram(gl, lightVertex, lightFragment);
  const numbers = new Float32Array([...cityLights(), ...streamingLights(count)]);
  const nothing = gl.createVertexArray();
  const array = lightsOf(gl, numbers);
  gl.enable(gl.BLEND);
  // Adds where a pixel's alpha is 0, as by night; covers where it is more.
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.clearColor(0, 0, 0, 0);

  return ({ width, height, time, look, day }) => {
    const view = cameraFor(width / height);
    if (gl.canvas.width !== width) gl.canvas.width = width;
    if (gl.canvas.height !== height) gl.canvas.height = height;
    gl.viewport(0, 0, width, height);
    gl.clear(gl.COLOR_BUFFER_BIT);
    for (const program of [water, lights]) {
      program.use();
      gl.uniform4f(program.place("screen"), width, height, view.aspect, view.horizon);
      const raised = view.height + look.y * sway.y;
      gl.uniform4f(program.place("eye"), look.x * sway.x, raised, view.focal, time);
      gl.uniform1f(program.place("day"), day ? 1 : 0);
      if (program === water) {
        gl.bindVertexArray(nothing);
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      }
    }
    gl.uniform2fv(
      lights.place("course"),
      courseFor(view).flatMap(({ x, depth }) => [x, depth]),
    );
    gl.bindVertexArray(array);
    for (const mirrored of [1, 0]) {
      gl.uniform2f(lights.place("mirror"), mirrored, view.squeeze);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, numbers.length / numbersPerLight);
    }
  };
}
