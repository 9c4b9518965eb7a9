import type { VoiceFailure } from "#features/voice/voice.port.ts";
import { failure, type Result, success } from "#shared/result.ts";

/** The visitor's open microphone. Others only borrow its track: it is always stopped here. */
export interface Microphone {
  readonly track: MediaStreamTrack;
  /** How loud it is just now: the root mean square of what is measured, 0 to 1. */
  level(): number;
  setMuted(muted: boolean): void;
  stop(): void;
}

export interface MicrophoneWishes {
  signal: AbortSignal;
  /** The device was unplugged and another one took its place. */
  onReplaced(track: MediaStreamTrack): void;
  /** The device was unplugged and there is no other. */
  onLost(reason: VoiceFailure): void;
}

export type OpenMicrophone = (wishes: MicrophoneWishes) => Promise<Result<Microphone, VoiceFailure>>;

/** Measures a track. */
export interface Meter {
  level(): number;
  close(): void;
}

export interface MicrophoneDeps {
  secure: boolean;
  /** Undefined where the browser has none, or hides it. */
  devices: Pick<MediaDevices, "getUserMedia"> | undefined;
  /** Whether the browser refuses without asking; null where it does not say. */
  permission(): Promise<PermissionState | null>;
  meter(track: MediaStreamTrack): Meter;
}

/** Cleaned of the room and of the assistant's own voice. */
const wanted = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** Opens the microphone of this device, and follows it when it is unplugged. */
export function browserMicrophone(world: MicrophoneDeps): OpenMicrophone {
  async function request(): Promise<Result<MediaStreamTrack, VoiceFailure>> {
    if (!world.secure) return failure("insecure");
    if (!world.devices) return failure("unsupported");
    // Asked before opening: afterwards a new refusal looks the same as one that was stored long ago.
    const before = await world.permission().catch(() => null);
    try {
      const stream = await world.devices.getUserMedia({ audio: wanted });
      const [track] = stream.getAudioTracks();
      return track ? success(track) : failure("micMissing");
    } catch (cause) {
      return failure(reasonOf(cause, before));
    }
  }

  return async ({ signal, onReplaced, onLost }) => {
    const answer = await request();
    if (!answer.ok) return answer;
    if (signal.aborted) {
      answer.value.stop();
      return failure("micRefused");
    }
    let track = answer.value;
    let meter = world.meter(track);
    let muted = false;
    let stopped = false;

    async function follow(): Promise<void> {
      const next = await request();
      if (stopped) {
        if (next.ok) next.value.stop();
        return;
      }
      if (!next.ok) {
        onLost(next.failure);
        return;
      }
      meter.close();
      track = next.value;
      track.enabled = !muted;
      track.addEventListener("ended", follow, { once: true });
      meter = world.meter(track);
      onReplaced(track);
    }

    track.addEventListener("ended", follow, { once: true });
    return success({
      get track() {
        return track;
      },
      level: () => (muted || stopped ? 0 : meter.level()),
      setMuted(on) {
        muted = on;
        track.enabled = !on;
      },
      stop() {
        if (stopped) return;
        stopped = true;
        track.removeEventListener("ended", follow);
        track.stop();
        meter.close();
      },
    });
  };
}

/** The names of the browsers' errors, in the port's words. */
function reasonOf(cause: unknown, before: PermissionState | null): VoiceFailure {
  switch (cause instanceof Error ? cause.name : "") {
    case "NotAllowedError":
    case "PermissionDeniedError":
    case "SecurityError":
      return before === "denied" ? "micBlocked" : "micRefused";
    case "NotFoundError":
    case "DevicesNotFoundError":
    case "OverconstrainedError":
      return "micMissing";
    case "NotReadableError":
    case "TrackStartError":
    case "AbortError":
      return "micInUse";
    default:
      return "unsupported";
  }
}

/** Measures the volume with the Web Audio API; no sound is stored. */
export function webAudioMeter(track: MediaStreamTrack): Meter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  const source = context.createMediaStreamSource(new MediaStream([track]));
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
      return Math.sqrt(energy / samples.length);
    },
    close() {
      source.disconnect();
      void context.close();
    },
  };
}

/** The microphone of the page that this runs on. */
export function pageMicrophone(): OpenMicrophone {
  return browserMicrophone({
    secure: window.isSecureContext,
    devices: navigator.mediaDevices,
    async permission() {
      const answer = await navigator.permissions.query({ name: "microphone" });
      return answer.state;
    },
    meter: webAudioMeter,
  });
}
