import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { InvitationSection } from "#features/invitation/InvitationSection.tsx";
import { invitationCopy } from "#features/invitation/invitation.copy.ts";
import { languageOf } from "../../../.storybook/globals.tsx";
import preview from "../../../.storybook/preview.tsx";
import { plain } from "../../support/plain.ts";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/invitation/InvitationSection",
  component: InvitationSection,
  parameters: { layout: "fullscreen" },
  args: {
    email: "hallo@mainlicht.example",
    phone: site.phone,
    hours: site.officeHours,
    place: "Frankfurt am Main",
    callMinutes: 30,
  },
});

/** Its own anchor is not `#contact`, since that opens the form: where its button leads. */
export const WithFacts = meta.story({
  tags: ["also-de-360", "HOME-01"],
  play: async ({ args, canvas, globals }) => {
    const words = wordsOf(invitationCopy, globals);
    await expect(canvas.getByRole("region", { name: words.title(args.callMinutes) })).toHaveAttribute(
      "id",
      "talk",
    );
    await expect(canvas.getByRole("link", { name: args.email })).toHaveAttribute(
      "href",
      `mailto:${args.email}`,
    );
    const { shown, href } = args.phone;
    await expect(canvas.getByRole("link", { name: shown })).toHaveAttribute("href", href);
    await expect(canvas.getByText(plain(args.hours[languageOf(globals)]))).toBeVisible();
    await expect(canvas.getByText(args.place)).toBeVisible();
    await expect(canvas.getByRole("link", { name: words.call })).toHaveAttribute("href", "#contact");
  },
});

/** A long address breaks, it is not cut. */
export const Narrow = meta.story({
  args: { email: "anfragen.automatisierung@mainlicht-beispielgesellschaft.example" },
  globals: { viewport: { value: "phone", isRotated: false } },
});
