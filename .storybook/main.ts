import { defineMain } from "@storybook/react-vite/node";
import remarkGfm from "remark-gfm";

export default defineMain({
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.@(ts|tsx)"],
  addons: [
    {
      name: "@storybook/addon-docs",
      // Tables in Markdown, as everywhere else in the repository.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    // Coding assistants read components and stories at /mcp; there is none in the built book.
    "@storybook/addon-mcp",
  ],
  // The approved texts, for the panel "Heard".
  staticDirs: [{ from: "../tests/visual/heard/approved", to: "/heard" }],
  features: {
    // Reads props as the compiler does: unions are spelt out.
    experimentalDocgenServer: true,
    // The book brings its own grounds, and needs no list for beginners. Outlines and measures take the room in the bar
    // that the last switches lack on a laptop; a browser's own tools show both.
    backgrounds: false,
    measure: false,
    menuOnboardingChecklist: false,
    outline: false,
    sidebarOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
});
