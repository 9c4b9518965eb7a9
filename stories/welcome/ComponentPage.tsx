import { DocsContext, DocsPage, Subheading } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { Ending, RequirementLink, useBookFile } from "./book-files.tsx";

/** Storybook's page of a component, then the requirements that its stories prove. */
export default function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const isCited = ({ id }: { id: string }) => stories.some(({ tags }) => tags.includes(id));
  const proved = useBookFile("requirements.json")?.filter(isCited) ?? [];
  return (
    <>
      <DocsPage />
      {proved.length > 0 && <Subheading>What it proves</Subheading>}
      <ul>
        {proved.map(({ id, text, ok }) => (
          <li key={id}>
            <RequirementLink id={id} /> {text}
            <Ending ok={ok} />
          </li>
        ))}
      </ul>
    </>
  );
}
