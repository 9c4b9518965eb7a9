import type { ChatPort } from "#features/chat/chat.port.ts";
import { builtInChat } from "../adapters/chat-builtin.ts";
import { siteFacts } from "./facts.ts";

/** The built-in assistant with the facts of this site; its code comes when it is opened. */
export function pageChat(): ChatPort {
  return builtInChat(siteFacts, () => import("../adapters/answers.ts"));
}
