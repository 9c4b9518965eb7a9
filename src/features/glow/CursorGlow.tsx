import { useEffect, useRef } from "react";
import { useStill } from "#ui/motion/useStill.ts";
import styles from "./CursorGlow.module.css";

/** Shown from this width on, and only to a pointer that rests and is exact. */
const welcome = "(width >= 48rem) and (hover: hover) and (pointer: fine)";

/** A lamp of 64 px that follows the pointer, barely there (HOME-05). Decorative; moves by transform alone. */
export function CursorGlow() {
  const lamp = useRef<HTMLDivElement>(null);
  const still = useStill();

  useEffect(() => {
    const element = lamp.current;
    if (!element || still) return;
    const query = matchMedia(welcome);
    let waiting = 0;
    let at = { x: 0, y: 0 };
    const place = () => {
      waiting = 0;
      element.style.transform = `translate3d(${at.x}px, ${at.y}px, 0)`;
    };
    const follow = (event: PointerEvent) => {
      if (!query.matches || event.pointerType !== "mouse") return;
      at = { x: event.clientX, y: event.clientY };
      element.dataset["lit"] = "true";
      waiting ||= requestAnimationFrame(place);
    };
    const leave = () => {
      delete element.dataset["lit"];
    };
    addEventListener("pointermove", follow, { passive: true });
    document.documentElement.addEventListener("pointerleave", leave);
    return () => {
      cancelAnimationFrame(waiting);
      removeEventListener("pointermove", follow);
      document.documentElement.removeEventListener("pointerleave", leave);
      leave();
    };
  }, [still]);

  return <div ref={lamp} aria-hidden="true" className={styles.glow} data-screen-only="" />;
}
