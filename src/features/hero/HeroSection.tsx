import { type ReactNode, useSyncExternalStore } from "react";
import { HeroForm } from "./HeroForm.tsx";
import { HeroView } from "./HeroView.tsx";
import type { HeroController } from "./hero.controller.ts";

export interface HeroSectionProps {
  /** Decides what is shown, and is told what the visitor does. */
  controller: HeroController;
  /** The scene behind the words. */
  scene?: ReactNode;
  /** The control that stops what moves. */
  pause?: ReactNode;
}

/** The hero under its controller. */
export function HeroSection({ controller, ...view }: HeroSectionProps) {
  const state = useSyncExternalStore(controller.subscribe, controller.get, controller.get);
  return (
    <HeroView {...view}>
      <HeroForm
        state={state}
        onEdit={controller.edit}
        onSubmit={controller.submit}
        onCancel={controller.cancel}
      />
    </HeroView>
  );
}
