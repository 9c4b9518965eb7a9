import type { HeroState } from "#features/hero/hero.machine.ts";
import { Empty, Submitting } from "./HeroForm.stories.tsx";

/** Does not compile while a state of the machine is missing from the book. */
export const everyState = {
  idle: Empty,
  submitting: Submitting,
} satisfies Record<HeroState["status"], { composed: unknown }>;
