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

/** Opens the generated policy in a tab of this browser (PRIV-03). */
export function policyPort(builder: PolicyPort["builder"]): PolicyPort {
  return {
    builder,
    open(address) {
      // Not "noopener": `open` would return null, and a blocked pop-up would look like an open one.
      const tab = window.open(address ?? "", "_blank");
      if (!tab) return null;
      tab.opener = null;
      return { show: (shown) => tab.location.replace(shown) };
    },
    publish: (html) => URL.createObjectURL(new Blob([html], { type: "text/html" })),
    release: (address) => URL.revokeObjectURL(address),
  };
}

/** Asks before the page is left while `isAtStake`: that protects what was typed without storing it. */
export function guardUnload(subscribe: (listener: () => void) => void, isAtStake: () => boolean): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // Only while it is needed: a permanent listener keeps the page out of the browser's back-forward cache.
  subscribe(() => {
    if (isAtStake()) window.addEventListener("beforeunload", ask);
    else window.removeEventListener("beforeunload", ask);
  });
}
