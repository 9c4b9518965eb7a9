import type { Language } from "#shared/copy.ts";

/** Understands speech on this device. */
export interface Recognition {
  /**
   * Says what it heard; more than once for one sentence, until it is final.
   * @param track what is listened to: asked for anew whenever the browser's recogniser begins again.
   */
  listen(track: () => MediaStreamTrack, on: (text: string, final: boolean) => void): void;
  /** Stops listening while the assistant speaks, so that it does not hear itself. */
  pause(): void;
  stop(): void;
}

/** @returns null where the browser would have to send the visitor's voice to somebody. */
export type FindRecognition = (language: Language) => Promise<Recognition | null>;

interface Heard {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
  readonly resultIndex: number;
}

/** The browser's recogniser, as far as it is used here; the newest part of it is in no library of types yet. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  onresult: ((heard: Heard) => void) | null;
  onend: (() => void) | null;
  start(track: MediaStreamTrack): void;
  abort(): void;
}

export interface RecogniserClass {
  new (): Recogniser;
  /** Missing where nothing works on the device. */
  available?(wish: { langs: string[]; processLocally: true }): Promise<string>;
}

const regions: Record<Language, string> = { de: "de-DE", en: "en-US" };

/** Speech recognition where it works on the device, and nowhere else. */
export function browserRecognition(found: RecogniserClass | undefined): FindRecognition {
  return async (language) => {
    const lang = regions[language];
    const wish = { langs: [lang], processLocally: true as const };
    const answer = await found?.available?.(wish).catch(() => "unavailable");
    if (!found || answer !== "available") return null;

    const recogniser = new found();
    Object.assign(recogniser, { lang, continuous: true, interimResults: true, processLocally: true });
    return recognitionOf(recogniser);
  };
}

/** Keeps a recogniser listening: the browser ends it after each pause in speech. */
function recognitionOf(recogniser: Recogniser): Recognition {
  let wanted: (() => MediaStreamTrack) | null = null;
  const begin = () => {
    try {
      if (wanted) recogniser.start(wanted());
    } catch {
      // The recogniser throws when it runs already.
    }
  };
  recogniser.onend = begin;
  return {
    listen(track, on) {
      wanted = track;
      recogniser.onresult = ({ results, resultIndex }) => {
        for (const result of Array.from(results).slice(resultIndex)) {
          on(result[0]?.transcript ?? "", result.isFinal);
        }
      };
      begin();
    },
    pause() {
      wanted = null;
      recogniser.abort();
    },
    stop() {
      wanted = null;
      recogniser.onresult = null;
      recogniser.onend = null;
      recogniser.abort();
    },
  };
}

/** The recognition of the page that this runs on. */
export function pageRecognition(): FindRecognition {
  const found: unknown = Reflect.get(window, "SpeechRecognition");
  return browserRecognition(isClass(found) ? found : undefined);
}

function isClass(found: unknown): found is RecogniserClass {
  return typeof found === "function";
}
