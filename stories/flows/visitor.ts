import type { userEvent } from "storybook/test";

export type Hands = ReturnType<(typeof userEvent)["setup"]>;

/** Somebody who uses the page: all by pointer, or all by keyboard. */
export interface Visitor {
  press(element: HTMLElement): Promise<void>;
  write(field: HTMLElement, text: string): Promise<void>;
  tick(box: HTMLElement): Promise<void>;
}

export function withPointer(hands: Hands): Visitor {
  return {
    press: (element) => hands.click(element),
    async write(field, text) {
      await hands.clear(field);
      await hands.type(field, text);
    },
    tick: (box) => hands.click(box),
  };
}

/** So many stops has no page of ours. */
const patience = 120;

/** Everything with Tab, Enter and Space: what cannot be reached so fails the journey. */
export function withKeyboard(hands: Hands): Visitor {
  async function reach(element: HTMLElement): Promise<void> {
    for (let stop = 0; stop < patience; stop += 1) {
      if (document.activeElement === element) return;
      await hands.tab();
    }
    throw new Error(`No Tab leads to ${element.outerHTML.slice(0, 120)}`);
  }
  return {
    async press(element) {
      await reach(element);
      await hands.keyboard("{Enter}");
    },
    async write(field, text) {
      await reach(field);
      await hands.keyboard("{Control>}a{/Control}");
      await hands.keyboard(text);
    },
    async tick(box) {
      await reach(box);
      await hands.keyboard(" ");
    },
  };
}
