import { defineMain } from "@storybook/react-vite/node";
import remarkGfm from "remark-gfm";

export default defineMain({
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.@(ts|tsx)"],
  // The approved pictures, for the book's own pages.
  staticDirs: [{ from: "../tests/visual/pictures", to: "/pictures" }],
  addons: [
    {
      name: "@storybook/addon-docs",
      // GitHub's Markdown: the pages have tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    // Serves components and stories to coding assistants at /mcp, in development alone.
    "@storybook/addon-mcp",
  ],
  features: {
    // Reads props with the compiler, so that tables show each value of a union.
    experimentalDocgenServer: true,
    // The headings of pages, and what scripts/book-results.ts adds to them.
    experimentalSearchDocsHeadings: true,
    // The theme switch sets the background. Without outlines and measures all switches fit into a laptop's toolbar; a
    // browser's own tools show both.
    backgrounds: false,
    measure: false,
    menuOnboardingChecklist: false,
    outline: false,
    sidebarOnboardingChecklist: false,
  },
  // On a phone a story that asks for a width has the window, without the handles of a frame.
  managerHead: (head) =>
    `${head}<style>@media (max-width: 600px) { :has(> [data-dragging]) { padding: 0 !important } }</style>`,
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
});
