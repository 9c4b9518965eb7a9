/** Only the statuses with which a session service says that it is unavailable for the moment. */
const retryable = [502, 503, 504];

/** A failure of the server that no package takes for one that passes. */
const final = 599;

const sessions = "/auth/v1/";

/** The client turns a page of HTML into a complaint about JSON; the status says more. */
function wordsOf(text: string, status: number): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return JSON.stringify({ message: `HTTP ${status}` });
  }
}

/**
 * A `fetch` for the backend client (`global: { fetch: specifiedRetries() }`), with which only 502, 503 and 504 are
 * retryable for sessions. All other failures of the server are final and have the status 599: a refresh that fails
 * so ends the session. What is no matter of sessions passes through as it is.
 */
export function specifiedRetries(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    const { status, headers } = answer;
    if (!address.includes(sessions) || status < 500 || retryable.includes(status)) return answer;
    return new Response(wordsOf(await answer.text(), status), { status: final, headers });
  };
}
