import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyDraft, openCall } from "#features/contact/contact.draft.ts";
import {
  type ContactEvent,
  type ContactState,
  contactStep,
  isWorthKeeping,
  pristine,
} from "#features/contact/contact.machine.ts";

const draft = { ...emptyDraft, name: "Ada", email: "ada@firma.de", consent: true };
const editing: ContactState = { ...pristine, draft };
const submitting: ContactState = { status: "submitting", draft, sendKey: "key-1", slow: false };
const failed: ContactState = { status: "failed", draft, sendKey: "key-1", failure: { kind: "offline" } };
const submit: ContactEvent = { type: "submitted", faults: {}, freshKey: "key-2" };

describe("editing", () => {
  test("[FORM-10] a changed field loses its own fault and keeps the others", () => {
    const faulty = contactStep(pristine, {
      type: "submitted",
      faults: { name: "nameRequired", email: "emailRequired" },
      freshKey: "k",
    });
    const changed = contactStep(faulty, { type: "edited", change: { name: "A" } });
    expect(changed).toHaveProperty("faults", { email: "emailRequired" });
  });

  test("faults hold the send back, and each time counts", () => {
    const event: ContactEvent = { type: "submitted", faults: { consent: "consentRequired" }, freshKey: "k" };
    expect(contactStep(contactStep(editing, event), event)).toMatchObject({ status: "editing", heldBack: 2 });
  });
});

test("a conversation that is handed over follows what was written, and a finished form starts anew with it", () => {
  const handed: ContactEvent = { type: "handedOver", text: "Gespräch" };
  const written = contactStep(editing, { type: "edited", change: { problem: "Rechnungen " } });
  expect(contactStep(written, handed)).toMatchObject({
    draft: { problem: "Rechnungen\n\nGespräch" },
    handedOver: true,
  });
  const faulty = contactStep(editing, { type: "submitted", faults: { name: "nameRequired" }, freshKey: "k" });
  expect(contactStep(faulty, handed)).toHaveProperty("faults", {});
  expect(contactStep({ status: "succeeded" }, handed)).toMatchObject({
    status: "editing",
    draft: { ...emptyDraft, problem: "Gespräch" },
  });
  expect(contactStep(submitting, handed)).toBe(submitting);
});

describe("submitting", () => {
  test("nothing can be edited on the way", () => {
    expect(contactStep(submitting, { type: "edited", change: { name: "Bob" } })).toBe(submitting);
  });

  test("cancelled: back to the form, and the next send is the same request", () => {
    const back = contactStep(submitting, { type: "cancelled" });
    expect(contactStep(back, submit)).toMatchObject({ status: "submitting", draft, sendKey: "key-1" });
  });
});

describe("failed", () => {
  test("[SUB-01] trying again sends the same request under the same key", () => {
    expect(contactStep(failed, submit)).toEqual(submitting);
  });

  test("[FORM-10] editing clears the failure, and the changed form is a new request", () => {
    const changed = contactStep(failed, { type: "edited", change: { problem: "More" } });
    expect(changed).toMatchObject({ status: "editing", faults: {} });
    expect(contactStep(changed, submit)).toMatchObject({ sendKey: "key-2" });
  });

  test("[FORM-06] an e-mail and a conversation that arrive then are taken, too", () => {
    expect(contactStep(failed, { type: "prefilled", email: "b@firma.de" })).toMatchObject({
      status: "editing",
      draft: { ...draft, email: "b@firma.de" },
    });
    expect(contactStep(failed, { type: "handedOver", text: "Gespräch" })).toMatchObject({
      draft: { ...draft, problem: "Gespräch" },
      handedOver: true,
    });
  });
});

describe("succeeded", () => {
  test("[FORM-08] leaving starts a new form", () => {
    expect(contactStep({ status: "succeeded" }, { type: "left" })).toEqual(pristine);
  });

  test("[FORM-06] a new e-mail from the hero starts a new form with it", () => {
    expect(contactStep({ status: "succeeded" }, { type: "prefilled", email: "b@firma.de" })).toMatchObject({
      status: "editing",
      draft: { ...emptyDraft, email: "b@firma.de" },
    });
  });

  test("anything else changes nothing", () => {
    const succeeded: ContactState = { status: "succeeded" };
    expect(contactStep(succeeded, { type: "cancelled" })).toBe(succeeded);
  });
});

test("leaving the page asks back for words and for a telephone number, not for what was sent", () => {
  const withPhone = (phone: string): ContactState => ({
    ...pristine,
    draft: { ...emptyDraft, call: { ...openCall, phone } },
  });
  expect(isWorthKeeping(withPhone("069 1234"))).toBe(true);
  expect(isWorthKeeping(withPhone(" "))).toBe(false);
  expect(isWorthKeeping({ ...submitting, draft: { ...draft, problem: "Rechnungen" } })).toBe(true);
  expect(isWorthKeeping({ status: "succeeded", sent: draft })).toBe(false);
});

test("whatever happens, only a stored request loses what was typed", () => {
  const event = fc.oneof(
    fc.record({ type: fc.constant("edited" as const), change: fc.constant({ company: "X" }) }),
    fc.constant<ContactEvent>(submit),
    fc.constant<ContactEvent>({ type: "slowed" }),
    fc.constant<ContactEvent>({ type: "refused", failure: { kind: "timeout" } }),
    fc.constant<ContactEvent>({ type: "cancelled" }),
    fc.constant<ContactEvent>({ type: "left" }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const end = events.reduce<ContactState>(contactStep, editing);
      expect(end).toMatchObject({ draft: { name: "Ada", email: "ada@firma.de", consent: true } });
    }),
  );
});
