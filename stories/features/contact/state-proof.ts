import type { Fault } from "#features/contact/contact.draft.ts";
import type { ContactState } from "#features/contact/contact.machine.ts";
import type { SubmitFailure } from "#features/contact/contact.port.ts";
import * as failures from "./ContactFailure.stories.tsx";
import * as form from "./ContactForm.stories.tsx";
import * as view from "./ContactView.stories.tsx";

interface Story {
  composed: unknown;
}

/** Does not compile while a state of the machine is missing from the book. */
export const everyState = {
  editing: form.Editing,
  submitting: form.Submitting,
  failed: failures.Offline,
  succeeded: view.Succeeded,
} satisfies Record<ContactState["status"], Story>;

/** Does not compile while a way to fail is missing from the book. */
export const everyFailure = {
  offline: failures.Offline,
  timeout: failures.TimedOut,
  refused: failures.RefusedByRule,
  tooMany: failures.TooMany,
  unavailable: failures.Unavailable,
  unknown: failures.UnknownMessage,
} satisfies Record<SubmitFailure["kind"], Story>;

/** Does not compile while a fault is missing from the book. A service out of the list cannot be chosen. */
export const everyFault = {
  nameRequired: form.Faulty,
  nameTooShort: form.NameTooShort,
  nameTooLong: form.NameTooLong,
  emailRequired: form.Faulty,
  emailShape: form.EmailShape,
  emailTooLong: form.EmailTooLong,
  companyTooLong: form.CompanyTooLong,
  problemTooLong: form.ProblemTooLong,
  consentRequired: form.ConsentMissing,
} satisfies Record<Exclude<Fault, "serviceUnknown">, Story>;
