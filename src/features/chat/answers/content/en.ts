export { model } from "../model/en.ts";
export { topics } from "../topics/en.ts";
