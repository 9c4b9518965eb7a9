import { useId, useSyncExternalStore } from "react";
import { type Copy, type Language, useLanguage } from "#shared/copy.ts";
import styles from "./AssistantPanel.module.css";
import { AssistantPanel, type AssistantPanelProps } from "./AssistantPanel.tsx";
import type { AssistantController } from "./assistant.controller.ts";
import { closed, type Mode } from "./assistant.machine.ts";
import { Deferred, type LoadView } from "./Deferred.tsx";
import { Hint, type LoadHint } from "./Hint.tsx";
import { Launcher } from "./Launcher.tsx";
import { Picker, type PickerProps } from "./Picker.tsx";
import { useReturningFocus } from "./useReturningFocus.ts";

export interface AssistantViews extends Record<Mode, LoadView> {
  /** Where the answers of both modes come from. */
  answers: AssistantPanelProps["answers"];
  /** Asks in the text mode, once that is there; null where a provider has to be agreed to first. */
  ask: ((question: string, language: Language) => void) | null;
  /** Questions to begin with. */
  questions: Copy<readonly string[]>;
  /** A hint on the abilities of this browser, below the choice and in the chat that replaces a call. Null: no hint. */
  speakHint: LoadHint | null;
}

export interface AssistantSectionProps extends Pick<PickerProps, "persona" | "contactHref"> {
  /** Decides what is shown, and is told what the visitor does. */
  controller: AssistantController;
  /** The address that the visitor can write to instead. */
  email: string;
  /** Must be the same object in each render. */
  views: AssistantViews;
}

export function AssistantSection({ controller, persona, email, contactHref, views }: AssistantSectionProps) {
  const state = useSyncExternalStore(controller.subscribe, controller.get, () => closed);
  const { language } = useLanguage();
  const open = state.status === "open";
  const panelId = useId();
  const { launcher, launched, closes } = useReturningFocus(open, panelId);

  function toggle() {
    launched();
    controller.toggle();
  }

  function close() {
    closes();
    controller.close();
  }

  return (
    <>
      <Launcher ref={launcher} persona={persona} open={open} onToggle={toggle} />
      {open ? (
        <AssistantPanel
          id={panelId}
          persona={persona}
          mode={state.mode}
          answers={views.answers}
          onBack={controller.back}
          onClose={close}
        >
          {state.mode === "none" ? (
            <Picker
              persona={persona}
              cameFrom={state.cameFrom}
              contactHref={contactHref}
              onChoose={controller.choose}
              onConsider={(mode) => void views[mode](language).catch(() => undefined)}
              onContact={controller.close}
              questions={views.ask ? views.questions[language] : []}
              onAsk={(question) => views.ask?.(question, language)}
              speakHint={views.speakHint}
            />
          ) : (
            <Deferred
              key={state.mode}
              load={views[state.mode]}
              email={email}
              instead={
                state.mode === "text" && state.instead && views.speakHint ? (
                  <p role="status" className={styles.instead}>
                    <Hint load={views.speakHint} />
                  </p>
                ) : null
              }
            />
          )}
        </AssistantPanel>
      ) : null}
    </>
  );
}
