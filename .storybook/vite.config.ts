import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { privateFiles } from "../config/private-files.ts";

export default defineConfig({
  plugins: [react(), privateFiles()],
  build: { target: "es2023" },
  // The visual run opens a thousand documents of the built book, which does not change meanwhile.
  appType: "mpa",
  preview: { headers: { "cache-control": "max-age=3600" } },
  // Found only once a story asks for them; found late they reload the page in the middle of a cold test run.
  optimizeDeps: {
    include: ["class-variance-authority", "radix-ui", "react-dom/client", "react-dom/server", "zod/mini"],
  },
});
