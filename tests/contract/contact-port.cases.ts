import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContactPort } from "#features/contact/contact.port.ts";
import { somebody } from "../support/contact-request.ts";

type Sent = Parameters<ContactPort["send"]>[0];

export interface Subject {
  port: ContactPort;
  storedFor(email: string): Promise<Sent[]>;
  close(): Promise<void>;
}

const never = new AbortController().signal;

/** The cases that every contact port must pass, the book's fake as well as the real one. */
export function contactPortCases(name: string, open: () => Promise<Subject>): void {
  describe(`contact port: ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    storingCases(() => subject);
    refusalCases(() => subject);
  });
}

function storingCases(opened: () => Subject): void {
  test("[SUB-01] [SUB-02] stores a request and answers with its row", async () => {
    const request = somebody({
      service: "CRM Integration",
      company: "Muster AG",
      problem: "Zwei\nZeilen",
      language: "en",
      spamSignal: "trap",
    });
    const answer = await opened().port.send(request, randomUUID(), never);
    const { spamSignal: _, ...row } = request;
    const added = { id: expect.any(String), createdAt: expect.any(String) };
    expect(answer).toEqual({ ok: true, value: { ...row, ...added } });
    expect(await opened().storedFor(request.email)).toEqual([request]);
  });

  test("the same key again stores nothing and reads as success", async () => {
    const request = somebody();
    const key = randomUUID();
    await opened().port.send(request, key, never);
    expect(await opened().port.send(request, key, never)).toEqual({ ok: true, value: null });
    expect(await opened().storedFor(request.email)).toHaveLength(1);
  });
}

function refusalCases(opened: () => Subject): void {
  test("what breaks a rule is refused, not stored", async () => {
    const request = somebody({ name: "A" });
    expect(await opened().port.send(request, randomUUID(), never)).toEqual({
      ok: false,
      failure: { kind: "refused" },
    });
    expect(await opened().storedFor(request.email)).toEqual([]);
  });

  test("a sixth request of one address within the hour is stored like the first", async () => {
    const request = somebody();
    for (let sent = 0; sent < 6; sent++) {
      expect(await opened().port.send(request, randomUUID(), never)).toMatchObject({ ok: true });
    }
    expect(await opened().storedFor(request.email)).toHaveLength(6);
  });

  test("a send that is called off answers, and does not throw", async () => {
    const calledOff = AbortSignal.abort();
    expect(await opened().port.send(somebody(), randomUUID(), calledOff)).toMatchObject({ ok: false });
  });
}
