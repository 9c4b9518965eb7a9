import * as vapi from "@vapi-ai/web";
import { client } from "@vapi-ai/web/dist/client.js";
import type { Shipped, VoiceClientClass } from "./client.ts";

/** The client's class lies once or twice under "default": Vite, Node and TypeScript do not agree. */
const { default: found } = vapi as unknown as {
  default: VoiceClientClass | { default: VoiceClientClass };
};

export const shipped: Shipped = {
  Client: typeof found === "function" ? found : found.default,
  requests: client,
};
