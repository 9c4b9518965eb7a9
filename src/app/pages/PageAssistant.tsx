import { use } from "react";
import { AssistantSection } from "#features/assistant/AssistantSection.tsx";
import type { Assistant } from "../assistant/assistant.ts";
import { HydrationBoundary } from "../hydration/HydrationBoundary.tsx";
import { contactRoute, hrefOf } from "../router/route.ts";
import { site } from "../site.ts";

export interface PageAssistantProps {
  assistant: () => Promise<Assistant>;
}

export function PageAssistant({ assistant }: PageAssistantProps) {
  return (
    <HydrationBoundary>
      <AssistantSection
        {...use(assistant())}
        persona={site.persona}
        email={site.email}
        contactHref={hrefOf(contactRoute)}
      />
    </HydrationBoundary>
  );
}
