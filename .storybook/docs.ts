import { addons } from "storybook/preview-api";

/** For how long after a press or a key the focus may be moved by a script on a docs page. */
const grace = 1000;

function isDocs(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.get("viewMode") === "docs" || query.get("embed") === "true";
}

/** A window within a page of the book: a wall's states, a docs page's examples. */
function isFramed(): boolean {
  return window.frameElement?.ownerDocument.location.pathname.endsWith("iframe.html") ?? false;
}

/** A view that takes the focus as it appears would pull the reader down the page: here only the reader moves it. */
function keepFocus(): void {
  let acted = Number.NEGATIVE_INFINITY;
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, ({ timeStamp }) => (acted = timeStamp), { capture: true });
  }
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusWhenAsked(options) {
    if (isDocs() && performance.now() - acted > grace) return;
    focus.call(this, isFramed() ? { ...options, preventScroll: true } : options);
  };
}

/** Stories in frames of their own: no play function runs there, and they live in the toolbar's world too. */
function embedFrames(globals: Record<string, unknown>): void {
  const words = ["language", "theme", "text", "colours"].map((name) => `${name}:${String(globals[name])}`);
  const world = `embed=true&globals=${[...words, "motion:still"].join(";")}`;
  Object.assign(window, { PREVIEW_URL: `iframe.html?${world}` });
  for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe[id^='iframe--']")) {
    const id = frame.id.replace("iframe--", "");
    frame.src = `iframe.html?${world}&viewMode=story&id=${id}`;
  }
}

/** Docs pages are for reading: nothing in them moves, plays or takes the focus by itself. */
export function quietDocs(): void {
  keepFocus();
  const channel = addons.getChannel();
  for (const event of ["setGlobals", "globalsUpdated"]) {
    channel.on(event, ({ globals }: { globals: Record<string, unknown> }) => embedFrames(globals));
  }
}
