export { type Answer, type InLanguage, languages, type Source, type Topic, type Topics } from "./answer.ts";
export { type Content, createDialogue, type Dialogue } from "./dialogue.ts";
export { createEngine, type Engine, mostOffered } from "./engine.ts";
export { outside, understandWith } from "./judge.ts";
export type { Model } from "./model.ts";
