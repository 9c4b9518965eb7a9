/** Puts the page at one of its addresses before a journey begins. @returns puts it back where it was. */
export function startAt(hash: string): () => void {
  const put = (to: string) => {
    window.history.replaceState(null, "", to);
    window.scrollTo(0, 0);
  };
  const { pathname, search } = window.location;
  put(pathname + search + hash);
  return () => put(pathname + search);
}
