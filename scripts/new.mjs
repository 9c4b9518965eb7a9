// `npm run new -- ui/thing` or `npm run new -- features/thing/View`: a component with its style sheet and its story. The
// words in them are there to be replaced.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const usage = "Usage: npm run new -- ui/thing   or   npm run new -- features/thing/View";
const folderName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const componentName = /^[A-Z][A-Za-z0-9]*$/;
const pascal = (name) => name.replaceAll(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());

function stop(text) {
  console.error(text);
  process.exit(1);
}

const [room, folder = "", view, ...rest] = (process.argv[2] ?? "").split("/");
const isPiece = room === "ui" && view === undefined;
const isView = room === "features" && componentName.test(view ?? "");
if (!folderName.test(folder) || rest.length > 0 || !(isPiece || isView)) stop(usage);

const Component = view ?? pascal(folder);
const source = `src/${room}/${folder}/${Component}`;
const story = isPiece ? `stories/ui/${Component}` : `stories/features/${folder}/${Component}`;
const up = isPiece ? "../.." : "../../..";

const files = {
  [`${source}.module.css`]: `@layer ${room} {
  .box {
    padding: var(--space-4);
  }
}
`,
  [`${source}.tsx`]: `import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./${Component}.module.css";

/** Say here in one sentence what it is for; it is the first thing on its docs page. */
export function ${Component}({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div {...rest} className={cx(styles.box, className)} />;
}
`,
  [`${story}.stories.tsx`]: `import { expect } from "storybook/test";
import { ${Component} } from "#${source.slice(4)}.tsx";
import preview from "${up}/.storybook/preview.tsx";

const meta = preview.meta({
  title: "${story.slice(8)}",
  component: ${Component},
  args: { children: "Menschen zuerst" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Menschen zuerst")).toBeVisible();
  },
});

/** The longest words, on a phone. */
export const LongGerman = meta.story({
  args: { children: "Unverbindliches Beratungsgespräch zur Vertriebsautomatisierung" },
  globals: { viewport: { value: "phone", isRotated: false } },
});
`,
};

const taken = Object.keys(files).filter((path) => existsSync(path));
if (taken.length > 0) stop(`Nothing written; there is already ${taken.join(" and ")}.`);
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(path);
}
// The order of imports hangs on the names in them.
const biome = ["node_modules/@biomejs/biome/bin/biome", "check", "--write", ...Object.keys(files)];
process.exitCode = spawnSync(process.execPath, biome, { stdio: ["ignore", "ignore", "inherit"] }).status ?? 1;
