import { client } from "@vapi-ai/web/dist/client.js";

/**
 * Lets the voice client start a call that our own method creates: the answer is checked before anything is joined,
 * and overrides for a squad go along. All voice clients share one object for their requests; a method of it is ours
 * only until `start` first waits, which is where it asks for the call.
 */
export function createdByUs<Started>(
  create: () => Promise<unknown>,
  start: () => Promise<Started>,
): Promise<Started> {
  const { call } = client;
  const theirs = call.callControllerCreateWebCall;
  Reflect.set(call, "callControllerCreateWebCall", async () => ({ data: await create() }));
  try {
    return start();
  } finally {
    call.callControllerCreateWebCall = theirs;
  }
}
