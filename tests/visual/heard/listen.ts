import type { TestInfo } from "@playwright/test";
import type { Language } from "#shared/copy.ts";
import { componentOf } from "../baselines.ts";
import type { Stage } from "../stage.ts";
import { spoken } from "./spoken.ts";
import { differenceIn, heardAttachment, readTexts, textNameOf } from "./texts.ts";

/** What a screen reader says on walking through the story that is open. */
async function listen({ devtools }: Stage, language: Language): Promise<string> {
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  return spoken(nodes, language).join("\n");
}

/**
 * Compares what is heard of a story with the approved text.
 * @returns what is wrong, in a few lines; null when it is the same, or nothing is listened to.
 */
export async function judgeHeard(info: TestInfo, stage: Stage, pictureName: string): Promise<string | null> {
  const name = textNameOf(pictureName);
  if (!name) return null;
  const heard = await listen(stage, name.endsWith(" de") ? "de" : "en");
  const approved = readTexts(componentOf(name)).get(name);
  if (approved === heard) return null;
  await info.attach(heardAttachment, { body: heard, contentType: "text/plain" });
  if (approved === undefined) return "What is heard is not approved yet.";
  return `What is heard differs from the approved text:\n${differenceIn(approved, heard)}`;
}
