import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Language } from "#shared/copy.ts";
import type { PolicyBasis } from "../policy.model.ts";
import type { BuildPolicyPage } from "../policy.port.ts";
// As it stands in the file, which the security policy has the hash of.
import css from "./page.css?raw";
import { policyPage } from "./policy-html.tsx";

/** Renders with the React that the page already runs, into an element that is never shown. */
function render(page: ReactNode): string {
  const element = document.createElement("div");
  const root = createRoot(element);
  try {
    flushSync(() => root.render(page));
    return element.innerHTML;
  } finally {
    root.unmount();
  }
}

/**
 * The builder of the generated page; loaded on demand, with the policy's text.
 * @param notice says that the page holds samples, where it does.
 */
export function policyPageBuilder(
  basis: PolicyBasis,
  notice?: (language: Language) => ReactNode,
): BuildPolicyPage {
  return (request) => policyPage({ ...basis, ...request, css, notice: notice?.(request.language) }, render);
}
