import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { noticesPath } from "../src/features/legal/legal.model.ts";

/** The notices among the published files. */
export const noticesFile = noticesPath.slice(1);

/** Their letters are cut out of the packages (scripts/fonts.mjs), so that no bundler sees whose they are. */
const fonts = ["atkinson-hyperlegible-next", "bricolage-grotesque"];

/** Adds the typefaces' licence texts to the notices that Vite writes of the bundled packages (`build.license`). */
export function fontNotices(): Plugin {
  let root: string;
  return {
    name: "font-notices",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const notices = bundle[noticesFile];
        if (notices?.type !== "asset") this.error(`The build wrote no ${noticesFile}.`);
        const texts = fonts.map(async (name) => {
          const file = join(root, "node_modules/@fontsource-variable", name, "LICENSE");
          return `\n---\n\n## ${name} (typeface, cut to the letters in use)\n\n${await readFile(file, "utf8")}`;
        });
        notices.source = [String(notices.source), ...(await Promise.all(texts))].join("\n");
      },
    },
  };
}
