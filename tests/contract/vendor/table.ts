import { backendClient } from "./rows/backend-client.ts";
import { backendSessions } from "./rows/backend-sessions.ts";
import { callChecks } from "./rows/call-checks.ts";
import { callErrors } from "./rows/call-errors.ts";
import { callEvents } from "./rows/call-events.ts";
import { callScript } from "./rows/call-script.ts";
import { callStates } from "./rows/call-states.ts";
import { rest } from "./rows/rest.ts";
import { restClient } from "./rows/rest-client.ts";
import { voice } from "./rows/voice.ts";
import { voiceTrouble } from "./rows/voice-trouble.ts";

/** Every rule of the specification that a package has to keep, by topic; one file of proofs for each topic. */
export const table = {
  rest,
  restClient,
  callStates,
  callEvents,
  callChecks,
  callErrors,
  callScript,
  voice,
  voiceTrouble,
  backendClient,
  backendSessions,
};
