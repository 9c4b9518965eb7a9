import { afterEach, expect, test, vi } from "vitest";
import { inTurn } from "#app/hydration/turns.ts";

const resting: (() => void)[] = [];

/** A written page, which rests only when it is told to. */
function writtenPage(): void {
  vi.stubGlobal("document", { documentElement: { dataset: { year: "2026" } } });
  const requestIdleCallback = (run: () => void) => resting.push(run);
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal("window", { requestIdleCallback });
}

async function rest(): Promise<void> {
  resting.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => vi.unstubAllGlobals());

test("parts that are ready together are taken over one by one, each when the page rests", async () => {
  writtenPage();
  const taken: string[] = [];
  for (const name of ["form", "sections", "end"]) {
    void inTurn(async () => name).then((part) => taken.push(part.default));
  }
  await rest();
  expect(taken).toEqual([]);
  await rest();
  expect(taken).toEqual(["form"]);
  await rest();
  await rest();
  expect(taken).toEqual(["form", "sections", "end"]);
});

test("where no written page is taken over, a part comes at once", async () => {
  expect(await inTurn(async () => "part")).toEqual({ default: "part" });
});
