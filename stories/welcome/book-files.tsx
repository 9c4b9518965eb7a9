import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { NAVIGATE_URL, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import * as z from "zod/mini";
import { Notice } from "#ui/notice/Notice.tsx";
import { modeOfFile, modes, toolbarOf } from "../../.storybook/modes.ts";
import styles from "./book-files.module.css";

const asked = new Map<string, Promise<unknown>>();

/** Asks once, however many parts of a page need it. */
function read(name: string): Promise<unknown> {
  const answer = asked.get(name) ?? fetch(name).then((file) => file.json());
  asked.set(name, answer);
  return answer;
}

/** A file beside the book's pages: undefined while it is read, null where there is none. */
export function useBookFile<Content>(
  name: string,
  schema: z.ZodMiniType<Content>,
): Content | null | undefined {
  const [content, setContent] = useState<Content | null>();
  useEffect(() => {
    void read(name)
      .then((answer) => schema.parse(answer))
      .catch(() => null)
      .then(setContent);
  }, [name, schema]);
  return content;
}

const indexFile = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      name: z.string(),
      tags: z.array(z.string()),
    }),
  ),
});

export function useStories() {
  const index = useBookFile("index.json", indexFile);
  return Object.values(index?.entries ?? {}).filter(({ type }) => type === "story");
}

/** Written by scripts/book-results.ts; `taken` is null where nothing was run. */
const resultsFile = z.object({
  /** The newest commit in the book, and when it was made. */
  commit: z.string(),
  made: z.string(),
  runs: z.array(
    z.object({
      run: z.string(),
      taken: z.nullable(z.string()),
      /** The commit that it ran on, where the runner says so. */
      of: z.optional(z.string()),
      /** What it was asked for alone, and how much it skipped. */
      leftOut: z.optional(z.string()),
      seconds: z.number(),
      passed: z.number(),
      failed: z.array(z.object({ title: z.string(), why: z.string() })),
    }),
  ),
  /** Whether all tests of a story passed, by its id. */
  stories: z.record(z.string(), z.boolean()),
});

export const useResults = () => useBookFile("results.json", resultsFile);

const when = (time: string) =>
  new Date(time).toLocaleString("en-GB", { timeZone: "Europe/Berlin", timeZoneName: "short" });

/** How much the last runs say, and of what: a part must not read as all. */
export function HowMuchRan() {
  const results = useResults();
  const all = useStories();
  if (!results) return results === null && <NotRun command="npm test" />;
  const ran = all.filter(({ id }) => id in results.stories).length;
  const { commit, made, runs } = results;
  const lines = runs.map(({ run, taken, of, leftOut }) => {
    if (!taken) return `${run}: not run`;
    const isOld = new Date(taken) < new Date(made);
    return [
      `${run}: ${when(taken)}`,
      of && `commit ${of}`,
      leftOut && `only ${leftOut}`,
      isOld && "older than the book",
    ]
      .filter(Boolean)
      .join(", ");
  });
  const isAll = ran === all.length && !/not run|only|older/.test(lines.join());
  return (
    <Site>
      <Notice tone={isAll ? "good" : "danger"} title={`${ran} of ${all.length} stories run`}>
        {[...lines, `The book: ${when(made)}, commit ${commit}`].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    </Site>
  );
}

/** Some rows of a picture of the book. */
export const cropped = z.object({ file: z.string(), width: z.number(), top: z.number(), rows: z.number() });
/** With the modes in which pictures of the story are approved. */
const picturesFile = z.record(z.string(), z.extend(cropped, { modes: z.array(z.string()) }));

/** The approved picture of each story, by its id. */
export const usePictures = () => useBookFile("pictures.json", picturesFile) ?? {};

/** Some rows of a picture, as wide as there is room. */
export function Picture({ of, alt }: { of: z.infer<typeof cropped> | undefined; alt: string }) {
  if (!of) return null;
  const { file, width, top, rows } = of;
  return (
    <span className={styles.picture} style={{ aspectRatio: `${width} / ${rows}`, maxInlineSize: width }}>
      <img src={file} alt={alt} style={{ insetBlockStart: `${(-100 * top) / rows}%` }} />
    </span>
  );
}

/** Instead of a file that this book does not have, what writes it. */
export const NotRun = ({ command }: { command: string }) => (
  <p>
    <strong>Not run:</strong> this book knows nothing of it. <code>{command}</code> changes that.
  </p>
);

/** A part of the page that is made of the site's own pieces. */
export const Site = ({ children }: { children: ReactNode }) => (
  <div className={`sb-unstyled ${styles.site}`}>{children}</div>
);

/** A story of a file: `ui-button--busy` of `ui-button--busy.de-1280.png`. */
export const storyOf = (file: string) => file.slice(0, file.indexOf("."));

/** Leads to an approved picture beside its story, which has its language, theme and width there whatever it pins. */
export function compareAddress(file: string): string {
  const {
    viewport,
    globals: { language, theme },
  } = modeOfFile(file) ?? modes["de-1280"];
  const [story, mode] = file.split(".");
  return `./?path=/docs/compare--docs&story=${story}&world=${mode}&otherWorld=language:${language};theme:${theme}&width=${viewport}`;
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
    if (mode) channel.emit(UPDATE_GLOBALS, { globals: toolbarOf(mode) });
    channel.emit(NAVIGATE_URL, address);
  };
  return (
    <a href={`./${address}`} target="_top" onClick={open}>
      {children}
    </a>
  );
}
