import { AboutUs } from "#features/buying/AboutUs.tsx";
import { CompanySection } from "#features/buying/CompanySection.tsx";
import { ProcessSection } from "#features/buying/ProcessSection.tsx";
import { ChallengesSection } from "#features/challenges/ChallengesSection.tsx";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { CursorGlow } from "#features/glow/CursorGlow.tsx";
import { InvitationSection } from "#features/invitation/InvitationSection.tsx";
import { limits } from "#features/privacy/policy.limits.ts";
import { ProofSection } from "#features/proof/ProofSection.tsx";
import { Skyline } from "#features/skyline/Skyline.tsx";
import { SolutionsSection } from "#features/solutions/SolutionsSection.tsx";
// Here, so that they come with the sheet of these sections, after the first paint.
import "#features/hero/scene/lights.css";
import "#ui/tokens/faces.css";
import { useCopy } from "#shared/copy.ts";
import { HydrationBoundary } from "../hydration/HydrationBoundary.tsx";
import { StyleSheetLink } from "../hydration/StyleSheetLink.tsx";
import { site } from "../site.ts";
import { PageQuestions } from "./PageQuestions.tsx";

export interface HomeSectionsProps {
  /** Where their style is, in a written document: it stands before them, and what is above it is shown without it. */
  sheet?: string | undefined;
  /** Opens the assistant. The same function at each drawing. */
  onAsk: () => void;
}

/** Fetched with the press that asks for it. */
async function measureVisit() {
  const visit = await import("../adapters/visit.ts");
  return visit.measureVisit();
}

/** The sections below the hero. */
export function HomeSections({ sheet, onAsk }: HomeSectionsProps) {
  const documents = useCopy(frameCopy);
  return (
    <HydrationBoundary data-on="home">
      <StyleSheetLink href={sheet} />
      <ChallengesSection about={<AboutUs facts={site} />} />
      <SolutionsSection project={site.project} />
      <ProofSection
        requestDays={limits.requestDays}
        hrefs={{
          visit: documents.privacy.href,
          access: documents.accessibility.href,
          deletion: documents.security.href,
        }}
        measure={measureVisit}
      />
      <ProcessSection facts={site} />
      <CompanySection facts={site} />
      <PageQuestions onAsk={onAsk} />
      <InvitationSection
        email={site.email}
        phone={site.phone}
        hours={site.officeHours}
        place={site.address.city}
        callMinutes={site.project.callMinutes}
      />
      <Skyline />
      <CursorGlow />
    </HydrationBoundary>
  );
}
