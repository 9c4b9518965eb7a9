import { cx } from "class-variance-authority";
import { type ComponentPropsWithRef, useEffect, useRef } from "react";
import { useStill } from "#ui/motion/useStill.ts";
import { onThemeChanged } from "#ui/theme/useTheme.ts";
import styles from "./LevelBars.module.css";
import { barCount, barHeights, restingHeights, stillHeights } from "./levels.ts";

/** As often as a call reports how loud it is. Drawn at every frame, it would cost several times as much. */
const drawEveryMs = 100;

/** Fits the canvas to its place. @returns draws into it; the colour is the one that it has now. */
function brush(canvas: HTMLCanvasElement): (heights: readonly number[]) => void {
  const context = canvas.getContext("2d");
  if (!context) return () => undefined;
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = window.devicePixelRatio;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.scale(scale, scale);
  context.fillStyle = getComputedStyle(canvas).color;
  const pitch = width / barCount;
  const thick = Math.max(2, pitch * 0.46);
  return (heights) => {
    context.clearRect(0, 0, width, height);
    context.beginPath();
    for (const [index, share] of heights.entries()) {
      const tall = Math.max(thick, share * height);
      context.roundRect(pitch * index + (pitch - thick) / 2, (height - tall) / 2, thick, tall, thick / 2);
    }
    context.fill();
  };
}

export interface LevelBarsProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** How loud it is just now, 0 to 1. Asked ten times a second while live, so no loudness passes through React. */
  level: () => number;
  /** Someone can be heard: the bars follow. Otherwise they rest. */
  live: boolean;
  /** Nobody looks: nothing moves. */
  hidden?: boolean;
}

/** Twelve bars that follow a voice. Decorative: who speaks stands beside them in words. */
export function LevelBars({ level, live, hidden = false, className, ...rest }: LevelBarsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const still = useStill();

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let timer = 0;
    const repaint = () => {
      clearTimeout(timer);
      const draw = brush(element);
      const paint = () => {
        draw(live ? barHeights(level(), performance.now()) : restingHeights(performance.now()));
        timer = window.setTimeout(paint, drawEveryMs);
      };
      if (still || hidden) draw(stillHeights(live));
      else paint();
    };
    // The first call comes at once, later ones with each new size.
    const size = new ResizeObserver(repaint);
    size.observe(element);
    const leaveTheme = onThemeChanged(repaint);
    return () => {
      size.disconnect();
      leaveTheme();
      clearTimeout(timer);
    };
  }, [level, live, still, hidden]);

  return (
    <span {...rest} aria-hidden="true" data-live={live} className={cx(styles.bars, className)}>
      <canvas ref={canvas} className={styles.canvas} />
    </span>
  );
}
