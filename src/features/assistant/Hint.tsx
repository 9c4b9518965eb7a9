import { type ComponentType, useEffect, useState } from "react";
import type { LoadView } from "./Deferred.tsx";

export interface HintProps {
  /** Fetches the words. Must stay the same. */
  load: LoadView;
}

/** Fetched by itself: nothing waits for it, and does without it when it does not come. */
export function Hint({ load }: HintProps) {
  const [View, setView] = useState<ComponentType | null>(null);

  useEffect(() => {
    load().then(
      (view) => setView(() => view),
      () => undefined,
    );
  }, [load]);

  return View ? <View /> : null;
}
