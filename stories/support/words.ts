import type { within } from "storybook/test";
import type { Copy } from "#shared/copy.ts";
import { worldOf } from "./globals.ts";
import { lengthen } from "./lengthen.ts";

/** A feature's words in the language that the toolbar chose: what a play function looks for. */
export function wordsOf<Words>(copy: Copy<Words>, globals: Record<string, unknown>): Words {
  const { language, long } = worldOf(globals);
  return long ? lengthen(copy[language]) : copy[language];
}

/** What a play function shared by several stories is given; a subset of what Storybook hands to each. */
export interface Playing {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}
