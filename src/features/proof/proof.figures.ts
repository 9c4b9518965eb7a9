/** The figures that are claimed of this website. The sizes of a build are held against them (tests/bench/sizes.ts). */
export const proven = {
  /** Bytes, compressed, of the part of the home document that is painted first. */
  firstView: 14_000,
  /** Bytes, compressed, of the whole home document. */
  document: 17_500,
} as const;
