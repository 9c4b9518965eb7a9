import { type ComponentType, useEffect, useState } from "react";

export type LoadHint = () => Promise<ComponentType>;

export interface HintProps {
  /** Fetches the words. Must stay the same. */
  load: LoadHint;
}

/** Words that are fetched by themselves: what they belong to does not wait for them, and does without. */
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
