import { expect } from "storybook/test";
import { LinkButton } from "#ui/button/Button.tsx";
import preview from "../../.storybook/preview.tsx";
import { inEveryState } from "./support/States.tsx";

const meta = preview.meta({
  title: "ui/LinkButton",
  component: LinkButton,
  args: { children: "Anruf vereinbaren", href: "#contact" },
});

export const Primary = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Anruf vereinbaren" })).toHaveAttribute("href", "#contact");
  },
});

export const EveryState = meta.story({
  name: "Hover, focus, pressed",
  decorators: [inEveryState({ primary: {}, secondary: { tone: "secondary" }, quiet: { tone: "quiet" } })],
});
