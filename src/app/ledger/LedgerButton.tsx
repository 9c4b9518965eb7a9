import { lazy, Suspense, useState } from "react";
import { openCopy } from "#features/privacy/drawer/open.copy.ts";
import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import { fetched } from "../lazy.ts";
import styles from "./LedgerButton.module.css";

const LedgerDrawer = lazy(() => fetched(() => import("./LedgerDrawer.tsx")));

/** Opens the privacy drawer, which is fetched by then. */
export function LedgerButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        className={styles["button"]}
        icon={<Icon name="info" />}
        onClick={() => setOpen(true)}
      >
        {useCopy(openCopy).open}
      </Button>
      {open ? (
        <Suspense fallback={<Spinner />}>
          <LedgerDrawer onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
