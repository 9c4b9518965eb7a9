import { addons, experimental_getStatusStore } from "storybook/manager-api";
import { registerHeardPanel } from "./heard-panel/register.tsx";
import { hasFailed, readResults } from "./results.ts";
import { registerSideBySide } from "./side-by-side.tsx";
import { theme } from "./theme.ts";
import { registerVoicePanel } from "./voice-panel/register.tsx";
import { registerWorlds } from "./worlds.tsx";

const typeId = "mainlicht/results";

/** Beside each story in the sidebar: what the last test run said of it. */
addons.register(typeId, () => {
  const statuses = experimental_getStatusStore(typeId);
  void readResults().then((results) => {
    const all = Object.entries(results?.stories ?? {});
    statuses.set(
      all.map(([storyId, result]) => ({
        storyId,
        typeId,
        value: hasFailed(result) ? "status-value:error" : "status-value:success",
        title: "Last test run",
        description: [
          `${result.plays.passed} plays to the end, ${result.plays.failed.length} not`,
          `${result.pictures.passed} pictures as approved, ${result.pictures.failed.length} not`,
        ].join("; "),
      })),
    );
  });
});

addons.setConfig({ theme });
registerHeardPanel();
registerSideBySide();
registerVoicePanel();
registerWorlds();
