import { measureEveryMs, silenceAfterMs, volumeOf, watchSpeaking } from "#features/voice/voice.level.ts";
import type { CallWish, VoiceCall, VoicePort } from "#features/voice/voice.port.ts";
import { type StageStatus, type StartStage, startStages } from "#shared/call.ts";
import type { Clock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import type { Microphone, OpenMicrophone } from "./voice-microphone.ts";
import type { FindRecognition, Recognition } from "./voice-recognition.ts";
import type { FindVoice, LocalVoice } from "./voice-speech.ts";

/** What the built-in assistant says. */
export interface SpokenAnswers {
  /** Its first words, and questions to begin with. */
  greeting: string;
  questions: readonly string[];
  answer(question: string): Promise<{ text: string; questions: readonly string[] }>;
}

export interface BuiltInWorld {
  openMicrophone: OpenMicrophone;
  findVoice: FindVoice;
  findRecognition: FindRecognition;
  /** @returns null when its own code does not come. */
  answers(language: Language): Promise<SpokenAnswers | null>;
  clock: Clock;
}

/** The voice that needs no account: microphone, answers and voice are all on this device. */
export function builtInVoice(world: BuiltInWorld): VoicePort {
  return {
    provider: null,
    withoutMicrophone: true,
    preload: () => void world.answers("de"),
    start: (wish) => startCall(wish, world),
  };
}

/** There is no room, no camera and no recording on one device. */
const withoutRoom: readonly StartStage[] = startStages.filter((stage) => stage.startsWith("video-"));

function startCall(wish: CallWish, world: BuiltInWorld): VoiceCall {
  const { clock, findRecognition, findVoice, openMicrophone } = world;
  const { language, on } = wish;
  const over = new AbortController();
  let microphone: Microphone | null = null;
  let recognition: Recognition | null = null;
  let voice: LocalVoice | null = null;
  let answers: SpokenAnswers | null = null;
  let turn = new AbortController();
  let joined = false;
  /** It must not hear itself. */
  let talking = false;

  const stage = (name: StartStage, status: StageStatus, detail?: string) =>
    on({ type: "stage", stage: name, status, ...(detail ? { detail } : {}) });
  const skipped = (name: StartStage) => stage(name, "completed", "not needed");

  /** The last thing that is reported of this call, and once (VOICE-09). */
  function close(failed: Parameters<typeof on>[0] & { type: "ended" }): void {
    if (over.signal.aborted) return;
    over.abort();
    turn.abort();
    recognition?.stop();
    microphone?.stop();
    if (joined) {
      on({ type: "reported", name: "call-end" });
      const ended = { type: "status-update", status: "ended", endedReason: "customer-ended-call" };
      on({ type: "reported", name: "message", detail: JSON.stringify(ended) });
    }
    on(failed);
  }

  function measure(): void {
    const speaking = watchSpeaking();
    let spoke = false;
    const beat = () => {
      if (over.signal.aborted) return;
      clock.after(measureEveryMs, beat);
      on({ type: "level", of: "visitor", level: volumeOf(microphone?.level() ?? 0) });
      const level = voice?.level() ?? 0;
      on({ type: "level", of: "assistant", level });
      const speaks = speaking.measured(level, clock.now());
      if (speaks !== spoke) {
        on({ type: "reported", name: speaks ? "speech-start" : "speech-end" });
        on({ type: "speaking", on: speaks });
      }
      spoke = speaks;
    };
    beat();
  }

  /** Says something, in place of what is being said. */
  async function say(text: string): Promise<void> {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    on({ type: "captioned", from: "assistant", text, final: true, language });
    talking = voice !== null;
    recognition?.pause();
    await voice?.speak(text, signal);
    if (signal.aborted) return;
    // The room still rings with it.
    clock.after(silenceAfterMs / 4, () => {
      if (signal.aborted) return;
      talking = false;
      listen();
    });
  }

  function listen(): void {
    recognition?.listen((text, final) => {
      on({ type: "captioned", from: "visitor", text, final, language });
      if (final && text.trim()) void reply(text);
    });
  }

  async function reply(question: string): Promise<void> {
    const given = await answers?.answer(question);
    if (!given || over.signal.aborted) return;
    on({ type: "offered", questions: given.questions });
    await say(given.text);
  }

  async function run(): Promise<void> {
    skipped("validation");
    stage("initialization", "started");
    stage("mobile-permissions", "started");
    if (wish.microphone) {
      const opened = await openMicrophone({
        signal: over.signal,
        onReplaced: () => undefined,
        onLost: (failure) => close({ type: "ended", failure }),
      });
      if (over.signal.aborted) {
        if (opened.ok) opened.value.stop();
        return;
      }
      if (!opened.ok) {
        stage("mobile-permissions", "failed", opened.failure);
        close({ type: "ended", failure: opened.failure });
        return;
      }
      microphone = opened.value;
    }
    stage("mobile-permissions", "completed");
    on({ type: "microphoneOpened" });
    for (const name of withoutRoom) skipped(name);
    stage("audio-processing-setup", "started");
    const open = microphone;
    const found = await Promise.all([
      world.answers(language),
      findVoice(language),
      open ? findRecognition(language, () => open.track) : null,
    ]);
    if (over.signal.aborted) return;
    [answers, voice, recognition] = found;
    if (!answers) {
      close({ type: "ended", failure: "notLoaded" });
      return;
    }
    stage("audio-processing-setup", "completed");
    stage("audio-observer-setup", "completed");
    stage("initialization", "completed");
    joined = true;
    on({ type: "reported", name: "call-start-success" });
    on({ type: "reported", name: "call-start" });
    const abilities = { microphone: open !== null, hears: recognition !== null, speaks: voice !== null };
    on({ type: "listening", abilities: { ...abilities, types: true } });
    measure();
    on({ type: "offered", questions: answers.questions });
    await say(answers.greeting);
  }

  void run();
  return {
    setMuted(muted) {
      microphone?.setMuted(muted);
      if (muted) recognition?.pause();
      else if (!talking) listen();
    },
    ask: (text) => void reply(text),
    send(message) {
      if (message.type === "say") void say(message.message);
    },
    end: () => close({ type: "ended", failure: null }),
  };
}
