import { expect } from "storybook/test";
import { StableWidthLabel } from "#ui/stable-width-label/StableWidthLabel.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/StableWidthLabel",
  component: StableWidthLabel,
  args: { labels: ["Pause", "Play it all again"], shown: "Pause" },
  // A frame shows how much room it takes.
  render: (args) => (
    <button type="button" style={{ border: "1px solid", padding: "0.75rem" }}>
      <StableWidthLabel {...args} />
    </button>
  ),
});

/** The short label takes the long one's room, and only the short one is heard. */
export const Short = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Pause" });
    const widths = [...button.querySelectorAll("span > span")].map((label) => label.clientWidth);
    await expect(new Set(widths).size).toBe(1);
  },
});
