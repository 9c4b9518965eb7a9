import { beforeEach, expect, test } from "vitest";
import { createHeroController, type HeroController, heroDelayMs } from "#features/hero/hero.controller.ts";
import { type ManualClock, manualClock } from "../../support/manual-clock.ts";

let clock: ManualClock;
let did: string[];
let hero: HeroController;

beforeEach(() => {
  clock = manualClock();
  did = [];
  hero = createHeroController({
    clock,
    keep: (email) => did.push(`keep ${email}`),
    forget: () => did.push("forget"),
    goToContact: () => did.push("go"),
  });
});

test("[HERO-04] [HERO-05] the trimmed address is kept at once, and after 1.5 s the contact form opens, once", () => {
  hero.edit(" ada@firma.de ");
  hero.submit();
  hero.submit();
  expect(hero.get()).toEqual({ status: "submitting", email: "ada@firma.de" });
  expect(did).toEqual(["keep ada@firma.de"]);
  clock.advance(heroDelayMs - 1);
  expect(did).toHaveLength(1);
  clock.advance(1);
  expect(did).toEqual(["keep ada@firma.de", "go"]);
  clock.advance(10_000);
  expect(did).toHaveLength(2);
  expect(hero.get()).toMatchObject({ status: "idle", email: "" });
});

test("Escape where nothing is under way leaves the field as it is", () => {
  hero.edit("ada@firma");
  hero.submit();
  const before = hero.get();
  hero.cancel();
  expect(hero.get()).toBe(before);
});

test("[HERO-03] Enter in an empty field does nothing", () => {
  hero.edit("  ");
  hero.submit();
  expect(hero.get()).toMatchObject({ status: "idle", fault: null });
});

test("an address with a typing error is told so, until it changes", () => {
  hero.edit("ada@firma");
  hero.submit();
  expect(hero.get()).toMatchObject({ status: "idle", fault: "emailShape" });
  expect(did).toEqual([]);
  hero.edit("ada@firma.");
  expect(hero.get()).toMatchObject({ fault: null });
});

test("nothing can be edited on the way", () => {
  hero.edit("ada@firma.de");
  hero.submit();
  hero.edit("other@firma.de");
  clock.advance(heroDelayMs);
  expect(did[0]).toBe("keep ada@firma.de");
});
