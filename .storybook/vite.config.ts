import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { privateFiles } from "../config/private-files.ts";

export default defineConfig({
  plugins: [react(), privateFiles()],
  build: { target: "es2023" },
  // The visual tests open a thousand documents of the built book, and its files do not change meanwhile.
  appType: "mpa",
  preview: { headers: { "cache-control": "max-age=3600" } },
  // Vite would discover these packages during the first test run, and reload the page in the middle of a test.
  optimizeDeps: {
    include: ["class-variance-authority", "radix-ui", "react-dom/client", "react-dom/server", "zod/mini"],
  },
});
