import { builtInChat } from "#app/adapters/chat-builtin.ts";
import { detectAbilities } from "#app/adapters/voice-abilities.ts";
import { spokenAnswers } from "#app/adapters/voice-answers.ts";
import { builtInVoice } from "#app/adapters/voice-builtin.ts";
import { providerVoice } from "#app/adapters/voice-provider.ts";
import { abilities, politeCall, scriptedVoice } from "#stories/features/voice/scripted-voice.ts";
import { flushPromises, manualClock } from "../support/manual-clock.ts";
import { answersHere } from "../unit/chat/answers-here.ts";
import { FakeVendor, fakeMicrophone, fakePage, fakeShipped } from "../unit/voice/fakes.ts";
import { voicePortCases } from "./voice-port.cases.ts";

const nothing = () => undefined;

voicePortCases("the book's fake", () => {
  const clock = manualClock();
  const port = scriptedVoice(clock, {
    ...politeCall,
    steps: [
      { afterMs: 1, event: { type: "microphoneOpened" } },
      { afterMs: 2, event: { type: "listening", abilities } },
    ],
  });
  return { port, open: () => port.open, begin: async () => clock.advance(5) };
});

voicePortCases("the built-in voice", () => {
  const microphone = fakeMicrophone();
  const chat = builtInChat(answersHere);
  const found = {
    findVoice: async () => null,
    findRecognition: async () => ({ listen: nothing, pause: nothing, stop: nothing }),
  };
  const port = builtInVoice({
    ...found,
    findAbilities: detectAbilities(found),
    openMicrophone: microphone.openMicrophone,
    answers: spokenAnswers(chat, "Lumi"),
    clock: manualClock(),
    log: nothing,
  });
  return { port, open: () => microphone.open, begin: flushPromises };
});

voicePortCases("the provider's calls, its client stood in for", () => {
  const microphone = fakeMicrophone();
  FakeVendor.made = [];
  const port = providerVoice(
    { publicKey: "pk", assistantId: "asst", apiBase: "" },
    {
      load: async () => fakeShipped,
      openMicrophone: microphone.openMicrophone,
      clock: manualClock(),
      isOnline: () => true,
      page: fakePage(),
      log: nothing,
    },
  );
  const begin = async () => {
    await flushPromises();
    FakeVendor.made.at(-1)?.settleStart({});
    await flushPromises();
    FakeVendor.made.at(-1)?.emit("call-start");
  };
  return { port, open: () => microphone.open, begin };
});
