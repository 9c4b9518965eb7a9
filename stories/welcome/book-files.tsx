import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import * as z from "zod/mini";

/** A file beside the book's pages: undefined while it is read, null where there is none. */
export function useBookFile<Content>(
  name: string,
  schema: z.ZodMiniType<Content>,
): Content | null | undefined {
  const [content, setContent] = useState<Content | null>();
  useEffect(() => {
    void fetch(name)
      .then(async (answer) => schema.parse(await answer.json()))
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
const resultsFile = z.array(
  z.object({
    run: z.string(),
    taken: z.nullable(z.string()),
    passed: z.number(),
    failed: z.array(z.string()),
  }),
);

export const useResults = () => useBookFile("results.json", resultsFile);

export function StoryLink({ id }: { id: string }) {
  return (
    <AnchorMdx href={`?path=/story/${id}`} target="_self">
      {id}
    </AnchorMdx>
  );
}
