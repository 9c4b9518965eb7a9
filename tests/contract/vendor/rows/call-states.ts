import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@daily-co/daily-js", "chromium");

/** What the call client is in. */
export const callStates = {
  "CALL-01.states": asSpecified(
    "4 call states",
    "meetingState()",
    "New, loading, loaded, joining, joined, left and error, in this order.",
  ),
  "CALL-01.join when joined": differs("4 join and leave", "join()", "A second join is refused.", [
    "Warns on the console and resolves with nothing.",
    "The guard's join rejects with an error that says so.",
  ]),
  "CALL-01.join while loading": differs(
    "4 join and leave",
    "join()",
    "A join while another is under way is refused.",
    [
      "While the script loads, a second load begins and the first join never settles.",
      "The guard rejects the second; the first goes on.",
    ],
  ),
  "CALL-01.leave at once": asSpecified(
    "4 join and leave",
    "leave()",
    "A leave resolves at once when already left or in error.",
  ),
  "CALL-01.destroy": differs(
    "4 destroy",
    "destroy()",
    "Destroy removes frame and listeners and resets what it knew.",
    [
      "Resets and removes the frame, but the listeners of the app stay.",
      "The guard takes away every listener that was added through it.",
    ],
  ),
  "CALL-01.destroy ends": differs("4 destroy", "destroy()", "Destroy comes to an end.", [
    "Never settles on a frame that was not loaded, nor when the room does not answer the leave.",
    "The guard's destroy has a limit, 2 seconds unless told.",
  ]),
  "CALL-02.levels": asSpecified(
    "4 access",
    "accessState()",
    "Access is unknown first, then none, lobby or full.",
  ),
  "CALL-02.request access": asSpecified(
    "6 call room",
    "requestAccess()",
    "Access is requested with a name; waiting participants can be updated by id.",
  ),
  "CALL-02.permissions": asSpecified(
    "6 call room",
    "updateParticipant()",
    "Permissions of a participant are hasPresence, canSend, canReceive and canAdmin.",
  ),
  "CALL-01.error": asSpecified(
    "4 error and left",
    "error event",
    "An error moves to error, clears the meeting, and rejects a pending join; a later left changes nothing.",
  ),
  "CALL-01.error while loading": asSpecified(
    "4 error and left",
    "error event",
    "A script that cannot be loaded moves to error and rejects the join.",
  ),
} as const satisfies Rows;
