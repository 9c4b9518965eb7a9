// Everything that the built-in assistant can answer, in German.
export * from "./de/asked.ts";
export * from "./de/benefit.ts";
export * from "./de/claims.ts";
export * from "./de/company.ts";
export * from "./de/contact.ts";
export * from "./de/law.ts";
export * from "./de/offer.ts";
export * from "./de/price.ts";
export * from "./de/privacy.ts";
export * from "./de/site.ts";
export * from "./de/start.ts";
export * from "./de/systems.ts";
export * from "./de/talk.ts";
export * from "./de/technology.ts";
