// The manager brings a React of its own, and makes no use of ours: its elements are made the classic way.
/** @jsxRuntime classic */
import * as React from "react";
import { STORY_CHANGED } from "storybook/internal/core-events";
import { addons, types } from "storybook/manager-api";
import { createVoiceLog, type LogEntry } from "../../src/features/voice/voice.log.ts";
import { voiceEventOnChannel, voicePanelId, voicePanelParameter } from "./call-log.ts";
import { VoicePanel } from "./VoicePanel.tsx";

/** Stages and events of a call as a panel of the book, for stories of the voice mode. */
export function registerVoicePanel(): void {
  addons.register(voicePanelId, (book) => {
    const log = createVoiceLog();
    book.on(voiceEventOnChannel, ({ event, at, late }: LogEntry) => log.add(event, at, late));
    book.on(STORY_CHANGED, log.clear);
    addons.add(voicePanelId, {
      type: types.PANEL,
      title: "Voice call",
      disabled: (parameters) => !parameters?.[voicePanelParameter],
      render: ({ active = false }) => <VoicePanel active={active} log={log} />,
    });
  });
}
