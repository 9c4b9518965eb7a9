import { useLayoutEffect } from "react";
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

export function PageEnd({ year }: PageEndProps) {
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    // In a written document the inline script does all three, from before the first paint.
    const written = html.hasAttribute(shownView);
    const ended = new AbortController();
    const listening = { signal: ended.signal };
    if (!written) crossFadeViews(listening);
    if (!written) followAddress(listening);
    keepCallbackRequest(listening);
    return () => {
      ended.abort();
      if (!written) html.removeAttribute(shownView);
    };
  }, []);
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
