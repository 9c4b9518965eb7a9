import type { within } from "storybook/test";
import type { Copy } from "#shared/copy.ts";
import { languageOf, wordingOf } from "../../.storybook/globals.tsx";

/** A feature's words in the language that the toolbar chose: what a play function looks for. */
export function wordsOf<Words>(copy: Copy<Words>, globals: Record<string, unknown>): Words {
  return wordingOf(globals)(copy[languageOf(globals)]);
}

/** What a play function shared by several stories is given; a subset of what Storybook hands to each. */
export interface Playing {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}
