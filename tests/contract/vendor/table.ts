import { callChecks } from "./rows/call-checks.ts";
import { callErrors } from "./rows/call-errors.ts";
import { callEvents } from "./rows/call-events.ts";
import { callScript } from "./rows/call-script.ts";
import { callStates } from "./rows/call-states.ts";
import { rest } from "./rows/rest.ts";
import { voice } from "./rows/voice.ts";
import { voiceTrouble } from "./rows/voice-trouble.ts";

/** Every rule of the specification that a package has to keep, by topic; one file of proofs for each topic. */
export const table = {
  rest,
  callStates,
  callEvents,
  callChecks,
  callErrors,
  callScript,
  voice,
  voiceTrouble,
};
