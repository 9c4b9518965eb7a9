import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@supabase/supabase-js", "node");

/** Sessions and the realtime socket, on an injected clock. */
export const backendSessions = {
  "BACK-03.channel states": asSpecified(
    "4 channel states",
    "RealtimeChannel.state",
    "Closed, joining, joined, leaving and errored.",
  ),
  "BACK-03.heartbeat": asSpecified("7 realtime", "RealtimeClient", "A heartbeat every 25 s."),
  "BACK-03.back-off": asSpecified(
    "9 realtime",
    "RealtimeClient",
    "Reconnects after 1, 2, 5, 10 and then 10 s.",
  ),
  "BACK-03.time-out": asSpecified("9 realtime", "RealtimeClient", "10 s by default."),
  "BACK-03.bindings": asSpecified(
    "8 bindings",
    "RealtimeChannel",
    '"mismatch between server and client bindings for postgres changes".',
  ),
  "BACK-05.endpoints": asSpecified(
    "7 auth",
    "auth",
    "signup, token, otp, verify, user, logout, recover, resend, factors, admin users and the key set.",
  ),
  "BACK-05.session": asSpecified(
    "3 session",
    "Session",
    "A session has access_token, refresh_token, expires_at, expires_in, user and token_type.",
  ),
  "BACK-05.events": asSpecified("4 session events", "onAuthStateChange()", "Seven events by their names."),
  "BACK-05.refresh": asSpecified(
    "9 auth",
    "autoRefreshToken",
    "Looks every 30 s and refreshes when 3 ticks or fewer remain.",
  ),
  "BACK-05.retry": asSpecified(
    "9 auth",
    "refreshSession()",
    "A refresh is tried again after 200 ms, doubling.",
  ),
  "BACK-05.sign-out": asSpecified("9 auth", "signOut()", "The default scope is global."),
  "BACK-05.key set": asSpecified("9 auth", "getClaims()", "The key set is kept for 10 minutes."),
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
