import { sample, site } from "#app/site.ts";

/** The site's own facts, all of them samples. */
export const withSamples = { facts: site, sample };
/** As if every fact were real. */
export const withoutSamples = { facts: site, sample: [] };
