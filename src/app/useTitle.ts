import { useEffect } from "react";
import { useCopy } from "#shared/copy.ts";
import { appCopy } from "./app.copy.ts";
import { site } from "./site.ts";

/** The document's title says which view is shown, and that a request has arrived. */
export function useTitle(shown: keyof typeof appCopy.de.title): void {
  const title = useCopy(appCopy).title[shown];
  useEffect(() => {
    document.title = title(site.brand);
  }, [title]);
}
