import type { ContactController } from "#features/contact/contact.controller.ts";
import type { Language } from "#shared/copy.ts";
import type {} from "./browser-tool.ts";

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
