import * as shapes from "#provider/rest/answers.ts";

/** An answer of each shape, as the provider would give it. */
const examples: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  [shapes.one.schema, { id: "one", added: true }],
  [shapes.list.schema, [{ id: "one" }, { id: "two" }]],
  [shapes.record.schema, { any: "thing" }],
  [shapes.records.schema, [{ any: "thing" }]],
  [shapes.page.schema, { results: [{ id: "one" }], metadata: { totalItems: 1 } }],
  [shapes.callOrBatch.schema, { results: [{ id: "one" }], errors: [] }],
  [shapes.something.schema, [1, 2]],
  [shapes.text.schema, "id,endedReason"],
  [shapes.nothing.schema, undefined],
  [shapes.webCall.schema, { id: "one", webCallUrl: "https://room.example/one" }],
]);

export function exampleOf(schema: unknown): unknown {
  if (!examples.has(schema)) throw new Error("An answer without an example.");
  return examples.get(schema);
}
