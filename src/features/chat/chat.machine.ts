import type { Language } from "#shared/copy.ts";
import type { ChatFailure, Said } from "./chat.port.ts";

/** Something that was said. What a visitor wrote stays as it is when the page changes its language. */
export type Message = { id: number; language: Language; at: number } & (
  | { from: "visitor"; text: string }
  | { from: "assistant"; answer: Said }
);

/**
 * The text mode (CHAT-02 to CHAT-04). `draft` is what stands in the message field; alone of everything it
 * outlives leaving.
 */
export type ChatState = { draft: string } & (
  | { status: "away" }
  /** A third party would be loaded: it is named, and nothing of theirs has been fetched. */
  | { status: "asking" }
  | { status: "loading"; slow: boolean }
  /** A third party's chat stands in its place. */
  | { status: "rendered" }
  | { status: "talking"; messages: readonly Message[]; reply: "none" | "awaited" | "lost" }
  | { status: "unavailable"; failure: ChatFailure }
);

export type ChatEvent =
  | { type: "entered"; asks: boolean }
  | { type: "started" }
  | { type: "slowed" }
  | { type: "rendered" }
  | { type: "connected" }
  | { type: "failed"; failure: ChatFailure }
  | { type: "typed"; draft: string }
  | { type: "asked"; text: string; language: Language; at: number }
  | { type: "retried" }
  | { type: "answered"; answer: Said; language: Language; at: number }
  | { type: "lost" }
  | { type: "left" };

type Of<Status extends ChatState["status"]> = Extract<ChatState, { status: Status }>;

export const away: ChatState = { status: "away", draft: "" };

/** A longer question is cut: more words do not make its topic any clearer. */
export const longestQuestion = 500;

export function chatStep(state: ChatState, event: ChatEvent): ChatState {
  const { draft } = state;
  if (event.type === "left") return state.status === "away" ? state : { status: "away", draft };
  if (event.type === "typed") return { ...state, draft: event.draft };
  switch (state.status) {
    case "away":
      if (event.type !== "entered") return state;
      return event.asks ? { status: "asking", draft } : { status: "loading", draft, slow: false };
    case "asking":
    case "unavailable":
      return event.type === "started" ? { status: "loading", draft, slow: false } : state;
    case "loading":
      return whileLoading(state, event);
    case "rendered":
      return state;
    case "talking":
      return whileTalking(state, event);
  }
}

function whileLoading(state: Of<"loading">, event: ChatEvent): ChatState {
  const { draft } = state;
  switch (event.type) {
    case "started":
      return { status: "loading", draft, slow: false };
    case "slowed":
      return { ...state, slow: true };
    case "rendered":
      return { status: "rendered", draft };
    case "connected":
      return { status: "talking", draft, messages: [], reply: "none" };
    case "failed":
      return { status: "unavailable", draft, failure: event.failure };
    default:
      return state;
  }
}

function whileTalking(state: Of<"talking">, event: ChatEvent): ChatState {
  switch (event.type) {
    case "asked":
      return asked(state, event);
    case "retried":
      return state.reply === "lost" ? { ...state, reply: "awaited" } : state;
    case "answered": {
      if (state.reply !== "awaited") return state;
      const { answer, language, at } = event;
      const message: Message = { id: state.messages.length, from: "assistant", answer, language, at };
      // The answer is in the language of the question, which may not be the page's.
      const asked = state.messages.map((one, index, all) =>
        index === all.length - 1 ? { ...one, language } : one,
      );
      return { ...state, messages: [...asked, message], reply: "none" };
    }
    case "lost":
      return state.reply === "awaited" ? { ...state, reply: "lost" } : state;
    default:
      return state;
  }
}

/** One question at a time: what is sent while an answer is awaited stays in the field. */
function asked(state: Of<"talking">, event: Extract<ChatEvent, { type: "asked" }>): ChatState {
  const text = event.text.trim().slice(0, longestQuestion);
  if (!text || state.reply === "awaited") return state;
  const { language, at } = event;
  const message: Message = { id: state.messages.length, from: "visitor", text, language, at };
  const draft = state.draft === event.text ? "" : state.draft;
  return { ...state, draft, messages: [...state.messages, message], reply: "awaited" };
}
