import type { Answer, Care, InLanguage, Noted, Order, Said, Source } from "@mainlicht/assistant";
import type { Language } from "#shared/copy.ts";
import type { Result } from "#shared/result.ts";

export type { Answer, Care, Noted, Order, Said, Source };

/** Why there is no chat (CHAT-02). */
export type ChatFailure =
  /** The code that answers could not be fetched. */
  | "notLoaded"
  /** It came and did not show itself where it should. */
  | "notRendered"
  /** It took longer than anybody waits. */
  | "timedOut";

/** Who answers in a window of their own, on somebody else's server. */
export interface ThirdParty {
  name: string;
  /** The host that the browser would call. */
  host: string;
}

/** A chat that draws itself into the place it was given. */
export interface EmbeddedChat {
  kind: "embedded";
  close(): void;
}

/** A chat whose messages are drawn by us. */
export interface Conversation {
  kind: "conversation";
  /** Questions that are worth asking. */
  suggestions(language: Language): readonly string[];
  /** The visitor writes: what answers makes ready. Can be called with each letter. */
  prepare(): void;
  /**
   * @param language the page's.
   * @returns the answer in the language of the question; a failure means that the question can be repeated.
   */
  ask(question: string, language: Language, signal: AbortSignal): Promise<Result<Said & InLanguage, "lost">>;
  close(): void;
}

export type OpenChat = EmbeddedChat | Conversation;

/** The outside services that the text mode needs. */
export interface ChatPort {
  /** Named to the visitor, who has to agree, before anything of theirs is fetched; null when nobody is asked. */
  readonly thirdParty: ThirdParty | null;
  /**
   * Opens a chat.
   * @param container where an embedded chat may draw.
   * @param signal ends the attempt: what arrives later must not show itself.
   * @param language the page's: the first question will probably be asked in it.
   */
  open(
    container: HTMLElement | null,
    signal: AbortSignal,
    language: Language,
  ): Promise<Result<OpenChat, ChatFailure>>;
}
