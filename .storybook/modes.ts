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
  /** The picture shows the page down to its end. */
  whole?: true;
  /** Everything moves, as it does for most people: for the play alone, without a picture. */
  moving?: true;
  /** A story is gone on to from the one before, in its document. */
  reached?: true;
}

/** What every story is visited in, here and at Chromatic. Language, width and theme each differ once. */
export const modes = {
  "de-1280": { viewport: "desktop", globals: { language: "de", theme: "dark" } },
  "en-360": { viewport: "phone", globals: { language: "en", theme: "light" }, reached: true },
} as const satisfies Record<string, Mode>;

/** What a story is visited in besides, when something differs there: its tag is `also-` and the name. */
const further = {
  "de-360": { viewport: "phone", globals: { language: "de", theme: "light" } },
  motion: { viewport: "desktop", globals: { language: "de", theme: "dark" }, moving: true },
  "long-360": { viewport: "phone", globals: { language: "long", theme: "dark" }, whole: true },
  "double-360": {
    viewport: "phone",
    globals: { language: "de", theme: "light", text: "double" },
    whole: true,
  },
  "forced-1280": {
    viewport: "desktop",
    globals: { language: "de", theme: "dark" },
    forcedColours: true,
    whole: true,
  },
} as const satisfies Record<string, Mode>;

export interface Story {
  id: string;
  tags: readonly string[];
}

/** The modes that a story is visited in. */
export function visitsOf({ tags }: Pick<Story, "tags">): Record<string, Mode> {
  const asked = Object.entries(further).filter(([name]) => tags.includes(`also-${name}`));
  return { ...modes, ...Object.fromEntries(asked) };
}

/**
 * The modes that a story is pictured in. The first story of a component is pictured wide and narrow: it shows how the
 * component fills a window. The others differ from it by their state: a piece is pictured wide, a view, whose words wrap,
 * narrow. German, where a tag asks for it, shows as much as English.
 */
export function modesOf({ id, tags }: Story, isFirst: boolean): Record<string, Mode> {
  const visits = visitsOf({ tags });
  const isPiece = /^(ui|foundations)-/.test(id);
  const shown = Object.entries(visits).filter(([name, { moving }]) => {
    if (moving || tags.includes("no-picture")) return false;
    if (name === "de-1280") return isFirst || isPiece;
    return name !== "en-360" || (!("de-360" in visits) && (isFirst || !isPiece));
  });
  return Object.fromEntries(shown);
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
