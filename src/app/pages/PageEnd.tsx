import { useEffect, useLayoutEffect } from "react";
import { Footer } from "#features/frame/Footer.tsx";
import { NewsletterForm } from "#features/newsletter/NewsletterForm.tsx";
import { PageControls } from "../controls/PageControls.tsx";
import { HydrationBoundary } from "../hydration/HydrationBoundary.tsx";
import { followAddress, shownView } from "../router/arrival.ts";
import { keepCallbackRequest } from "../router/callback-request.ts";
import { crossFadeViews } from "../router/cross-fade.ts";
import { sample, site } from "../site.ts";

export interface PageEndProps {
  /** Of the copyright line. */
  year: number;
}

/** The end of both views. */
export function PageEnd({ year }: PageEndProps) {
  // In a written document the inline script does both, from before the first paint.
  useLayoutEffect(() => (document.documentElement.hasAttribute(shownView) ? undefined : followAddress()), []);
  useEffect(keepCallbackRequest, []);
  useEffect(crossFadeViews, []);
  return (
    <HydrationBoundary>
      <Footer
        owner={site.legalName}
        city={site.address.city}
        year={year}
        sample={sample.length > 0}
        newsletter={<NewsletterForm />}
        controls={<PageControls />}
      />
    </HydrationBoundary>
  );
}
