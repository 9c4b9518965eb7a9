import { useCopy } from "#shared/copy.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import { SteadyLabel } from "#ui/steady-label/SteadyLabel.tsx";
import { useTheme } from "#ui/theme/useTheme.ts";
import { appCopy } from "../app.copy.ts";
import { keepTheme } from "../theme/stored-theme.ts";
import { showTheme } from "../theme/theme.ts";
import { ControlButton } from "./ControlButton.tsx";

/**
 * Day or night: overrides what the visitor's system prefers. Sign and label name what pressing leads to. A prerendered
 * document is dark; the theme that is shown is looked up once React has taken the part over.
 */
export function ThemeButton() {
  const isLight = useTheme() === "light";
  const { lightView, darkView } = useCopy(appCopy);
  function change() {
    const next = isLight ? "dark" : "light";
    showTheme(next);
    keepTheme(() => window.localStorage, next);
  }
  return (
    <ControlButton icon={<Icon name={isLight ? "moon" : "sun"} />} onClick={change}>
      <SteadyLabel labels={[lightView, darkView]} shown={isLight ? darkView : lightView} />
    </ControlButton>
  );
}
