const pascal = (name) => name.replaceAll(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());
const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

const style = (layer, name) => `@layer ${layer} {
  .${name} {
    padding: var(--space-4);
  }
}
`;

const piece = (name, Thing) => `import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./${Thing}.module.css";

export interface ${Thing}Props extends ComponentPropsWithRef<"div"> {}

/** Say here in one sentence what the piece is for; it is the first thing on its docs page. */
export function ${Thing}({ className, ...rest }: ${Thing}Props) {
  return <div {...rest} className={cx(styles["${name}"], className)} />;
}
`;

const pieceStory = (folder, Thing) => `import { expect } from "storybook/test";
import { ${Thing} } from "#ui/${folder}/${Thing}.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/${Thing}",
  component: ${Thing},
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

/** Text at twice its size: everything wraps, nothing is cut. */
export const DoubleText = meta.story({ tags: ["!autodocs"], globals: { text: "double" } });
`;

const copy = (name) => `import { defineCopy } from "#shared/copy.ts";

export const ${name}Copy = defineCopy({
  de: { title: "Neue Ansicht" },
  en: { title: "New view" },
});
`;

const view = (folder, name, View) => `import { useCopy } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { ${name}Copy } from "./${folder}.copy.ts";
import styles from "./${View}.module.css";

/** Say here in one sentence what the visitor sees, and why. */
export function ${View}() {
  const words = useCopy(${name}Copy);
  return (
    <div className={styles["view"]}>
      <Heading level={2}>{words.title}</Heading>
    </div>
  );
}
`;

const viewStory = (folder, name, View) => `import { expect } from "storybook/test";
import { ${name}Copy } from "#features/${folder}/${folder}.copy.ts";
import { ${View} } from "#features/${folder}/${View}.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({ title: "features/${folder}/${View}", component: ${View} });

export const AtRest = meta.story({
  play: async ({ canvas, globals }) => {
    const { title } = wordsOf(${name}Copy, globals);
    await expect(canvas.getByRole("heading", { name: title })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: "phone", isRotated: false } } });
`;

const about = (folder, View) => `import { Canvas, Meta } from "@storybook/addon-docs/blocks";
import * as ${View} from "./${View}.stories.tsx";

<Meta title="features/${folder}/About ${View}" />

# ${View}

What the visitor wants here, and which requirements it answers.

## States

| state | what the visitor sees | what leads out of it |
|---|---|---|
| at rest | the title | nothing yet |

## At a glance

<Canvas of={${View}.AtRest} />
`;

/** The files of a piece of the design system; its docs page is made from its comments and its stories. */
export function uiFiles(folder) {
  const Thing = pascal(folder);
  return {
    [`src/ui/${folder}/${Thing}.tsx`]: piece(camel(folder), Thing),
    [`src/ui/${folder}/${Thing}.module.css`]: style("ui", camel(folder)),
    [`stories/ui/${Thing}.stories.tsx`]: pieceStory(folder, Thing),
  };
}

/** The files of a feature's view. */
export function featureFiles(folder, View) {
  const name = camel(folder);
  return {
    [`src/features/${folder}/${folder}.copy.ts`]: copy(name),
    [`src/features/${folder}/${View}.tsx`]: view(folder, name, View),
    [`src/features/${folder}/${View}.module.css`]: style("features", "view"),
    [`stories/features/${folder}/${View}.stories.tsx`]: viewStory(folder, name, View),
    [`stories/features/${folder}/${View}.mdx`]: about(folder, View),
  };
}
