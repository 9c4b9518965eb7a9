import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shortName } from "./config/class-names.ts";
import { cssSideEffects } from "./config/css-side-effects.ts";
import { environment } from "./config/env.ts";
import { headers } from "./config/headers/plugin.ts";
import { fontNotices, noticesFile } from "./config/notices.ts";
import { listening } from "./config/ports.ts";
import { prerender } from "./config/prerender.ts";
import { privateFiles } from "./config/private-files.ts";
import { quietVendor } from "./config/quiet-vendor.ts";
import { localSupabase } from "./supabase/local/plugin.ts";

/** The site. The book has its own (.storybook/vite.config.ts), so that opening it starts no database. */
export default defineConfig(({ command, mode }) => ({
  // Documents have addresses of their own, and an unknown one is an error; inside them, places are hashes.
  appType: "mpa",
  plugins: [
    react(),
    quietVendor(),
    headers(),
    privateFiles(),
    localSupabase(),
    prerender(),
    cssSideEffects(),
    fontNotices(),
  ],
  define: environment(mode),
  css: command === "build" ? { modules: { generateScopedName: shortName } } : {},
  build: {
    modulePreload: { polyfill: false },
    license: { fileName: noticesFile },
    target: "es2023",
    // Browsers that know light-dark(), oklch and nesting: what older ones need would double the colours.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    cssMinify: "lightningcss",
    // The script of the first view is one file, and so is the second script, whatever a later one shares with them.
    rolldownOptions: {
      // How long each plug-in took is no warning.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            { name: "second", test: /src[\\/]app[\\/]pages[\\/]second-script\.ts$/ },
          ],
        },
      },
    },
  },
  server: listening(),
  preview: listening(),
}));
