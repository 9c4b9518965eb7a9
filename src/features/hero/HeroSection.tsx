import { useSyncExternalStore } from "react";
import { HeroForm } from "./HeroForm.tsx";
import { HeroView, type HeroViewProps } from "./HeroView.tsx";
import type { HeroController } from "./hero.controller.ts";

export interface HeroSectionProps extends Omit<HeroViewProps, "children"> {
  /** Decides what is shown, and is told what the visitor does. */
  controller: HeroController;
}

export function HeroSection({ controller, sentLight, ...view }: HeroSectionProps) {
  const state = useSyncExternalStore(controller.subscribe, controller.get, controller.get);
  return (
    <HeroView {...view} sentLight={state.status === "submitting" ? sentLight : null}>
      <HeroForm
        state={state}
        onEdit={controller.edit}
        onSubmit={controller.submit}
        onCancel={controller.cancel}
      />
    </HeroView>
  );
}
