/**
 * Inputs of both programs: the screen, the camera, and whether it is day. By night a light adds to the page's ground
 * (its alpha is 0); by day it is a pigment that covers the ground, since nothing shines on paper.
 */
export const head = `#version 300 es
precision highp float;
uniform vec4 screen; // width, height, aspect, horizon
uniform vec4 eye;    // x, height, focal, time
uniform float day;   // 0 by night, 1 by day
`;

/** Waves as slopes: long ones that roll, short ones that glitter; and the way from the screen to the water. */
export const waves = `
vec2 wave(vec2 at, vec2 way, float often, float phase) { return way * cos(dot(at, way) * often + phase); }
vec2 slopes(vec2 at, float time) {
  vec2 slope = wave(at, vec2(.9, .35), 1.3, time * .6);
  slope += wave(at, vec2(-.5, .8), 2.1, sin(at.x * .7) - time * .9);
  slope += wave(at, vec2(.3, -1.), 3.7, sin(at.y * 1.3) + time * 1.4);
  slope += wave(at, vec2(1., .6), 6.1, -time * 2.1) * .6;
  slope += wave(at, vec2(-.7, 1.), 9.7, time * 2.7) * .6;
  slope += wave(at, vec2(.2, 1.), 17., sin(at.x * 3.1) * 1.4 - time * 3.1) * .6;
  return slope * .4;
}
vec2 water(vec2 place) {
  float depth = eye.z * eye.y / max(screen.w - place.y, .004);
  return vec2(place.x * screen.z * depth / eye.z + eye.x, depth);
}
`;
