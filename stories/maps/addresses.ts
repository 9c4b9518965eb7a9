import { isStory, storyNameFromExport, toId } from "storybook/internal/csf";

/** A stories file, as `import * as` gives it. */
type Module = Record<string, unknown>;

/** Under which address the book has a story of these files. */
export function addressIn(modules: readonly Module[]): (story: unknown) => string {
  const known = new Map<unknown, string>();
  for (const module of modules) {
    for (const [name, story] of Object.entries(module)) {
      if (isStory(story)) known.set(story, toId(String(story.meta.input.title), storyNameFromExport(name)));
    }
  }
  return (story) => {
    const id = known.get(story);
    if (!id) throw new Error("A state is proved by something that is no story of the files beside it.");
    return id;
  };
}
