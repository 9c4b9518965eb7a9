import type { CallRequest, Requests } from "./client.ts";

/** The provider's answer is waited for so long, in milliseconds. */
const answerLimitMs = 30_000;

/**
 * Lets the voice client start a call from a request of ours: whole (its own start has no place for overrides of a
 * squad), with a limit and a signal, and with an answer that is checked before anything is joined. All voice clients
 * share one object for their requests; a method of it is ours only until `start` first waits, which is where it asks
 * for the call.
 * @param check throws what it does not accept of the answer.
 * @param failed hears what the request came to, when it came to nothing.
 */
export function createdByUs<Started>(
  { call }: Requests,
  { request, signal }: { request: CallRequest; signal: AbortSignal },
  { check, failed }: { check: (answer: unknown) => unknown; failed: (cause: unknown) => void },
  start: () => Promise<Started>,
): Promise<Started> {
  const theirs = call.callControllerCreateWebCall;
  const limited = AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]);
  call.callControllerCreateWebCall = async () => {
    try {
      const answer = await theirs(request, { signal: limited });
      return { data: check(answer.data) };
    } catch (cause) {
      failed(cause);
      throw cause;
    }
  };
  try {
    return start();
  } finally {
    call.callControllerCreateWebCall = theirs;
  }
}
