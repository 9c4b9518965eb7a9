import { addons } from "storybook/manager-api";
import { registerHeardPanel } from "./heard-panel/register.tsx";
import { registerResultSigns } from "./result-signs.ts";
import { registerSideBySide } from "./side-by-side.tsx";
import { theme } from "./theme.ts";
import { registerVoicePanel } from "./voice-panel/register.tsx";
import { registerWorlds } from "./worlds.tsx";

addons.setConfig({ theme });
registerHeardPanel();
registerResultSigns();
registerSideBySide();
registerVoicePanel();
registerWorlds();
