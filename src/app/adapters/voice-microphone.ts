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

export function browserMicrophone(deps: MicrophoneDeps): OpenMicrophone {
  return async (wishes) => {
    const opened = await requestTrack(deps);
    if (!opened.ok) return opened;
    if (wishes.signal.aborted) {
      opened.value.stop();
      return failure("micRefused");
    }
    return success(new BrowserMicrophone(deps, opened.value, wishes));
  };
}

async function requestTrack(deps: MicrophoneDeps): Promise<Result<MediaStreamTrack, VoiceFailure>> {
  if (!deps.secure) return failure("insecure");
  if (!deps.devices) return failure("unsupported");
  // Asked before opening: afterwards a new refusal looks the same as one that was stored long ago.
  const before = await deps.permission().catch(() => null);
  try {
    const stream = await deps.devices.getUserMedia({ audio: wanted });
    const [track] = stream.getAudioTracks();
    return track ? success(track) : failure("micMissing");
  } catch (cause) {
    return failure(reasonOf(cause, before));
  }
}

/** An open microphone, which is replaced by another one when the device is unplugged. */
class BrowserMicrophone implements Microphone {
  readonly #deps: MicrophoneDeps;
  readonly #wishes: MicrophoneWishes;
  #track: MediaStreamTrack;
  #meter: Meter;
  #muted = false;
  #stopped = false;

  constructor(deps: MicrophoneDeps, track: MediaStreamTrack, wishes: MicrophoneWishes) {
    this.#deps = deps;
    this.#wishes = wishes;
    this.#track = track;
    this.#meter = deps.meter(track);
    track.addEventListener("ended", this.#replace, { once: true });
  }

  get track(): MediaStreamTrack {
    return this.#track;
  }

  level(): number {
    return this.#muted || this.#stopped ? 0 : this.#meter.level();
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    this.#track.enabled = !muted;
  }

  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#track.removeEventListener("ended", this.#replace);
    this.#track.stop();
    this.#meter.close();
  }

  readonly #replace = async (): Promise<void> => {
    const next = await requestTrack(this.#deps);
    if (this.#stopped) {
      if (next.ok) next.value.stop();
      return;
    }
    if (!next.ok) {
      this.#wishes.onLost(next.failure);
      return;
    }
    this.#meter.close();
    this.#track = next.value;
    this.#track.enabled = !this.#muted;
    this.#track.addEventListener("ended", this.#replace, { once: true });
    this.#meter = this.#deps.meter(this.#track);
    this.#wishes.onReplaced(this.#track);
  };
}

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
