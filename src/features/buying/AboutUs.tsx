import { useCopy } from "#shared/copy.ts";
import { Prose } from "#ui/prose/Prose.tsx";
import { buyingCopy } from "./buying.copy.ts";
import type { BuyingFacts } from "./buying.model.ts";

export interface AboutUsProps {
  /** The facts of the company. */
  facts: Pick<BuyingFacts, "brand" | "town" | "since" | "team">;
}

/** Whose page this is, in a sentence: where, since when, how many. */
export function AboutUs({ facts: { brand, town, since, team } }: AboutUsProps) {
  const { company } = useCopy(buyingCopy);
  return (
    <Prose>
      <p>{company.about(brand, town, since, team.size)}</p>
    </Prose>
  );
}
