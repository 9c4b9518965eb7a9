import { talksOf } from "#features/chat/answers/talks.ts";
import { understandIn } from "#features/chat/answers/understand.ts";

/** Fetched once for all tests of a file. */
export const understand = { de: await understandIn("de"), en: await understandIn("en") };

/** What the page loads. */
export const answersHere = { talksOf };
