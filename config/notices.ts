import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { noticesPath } from "../src/features/legal/legal.model.ts";

export const noticesFile = noticesPath.slice(1);

/**
 * Adds the typefaces' licence to the notices that Vite writes of the bundled packages (`build.license`): their letters
 * are cut out of the packages (scripts/fonts.mjs), so that no bundler sees whose they are.
 */
export function fontNotices(): Plugin {
  const licence = readFileSync(new URL("../src/ui/tokens/fonts/LICENSE.txt", import.meta.url), "utf8");
  return {
    name: "font-notices",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const notices = bundle[noticesFile];
        if (notices?.type !== "asset") this.error(`The build wrote no ${noticesFile}.`);
        notices.source = `${notices.source}\n---\n\n## Typefaces, cut to the letters in use\n\n${licence}`;
      },
    },
  };
}
