import type { Answer, Known, Source } from "./answer.ts";

const mostSuggested = 2;

/** Known, and no guess. */
export const isSure = (answer: Answer): answer is Known =>
  answer.kind === "known" && !answer.likely && !answer.unsaid;

/** What is offered beside a passage: what the question may mean, too. */
export function othersOf(answer: Answer): string[] {
  const others = answer.kind === "unsure" ? answer.questions : answer.kind === "known" ? answer.more : [];
  return isSure(answer) ? [] : others.slice(0, mostSuggested);
}

/** The site's own words as an answer. */
export const quotation = ({ text, source }: { text: string; source: Source }): Known => ({
  kind: "known",
  text,
  topics: [],
  sources: [source],
  more: [],
  quoted: true,
});
