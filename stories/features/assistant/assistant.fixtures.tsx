import { useMemo } from "react";
import { fn } from "storybook/test";
import { AssistantSection, type AssistantSectionProps } from "#features/assistant/AssistantSection.tsx";
import { createAssistantController } from "#features/assistant/assistant.controller.ts";
import type { Mode } from "#features/assistant/assistant.machine.ts";
import type { ViewProps } from "#features/assistant/Deferred.tsx";
import { AbilitiesHint } from "#features/voice/AbilitiesHint.tsx";

export const persona = "Lumi";
export const email = "hallo@mainlicht.example";
export const contactHref = "#contact";

/** Stand-ins for chat and call, which have their own pages. */
export const TextView = ({ instead }: ViewProps) => (
  <div style={{ padding: "var(--space-5)" }}>
    {instead}
    <p>
      <button type="button">Text</button>
    </p>
  </div>
);
export const VoiceView = () => (
  <p style={{ padding: "var(--space-5)" }}>
    <button type="button">Call</button>
  </p>
);

export const views: AssistantSectionProps["views"] = {
  answers: "prepared",
  text: async () => TextView,
  voice: async () => VoiceView,
  ask: fn(),
  questions: { de: ["Was kostet das?"], en: ["How much does it cost?"] },
  speakHint: null,
};

export const neither = async () => () => <AbilitiesHint findAbilities={writtenOnly} />;
const writtenOnly = async () => ({ questions: "written", answers: "written" }) as const;

export interface WholeWidgetProps extends Omit<AssistantSectionProps, "controller"> {
  /** Where it begins; shut when not said. `instead`: speaking was chosen, and is missing. */
  start?: Mode | "instead";
}

export function WholeWidget({ start, ...props }: WholeWidgetProps) {
  const controller = useMemo(() => {
    const made = createAssistantController();
    if (start) made.toggle();
    if (start) made.choose(start === "instead" ? "voice" : start);
    if (start === "instead") made.writeInstead();
    return made;
  }, [start]);
  return (
    <main
      style={{ display: "grid", justifyItems: "start", alignContent: "space-between", minBlockSize: "90dvh" }}
    >
      <a href="#services">Mainlicht</a>
      <a href="#contact">Lumi</a>
      <AssistantSection {...props} controller={controller} />
    </main>
  );
}
