import { expect, waitFor } from "storybook/test";
import { RiverScene } from "#features/hero/scene/RiverScene.tsx";
import preview from "../../../.storybook/preview.tsx";

/** The scene itself is drawn as well as the machine can: no two machines paint the same. The drawing is pictured. */
const unpictured = { chromatic: { disableSnapshot: true } };

const meta = preview.meta({
  title: "features/hero/RiverScene",
  component: RiverScene,
  parameters: { layout: "fullscreen" },
  globals: { theme: "dark" },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", blockSize: "min(45rem, 100dvh)", overflow: "hidden" }}>
        <Story />
      </div>
    ),
  ],
});

function sceneIn(element: Element): HTMLElement {
  const scene = element.querySelector<HTMLElement>("[data-scene]");
  if (!scene) throw new Error("no scene");
  return scene;
}

/** Drawn and moving whatever the renderer; where motion is reduced, one picture of it. Nobody hears it. */
export const Live = meta.story({
  tags: ["no-picture", "HERO-02"],
  parameters: unpictured,
  args: { mode: "on" },
  play: async ({ canvasElement }) => {
    const scene = sceneIn(canvasElement);
    await waitFor(() => expect(scene).toHaveAttribute("data-scene", "live"), { timeout: 15_000 });
    await waitFor(() => expect(scene.querySelector("canvas")).toBeVisible());
    await expect(scene).toHaveAttribute("aria-hidden", "true");
  },
});

/** Everybody sees this first; it stays where the scene may not be fetched. */
export const Drawing = meta.story({
  tags: ["HERO-02"],
  args: { mode: "still" },
  play: async ({ canvasElement }) => {
    await expect(sceneIn(canvasElement)).toHaveAttribute("data-scene", "drawing");
    await expect(canvasElement.querySelector("canvas")).toBeNull();
  },
});

/** On its own account: a machine without graphics gets one picture of the scene and rests. */
export const Auto = meta.story({
  tags: ["no-picture", "HERO-02"],
  parameters: unpictured,
  play: async ({ canvasElement }) => {
    const scene = sceneIn(canvasElement);
    await waitFor(() => expect(scene).not.toHaveAttribute("data-scene", "drawing"), { timeout: 15_000 });
  },
});

/** The same river by day: colours on paper instead of lights in the dark. */
export const Day = meta.story({
  tags: ["HERO-02"],
  args: { mode: "still" },
  globals: { theme: "light" },
  play: async ({ canvasElement }) => {
    await expect(sceneIn(canvasElement)).toBeVisible();
  },
});
