import { expect, test } from "vitest";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { challengesCopy } from "#features/challenges/challenges.copy.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { heroCopy } from "#features/hero/hero.copy.ts";
import { invitationCopy } from "#features/invitation/invitation.copy.ts";
import { policyText } from "#features/privacy/policy.text.ts";
import { claimsCopy } from "#features/solutions/claims.copy.ts";
import { leadDemoCopy } from "#features/solutions/lead-demo/lead.copy.ts";
import { leadSteps } from "#features/solutions/lead-demo/lead.timeline.ts";
import { solutionsCopy } from "#features/solutions/solutions.copy.ts";
import type { Language } from "#shared/copy.ts";
import { solutions } from "#shared/solutions.ts";
import { builtIn } from "../unit/privacy.facts.ts";
import table from "./words.txt?raw";

function wordsIn(language: Language) {
  const policy = policyText(language, builtIn);
  return {
    assistant: assistantCopy[language],
    call: solutionsCopy[language].call,
    challenges: challengesCopy[language].challenges.map(({ title }) => title),
    chat: chatCopy[language],
    claims: claimsCopy[language].claims.map(({ figure, label }) => `${figure} ${label}`),
    contact: contactCopy[language],
    frame: frameCopy[language],
    greeting: assistantCopy[language].greeting("Ada"),
    hero: heroCopy[language],
    invitation: invitationCopy[language],
    lead: leadSteps.map((step) => leadDemoCopy[language].steps[step].name),
    place: frameCopy[language].place("Frankfurt/Main"),
    policy: policy.sections.map(({ title }) => title),
    solutions: solutionsCopy[language].solutions,
    tabs: solutions.map((one) => solutionsCopy[language].solutions[one].tab),
    version: policy.guarantee.version,
  };
}

/** @param path names one after the other, as in "contact.faults.nameRequired". */
function textAt(language: Language, path: string): string {
  let found: unknown = wordsIn(language);
  for (const name of path.split(".")) found = Reflect.get(Object(found), name);
  const parts = typeof found === "object" && found !== null ? Object.values(found) : [found];
  return parts.join(" / ").replaceAll("\u00a0", " ");
}

/** A text of the table as an expression: `…` is any text. */
function expression(text: string): RegExp {
  const plain = text.replace(/[.*+?()|/]/g, "\\$&");
  return new RegExp(`^${plain.replaceAll("…", ".*")}$`, text.includes("…") ? "i" : "");
}

const rows = table
  .split("\n")
  .filter((line) => /^[A-Z]+-\d{2} /.test(line))
  .map((line) => line.split(" | "));

test("the table is read whole", () => {
  expect(rows.length).toBe(table.match(/^[A-Z]+-/gm)?.length);
  for (const row of rows) expect(row, row[0]).toHaveLength(4);
});

test.each(rows)("[%s] %s: %s, %s", (_, from = "", english = "", german = "") => {
  expect(textAt("en", from)).toMatch(expression(english));
  expect(textAt("de", from)).toMatch(expression(german));
});

test("no two of the form's messages are the same, in whichever language", () => {
  const all = (["de", "en"] as const).flatMap((language) => Object.values(contactCopy[language].faults));
  expect(new Set(all).size).toBe(all.length);
});
