import { expect, fn } from "storybook/test";
import { MotionSwitch } from "#ui/motion/MotionSwitch.tsx";
import preview from "../../.storybook/preview.tsx";
import { inEveryState } from "./support/States.tsx";

const meta = preview.meta({
  title: "ui/MotionSwitch",
  component: MotionSwitch,
  args: { still: false, onChange: fn(), label: "Animationen anhalten" },
  parameters: { holds: ["still", "onChange"] },
});

export const Moving = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Animationen anhalten", pressed: false });
    await step("The space bar stops what moves", async () => {
      await userEvent.tab();
      await userEvent.keyboard(" ");
      await expect(args.onChange).toHaveBeenCalledWith(true);
      await expect(button).toHaveAttribute("aria-pressed", "true");
    });
    await step("Enter lets it go on", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(button).toHaveAttribute("aria-pressed", "false");
    });
  },
});

export const Still = meta.story({ args: { still: true } });

export const EveryState = meta.story({ name: "Hover, focus, pressed", decorators: [inEveryState()] });
