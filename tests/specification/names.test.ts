import { firstMessageControl, fitsRoom, sayMessage, startStages } from "@mainlicht/voice/call";
import { expect, test } from "vitest";
import { heroEmail } from "#app/adapters/hero-email.ts";
import { keepLanguage, storedLanguage } from "#app/language/stored-language.ts";
import { contactFields } from "#features/contact/contact.fields.ts";
import { chatDemoCopy } from "#features/solutions/chat-demo/chat.copy.ts";
import { crmSystems } from "#features/solutions/claims.figures.ts";
import { measureEveryMs, speakingFrom } from "#features/voice/voice.level.ts";
import { languages } from "#shared/copy.ts";
import { barHeights } from "#ui/level-bars/levels.ts";

const stored = (keep: (store: () => Storage) => void) => {
  const kept: string[] = [];
  keep(
    () => ({ setItem: (key: string, value: string) => kept.push(`${key}=${value}`) }) as unknown as Storage,
  );
  return kept.join();
};
const storing = (value: string) => ({ getItem: () => value, setItem: () => undefined });
const namesIn = (things = {}) => Object.keys(things).join(" ");
/** The specification's counts, limits and names, each as it is written there. */
const facts: readonly (readonly [id: string, what: string, is: unknown, specified: unknown])[] = [
  ["LANG-01", "languages", languages, ["de", "en"]],
  ["LANG-01", "local storage", stored((store) => keepLanguage(store, "en")), "language=en"],
  ["LANG-03", "a stored language that is none", storedLanguage(() => storing("fr")), null],
  ["HERO-05", "session storage", stored((store) => heroEmail(store).keep("a@b.de")), "hero-email=a@b.de"],
  ["SOL-04", "CRM systems", crmSystems.length, 6],
  ["DEMO-01", "chat", chatDemoCopy.de.messages.map(({ type }) => type), ["user", "bot", "user", "bot"]],
  ["DEMO-01", "a message", namesIn(chatDemoCopy.en.messages[0]), "id type text timestamp"],
  ["FORM-01", "fields", namesIn(contactFields), "name email service company problem consent"],
  ["VOICE-01", "bars", barHeights(1, 0).length, 12],
  ["VOICE-10", "threshold", speakingFrom, 0.01],
  ["VOICE-10", "interval in ms", measureEveryMs, 100],
  [
    "VOICE-11",
    "stages",
    startStages.join(" "),
    `validation initialization web-call-creation video-call-object-creation mobile-permissions video-call-join ${"video-recording-setup video-recording-started audio-observer-setup audio-processing-setup"}`,
  ],
  [
    "VOICE-15",
    "control",
    firstMessageControl(2),
    { type: "control", control: "say-first-message", videoRecordingStartDelaySeconds: 2 },
  ],
  ["CALL-09", "a message of 4096 characters", fitsRoom(sayMessage("x".repeat(4096))), false],
];

test.each(facts)("[%s] %s", (_, __, is, specified) => expect(is).toEqual(specified));
