/** A part of Playwright's JSON report; a spec is described by whoever reads it, as far as it is read there. */
export interface Suite<Spec> {
  specs: readonly Spec[];
  suites?: readonly Suite<Spec>[];
}

/** All that stand in a part of the report, however deep. */
export const specsIn = <Spec>({ specs, suites = [] }: Suite<Spec>): Spec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];
