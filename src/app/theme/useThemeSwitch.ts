import type { ThemeSwitch } from "#features/frame/TopBar.tsx";
import { useCopy } from "#shared/copy.ts";
import { useTheme } from "#ui/theme/useTheme.ts";
import { appCopy } from "../app.copy.ts";
import { chooseTheme } from "./theme.ts";

/**
 * The switch between dark and light theme, which overrides the visitor's system. A prerendered document is dark; the theme that is shown
 * is looked up once React has taken the part over.
 */
export function useThemeSwitch(): ThemeSwitch {
  const isLight = useTheme() === "light";
  const { lightView, darkView } = useCopy(appCopy);
  const next = isLight ? "dark" : "light";
  return {
    icon: isLight ? "moon" : "sun",
    label: isLight ? darkView : lightView,
    onPress: () => chooseTheme(next),
  };
}
