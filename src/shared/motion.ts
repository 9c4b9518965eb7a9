import { createContext, useContext, useSyncExternalStore } from "react";

/** Whether things may move by themselves. */
export type Motion = "full" | "still";

/** What the page's own control or `?motion=still` says; the visitor's system is asked besides. */
export const MotionContext = createContext<Motion>("full");

const reduced = "(prefers-reduced-motion: reduce)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(reduced);
  const attribute = new MutationObserver(listener);
  query.addEventListener("change", listener);
  attribute.observe(document.documentElement, { attributeFilter: ["data-motion"] });
  return () => {
    query.removeEventListener("change", listener);
    attribute.disconnect();
  };
}

function read(): Motion {
  const asked = document.documentElement.dataset["motion"] === "still" || matchMedia(reduced).matches;
  return asked ? "still" : "full";
}

/** Still when anybody asks for it: the system, `data-motion` on the page, or the context.
    Prerendered pages are still, so that they show everything without script. */
export function useMotion(): Motion {
  const page = useSyncExternalStore(subscribe, read, () => "still" as const);
  const asked = useContext(MotionContext);
  return asked === "still" ? "still" : page;
}
