/** The widths that the book offers: from a narrow phone to a wide screen. */
export const viewports = {
  narrow: { name: "Narrowest (320)", styles: { width: "320px", height: "640px" }, type: "mobile" },
  phone: { name: "Phone (360)", styles: { width: "360px", height: "780px" }, type: "mobile" },
  tablet: { name: "Tablet (768)", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "Desktop (1280)", styles: { width: "1280px", height: "800px" }, type: "desktop" },
  wide: { name: "Wide (1920)", styles: { width: "1920px", height: "1080px" }, type: "desktop" },
} as const;

/** What the toolbar says when nobody has touched it. */
export const initialGlobals = {
  language: "de",
  theme: "dark",
  motion: "full",
  text: "normal",
  colours: "own",
  viewport: { value: "desktop", isRotated: false },
};

export interface Mode {
  viewport: keyof typeof viewports;
  globals: { language: "de" | "en" | "long"; theme: "dark" | "light"; text?: "double" };
  /** Left to the browser itself in the local run, emulated elsewhere. */
  forcedColours?: true;
}

/**
 * What every story is pictured in, here and at Chromatic: both languages at both widths, and in both themes. A width
 * keeps its theme, so that what has no words looks the same in both languages, and its second picture costs nothing.
 * The languages of a width stand side by side: what has no words is then pictured twice without being opened twice.
 */
export const modes = {
  "de-1280": { viewport: "desktop", globals: { language: "de", theme: "dark" } },
  "en-1280": { viewport: "desktop", globals: { language: "en", theme: "dark" } },
  "de-360": { viewport: "phone", globals: { language: "de", theme: "light" } },
  "en-360": { viewport: "phone", globals: { language: "en", theme: "light" } },
} as const satisfies Record<string, Mode>;

/** What stories tagged `hard-times` are pictured in besides: what breaks a page that nobody tried it on. */
const hardTimes = {
  "long-360": { viewport: "phone", globals: { language: "long", theme: "dark" } },
  "double-360": { viewport: "phone", globals: { language: "de", theme: "light", text: "double" } },
  "forced-1280": {
    viewport: "desktop",
    globals: { language: "de", theme: "dark" },
    forcedColours: true,
  },
} as const satisfies Record<string, Mode>;

/** The modes of a story with these tags. */
export function modesOf(tags: readonly string[]): Record<string, Mode> {
  return tags.includes("hard-times") ? { ...modes, ...hardTimes } : modes;
}

/** The same modes as Chromatic reads them. */
export function chromaticModes(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries<Mode>(modes).map(([name, { viewport, globals }]) => [
      name,
      { viewport, motion: "still", ...globals },
    ]),
  );
}
