import type { VoiceFailure } from "#features/voice/voice.port.ts";

interface Found {
  statuses: number[];
  texts: string[];
}

function collect(given: unknown, found: Found, depth = 0): Found {
  if (typeof given === "string") found.texts.push(given);
  else if (Array.isArray(given)) for (const part of given) collect(part, found, depth + 1);
  else if (typeof given === "object" && given !== null && depth < 5) {
    if (given instanceof Error) found.texts.push(given.message);
    if (given instanceof Response) found.statuses.push(given.status);
    for (const [name, part] of Object.entries(given)) {
      if ((name === "statusCode" || name === "status") && typeof part === "number") found.statuses.push(part);
      // The stack is left out: a file called "network" would look like a network error.
      else if (name !== "stack" && name !== "context") collect(part, found, depth + 1);
    }
  }
  return found;
}

const byStatus: Readonly<Record<number, VoiceFailure>> = {
  401: "unauthorized",
  402: "quota",
  403: "unauthorized",
  404: "noTarget",
  429: "tooMany",
};

/** The vendors' words, exact where they are codes. The first that fits counts. */
const byText: readonly [RegExp, VoiceFailure][] = [
  [/says that it records this call/, "recorded"],
  [/call object bundle/i, "notLoaded"],
  [/^end-of-life$/, "outdated"],
  [/^ejected$/, "ejected"],
  [/^(exp-room|exp-token|nbf-room|nbf-token|no-room|not-allowed|meeting-full)$/, "notJoined"],
  [/^permissions$/, "micRefused"],
  [/^(not-found|constraints)$/, "micMissing"],
  [/^(cam|mic|cam-mic)-in-use$/, "micInUse"],
  [/^undefined-mediadevices$|webrtc not supported/i, "unsupported"],
  [/duplicate dailyiframe/i, "stuck"],
  [/assistant or squad or workflow must be provided/i, "noTarget"],
  [/^connection-error$|failed to fetch|networkerror|^load failed$/i, "network"],
  [/^daily-call-join-error$/, "notJoined"],
];

/** Takes an error of the vendors apart. They report objects, arrays, answers and strings alike. */
export function failureOf(given: unknown, online: boolean): VoiceFailure {
  const { statuses, texts } = collect(given, { statuses: [], texts: [] });
  for (const status of statuses) {
    const failure = byStatus[status];
    if (failure) return failure;
  }
  const known = byText.find(([pattern]) => texts.some((text) => pattern.test(text)));
  if (known) return known[1];
  return online ? "provider" : "network";
}
