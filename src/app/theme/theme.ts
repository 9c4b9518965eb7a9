import type { Theme } from "#ui/theme/useTheme.ts";
import { firstTheme, keepTheme } from "./stored-theme.ts";

/** The colour of the browser's own frame beside the page, in sRGB: some browsers know nothing else there. */
export const frameColours: Readonly<Record<Theme, string>> = { dark: "#0a121b", light: "#f9f8f3" };

/** Shows the page in a theme: the styles look at the attribute, the browser's frame at the meta element. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  document
    .querySelector<HTMLMetaElement>("meta[name=theme-color]")
    ?.setAttribute("content", frameColours[theme]);
}

/** Shows what the visitor has chosen, and keeps it. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  keepTheme(() => localStorage, theme);
}

/** Shows the visitor's theme, now and whenever their system changes, as long as they have not chosen one. */
export function followTheme(): void {
  const prefersLight = matchMedia("(prefers-color-scheme: light)");
  const show = () => showTheme(firstTheme(() => localStorage, prefersLight.matches));
  show();
  prefersLight.addEventListener("change", show);
}
