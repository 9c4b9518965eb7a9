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

/** The ids of all stories that prove a state, a failure or an edge of a machine. */
export const provingIds = (): string[] =>
  Object.values(proofs)
    .flatMap((proof) => Object.values<Links>(proof))
    .flatMap((stories) => Object.values(stories).map(({ id }) => id));
