import { Suspense, useState } from "react";
import { createAssistant } from "#app/assistant/assistant.ts";
import { App } from "#app/shell/App.tsx";
import type { Composition } from "#app/shell/composition.ts";
// In a document both views stand from the start; here the form must not have to be fetched first.
import "#app/pages/second-script.ts";
import { contactRoute } from "#app/router/route.ts";
import { navigate } from "#app/router/useRoute.ts";
import { createContactController } from "#features/contact/contact.controller.ts";
import { contactFields } from "#features/contact/contact.fields.ts";
import { createHeroController } from "#features/hero/hero.controller.ts";
import { createPolicyOpener } from "#features/privacy/policy.controller.ts";
import { systemClock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { scriptedContact } from "./scripted-contact.ts";

const nothing = () => undefined;

function compose(): Composition {
  const contact = createContactController({
    port: scriptedContact(),
    handover: { take: () => null },
    clock: systemClock,
    newKey: () => "key",
  });
  const goToContact = () => navigate(contactRoute);
  const hero = createHeroController({ clock: systemClock, keep: nothing, forget: nothing, goToContact });
  const policy = createPolicyOpener(
    {
      builder: () => Promise.reject(new Error("no policy in a story")),
      open: () => null,
      publish: () => "",
      release: nothing,
    },
    systemClock,
  );
  const copyText = async () => true;
  const opened = Promise.resolve({ contact, policy, longestProblem: contactFields.problem.max });
  const contactServices = () => opened;
  const answering = Promise.resolve(
    createAssistant({ contactServices, provider: null, voiceProvider: null, copyText }),
  );
  return { contactServices, hero, assistant: () => answering, copyText };
}

export interface ScriptedPageProps {
  /** The language of the page. */
  language: Language;
}

/** The page as visitors have it, whole and working, over a database that is a script. */
export function ScriptedPage({ language }: ScriptedPageProps) {
  const [composition] = useState(compose);
  return (
    // Without it a view that is on its way would take the composition above it along, and never arrive.
    <Suspense fallback={null}>
      <App language={language} composition={composition} year={2026} scene="still" />
    </Suspense>
  );
}
