export * from "./en/cases.ts";
export * from "./en/circumstances.ts";
