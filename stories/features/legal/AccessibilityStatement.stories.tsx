import { expect } from "storybook/test";
import { sample, site } from "#app/site.ts";
import { AccessibilityStatement } from "#features/legal/AccessibilityStatement.tsx";
import { defaultLanguage, useLanguage } from "#shared/copy.ts";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "features/legal/AccessibilityStatement",
  component: AccessibilityStatement,
  args: { language: defaultLanguage, company: site, sample: [], providers: { chat: false, voice: false } },
  argTypes: { language: { control: false } },
  render: function InLanguage(args) {
    return <AccessibilityStatement {...args} language={useLanguage().language} />;
  },
});

/** Nothing configured: the built-in assistant, whose limits are our own. */
export const BuiltIn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/WCAG\) 2\.2/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: site.email })).toBeVisible();
    await expect(canvas.queryByText(/(anderen Anbieter|another provider)/)).toBeNull();
  },
});

/** With providers: what we cannot lift is named, with the way round it. */
export const WithProviders = meta.story({
  args: { providers: { chat: true, voice: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/(anderen Anbieter|another provider)/)).toHaveLength(2);
  },
});

/** The address to write to is a sample, and the page says so. */
export const Samples = meta.story({
  tags: ["no-picture"],
  args: { sample },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Beispielangaben|sample details/)).toBeVisible();
  },
});
