import { use } from "react";
import { AboutUs } from "#features/buying/AboutUs.tsx";
import { ProcessSection } from "#features/buying/ProcessSection.tsx";
import { ChallengesSection } from "#features/challenges/ChallengesSection.tsx";
import { CursorGlow } from "#features/glow/CursorGlow.tsx";
import { InvitationSection } from "#features/invitation/InvitationSection.tsx";
import { Skyline } from "#features/skyline/Skyline.tsx";
import { SolutionsSection } from "#features/solutions/SolutionsSection.tsx";
// Here, so that they come with the sheet of these sections, after the first paint.
import "#features/hero/scene/lights.css";
import "#ui/tokens/faces.css";
import type { Assistant } from "../assistant/assistant.ts";
import { HydrationBoundary } from "../hydration/HydrationBoundary.tsx";
import { StyleSheetLink } from "../hydration/StyleSheetLink.tsx";
import { sample, site } from "../site.ts";
import { PageQuestions } from "./PageQuestions.tsx";

export interface HomeSectionsProps {
  /** Where their style is, in a written document: it stands before them, and what is above it is shown without it. */
  sheet?: string | undefined;
  /** The assistant, which the questions open. */
  assistant: () => Promise<Assistant>;
}

/** The sections below the hero, in the order in which a buyer asks: why, what, how and for how much, who. */
export function HomeSections({ sheet, assistant }: HomeSectionsProps) {
  return (
    <HydrationBoundary data-on="home">
      <StyleSheetLink href={sheet} />
      <ChallengesSection />
      <SolutionsSection />
      <ProcessSection facts={site} sample={sample.includes("price")} />
      <PageQuestions onAsk={use(assistant()).controller.open} />
      <InvitationSection
        email={site.email}
        phone={site.phone}
        hours={site.officeHours}
        place={site.address.city}
        callMinutes={site.project.callMinutes}
        about={<AboutUs facts={site} sample={sample.includes("team")} />}
      />
      <Skyline />
      <CursorGlow />
    </HydrationBoundary>
  );
}
