import { describe, expect, test } from "vitest";
import { runProgram, type Step } from "#shared/effects.ts";
import { createTimers } from "#shared/timers.ts";
import { manualClock } from "../../support/manual-clock.ts";

type Event = "open" | "opened" | "shut" | "nothing";
type State = "shut" | "opening" | "open";

function door(state: State, event: Event): Step<State, string> {
  if (event === "open") return ["opening", "turn the key", "push"];
  if (event === "opened" && state === "opening") return ["open"];
  if (event === "shut") return ["shut", "pull"];
  return [state];
}

describe("a machine with effects", () => {
  test("state first, then the world, in the order that the step gives", () => {
    const done: string[] = [];
    const program = runProgram(door, "shut", (effect: string) => done.push(`${effect}, ${program.get()}`));
    program.send("open");
    expect(done).toEqual(["turn the key, opening", "push, opening"]);
  });

  test("what happens while something is being done waits until that is finished", () => {
    const done: string[] = [];
    const program = runProgram(door, "shut", (effect: string) => {
      done.push(effect);
      if (effect === "turn the key") program.send("opened");
      if (effect === "push") program.send("shut");
    });
    program.send("open");
    expect(done).toEqual(["turn the key", "push", "pull"]);
    expect(program.get()).toBe("shut");
  });

  test("who watches hears of new states alone, and of each before its effects", () => {
    const seen: string[] = [];
    const program = runProgram(door, "shut", (effect: string) => seen.push(effect));
    const stop = program.subscribe(() => seen.push(`is ${program.get()}`));
    program.send("nothing");
    program.send("open");
    program.send("nothing");
    stop();
    program.send("opened");
    expect(seen).toEqual(["is opening", "turn the key", "push"]);
  });

  test("an effect that throws stops neither later events nor the order", () => {
    const done: string[] = [];
    const program = runProgram(door, "shut", (effect: string) => {
      if (effect === "push") throw new Error("stuck");
      done.push(effect);
    });
    expect(() => program.send("open")).toThrow("stuck");
    program.send("shut");
    expect([done, program.get()]).toEqual([["turn the key", "pull"], "shut"]);
  });
});

test("a timer that is set anew counts from then on; one that is called off never comes", () => {
  const clock = manualClock();
  const came: string[] = [];
  const timers = createTimers<"late" | "slow">(clock);
  timers.wait("late", 10, () => came.push("too early"));
  timers.wait("slow", 5, () => came.push("slow"));
  timers.wait("late", 20, () => came.push("late"));
  clock.advance(15);
  expect(came).toEqual(["slow"]);
  timers.cancel("late", "slow");
  clock.advance(15);
  timers.wait("slow", 5, () => came.push("slow again"));
  timers.cancelAll();
  clock.advance(15);
  expect(came).toEqual(["slow"]);
});
