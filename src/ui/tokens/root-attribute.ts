/**
 * Tells when an attribute of `<html>` has changed: the styles of the tokens follow its theme and its stillness.
 * @param name like `data-theme`.
 * @returns ends that.
 */
export function onRootAttribute(name: string, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [name] });
  return () => observer.disconnect();
}
