import { useState } from "react";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { DrawerSection } from "#features/privacy/drawer/DrawerSection.tsx";
import { createDrawerController } from "#features/privacy/drawer/drawer.controller.ts";
import { contactsOf } from "#features/privacy/ledger/ledger.ts";
import { systemClock } from "#shared/clock.ts";
import { useCopy } from "#shared/copy.ts";
import { thisDevice } from "../adapters/device.ts";
import { builtEnv } from "../settings/built-env.ts";

/** The privacy drawer on this page, joined to this browser; fetched when it is opened. */
export default function LedgerDrawer({ onClose }: { onClose: () => void }) {
  const [controller] = useState(() =>
    createDrawerController(thisDevice, contactsOf(builtEnv, window.location.origin), systemClock),
  );
  return (
    <DrawerSection
      controller={controller}
      hasCalls={builtEnv.voice !== null}
      policyHref={useCopy(frameCopy).privacy.href}
      onClose={onClose}
    />
  );
}
