import { useEffect, useState } from "react";
import type { StoryIndex } from "storybook/internal/types";
import type { BookFiles } from "../../scripts/book-results.ts";

interface Files extends BookFiles {
  "index.json": StoryIndex;
  "manifests/components.json": { components: Readonly<Record<string, { description?: string }>> };
}
const asked: { [Name in keyof Files]?: Promise<Files[Name] | null> } = {};

/** A file beside the book's pages, asked for once: undefined while it is read, null where there is none. */
export function useBookFile<Name extends keyof Files>(name: Name): Files[Name] | null | undefined {
  const [content, setContent] = useState<Files[Name] | null>();
  useEffect(() => {
    asked[name] ??= fetch(name)
      .then((file) => file.json())
      .catch(() => null);
    void asked[name].then(setContent);
  }, [name]);
  return content;
}

/** The requirements that a story with these tags cites. */
export const useCited = (tags: readonly string[] = []) =>
  (useBookFile("requirements.json") ?? []).filter(({ id }) => tags.includes(id));

/** Seconds to two digits. */
export const short = (seconds: number) =>
  seconds < 0.001 ? "under 1 ms" : `${Number(seconds.toPrecision(2))} s`;

export const when = (time: string) =>
  new Date(time).toLocaleString("en-GB", { timeZone: "Europe/Berlin", timeZoneName: "short" });
