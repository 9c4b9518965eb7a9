import { fn } from "storybook/test";
import { defaultLanguage } from "#shared/copy.ts";
import { ScriptedPage } from "#stories/support/scripted-page.tsx";
import { languageOf } from "../../.storybook/globals.tsx";
import preview from "../../.storybook/preview.tsx";
import { startAt } from "./address.ts";
import { failureToSuccess, faultsToSuccess, heroToSuccess } from "./journeys.ts";

/**
 * From the first word to the request that has arrived, on the whole page over a scripted database, by keyboard alone.
 * By pointer, `tests/e2e` goes the same ways on the built site.
 */
const meta = preview.meta({
  title: "flows/Contact request",
  component: ScriptedPage,
  // Each place that a journey passes has pictures of its own.
  tags: ["!autodocs", "no-picture"],
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  args: { language: defaultLanguage, failures: [], onSent: fn() },
  argTypes: { language: { control: false } },
  beforeEach: () => startAt("#contact"),
  render: (args, { globals }) => <ScriptedPage {...args} language={languageOf(globals)} />,
});

export const HeroToSuccess = meta.story({
  tags: ["also-motion", "HERO-05", "FORM-06", "FORM-08"],
  beforeEach: () => startAt("#"),
  play: heroToSuccess,
});

export const FaultsToSuccess = meta.story({
  tags: ["also-motion", "FORM-10", "FORM-11", "FORM-12", "FORM-13", "FORM-15"],
  play: faultsToSuccess,
});

export const FailureToSuccess = meta.story({
  tags: ["also-motion", "FORM-09", "FORM-10", "SUB-03"],
  args: { failures: [{ kind: "unavailable" }, { kind: "unavailable" }] },
  play: failureToSuccess,
});
