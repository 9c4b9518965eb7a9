import { sampleCopy } from "#features/legal/legal.copy.ts";
import { policyPageBuilder } from "#features/privacy/page/browser.ts";
import type { Language } from "#shared/copy.ts";
import { builtEnv } from "../settings/built-env.ts";
import { sample, site } from "../site.ts";

/** Uses plain elements, since the generated page has its own small style sheet. */
function sampleNotice(language: Language) {
  if (sample.length === 0) return null;
  const { title, all } = sampleCopy[language];
  return (
    <p>
      <strong>{title}.</strong> {all}
    </p>
  );
}

/** Builds this site's policy as a page; fetched when a link to it is about to be pressed. */
export const policyBuilder = () => policyPageBuilder({ company: site, setup: builtEnv }, sampleNotice);
