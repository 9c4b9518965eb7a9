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

/** The built-in assistant with the facts of this site; its code comes when it is opened. */
export function pageChat(): ChatPort {
  return builtInChat(async (language) => {
    const { contentOf } = await import("../adapters/answers.ts");
    return contentOf(siteFacts[language], language, fetchPassages);
  });
}
