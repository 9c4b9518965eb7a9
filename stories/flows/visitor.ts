import type { userEvent } from "storybook/test";

export type Hands = ReturnType<(typeof userEvent)["setup"]>;

/** So many stops has no page of ours. */
const patience = 120;

/** Somebody who does everything with Tab, Enter and Space: what cannot be reached so fails the journey. */
export function withKeyboard(hands: Hands) {
  async function reach(element: HTMLElement): Promise<void> {
    for (let stop = 0; stop < patience; stop += 1) {
      if (document.activeElement === element) return;
      await hands.tab();
    }
    throw new Error(`No Tab leads to ${element.outerHTML.slice(0, 120)}`);
  }
  return {
    async press(element: HTMLElement): Promise<void> {
      await reach(element);
      await hands.keyboard("{Enter}");
    },
    async write(field: HTMLElement, text: string): Promise<void> {
      await reach(field);
      await hands.keyboard("{Control>}a{/Control}");
      await hands.keyboard(text);
    },
    async tick(box: HTMLElement): Promise<void> {
      await reach(box);
      await hands.keyboard(" ");
    },
  };
}
