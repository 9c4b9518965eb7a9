import type { RoomMessage } from "@mainlicht/voice/call";
import {
  measureEveryMs,
  silenceAfterMs,
  volumeOf,
  watchInterruption,
  watchSpeaking,
} from "#features/voice/voice.level.ts";
import type {
  CallOptions,
  Pace,
  Speaker,
  Steer,
  VoiceCall,
  VoiceEvent,
  VoiceFailure,
  VoicePort,
} from "#features/voice/voice.port.ts";
import type { Clock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { createTimers } from "#shared/timers.ts";
import { abilitiesOf } from "./voice-abilities.ts";
import type { Microphone, OpenMicrophone } from "./voice-microphone.ts";
import type { FindRecognition, Recognition } from "./voice-recognition.ts";
import type { FindVoice, LocalVoice } from "./voice-speech.ts";

export interface SpokenAnswers {
  greeting: string;
  questions: readonly string[];
  answer(question: string): Promise<{ text: string; questions: readonly string[] }>;
}

export interface BuiltInDeps {
  /** What this browser can do, asked before a call (`voice-abilities.ts`). */
  findAbilities: VoicePort["findAbilities"];
  addRecognition?: VoicePort["addRecognition"];
  openMicrophone: OpenMicrophone;
  findVoice: FindVoice;
  findRecognition: FindRecognition;
  /** @returns null when its own code does not come. */
  answers(language: Language): Promise<SpokenAnswers | null>;
  clock: Clock;
  /** Logs for the site's operators that the assistant's code could not be loaded. */
  log(cause: Error): void;
}

/** How long the echo of the assistant's voice can be heard in a room. */
const echoMs = silenceAfterMs / 4;

/** The voice that needs no account: microphone, answers and voice are all on this device. */
export function builtInVoice(deps: BuiltInDeps): VoicePort {
  return {
    provider: null,
    withoutMicrophone: true,
    findAbilities: deps.findAbilities,
    addRecognition: deps.addRecognition,
    preload: () => void deps.answers("de"),
    start(wish) {
      const call = new BuiltInCall(wish, deps);
      void call.begin();
      return call;
    },
  };
}

/** A call on this device. Whoever hears its events may end it at once, so each step asks whether it is over. */
class BuiltInCall implements VoiceCall {
  readonly #wish: CallOptions;
  readonly #deps: BuiltInDeps;
  readonly #over = new AbortController();
  readonly #timers: ReturnType<typeof createTimers<"beat" | "echo">>;
  #microphone: Microphone | null = null;
  #recognition: Recognition | null = null;
  #voice: LocalVoice | null = null;
  /** Known as long as the call is on. */
  #answers: SpokenAnswers | null = null;
  /** The sentence that is being said; aborting it cuts it short. */
  #saying = new AbortController();
  /** While the assistant speaks, and during the echo afterwards, it must not hear itself. */
  #turn: Speaker = "assistant";
  #muted = false;
  #said = "";
  #pace: Pace = 1;
  readonly #interruption = watchInterruption();

  constructor(wish: CallOptions, deps: BuiltInDeps) {
    this.#wish = wish;
    this.#deps = deps;
    this.#timers = createTimers(deps.clock);
  }

  async begin(): Promise<void> {
    const { answers, findRecognition, findVoice, log } = this.#deps;
    const { language, microphone } = this.#wish;
    const [found, voice, recognition] = await Promise.all([
      answers(language),
      findVoice(language),
      microphone ? findRecognition(language) : null,
    ]);
    if (this.#isOver) return;
    if (!found) {
      log(new Error("voice call: The answers of the assistant did not come."));
      this.#finish("notLoaded");
      return;
    }
    this.#voice = voice;
    this.#recognition = recognition;
    // A browser that cannot understand speech needs no microphone.
    if (recognition) await this.#openMicrophone();
    if (this.#isOver) return;
    this.#answers = found;
    this.#measure();
    this.#tell({ type: "reported", name: "call-start" });
    this.#tell({ type: "listening", abilities: abilitiesOf(voice, recognition) });
    void this.#say(found.greeting, found.questions);
  }

  setMuted(on: boolean): void {
    if (!this.#answers) return;
    this.#muted = on;
    this.#microphone?.setMuted(on);
    if (on) this.#recognition?.pause();
    else this.#listen();
  }

  ask(text: string): void {
    this.#saying.abort();
    void this.#answer(text);
  }

  steer(how: Steer): void {
    if (!this.#answers) return;
    if (how === "stop") this.#hush(echoMs);
    else if (how === "repeat") void this.#speak(this.#said);
    else this.#pace = how;
  }

  send(message: RoomMessage): void {
    if (message.type === "say" && this.#answers) void this.#say(message.message);
  }

  end(): void {
    this.#finish(null);
  }

  get #isOver(): boolean {
    return this.#over.signal.aborted;
  }

  #tell(event: VoiceEvent): void {
    if (!this.#isOver) this.#wish.on(event);
  }

  async #openMicrophone(): Promise<void> {
    this.#tell({ type: "microphoneAsked" });
    const opened = await this.#deps.openMicrophone({
      signal: this.#over.signal,
      onReplaced: () => undefined,
      onLost: (failure) => this.#finish(failure),
    });
    if (!opened.ok) this.#finish(opened.failure);
    // The call may have ended while the browser asked.
    else if (this.#isOver) opened.value.stop();
    else {
      this.#microphone = opened.value;
      this.#tell({ type: "microphoneOpened" });
    }
  }

  #measure(): void {
    const speaking = watchSpeaking();
    let spoke = false;
    const beat = () => {
      this.#timers.wait("beat", measureEveryMs, beat);
      const heard = this.#microphone?.level() ?? 0;
      this.#tell({ type: "level", of: "visitor", level: volumeOf(heard) });
      if (this.#turn === "assistant" && this.#interruption.measured(heard, this.#deps.clock.now()))
        this.#hush(0);
      const level = this.#voice?.level() ?? 0;
      this.#tell({ type: "level", of: "assistant", level });
      const on = speaking.measured(level, this.#deps.clock.now());
      if (on !== spoke) {
        this.#tell({ type: "reported", name: on ? "speech-start" : "speech-end" });
        this.#tell({ type: "speaking", on });
      }
      spoke = on;
    };
    beat();
  }

  #caption(from: Speaker, text: string, final: boolean): void {
    this.#tell({ type: "captioned", from, text, final, language: this.#wish.language });
  }

  async #say(text: string, questions?: readonly string[]): Promise<void> {
    this.#said = text;
    if (questions) this.#tell({ type: "offered", questions });
    this.#caption("assistant", text, true);
    await this.#speak(text);
  }

  /** Cuts short what is being said, and says this. */
  async #speak(text: string): Promise<void> {
    this.#turn = "assistant";
    this.#recognition?.pause();
    this.#saying.abort();
    this.#timers.cancel("echo");
    if (this.#isOver) return;
    this.#saying = new AbortController();
    const { signal } = this.#saying;
    this.#interruption.begun(this.#deps.clock.now());
    await this.#voice?.speak(text, signal, () => this.#pace);
    if (!signal.aborted) this.#hush(echoMs);
  }

  /** Says no more, and listens once the echo is over. */
  #hush(echo: number): void {
    this.#saying.abort();
    this.#timers.wait("echo", echo, () => {
      this.#turn = "visitor";
      this.#listen();
    });
  }

  #listen(): void {
    const microphone = this.#microphone;
    if (!microphone || this.#muted || this.#turn === "assistant") return;
    this.#recognition?.listen(
      () => microphone.track,
      (text, final) => {
        this.#caption("visitor", text, final);
        if (final && text.trim()) void this.#answer(text);
      },
    );
  }

  async #answer(question: string): Promise<void> {
    const given = await this.#answers?.answer(question);
    if (given && !this.#isOver) void this.#say(given.text, given.questions);
  }

  /** Frees everything, the microphone first, and says once that the call is over (VOICE-09). */
  #finish(failure: VoiceFailure | null): void {
    if (this.#isOver) return;
    const { on } = this.#wish;
    const hadBegun = this.#answers !== null;
    this.#answers = null;
    this.#microphone?.stop();
    this.#over.abort();
    this.#saying.abort();
    this.#recognition?.stop();
    this.#timers.cancelAll();
    if (hadBegun) {
      const ended = { type: "status-update", status: "ended", endedReason: "customer-ended-call" };
      on({ type: "reported", name: "call-end" });
      on({ type: "reported", name: "message", detail: JSON.stringify(ended) });
    }
    on({ type: "ended", failure });
  }
}
