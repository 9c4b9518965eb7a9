import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { TopBar } from "#features/frame/TopBar.tsx";
import { LanguageContext } from "#shared/copy.ts";
import { otherLanguage } from "#shared/language.ts";
import { languageOf } from "../../../.storybook/globals.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const choose = fn();

/** The way home, to the parts of the page and to a talk. */
const meta = preview.meta({
  title: "features/frame/TopBar",
  component: TopBar,
  parameters: { layout: "fullscreen" },
  args: { brand: "Mainlicht", homeHref: "#", contactHref: "#contact" },
});

export const AtHome = meta.story({
  tags: ["also-de-360", "TOP-01", "TOP-02", "TOP-03"],
  play: async ({ canvas, globals }) => {
    const words = wordsOf(frameCopy, globals);
    await expect(canvas.getByRole("link", { name: `Mainlicht, ${words.homeName}` })).toHaveAttribute(
      "href",
      "#",
    );
    for (const { label, href } of words.links) {
      await expect(canvas.getByRole("link", { name: label })).toHaveAttribute("href", href);
    }
    await expect(canvas.getByRole("link", { name: words.call })).toHaveAttribute("href", "#contact");
  },
});

/** The other language is one press away, here too: its code is seen, and what the press does is heard. */
export const OtherLanguage = meta.story({
  tags: ["LANG-02"],
  decorators: [
    (Story, { globals }) => (
      <LanguageContext value={{ language: languageOf(globals), choose }}>
        <Story />
      </LanguageContext>
    ),
  ],
  play: async ({ canvas, globals, userEvent }) => {
    const { other } = wordsOf(frameCopy, globals);
    const button = canvas.getByRole("button", { name: other.name });
    await expect(button).toHaveTextContent(other.shown);
    await userEvent.click(button);
    await expect(choose).toHaveBeenCalledWith(otherLanguage(languageOf(globals)));
  },
});

/** The place that is being shown is marked, and said. */
export const AtContact = meta.story({
  args: { currentHref: "#contact" },
  play: async ({ canvas, globals }) => {
    const { links } = wordsOf(frameCopy, globals);
    for (const { label, href } of links) {
      const link = canvas.getByRole("link", { name: label });
      await expect(link.getAttribute("aria-current")).toBe(href === "#contact" ? "true" : null);
    }
  },
});

/** Day and night are one press away; the sign names what pressing leads to. */
export const WithTheme = meta.story({
  args: { theme: { icon: "sun", label: "Helle Ansicht", onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const sign = canvas.queryByRole("button", { name: args.theme?.label ?? "" });
    // On a phone the bar has no room for it.
    if (!window.matchMedia("(min-width: 48rem)").matches) return expect(sign).toBeNull();
    if (sign) await userEvent.click(sign);
    await expect(args.theme?.onPress).toHaveBeenCalledOnce();
  },
});

/** On a phone it makes room for whoever reads on, and is back, with the call, for whoever scrolls up or comes by key. */
export const ComesBack = meta.story({
  tags: ["no-picture", "TOP-03"],
  decorators: [
    (Story) => (
      <div style={{ blockSize: "300dvh" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const bar = canvas.getByRole("banner");
    const isSeen = () => bar.getBoundingClientRect().bottom > 1;
    const onPhone = !window.matchMedia("(min-width: 48rem)").matches;
    const { ownerDocument } = canvasElement;
    // The page's own scrolling, to a place or as it takes shape, leaves the bar; a visitor's takes it away.
    window.scrollTo({ top: 300, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    await expect(bar).toHaveAttribute("data-scroll", "shown");
    fireEvent.wheel(canvasElement);
    window.scrollTo({ top: 600, behavior: "instant" });
    await waitFor(() => expect(bar).toHaveAttribute("data-scroll", "away"));
    await waitFor(() => expect(isSeen()).toBe(!onPhone));
    window.scrollTo({ top: 500, behavior: "instant" });
    await waitFor(() => expect(isSeen()).toBe(true));
    const { call, links } = wordsOf(frameCopy, globals);
    await expect(canvas.getByRole("link", { name: call })).toBeVisible();
    // On a phone its first row alone; with the keyboard, and at the top, both.
    const isOpen = () => {
      const { x, bottom } = canvas.getByRole("link", { name: links[0]?.label ?? "" }).getBoundingClientRect();
      return bar.contains(ownerDocument.elementFromPoint(x, bottom - 8));
    };
    await waitFor(() => expect(isOpen()).toBe(!onPhone));
    window.scrollTo({ top: 700, behavior: "instant" });
    await waitFor(() => expect(isSeen()).toBe(!onPhone));
    await userEvent.tab();
    await expect(bar).toContainElement(ownerDocument.activeElement as HTMLElement);
    await waitFor(() => expect(isOpen()).toBe(true));
    bar.querySelector<HTMLElement>(":focus")?.blur();
    window.scrollTo({ top: 0, behavior: "instant" });
    await waitFor(() => expect(isOpen()).toBe(true));
  },
});
