import { type Solution, solutions } from "#shared/solutions.ts";

export type { Solution };

/** Where an answer can lead: to a call, to the form with a solution chosen or none, to a solution's demo. */
export type Step = "call" | "form" | `${"form" | "demo"}-${Solution}`;

const stepsOf = (solution: Solution) => [`form-${solution}`, `demo-${solution}`] as const;
export const steps: readonly Step[] = ["call", "form", ...solutions.flatMap(stepsOf)];

/** The solution that a step is about; null for one that fits all. */
export const solutionOf = (step: Step | undefined): Solution | null =>
  solutions.find((one) => stepsOf(one).some((own) => own === step)) ?? null;

const mostSteps = 2;

/** The steps among the names that an answer brings along, at most two. */
export const stepsIn = (names: readonly string[] = []): readonly Step[] =>
  steps
    .filter((step) => names.includes(step))
    .sort((one, other) => names.indexOf(one) - names.indexOf(other))
    .slice(0, mostSteps);
