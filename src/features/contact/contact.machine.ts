import { type Draft, emptyDraft, type Faults } from "./contact.draft.ts";
import { entryOf, requestFields } from "./contact.fields.ts";
import type { SubmitFailure } from "./contact.port.ts";

/**
 * The contact form (FORM-07 to FORM-10).
 *
 * `sendKey` belongs to what was sent: it stays while a retry would send the very same, so that the database
 * can tell a retry from a new request, and goes with the first change.
 */
export type ContactState =
  | {
      status: "editing";
      draft: Draft;
      faults: Faults;
      /** How often a send was refused for faults. Each time, the error summary takes the focus. */
      heldBack: number;
      sendKey: string | null;
      /** A conversation was put into the description: the view says so. */
      handedOver?: true;
    }
  | { status: "submitting"; draft: Draft; sendKey: string; slow: boolean }
  | { status: "failed"; draft: Draft; sendKey: string; failure: SubmitFailure }
  /** `sent` is for the receipt; it goes when the view is left. */
  | { status: "succeeded"; sent?: Draft };

export type ContactEvent =
  | { type: "edited"; change: Partial<Draft> }
  /** The hero's e-mail arrives; it is the visitor's latest word (FORM-06). */
  | { type: "prefilled"; email: string }
  | { type: "handedOver"; text: string }
  | { type: "submitted"; faults: Faults; freshKey: string }
  | { type: "slowed" }
  | { type: "stored" }
  | { type: "refused"; failure: SubmitFailure }
  | { type: "cancelled" }
  | { type: "left" };

type Of<Status extends ContactState["status"]> = Extract<ContactState, { status: Status }>;

export const pristine: Of<"editing"> = {
  status: "editing",
  draft: emptyDraft,
  faults: {},
  heldBack: 0,
  sendKey: null,
};

export function contactStep(state: ContactState, event: ContactEvent): ContactState {
  switch (state.status) {
    case "editing":
      return whileEditing(state, event);
    case "submitting":
      return whileSubmitting(state, event);
    case "failed":
      return afterFailure(state, event);
    case "succeeded":
      return afterSuccess(state, event);
  }
}

function whileEditing(state: Of<"editing">, event: ContactEvent): ContactState {
  switch (event.type) {
    case "edited":
      return edited(state, event.change);
    case "prefilled":
      return edited(state, { email: event.email });
    case "handedOver":
      return handedOver(state, event.text);
    case "submitted":
      return submitted(state, event);
    default:
      return state;
  }
}

function whileSubmitting(state: Of<"submitting">, event: ContactEvent): ContactState {
  switch (event.type) {
    case "slowed":
      return { ...state, slow: true };
    case "stored":
      return { status: "succeeded", sent: state.draft };
    case "refused":
      return { status: "failed", draft: state.draft, sendKey: state.sendKey, failure: event.failure };
    case "cancelled":
      return { ...pristine, draft: state.draft, sendKey: state.sendKey };
    default:
      return state;
  }
}

function afterFailure(state: Of<"failed">, event: ContactEvent): ContactState {
  switch (event.type) {
    case "edited":
    case "prefilled":
    case "handedOver":
    case "submitted":
      return whileEditing({ ...pristine, draft: state.draft, sendKey: state.sendKey }, event);
    default:
      return state;
  }
}

function afterSuccess(state: Of<"succeeded">, event: ContactEvent): ContactState {
  if (event.type === "left") return pristine;
  if (event.type === "prefilled") return edited(pristine, { email: event.email });
  if (event.type === "handedOver") return handedOver(pristine, event.text);
  return state;
}

/** Adds a text to the description. The visitor's own text is kept, and comes first; faults of an earlier try go. */
function handedOver(state: Of<"editing">, text: string): ContactState {
  const before = state.draft.problem.trim();
  return {
    ...edited(state, { problem: before ? `${before}\n\n${text}` : text }),
    faults: {},
    handedOver: true,
  };
}

/** A changed field loses its fault, and the changed form is a new request (FORM-10). */
function edited(state: Of<"editing">, change: Partial<Draft>): Of<"editing"> {
  const faults = Object.fromEntries(Object.entries(state.faults).filter(([field]) => !(field in change)));
  return { ...state, draft: { ...state.draft, ...change }, faults, sendKey: null };
}

function submitted(
  state: Of<"editing">,
  { faults, freshKey }: Extract<ContactEvent, { type: "submitted" }>,
): ContactState {
  if (Object.keys(faults).length > 0) return { ...state, faults, heldBack: state.heldBack + 1 };
  return { status: "submitting", draft: state.draft, sendKey: state.sendKey ?? freshKey, slow: false };
}

/** Whether leaving the page now would lose words that the visitor typed. */
export function isWorthKeeping(state: ContactState): boolean {
  if (state.status === "succeeded") return false;
  const { draft } = state;
  if (draft.call?.phone.trim()) return true;
  return requestFields.some((field) => !entryOf(field).quick && draft[field].trim() !== "");
}
