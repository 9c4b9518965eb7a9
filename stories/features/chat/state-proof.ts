import type { ChatState } from "#features/chat/chat.machine.ts";
import type { Answer, ChatFailure } from "#features/chat/chat.port.ts";
import * as talk from "./ChatTalk.stories.tsx";
import * as view from "./ChatView.stories.tsx";

interface Story {
  composed: unknown;
}

/** Does not compile while a state of the text mode is missing from the book. */
export const everyState = {
  away: view.Away,
  asking: view.Asking,
  loading: view.Loading,
  rendered: view.Rendered,
  talking: talk.Answered,
  unavailable: view.NotLoaded,
} satisfies Record<ChatState["status"], Story>;

/** Does not compile while a way to fail is missing from the book. */
export const everyFailure = {
  notLoaded: view.NotLoaded,
  notRendered: view.NotRendered,
  timedOut: view.TimedOut,
} satisfies Record<ChatFailure, Story>;

/** Does not compile while a kind of answer is missing from the book. */
export const everyAnswer = {
  known: talk.Answered,
  unsure: talk.AsksBack,
  unknown: talk.NotKnown,
  handOver: talk.OfferTaken,
} satisfies Record<Answer["kind"], Story>;

/** Does not compile while a way that a reply can be is missing from the book. */
export const everyReply = {
  none: talk.Answered,
  awaited: talk.AwaitingReply,
  lost: talk.ReplyLost,
} satisfies Record<Extract<ChatState, { status: "talking" }>["reply"], Story>;
