import { Fragment } from "react";
import { labelOf, StoryLink, useStories } from "./book-files.tsx";

const texts = import.meta.glob<string>("../../tests/visual/heard/approved/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every approved text, by the story and the language that it is heard in. */
export function Heard() {
  const labels = new Map(useStories().map((story) => [story.id, labelOf(story)]));
  return Object.entries(texts).map(([path, text]) => {
    const file = path.slice(path.lastIndexOf("/") + 1);
    const [story = "", language] = file.split(".");
    return (
      <Fragment key={file}>
        <h2>
          <StoryLink id={story} file={file}>
            {`${labels.get(story) ?? story}, in ${language === "de" ? "German" : "English"}`}
          </StoryLink>
        </h2>
        <pre lang={language} style={{ whiteSpace: "pre-wrap" }}>
          {text}
        </pre>
      </Fragment>
    );
  });
}
