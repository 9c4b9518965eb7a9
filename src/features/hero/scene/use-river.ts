import { type RefObject, useEffect, useReducer, useState } from "react";
import { currentTheme, useTheme } from "#ui/theme/useTheme.ts";
import type { LaunchedScene } from "./launch.ts";
import { firstDrawing, type SceneState, sceneStep } from "./scene.machine.ts";

const sharpest = 1.5;
const longestWait = 4000;

interface RiverOptions {
  /** Whether it may start. */
  wanted: boolean;
  /** Whatever the renderer (`?scene=on`). */
  forced: boolean;
  playing: boolean;
  /** Seconds since its beginning at which it starts. */
  at: number;
}

function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(id);
}

function sizeOf(stage: Element) {
  const sharpness = Math.min(devicePixelRatio, sharpest);
  const { width, height } = stage.getBoundingClientRect();
  return {
    width: Math.max(1, Math.round(width * sharpness)),
    height: Math.max(1, Math.round(height * sharpness)),
  };
}

function followSize(stage: Element, scene: LaunchedScene): () => void {
  const observer = new ResizeObserver(() => scene.send({ type: "resize", ...sizeOf(stage) }));
  observer.observe(stage);
  return () => observer.disconnect();
}

function followPointer(scene: LaunchedScene): (() => void) | undefined {
  if (!matchMedia("(pointer: fine)").matches) return;
  const look = (event: PointerEvent) =>
    scene.send({
      type: "look",
      x: (event.clientX / innerWidth) * 2 - 1,
      y: 1 - (event.clientY / innerHeight) * 2,
    });
  addEventListener("pointermove", look, { passive: true });
  return () => removeEventListener("pointermove", look);
}

/** Starts the scene in the element once the page is idle, and keeps it told of size, pointer and pause. */
export function useRiver(stage: RefObject<HTMLElement | null>, options: RiverOptions): SceneState {
  const { wanted, forced, playing, at } = options;
  const [state, report] = useReducer(sceneStep, firstDrawing);
  const [scene, setScene] = useState<LaunchedScene>();
  const refused = state.status === "refused";
  const theme = useTheme();

  useEffect(() => {
    const element = stage.current;
    if (!wanted || refused || !element) return;
    let gone = false;
    let launched: LaunchedScene | undefined;
    const launch = async () => {
      const { launchScene } = await import("./launch.ts");
      if (gone) return;
      const day = currentTheme() === "light";
      launched = await launchScene(element, { ...sizeOf(element), forced, at, day }, (news) => {
        if (!gone) report(news);
      });
      if (gone) launched.remove();
      else setScene(launched);
    };
    const cancel = whenIdle(() => {
      launch().catch(() => report({ type: "refused", why: "failed" }));
    });
    return () => {
      gone = true;
      cancel();
      launched?.remove();
      setScene(undefined);
    };
  }, [stage, wanted, refused, forced, at]);

  useEffect(() => scene?.send({ type: "play", playing }), [scene, playing]);

  useEffect(() => scene?.send({ type: "theme", day: theme === "light" }), [scene, theme]);

  useEffect(() => (scene && stage.current ? followSize(stage.current, scene) : undefined), [scene, stage]);

  useEffect(() => (scene && playing ? followPointer(scene) : undefined), [scene, playing]);

  return state;
}
