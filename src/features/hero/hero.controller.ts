import type { Clock } from "#shared/clock.ts";
import { runMachine, type Store } from "#shared/machine.ts";
import { type HeroState, heroStep, idle } from "./hero.machine.ts";

/** How long the start takes to show itself before the contact form opens (HERO-04). No call is made in it. */
export const heroDelayMs = 1_500;

export interface HeroController extends Store<HeroState> {
  edit(email: string): void;
  submit(): void;
  /** Escape: stays here, and the address is handed to nobody. */
  cancel(): void;
}

export interface HeroDeps {
  clock: Clock;
  /** Keeps the address for the contact form (HERO-05). */
  keep(email: string): void;
  forget(): void;
  goToContact(): void;
}

export function createHeroController({ clock, keep, forget, goToContact }: HeroDeps): HeroController {
  const machine = runMachine(heroStep, idle);
  let cancelWait: () => void = () => undefined;
  return {
    get: machine.get,
    subscribe: machine.subscribe,
    edit: (email) => void machine.send({ type: "edited", email }),
    submit() {
      const before = machine.get();
      const after = machine.send({ type: "submitted" });
      if (after === before || after.status !== "submitting") return;
      // Before the wait: whoever goes to the form by another way meanwhile has it there, too.
      keep(after.email);
      cancelWait = clock.after(heroDelayMs, () => {
        machine.send({ type: "arrived" });
        goToContact();
      });
    },
    cancel() {
      cancelWait();
      forget();
      machine.send({ type: "cancelled" });
    },
  };
}
