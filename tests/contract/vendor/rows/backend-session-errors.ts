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
      "Nothing: the three are retried as specified, and visitors have no session that more patience could harm.",
    ],
  ),
} as const satisfies Rows;
