import { useLanguage } from "#shared/copy.ts";

const link = {
  de: { href: "/datenschutz/", words: "Datenschutzerklärung" },
  en: { href: "/en/privacy/", words: "privacy policy" },
} as const;

/** Stands in for the app's own link to the policy. */
export function SamplePolicyLink() {
  const { href, words } = link[useLanguage().language];
  return (
    <a href={href} target="_blank" rel="noopener">
      {words}
    </a>
  );
}
