import { siteFacts } from "#app/assistant/facts.ts";
import type { Facts } from "#features/chat/answers/topic.ts";
import type { Copy } from "#shared/copy.ts";

const real = { samples: false, sampleMark: "" };

/** The site's own, as a release has them: none of them is a sample. */
export const facts: Copy<Facts> = { de: { ...siteFacts.de, ...real }, en: { ...siteFacts.en, ...real } };
