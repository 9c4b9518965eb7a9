import {
  DOCS_RENDERED,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from "storybook/internal/core-events";
import { type API, addons, experimental_getStatusStore } from "storybook/manager-api";
import { hasFailed, readResults, type StoryResult } from "./results.ts";

const typeId = "mainlicht/results";

/** Resolves when the preview shows what the address asks for, or says that it cannot. */
function isShown(api: API): Promise<void> {
  const ends = [STORY_RENDERED, DOCS_RENDERED, STORY_MISSING, STORY_ERRORED, STORY_THREW_EXCEPTION];
  return new Promise((resolve) => {
    for (const end of ends) api.once(end, () => resolve());
  });
}

const signOf = ([storyId, result]: [string, StoryResult]) => ({
  storyId,
  typeId,
  value: hasFailed(result) ? ("status-value:error" as const) : ("status-value:success" as const),
  title: "Last test run",
  description: [
    `${result.plays.passed} plays to the end, ${result.plays.failed.length} not`,
    `${result.pictures.passed} pictures as approved, ${result.pictures.failed.length} not`,
  ].join("; "),
});

/** In milliseconds: the pictures of a state map come after its page. */
const untilPicturesAreThere = 1000;

/** The sidebar takes nearly half a second to draw these hundreds of signs: what is read first does not wait for them. */
async function showSigns(api: API): Promise<void> {
  await isShown(api);
  await new Promise((resolve) => setTimeout(resolve, untilPicturesAreThere));
  const results = await readResults();
  const signs = Object.entries(results?.stories ?? {}).map(signOf);
  experimental_getStatusStore(typeId).set(signs);
}

/** Beside each story in the sidebar: what the last test run said of it. */
export function registerResultSigns(): void {
  addons.register(typeId, (api) => void showSigns(api));
}
