import { type ComponentType, lazy, Suspense, use } from "react";
import { AboutUs } from "#features/buying/AboutUs.tsx";
import { ProcessSection } from "#features/buying/ProcessSection.tsx";
import { SavingSection } from "#features/buying/SavingSection.tsx";
import { ChallengesSection } from "#features/challenges/ChallengesSection.tsx";
import { CursorGlow } from "#features/glow/CursorGlow.tsx";
import { InvitationSection } from "#features/invitation/InvitationSection.tsx";
import { Skyline } from "#features/skyline/Skyline.tsx";
import { SolutionsSection } from "#features/solutions/SolutionsSection.tsx";
// Here, so that they come with the sheet of these sections, after the first paint.
import "#features/hero/scene/lights.css";
import "#ui/tokens/faces.css";
import "./sections.css";
import type { Assistant } from "../assistant/assistant.ts";
import { HydrationBoundary } from "../hydration/HydrationBoundary.tsx";
import { near } from "../hydration/near.ts";
import { StyleSheetLink } from "../hydration/StyleSheetLink.tsx";
import { inTurn } from "../hydration/turns.ts";
import { sample, site } from "../site.ts";
import { PageQuestions } from "./PageQuestions.tsx";

const Challenges = section(ChallengesSection, "challenges");
const Solutions = section(SolutionsSection, "services");
const Process = section(ProcessSection, "process");
const Saving = section(SavingSection, "saving");
const Questions = section(PageQuestions, "questions");
const Invitation = section(InvitationSection, "talk");
const City = section(Skyline, "skyline");
const Glow = section(CursorGlow);

/**
 * A section under a boundary of its own, taken over when it is near.
 * @param id of an element in it; without one it need not be near.
 */
function section<Props extends object>(Content: ComponentType<Props>, id = "") {
  const Taken = lazy(() =>
    inTurn(async () => {
      await near(id);
      return (props: Props) => (
        <HydrationBoundary data-on="home">
          <Content {...props} />
        </HydrationBoundary>
      );
    }),
  );
  return (props: Props) => (
    <Suspense>
      <Taken {...props} />
    </Suspense>
  );
}

export interface HomeSectionsProps {
  /** Where their style is, in a written document: it stands before them, and what is above it is shown without it. */
  sheet?: string | undefined;
  /** The assistant, which the questions open. */
  assistant: () => Promise<Assistant>;
}

/** The sections below the hero, in the order in which a buyer asks: why, what, how and for how much, who. */
export function HomeSections({ sheet, assistant }: HomeSectionsProps) {
  const { controller } = use(assistant());
  return (
    <>
      <StyleSheetLink href={sheet} />
      <Challenges />
      <Solutions />
      <Process facts={site} sample={sample.includes("price")} />
      <Saving price={site.price} />
      <Questions onAsk={controller.open} />
      <Invitation
        email={site.email}
        phone={site.phone}
        hours={site.officeHours}
        place={site.town}
        callMinutes={site.project.callMinutes}
        about={<AboutUs facts={site} sample={sample.includes("team")} />}
      />
      <City id="skyline" />
      <Glow />
    </>
  );
}
