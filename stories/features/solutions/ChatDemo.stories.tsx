import { expect, fn, waitFor } from "storybook/test";
import { ChatDemo } from "#features/solutions/chat-demo/ChatDemo.tsx";
import { chatDemoCopy } from "#features/solutions/chat-demo/chat.copy.ts";
import { demoCopy } from "#features/solutions/demo/demo.copy.ts";
import { TickerContext } from "#shared/ticker.ts";
import { AnnouncerProvider } from "#ui/announcer/Announcer.tsx";
import preview from "../../../.storybook/preview.tsx";
import { noWider } from "../../support/no-wider.tsx";
import { plain } from "../../support/plain.ts";
import { handTicker } from "../../support/ticker.ts";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/solutions/ChatDemo",
  component: ChatDemo,
  args: { onShowCrm: fn() },
  decorators: [noWider("42rem")],
});

/** Without what was said before. */
function messagesOf(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>("[data-type]:not([data-state=earlier])")];
}

function states(element: Element): (string | undefined)[] {
  return messagesOf(element).map(({ dataset }) => dataset["state"]);
}

/** Nothing stands for what is not said yet: the dots of who writes, below what was said on another day. */
export const FirstIsTyped = meta.story({
  tags: ["DEMO-01"],
  args: { at: 0 },
  play: async ({ canvasElement }) => {
    await expect(states(canvasElement)).toEqual(["typing", "waiting", "waiting", "waiting"]);
    await expect(canvasElement).toHaveTextContent("1/4");
    await expect(canvasElement.querySelectorAll("[data-state=earlier]")).toHaveLength(2);
    const messages = messagesOf(canvasElement);
    await expect(messages.map((message) => message.offsetHeight > 0)).toEqual([true, false, false, false]);
    await expect(messages[0]?.querySelector("div > p")).not.toBeVisible();
  },
});

/** The customer has asked, and nobody writes yet. */
export const Asked = meta.story({ args: { at: 1000 } });

export const AnswerIsTyped = meta.story({
  args: { at: 2500 },
});

/** Where room is short the newest messages stand, each of them whole: what has no room is not seen at all. */
export const WholeMessages = meta.story({
  tags: ["no-picture"],
  args: { at: 8500 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "15rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const place = messages[0]?.parentElement?.getBoundingClientRect();
    if (!place) throw new Error("no conversation");
    const seen = messages
      .map((message) => message.getBoundingClientRect())
      .filter(({ left }) => left < place.right);
    await expect(seen.length).toBeLessThan(messages.length);
    await expect(seen.at(-1)).toEqual(messages.at(-1)?.getBoundingClientRect());
    for (const { top, bottom } of seen) {
      await expect(top).toBeGreaterThanOrEqual(place.top);
      await expect(bottom).toBeLessThanOrEqual(place.bottom);
    }
  },
});

/** All four stand. Where nothing may move this is what shows, and each message is data, not paint. */
export const Complete = meta.story({
  tags: ["also-motion", "DEMO-01", "DEMO-02"],
  globals: { motion: "still" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(states(canvasElement)).toEqual(["shown", "shown", "shown", "shown"]));
  },
});

/** One paragraph stands for the picture; nothing is announced while it plays. */
export const ForThoseWhoListen = meta.story({
  tags: ["no-picture", "also-motion"],
  args: { at: 0 },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByText(plain(wordsOf(chatDemoCopy, globals).text))).toBeInTheDocument();
    await expect(canvasElement.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
  },
});

const ticker = handTicker();

/** By keyboard: play, pause, step. What is paused hears no clock any more; whoever steps hears where they are. */
export const ByHand = meta.story({
  tags: ["also-motion"],
  decorators: [
    (Story) => (
      <TickerContext value={ticker}>
        <AnnouncerProvider>
          <Story />
        </AnnouncerProvider>
      </TickerContext>
    ),
  ],
  globals: { motion: "still" },
  play: async ({ canvas, canvasElement, globals, step, userEvent }) => {
    const words = wordsOf(demoCopy, globals);
    await step("Play starts the clock", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: words.play })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(ticker.listeners()).toBe(1));
      ticker.pass(1000);
      await waitFor(() => expect(states(canvasElement)).toEqual(["shown", "waiting", "waiting", "waiting"]));
    });
    await step("Pause stops it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.pause }));
      await waitFor(() => expect(ticker.listeners()).toBe(0));
    });
    await step("Next and previous go message by message", async () => {
      await expect(canvas.getByRole("log")).toBeEmptyDOMElement();
      await userEvent.click(canvas.getByRole("button", { name: words.next }));
      await waitFor(() => expect(canvas.getByRole("log")).toHaveTextContent(/^2\/4 /));
      await expect(states(canvasElement)).toEqual(["shown", "shown", "waiting", "waiting"]);
      await userEvent.click(canvas.getByRole("button", { name: words.previous }));
      await expect(states(canvasElement)).toEqual(["shown", "waiting", "waiting", "waiting"]);
    });
  },
});
