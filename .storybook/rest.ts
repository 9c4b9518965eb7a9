import type { StoryContext } from "@storybook/react-vite";
import { configure, getConfig } from "storybook/test";
import { elementError } from "./failure.ts";
import { preloadLater } from "./preload.ts";

/** What is waited for at most, in milliseconds: a play function must not hang on what never ends. */
const patience = 2000;

/** A frame that was drawn; a tab in the background draws none, and a busy machine draws it late. */
const frame = () =>
  new Promise<void>((next) => {
    const late = setTimeout(next, document.hidden ? 100 : patience);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(next);
    });
  });

/** Movements that come to an end. What turns or pulses for ever, and what stands still, is not waited for. */
const movements = () =>
  document.getAnimations().filter((animation) => {
    const { endTime = Number.POSITIVE_INFINITY } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === "running" && Number(endTime) <= patience;
  });

/**
 * What is moved by scrolling runs as long as it is there. After each play function Storybook waits for all that runs,
 * five seconds at most: each story with the river in it would end that much later.
 */
function waitForNothingThatIsScrolled(): void {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}

/** Resolves when the effects of what was done have run and nothing moves any more. */
async function atRest(): Promise<void> {
  await frame();
  const ended = movements().map(({ finished }) => finished.catch(() => undefined));
  if (ended.length === 0) return;
  const late = new Promise<void>((next) => setTimeout(next, patience));
  await Promise.race([Promise.all(ended), late]);
  await frame();
}

/**
 * Before the first play function. After each thing that a play function does, it waits as a person would: until the page has answered. The story tests
 * wait by React's `act` and ask for less motion; the built book has neither, and a focus would be looked for too early. What is not there is said shortly.
 */
export function prepareToPlay(): void {
  preloadLater();
  waitForNothingThatIsScrolled();
  const { asyncWrapper } = getConfig();
  configure({
    getElementError: elementError,
    asyncWrapper: (act) =>
      asyncWrapper(async () => {
        const result = await act();
        await atRest();
        return result;
      }),
  });
}

/** The play function starts when the story's first effects have run. */
export function waitForMount(context: StoryContext): void {
  const { mount } = context;
  context.mount = async (...story) => {
    const canvas = await mount(...story);
    await atRest();
    return canvas;
  };
}
