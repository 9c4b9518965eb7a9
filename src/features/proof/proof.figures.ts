/** The figures that are claimed of this website. The sizes of a build are held against it (tests/bench/sizes.ts). */
export const proven = {
  /** Bytes, compressed, of the part of the home document that is painted first. */
  firstView: 14_000,
} as const;
