export { converse } from "./conversation.ts";
export { createEngine } from "./engine.ts";
export { understandInWorker as understandIn } from "./in-worker.ts";
export { suggestions } from "./suggestions.ts";
export { topicsOf } from "./topics.ts";
