import { expect, test } from "@playwright/test";
import * as assistant from "#stories/features/assistant/state-proof.ts";
import * as chat from "#stories/features/chat/state-proof.ts";
import * as contact from "#stories/features/contact/state-proof.ts";
import * as scene from "#stories/features/hero/scene/state-proof.ts";
import * as hero from "#stories/features/hero/state-proof.ts";
import * as drawer from "#stories/features/privacy/state-proof.ts";
import * as voice from "#stories/features/voice/state-proof.ts";
import type { StoryLink } from "#stories/maps/story-link.ts";

const proofs = { assistant, chat, contact, drawer, hero, scene, voice };
type Links = Readonly<Record<string, StoryLink>>;

test("every story that proves a state is in the book", async ({ request }) => {
  const { entries } = await (await request.get("/index.json")).json();
  const links = Object.values(proofs).flatMap((proof) => Object.values<Links>(proof));
  const ids = links.flatMap((stories) => Object.values(stories).map(({ id }) => id));
  expect(ids.filter((id) => !(id in entries))).toEqual([]);
});

for (const [name, { walks }] of Object.entries(proofs)) {
  const edges = Object.entries<StoryLink>(walks);
  for (const id of new Set(edges.map(([, story]) => story.id))) {
    test(`${id} walks the edges of ${name} that lead to it`, async ({ page }) => {
      await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=language:en;motion:still`);
      const steps = edges.flatMap(([edge, story]) =>
        story.id === id ? [`${name}: ${edge.replace(/ · \w+/, "")}`] : [],
      );
      const walked = () => page.evaluate((): string[] => [...(Reflect.get(window, "walked") ?? [])]);
      await expect.poll(walked, { timeout: 30_000 }).toEqual(expect.arrayContaining(steps));
    });
  }
}
