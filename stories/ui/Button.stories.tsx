import { expect, fn } from "storybook/test";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import preview from "../../.storybook/preview.tsx";
import { inEveryState, pressedByKeys } from "./support/States.tsx";

const meta = preview.meta({
  title: "ui/Button",
  component: Button,
  args: { children: "Anfrage senden", onClick: fn() },
});

export const Primary = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Anfrage senden" });
    await pressedByKeys(button, args.onClick, { step, userEvent });
  },
});

/**
 * A press must not count, and the reason stands nearby. The primary one keeps its colour: it is still the one thing to do
 * here, and grey would look switched off. The others lose their edge's contrast.
 */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

const busy = { busy: true, disabled: true, icon: <Spinner /> };

/** A quiet ground within the accent's edge, a turning sign and words that say what is done. */
export const Busy = meta.story({
  args: { ...busy, children: "Wird gesendet…" },
});

/** Long German words wrap inside the button; nothing is cut. */
export const LongGerman = meta.story({
  args: { children: "Unverbindliches Beratungsgespräch zur Vertriebsautomatisierung vereinbaren" },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});

const disabled = {
  "disabled, primary: as at rest, its reason nearby": { disabled: true },
  "disabled, secondary": { disabled: true, tone: "secondary" },
  "disabled, quiet": { disabled: true, tone: "quiet" },
};

const tones = { primary: {}, secondary: { tone: "secondary" }, quiet: { tone: "quiet" } };

export const EveryState = meta.story({
  name: "Hover, focus, pressed, disabled",
  decorators: [inEveryState({ ...tones, ...disabled, busy })],
});

export const Small = meta.story({ args: { size: "small", tone: "secondary" } });

export const WithIcon = meta.story({ args: { icon: <Icon name="mail" />, children: "E-Mail schreiben" } });
