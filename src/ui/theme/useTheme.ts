import { useSyncExternalStore } from "react";

export type Theme = "dark" | "light";

/** The theme in which the page is shown now (tokens/color.css). Documents say theirs on `<html>`. */
export function currentTheme(): Theme {
  return document.documentElement.dataset["theme"] === "light" ? "light" : "dark";
}

/** Tells when the page has got another theme. @returns ends that. */
export function onThemeChanged(listener: () => void): () => void {
  const attribute = new MutationObserver(listener);
  attribute.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => attribute.disconnect();
}

/** The page's theme, for what is drawn by script or names it in words. Prerendered pages are dark. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChanged, currentTheme, () => "dark");
}
