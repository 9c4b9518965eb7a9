/** The attribute on `<html>` while only the first view's style is there: the rest is not drawn yet. */
export const bare = "data-bare";

/** After this time the page is shown as it is. */
const limitMs = 10_000;

/**
 * Fetches the whole sheet, without keeping the first paint waiting.
 * @param onStyled called when it is here, or when waiting for it would keep the visitor from reading.
 * @returns fetches it; a second time only when the first has failed.
 */
export function fetchSheet(address: string, onStyled: () => void): () => Promise<void> {
  const html = document.documentElement;
  let fetching: Promise<void> | null = null;

  function reveal(): void {
    html.removeAttribute(bare);
    onStyled();
  }

  html.setAttribute(bare, "");
  return () => {
    fetching ??= new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      const limit = setTimeout(reveal, limitMs);
      link.onload = () => {
        clearTimeout(limit);
        reveal();
        resolve();
      };
      link.onerror = () => {
        clearTimeout(limit);
        fetching = null;
        link.remove();
        reveal();
        reject(new Error(`${address} could not be loaded`));
      };
      document.head.append(link);
    });
    return fetching;
  };
}
