import * as z from "zod/mini";

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
