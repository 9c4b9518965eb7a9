import { expect } from "storybook/test";
import { sample, site } from "#app/site.ts";
import { LegalNotice } from "#features/legal/LegalNotice.tsx";
import { defaultLanguage, useLanguage } from "#shared/copy.ts";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "features/legal/LegalNotice",
  component: LegalNotice,
  args: { language: defaultLanguage, company: site, sample: [] },
  argTypes: { language: { control: false } },
  render: function InLanguage(args) {
    return <LegalNotice {...args} language={useLanguage().language} />;
  },
  parameters: { layout: "padded" },
});

/** As a release shows it: every fact that § 5 DDG asks for, and no word of samples. */
export const Released = meta.story({
  tags: ["also-de-360", "HOME-04"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/^(Impressum|Legal notice)$/);
    await expect(canvas.getByText(site.legalName)).toBeVisible();
    await expect(canvas.getByText(site.vatId)).toBeVisible();
    await expect(canvas.getByRole("link", { name: site.email })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
    await expect(canvas.getByRole("link", { name: /Lizenzen|licences/ })).toHaveAttribute(
      "href",
      "/third-party-notices.txt",
    );
    await expect(canvas.queryByText(/Beispielangaben|sample details/)).toBeNull();
  },
});

/** As it stands now: the facts are samples, which is said once, before them. */
export const Samples = meta.story({
  tags: ["HOME-04"],
  args: { sample },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Beispielangaben|sample details/)).toBeVisible();
  },
});
