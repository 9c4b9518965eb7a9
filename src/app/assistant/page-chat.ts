import type { Content } from "@mainlicht/assistant";
import type { ChatPort } from "#features/chat/chat.port.ts";
import type { Language } from "#shared/copy.ts";
import { builtInChat } from "../adapters/chat-builtin.ts";
import { passagesFile, type SitePassage } from "../documents/passages.ts";
import { siteFacts } from "./facts.ts";

/** @throws Error when the passages do not come. */
async function fetchPassages(language: Language): Promise<readonly SitePassage[]> {
  const response = await fetch(`/${passagesFile(language)}`);
  if (!response.ok) throw new Error(`The passages did not come: ${response.status}`);
  return response.json();
}

/** What the assistant answers from: this site's facts and passages. Its code comes with the first call. */
export async function pageContent(language: Language): Promise<Content> {
  const { contentOf } = await import("../adapters/answers.ts");
  return contentOf(siteFacts[language], language, fetchPassages);
}

export const pageChat = (): ChatPort => builtInChat(pageContent);
