import { defineCopy } from "#shared/copy.ts";
import { Policy, type PolicyProps } from "../Policy.tsx";

const copy = defineCopy({
  de: {
    note: "Diese Seite wurde in Ihrem Browser erzeugt und lässt sich nicht neu laden.",
    permanent: "Dauerhafte Fassung öffnen",
  },
  en: {
    note: "This page was made in your browser and cannot be reloaded.",
    permanent: "Open the permanent version",
  },
});

export interface PolicyPageProps extends PolicyProps {
  /** The full address of the static document. */
  permanent: string;
}

/** What the generated page shows: the way to the permanent version, then the policy (PRIV-03). */
export function PolicyPage({ permanent, ...policy }: PolicyPageProps) {
  const words = copy[policy.language];
  return (
    <>
      <nav aria-label={policy.company.brand}>
        <p>
          {words.note} <a href={permanent}>{words.permanent}</a>
        </p>
      </nav>
      <main>
        <Policy {...policy} />
      </main>
    </>
  );
}
