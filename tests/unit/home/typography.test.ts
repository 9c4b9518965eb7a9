import { describe, expect, test } from "vitest";
import { challengesCopy } from "#features/challenges/challenges.copy.ts";
import { chatDemoCopy } from "#features/solutions/chat-demo/chat.copy.ts";
import { claimsCopy } from "#features/solutions/claims.copy.ts";
import { leadDemoCopy } from "#features/solutions/lead-demo/lead.copy.ts";
import { solutionsCopy } from "#features/solutions/solutions.copy.ts";
import { syncDemoCopy } from "#features/solutions/sync-demo/sync.copy.ts";

describe("typography", () => {
  const texts = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
  };
  const german = [
    ...[challengesCopy, solutionsCopy, chatDemoCopy, leadDemoCopy, syncDemoCopy].map(({ de }) => de),
    claimsCopy.de.claims,
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
