import type { Language } from "#shared/copy.ts";
import type { Result } from "#shared/result.ts";
import type { ContactRequest } from "./contact.draft.ts";
import type { SpamSignal } from "./contact.rules.ts";

/** The row as the database gave it back (SUB-02): the request, and what the database added. */
export interface StoredRequest extends ContactRequest {
  id: string;
  createdAt: string;
  language: Language;
}

/** Why a send failed, as far as the visitor is concerned. */
export type SubmitFailure =
  | { kind: "offline" }
  | { kind: "timeout" }
  | { kind: "refused" }
  | { kind: "tooMany" }
  | { kind: "unavailable" }
  /** A message that we do not know; null when there was none (SUB-03, SUB-04). */
  | { kind: "unknown"; message: string | null };

export interface OutgoingRequest extends ContactRequest {
  language: Language;
  spamSignal: SpamSignal | null;
}

export interface ContactPort {
  /** The visitor has touched the form: whatever sending needs may be fetched now. */
  prepare(): void;
  /**
   * Stores one request (SUB-01, SUB-02).
   * @param key made by the client, once for each filled-in form: the same key never stores a second row.
   * @param signal ends the attempt; what was on its way may still arrive.
   * @returns the row; null when an earlier attempt had stored it, since the database shows a row only once.
   */
  send(
    request: OutgoingRequest,
    key: string,
    signal: AbortSignal,
  ): Promise<Result<StoredRequest | null, SubmitFailure>>;
}

/** The e-mail that the visitor left in the hero (HERO-05, FORM-06). */
export interface EmailHandover {
  /** Returns the address and deletes it: a second call returns null. */
  take(): string | null;
}
