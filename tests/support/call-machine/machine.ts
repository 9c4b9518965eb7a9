import type { MachineScript } from "./script.ts";

/** The stand-in's object on the window, for tests to read. */
export interface MachineLog {
  /** Names of the actions that it was asked for, in order. */
  actions: string[];
  /** The messages that were sent into the room. */
  sent: unknown[];
  joined: number;
  left: number;
}

interface Asked {
  what?: string;
  from?: string;
  action?: string;
  callClientId?: string;
  callbackStamp?: string;
  [field: string]: unknown;
}

/**
 * Stands in for the call bundle that the call client fetches from its maker. Runs inside the page: uses
 * nothing from around it, so that its source can be served as a script.
 */
export function callMachine(script: MachineScript): void {
  interface Instance {
    callMachine?: unknown;
    tracks?: { audioTrack?: MediaStreamTrack };
  }
  const page = window as unknown as {
    _daily: { pendings: string[]; instances: Record<string, Instance> };
    _dailyCallMachineLoadWaitlist?: Set<string>;
    callMachineLog?: MachineLog;
  };
  // A load that was called off must not come alive: the real one asks the same.
  if (page._dailyCallMachineLoadWaitlist?.size === 0) return;
  page.callMachineLog ??= { actions: [], sent: [], joined: 0, left: 0 };
  const log = page.callMachineLog;
  for (const id of page._daily.pendings.splice(0)) run(id);

  function run(id: string): void {
    const instance = page._daily.instances[id];
    if (!instance) return;
    const timers = new Set<number>();
    let own: MediaStream | null = null;
    let sound: AudioContext | null = null;
    let live = false;
    const streams: Record<string, unknown> = {};
    const state = { streams, participants: {}, local: { public: {}, streams: { cam: {} as object } } };
    instance.callMachine = { store: { getState: () => state }, reset: () => undefined };

    const post = (message: object) =>
      window.postMessage(
        { what: "iframe-call-message", from: "embedded", callClientId: id, ...message },
        window.location.origin,
      );
    const later = (ms: number, then: () => void) => {
      const timer = window.setTimeout(() => {
        timers.delete(timer);
        then();
      }, ms);
      timers.add(timer);
    };
    const local = (audio: "playable" | "off") => ({
      session_id: "visitor",
      local: true,
      user_name: "",
      audio: audio === "playable",
      tracks: { audio: { state: audio }, video: { state: "off" } },
    });
    const assistant = (audio: "playable" | "off") => ({
      session_id: "assistant",
      local: false,
      user_name: "Vapi Speaker",
      audio: audio === "playable",
      tracks: { audio: { state: audio }, video: { state: "off" } },
    });

    function stop(): void {
      live = false;
      for (const timer of timers) window.clearTimeout(timer);
      timers.clear();
      for (const track of own?.getTracks() ?? []) track.stop();
      own = null;
      void sound?.close();
      sound = null;
    }

    function fatal(type: string, message: string): void {
      stop();
      post({ action: "error", errorMsg: message, error: { type, msg: message } });
    }

    function leave(): void {
      stop();
      log.left += 1;
      window.removeEventListener("message", hear);
      post({ action: "left-meeting" });
    }

    async function join(properties: Record<string, unknown>): Promise<void> {
      const lent = instance?.tracks?.audioTrack;
      live = true;
      if (lent) state.local.streams.cam = { stream: new MediaStream([lent]) };
      else if (properties["audioSource"] !== false) {
        own = await navigator.mediaDevices.getUserMedia({ audio: true });
        if (!live) stop();
        if (!own) return;
        state.local.streams.cam = { stream: own };
      }
      later(script.joinAfterMs ?? 5, () => {
        log.joined += 1;
        post({ action: "joined-meeting", participants: { local: local("playable") } });
        later(5, () => post({ action: "participant-joined", participant: assistant("off") }));
      });
    }

    function speak(): void {
      if (streams["assistant"]) return;
      if (script.speaker === "none") {
        listening();
        return;
      }
      sound = new AudioContext();
      const tone = sound.createOscillator();
      const out = sound.createMediaStreamDestination();
      tone.connect(out);
      tone.start();
      const [pendingTrack] = out.stream.getAudioTracks();
      streams["assistant"] = { participantId: "assistant", type: "cam", pendingTrack, starttime: 0 };
      post({ action: "participant-updated", participant: assistant("playable") });
    }

    const room = (data: unknown) =>
      post({
        action: "app-message",
        fromId: "assistant",
        data: typeof data === "string" ? data : JSON.stringify(data),
      });

    function listening(): void {
      later(script.listeningAfterMs ?? 5, () => {
        room("listening");
        for (const { afterMs, data } of script.messages ?? []) later(afterMs, () => room(data));
        const end = script.fatal;
        if (end) later(end.afterMs, () => fatal(end.type, end.message));
      });
    }

    function observe(at: number): void {
      const levels = script.levels ?? [];
      if (!live || levels.length === 0) return;
      const level = levels[at % levels.length] ?? 0;
      post({ action: "remote-participants-audio-level", participantsAudioLevel: { assistant: level } });
      later(100, () => observe(at + 1));
    }

    /** The behaviour of the real one. */
    const answers: Record<string, (asked: Asked, reply: (fields?: object) => void) => void> = {
      "join-meeting": (asked, reply) => {
        reply();
        void join(asked["properties"] as Record<string, unknown>);
      },
      "leave-meeting": leave,
      "update-participant": speak,
      "start-remote-participants-audio-level-observer": (_, reply) => {
        reply();
        observe(0);
      },
      "update-input-settings": (asked, reply) => reply({ inputSettings: asked["inputSettings"] }),
      "set-input-devices": (_, reply) => reply({ camera: {}, mic: {}, speaker: {} }),
      "local-audio": ({ state: on }) =>
        post({ action: "participant-updated", participant: local(on ? "playable" : "off") }),
      "app-msg": ({ data }) => {
        log.sent.push(data);
        if (data === "playable") listening();
        else if (String(data).includes('"endCallAfterSpoken":true')) later(20, leave);
      },
    };

    function answer(asked: Asked): void {
      const reply = (fields: object = {}) => {
        if (asked.callbackStamp)
          post({ action: asked.action, callbackStamp: asked.callbackStamp, ...fields });
      };
      (answers[asked.action ?? ""] ?? ((_, done) => done()))(asked, reply);
    }

    function hear({ data }: MessageEvent<Asked | null>): void {
      if (data?.what !== "iframe-call-message" || data.from !== "module" || data.callClientId !== id) return;
      const asked = data;
      log.actions.push(asked.action ?? "");
      const reaction = script.on?.[asked.action ?? ""];
      if (!reaction) answer(asked);
      else if (reaction.does === "error") {
        post({ action: asked.action, callbackStamp: asked.callbackStamp, error: reaction.error });
      } else if (reaction.does === "fatal") fatal(reaction.type, reaction.message);
      else if (reaction.does === "delay") later(reaction.ms, () => answer(asked));
    }

    window.addEventListener("message", hear);
    post({ action: "call-machine-initialized" });
  }
}

/** The stand-in as the text of a script. */
export function callMachineBundle(script: MachineScript = {}): string {
  return `(${callMachine})(${JSON.stringify(script)});`;
}
