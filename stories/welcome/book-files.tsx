import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { type ReactNode, useEffect, useState } from "react";
import * as z from "zod/mini";
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
      passed: z.number(),
      failed: z.array(z.object({ title: z.string(), why: z.string() })),
    }),
  ),
});

export const useResults = () => useBookFile("results.json", resultsFile);

/** Some rows of a picture of the book. */
export const cropped = z.object({
  file: z.string(),
  width: z.number(),
  from: z.number(),
  rows: z.number(),
});
const picturesFile = z.record(z.string(), cropped);

/** The approved picture of each story, by its id. */
export const usePictures = () => useBookFile("pictures.json", picturesFile) ?? {};

/** Some rows of a picture, as wide as there is room. */
export function Picture({ of, alt }: { of: z.infer<typeof cropped> | undefined; alt: string }) {
  if (!of) return null;
  const { file, width, from, rows } = of;
  return (
    <span className={styles.picture} style={{ aspectRatio: `${width} / ${rows}`, maxInlineSize: width }}>
      <img src={file} alt={alt} loading="lazy" style={{ insetBlockStart: `${(-100 * from) / rows}%` }} />
    </span>
  );
}

/** A part of the page that is made of the site's own pieces. */
export const Site = ({ children }: { children: ReactNode }) => (
  <div className={`sb-unstyled ${styles.site}`}>{children}</div>
);

export function StoryLink({ id, children = id }: { id: string; children?: ReactNode }) {
  return (
    <AnchorMdx href={`?path=/story/${id}`} target="_self">
      {children}
    </AnchorMdx>
  );
}
