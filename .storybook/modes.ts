/** The widths that the book offers: from a narrow phone to a wide screen. */
export const viewports = {
  narrow: { name: "320 px", styles: { width: "320px", height: "640px" }, type: "mobile" },
  phone: { name: "360 px", styles: { width: "360px", height: "780px" }, type: "mobile" },
  tablet: { name: "768 px", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "1280 px", styles: { width: "1280px", height: "800px" }, type: "desktop" },
  wide: { name: "1920 px", styles: { width: "1920px", height: "1080px" }, type: "desktop" },
} as const;

/** The toolbar's first values. Whatever is not listed has none, and the canvas takes the width that there is. */
export const initialGlobals = {
  language: "de",
  theme: "dark",
};

export interface Mode {
  viewport: keyof typeof viewports;
  globals: { language: "de" | "en" | "long"; theme: "dark" | "light"; text?: "double" };
  /** Emulates the system's high-contrast mode. */
  forcedColours?: true;
  /** The picture shows the page down to its end, and the story has a document of its own. */
  whole?: true;
  /** Leaves animations on, as most visitors have them. The play runs; no picture is taken. */
  moving?: true;
}

/** The modes in which each story is visited, here and by Chromatic. They differ in language, width and theme. */
export const modes = {
  "de-1280": { viewport: "desktop", globals: { language: "de", theme: "dark" } },
  "en-360": { viewport: "phone", globals: { language: "en", theme: "light" } },
} as const satisfies Record<string, Mode>;

/** Further modes, for stories that differ there: the tag `also-` and the name asks for one. */
const further = {
  "de-360": { viewport: "phone", globals: { language: "de", theme: "light" } },
  motion: { ...modes["de-1280"], moving: true },
  "long-360": { viewport: "phone", globals: { language: "long", theme: "dark" }, whole: true },
  "double-360": {
    viewport: "phone",
    globals: { language: "de", theme: "light", text: "double" },
    whole: true,
  },
  "forced-1280": { ...modes["de-1280"], forcedColours: true, whole: true },
} as const satisfies Record<string, Mode>;

/** On a phone the story takes the window: a frame with Storybook's handles would be cut off. */
export const isOnPhone = (): boolean => parent.innerWidth < 600;

/** What the toolbar is set to for a mode. */
export const toolbarOf = ({ viewport, globals }: Mode) => ({
  ...globals,
  ...(!isOnPhone() && { viewport: { value: viewport, isRotated: false } }),
});

/** The mode that an approved file is of, by its name: `ui-button--busy.de-1280.png`; a heard text, `….de.txt`, has no width. */
export function modeOfFile(file: string): Mode | undefined {
  const [, wanted = "none"] = file.split(".");
  return Object.entries<Mode>({ ...modes, ...further }).find(([name]) => name.startsWith(wanted))?.[1];
}

/** What the toolbar has a button for. */
export const buttons = { ...modes, "long-360": further["long-360"] };

export interface Story {
  id: string;
  tags: readonly string[];
}

/** The modes in which a story is visited. */
export function visitsOf({ tags }: Pick<Story, "tags">): Record<string, Mode> {
  const asked = Object.entries(further).filter(([name]) => tags.includes(`also-${name}`));
  return { ...modes, ...Object.fromEntries(asked) };
}

/**
 * The modes in which a picture of a story is taken. A component's first story gets one at each width, since it shows how
 * the component fills a window. Later stories show another state and get one picture: a piece of the design system wide, a
 * view narrow, where its words wrap. A German picture at 360 px replaces the English one, unless a map of states shows
 * that (`also-en-360`).
 */
export function modesOf({ id, tags }: Story, isFirst: boolean): Record<string, Mode> {
  const visits = visitsOf({ tags });
  const isPiece = /^(ui|foundations)-/.test(id);
  const shown = Object.entries(visits).filter(([name, { moving }]) => {
    if (moving || tags.includes("no-picture")) return false;
    if (name === "de-1280") return isFirst || isPiece;
    if (name !== "en-360" || tags.includes("also-en-360")) return true;
    return !("de-360" in visits) && (isFirst || !isPiece);
  });
  return Object.fromEntries(shown);
}

/** The same modes as Chromatic reads them, and those of the further ones that a story asks it for. */
export function chromaticModes(...names: (keyof typeof further)[]): Record<string, Record<string, string>> {
  const asked = names.map((name): [string, Mode] => [name, further[name]]);
  return Object.fromEntries(
    [...Object.entries<Mode>(modes), ...asked].map(([name, { viewport, globals }]) => [
      name,
      { viewport, motion: "still", ...globals },
    ]),
  );
}
