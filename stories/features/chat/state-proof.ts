import type { ChatState } from "#features/chat/chat.machine.ts";
import type { Answer, ChatFailure } from "#features/chat/chat.port.ts";
import { mapOf, type StoryLink, storiesOf } from "../../maps/story-link.ts";

const talk = storiesOf<typeof import("./ChatTalk.stories.tsx")>("features/chat/ChatTalk");
const answers = storiesOf<typeof import("./ChatAnswers.stories.tsx")>("features/chat/ChatAnswers");
const view = storiesOf<typeof import("./ChatView.stories.tsx")>("features/chat/ChatView");

type Reply = Extract<ChatState, { status: "talking" }>["reply"];
type ChatNode = ChatState["status"] | "loading slowly" | `reply ${Exclude<Reply, "none">}`;

/** Does not compile while a state of the text mode is missing from the book. */
export const everyState = mapOf<ChatNode>({
  away: [view("Away"), "asking", "loading"],
  asking: [view("Asking"), "loading"],
  loading: [view("Loading"), "loading slowly", "rendered", "talking", "unavailable"],
  "loading slowly": [view("LoadingSlowly"), "rendered", "talking", "unavailable"],
  rendered: [view("Rendered"), "away"],
  talking: [talk("Answered"), "reply awaited", "away"],
  "reply awaited": [talk("AwaitingReply"), "talking", "reply lost"],
  "reply lost": [talk("ReplyLost"), "reply awaited"],
  unavailable: [view("NotLoaded"), "loading", "away"],
});

/** Does not compile while a way to fail is missing from the book. */
export const everyFailure = {
  notLoaded: view("NotLoaded"),
  notRendered: view("NotRendered"),
  timedOut: view("TimedOut"),
} satisfies Record<ChatFailure, StoryLink>;

/** Does not compile while a kind of answer is missing from the book. */
export const everyAnswer = {
  known: talk("Answered"),
  unsure: talk("AsksBack"),
  unknown: talk("NotKnown"),
  handOver: talk("OfferTaken"),
  care: answers("Crisis"),
} satisfies Record<Answer["kind"], StoryLink>;
