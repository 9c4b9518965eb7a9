import { expect } from "storybook/test";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({ title: "ui/VisuallyHidden", component: VisuallyHidden });

/** The price is seen; its unit is heard as well. */
export const Heard = meta.story({
  render: () => (
    <p>
      ab 490 € <VisuallyHidden>im Monat</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText("im Monat");
    await expect(words.offsetWidth).toBe(1);
    await expect(canvas.getByText(/490/)).toHaveTextContent(`ab 490 € im Monat`);
  },
});
