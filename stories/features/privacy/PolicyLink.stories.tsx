import { expect, fn } from "storybook/test";
import { PolicyLink } from "#features/privacy/PolicyLink.tsx";
import preview from "../../../.storybook/preview.tsx";

const onPrepare = fn();

const meta = preview.meta({
  title: "features/privacy/PolicyLink",
  component: PolicyLink,
  args: {
    href: "#datenschutz",
    onOpen: fn(() => true),
    onPrepare,
    children: "Datenschutzerklärung",
  },
});

/** A plain press opens the generated page; the link itself is not followed. */
export const Generated = meta.story({
  tags: ["FORM-04", "PRIV-03"],
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: /Datenschutzerklärung \((neuer Tab|new tab)\)/ });
    await expect(link).toHaveAttribute("target", "_blank");
    const followed = fn();
    link.addEventListener("click", (press) => followed(!press.defaultPrevented), { once: true });
    await userEvent.click(link);
    await expect(args.onPrepare).toHaveBeenCalled();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

/** Reached with the keyboard: what the press needs is asked for again on focus, should it have failed before. */
export const ByKeyboard = meta.story({
  tags: ["no-picture", "FORM-04"],
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(onPrepare).toHaveBeenCalled();
    await step("The focus fetches the policy early", async () => {
      // A pointer that rests where the link appears has asked for it, too.
      onPrepare.mockClear();
      await userEvent.tab();
      await expect(canvas.getByRole("link")).toHaveFocus();
      await expect(onPrepare).toHaveBeenCalledOnce();
    });
    await step("Enter opens it", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onOpen).toHaveBeenCalledOnce();
    });
  },
});

/** With a modifier the browser does what it always does; the generated page stays out of the way. */
export const WithModifier = meta.story({
  tags: ["no-picture", "PRIV-03"],
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole("link");
    link.addEventListener("click", (press) => press.preventDefault());
    await userEvent.keyboard("{Control>}");
    await userEvent.click(link);
    await userEvent.keyboard("{/Control}");
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});
