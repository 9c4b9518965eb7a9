import deFacts from "../model/de.facts.json" with { type: "json" };
import de from "../model/de.json" with { type: "json" };
import enFacts from "../model/en.facts.json" with { type: "json" };
import en from "../model/en.json" with { type: "json" };
import type { Language } from "../src/answer.ts";
import type { Model } from "../src/model.ts";

export const models: Readonly<Record<Language, Model>> = { de, en };
export const factModels: Readonly<Record<Language, Model>> = { de: deFacts, en: enFacts };
