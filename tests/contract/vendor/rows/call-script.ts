import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@daily-co/daily-js", "chromium");

/** The script that the call client fetches, and its defaults. */
export const callScript = {
  "CALL-18.bundle": asSpecified(
    "8 bundle",
    "load()",
    'A bundle that fails is a connection error, "Failed to load call object bundle."',
  ),
  "CALL-18.attempts": asSpecified("7 script", "load()", "3 attempts with 3000 ms between them."),
  "CALL-18.time-out": asSpecified("7 script", "load()", "Each attempt is given up after 20000 ms."),
  "CALL-18.geo": differs(
    "7 geo",
    "geo()",
    "The call client looks up where the visitor is, at a third party.",
    [
      "Only when geo() is called; newer versions have taken it out.",
      "The guard answers that it is unknown and asks nobody.",
    ],
  ),
  "CALL-18.listeners": asSpecified("9 call client", "getMaxListeners()", "10 listeners unless told."),
  "CALL-18.frame": asSpecified("9 call client", "createFrame()", "A created frame is 375 by 450 pixels."),
  "CALL-18.breadcrumbs": asSpecified("9 call client", "error reporting", "100 breadcrumbs."),
} as const satisfies Rows;
