import { Footer } from "#features/frame/Footer.tsx";
import { NewsletterForm } from "#features/newsletter/NewsletterForm.tsx";
import { PageControls } from "../controls/PageControls.tsx";
import { HydrationBoundary } from "../hydration/HydrationBoundary.tsx";
import { sample, site } from "../site.ts";

export interface PageEndProps {
  /** Of the copyright line. */
  year: number;
}

/** The end of both views. */
export function PageEnd({ year }: PageEndProps) {
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
