import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { runQuietly, shown, twoAtATime } from "../../../scripts/side-by-side.mjs";

test("keeps what a command says, on both outputs, and how it ended", async () => {
  const { ok, said } = await runQuietly("echo seen; echo trouble >&2; exit 3", process.env);
  expect(ok).toBe(false);
  expect(said.split("\n").filter(Boolean).sort()).toEqual(["seen", "trouble"]);
  expect(await runQuietly("exit 0", process.env)).toMatchObject({ ok: true, said: "" });
});

test("works two at a time, begins in order, and answers in order", async () => {
  const begun: number[] = [];
  let under = 0;
  let most = 0;
  const work = (number: number, turns: number) => async () => {
    begun.push(number);
    under += 1;
    most = Math.max(most, under);
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    under -= 1;
    return number;
  };
  expect(await twoAtATime([work(1, 9), work(2, 1), work(3, 1), work(4, 1)])).toEqual([1, 2, 3, 4]);
  expect(begun).toEqual([1, 2, 3, 4]);
  expect(most).toBe(2);
});

test("shows all of a failure, and of a long success its last line", () => {
  const long = "a line\n".repeat(50);
  expect(shown(false, `${long}the end\n`).split("\n")).toHaveLength(51);
  expect(shown(true, `${long}the end\n`)).toMatch(/50 lines more.*\nthe end$/);
  expect(shown(true, "one\ntwo\n")).toBe("one\ntwo");
});
