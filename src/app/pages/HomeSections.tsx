import { lazy, Suspense } from "react";
import { AboutUs } from "#features/buying/AboutUs.tsx";
import { CompanySection } from "#features/buying/CompanySection.tsx";
import { ProcessSection } from "#features/buying/ProcessSection.tsx";
import { ChallengesSection } from "#features/challenges/ChallengesSection.tsx";
import { CursorGlow } from "#features/glow/CursorGlow.tsx";
import { InvitationSection } from "#features/invitation/InvitationSection.tsx";
import { Skyline } from "#features/skyline/Skyline.tsx";
import { SolutionsSection } from "#features/solutions/SolutionsSection.tsx";
import { fetched } from "../lazy.ts";
import { sample, site } from "../site.ts";

// Its words are the assistant's: too much for what every visitor fetches, and they stand in the document anyway.
const PageQuestions = lazy(() => fetched(() => import("./PageQuestions.tsx")));

/** What lies below the hero: comes alive when the visitor comes near. */
export default function HomeSections() {
  return (
    <>
      <ChallengesSection about={<AboutUs facts={site} sample={sample} />} />
      <SolutionsSection project={site.project} />
      <ProcessSection facts={site} sample={sample} />
      <CompanySection facts={site} sample={sample} />
      <Suspense>
        <PageQuestions />
      </Suspense>
      <InvitationSection
        email={site.email}
        place={site.address.city}
        callMinutes={site.project.callMinutes}
      />
      <Skyline />
      <CursorGlow />
    </>
  );
}
