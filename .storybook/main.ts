import process from "node:process";
import { defineMain } from "@storybook/react-vite/node";
import remarkGfm from "remark-gfm";
import { withOneRuntime } from "./one-runtime.ts";

export default defineMain({
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.@(ts|tsx)"],
  addons: [
    {
      name: "@storybook/addon-docs",
      // Tables, as everywhere else in the repository.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    // Coding assistants read components and stories at /mcp; there is none in the built book.
    "@storybook/addon-mcp",
  ],
  // The approved pictures and texts, for state maps, the download and the panel.
  staticDirs: [
    { from: "../tests/visual/pictures", to: "pictures" },
    { from: "../tests/visual/heard/approved", to: "heard" },
  ],
  typescript: {
    // Reads types as the compiler does: unions spelt out, what the DOM gives to every element left out. It takes half of
    // the build, and a test run shows no props: Vitest, and `npm run check`, which plays the stories of a book without them.
    reactDocgen: process.env["VITEST"] || process.env["WITHOUT_PROPS"] ? false : "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: "tsconfig.json",
      include: ["src/**/*.tsx"],
      shouldExtractLiteralValuesFromEnum: true,
      shouldExtractValuesFromUnion: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes("node_modules"),
    },
  },
  viteFinal: withOneRuntime,
  // The book brings its own grounds, and needs no list of Storybook's for beginners. Outlines and measures take the room
  // in the bar that the last switches lack on a laptop; a browser's own tools show both.
  features: {
    backgrounds: false,
    measure: false,
    menuOnboardingChecklist: false,
    outline: false,
    sidebarOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
});
