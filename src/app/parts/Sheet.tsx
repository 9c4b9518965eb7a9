import { useSyncExternalStore } from "react";

export interface SheetProps {
  /** Where the style is, in a written document. */
  href: string | undefined;
}

/** The style of what follows it: whatever stands above it is shown without. */
export function Sheet({ href }: SheetProps) {
  if (!href) return null;
  return (
    <>
      <link rel="stylesheet" href={href} />
      <ParserStop />
    </>
  );
}

/**
 * A script waits for the sheets before it, and the parser for the script: so Firefox, too, shows nothing that has no
 * style yet. Chromium and Safari wait at the sheet itself. It is part of the document alone: a script that React
 * creates is refused by the policy (Trusted Types), and nothing would wait for it.
 */
function ParserStop() {
  const inDocument = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  // An empty one is not run, and stops nothing.
  return inDocument ? <script> </script> : null;
}
