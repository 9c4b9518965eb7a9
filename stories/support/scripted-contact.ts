import { type Draft, emptyDraft } from "#features/contact/contact.draft.ts";
import { requestFields } from "#features/contact/contact.fields.ts";
import type { ContactPort, StoredRequest, SubmitFailure } from "#features/contact/contact.port.ts";
import { readDraft } from "#features/contact/contact.schema.ts";
import { failure, type Result, success } from "#shared/result.ts";

type Sent = Parameters<ContactPort["send"]>[0];
type Answer = Result<StoredRequest | null, SubmitFailure>;

/** A contact port without a network: keeps requests in memory. */
export function scriptedContact(): ContactPort & { readonly stored: readonly Sent[] } {
  const byKey = new Map<string, Sent>();

  function store(request: Sent, key: string): Answer {
    if (byKey.has(key)) return success(null);
    const draft: Draft = {
      ...emptyDraft,
      ...Object.fromEntries(requestFields.map((field) => [field, request[field] ?? ""])),
      consent: true,
    };
    if (!readDraft(draft).ok) return failure({ kind: "refused" });
    byKey.set(key, request);
    const { spamSignal: _, ...row } = request;
    return success({ ...row, id: `row-${byKey.size}`, createdAt: "2026-11-21T08:00:00Z" });
  }

  return {
    get stored() {
      return [...byKey.values()];
    },
    prepare: () => undefined,
    send: async (request, key, signal) =>
      signal.aborted ? failure({ kind: "unavailable" }) : store(request, key),
  };
}
