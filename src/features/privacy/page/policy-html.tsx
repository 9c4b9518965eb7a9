import type { ReactNode } from "react";
import { escapeText } from "#shared/html.ts";
import { policyText } from "../policy.text.ts";
import { PolicyPage, type PolicyPageProps } from "./PolicyPage.tsx";

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
