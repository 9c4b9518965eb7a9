import type { Clock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { runMachine, type Store } from "#shared/machine.ts";
import { failure, type Result } from "#shared/result.ts";
import { callCopy } from "./contact.call.copy.ts";
import { withCall } from "./contact.call-time.ts";
import type { ContactRequest, Draft, Faults } from "./contact.draft.ts";
import { type ContactState, contactStep, pristine } from "./contact.machine.ts";
import type { ContactPort, EmailHandover, OutgoingRequest } from "./contact.port.ts";
import { hasteMs, type SpamSignal } from "./contact.rules.ts";

/** Silence after which the form says that it takes longer than usual. */
export const slowAfterMs = 4_000;
/** The longest a send may take, whatever the port does: nothing waits for ever. */
export const giveUpAfterMs = 45_000;

/** Cleans and checks a draft; handed in by the form, so that the checking code comes with it and not before. */
export type DraftReader = (draft: Draft) => Result<ContactRequest, Faults>;

export interface ContactController extends Store<ContactState> {
  edit(change: Partial<Draft>): void;
  /** Adds a conversation to the description; the view says that it stands there. */
  handOver(text: string): void;
  /** @param honeypotFilled whether the field that people do not see was filled in. */
  submit(language: Language, readDraft: DraftReader, honeypotFilled?: boolean): void;
  /** Ends a send under way. What the visitor typed stays. */
  cancel(): void;
  /** The contact view has appeared: takes over the hero's e-mail (FORM-06). */
  arrive(): void;
  /** The visitor has left the contact view: a finished form starts again, an unfinished one keeps what was typed. */
  leave(): void;
}

export interface ContactDeps {
  port: ContactPort;
  handover: EmailHandover;
  clock: Clock;
  /** Makes a UUID. */
  newKey(): string;
}

/** Carries out what the machine decides; the only caller of the port. */
export function createContactController(deps: ContactDeps): ContactController {
  const machine = runMachine(contactStep, pristine);
  let sending: AbortController | null = null;
  let prepared = false;
  let openedAt = deps.clock.now();

  function prepare(): void {
    if (prepared) return;
    prepared = true;
    deps.port.prepare();
  }

  function spamSignal(honeypotFilled: boolean): SpamSignal | null {
    if (honeypotFilled) return "trap";
    return deps.clock.now() - openedAt < hasteMs ? "haste" : null;
  }

  async function send(request: OutgoingRequest, key: string): Promise<void> {
    const attempt = new AbortController();
    sending = attempt;
    const givenUp = new Promise<"givenUp">((resolve) => {
      const hush = [
        deps.clock.after(slowAfterMs, () => machine.send({ type: "slowed" })),
        deps.clock.after(giveUpAfterMs, () => resolve("givenUp")),
      ];
      attempt.signal.addEventListener("abort", () => {
        for (const stop of hush) stop();
      });
    });
    const answer = await Promise.race([
      deps.port.send(request, key, attempt.signal).catch(unexpected),
      givenUp,
    ]);
    // A cancelled send may still answer; that answer is ignored.
    if (sending !== attempt) return;
    sending = null;
    attempt.abort();
    if (answer === "givenUp") machine.send({ type: "refused", failure: { kind: "timeout" } });
    else if (answer.ok) machine.send({ type: "stored" });
    else machine.send({ type: "refused", failure: answer.failure });
  }

  return {
    get: machine.get,
    subscribe: machine.subscribe,
    edit(change) {
      prepare();
      machine.send({ type: "edited", change });
    },
    handOver(text) {
      prepare();
      machine.send({ type: "handedOver", text });
    },
    submit(language, readDraft, honeypotFilled = false) {
      const before = machine.get();
      if (before.status !== "editing" && before.status !== "failed") return;
      const read = readDraft(withCall(callCopy[language], before.draft));
      const after = machine.send({
        type: "submitted",
        faults: read.ok ? {} : read.failure,
        freshKey: deps.newKey(),
      });
      if (!read.ok || after.status !== "submitting") return;
      void send({ ...read.value, language, spamSignal: spamSignal(honeypotFilled) }, after.sendKey);
    },
    cancel() {
      sending?.abort();
      sending = null;
      machine.send({ type: "cancelled" });
    },
    arrive() {
      openedAt = deps.clock.now();
      const email = deps.handover.take();
      if (email) machine.send({ type: "prefilled", email });
    },
    leave() {
      machine.send({ type: "left" });
    },
  };
}

/** A port that throws has a bug; the visitor still gets an answer. */
function unexpected(error: unknown) {
  console.error("contact request: the port threw", error);
  return failure({ kind: "unknown", message: null } as const);
}
