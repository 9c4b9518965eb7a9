import { expect } from "storybook/test";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import preview from "../../.storybook/preview.tsx";
import { Say, sayIn } from "../support/speech.tsx";

const meta = preview.meta({ title: "ui/VisuallyHidden", component: VisuallyHidden });

/** The price is seen; its unit is heard as well. */
export const Heard = meta.story({
  render: () => (
    <p>
      <Say>ab 490 €</Say>{" "}
      <VisuallyHidden>
        <Say>im Monat</Say>
      </VisuallyHidden>
    </p>
  ),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    const words = canvas.getByText(say("im Monat"));
    await expect(words.offsetWidth).toBe(1);
    await expect(canvas.getByText(/490/)).toHaveTextContent(`${say("ab 490 €")} ${say("im Monat")}`);
  },
});
