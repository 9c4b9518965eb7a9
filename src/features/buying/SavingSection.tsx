import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { River } from "#ui/river/River.tsx";
import { Opening, Section } from "#ui/section/Section.tsx";
import { buyingCopy } from "./buying.copy.ts";
import { PriceExample, type PriceExampleProps } from "./PriceExample.tsx";

/** What the price brings, counted with the visitor's own figures. Its anchor is `#saving`. */
export function SavingSection({ price }: PriceExampleProps) {
  const { title, intro } = useCopy(buyingCopy).saving;
  return (
    <Section
      id="saving"
      labelledBy="saving-title"
      ground="water"
      behind={<River from="end" straight side="end" drawn={useHydrated()} />}
    >
      <Opening id="saving-title" title={title} lead={intro} />
      <PriceExample price={price} />
    </Section>
  );
}
