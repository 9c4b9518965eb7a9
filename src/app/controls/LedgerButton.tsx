import { lazy, Suspense, useState } from "react";
import { openCopy } from "#features/privacy/drawer/open.copy.ts";
import { useCopy } from "#shared/copy.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import { fetchWithRetry } from "../hydration/fetch-with-retry.ts";
import { ControlButton } from "./ControlButton.tsx";

const LedgerDrawer = lazy(() => fetchWithRetry(() => import("./LedgerDrawer.tsx")));

/** Opens the privacy drawer, which is fetched by then. */
export function LedgerButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ControlButton icon={<Icon name="info" />} onClick={() => setOpen(true)}>
        {useCopy(openCopy).open}
      </ControlButton>
      {open ? (
        <Suspense fallback={<Spinner />}>
          <LedgerDrawer onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
