import { useEffect, useSyncExternalStore } from "react";
import { useLanguage } from "#shared/copy.ts";
import { usePageVisible } from "#shared/timeline.ts";
import { CallView, type CallViewProps } from "./CallView.tsx";
import { type AddToAbilities, type FindAbilities, useGrowingAbilities } from "./useAbilities.ts";
import { VoiceLogView } from "./VoiceLogView.tsx";
import type { VoiceController } from "./voice.controller.ts";
import type { VoiceLog } from "./voice.log.ts";

export interface VoiceSectionProps
  extends Pick<
    CallViewProps,
    | "persona"
    | "provider"
    | "policyLink"
    | "contactHref"
    | "onBuiltIn"
    | "onWrite"
    | "onContact"
    | "onCopy"
    | "onBack"
  > {
  /** Decides what is shown, and is told what the visitor does. */
  controller: VoiceController;
  /** Finds out the abilities of this browser. Must be the same function in each render. */
  findAbilities: FindAbilities;
  /** Has the browser fetch what spoken questions need. @returns whether it is there; null where nothing can be fetched. */
  addRecognition: AddToAbilities | null;
  /** Whether a call makes sense without a microphone. */
  withoutMicrophone: boolean;
  /** Null unless somebody wants to look under the bonnet. */
  log: VoiceLog | null;
}

export function VoiceSection({
  controller,
  findAbilities,
  addRecognition,
  withoutMicrophone,
  log,
  ...view
}: VoiceSectionProps) {
  const state = useSyncExternalStore(controller.subscribe, controller.get, controller.get);
  const { language } = useLanguage();
  const { abilities, add } = useGrowingAbilities(findAbilities, addRecognition);
  const visible = usePageVisible();
  // Without a voice and without a microphone it would be a worse chat.
  const speaks = abilities?.answers === "spoken";

  useEffect(() => {
    controller.enter();
    // A page that goes, perhaps into the browser's memory, must not keep the microphone. A hidden tab may.
    const leave = () => controller.leave();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [controller]);

  return (
    <>
      <CallView
        {...view}
        state={state}
        abilities={abilities}
        onAddRecognition={add}
        level={controller.level}
        hidden={!visible}
        onStart={() => controller.start(language)}
        onAgain={() => controller.again(language)}
        onWithoutMicrophone={withoutMicrophone && speaks ? () => controller.again(language, false) : null}
        onMute={controller.toggleMute}
        onSteer={controller.steer}
        onEnd={controller.end}
        onType={controller.type}
        onAsk={(question) => controller.ask(question, language)}
      />
      {log ? <LogSection log={log} /> : null}
    </>
  );
}

function LogSection({ log }: { log: VoiceLog }) {
  return <VoiceLogView entries={useSyncExternalStore(log.subscribe, log.get, log.get)} />;
}
