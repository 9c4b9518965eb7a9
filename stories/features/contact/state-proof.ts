import type { FaultKind } from "#features/contact/contact.draft.ts";
import type { SubmitFailure } from "#features/contact/contact.port.ts";
import * as flows from "../../flows/Contact.stories.tsx";
import type { Story } from "../../maps/explore.ts";
import * as failures from "./ContactFailure.stories.tsx";
import * as form from "./ContactForm.stories.tsx";
import * as view from "./ContactView.stories.tsx";
import type { ContactNode } from "./map.ts";

/** Does not compile while a state of the machine is missing from the book. */
export const everyNode = {
  editing: form.Editing,
  "held back": form.Faulty,
  "handed over": view.HandedOver,
  submitting: form.Submitting,
  "submitting slowly": form.SubmittingSlowly,
  failed: failures.Offline,
  succeeded: view.Succeeded,
} satisfies Record<ContactNode, Story>;

/** Does not compile while a way to fail is missing from the book. */
export const everyFailure = {
  offline: failures.Offline,
  timeout: failures.TimedOut,
  refused: failures.RefusedByRule,
  tooMany: failures.TooMany,
  unavailable: failures.Unavailable,
  unknown: failures.UnknownMessage,
} satisfies Record<SubmitFailure["kind"], Story>;

/**
 * Does not compile while a kind of fault is missing from the book; `tests/unit/contact/rules.test.ts` has each field's
 * own. A service out of the list cannot be chosen.
 */
export const everyFault = {
  Required: form.Faulty,
  TooShort: form.NameTooShort,
  Shape: form.EmailShape,
  TooLong: form.NameTooLong,
} satisfies Record<Exclude<FaultKind, "Unknown">, Story>;

/** The edges that each story's play function walks; `tests/visual/maps.spec.ts` checks them. */
export const walks = {
  "editing · submitted → submitting": flows.HeroToSuccess,
  "editing · submitted → held back": flows.FaultsToSuccess,
  "held back · edited → editing": flows.FaultsToSuccess,
  "submitting · stored → succeeded": flows.HeroToSuccess,
  "succeeded · left → editing": flows.HeroToSuccess,
  "submitting · refused → failed": flows.FailureToSuccess,
  "failed · submitted → submitting": flows.FailureToSuccess,
};
