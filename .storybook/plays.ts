import type { StoryContext } from "@storybook/react-vite";
import { configure, getConfig } from "storybook/test";

/** In milliseconds: a play function must not hang on a movement that never ends. */
const patience = 2000;

/** The next frame is drawn, and the effects have run. A tab in the background draws none. */
const frame = () =>
  new Promise<void>((next) => {
    if (document.hidden) setTimeout(next);
    else requestAnimationFrame(() => setTimeout(next));
  });

/** The page has answered: its effects have run, and what comes to an end has stopped moving. */
async function answered(): Promise<void> {
  await frame();
  const ending = document.getAnimations().filter(({ effect, playState }) => {
    const { endTime = Number.POSITIVE_INFINITY } = effect?.getComputedTiming() ?? {};
    return playState === "running" && Number(endTime) <= patience;
  });
  const ended = Promise.allSettled(ending.map(({ finished }) => finished));
  await Promise.race([ended, new Promise((late) => setTimeout(late, patience))]);
}

/**
 * After each thing that a play function does it waits for the page, as a person would. The built book has no `act` of
 * React's to wait by. Testing Library's errors come without the whole document, which is seen better in the book.
 */
export function prepareToPlay(): void {
  const { asyncWrapper } = getConfig();
  configure({
    getElementError: (message) =>
      Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" }),
    asyncWrapper: async (act) => {
      const result = await asyncWrapper(act);
      await answered();
      return result;
    },
  });
}

/** A play function starts when the story's first effects have run. */
export function startWhenMounted(context: StoryContext): void {
  const { mount } = context;
  context.mount = async (...story) => {
    const canvas = await mount(...story);
    await answered();
    return canvas;
  };
}
