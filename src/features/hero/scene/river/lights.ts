import { seeded } from "#shared/seeded.ts";
import { farBank } from "./path.ts";

/** The kinds of light, by the number that the shader reads. */
export const lightKinds = { cool: 0, amber: 1, window: 2, flat: 3, mast: 4, step: 5, pitch: 6 } as const;

/** How towers end, in the order of their kinds, and how high above the floors. In units of the scene. */
export const roofs = { flat: 0, mast: 3.6, step: 2.1, pitch: 2.4 } as const;
type Roof = keyof typeof roofs;

/** Numbers a light: along or x, across or depth, height, seed (of a tower half its width), kind. */
export const numbersPerLight = 5;

const amberShare = 0.07;

/** The lights that stream: where along, how far from the middle, how high above the water. */
export function streamingLights(count: number): Float32Array {
  const random = seeded(49);
  const lights = new Float32Array(count * numbersPerLight);
  for (let light = 0; light < count; light++) {
    const across = (random() + random() + random()) / 1.5 - 1;
    const warm = random() < amberShare;
    lights.set(
      [random(), across, 0.03 + random() ** 3 * 0.5, random(), warm ? lightKinds.amber : lightKinds.cool],
      light * numbersPerLight,
    );
  }
  return lights;
}

/** Towers: x on the far bank, floors, columns, roof. The tall ones stand beside the headline, not behind it. */
const towers: readonly [x: number, floors: number, columns: number, roof: Roof][] = [
  [25.4, 7, 8, "flat"],
  [28, 10, 6, "step"],
  [33, 17, 6, "step"],
  [35.2, 12, 8, "flat"],
  [43, 32, 5, "mast"],
  [45.2, 20, 8, "pitch"],
  [52, 41, 6, "mast"],
  [54.2, 26, 7, "step"],
  [61, 15, 9, "flat"],
  [66, 35, 5, "mast"],
  [68, 20, 8, "flat"],
  [76, 11, 10, "step"],
  [84, 24, 6, "pitch"],
  [91, 9, 11, "flat"],
  [101, 13, 8, "step"],
  // Low houses close the gaps.
  [19.5, 2, 9, "flat"],
  [30.4, 4, 9, "flat"],
  [38.8, 6, 12, "flat"],
  [48.6, 8, 9, "flat"],
  [57.6, 5, 11, "flat"],
  [72.4, 6, 13, "flat"],
  [80, 5, 12, "flat"],
  [96, 4, 10, "flat"],
  // The quay, on which they stand.
  [195.5, 0, 766, "flat"],
];

const floorHeight = 0.54;
const columnWidth = 0.47;
const litShare = 0.3;
const lamps = 170;

/** The city on the far bank: towers, their lit windows, and lamps along the water that thin out to the left. */
export function cityLights(): Float32Array {
  const random = seeded(1356);
  const lights: number[] = [];
  for (const [x, floors, columns, roof] of towers) {
    const height = 0.9 + floors * floorHeight + roofs[roof];
    const middle = x - columnWidth / 2;
    lights.push(middle, farBank, height / 2, (columns * columnWidth) / 2, lightKinds[roof]);
    for (let window = 0; window < floors * columns; window++) {
      const across = (window % columns) - columns / 2;
      const height = 0.9 + Math.floor(window / columns) * floorHeight;
      const seed = random();
      if (random() < litShare)
        lights.push(x + across * columnWidth, farBank, height, seed, lightKinds.window);
    }
  }
  for (let lamp = 0; lamp < lamps; lamp++) {
    const x = 120 - random() ** 1.5 * 115;
    lights.push(x, farBank, 0.15 + random() ** 2 * 1.6, random(), lightKinds.window);
  }
  return new Float32Array(lights);
}
