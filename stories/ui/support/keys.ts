import type { StoryContext } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** A button's keys. Its picture stands where pieces are chosen: at the end it is at rest. */
export async function pressedByKeys(
  button: HTMLElement,
  onClick: unknown,
  { step, userEvent }: Pick<StoryContext, "step" | "userEvent">,
): Promise<void> {
  await step("Tab leads to it", async () => {
    await userEvent.tab();
    await expect(button).toHaveFocus();
  });
  await step("Enter and the space bar press it", async () => {
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(onClick).toHaveBeenCalledTimes(2);
  });
  await userEvent.tab();
  await expect(button).not.toHaveFocus();
}
