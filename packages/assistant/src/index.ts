export {
  type Answer,
  type Care,
  type Facet,
  type FollowUps,
  type InLanguage,
  type Language,
  languages,
  type Noted,
  type Order,
  type Said,
  type Source,
  type Topic,
  type Topics,
} from "./answer.ts";
export type { Content } from "./content.ts";
export { createDialogue, type Dialogue } from "./dialogue.ts";
export { createEngine, type Engine, mostOffered, sentenceEnd } from "./engine.ts";
export { factsWith } from "./facts.ts";
export { outside, understandWith } from "./judge.ts";
export type { Model } from "./model.ts";
