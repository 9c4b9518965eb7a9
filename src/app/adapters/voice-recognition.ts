import type { Language } from "#shared/copy.ts";

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

interface OnDevice {
  langs: string[];
  processLocally: true;
}

export interface RecogniserClass {
  new (): Recogniser;
  /** Missing where nothing works on the device. */
  available?(wish: OnDevice): Promise<string>;
  /** Fetches a language from the browser's maker. */
  install?(wish: OnDevice): Promise<boolean>;
}

const regions: Record<Language, string> = { de: "de-DE", en: "en-US" };

const onDevice = (language: Language): OnDevice => ({ langs: [regions[language]], processLocally: true });
const availabilityOf = (found: RecogniserClass | undefined, language: Language) =>
  found?.available?.(onDevice(language)).catch(() => "unavailable");

/** Speech recognition that is not on the device, and that the browser fetches when it is told to. */
export interface AddRecognition {
  isOffered(language: Language): Promise<boolean>;
  /** @returns whether it is there now; a download can take minutes. */
  add(language: Language): Promise<boolean>;
}

/** What the browser's maker delivers for the recognition of speech on the device. */
export function browserAddition(found: RecogniserClass | undefined): AddRecognition {
  return {
    isOffered: async (language) =>
      Boolean(found?.install) && (await availabilityOf(found, language)) === "downloadable",
    add: async (language) => (await found?.install?.(onDevice(language)).catch(() => false)) ?? false,
  };
}

/** Speech recognition where it works on the device, and nowhere else. */
export function browserRecognition(found: RecogniserClass | undefined): FindRecognition {
  return async (language) => {
    if (!found || (await availabilityOf(found, language)) !== "available") return null;

    const recogniser = new found();
    const lang = regions[language];
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

function pageRecogniser(): RecogniserClass | undefined {
  const found: unknown = Reflect.get(window, "SpeechRecognition");
  return isClass(found) ? found : undefined;
}

/** The recognition of the page that this runs on, and what could be added to it. */
export const pageRecognition = () => browserRecognition(pageRecogniser());
export const pageAddition = () => browserAddition(pageRecogniser());

function isClass(found: unknown): found is RecogniserClass {
  return typeof found === "function";
}
