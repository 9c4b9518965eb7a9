import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import { StepList, type StepState } from "#ui/step-list/StepList.tsx";
import { DemoFrame } from "../demo/DemoFrame.tsx";
import { type DemoProps, usePlayback } from "../demo/playback.ts";
import { LeadCard } from "./LeadCard.tsx";
import styles from "./LeadDemo.module.css";
import { LeadPage } from "./LeadPage.tsx";
import { leadDemoCopy } from "./lead.copy.ts";
import { leadDemoAt, leadLoop, leadMoments, leadSteps } from "./lead.timeline.ts";

function stateOf(index: number, step: number, finished: number): StepState {
  if (index < finished) return "done";
  return index === step ? "current" : "waiting";
}

/** From the visit to the person in sales who calls back: six steps and the card they fill (DEMO-03 to -05). */
export function LeadDemo(props: DemoProps) {
  const words = useCopy(leadDemoCopy);
  const playback = usePlayback({ ...props, frameAt: leadDemoAt, moments: leadMoments, loop: leadLoop });
  const { step, busy, finished, card, score } = leadDemoAt(playback.elapsed);
  const current = leadSteps[step] ?? leadSteps[0];
  return (
    <DemoFrame
      title={words.title}
      text={words.text}
      step={step + 1}
      stepName={words.steps[current].name}
      playback={playback}
    >
      <div className={styles.layout}>
        <StepList
          stateNames={words.states}
          steps={leadSteps.map((id, index) => ({
            id,
            label: words.steps[id].name,
            detail: (
              <span className={styles.detail}>
                {words.steps[id].detail}
                {busy && index === step ? <Spinner /> : null}
              </span>
            ),
            state: stateOf(index, step, finished),
          }))}
        />
        <div className={styles.place}>
          {useHydrated() ? <LeadPage shown={!card} filled={step > 0} /> : null}
          <LeadCard shown={card} score={score} qualified={finished > 4} assigned={finished > 5} />
        </div>
      </div>
    </DemoFrame>
  );
}
