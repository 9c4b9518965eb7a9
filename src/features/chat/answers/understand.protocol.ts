import type { Language } from "#shared/copy.ts";
import type { Judgement } from "./judge.ts";
import type { Wordings } from "./wordings.ts";

export type Order =
  | { type: "learn"; wordings: Wordings; language: Language }
  | { type: "judge"; id: number; question: string };

export type Report = { type: "ready" } | { type: "judged"; id: number; judgement: Judgement };
