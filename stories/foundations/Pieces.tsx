import { AnchorMdx, Markdown } from "@storybook/addon-docs/blocks";
import * as z from "zod/mini";
import styles from "../welcome/book-files.module.css";
import { Picture, useBookFile, usePictures, useStories } from "../welcome/book-files.tsx";

/** Written by Storybook, from the sources. */
const manifest = z.object({
  components: z.record(z.string(), z.object({ id: z.string(), description: z.optional(z.string()) })),
});

/** Every piece of the design system with a picture and what it is for. */
export function Pieces() {
  const { components } = useBookFile("manifests/components.json", manifest) ?? { components: {} };
  const pictures = usePictures();
  const stories = useStories();
  const pieces = Object.values(components).filter(({ id }) => id.startsWith("ui-"));
  return (
    <ul className={styles.cards}>
      {pieces.map(({ id, description = "" }) => {
        const own = stories.filter((story) => story.id.startsWith(`${id}--`));
        const pictured = own.find((story) => story.id in pictures);
        return (
          <li key={id}>
            <AnchorMdx href={`?path=/docs/${id}--docs`} target="_self">
              <Picture of={pictures[pictured?.id ?? ""]} alt="" />
              {own[0]?.title.replace("ui/", "")}
            </AnchorMdx>
            <Markdown>{description}</Markdown>
          </li>
        );
      })}
    </ul>
  );
}
