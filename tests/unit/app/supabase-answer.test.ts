import { expect, test } from "vitest";
import { readAnswer } from "#app/adapters/supabase-answer.ts";
import type { SubmitFailure } from "#features/contact/contact.port.ts";

const here = { timedOut: false, online: true };
const refusal = (status: number, code: string, message = "no") => ({
  status,
  data: null,
  error: { message, code },
});

test("[SUB-02] the row comes back", () => {
  expect(readAnswer({ status: 201, data: { id: "7" }, error: null }, here)).toEqual({
    outcome: { ok: true, value: { id: "7" } },
    retry: false,
  });
});

test("a key that is stored already reads as success", () => {
  expect(readAnswer(refusal(409, "23505"), here).outcome).toEqual({ ok: true, value: { id: null } });
});

test.each<[string, ReturnType<typeof refusal>, Partial<typeof here>, SubmitFailure, boolean]>([
  ["our own time limit", refusal(0, "", "AbortError"), { timedOut: true }, { kind: "timeout" }, true],
  [
    "no network on the device",
    refusal(0, "", "Failed to fetch"),
    { online: false },
    { kind: "offline" },
    false,
  ],
  ["connection refused", refusal(0, "", "Failed to fetch"), {}, { kind: "unavailable" }, true],
  ["a rate limit", refusal(429, "PT429"), {}, { kind: "tooMany" }, false],
  ["a gateway's HTML", refusal(502, "", "<html>Bad gateway</html>"), {}, { kind: "unavailable" }, true],
  ["database gone", refusal(503, "PGRST000"), {}, { kind: "unavailable" }, true],
  ["a check constraint", refusal(400, "23514"), {}, { kind: "refused" }, false],
  ["a row rule", refusal(401, "42501"), {}, { kind: "refused" }, false],
  ["bad text", refusal(400, "22P05"), {}, { kind: "refused" }, false],
  [
    "[SUB-03] a message nobody knows",
    refusal(400, "P0001", "row too large"),
    {},
    { kind: "unknown", message: "row too large" },
    false,
  ],
  [
    "[SUB-03] a message that begins with markup is still a message",
    refusal(400, "P0001", "<b>row</b> too large"),
    {},
    { kind: "unknown", message: "<b>row</b> too large" },
    false,
  ],
  ["[SUB-04] no message", refusal(400, "", ""), {}, { kind: "unknown", message: null }, false],
  [
    "[SUB-04] HTML as message",
    refusal(500, "", " <!doctype html>"),
    {},
    { kind: "unknown", message: null },
    true,
  ],
])("%s", (_, answer, circumstances, kind, retry) => {
  expect(readAnswer(answer, { ...here, ...circumstances })).toMatchObject({
    outcome: { ok: false, failure: kind },
    retry,
  });
});
