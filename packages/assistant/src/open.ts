import type { Meaning } from "./engine.ts";
import type { Asked } from "./facets.ts";

/** What the assistant's last answer leaves open. */
export interface Open {
  /** Topics that it asked back about. */
  offered: Meaning["topics"];
  /** Whether it offered a person. */
  person: boolean;
  unknown: boolean;
  /** The subject: the topic that was answered last. */
  topic: string | null;
  /** The subject of which something was told at a topic that tells it of all: "and what does it cost?" */
  about: string | null;
  /** The subjects before it, the last one first. */
  earlier: readonly string[];
  /** The question that it was answered to, and what that asked of it. */
  asked: string;
  facet: Asked | null;
  /** What was just answered, and is not suggested after the next answer. */
  answered: readonly string[];
  /** Questions that stand below the answer, to be pressed. */
  shown: readonly string[];
}

export const nothingOpen: Open = {
  offered: [],
  person: false,
  unknown: false,
  topic: null,
  about: null,
  earlier: [],
  asked: "",
  facet: null,
  answered: [],
  shown: [],
};
