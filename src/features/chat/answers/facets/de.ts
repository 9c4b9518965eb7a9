export * from "./de/cases.ts";
export * from "./de/circumstances.ts";
