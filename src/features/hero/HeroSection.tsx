import { type ReactNode, useSyncExternalStore } from "react";
import { HeroForm } from "./HeroForm.tsx";
import { HeroView } from "./HeroView.tsx";
import type { HeroController } from "./hero.controller.ts";

export interface HeroSectionProps {
  controller: HeroController;
  scene?: ReactNode;
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
