import { useState } from "react";
import { SelectField } from "#ui/field/SelectField.tsx";
import { HowMuchRan, labelOf, Site, StoryLink, useStories } from "./book-files.tsx";

const texts = import.meta.glob<string>("../../tests/visual/heard/approved/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every approved text, or those of a component, by the story and the language that it is heard in. */
export function Heard() {
  const [shown, setShown] = useState("");
  const labels = new Map(useStories().map((story) => [story.id, labelOf(story)]));
  const all = Object.entries(texts).map(([path, text]) => {
    const file = path.slice(path.lastIndexOf("/") + 1);
    const [story = "", language = ""] = file.split(".");
    const label = labels.get(story) ?? story;
    return { file, story, language, label, component: label.replace(/:.*/, ""), text };
  });
  const options = [...new Set(all.map(({ component }) => component))].map((value) => ({
    value,
    label: value,
  }));
  const field = { name: "shown", label: "Shown", placeholder: "All", options, value: shown };
  return (
    <>
      <HowMuchRan />
      <Site>
        <SelectField {...field} onChange={({ target }) => setShown(target.value)} />
      </Site>
      {all
        .filter(({ component }) => !shown || component === shown)
        .map(({ file, story, language, label, text }) => (
          <section key={file} aria-labelledby={file}>
            <h2 id={file}>
              <StoryLink id={story} file={file}>
                {`${label}, in ${language === "de" ? "German" : "English"}`}
              </StoryLink>
            </h2>
            <pre lang={language} style={{ whiteSpace: "pre-wrap" }}>
              {text}
            </pre>
          </section>
        ))}
    </>
  );
}
