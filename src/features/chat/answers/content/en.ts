export { topics } from "../topics/en.ts";
export { wordings } from "../wordings/en.ts";
