import { useState } from "react";
import { type Copy, useCopy, useLanguage } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Button } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./ProofSection.module.css";
import { type FactId, proofCopy } from "./proof.copy.ts";
import { proven } from "./proof.figures.ts";
import type { Measure } from "./proof.port.ts";

export interface ProofSectionProps {
  /** Days until a contact request is deleted. */
  requestDays: number;
  /** Where each fact is told in full. */
  hrefs: Record<Exclude<FactId, "weight">, string>;
  /** Looks at this visit; called when the visitor asks for it. */
  measure: Measure;
}

/** In the place of customers' logos: what a stranger can verify on this very website. */
export function ProofSection({ requestDays, hrefs, measure }: ProofSectionProps) {
  const words = useCopy(proofCopy);
  const facts = words.facts(proven.firstView / 1000, requestDays);
  const { weight, ...told } = facts;
  return (
    <Section
      id="proof"
      labelledBy="proof-title"
      ground="water"
      className={styles.proof}
      behind={<River side="end" comes="along" last />}
    >
      <div className={styles.layout}>
        <div className={styles.opening}>
          <Heading level={2} id="proof-title" tabIndex={-1}>
            {words.title}
          </Heading>
          <Prose quiet>
            <p>{words.intro}</p>
          </Prose>
          <Trial measure={measure} />
        </div>
        <ol className={styles.facts}>
          <li className={styles.fact}>
            <strong>{weight.figure}</strong>
            <p>{weight.text}</p>
          </li>
          {(["visit", "access", "deletion"] as const).map((id) => (
            <li key={id} className={styles.fact}>
              <strong>{told[id].figure}</strong>
              <p>{told[id].text}</p>
              <a href={hrefs[id]}>{words.more[id]}</a>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** Measures, and says it in both languages: the visitor may change theirs afterwards. */
async function toldOf(measure: Measure): Promise<Copy<string>> {
  const [{ measuredCopy }, measured] = await Promise.all([import("./measured.copy.ts"), measure()]);
  return { de: measuredCopy.de.sentence(measured), en: measuredCopy.en.sentence(measured) };
}

/** The button that measures this visit. The document keeps its room empty, since it does nothing without the script. */
function Trial({ measure }: Pick<ProofSectionProps, "measure">) {
  const words = useCopy(proofCopy);
  const { language } = useLanguage();
  const [measured, setMeasured] = useState<Copy<string>>();
  const hydrated = useHydrated();
  return (
    <div className={styles.trial}>
      {hydrated ? (
        <>
          <Button tone="secondary" onClick={() => void toldOf(measure).then(setMeasured, () => undefined)}>
            {words.measure}
          </Button>
          <p role="status" className={styles.result} data-measured={measured !== undefined}>
            {measured?.[language] ?? words.measureHint}
          </p>
        </>
      ) : null}
    </div>
  );
}
