import { waitsAttribute } from "./early-input.ts";

const asked = new Set<() => void>();
let all = false;

/** Ends every wait, now and later: for what changes the whole page. */
export function takeOverAll(): void {
  all = true;
  for (const come of asked) come();
}

// Some of what Tab leads to, as the tabs of the demos, takes the focus only when its part answers.
if (typeof window !== "undefined")
  addEventListener("keyup", ({ key }) => {
    if (key === "Tab") takeOverAll();
  });

/**
 * Waits until the part of the written page around an element is about to come into sight. Until then it is as the
 * document shows it, and costs the visitor's machine nothing. Nothing to wait for where no such part is.
 */
export function near(id: string): Promise<void> | undefined {
  if (all || typeof document === "undefined") return;
  const part = document.getElementById(id)?.closest(`[${waitsAttribute}]`);
  if (!part) return;
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: "10% 0%" },
    );
    observer.observe(part);
    asked.add(come);

    function come(): void {
      observer.disconnect();
      asked.delete(come);
      resolve();
    }
  });
}
