import { type Rows, rowsBy } from "../row.ts";

const { asSpecified } = rowsBy("@supabase/supabase-js", "node");

/** The realtime socket, on an injected clock. */
export const backendRealtime = {
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
} as const satisfies Rows;
