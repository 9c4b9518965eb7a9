import { MANAGER_INERT_ATTRIBUTE_CHANGED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/**
 * Stands in the built book for Storybook's own runtime of a preview, which brings a second copy of everything that
 * addons and stories import anyway, and hands it out by globals. What else it does is here: while the manager shows a
 * dialogue, the story behind it cannot be reached.
 */
export function setup(): void {
  addons.getChannel().on(MANAGER_INERT_ATTRIBUTE_CHANGED, (isInert: boolean) => {
    document.body.inert = isInert;
  });
}
