import { type ComponentType, createElement, useLayoutEffect } from "react";
import { holdPresses } from "./presses.ts";

type Module<Props> = { default: ComponentType<Props> };

/** A fetch that failed is tried again after this time, or as soon as the device is online. */
const retryAfterMs = 5_000;

/** The parts that wait to be fetched; null when nothing has to wait any more. */
let waiting: Set<() => void> | null = new Set();

/** Fetches what is still waiting, and from now on everything at once. */
export function wakeAll(): void {
  const sleeping = waiting ?? [];
  waiting = null;
  for (const wake of sleeping) wake();
}

/**
 * Fetches a part of the page, for `React.lazy` and the like, which take a failure for final: one that failed is
 * tried again, and what stands there meanwhile (the prerendered words, the view before) stays.
 */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      console.error("a part of the page could not be fetched; trying again", error);
      await later();
    }
  }
}

/** Makes one thing for the life of the page; what could not be made is tried again at the next call. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let making: Promise<Made> | null = null;
  return () => {
    making ??= make().catch((error: unknown) => {
      making = null;
      throw error;
    });
    return making;
  };
}

/**
 * Fetches a part of the page when it is seen, or at the visitor's first sign of life (`wakeAll`): reading needs no
 * script, its prerendered words stand there from the start. What is pressed in it meanwhile is pressed again as
 * soon as it is alive. In the build, and where the part is not on the page yet, it is fetched at once.
 * @param id of the part's first element; the part ends with its parent.
 */
export async function whenNeeded<Props extends object>(
  id: string,
  load: () => Promise<Module<Props>>,
): Promise<Module<Props>> {
  const element = typeof document === "undefined" ? null : document.getElementById(id);
  const repeat = element && holdPresses(id);
  if (!element || !repeat) return fetched(load);
  await seen(element);
  const { default: Part } = await fetched(load);
  return {
    default: function Alive(props: Props) {
      useLayoutEffect(repeat, []);
      return createElement(Part, props);
    },
  };
}

/** Calls `run` once at the visitor's first sign of life. */
export function onFirstTouch(run: () => void): void {
  const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
  const once = () => {
    for (const sign of signs) window.removeEventListener(sign, once);
    run();
  };
  for (const sign of signs) window.addEventListener(sign, once, { passive: true });
}

function later(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, retryAfterMs);
    window.addEventListener(
      "online",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

function seen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) done();
    });
    function done() {
      observer.disconnect();
      waiting?.delete(done);
      resolve();
    }
    if (!waiting) return done();
    waiting.add(done);
    observer.observe(element);
  });
}
