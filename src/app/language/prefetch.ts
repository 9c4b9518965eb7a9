/** Fetches the document behind a link ahead: the link is pointed at, so a press is likely. A second call fetches nothing. */
export function prefetch({ href }: HTMLAnchorElement): void {
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  [hint.href = ""] = href.split("#");
  document.head.append(hint);
}
