import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { classNameTypes } from "../config/class-name-types.ts";
import { answerApproved } from "../tests/visual/shown.ts";
import { storyAddresses } from "./story-addresses.ts";

/** The approved pictures and texts, which the built book carries as files. */
const approved: Plugin = {
  name: "book-approved",
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (!answerApproved(request, response)) next();
    });
  },
};

export default defineConfig({
  plugins: [storyAddresses, react(), classNameTypes(), approved],
  build: { target: "es2023" },
  // Found only once a story asks for them; found late they reload the page in the middle of a cold test run.
  optimizeDeps: {
    include: ["class-variance-authority", "radix-ui", "react-dom/client", "react-dom/server", "zod/mini"],
  },
});
