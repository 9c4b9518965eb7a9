import type { StoryContext } from "@storybook/react-vite";
import { configure, getConfig } from "storybook/test";

/** Limits the wait for an animation, in milliseconds: some never end. */
const patience = 2000;
/** Limits the wait of `waitFor` and `findBy…`: a busy machine needs more than the usual second. */
const asyncUtilTimeout = 10_000;

/** Waits until the next frame is drawn and effects have run. A tab in the background draws no frames. */
const frame = () =>
  new Promise<void>((next) => {
    if (document.hidden) setTimeout(next);
    else requestAnimationFrame(() => setTimeout(next));
  });

/** Waits until effects have run and every animation that ends has ended. */
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
 * Makes each action of a play function wait for the page. Testing Library would wait with React's `act`, which the built
 * book does not have. Its errors leave the document's markup out, since the book shows the page itself.
 */
export function prepareToPlay(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncUtilTimeout,
    getElementError: (message) =>
      Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" }),
    asyncWrapper: async (act) => {
      const result = await asyncWrapper(act);
      await answered();
      return result;
    },
  });
}

/** Delays a play function until the story's first animations have ended; its effects have run (`EffectsAtOnce`). */
export function startWhenMounted(context: StoryContext): void {
  const { mount } = context;
  context.mount = async (...story) => {
    const canvas = await mount(...story);
    await answered();
    return canvas;
  };
}
