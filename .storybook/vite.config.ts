import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { answerPicture } from "../tests/visual/shown.ts";

/** The approved pictures, which the built book carries as files. */
const pictures: Plugin = {
  name: "book-pictures",
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (!answerPicture(request, response)) next();
    });
  },
};

export default defineConfig({
  plugins: [react(), pictures],
  build: { target: "es2023" },
  // Found only once a story asks for them; found late they reload the page in the middle of a cold test run.
  optimizeDeps: {
    include: [
      "class-variance-authority",
      "minisearch",
      "radix-ui",
      "react-dom/client",
      "react-dom/server",
      "zod/mini",
    ],
  },
});
