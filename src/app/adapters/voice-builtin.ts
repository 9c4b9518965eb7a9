import { measureEveryMs, volumeOf, watchSpeaking } from "#features/voice/voice.level.ts";
import type { CallOptions, VoiceCall, VoicePort } from "#features/voice/voice.port.ts";
import type { Clock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { runProgram } from "#shared/effects.ts";
import type { RoomMessage } from "#shared/room-message.ts";
import { createTimers } from "#shared/timers.ts";
import { echoMs, type LocalEffect, localStep, notBegun } from "./voice-builtin.call.ts";
import { abilitiesOf } from "./voice-foresee.ts";
import type { Microphone, OpenMicrophone } from "./voice-microphone.ts";
import type { FindRecognition, Recognition } from "./voice-recognition.ts";
import type { FindVoice, LocalVoice } from "./voice-speech.ts";

/** The words of the built-in assistant. */
export interface SpokenAnswers {
  /** Its first words, and questions to begin with. */
  greeting: string;
  questions: readonly string[];
  answer(question: string): Promise<{ text: string; questions: readonly string[] }>;
}

export interface BuiltInDeps {
  /** What this browser can do, asked before a call (`voice-foresee.ts`). */
  foresee: VoicePort["foresee"];
  openMicrophone: OpenMicrophone;
  findVoice: FindVoice;
  findRecognition: FindRecognition;
  /** @returns null when its own code does not come. */
  answers(language: Language): Promise<SpokenAnswers | null>;
  clock: Clock;
  /** Logs for the site's operators that the assistant's code could not be loaded. */
  log(cause: Error): void;
}

/** The voice that needs no account: microphone, answers and voice are all on this device. */
export function builtInVoice(deps: BuiltInDeps): VoicePort {
  return {
    provider: null,
    withoutMicrophone: true,
    foresee: deps.foresee,
    preload: () => void deps.answers("de"),
    start(wish) {
      const call = new BuiltInCall(wish, deps);
      call.begin();
      return call;
    },
  };
}

/** Does what the machine of a call on this device asks for, and holds what has to be freed. */
class BuiltInCall implements VoiceCall {
  readonly #wish: CallOptions;
  readonly #deps: BuiltInDeps;
  readonly #over = new AbortController();
  readonly #timers: ReturnType<typeof createTimers<"beat" | "echo">>;
  readonly #program = runProgram(localStep, notBegun, (effect: LocalEffect) => this.#perform(effect));
  #microphone: Microphone | null = null;
  #recognition: Recognition | null = null;
  #voice: LocalVoice | null = null;
  #answers: SpokenAnswers | null = null;
  /** The sentence that is being said; aborting it cuts it short. */
  #saying = new AbortController();

  constructor(wish: CallOptions, deps: BuiltInDeps) {
    this.#wish = wish;
    this.#deps = deps;
    this.#timers = createTimers(deps.clock);
  }

  begin(): void {
    this.#program.send({ type: "begun" });
  }

  setMuted(on: boolean): void {
    this.#program.send({ type: "muted", on });
  }

  ask(text: string): void {
    this.#program.send({ type: "asked", text });
  }

  send(message: RoomMessage): void {
    if (message.type === "say") this.#program.send({ type: "told", text: message.message });
  }

  end(): void {
    this.#program.send({ type: "hungUp" });
  }

  #perform(effect: LocalEffect): void {
    switch (effect.do) {
      case "tell":
        this.#wish.on(effect.event);
        break;
      case "caption":
        this.#caption(effect);
        break;
      case "prepare":
        void this.#prepare();
        break;
      case "openMicrophone":
        void this.#openMicrophone();
        break;
      case "measure":
        this.#measure();
        break;
      case "speak":
        void this.#speak(effect.text);
        break;
      case "waitForEcho":
        this.#timers.wait("echo", echoMs, () => this.#program.send({ type: "echoFaded" }));
        break;
      case "listen":
        this.#listen();
        break;
      case "stopListening":
        this.#recognition?.pause();
        break;
      case "answer":
        void this.#answer(effect.text);
        break;
      case "mute":
        this.#microphone?.setMuted(effect.on);
        break;
      case "log":
        this.#deps.log(new Error(`voice call: ${effect.text}`));
        break;
      case "free":
        this.#free();
        break;
    }
  }

  #caption({ from, text, final }: Extract<LocalEffect, { do: "caption" }>): void {
    const { language, on } = this.#wish;
    on({ type: "captioned", from, text, final, language });
  }

  async #prepare(): Promise<void> {
    const { answers, findRecognition, findVoice } = this.#deps;
    const { language, microphone } = this.#wish;
    const found = await Promise.all([
      answers(language),
      findVoice(language),
      microphone ? findRecognition(language) : null,
    ]);
    [this.#answers, this.#voice, this.#recognition] = found;
    if (!this.#answers) {
      this.#program.send({ type: "notPrepared", cause: "The answers of the assistant did not come." });
      return;
    }
    this.#program.send({
      type: "prepared",
      opening: this.#answers,
      abilities: abilitiesOf(this.#voice, this.#recognition),
    });
  }

  async #openMicrophone(): Promise<void> {
    const opened = await this.#deps.openMicrophone({
      signal: this.#over.signal,
      onReplaced: () => undefined,
      onLost: (failure) => this.#program.send({ type: "microphoneFailed", failure }),
    });
    if (opened.ok) this.#microphone = opened.value;
    this.#program.send(
      opened.ok ? { type: "microphoneOpened" } : { type: "microphoneFailed", failure: opened.failure },
    );
  }

  /** Reports how loud both sides are, ten times a second, until the call ends. */
  #measure(): void {
    const { clock } = this.#deps;
    const { on } = this.#wish;
    const speaking = watchSpeaking();
    let spoke = false;
    const beat = () => {
      this.#timers.wait("beat", measureEveryMs, beat);
      on({ type: "level", of: "visitor", level: volumeOf(this.#microphone?.level() ?? 0) });
      const level = this.#voice?.level() ?? 0;
      on({ type: "level", of: "assistant", level });
      const speaks = speaking.measured(level, clock.now());
      if (speaks !== spoke) this.#program.send({ type: "spoke", on: speaks });
      spoke = speaks;
    };
    beat();
  }

  #listen(): void {
    const microphone = this.#microphone;
    if (!microphone) return;
    this.#recognition?.listen(
      () => microphone.track,
      (text, final) => this.#program.send({ type: "heard", text, final }),
    );
  }

  async #speak(text: string): Promise<void> {
    this.#saying.abort();
    this.#timers.cancel("echo");
    this.#saying = new AbortController();
    const { signal } = this.#saying;
    await this.#voice?.speak(text, signal);
    if (!signal.aborted) this.#program.send({ type: "said" });
  }

  async #answer(question: string): Promise<void> {
    const given = await this.#answers?.answer(question);
    if (given) this.#program.send({ type: "answered", ...given });
  }

  #free(): void {
    this.#microphone?.stop();
    this.#over.abort();
    this.#saying.abort();
    this.#recognition?.stop();
    this.#timers.cancelAll();
  }
}
