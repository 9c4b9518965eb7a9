import { useEffect, useRef } from "react";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import type { Caption } from "./voice.machine.ts";

/**
 * Announces each finished line of the assistant once, where it cannot be heard: with a voice that speaks, a
 * screen reader beside it would drown both.
 * @param silent the assistant has no voice, and is only read.
 */
export function useAnnouncedCaptions(captions: readonly Caption[], persona: string, silent: boolean): void {
  const announce = useAnnounce();
  const said = useRef(new Set<number>());

  useEffect(() => {
    if (captions.length === 0) said.current.clear();
    for (const { id, from, text, final } of captions) {
      if (!final || said.current.has(id)) continue;
      said.current.add(id);
      if (silent && from === "assistant") announce(`${persona}: ${text}`);
    }
  }, [announce, captions, persona, silent]);
}
