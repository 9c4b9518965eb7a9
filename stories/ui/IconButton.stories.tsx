import { expect, fn } from "storybook/test";
import { IconButton } from "#ui/icon-button/IconButton.tsx";
import preview from "../../.storybook/preview.tsx";
import { inEveryState, pressedByKeys } from "./support/States.tsx";

const meta = preview.meta({
  title: "ui/IconButton",
  component: IconButton,
  args: { icon: "close" as const, label: "Schließen", onClick: fn() },
});

/** The sign is seen, its meaning is heard. */
export const Quiet = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Schließen" });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(48);
    // The tip is for the pointer: heard after the name, it would say the same again.
    await expect(button).not.toHaveAccessibleDescription();
    await expect(canvas.getByTitle("Schließen")).toBeVisible();
    await pressedByKeys(button, args.onClick, { step, userEvent });
  },
});

export const Primary = meta.story({
  args: { icon: "microphone", label: "Sprechen", tone: "primary", size: "large" },
});

export const Danger = meta.story({
  args: { icon: "phone-off", label: "Auflegen", tone: "danger", size: "large" },
});

export const Small = meta.story({ args: { size: "small" } });

/** Stays down: the microphone is off. */
export const Pressed = meta.story({
  args: { icon: "microphone-off", label: "Mikrofon aus", "aria-pressed": true, tone: "secondary" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toBeVisible();
  },
});

const tones = ["quiet", "secondary", "primary", "danger"].map((tone) => [tone, { tone }]);

export const EveryState = meta.story({
  name: "Hover, focus, pressed, disabled",
  decorators: [inEveryState({ ...Object.fromEntries(tones), disabled: { disabled: true } })],
});
