/** A track of the (pretended) microphone, to be stopped by whoever asked. */
export async function ownMicrophone(): Promise<MediaStreamTrack> {
  const [track] = (await navigator.mediaDevices.getUserMedia({ audio: true })).getTracks();
  if (!track) throw new Error("The browser has no microphone.");
  return track;
}
