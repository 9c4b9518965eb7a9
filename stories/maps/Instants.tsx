import { isStory } from "storybook/internal/csf";
import { addressIn } from "./addresses.ts";
import { Strip } from "./StateMap.tsx";

/** Every story of a file, in the order of the file. */
export function Instants({ title, file }: { title: string; file: Readonly<Record<string, unknown>> }) {
  const stories = Object.fromEntries(Object.entries(file).filter(([, story]) => isStory(story)));
  return <Strip title={title} stories={stories} idOf={addressIn([file])} />;
}
