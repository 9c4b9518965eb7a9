import { addons } from "storybook/manager-api";
import { registerHeardPanel } from "./heard-panel/register.tsx";
import { registerSideBySide } from "./side-by-side.tsx";
import { theme } from "./theme.ts";
import { registerWorlds } from "./worlds.tsx";

addons.setConfig({ theme });
registerHeardPanel();
registerSideBySide();
registerWorlds();
