import { farBank } from "../river/path.ts";
import { head, waves } from "./common.glsl.ts";

export const waterVertex = `${head}
out vec2 place;
void main() {
  place = vec2(gl_VertexID % 2, gl_VertexID / 2) * 2.0 - 1.0;
  gl_Position = vec4(place, 0.0, 1.0);
}`;

/**
 * The water and the sky: by night the city's glow, mirrored and broken by waves; by day the morning over the city
 * and a thin wash of water. Grain keeps both from banding.
 */
export const waterFragment = `${head}${waves}
in vec2 place;
out vec4 colour;
const vec3 warm = vec3(.62, .34, .16), cool = vec3(.10, .30, .36);
const vec3 morning = vec3(.98, .74, .5), wash = vec3(.3, .58, .64);
float grain(vec2 at) { return fract(sin(dot(at, vec2(12.9898, 78.233))) * 43758.5453); }
void main() {
  float bank = screen.w - eye.z * eye.y / ${farBank.toFixed(1)};
  float below = bank - place.y;
  float city = exp(-pow((place.x - .46) * 1.35, 2.0));
  vec3 glow;
  vec4 veil; // pigment; how much of it
  if (below < 0.0) {
    glow = mix(cool, warm, city * .66) * (.1 + city * .5) * exp(below * 4.6);
    veil = vec4(mix(wash, morning, .35 + city * .65), (.12 + city * .52) * exp(below * 3.4));
  } else {
    vec2 at = water(place);
    vec2 slope = slopes(at, eye.w) / (1.0 + at.y * .05);
    float mirror = exp(-max(below + slope.y * below * .8, 0.0) * 3.4);
    float ridge = smoothstep(.1, 1.1, slope.y + .5 * slope.x) * smoothstep(1.6, .1, below);
    glow = mix(cool, warm, city * .58) * mirror * (.08 + city * .36) + cool * ridge * .2 * (.35 + city);
    float sunlit = city * mirror;
    veil = vec4(mix(wash, morning, sunlit), mirror * (.2 + city * .34) + ridge * .2 * (.35 + city));
  }
  float noise = (grain(gl_FragCoord.xy) - .5) / 160.0;
  float share = clamp(veil.a + noise, 0.0, 1.0);
  colour = mix(vec4(max(glow + noise, 0.0), 0.0), vec4(veil.rgb * share, share), day);
}`;
