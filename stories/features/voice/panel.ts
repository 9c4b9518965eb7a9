import { addons } from "storybook/preview-api";
import type { VoiceEvent } from "#features/voice/voice.port.ts";
import { voiceEventOnChannel, voicePanelParameter } from "../../../.storybook/voice-panel/call-log.ts";

/** The parameters of a story whose calls can be followed in the book's "Voice call" panel. */
export const withVoicePanel = { [voicePanelParameter]: true };

/** Tells the panel what a voice client has reported; levels, ten a second, are not worth the way. */
export function showInPanel(event: VoiceEvent, at: number, late: boolean): void {
  if (event.type !== "level") addons.getChannel().emit(voiceEventOnChannel, { event, at, late });
}
