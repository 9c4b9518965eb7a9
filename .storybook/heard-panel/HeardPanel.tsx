/** @jsxRuntime classic */
import * as React from "react";
import { AddonPanel, Placeholder } from "storybook/internal/components";
import { useStorybookState } from "storybook/manager-api";
import { styled } from "storybook/theming";
import { Sheet } from "../panel-sheet.ts";
import { parseTexts } from "./format.ts";

const Text = styled.pre(({ theme }) => ({
  margin: 0,
  font: "inherit",
  fontSize: theme.typography.size.s2,
  lineHeight: 1.6,
  whiteSpace: "pre-wrap",
}));

const languages = { de: "Deutsch", en: "English" } as const;

async function read(component: string): Promise<string> {
  const answer = await fetch(`heard/${component}.txt`);
  return answer.ok ? answer.text() : "";
}

export function HeardPanel({ active }: { active: boolean }) {
  const { storyId = "" } = useStorybookState();
  const [component = ""] = storyId.split("--");
  const [file, setFile] = React.useState({ component: "", text: "" });
  React.useEffect(() => {
    if (!active || !component) return undefined;
    let current = true;
    void read(component)
      .catch(() => "")
      .then((text) => {
        if (current) setFile({ component, text });
      });
    return () => {
      current = false;
    };
  }, [active, component]);
  const texts = parseTexts(file.component === component ? file.text : "");
  const has = texts.has(`${storyId} de`);
  return (
    <AddonPanel active={active}>
      {has ? (
        <Sheet>
          {Object.entries(languages).map(([language, name]) => (
            <section key={language} lang={language} aria-label={name}>
              <strong>{name}</strong>
              <Text>{texts.get(`${storyId} ${language}`)}</Text>
            </section>
          ))}
        </Sheet>
      ) : (
        <Placeholder>
          Nothing is approved to be heard of this story. Views are listened to; pieces are heard where they
          are used.
        </Placeholder>
      )}
    </AddonPanel>
  );
}
