import { expect } from "storybook/test";
import { Scroller } from "#ui/scroller/Scroller.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/Scroller",
  component: Scroller,
  args: {
    "aria-label": "Verlauf",
    style: { blockSize: "10rem", padding: "0.5rem 0.75rem" },
    children: ["8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19"].map((hour) => (
      <p key={hour}>{hour} Uhr: Anfrage beantwortet</p>
    )),
  },
});

/** Reached by Tab, though nothing in it can be pressed. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole("group", { name: "Verlauf" });
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
  },
});
