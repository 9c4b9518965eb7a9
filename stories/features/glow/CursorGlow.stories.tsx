import { expect } from "storybook/test";
import { CursorGlow } from "#features/glow/CursorGlow.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "features/glow/CursorGlow",
  component: CursorGlow,
});

function glowIn(element: Element): HTMLElement {
  const glow = element.querySelector<HTMLElement>("[aria-hidden]");
  if (!glow) throw new Error("no glow");
  return glow;
}

/** 64 px, decorative, never in the way of a press. Where motion is reduced it does not follow at all. */
export const AtRest = meta.story({
  tags: ["HOME-05"],
  globals: { motion: "still" },
  play: async ({ canvasElement }) => {
    const glow = glowIn(canvasElement);
    const style = getComputedStyle(glow);
    await expect([style.width, style.height]).toEqual(["64px", "64px"]);
    await expect(style.pointerEvents).toBe("none");
    dispatchEvent(new PointerEvent("pointermove", { clientX: 40, clientY: 40, pointerType: "mouse" }));
    await expect(glow).not.toHaveAttribute("data-lit");
  },
});
