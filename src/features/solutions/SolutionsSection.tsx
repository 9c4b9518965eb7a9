import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import { Tabs } from "#ui/tabs/Tabs.tsx";
import { ChatDemo } from "./chat-demo/ChatDemo.tsx";
import { LeadDemo } from "./lead-demo/LeadDemo.tsx";
import { type Project, SolutionPanel } from "./SolutionPanel.tsx";
import styles from "./SolutionsSection.module.css";
import { type Solution, solutions, solutionsCopy } from "./solutions.copy.ts";
import { SyncDemo } from "./sync-demo/SyncDemo.tsx";

export interface SolutionsSectionProps {
  /** What a project takes. */
  project: Project;
  /** Index of the tab that is open at first, 0 to 2 (SOL-01). */
  initial?: number;
  /** Freezes the demos at this many milliseconds, for stories and pictures. */
  at?: number;
}

/** Three solutions, each with its demo (SOL-01 to SOL-05). Its anchor is `#services`. */
export function SolutionsSection({ project, initial = 0, at }: SolutionsSectionProps) {
  const words = useCopy(solutionsCopy);
  const [open, setOpen] = useState<Solution>(solutions[initial] ?? solutions[0]);
  const section = useRef<HTMLElement>(null);
  const frozen = at === undefined ? {} : { at };

  /** The button that was pressed is in the panel that closes: the focus goes to the tab of the one that opens. */
  function goOn() {
    flushSync(() => setOpen("crm"));
    section.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }

  const demos: Record<Solution, ReactNode> = {
    chat: <ChatDemo {...frozen} onOnward={goOn} />,
    lead: <LeadDemo {...frozen} />,
    crm: <SyncDemo {...frozen} />,
  };
  return (
    <Section
      ref={section}
      id="services"
      labelledBy="services-title"
      ground="water"
      className={styles.services}
      behind={<River side="end" last drawn={useHydrated()} />}
    >
      <div className={styles.intro}>
        <Heading level={2} id="services-title" tabIndex={-1}>
          {words.title}
        </Heading>
        <Prose size="lead" quiet>
          <p>{words.intro}</p>
        </Prose>
      </div>
      <Tabs
        keepMounted
        label={words.tabs}
        value={open}
        onChoose={setOpen}
        tabs={solutions.map((value) => ({
          value,
          label: words.solutions[value].tab,
          note: words.solutions[value].outcome,
          content: <SolutionPanel solution={value} demo={demos[value]} project={project} />,
        }))}
      />
    </Section>
  );
}
