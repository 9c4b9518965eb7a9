import type { DailyCall } from "@daily-co/daily-js";
import type Vapi from "@vapi-ai/web";

/** The call object under a voice client. */
export function callOf(vapi: Vapi): DailyCall {
  const call = vapi.getDailyCallObject();
  if (!call) throw new Error("The client has no call.");
  return call;
}
