import type { ReactNode } from "react";
import { defineCopy } from "#shared/copy.ts";
import { escapeText } from "#shared/html.ts";
import { Policy, type PolicyProps } from "../Policy.tsx";
import { policyText } from "../policy.text.ts";

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

interface PolicyPageProps extends PolicyProps {
  /** The full address of the static document. */
  permanent: string;
}

/** The body of the generated page: a link to the permanent version, then the policy (PRIV-03). */
function PolicyPage({ permanent, ...policy }: PolicyPageProps) {
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

export interface GeneratedPage extends PolicyPageProps {
  /** The page's whole stylesheet. */
  css: string;
}

/**
 * The generated page as one self-contained HTML text (PRIV-03). It asks for nothing: an object has no folder
 * that a relative address could start from, and it must stay readable when the site is gone.
 * @param render turns elements into markup; the browser and the tests each have their own way.
 */
export function policyPage({ css, ...page }: GeneratedPage, render: (page: ReactNode) => string): string {
  const { language, company, setup } = page;
  const { title } = policyText(language, { company, setup });
  const body = render(<PolicyPage {...page} />);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(`${title} – ${company.brand}`)}</title>
<style>${css}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
