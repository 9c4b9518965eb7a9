import { useEffect } from "react";
import { useCopy } from "#shared/copy.ts";
import { appCopy } from "../app.copy.ts";
import { site } from "../site.ts";

/** The document's title says which view is shown, and that a request has arrived. */
export function useTitle(title: keyof typeof appCopy.de.title, shown: boolean): void {
  const words = useCopy(appCopy).title[title];
  useEffect(() => {
    if (shown) document.title = words(site.brand);
  }, [words, shown]);
}
