import { type ReactNode, useState } from "react";
import { useCopy } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { Section } from "#ui/section/Section.tsx";
import { Tabs } from "#ui/tabs/Tabs.tsx";
import { ChatDemo } from "./chat-demo/ChatDemo.tsx";
import { LeadDemo } from "./lead-demo/LeadDemo.tsx";
import { type Project, SolutionPanel } from "./SolutionPanel.tsx";
import styles from "./SolutionsSection.module.css";
import { type Solution, solutions, solutionsCopy } from "./solutions.copy.ts";
import { SyncDemo } from "./sync-demo/SyncDemo.tsx";

export interface SolutionsSectionProps {
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
  const frozen = at === undefined ? {} : { at };
  const demos: Record<Solution, ReactNode> = {
    chat: <ChatDemo {...frozen} />,
    lead: <LeadDemo {...frozen} />,
    crm: <SyncDemo {...frozen} />,
  };
  return (
    <Section id="services" labelledBy="services-title">
      <div className={styles["intro"]}>
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
