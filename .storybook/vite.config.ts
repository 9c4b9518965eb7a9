import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { classNameTypes } from "../config/class-name-types.ts";
import { designTokens } from "../stories/foundations/design-tokens.ts";
import { storyAddresses } from "./story-addresses.ts";

/** The style sheets' tokens for design tools. */
function tokenFile(): string {
  const sheet = (name: string) => readFileSync(`src/ui/tokens/${name}.css`, "utf8");
  const tokens = designTokens(sheet("color"), ["space", "type", "motion", "layers"].map(sheet));
  return `${JSON.stringify(tokens, null, 2)}\n`;
}

const tokens: Plugin = {
  name: "design-tokens",
  configureServer({ middlewares }) {
    middlewares.use("/tokens.json", (_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).end(tokenFile());
    });
  },
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "tokens.json", source: tokenFile() });
  },
};

export default defineConfig({
  plugins: [storyAddresses, react(), classNameTypes(), tokens],
  build: { target: "es2023" },
  // Found only once a story asks for them; found late they reload the page in the middle of a cold test run.
  optimizeDeps: {
    include: ["class-variance-authority", "radix-ui", "react-dom/client", "react-dom/server", "zod/mini"],
  },
});
