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
import type { SubmitFailure } from "#features/contact/contact.port.ts";
import { createHeroController } from "#features/hero/hero.controller.ts";
import { createPolicyOpener } from "#features/privacy/policy.controller.ts";
import { type Clock, systemClock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { failure } from "#shared/result.ts";
import { type ScriptedContact, scriptedContact } from "./scripted-contact.ts";

type Sent = ScriptedContact["stored"][number];

/** What is there for the eye alone takes no time in a journey. */
const hastyClock: Clock = { ...systemClock, after: (ms, run) => systemClock.after(Math.min(ms, 60), run) };

export interface ScriptedPageProps {
  /** How the first sends fail; those after them are stored. */
  failures: readonly SubmitFailure[];
  /** Each request that is sent, whatever is answered. */
  onSent: (request: Sent) => void;
}

function compose({ failures, onSent }: ScriptedPageProps): Composition {
  const port = scriptedContact();
  port.answerNext(...failures.map((reason) => failure(reason)));
  let kept: string | null = null;
  let keys = 0;
  const contact = createContactController({
    port: {
      prepare: port.prepare,
      send(request, key, signal) {
        onSent(request);
        return port.send(request, key, signal);
      },
    },
    handover: {
      take() {
        const email = kept;
        kept = null;
        return email;
      },
    },
    clock: systemClock,
    newKey: () => `key-${++keys}`,
  });
  const hero = createHeroController({
    clock: hastyClock,
    keep: (email) => {
      kept = email;
    },
    forget: () => {
      kept = null;
    },
    goToContact: () => navigate(contactRoute),
  });
  const policy = createPolicyOpener(
    {
      builder: () => Promise.reject(new Error("no policy in a journey")),
      open: () => null,
      publish: () => "",
      release: () => undefined,
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

interface LanguageProps {
  /** The language of the page. */
  language: Language;
}

/** The page as visitors have it, whole and working, over a database that is a script. */
export function ScriptedPage({ language, ...script }: LanguageProps & ScriptedPageProps) {
  const [composition] = useState(() => compose(script));
  return (
    // Without it a view that is on its way would take the composition above it along, and never arrive.
    <Suspense fallback={null}>
      <App language={language} composition={composition} year={2026} scene="still" />
    </Suspense>
  );
}
