import { type Rows, rowsBy } from "../row.ts";

const { asSpecified } = rowsBy("@supabase/supabase-js", "node");

/** Sessions: their addresses, events and refresh rules, on an injected clock. */
export const backendSessions = {
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
} as const satisfies Rows;
