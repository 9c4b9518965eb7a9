import type { PolicyPort } from "#features/privacy/policy.port.ts";

/** Puts text on the clipboard. @returns false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** What opening the generated policy needs of this browser (PRIV-03). */
export function policyPort(builder: PolicyPort["builder"]): PolicyPort {
  return {
    builder,
    open(address) {
      // Without "noopener": it would answer null, and a refused pop-up could not be told from an open one.
      const tab = window.open(address ?? "", "_blank");
      if (!tab) return null;
      tab.opener = null;
      return { show: (shown) => tab.location.replace(shown) };
    },
    publish: (html) => URL.createObjectURL(new Blob([html], { type: "text/html" })),
    release: (address) => URL.revokeObjectURL(address),
  };
}

/** Asks before the page is left while `isAtStake`; the only way to keep what was typed without storing it. */
export function guardUnload(subscribe: (listener: () => void) => void, isAtStake: () => boolean): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // Only while it is needed: a standing listener keeps the page out of the browser's back-forward cache.
  subscribe(() => {
    if (isAtStake()) window.addEventListener("beforeunload", ask);
    else window.removeEventListener("beforeunload", ask);
  });
}
