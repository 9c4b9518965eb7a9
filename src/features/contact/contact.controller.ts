import type { Clock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { runMachine, type Store } from "#shared/machine.ts";
import { failure, type Result } from "#shared/result.ts";
import { within } from "#shared/time-limit.ts";
import { callCopy } from "./contact.call.copy.ts";
import { withCall } from "./contact.call-time.ts";
import { type ContactRequest, type Draft, type Faults, openCall } from "./contact.draft.ts";
import { type ContactEvent, type ContactState, contactStep, pristine } from "./contact.machine.ts";
import { giveUpAfterMs, sendSlowAfterMs } from "./contact.patience.ts";
import type { ContactPort, EmailHandover, OutgoingRequest, SubmitFailure } from "./contact.port.ts";
import { minimumFillMs, type SpamSignal } from "./contact.rules.ts";

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
  /**
   * The contact view has appeared: takes over the hero's e-mail (FORM-06).
   * @param forCall whether the visitor came for a call. It is asked for then, even if they leave all about it open; a
   * call about which they have said nothing is asked for no longer once they come without that wish.
   */
  arrive(forCall?: boolean): void;
  /** The visitor has left the contact view: a finished form starts again, an unfinished one keeps what was typed. */
  leave(): void;
}

export interface ContactDeps {
  port: ContactPort;
  handover: EmailHandover;
  clock: Clock;
  newKey(): string;
}

/** Carries out what the machine decides; the only caller of the port. */
export function createContactController(deps: ContactDeps): ContactController {
  const machine = runMachine(contactStep, pristine);
  const sender = createSender(deps, machine.send);
  let prepared = false;
  let openedAt = deps.clock.now();

  function prepare(): void {
    if (prepared) return;
    prepared = true;
    deps.port.prepare();
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
      void sender.send(
        { ...read.value, language, spamSignal: signalOf(deps.clock.now() - openedAt, honeypotFilled) },
        after.sendKey,
      );
    },
    cancel() {
      sender.cancel();
      machine.send({ type: "cancelled" });
    },
    arrive(forCall = false) {
      openedAt = deps.clock.now();
      bringAlong(machine, deps.handover, forCall);
    },
    leave() {
      machine.send({ type: "left" });
    },
  };
}

/** Puts into the draft what the visitor brings along. */
function bringAlong(
  machine: ReturnType<typeof runMachine<ContactState, ContactEvent>>,
  handover: EmailHandover,
  forCall: boolean,
): void {
  const call = callOnArrival(machine.get(), forCall);
  if (call) machine.send({ type: "edited", change: call });
  const email = handover.take();
  if (email) machine.send({ type: "prefilled", email });
}

/** How the draft changes when the visitor arrives with or without a callback request; null when it stays as it is. */
function callOnArrival(state: ContactState, forCall: boolean): Partial<Draft> | null {
  if (state.status === "succeeded") return null;
  const { call } = state.draft;
  if (forCall) return call ? null : { call: openCall };
  const isOpen = call && !call.phone.trim() && !call.day && !call.part;
  return isOpen ? { call: undefined } : null;
}

/** Sends one request at a time and tells the machine what becomes of it. */
function createSender(deps: ContactDeps, tell: (event: ContactEvent) => void) {
  let sending: AbortController | null = null;
  return {
    async send(request: OutgoingRequest, key: string): Promise<void> {
      const attempt = new AbortController();
      sending = attempt;
      const slow = deps.clock.after(sendSlowAfterMs, () => tell({ type: "slowed" }));
      attempt.signal.addEventListener("abort", slow, { once: true });
      const answer = await sendWithin(deps, request, key, attempt.signal);
      slow();
      // A cancelled send may still answer; that answer is ignored.
      if (sending !== attempt) return;
      sending = null;
      tell(answer.ok ? { type: "stored" } : { type: "refused", failure: answer.failure });
    },
    cancel(): void {
      sending?.abort();
      sending = null;
    },
  };
}

/** Sends once. A port that does not answer within the limit counts as timed out. */
async function sendWithin(
  { port, clock }: ContactDeps,
  request: OutgoingRequest,
  key: string,
  end: AbortSignal,
): Promise<Result<unknown, SubmitFailure>> {
  const answer = await within(clock, giveUpAfterMs, end, (signal) =>
    port.send(request, key, signal).catch(unexpected),
  );
  return answer === "aborted" ? failure({ kind: "timeout" }) : answer;
}

function signalOf(openForMs: number, honeypotFilled: boolean): SpamSignal | null {
  if (honeypotFilled) return "trap";
  return openForMs < minimumFillMs ? "haste" : null;
}

/** A port that throws has a bug; the visitor still gets an answer. */
function unexpected(error: unknown) {
  console.error("contact request: the port threw", error);
  return failure({ kind: "unknown", message: null } as const);
}
