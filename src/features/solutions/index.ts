// What other apps import: the section with the solutions that they offer.
export { SolutionsSection, type SolutionsSectionProps } from "./SolutionsSection.tsx";
export { solutionsCopy } from "./solutions.copy.ts";
