/** @jsxRuntime classic */
import * as React from "react";
import { AddonPanel, Link } from "storybook/internal/components";
import { useStorybookState } from "storybook/manager-api";
import { short, useBookFile, useCited, when } from "./use-book-file.ts";

/** How the story that is open ended in the last run, the requirements that it cites, and what is heard of it. */
export function StoryProof({ active }: { active: boolean }) {
  const { storyId, index } = useStorybookState();
  const { runs = [], stories = {}, heard = [] } = useBookFile("results.json") ?? {};
  const { of, taken } = runs.find(({ run }) => run === "visual") ?? {};
  const ended = stories[storyId];
  const texts = heard.filter((file) => file.startsWith(`${storyId}.`));
  const cited = useCited(index?.[storyId]?.tags);
  return (
    <AddonPanel active={active}>
      <div style={{ padding: "1rem", lineHeight: 1.6 }}>
        <p>
          <b>{ended ? (ended.ok ? "Passed" : "Failed") : "Not run"}</b>
          {ended &&
            ` in ${ended.modes.join(", ")}, ${short(ended.seconds)}, of commit ${of}, ${when(taken ?? "")}`}
          . <Link href="?path=/docs/results--docs#visual">Results</Link>
        </p>
        {cited.length === 0 && <p>It cites no requirement.</p>}
        {cited.map(({ id, text, state }) => (
          <p key={id}>
            <Link href={`?path=/docs/requirements--docs#${id}`}>{id}</Link>{" "}
            {`${text.replaceAll("`", "")} – ${state}`}
          </p>
        ))}
        {texts.map((file) => (
          <p key={file}>
            <Link href={`?path=/docs/heard--docs#${file}`}>What a screen reader says of it</Link>
          </p>
        ))}
      </div>
    </AddonPanel>
  );
}
