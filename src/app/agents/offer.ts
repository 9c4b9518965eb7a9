import type { ContactController } from "#features/contact/contact.controller.ts";
import type { Language } from "#shared/copy.ts";

/** A tool as a browser takes it: https://webmachinelearning.github.io/webmcp/ (draft of October 2026). */
export interface BrowserTool {
  name: string;
  description: string;
  /** A JSON schema. */
  inputSchema: object;
  annotations?: { readOnlyHint: boolean };
  execute(input: unknown): Promise<{ content: { type: "text"; text: string }[]; isError?: true }>;
}

declare global {
  interface Document {
    /** Only in browsers that let an assistant of the visitor use a page's tools (WebMCP). */
    readonly modelContext?: { registerTool(tool: BrowserTool, options: { signal: AbortSignal }): unknown };
  }
}

/**
 * Offers the page's tools to a browser that has WebMCP; any other fetches nothing.
 * @returns takes them back, as when the page's language changes.
 */
export function offerTools(language: Language, contact: ContactController): () => void {
  const { modelContext } = document;
  const offered = new AbortController();
  if (modelContext) {
    import("./tools.ts")
      .then(({ toolsIn }) => {
        for (const tool of toolsIn(language, contact)) {
          if (!offered.signal.aborted) modelContext.registerTool(tool, { signal: offered.signal });
        }
      })
      // The page works without them.
      .catch((error: unknown) => console.error("tools for agents", error));
  }
  return () => offered.abort();
}
