import type { Early } from "./shown.ts";

const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Keeps what a visitor does before the page is alive: presses of buttons and sent forms are repeated later
 * (`replay.ts`); a link to another view is followed at once, by `onHash`. A form must not be sent by the
 * browser itself: that would put what was typed into the address. What was typed is not left without asking.
 */
export function recordEarly(page: Document, onHash: () => void): Early {
  const acts: Early["acts"] = [];

  function press({ target }: Event): void {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button && button.type !== "submit") acts.push(button);
  }

  function submit(event: Event): void {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) acts.push(event.target);
  }

  let typed = false;
  function note(): void {
    typed = true;
  }
  function stir(event: Event): void {
    early.stirred = true;
    if (event instanceof KeyboardEvent && event.key === "Enter") enter(event.target);
  }

  /** A form whose button waits for the page is not sent by the browser: the wish to send it counts all the same. */
  function enter(target: EventTarget | null): void {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (form?.querySelector("[type=submit]:disabled")) acts.push(form);
  }

  function ask(event: Event): void {
    if (typed) event.preventDefault();
  }

  const over = new AbortController();
  const until = { capture: true, signal: over.signal };
  page.addEventListener("click", press, until);
  page.addEventListener("submit", submit, until);
  for (const sign of signs) page.addEventListener(sign, stir, until);
  page.addEventListener("input", note, until);
  window.addEventListener("beforeunload", ask, until);
  window.addEventListener("hashchange", onHash);
  const early: Early = {
    acts,
    stirred: false,
    settle() {
      window.removeEventListener("hashchange", onHash);
    },
    stop() {
      over.abort();
    },
  };
  return early;
}
