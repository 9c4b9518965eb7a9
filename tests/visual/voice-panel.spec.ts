import { startStages } from "@mainlicht/voice/call";
import { expect, test } from "@playwright/test";
import { voiceCopy } from "#features/voice/voice.copy.ts";

test.use({ viewport: { width: 1800, height: 1100 } });
test.setTimeout(90_000);

test("[VOICE-11] [VOICE-12] a call's stages and events stand in a panel beside its story", async ({
  page,
}) => {
  await page.goto("/?path=/story/features-voice-voicesection--under-the-bonnet");
  const story = page.frameLocator("#storybook-preview-iframe");
  await page.getByRole("tab", { name: "Voice call" }).click();
  const stages = page.getByRole("table", { name: "Start stages" });
  await expect(stages.getByRole("row")).toHaveCount(startStages.length + 1);
  // The story's own play has made a call.
  for (const stage of startStages)
    await expect(stages.getByRole("row", { name: new RegExp(`^${stage} completed`) })).toBeVisible();
  const events = page.getByRole("table", { name: "Events" });
  await expect(events.getByRole("row", { name: /call-start-success/ })).toBeVisible();

  await page.getByRole("button", { name: "Clear the log" }).click();
  await expect(page.getByText("No call yet: press the green button in the story.")).toBeVisible();
  await story.getByRole("button", { name: voiceCopy.de.end }).click();
  await expect(events.getByRole("row", { name: /ended as wished/ })).toBeVisible();

  await page.goto("/?path=/story/ui-button--primary");
  await expect(page.getByRole("tab", { name: "Controls" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Voice call" })).toBeHidden();
});
