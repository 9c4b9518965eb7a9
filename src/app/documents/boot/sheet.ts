/** The attribute on `<html>` while only the first view's style is there: the rest is not drawn yet. */
export const bare = "data-bare";

/** After this time the page is shown as it is. */
const limitMs = 10_000;

export interface Sheet {
  /** Fetches it; a second time only when the first has failed. */
  fetch: () => Promise<void>;
  /** It is here, or waiting for it would keep the visitor from reading. */
  shown: Promise<void>;
}

/** The whole sheet, which the first paint does not wait for. */
export function wholeSheet(address: string, onShown: () => void): Sheet {
  const html = document.documentElement;
  let fetching: Promise<void> | null = null;
  let tell: () => void;
  const shown = new Promise<void>((resolve) => {
    tell = resolve;
  });

  function reveal(): void {
    html.removeAttribute(bare);
    onShown();
    tell();
  }

  html.setAttribute(bare, "");
  function fetch(): Promise<void> {
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
  }
  return { fetch, shown };
}
