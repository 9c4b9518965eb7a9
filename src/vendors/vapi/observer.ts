import type { Room } from "./client.ts";

/** The client does not wait for its level observer; where that is refused later, the call goes on and it is said. */
export function catchObserver(room: Room, tell: (cause: object) => void): void {
  const observe = room.startRemoteParticipantsAudioLevelObserver.bind(room);
  room.startRemoteParticipantsAudioLevelObserver = (interval) =>
    observe(interval).catch((error: unknown) => tell({ type: "audio-observer-setup-error", error }));
}
