import { emptyDraft } from "#features/contact/contact.draft.ts";
import {
  type ContactEvent,
  type ContactState,
  contactStep,
  pristine,
} from "#features/contact/contact.machine.ts";
import type { Mapped } from "../../maps/explore.ts";

export type ContactNode =
  | "editing"
  | "held back"
  | "handed over"
  | "submitting"
  | "submitting slowly"
  | "failed"
  | "succeeded";

export const contactMap: Mapped<ContactState, ContactEvent, ContactNode> = {
  name: "contact",
  step: contactStep,
  initial: pristine,
  events: {
    edited: [{ type: "edited", change: { name: "Katharina Brandt" } }],
    prefilled: [{ type: "prefilled", email: "kb@brandt.example" }],
    handedOver: [{ type: "handedOver", text: "Lumi: 180 Tage." }],
    submitted: [
      { type: "submitted", faults: {}, freshKey: "1" },
      { type: "submitted", faults: { name: "nameRequired" }, freshKey: "1" },
    ],
    slowed: [{ type: "slowed" }],
    stored: [{ type: "stored" }],
    refused: [{ type: "refused", failure: { kind: "offline" } }],
    cancelled: [{ type: "cancelled" }],
    left: [{ type: "left" }],
  },
  nodeOf(state) {
    switch (state.status) {
      case "editing":
        if (Object.keys(state.faults).length > 0) return "held back";
        return state.handedOver && state.draft.problem !== emptyDraft.problem ? "handed over" : "editing";
      case "submitting":
        return state.slow ? "submitting slowly" : "submitting";
      case "failed":
      case "succeeded":
        return state.status;
    }
  },
};
