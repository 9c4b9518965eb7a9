import { useEffect, useSyncExternalStore } from "react";
import { Drawer, type DrawerProps } from "./Drawer.tsx";
import type { DrawerController } from "./drawer.controller.ts";

export interface DrawerSectionProps extends Omit<DrawerProps, "state" | "onDelete"> {
  /** Decides what is shown, and is told what the visitor does. */
  controller: DrawerController;
}

/** Subscribes the drawer to its controller, which looks at the browser each time that the drawer opens. */
export function DrawerSection({ controller, ...rest }: DrawerSectionProps) {
  const state = useSyncExternalStore(controller.subscribe, controller.get, controller.get);
  // Nothing is sent: the browser itself is asked what it keeps.
  useEffect(() => void controller.read(), [controller]);
  return <Drawer {...rest} state={state} onDelete={() => void controller.deleteAll()} />;
}
