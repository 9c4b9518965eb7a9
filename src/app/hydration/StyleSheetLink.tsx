import { useHydrated } from "#shared/hydrated.ts";

export interface StyleSheetLinkProps {
  /** The address of the style sheet; undefined where no documents are written. */
  href: string | undefined;
}

/** The style sheet of everything below it. Everything above is painted without waiting for it. */
export function StyleSheetLink({ href }: StyleSheetLinkProps) {
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
  // Not empty: the parser does not stop for an empty script.
  return useHydrated() ? null : <script> </script>;
}
