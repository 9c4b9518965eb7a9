/** Figures of this visit, measured by the visitor's own browser. */
export interface Measured {
  /** Milliseconds until something was painted; undefined where the browser does not tell. */
  firstPaint: number | undefined;
  /** Bytes that came over the network. */
  bytes: number;
  /** Servers other than our own that were contacted. */
  foreignServers: number;
  cookies: number;
}

export type Measure = () => Promise<Measured>;
