import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { entries, libraryPackage } from "./config/library.ts";
import { noticesFile } from "./config/notices.ts";

/**
 * The pieces and views as a package for other apps, in library/: `vite build --config vite.library.config.ts`, then
 * `npm pack ./library`. It brings along what it imports; React alone is the app's own, since there must be one of it.
 */
export default defineConfig({
  publicDir: false,
  plugins: [react(), libraryPackage()],
  build: {
    outDir: "library",
    target: "es2023",
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    license: { fileName: noticesFile },
    lib: { entry: entries, formats: ["es"], cssFileName: "styles" },
    rolldownOptions: {
      external: /^react(-dom)?(\/|$)/,
      // In each file: a bundler may pass by the one that was asked for.
      output: { banner: 'import "./styles.css";' },
    },
  },
});
