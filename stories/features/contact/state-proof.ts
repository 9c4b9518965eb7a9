import type { FaultKind } from "#features/contact/contact.draft.ts";
import type { ContactState } from "#features/contact/contact.machine.ts";
import type { SubmitFailure } from "#features/contact/contact.port.ts";
import { mapOf, type StoryLink, storiesOf } from "../../maps/story-link.ts";

const failures = storiesOf<typeof import("./ContactFailure.stories.tsx")>("features/contact/ContactFailure");
const form = storiesOf<typeof import("./ContactForm.stories.tsx")>("features/contact/ContactForm");
const view = storiesOf<typeof import("./ContactView.stories.tsx")>("features/contact/ContactView");

type ContactNode = ContactState["status"] | "held back" | "handed over" | "submitting slowly";

/** Does not compile while a state of the machine is missing from the book. */
export const everyState = mapOf<ContactNode>({
  editing: [form("Editing"), "held back", "submitting"],
  "held back": [form("Faulty"), "submitting"],
  "handed over": [view("HandedOver"), "held back", "submitting"],
  submitting: [form("Submitting"), "submitting slowly", "succeeded", "failed", "editing"],
  "submitting slowly": [form("SubmittingSlowly"), "succeeded", "failed", "editing"],
  failed: [failures("Offline"), "editing", "submitting"],
  succeeded: [view("Succeeded"), "editing"],
});

/** Does not compile while a way to fail is missing from the book. */
export const everyFailure = {
  offline: failures("Offline"),
  timeout: failures("TimedOut"),
  refused: failures("RefusedByRule"),
  tooMany: failures("TooMany"),
  unavailable: failures("Unavailable"),
  unknown: failures("UnknownMessage"),
} satisfies Record<SubmitFailure["kind"], StoryLink>;

/**
 * Does not compile while a kind of fault is missing from the book; `tests/unit/contact/rules.test.ts` has each field's
 * own. A service out of the list cannot be chosen.
 */
export const everyFault = {
  Required: form("Faulty"),
  TooShort: form("NameTooShort"),
  Shape: form("EmailShape"),
  TooLong: form("NameTooLong"),
} satisfies Record<Exclude<FaultKind, "Unknown">, StoryLink>;

/** A request for a call, from the choice of a day to what is said of it. */
export const everyCallRequest = {
  editing: form("ForCall"),
  "day chosen": form("ForCallChosen"),
  submitting: form("ForCallSending"),
  "held back": form("PhoneShape"),
  succeeded: view("SucceededWithCall"),
  "succeeded without number": view("SucceededWithoutNumber"),
} satisfies Record<string, StoryLink>;
