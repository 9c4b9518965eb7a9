import { beforeEach, describe, expect, test } from "vitest";
import { type ContactController, createContactController } from "#features/contact/contact.controller.ts";
import { openCall } from "#features/contact/contact.draft.ts";
import {
  attemptLimitMs,
  giveUpAfterMs,
  retryAfterMs,
  sendSlowAfterMs,
} from "#features/contact/contact.patience.ts";
import type { ContactPort, StoredRequest, SubmitFailure } from "#features/contact/contact.port.ts";
import { minimumFillMs } from "#features/contact/contact.rules.ts";
import { readDraft } from "#features/contact/contact.schema.ts";
import { failure, type Result, success } from "#shared/result.ts";
import { nothing } from "../../support/contact-request.ts";
import { flushPromises, type ManualClock, manualClock } from "../../support/manual-clock.ts";

type Answer = Result<StoredRequest | null, SubmitFailure>;
interface Send {
  request: Parameters<ContactPort["send"]>[0];
  key: string;
  signal: AbortSignal;
  answer(answer: Answer): Promise<void>;
}

let sends: Send[];
let prepared: number;
let clock: ManualClock;
let contact: ContactController;

beforeEach(() => {
  sends = [];
  prepared = 0;
  clock = manualClock();
  let keys = 0;
  contact = createContactController({
    clock,
    newKey: () => `key-${++keys}`,
    handover: { take: () => null },
    port: {
      prepare: () => void prepared++,
      send: (request, key, signal) =>
        new Promise<Answer>((resolve) => {
          const answer = (given: Answer) => {
            resolve(given);
            return flushPromises();
          };
          sends.push({ request, key, signal, answer });
        }),
    },
  });
});

function fill() {
  contact.edit({ name: " Ada ", email: "ada@firma.de", consent: true });
}

function sent(index: number): Send {
  const send = sends[index];
  if (!send) throw new Error(`send ${index} did not happen`);
  return send;
}

describe("sending", () => {
  test("[SUB-01] sends once, cleaned, in the language of the page, when the visitor double-clicks", () => {
    fill();
    contact.submit("en", readDraft);
    contact.submit("en", readDraft);
    expect(sends).toHaveLength(1);
    expect(sent(0).request).toEqual({
      ...nothing,
      name: "Ada",
      email: "ada@firma.de",
      language: "en",
      spamSignal: "haste",
    });
  });

  test("what a person would hardly do is marked, and sent all the same", () => {
    const send = (afterMs: number, honeypotFilled: boolean) => {
      contact.arrive();
      clock.advance(afterMs);
      fill();
      contact.submit("de", readDraft, honeypotFilled);
      contact.cancel();
      return sends.at(-1)?.request.spamSignal;
    };
    expect(send(minimumFillMs - 1, false)).toBe("haste");
    expect(send(minimumFillMs, false)).toBeNull();
    expect(send(minimumFillMs, true)).toBe("trap");
  });
});

test("a port that throws reads as an unknown failure", async () => {
  const broken = createContactController({
    clock,
    newKey: () => "key",
    handover: { take: () => null },
    port: { prepare: () => undefined, send: () => Promise.reject(new Error("bug")) },
  });
  broken.edit({ name: "Ada", email: "ada@firma.de", consent: true });
  broken.submit("de", readDraft);
  await flushPromises();
  expect(broken.get()).toMatchObject({ failure: { kind: "unknown", message: null } });
});

test("the whole wait leaves room for every attempt and pause", () => {
  const attempts = (retryAfterMs.length + 1) * attemptLimitMs;
  expect(giveUpAfterMs).toBeGreaterThan(retryAfterMs.reduce((sum, pause) => sum + pause, attempts));
});

describe("cancelling", () => {
  test("it returns to the form at once; the late answer changes nothing", async () => {
    fill();
    contact.submit("de", readDraft);
    contact.cancel();
    expect(sent(0).signal.aborted).toBe(true);
    contact.edit({ company: "Muster AG" });
    await sent(0).answer(success(null));
    expect(contact.get()).toMatchObject({ status: "editing", draft: { company: "Muster AG" } });
  });

  test("the late answer to a cancelled send does not end the next one", async () => {
    fill();
    contact.submit("de", readDraft);
    contact.cancel();
    contact.submit("de", readDraft);
    await sent(0).answer(failure({ kind: "offline" }));
    expect(contact.get()).toMatchObject({ status: "submitting" });
    await sent(1).answer(success(null));
    expect(contact.get()).toMatchObject({ status: "succeeded" });
  });

  test("a cancelled send's clock does not touch the next one", () => {
    fill();
    contact.submit("de", readDraft);
    contact.cancel();
    clock.advance(sendSlowAfterMs - 100);
    contact.submit("de", readDraft);
    clock.advance(200);
    expect(contact.get()).toMatchObject({ status: "submitting", slow: false });
  });
});

test("a conversation that is handed over stands in the description, and fetches what sending needs", () => {
  contact.handOver("Gespräch");
  expect(contact.get()).toMatchObject({ draft: { problem: "Gespräch" }, handedOver: true });
  expect(prepared).toBe(1);
});

describe("coming for a call", () => {
  test("whoever comes for a call wants one, and keeps what was said of it", () => {
    contact.arrive(true);
    expect(contact.get()).toMatchObject({ draft: { call: openCall } });
    expect(prepared).toBe(0);
    contact.edit({ call: { ...openCall, day: "2026-11-23" } });
    contact.arrive(true);
    expect(contact.get()).toMatchObject({ draft: { call: { day: "2026-11-23" } } });
  });

  test("whoever comes back without the wish has no call in the request that they do not see", () => {
    contact.arrive(true);
    contact.leave();
    contact.arrive();
    expect(contact.get()).not.toMatchObject({ draft: { call: openCall } });
    contact.arrive(true);
    contact.edit({ call: { ...openCall, phone: "069 1234" } });
    contact.leave();
    contact.arrive();
    expect(contact.get()).toMatchObject({ draft: { call: { phone: "069 1234" } } });
  });

  test("coming back for the same call leaves a failed request as it is", async () => {
    contact.arrive(true);
    fill();
    contact.submit("de", readDraft);
    await sent(0).answer(failure({ kind: "offline" }));
    const failed = contact.get();
    expect(failed.status).toBe("failed");
    contact.arrive(true);
    expect(contact.get()).toBe(failed);
  });
});
