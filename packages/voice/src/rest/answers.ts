import { z } from "zod";
import { createdCall } from "../vapi/creation.ts";
import type { Shape } from "./operation.ts";

/** Only what we rely on is checked; a provider that adds fields breaks nobody. */
const thing = z.looseObject({ id: z.string() });
const fields = z.looseObject({});

function json<Answer extends z.ZodType>(schema: Answer): Shape<Answer> {
  return { schema, reads: "json" };
}

export const one = json(thing);

export const list = json(z.array(thing));

/** Some fields, none of them certain. */
export const record = json(fields);

export const records = json(z.array(fields));

export const page = json(z.looseObject({ results: z.array(fields), metadata: fields }));

export const callOrBatch = json(
  z.union([thing, z.looseObject({ results: z.array(thing), errors: z.array(fields) })]),
);

/** An object or a list; the specification shows no more. */
export const something = json(z.union([fields, z.array(z.unknown())]));

export const text: Shape<z.ZodString> = { schema: z.string(), reads: "text" };

export const nothing: Shape<z.ZodType<undefined>> = {
  schema: z.unknown().transform(() => undefined),
  reads: null,
};

/** The fields of a created web call that the voice client reads, and without which nobody can join. */
export const webCall = json(z.unknown().pipe(createdCall));
