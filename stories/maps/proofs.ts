import * as assistant from "../features/assistant/state-proof.ts";
import * as chat from "../features/chat/state-proof.ts";
import * as contact from "../features/contact/state-proof.ts";
import * as scene from "../features/hero/scene/state-proof.ts";
import * as hero from "../features/hero/state-proof.ts";
import * as drawer from "../features/privacy/state-proof.ts";
import * as voice from "../features/voice/state-proof.ts";
import type { StoryLink } from "./story-link.ts";

/** What each feature's `state-proof.ts` exports: a story for each state of its machine, and for whatever else it proves. */
export const proofs: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, StoryLink>>>>>> =
  {
    widget: assistant,
    textChat: chat,
    contactForm: contact,
    voiceCall: voice,
    privacyDrawer: drawer,
    heroForm: hero,
    riverScene: scene,
  };
