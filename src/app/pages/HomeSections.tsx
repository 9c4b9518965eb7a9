import { ChallengesSection } from "#features/challenges/ChallengesSection.tsx";
import { CursorGlow } from "#features/glow/CursorGlow.tsx";
import { InvitationSection } from "#features/invitation/InvitationSection.tsx";
import { Skyline } from "#features/skyline/Skyline.tsx";
import { SolutionsSection } from "#features/solutions/SolutionsSection.tsx";
import { site } from "../site.ts";

/** What lies below the hero: comes alive when the visitor comes near. */
export default function HomeSections() {
  return (
    <>
      <ChallengesSection />
      <SolutionsSection />
      <InvitationSection email={site.email} place={site.address.city} />
      <Skyline />
      <CursorGlow />
    </>
  );
}
