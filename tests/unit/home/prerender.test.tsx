import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { site } from "#app/site.ts";
import { ChallengesSection } from "#features/challenges/ChallengesSection.tsx";
import { challengesCopy } from "#features/challenges/challenges.copy.ts";
import { CursorGlow } from "#features/glow/CursorGlow.tsx";
import { TypedHeadline } from "#features/hero/headline/TypedHeadline.tsx";
import { RiverScene } from "#features/hero/scene/RiverScene.tsx";
import { InvitationSection } from "#features/invitation/InvitationSection.tsx";
import { NewsletterForm } from "#features/newsletter/NewsletterForm.tsx";
import { chatDemoCopy } from "#features/solutions/chat-demo/chat.copy.ts";
import { claimsCopy } from "#features/solutions/claims.copy.ts";
import { crmSystems } from "#features/solutions/claims.figures.ts";
import { leadDemoCopy } from "#features/solutions/lead-demo/lead.copy.ts";
import { SolutionsSection } from "#features/solutions/SolutionsSection.tsx";
import { solutionsCopy } from "#features/solutions/solutions.copy.ts";
import { syncDemoCopy } from "#features/solutions/sync-demo/sync.copy.ts";
import { type Language, LanguageContext, languages } from "#shared/copy.ts";
import { solutions } from "#shared/solutions.ts";

function entities(text: string): string {
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

function prerendered(piece: ReactNode, language: Language): string {
  const choice = { language, choose: () => undefined };
  return entities(renderToString(<LanguageContext value={choice}>{piece}</LanguageContext>));
}

describe.each(languages)("prerendered in %s, without script", (language) => {
  test("[HERO-01] the headline stands there whole", () => {
    expect(prerendered(<TypedHeadline text="Jede Anfrage" />, language)).toContain(">Jede Anfrage<");
  });

  test("[HERO-02] the scene is a drawing, and nobody hears it", () => {
    const scene = prerendered(<RiverScene />, language);
    expect(scene).toContain('data-scene="drawing"');
    expect(scene).toContain('aria-hidden="true"');
    expect(scene).not.toContain("canvas");
  });

  test("[SOL-01] all three tabs are in the page, with what they promise", () => {
    const section = prerendered(<SolutionsSection project={site.project} />, language);
    const words = solutionsCopy[language];
    for (const solution of solutions) {
      expect(section).toContain(words.solutions[solution].title);
      for (const benefit of words.solutions[solution].benefits) expect(section).toContain(benefit);
    }
    for (const system of crmSystems) expect(section).toContain(system);
    for (const { basis } of claimsCopy[language].claims(site.project.watchedWeeks))
      expect(section).toContain(basis);
  });

  test("[DEMO-01] [DEMO-03] [DEMO-06] the demos show their end, and say it in a paragraph", () => {
    const section = prerendered(<SolutionsSection project={site.project} />, language);
    for (const copy of [chatDemoCopy, leadDemoCopy, syncDemoCopy])
      expect(section).toContain(copy[language].text);
    expect(section.match(/data-state="shown"/g)).toHaveLength(4);
    expect(section).toContain(leadDemoCopy[language].ofHundred(85));
    expect(section).toContain('data-status="complete"');
  });
});

describe.each(languages)("the other sections prerendered in %s", (language) => {
  test("[PAIN-01] the three pains", () => {
    for (const { title } of challengesCopy[language].challenges)
      expect(prerendered(<ChallengesSection />, language)).toContain(title);
  });

  test("[HOME-01] the company's facts", () => {
    const section = prerendered(
      <InvitationSection
        email="hallo@mainlicht.example"
        phone={site.phone}
        hours={site.officeHours}
        place="Frankfurt am Main"
        callMinutes={30}
      />,
      language,
    );
    expect(section).toContain('href="mailto:hallo@mainlicht.example"');
    expect(section).toContain(`href="${site.phone.href}"`);
    expect(section).toContain("Frankfurt am Main");
  });

  test("[HOME-03] [HOME-05] newsletter and glow need no window", () => {
    expect(prerendered(<NewsletterForm />, language)).toContain('name="newsletter-email"');
    expect(prerendered(<CursorGlow />, language)).toContain('aria-hidden="true"');
  });
});

describe("typography", () => {
  const texts = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
  };
  const german = [
    ...[challengesCopy, solutionsCopy, chatDemoCopy, leadDemoCopy, syncDemoCopy].map(({ de }) => de),
    claimsCopy.de.claims(site.project.watchedWeeks),
  ].flatMap(texts);

  test("German figures keep their sign by a no-break space", () => {
    for (const text of german) expect(text).not.toMatch(/\d ?[%€]/);
    expect(german.some((text) => text.includes("70\u00a0%"))).toBe(true);
  });

  test("German quotes are German, and nobody is addressed as du", () => {
    for (const text of german) {
      expect(text).not.toMatch(/["“](?=\p{L})|\b(du|dein|deine)\b/u);
    }
  });
});
