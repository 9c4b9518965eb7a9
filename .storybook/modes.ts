/** The widths that the book offers: from a narrow phone to a wide screen. */
export const viewports = {
  narrow: { name: "320 px", styles: { width: "320px", height: "640px" }, type: "mobile" },
  phone: { name: "360 px", styles: { width: "360px", height: "780px" }, type: "mobile" },
  tablet: { name: "768 px", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "1280 px", styles: { width: "1280px", height: "800px" }, type: "desktop" },
  wide: { name: "1920 px", styles: { width: "1920px", height: "1080px" }, type: "desktop" },
} as const;

/** What the toolbar says when nobody has touched it; the rest is as it is, and the canvas as wide as there is room. */
export const initialGlobals = {
  language: "de",
  theme: "dark",
};

export interface Mode {
  viewport: keyof typeof viewports;
  globals: { language: "de" | "en" | "long"; theme: "dark" | "light"; text?: "double" };
  /** Left to the browser itself in the local run, emulated elsewhere. */
  forcedColours?: true;
}

/**
 * What a feature's story is pictured in, here and at Chromatic: both languages at both widths, and in both themes. A
 * width keeps its theme: no rule joins the two.
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

/**
 * Pieces and foundations have no words of their own, so a picture in each language at each width would be the same one
 * twice: each width, theme and language once.
 */
const wordless = { "de-1280": modes["de-1280"], "en-360": modes["en-360"] };

export const isWordless = (id: string) => /^(ui|foundations)-/.test(id);

/** The modes that a story is pictured in. */
export function modesOf({ id, tags }: { id: string; tags: readonly string[] }): Record<string, Mode> {
  const usual = isWordless(id) ? wordless : modes;
  return tags.includes("hard-times") ? { ...usual, ...hardTimes } : usual;
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
