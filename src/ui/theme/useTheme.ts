import { useSyncExternalStore } from "react";
import { onRootAttribute } from "#ui/tokens/root-attribute.ts";

export type Theme = "dark" | "light";

/** The theme in which the page is shown now (tokens/color.css). Documents say theirs on `<html>`. */
export function currentTheme(): Theme {
  return document.documentElement.dataset["theme"] === "light" ? "light" : "dark";
}

/** Tells when the page has got another theme. @returns ends that. */
export function onThemeChanged(listener: () => void): () => void {
  return onRootAttribute("data-theme", listener);
}

/** The page's theme, for what is drawn by script or names it in words. Prerendered pages are dark. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChanged, currentTheme, () => "dark");
}
