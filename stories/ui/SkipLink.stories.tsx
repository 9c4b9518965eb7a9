import { expect } from "storybook/test";
import { Button } from "#ui/button/Button.tsx";
import { SkipLink } from "#ui/skip-link/SkipLink.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/SkipLink",
  component: SkipLink,
  args: { target: "skip-main", children: "Zum Inhalt springen" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Button tone="quiet">In der Leiste</Button>
      <main id="skip-main">
        <p style={{ paddingBlock: "4rem" }}>Der Inhalt</p>
      </main>
    </>
  ),
});

export const AtRest = meta.story();

/** Comes into sight with the first Tab. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Zum Inhalt springen" });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});

/** Jumps without touching the address: its hash is the router's. */
export const Followed = meta.story({
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    const before = window.location.href;
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await expect(window.location.href).toBe(before);
  },
});
