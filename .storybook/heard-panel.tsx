/** @jsxRuntime classic */
import * as React from "react";
import { AddonPanel, Placeholder } from "storybook/internal/components";
import { addons, types, useStorybookState } from "storybook/manager-api";
import { styled } from "storybook/theming";

const Text = styled.section(({ theme }) => ({
  padding: "1rem",
  fontSize: theme.typography.size.s2,
  lineHeight: 1.6,
  pre: { margin: 0, font: "inherit", whiteSpace: "pre-wrap" },
}));

const languages = { de: "Deutsch", en: "English" };

function Heard({ file, name, language }: { file: string; name: string; language: string }) {
  const [text, setText] = React.useState("");
  React.useEffect(() => {
    void fetch(file)
      .then((answer) => (answer.ok ? answer.text() : "No text is approved."))
      .catch(() => "The text could not be read.")
      .then(setText);
  }, [file]);
  return (
    <Text lang={language} aria-label={name}>
      <strong>{name}</strong>
      <pre>{text}</pre>
    </Text>
  );
}

function Panel() {
  const { storyId = "", index = {} } = useStorybookState();
  const tags = index[storyId]?.tags ?? [];
  const heard = Object.entries(languages).filter(([language]) => tags.includes(`heard-${language}`));
  if (heard.length === 0) {
    return <Placeholder>It is not compared: the story has no tag heard-de or heard-en.</Placeholder>;
  }
  return heard.map(([language, name]) => {
    const file = `heard/${storyId}.${language}.txt`;
    return <Heard key={file} language={language} name={name} file={file} />;
  });
}

/** What a screen reader says on walking through the story, as approved, in both languages. */
export function registerHeardPanel(): void {
  addons.register("mainlicht/heard", () => {
    addons.add("mainlicht/heard", {
      type: types.PANEL,
      title: "Heard",
      render: ({ active = false }) => (
        <AddonPanel active={active}>
          <Panel />
        </AddonPanel>
      ),
    });
  });
}
