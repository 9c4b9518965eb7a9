// Everything that the built-in assistant can answer, in English.
export * from "./en/asked.ts";
export * from "./en/benefit.ts";
export * from "./en/claims.ts";
export * from "./en/company.ts";
export * from "./en/contact.ts";
export * from "./en/law.ts";
export * from "./en/offer.ts";
export * from "./en/price.ts";
export * from "./en/privacy.ts";
export * from "./en/site.ts";
export * from "./en/start.ts";
export * from "./en/systems.ts";
export * from "./en/talk.ts";
export * from "./en/technology.ts";
