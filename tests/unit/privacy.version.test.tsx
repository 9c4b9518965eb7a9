import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Policy } from "#features/privacy/Policy.tsx";
import { policyDigests } from "#features/privacy/policy.digests.ts";
import { policyVersion } from "#features/privacy/policy.version.ts";
import { type Language, languages } from "#shared/copy.ts";
import { company, configurations } from "./privacy.facts.ts";

const everyCase = configurations.flatMap((setup) => [
  { setup, company },
  { setup, company: { ...company, dataProtection: null } },
]);

/** The words alone, in every configuration: markup and looks may change freely. */
function digest(language: Language): string {
  const hash = createHash("sha256");
  for (const facts of everyCase) {
    const html = renderToStaticMarkup(<Policy language={language} {...facts} />);
    hash.update(html.replace(/<[^>]+>/g, " ").replace(/[\s\u00A0]+/g, " "));
  }
  return hash.digest("hex").slice(0, 32);
}

test.each(languages)("[PRIV-02] a changed text (%s) needs a new version", (language) => {
  const now = digest(language);
  expect(
    now,
    `The privacy policy's text (${language}) is no longer the one that version ${policyVersion.id} stands for. ` +
      "Raise the version in policy.version.ts and set the day there, add its digests to policy.digests.ts (the old entry stays), and " +
      `set the new id as default of privacy_version in a migration. The new digest is ${now}.`,
  ).toBe(policyDigests[policyVersion.id]?.[language]);
});

test("[PRIV-02] no two versions stand for the same text", () => {
  for (const language of languages) {
    const all = Object.values(policyDigests).map((version) => version[language]);
    expect(new Set(all).size).toBe(all.length);
  }
});
