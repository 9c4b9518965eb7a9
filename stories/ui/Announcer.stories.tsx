import { expect, fn, waitFor } from "storybook/test";
import { type After, AnnouncerProvider, useAnnounce } from "#ui/announcer/Announcer.tsx";
import { Button } from "#ui/button/Button.tsx";
import preview from "../../.storybook/preview.tsx";

function Speaker() {
  const announce = useAnnounce();
  return <Button onClick={() => announce("Anfrage gesendet", "de")}>Ansagen</Button>;
}

const code = `import { AnnouncerProvider, Button, useAnnounce } from 'mainlicht-site/ui';

const Send = () => {
  const announce = useAnnounce();
  return <Button onClick={() => announce("Anfrage gesendet", "de")}>Senden</Button>;
};

const Page = () => <AnnouncerProvider><Send /></AnnouncerProvider>;`;

const meta = preview.meta({
  title: "ui/Announcer",
  component: AnnouncerProvider,
  parameters: { docs: { source: { code } } },
  args: { children: <Speaker /> },
});

/** The region is there before anything is said: one that comes with its text is often not heard. */
export const Polite = meta.story({
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("log");
    await expect(region).toHaveAttribute("aria-live", "polite");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button"));
    await expect(region).toHaveTextContent("Anfrage gesendet");
    await expect(canvas.getByText("Anfrage gesendet")).toHaveAttribute("lang", "de");
  },
});

/** The same words twice are two pieces of news: the node is a new one. */
export const SaidTwice = meta.story({
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const first = canvas.getByText("Anfrage gesendet");
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByText("Anfrage gesendet")).not.toBe(first);
  },
});

const pending: (() => void)[] = [];
const afterByHand: After = (_ms, run) => {
  pending.push(run);
  return () => pending.splice(pending.indexOf(run), 1);
};

/** Emptied when the time is up; the newest text decides when that is. */
export const ClearedAfterAWhile = meta.story({
  tags: ["no-picture"],
  args: { after: fn(afterByHand) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.after).toHaveBeenCalledWith(7000, expect.any(Function));
    await expect(pending).toHaveLength(1);
    pending.pop()?.();
    await waitFor(() => expect(canvas.getByRole("log")).toBeEmptyDOMElement());
  },
});
