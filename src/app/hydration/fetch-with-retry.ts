/** A fetch that failed is tried again after this time, or as soon as the device is online. */
const retryAfterMs = 5_000;

/**
 * Fetches a part of the page for `React.lazy`, which would treat a failure as final. A failed fetch is tried again, and
 * the prerendered words stay in the meantime.
 */
export async function fetchWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      console.error("a part of the page could not be fetched; trying again", error);
      await later();
    }
  }
}

function later(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, retryAfterMs);
    window.addEventListener(
      "online",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
