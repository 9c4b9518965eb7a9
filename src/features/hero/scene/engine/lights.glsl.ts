import { lightKinds, roofs } from "../river/lights.ts";
import { head, waves } from "./common.glsl.ts";

/** In the order of their kinds, as the shader's numbers. */
const roofHeights = Object.values(roofs).map((above) => above.toFixed(1));

/** Points of the course; the spline between them is the one of `river/path.ts`. */
export const coursePoints = 9;

const spline = `
uniform vec2 course[${coursePoints}];
vec2 spline(float along, out vec2 way) {
  float place = clamp(along, 0.0, .9999) * ${(coursePoints - 3).toFixed(1)};
  int from = int(place);
  float t = fract(place);
  vec2 a = course[from], b = course[from + 1], c = course[from + 2], d = course[from + 3];
  vec2 square = 2.0 * a - 5.0 * b + 4.0 * c - d, cube = 3.0 * b - a - 3.0 * c + d;
  way = .5 * (c - a + 2.0 * square * t + 3.0 * cube * t * t);
  return .5 * (2.0 * b + (c - a) * t + square * t * t + cube * t * t * t);
}
`;

/** Where a light is now. They come scattered and find their lanes: the nearer, the more ordered. */
const streaming = `
vec2 streaming(float start, float across, float seed, float warm, float time, out float bright) {
  float along = fract(start + time * (.007 + .005 * seed));
  vec2 way;
  vec2 at = spline(along, way);
  float lane = floor(across * 4.0 + .5) / 4.0 + (seed - .5) * .1;
  float ordered = smoothstep(.25, .85, along) * .8;
  float width = mix(13.0, 1.45, pow(along, .55)) * min(1.0, .45 + screen.z * .32);
  at += normalize(vec2(-way.y, way.x)) * mix(across, lane, ordered) * width;
  at.x += sin(time * .5 + seed * 30.0) * .06;
  bright = .55 + .45 * sin(time * (.5 + seed * 1.3) + seed * 90.0);
  bright *= smoothstep(0.0, .06, along) * smoothstep(1.0, .93, along);
  bright *= mix(.55, 1.0, seed) * mix(.9, 1.9, warm) * clamp(.45 + screen.z * .35, .6, 1.0);
  return at;
}
`;

/** One quad a light, or its reflection: where it is, how large, how bright. */
export const lightVertex = `${head}${spline}${streaming}
uniform vec2 mirror; // 1 for reflections; squeeze
layout(location = 0) in vec4 light; // along or x, across or depth, height, seed
layout(location = 1) in float kind; // 0 cool, 1 amber, 2 a window of the city, from 3 a tower, whose seed is half its width
out vec2 corner;
out vec2 place;
out vec4 tint; // colour; how bright
out float shape; // 0 a light, 1 a reflection, 2 a tower
void main() {
  corner = vec2(gl_VertexID % 2, gl_VertexID / 2) * 2.0 - 1.0;
  float seed = light.w, height = light.z, time = eye.w, bright;
  bool reflected = mirror.x > .5, tower = kind > 2.5, city = kind > 1.5, warm = kind > .5;
  vec2 at;
  if (city) {
    at = vec2(light.x * mirror.y, light.y);
    bright = (.42 + 1.1 * pow(seed, 2.5)) * (1.0 + .15 * sin(time * (.4 + seed) + seed * 40.0)) * (1.0 + 1.4 * day);
  } else {
    at = streaming(light.x, light.y, seed, kind, time, bright);
    height += sin(time * (.6 + seed) + seed * 60.0) * .03;
  }
  float depth = max(at.y, .6), scale = eye.z / depth, below = scale * eye.y, pixels = screen.y * .5;
  place = vec2(scale * (at.x - eye.x) / screen.z, screen.w + scale * (reflected ? -height : height) - below);

  // Close to the lens a light is out of focus: larger and fainter.
  float soft = smoothstep(7.0, 4.2, depth) * seed;
  float size = scale * (city ? .115 : warm ? .05 : .034) * pixels * (1.0 + soft * 1.4);
  bright *= min(1.0, size / .9) / (1.0 + soft * (2.0 + (warm ? 3.0 : 8.0) * day));
  size = max(size, .9);
  vec2 reach = vec2(size * 2.6);
  // On paper, lights are glints on the waves: wide, and near the lens only some of them.
  if (!city && day > .5) {
    reach *= mix(vec2(4.2, .5), vec2(2.4, .7), smoothstep(9.0, 36.0, depth));
    bright *= mix(.6, 1.0, smoothstep(7.0, 16.0, depth));
    if (!warm && depth < 11.0 && fract(seed * 23.0) < .45) bright = 0.0;
  }
  if (tower) {
    reach = vec2(seed * mirror.y, reflected ? -height : height) * scale * pixels;
  } else if (reflected) {
    float stretch = below * pixels * (city ? .9 : .16 + .1 * seed) + size * 2.0;
    reach = vec2(size * 2.2 + below * pixels * .012, stretch);
    place.y -= stretch * .55 / pixels;
    bright *= city ? .16 : mix(.4, .24, soft) * (1.0 - .8 * day);
  }
  place += corner * reach / vec2(pixels * screen.z, pixels);

  vec3 lamp = mix(vec3(1., .56, .2), vec3(1., .74, .42), seed);
  vec3 river = mix(vec3(.16, .62, .66), vec3(.62, .95, .9), seed * seed);
  vec3 copper = mix(vec3(.9, .5, .18), vec3(.96, .7, .38), seed);
  vec3 ink = city ? vec3(.93, .95, .96) : mix(vec3(.12, .45, .51), vec3(.42, .68, .7), seed * seed);
  bool glows = city ? fract(seed * 7.0) < mix(.72, .1, day) : warm;
  tint = vec4(mix(glows ? lamp : river, glows ? copper : ink, day), bright);
  if (tower) {
    // Where the roof begins, and how much of the width goes on: flat, a mast, a step, pitched.
    int roof = int(kind) - ${lightKinds.flat};
    float above = float[](${roofHeights.join()})[roof];
    tint = vec4(1.0 - above / height, float[](1.0, .09 / seed, .5, 0.0)[roof], 0.0, reflected ? .6 : 1.0);
  }
  shape = tower ? 2.0 : mirror.x;
  gl_Position = vec4(place, 0.0, 1.0);
}`;

/** A round light with a halo; a reflection is a streak that the waves break; a tower stands in the haze behind its windows. */
export const lightFragment = `${head}${waves}
in vec2 corner;
in vec2 place;
in vec4 tint;
in float shape;
out vec4 colour;
void main() {
  float lit;
  if (shape > 1.5) {
    float top = (corner.y - tint.x) / max(1.0 - tint.x, .001);
    float side = top < 0.0 ? 1.0 : tint.y > 0.0 ? tint.y : 1.0 - top;
    // Its reflection, which is thinner, ends towards the viewer.
    float fades = tint.a < 1.0 ? 1.0 - smoothstep(-1.0, .9, corner.y) : mix(.82, 1.0, smoothstep(-1.0, .4, corner.y));
    float haze = tint.a * step(abs(corner.x), side) * fades;
    // It covers what is behind it. Its foot stands in the haze, by day in the morning light; one side is lit.
    vec3 paper = mix(vec3(.83, .8, .77), vec3(.74, .78, .81), smoothstep(-.9, .5, corner.y));
    vec3 night = mix(vec3(.085, .105, .11), vec3(.05, .1, .135), smoothstep(-.6, .6, corner.y));
    vec3 wall = mix(night, paper, day) * (corner.x < -.33 ? mix(1.18, .95, day) : 1.0);
    colour = vec4(wall, 1.0) * haze;
    return;
  }
  if (shape > .5) {
    vec2 at = water(place);
    // No crest is a straight line.
    at.y += .25 * sin(at.x * 2.9) + .12 * sin(at.x * 7.3);
    vec2 slope = slopes(at * vec2(1.0, 1.6), eye.w);
    float near = 1.0 / (1.0 + at.y * .03);
    float across = corner.x + slope.x * .38 * near;
    float broken = mix(.6, smoothstep(-.25, .9, slope.y + slope.x * .3), near);
    float ends = smoothstep(-1.0, .7, corner.y) * smoothstep(1.0, .8, corner.y);
    lit = exp(-across * across * 9.0) * smoothstep(1.0, .75, abs(corner.x)) * ends * broken;
  } else {
    float far = dot(corner, corner);
    lit = (exp(-far * 14.0) + exp(-far * 3.6) * .22) * smoothstep(1.0, .6, far);
  }
  lit *= tint.a;
  colour = mix(vec4(tint.rgb * lit, 0.0), vec4(tint.rgb, 1.0) * min(lit * 1.3, .95), day);
}`;
