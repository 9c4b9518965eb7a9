import { type MouseEvent, type ReactNode, useLayoutEffect } from "react";
import { NAVIGATE_URL, SET_CURRENT_STORY, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { Notice } from "#ui/notice/Notice.tsx";
import { modeOfFile, modes, toolbarOf } from "../../.storybook/modes.ts";
import type { BookFiles, Crop } from "../../scripts/book-results.ts";
import styles from "./book-files.module.css";
import { useBookFile, when } from "./use-book-file.ts";

export function useStories() {
  const index = useBookFile("index.json");
  return Object.values(index?.entries ?? {}).filter(({ type }) => type === "story");
}

/** A story as lists say it: "Button: Busy". */
export const labelOf = ({ title, name }: { title: string; name: string }) =>
  `${title.split("/").at(-1)}: ${name}`;

/** The place on this page that the address names. Storybook writes what the toolbar says behind it. */
export const placeAsked = () => parent.location.hash.replace(/^#|&.*/g, "");

export type Run = BookFiles["results.json"]["runs"][number];

/** Why a run does not speak for this book, or not for all of it; empty where it does. */
export function reserveOf({ taken, leftOut = "", behind }: Run): string {
  if (!taken) return "not run";
  if (leftOut.startsWith("only")) return "in part";
  if (behind < 0) return "of another commit";
  return ["", "one commit before this book"][behind] ?? `${behind} commits before this book`;
}

/** How much the last runs say, and of what: a part must not read as all, and what is only older not as a failure. */
export function HowMuchRan() {
  const results = useBookFile("results.json");
  const all = useStories();
  if (!results) return results === null && <NotRun command="npm test" />;
  const ran = all.filter(({ id }) => id in results.stories).length;
  const { commit, made, isChanged, runs } = results;
  const notPassed = runs.flatMap(({ failed }) => failed);
  // A picture that differs is a question, not a fault.
  const differing = notPassed.filter(({ isToJudge }) => isToJudge).length;
  const failures = notPassed.length - differing;
  const reserves = [...new Set(runs.map(reserveOf))].filter(Boolean).map((reserve) => {
    const such = runs.filter((run) => reserveOf(run) === reserve).map(({ run }) => run);
    return such.length === runs.length ? reserve : `${reserve} (${such.join(", ")})`;
  });
  const isAll = ran === all.length;
  const isWell = isAll && failures === 0;
  const howMany = `${isAll ? "All" : `${ran} of`} ${all.length} stories run`;
  const failed = failures > 0 && `tests that failed: ${failures}`;
  const toJudge = differing > 0 && `tests with changes to judge: ${differing}`;
  const title = [howMany, failed, toJudge, ...reserves].filter(Boolean).join(", ");
  const tone =
    isWell && !toJudge && reserves.length === 0 && !isChanged ? "good" : isWell ? "info" : "danger";
  return (
    <Site>
      <Notice tone={tone} title={title}>
        <p>
          The book: commit {commit} of {when(made)}
          {isChanged && ", and changes that are in no commit yet"}
        </p>
        {failures > 0 && (
          <a href="./?path=/docs/results--docs" target="_top">
            What failed
          </a>
        )}
      </Notice>
    </Site>
  );
}

/** The approved picture of each story, by its id. */
export const usePictures = () => useBookFile("pictures.json") ?? {};

/** A part of a picture, as wide as there is room. */
export function Picture({ of, alt }: { of: Crop | undefined; alt: string }) {
  if (!of) return null;
  const { file, width, top, rows, left = 0, columns = width } = of;
  const place = {
    insetBlockStart: `${(-100 * top) / rows}%`,
    insetInlineStart: `${(-100 * left) / columns}%`,
    inlineSize: `${(100 * width) / columns}%`,
    maxInlineSize: "none",
  };
  return (
    <span className={styles.picture} style={{ aspectRatio: `${columns} / ${rows}`, inlineSize: columns }}>
      <img src={file} alt={alt} style={place} />
    </span>
  );
}

/** Instead of a file that this book does not have, what writes it. */
export const NotRun = ({ command }: { command: string }) => (
  <p>
    <strong>Not run:</strong> this book knows nothing of it. <code>{command}</code> changes that.
  </p>
);

/** A part of the page that is made of the site's own pieces; at hand, it stays on the screen as long as its section does. */
export function Site({ isAtHand = false, children }: { isAtHand?: boolean; children: ReactNode }) {
  // By day, as the page round it is.
  useLayoutEffect(() => void Object.assign(document.documentElement.dataset, { theme: "light" }), []);
  return <div className={`sb-unstyled ${styles.site} ${isAtHand ? styles.atHand : ""}`}>{children}</div>;
}

/** Leads to a place of an approved picture beside its story, which has its language, theme and width there. */
export function compareAddress(file: string, at = 0): string {
  const [story = "", world = ""] = file.split(".");
  const { viewport: width, globals } = modeOfFile(file) ?? modes["de-1280"];
  const otherWorld = `language:${globals.language};theme:${globals.theme}`;
  return `./?path=/docs/compare--docs&${new URLSearchParams({ story, world, otherWorld, width, top: String(at) })}`;
}

interface StoryLinkProps {
  id: string;
  /** The approved file that is shown here: the story opens in its language, width and theme. */
  file?: string | undefined;
  children?: ReactNode;
}

/** Leads to a story within the book, or in a tab of its own where that is asked for. */
export function StoryLink({ id, file = "", children = id }: StoryLinkProps) {
  const address = `?path=/story/${id}`;
  const mode = modeOfFile(file);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const channel = addons.getChannel();
    // Told before, the page that is left would keep it in its address.
    if (mode)
      channel.once(SET_CURRENT_STORY, () => channel.emit(UPDATE_GLOBALS, { globals: toolbarOf(mode) }));
    channel.emit(NAVIGATE_URL, address);
  };
  return (
    <a href={`./${address}`} target="_top" onClick={open}>
      {children}
    </a>
  );
}
