import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@supabase/supabase-js", "node");

/** How the session client fails. */
export const backendSessionErrors = {
  "BACK-05.errors": asSpecified(
    "8 auth errors",
    "AuthError",
    "Session missing, invalid credentials, weak password with reasons, invalid JWT.",
  ),
  "BACK-05.retryable": differs(
    "8 auth errors",
    "AuthRetryableFetchError",
    "Retryable are 502, 503 and 504.",
    [
      "Counts 500, 501 and 520 to 530 as retryable, too.",
      "A fetch of ours for the client makes every other failure of the server final, with the status 599.",
    ],
  ),
} as const satisfies Rows;
