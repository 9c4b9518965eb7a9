/** @jsxRuntime classic */
import * as React from "react";
import { AddonPanel, Placeholder } from "storybook/internal/components";
import { useStorybookState } from "storybook/manager-api";
import { styled } from "storybook/theming";
import { Sheet } from "../panel-sheet.ts";

const Text = styled.pre(({ theme }) => ({
  margin: 0,
  font: "inherit",
  fontSize: theme.typography.size.s2,
  lineHeight: 1.6,
  whiteSpace: "pre-wrap",
}));

const languages = { de: "Deutsch", en: "English" } as const;

function Heard({ file, name, language }: { file: string; name: string; language: string }) {
  const [text, setText] = React.useState("");
  React.useEffect(() => {
    let current = true;
    const show = (read: string) => current && setText(read);
    void fetch(file)
      .then((answer) => (answer.ok ? answer.text() : "No text is approved."))
      .then(show, () => show("The text could not be read."));
    return () => {
      current = false;
    };
  }, [file]);
  return (
    <section lang={language} aria-label={name}>
      <strong>{name}</strong>
      <Text>{text}</Text>
    </section>
  );
}

export function HeardPanel({ active }: { active: boolean }) {
  const { storyId = "", index = {} } = useStorybookState();
  const entry = index[storyId];
  const tags = entry?.type === "story" ? entry.tags : [];
  const heard = Object.entries(languages).filter(([language]) => tags.includes(`heard-${language}`));
  return (
    <AddonPanel active={active}>
      {heard.length === 0 ? (
        <Placeholder>
          What is heard of this story is not compared: it has no tag heard-de or heard-en.
        </Placeholder>
      ) : (
        <Sheet>
          {heard.map(([language, name]) => (
            <Heard key={language} language={language} name={name} file={`heard/${storyId}.${language}.txt`} />
          ))}
        </Sheet>
      )}
    </AddonPanel>
  );
}
