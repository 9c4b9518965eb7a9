import { lazy, Suspense, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { whenNeeded } from "#app/lazy.ts";
import preview from "../../.storybook/preview.tsx";

const onPressed = fn();

/** A part with one switch, as it is fetched. */
function Part() {
  const [presses, setPresses] = useState(0);
  return (
    <button
      id="coming-part"
      type="button"
      aria-pressed={presses % 2 === 1}
      onClick={() => {
        onPressed();
        setPresses(presses + 1);
      }}
    >
      Switch
    </button>
  );
}

/** The same as it stands in a document. */
const prerendered =
  '<!--$--><button id="coming-part" type="button" aria-pressed="false">Switch</button><!--/$-->';

/** What is pressed in a part of the page that is still being fetched counts as soon as it is there, and once. */
const meta = preview.meta({
  title: "app/ComingPart",
  tags: ["!autodocs"],
  render: () => <div data-testid="document" />,
});

export const PressedWhileComing = meta.story({
  play: async ({ canvas, step }) => {
    onPressed.mockClear();
    const root = canvas.getByTestId("document");
    root.innerHTML = prerendered;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const asked = fn();
    const Coming = lazy(() =>
      whenNeeded("coming-part", async () => {
        asked();
        await arrived;
        return { default: Part };
      }),
    );
    hydrateRoot(
      root,
      <Suspense>
        <Coming />
      </Suspense>,
    );
    const button = within(root).getByRole("button", { name: "Switch" });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await step("pressed before it is alive", async () => {
      // An event and no more: nothing may move the focus, which React repeats by itself.
      await fireEvent.click(button);
      await expect(onPressed).not.toHaveBeenCalled();
    });
    await step("it comes", async () => {
      arrive();
      await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
      await fireEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "false"));
      await expect(onPressed).toHaveBeenCalledTimes(2);
    });
  },
});
