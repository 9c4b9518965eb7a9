import { DOCS_RENDERED, PRELOAD_ENTRIES, STORY_RENDERED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/**
 * The sidebar asks for the neighbours of a story as soon as it knows which one it is; with them came docs pages and all
 * their blocks, before the story itself was drawn. They are fetched once it is.
 */
export function preloadLater(): void {
  const channel = addons.getChannel();
  const fetchers = channel.listeners(PRELOAD_ENTRIES) ?? [];
  let asked: unknown[] = [];
  channel.removeAllListeners(PRELOAD_ENTRIES);
  channel.on(PRELOAD_ENTRIES, (...neighbours: unknown[]) => {
    asked = neighbours;
  });
  for (const event of [STORY_RENDERED, DOCS_RENDERED]) {
    channel.on(event, () => {
      for (const fetch of asked.length > 0 ? fetchers : []) fetch(...asked);
      asked = [];
    });
  }
}
