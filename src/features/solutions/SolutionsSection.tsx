import { use, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { OfferContext } from "#shared/offer.ts";
import type { Solution } from "#shared/solutions.ts";
import { River } from "#ui/river/River.tsx";
import { Opening, Section } from "#ui/section/Section.tsx";
import { Tabs } from "#ui/tabs/Tabs.tsx";
import { ChatClaims } from "./ChatClaims.tsx";
import { CrmSystems } from "./CrmSystems.tsx";
import { ChatDemo } from "./chat-demo/ChatDemo.tsx";
import { LeadDemo } from "./lead-demo/LeadDemo.tsx";
import { SolutionPanel, type SolutionPanelProps } from "./SolutionPanel.tsx";
import { solutionsCopy } from "./solutions.copy.ts";
import { SyncDemo } from "./sync-demo/SyncDemo.tsx";

export interface SolutionsSectionProps {
  /** Index of the tab that is open at first (SOL-01). */
  initial?: number;
  /** Freezes the demos at this many milliseconds, for stories and pictures. */
  at?: number;
}

/** The solutions, each with its demo (SOL-01 to SOL-05). Its anchor is `#services`. */
export function SolutionsSection({ initial = 0, at }: SolutionsSectionProps) {
  const words = useCopy(solutionsCopy);
  const offer = use(OfferContext);
  const [open, setOpen] = useState<Solution>(offer[initial] ?? "chat");
  const section = useRef<HTMLElement>(null);
  const demoOf = (solution: Solution) => ({ open: open === solution, ...(at === undefined ? {} : { at }) });

  /** The button that was pressed is in the panel that closes: the focus goes to the tab of the one that opens. */
  function showCrm() {
    flushSync(() => setOpen("crm"));
    section.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }

  const panels: Record<Solution, Pick<SolutionPanelProps, "demo" | "more">> = {
    chat: {
      demo: <ChatDemo {...demoOf("chat")} {...(offer.includes("crm") ? { onShowCrm: showCrm } : {})} />,
    },
    lead: { demo: <LeadDemo {...demoOf("lead")} /> },
    crm: { demo: <SyncDemo {...demoOf("crm")} />, more: <CrmSystems /> },
  };
  return (
    <Section
      ref={section}
      id="services"
      labelledBy="services-title"
      ground="water"
      behind={<River from="end" side="start" drawn={useHydrated()} />}
    >
      <Opening id="services-title" title={words.title} lead={words.intro} />
      <Tabs
        label={words.tabs}
        value={open}
        onChoose={setOpen}
        tabs={offer.map((value) => ({
          value,
          label: words.solutions[value].tab,
          note: words.solutions[value].outcome,
          content: <SolutionPanel {...panels[value]} solution={value} />,
        }))}
      />
      {offer.includes("chat") ? <ChatClaims /> : null}
    </Section>
  );
}
