import { useCopy } from "#shared/copy.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import { useTheme } from "#ui/theme/useTheme.ts";
import { appCopy } from "../app.copy.ts";
import { ControlButton } from "../ControlButton.tsx";
import { keepTheme } from "./stored-theme.ts";
import { showTheme } from "./theme.ts";

/** Day or night: overrides what the visitor's system prefers. The label stays; pressed says that it is light. */
export function ThemeButton() {
  const isLight = useTheme() === "light";
  const label = useCopy(appCopy).lightView;
  function change() {
    const next = isLight ? "dark" : "light";
    showTheme(next);
    keepTheme(() => window.localStorage, next);
  }
  return (
    <ControlButton icon={<Icon name="sun" />} aria-pressed={isLight} onClick={change}>
      {label}
    </ControlButton>
  );
}
