import { useEffect, useState } from "react";
import type { Wait } from "../pages/Arriving.tsx";

/** Before this time nobody has noticed a wait; after the second the visitor is told of another way. */
const noticedAfterMs = 400;
const slowAfterMs = 4_000;

/** How long `waiting` has been true. */
export function useWait(waiting: boolean): Wait {
  const [wait, setWait] = useState<Wait>("short");
  useEffect(() => {
    if (!waiting) return;
    const timers = [
      setTimeout(() => setWait("noticed"), noticedAfterMs),
      setTimeout(() => setWait("slow"), slowAfterMs),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setWait("short");
    };
  }, [waiting]);
  return wait;
}
