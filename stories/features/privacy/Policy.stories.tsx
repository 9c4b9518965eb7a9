import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { nothingSetUp } from "#features/privacy/ledger/hosts.ts";
import { Policy } from "#features/privacy/Policy.tsx";
import { defaultLanguage, useLanguage } from "#shared/copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { withProviders } from "./privacy.fixtures.ts";

const meta = preview.meta({
  title: "features/privacy/Policy",
  component: Policy,
  args: { language: defaultLanguage, company: site, setup: nothingSetUp },
  argTypes: { language: { control: false } },
  render: function InLanguage(args) {
    return <Policy {...args} language={useLanguage().language} />;
  },
});

/** Nothing configured: the whole in five lines, nine sections, the guarantee, and no provider that is not used. */
export const BuiltIn = meta.story({
  tags: ["PRIV-01", "PRIV-02"],
  play: async ({ canvas }) => {
    const [brief, ...headings] = canvas.getAllByRole("heading", { level: 2 });
    await expect(headings).toHaveLength(10);
    await expect(brief?.parentElement?.querySelectorAll("li")).toHaveLength(5);
    await expect(headings[0]).toHaveTextContent(/^1\. (Allgemeine Hinweise|General notes)$/);
    await expect(headings[8]).toHaveTextContent(/^9\. (Kontakt|Contact)$/);
    await expect(canvas.getByText("Stand January 2025, Version 1.0")).toBeVisible();
    await expect(canvas.queryByText(/Voiceflow|Vapi/)).toBeNull();
    // How long comes first, and stands out from what is said of it.
    const storage = canvas.getByRole("region", { name: /^6\. / });
    await expect(storage.querySelector("li > span > strong")).toHaveTextContent(/^180\s(Tage|days)$/);
    // One left edge for title, headings and text.
    const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left;
    const edge = left(canvas.getByRole("heading", { level: 1 }));
    await expect(left(headings[0])).toBe(edge);
    await expect(left(headings[0]?.nextElementSibling)).toBe(edge);
  },
});

/** Chat and voice providers configured: each is named, with its country and what it receives. */
export const WithProviders = meta.story({
  tags: ["PRIV-01"],
  args: { setup: withProviders },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Voiceflow, Inc\./)).toBeVisible();
    await expect(canvas.getByText(/Vapi, Inc\., USA/)).toBeVisible();
    // A screen reader finds nine sections by their names, and lists where something is listed.
    await expect(canvas.getAllByRole("region")).toHaveLength(9);
    await expect(canvas.getAllByRole("list")).toHaveLength(11);
  },
});

/** A company that needs no data protection officer says so. */
export const WithoutOfficer = meta.story({
  tags: ["PRIV-01"],
  args: { company: { ...site, dataProtection: null } },
});
