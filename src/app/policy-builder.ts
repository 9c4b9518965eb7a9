import { policyPageBuilder } from "#features/privacy/page/browser.ts";
import { readSetup } from "./setup.ts";
import { site } from "./site.ts";

/** Builds this site's policy as a page; fetched when a link to it is about to be pressed. */
export const policyBuilder = () => policyPageBuilder({ company: site, setup: readSetup() });
