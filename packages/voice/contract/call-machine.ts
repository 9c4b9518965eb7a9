/** Overrides for the stand-in's behaviour; without one it behaves like the real client. */
export type Reaction =
  | { does: "ignore" }
  | { does: "error"; error: string }
  /** Ends the whole meeting with one of the fatal error types. */
  | { does: "fatal"; type: string; message: string };

/** How a stand-in for the remotely loaded part of the call client behaves. All of it is plain data. */
export interface MachineScript {
  /** By action as the call client names it: "join-meeting", "leave-meeting", "update-input-settings" … */
  on?: Readonly<Record<string, Reaction>>;
  /** Whether the assistant has a sounding track; without one, "listening" comes as soon as it is subscribed to. */
  speaker?: "tone" | "none";
  /** Milliseconds from "playable" to "listening". */
  listeningAfterMs?: number;
  /** Milliseconds from the request to join until it has joined. */
  joinAfterMs?: number;
  /** The assistant's loudness, one value each 100 ms, over and over. */
  levels?: readonly number[];
  /** The assistant's message after "listening"; a string is sent as it is, anything else as JSON. */
  messages?: readonly { afterMs: number; data: unknown }[];
}

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

interface Instance {
  callMachine?: unknown;
  tracks?: { audioTrack?: MediaStreamTrack };
}

interface Meeting {
  script: MachineScript;
  log: MachineLog;
  instance: Instance;
  streams: Record<string, unknown>;
  local: { public: object; streams: { cam: object } };
  timers: Set<number>;
  own: MediaStream | null;
  sound: AudioContext | null;
  live: boolean;
  post(message: object): void;
  close(): void;
}

function later({ timers }: Meeting, ms: number, then: () => void): void {
  const timer = window.setTimeout(() => {
    timers.delete(timer);
    then();
  }, ms);
  timers.add(timer);
}

function participant(who: "visitor" | "assistant", audio: "playable" | "off") {
  return {
    session_id: who,
    local: who === "visitor",
    user_name: who === "visitor" ? "" : "Vapi Speaker",
    audio: audio === "playable",
    tracks: { audio: { state: audio }, video: { state: "off" } },
  };
}

function stop(meeting: Meeting): void {
  meeting.live = false;
  for (const timer of meeting.timers) window.clearTimeout(timer);
  meeting.timers.clear();
  for (const track of meeting.own?.getTracks() ?? []) track.stop();
  meeting.own = null;
  void meeting.sound?.close();
  meeting.sound = null;
}

function fail(meeting: Meeting, type: string, message: string): void {
  stop(meeting);
  meeting.post({ action: "error", errorMsg: message, error: { type, msg: message } });
}

function leave(meeting: Meeting): void {
  stop(meeting);
  meeting.log.left += 1;
  meeting.close();
  meeting.post({ action: "left-meeting" });
}

async function join(meeting: Meeting, properties: Record<string, unknown>): Promise<void> {
  const { instance, local, log, script, post } = meeting;
  const lent = instance.tracks?.audioTrack;
  meeting.live = true;
  if (lent) local.streams.cam = { stream: new MediaStream([lent]) };
  else if (properties["audioSource"] !== false) {
    meeting.own = await navigator.mediaDevices.getUserMedia({ audio: true });
    if (!meeting.live) stop(meeting);
    if (!meeting.own) return;
    local.streams.cam = { stream: meeting.own };
  }
  later(meeting, script.joinAfterMs ?? 5, () => {
    log.joined += 1;
    post({ action: "joined-meeting", participants: { local: participant("visitor", "playable") } });
    const other = participant("assistant", "off");
    later(meeting, 5, () => post({ action: "participant-joined", participant: other }));
  });
}

function speak(meeting: Meeting): void {
  const { script, streams, post } = meeting;
  if (streams["assistant"]) return;
  if (script.speaker === "none") {
    listen(meeting);
    return;
  }
  meeting.sound = new AudioContext();
  const tone = meeting.sound.createOscillator();
  const out = meeting.sound.createMediaStreamDestination();
  tone.connect(out);
  tone.start();
  const [pendingTrack] = out.stream.getAudioTracks();
  streams["assistant"] = { participantId: "assistant", type: "cam", pendingTrack, starttime: 0 };
  post({ action: "participant-updated", participant: participant("assistant", "playable") });
}

function listen(meeting: Meeting): void {
  const { script, post } = meeting;
  const say = (given: unknown) => {
    const data = typeof given === "string" ? given : JSON.stringify(given);
    post({ action: "app-message", fromId: "assistant", data });
  };
  later(meeting, script.listeningAfterMs ?? 5, () => {
    say("listening");
    for (const { afterMs, data } of script.messages ?? []) later(meeting, afterMs, () => say(data));
  });
}

function observe(meeting: Meeting, at: number): void {
  const levels = meeting.script.levels ?? [];
  if (!meeting.live || levels.length === 0) return;
  const assistant = levels[at % levels.length] ?? 0;
  meeting.post({ action: "remote-participants-audio-level", participantsAudioLevel: { assistant } });
  later(meeting, 100, () => observe(meeting, at + 1));
}

function answer(meeting: Meeting, asked: Asked): void {
  const { action, callbackStamp } = asked;
  const reply = (fields: object = {}) => {
    if (callbackStamp) meeting.post({ action, callbackStamp, ...fields });
  };
  const answers: Record<string, () => void> = {
    "join-meeting": () => {
      reply();
      void join(meeting, asked["properties"] as Record<string, unknown>);
    },
    "leave-meeting": () => leave(meeting),
    "update-participant": () => speak(meeting),
    "start-remote-participants-audio-level-observer": () => {
      reply();
      observe(meeting, 0);
    },
    "update-input-settings": () => reply({ inputSettings: asked["inputSettings"] }),
    "set-input-devices": () => reply({ camera: {}, mic: {}, speaker: {} }),
    "local-audio": () => {
      const audio = asked["state"] ? "playable" : "off";
      meeting.post({ action: "participant-updated", participant: participant("visitor", audio) });
    },
    "app-msg": () => {
      meeting.log.sent.push(asked["data"]);
      if (asked["data"] === "playable") listen(meeting);
      else if (String(asked["data"]).includes('"endCallAfterSpoken":true')) {
        later(meeting, 20, () => leave(meeting));
      }
    },
  };
  (answers[action ?? ""] ?? reply)();
}

function hear(meeting: Meeting, asked: Asked): void {
  const { action, callbackStamp } = asked;
  meeting.log.actions.push(action ?? "");
  const reaction = meeting.script.on?.[action ?? ""];
  if (!reaction) answer(meeting, asked);
  else if (reaction.does === "error") meeting.post({ action, callbackStamp, error: reaction.error });
  else if (reaction.does === "fatal") fail(meeting, reaction.type, reaction.message);
}

function meet(id: string, instance: Instance, script: MachineScript, log: MachineLog): void {
  const onMessage = ({ data }: MessageEvent<Asked | null>): void => {
    if (data?.what !== "iframe-call-message" || data.from !== "module" || data.callClientId !== id) return;
    hear(meeting, data);
  };
  const meeting: Meeting = {
    script,
    log,
    instance,
    streams: {},
    local: { public: {}, streams: { cam: {} } },
    timers: new Set(),
    own: null,
    sound: null,
    live: false,
    post: (message) =>
      window.postMessage(
        { what: "iframe-call-message", from: "embedded", callClientId: id, ...message },
        window.location.origin,
      ),
    close: () => window.removeEventListener("message", onMessage),
  };
  const state = { streams: meeting.streams, participants: {}, local: meeting.local };
  instance.callMachine = { store: { getState: () => state }, reset: () => undefined };
  window.addEventListener("message", onMessage);
  meeting.post({ action: "call-machine-initialized" });
}

function callMachine(script: MachineScript): void {
  const page = window as unknown as {
    _daily: { pendings: string[]; instances: Record<string, Instance> };
    _dailyCallMachineLoadWaitlist?: Set<string>;
    callMachineLog?: MachineLog;
  };
  // A load that was called off must not come alive: the real one asks the same.
  if (page._dailyCallMachineLoadWaitlist?.size === 0) return;
  page.callMachineLog ??= { actions: [], sent: [], joined: 0, left: 0 };
  for (const id of page._daily.pendings.splice(0)) {
    const instance = page._daily.instances[id];
    if (instance) meet(id, instance, script, page.callMachineLog);
  }
}

/** All of the program. Its functions use each other and the page, and nothing else of this file. */
const program = [later, participant, stop, fail, leave, join, speak, listen, observe, answer, hear, meet];

/**
 * Stands in for the call bundle that the call client fetches from its maker: the functions above as the text of a
 * script, to be served to the page.
 */
export function callMachineBundle(script: MachineScript = {}): string {
  return `(() => {\n${program.join("\n")}\n(${callMachine})(${JSON.stringify(script)});\n})();`;
}
