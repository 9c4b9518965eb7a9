import { expect, waitFor } from "storybook/test";
import { site } from "#app/site.ts";
import { policyPageBuilder } from "#features/privacy/page/browser.ts";
import { languageOf } from "../../../.storybook/globals.tsx";
import preview from "../../../.storybook/preview.tsx";
import { withProviders } from "./privacy.fixtures.ts";

/** The page that a plain press on the consent link opens, in a frame. */
function GeneratedPage({ html }: { html: string }) {
  const style = { inlineSize: "100%", blockSize: "44rem", border: 0 };
  return <iframe title="Generated privacy policy" srcDoc={html} style={style} />;
}

const permanent = "https://mainlicht.example/datenschutz/";
const build = policyPageBuilder({ company: site, setup: withProviders });

const meta = preview.meta({
  title: "features/privacy/GeneratedPage",
  component: GeneratedPage,
  args: { html: "" },
  argTypes: { html: { table: { disable: true } } },
  // Built as a press builds it: outside of any render.
  loaders: [async ({ globals }) => ({ html: build({ language: languageOf(globals), permanent }) })],
  render: (_args, { loaded }) => <GeneratedPage html={String(loaded["html"])} />,
});

/** Whole in itself: its own style, no request, and a way to the permanent version. */
export const Shown = meta.story({
  tags: ["PRIV-03"],
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>("Generated privacy policy");
    await waitFor(() => expect(frame.contentDocument?.querySelectorAll("h2")).toHaveLength(11));
    await expect(frame.contentDocument?.documentElement.lang).toMatch(/^(de|en)$/);
    await expect(frame.contentDocument?.querySelector("a")?.href).toBe(permanent);
  },
});
