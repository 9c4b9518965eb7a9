import * as z from "zod/mini";
import { CallRefused } from "../refused.ts";
import type { CallRequest, Requests } from "./client.ts";

/** The fields of a created web call without which nobody can join it (VOICE-16). */
export const createdCall = z.looseObject({
  id: z.string(),
  webCallUrl: z.url({ protocol: /^https?$/ }),
  artifactPlan: z.nullish(
    z.looseObject({
      recordingEnabled: z.nullish(z.boolean()),
      videoRecordingEnabled: z.nullish(z.boolean()),
    }),
  ),
  assistant: z.nullish(
    z.looseObject({ voice: z.nullish(z.looseObject({ provider: z.nullish(z.string()) })) }),
  ),
});

export type CreatedCall = z.infer<typeof createdCall>;

/** The provider said yes, but with something else than what was agreed. */
export class UnexpectedAnswer extends Error {
  override readonly name = "UnexpectedAnswer";
  readonly op: string;
  readonly issues: readonly z.core.$ZodIssue[];

  /** @param op method and path of what was asked. */
  constructor(op: string, issues: readonly z.core.$ZodIssue[]) {
    const places = issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`);
    super(`${op} was answered unexpectedly (${places.join("; ")}).`);
    this.op = op;
    this.issues = issues;
  }
}

/** The provider records a call that must not be recorded: it is not joined, or ended. */
export class CallRecorded extends Error {
  override readonly name = "CallRecorded";

  constructor() {
    super("The provider says that it records this call.");
  }
}

/** @throws UnexpectedAnswer where it is none of a created call. */
export function readCreatedCall(answer: unknown): CreatedCall {
  const read = createdCall.safeParse(answer);
  if (!read.success) throw new UnexpectedAnswer("POST /call/web", read.error.issues);
  return read.data;
}

/** @throws CallRecorded where the answer says so. */
export function refuseRecorded({ artifactPlan }: CreatedCall): void {
  if (artifactPlan?.recordingEnabled || artifactPlan?.videoRecordingEnabled) throw new CallRecorded();
}

/** The provider records each call unless this is sent. */
const off = { recordingEnabled: false, videoRecordingEnabled: false };

function without<Plan extends { artifactPlan?: object }>(given: Plan | undefined): Plan {
  return { ...given, artifactPlan: { ...given?.artifactPlan, ...off } } as Plan;
}

/**
 * The same request with recording switched off.
 * @throws CallRefused for a workflow by id: the provider takes no such setting with it.
 */
export function withoutRecording(request: CallRequest): CallRequest {
  if (request.workflowId) {
    throw new CallRefused("For a workflow by id, the provider takes no setting that switches recording off.");
  }
  if (request.workflow) return { ...request, workflow: without(request.workflow) };
  if (request.squad || request.squadId) {
    return { ...request, squadOverrides: without(request.squadOverrides) };
  }
  return { ...request, assistantOverrides: without(request.assistantOverrides) };
}

/** The provider's answer is waited for so long, in milliseconds. */
const answerLimitMs = 30_000;

/**
 * Lets the voice client start a call from a request of ours: whole (its own start has no place for overrides of a
 * squad), with a limit and a signal, and with an answer that is checked before anything is joined. All voice clients
 * share one object for their requests; a method of it is ours only until `start` first waits, which is where it asks
 * for the call.
 * @param check throws what it does not accept of the answer.
 * @param failed hears what the request came to, when it came to nothing.
 */
export function createdByUs<Started>(
  { call }: Requests,
  { request, signal }: { request: CallRequest; signal: AbortSignal },
  { check, failed }: { check: (answer: unknown) => unknown; failed: (cause: unknown) => void },
  start: () => Promise<Started>,
): Promise<Started> {
  const theirs = call.callControllerCreateWebCall;
  const limited = AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]);
  call.callControllerCreateWebCall = async () => {
    try {
      const answer = await theirs(request, { signal: limited });
      return { data: check(answer.data) };
    } catch (cause) {
      failed(cause);
      throw cause;
    }
  };
  try {
    return start();
  } finally {
    call.callControllerCreateWebCall = theirs;
  }
}
