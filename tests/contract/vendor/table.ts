import { backendClient } from "./rows/backend-client.ts";
import { backendRealtime } from "./rows/backend-realtime.ts";
import { backendSessionErrors } from "./rows/backend-session-errors.ts";
import { backendSessions } from "./rows/backend-sessions.ts";
import { callAllowed } from "./rows/call-allowed.ts";
import { callChecks } from "./rows/call-checks.ts";
import { callErrors } from "./rows/call-errors.ts";
import { callEvents } from "./rows/call-events.ts";
import { callScript } from "./rows/call-script.ts";
import { callStates } from "./rows/call-states.ts";
import { rest } from "./rows/rest.ts";
import { restClient } from "./rows/rest-client.ts";
import { voiceEvents } from "./rows/voice-events.ts";
import { voiceMessages } from "./rows/voice-messages.ts";
import { voiceRecording } from "./rows/voice-recording.ts";
import { voiceRequest } from "./rows/voice-request.ts";
import { voiceStart } from "./rows/voice-start.ts";
import { voiceTrouble } from "./rows/voice-trouble.ts";

/** Every rule of the specification that a package has to keep, by topic; one file of proofs for each topic. */
export const table = {
  rest,
  restClient,
  callStates,
  callEvents,
  callChecks,
  callAllowed,
  callErrors,
  callScript,
  voiceRequest,
  voiceStart,
  voiceEvents,
  voiceMessages,
  voiceTrouble,
  voiceRecording,
  backendClient,
  backendRealtime,
  backendSessions,
  backendSessionErrors,
};
