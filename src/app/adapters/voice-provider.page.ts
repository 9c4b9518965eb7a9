import * as z from "zod/mini";

/** Players and scripts that the client adds and never takes away. */
const leftovers = "audio[data-participant-id], script[src*='call-machine-object-bundle']";

export function sweepCalls(): void {
  for (const element of document.querySelectorAll(leftovers)) element.remove();
}

/** Calls, and those of them that wait for their program, as the call client keeps them on the window. */
const kept = z.object({ pendings: z.array(z.string()), instances: z.record(z.string(), z.unknown()) });

export function isPageOccupied(): boolean {
  const read = kept.safeParse(Reflect.get(window, "_daily"));
  return read.success && Object.keys(read.data.instances).length > 0;
}

/**
 * Answers the goodbye of calls whose program was fetched and did not run: the client waits for that answer for
 * ever, and takes no other call until it comes. A call whose program is alive is left alone: it may still be in
 * its room.
 */
export function abandonCalls(): void {
  const read = kept.safeParse(Reflect.get(window, "_daily"));
  if (!read.success) return;
  for (const callClientId of read.data.pendings) {
    const answer = { what: "iframe-call-message", from: "embedded", action: "left-meeting", callClientId };
    window.postMessage(answer, window.location.origin);
  }
}
