import { DocsContext, DocsPage, Markdown } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { useCited } from "./use-book-file.ts";

/** Storybook's page of a component, then the requirements that its stories prove. */
export default function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const proved = useCited(stories.flatMap(({ tags }) => tags)).map(
    ({ id, text, state }) => `- [${id}](?path=/docs/requirements--docs#${id}) ${text} – ${state}`,
  );
  return (
    <>
      <DocsPage />
      {proved.length > 0 && <Markdown>{["### What it proves", ...proved].join("\n")}</Markdown>}
    </>
  );
}
