import type { Solution } from "#shared/solutions.ts";

export type { Solution };

/** Where an answer can lead: to a call, to the form with a solution chosen or none, to a solution's demo. */
export const steps = [
  "call",
  "form",
  "form-chat",
  "form-lead",
  "form-crm",
  "demo-chat",
  "demo-lead",
  "demo-crm",
] as const;
export type Step = (typeof steps)[number];

const ofSolutions: Partial<Record<Step, Solution>> = {
  "form-chat": "chat",
  "form-lead": "lead",
  "form-crm": "crm",
  "demo-chat": "chat",
  "demo-lead": "lead",
  "demo-crm": "crm",
};

/** The solution that a step is about; null for one that fits all. */
export const solutionOf = (step: Step | undefined): Solution | null => (step && ofSolutions[step]) ?? null;

const mostSteps = 2;

/** The steps among the names that an answer brings along, at most two. */
export const stepsIn = (names: readonly string[] = []): readonly Step[] =>
  steps
    .filter((step) => names.includes(step))
    .sort((one, other) => names.indexOf(one) - names.indexOf(other))
    .slice(0, mostSteps);
