import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { HeroForm } from "#features/hero/HeroForm.tsx";
import { HeroView } from "#features/hero/HeroView.tsx";
import { RiverScene } from "#features/hero/scene/RiverScene.tsx";
import { SentLight } from "#features/hero/sent-light/SentLight.tsx";
import { LitWindow } from "#features/skyline/LitWindow.tsx";
import preview from "../../../.storybook/preview.tsx";

const nothing = () => undefined;

/** While the contact form is about to open: the visitor's light goes to a window of the city. */
const meta = preview.meta({
  title: "features/hero/SentLight",
  component: SentLight,
  parameters: { layout: "fullscreen" },
  args: { city: <LitWindow /> },
  render: (args) => (
    <HeroView facts={site} scene={<RiverScene mode="still" />} sentLight={<SentLight {...args} />}>
      <HeroForm
        state={{ status: "submitting", email: "k.brandt@werkzeugbau.example" }}
        onEdit={nothing}
        onSubmit={nothing}
        onCancel={nothing}
      />
    </HeroView>
  ),
});

/** The parts of the drawing that are seen, the light's first: where each is, and how opaque. */
function seen(element: Element) {
  const way = element.querySelector("section")?.lastElementChild;
  return [...(way?.querySelectorAll("span") ?? [])].map((part) => {
    const { opacity, transform } = getComputedStyle(part, "::before");
    const { m41: x } = new DOMMatrixReadOnly(getComputedStyle(part).transform);
    return { opacity: Number(opacity), x, y: new DOMMatrixReadOnly(transform).m42 };
  });
}

/** It has not left the field. */
export const Begun = meta.story({
  tags: ["also-motion", "HERO-04"],
  args: { at: 0 },
  play: async ({ canvas, canvasElement }) => {
    const [light] = seen(canvasElement);
    const field = canvas.getByRole("textbox").getBoundingClientRect();
    await expect(light?.x).toBeGreaterThan(field.left);
    await expect(light?.x).toBeLessThan(field.right);
  },
});

export const HalfWay = meta.story({
  tags: ["also-motion", "HERO-04"],
  args: { at: 650 },
  play: async ({ canvasElement }) => {
    const [light, ...others] = seen(canvasElement);
    await expect(light?.opacity).toBe(1);
    await expect(others.at(-1)?.opacity).toBe(0);
  },
});

/** It has arrived, before the form opens: the window is lit. */
export const Lit = meta.story({
  tags: ["also-motion", "HERO-04"],
  args: { at: 1400 },
  play: async ({ canvasElement }) => {
    const [light, ...others] = seen(canvasElement);
    await expect(light?.opacity).toBe(0);
    await expect(others.at(-1)?.opacity).toBe(1);
  },
});

/** Where nothing may move there is no light on its way, and the window is lit from the start. */
export const Still = meta.story({
  tags: ["also-motion", "HERO-04"],
  globals: { motion: "still" },
  play: async ({ canvasElement }) => {
    const parts = seen(canvasElement);
    await expect(parts).toHaveLength(1);
    await expect(parts[0]?.opacity).toBe(1);
  },
});
