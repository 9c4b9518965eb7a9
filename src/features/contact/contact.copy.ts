import { answerHours } from "#shared/answer-hours.ts";
import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import type { StoredSolution } from "#shared/solutions.ts";
import { callCopy } from "./contact.call.copy.ts";
import type { Fault } from "./contact.draft.ts";
import { contactFields as fields, type RequestField } from "./contact.fields.ts";
import type { SubmitFailure } from "./contact.port.ts";

export interface FieldCopy {
  label: string;
  hint?: string;
  /** Of a choice: what is shown while nothing is chosen, and its values. */
  placeholder?: string;
  options?: Readonly<Record<string, string>>;
  /** Of a long text: how much is left. */
  counter?: (left: number) => string;
}

export const contactCopy = defineCopy({
  de: {
    back: "Zurück",
    title: "Erzählen Sie uns, was liegen bleibt.",
    subtitle: claim(
      `Name und E-Mail-Adresse genügen, dann fragen wir nach. Mit zwei Sätzen zu Ihrem Anliegen enthält unsere Antwort schon eine erste Einschätzung. Sie kommt innerhalb von ${answerHours}\u00a0Stunden, auch am Wochenende.`,
      "answer-24h",
    ),
    /** For whoever came by a link that names a call. @param minutes that it takes. */
    forCall: (minutes: number) =>
      claim(
        `Der Anruf dauert ${minutes} Minuten, ist kostenlos und unverbindlich. Die genaue Uhrzeit schreiben wir Ihnen innerhalb von ${answerHours}\u00a0Stunden.`,
        "answer-24h",
        "no-obligation",
      ),
    handedOver: claim(
      "Ihr Gespräch steht im Feld „Worum geht es?“. Sie können es dort ändern; gesendet ist noch nichts.",
      "not-sent-yet",
    ),
    requiredNote: "* Pflichtfelder",
    requiredMark: "*",
    optional: "(optional)",
    formName: "Ihre Anfrage",
    fields: {
      name: { label: "Name" },
      email: { label: "E-Mail-Adresse" },
      service: {
        label: "Gewünschte Lösung",
        placeholder: "Noch offen",
        options: {
          "AI Chat Assistant": "KI-Chat-Assistent",
          "Lead Generator": "Lead-Generator",
          "CRM Integration": "CRM-Integration",
        } satisfies Record<StoredSolution, string>,
      },
      company: { label: "Unternehmen" },
      problem: {
        label: "Worum geht es?",
        hint: "Welche Anfragen oder Aufgaben kosten Sie heute die meiste Zeit? Nennen Sie am besten drei typische Fragen Ihrer Kunden.",
        counter: (left: number) => (left < 0 ? `${-left} Zeichen zu viel` : `Noch ${left} Zeichen`),
      },
    } satisfies Record<RequestField, FieldCopy>,
    callTime: callCopy.de,
    consent: {
      before: (legalName: string) =>
        `Ich willige ein, dass die ${legalName} meine Angaben verarbeitet, um meine Anfrage zu beantworten. Das kann ich jederzeit mit Wirkung für die Zukunft widerrufen. Mehr in der `,
      link: "Datenschutzerklärung",
      after: ".",
    },
    submit: "Anfrage senden",
    sending: "Wird gesendet...",
    sendingStatus: "Ihre Anfrage wird gesendet.",
    slowStatus: claim("Das dauert länger als üblich. Ihre Eingaben sind noch da.", "nothing-lost"),
    cancel: "Abbrechen",
    /** @param missing whether all of them are empty. */
    summary: (count: number, missing: boolean) => {
      const what = count === 1 ? "eine Pflichtangabe" : `${count} Pflichtangaben`;
      if (missing) return count === 1 ? `Es fehlt noch ${what}` : `Es fehlen noch ${what}`;
      return `Bitte prüfen Sie ${count === 1 ? "diese Angabe" : `${count} Angaben`}`;
    },
    faults: {
      nameRequired: "Ihr Name fehlt noch",
      nameTooShort: `Der Name muss mindestens ${fields.name.min} Zeichen lang sein`,
      nameTooLong: `Der Name darf höchstens ${fields.name.max} Zeichen lang sein`,
      emailRequired: "Ihre E-Mail-Adresse fehlt noch",
      emailShape: "Bitte geben Sie eine gültige E-Mail-Adresse ein, etwa name@firma.de",
      emailTooLong: `Die E-Mail-Adresse darf höchstens ${fields.email.max} Zeichen lang sein`,
      serviceUnknown: "Bitte wählen Sie eine Lösung aus der Liste",
      companyTooLong: `Der Firmenname darf höchstens ${fields.company.max} Zeichen lang sein`,
      problemTooLong: `Bitte kürzen Sie Ihren Text: höchstens ${fields.problem.max} Zeichen, ein Wunschtermin zählt mit`,
      consentRequired: "Bitte willigen Sie ein, damit wir Ihre Anfrage bearbeiten dürfen",
    } satisfies Record<Fault, string>,
    failedPrefix: "Fehler beim Senden:",
    failures: {
      offline: "Sie sind gerade offline. Prüfen Sie Ihre Verbindung und senden Sie noch einmal.",
      timeout: claim(
        "Unser Server hat nicht rechtzeitig geantwortet. Senden Sie ruhig noch einmal: Es entsteht keine zweite Anfrage.",
        "one-request",
      ),
      refused:
        "Unser Server hat eine Angabe nicht angenommen. Prüfen Sie Ihre Eingaben oder schreiben Sie uns.",
      tooMany:
        "Das Formular nimmt heute keine weiteren Anfragen an. Schreiben Sie uns bitte, oder versuchen Sie es morgen noch einmal.",
      unavailable:
        "Wir erreichen unseren Server gerade nicht. Prüfen Sie Ihre Verbindung, oder versuchen Sie es in einigen Minuten noch einmal.",
    } satisfies KnownFailures,
    unexpected: "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.",
    kept: claim("Ihre Eingaben sind noch da.", "nothing-lost"),
    retry: "Noch einmal senden",
    copy: "Text kopieren",
    copied: "Text kopiert",
    copyByHand: "Kopieren war nicht möglich. Hier steht Ihr Text zum Markieren:",
    mail: "Per E-Mail senden",
    mailSubject: "Kontaktanfrage",
    success: {
      title: "Ihre Anfrage ist angekommen.",
      /** @param day when the answer is due, where the visitor is. @param email where it goes. */
      thanks: (day: string, time: string, email?: string) =>
        claim(
          `Vielen Dank! Wir antworten bis ${day}, ${time}\u00a0Uhr${email ? `, an ${email}` : ""}.`,
          "answer-24h",
        ),
      nextTitle: "So geht es weiter",
      next: [
        claim("Die Geschäftsführung liest Ihre Anfrage selbst.", "read-by-people"),
        claim(
          "Wir schreiben Ihnen eine erste Einschätzung oder fragen nach und schlagen einen Termin vor.",
          "useful-answer",
        ),
        claim("Am Telefon klären wir, was sich bei Ihnen lohnt und was nicht.", "useful-answer"),
      ],
      confirmed:
        "Eine Bestätigung kommt in der Regel in wenigen Minuten per E-Mail. Falls nicht, sehen Sie bitte im Spam-Ordner nach.",
      urgent: "Eilt es? Rufen Sie uns an:",
      home: "Zurück zur Startseite",
    },
    receipt: {
      title: "Das haben Sie gesendet",
    },
    takeHome: {
      title: "Zum Mitnehmen",
      text: "Als Text speichern",
      textFile: "anfrage.txt",
      print: "Drucken",
      call: "Als vorläufigen Termin speichern",
      callFile: "anruf.ics",
      callTitle: "Anruf zur Automatisierung (noch nicht bestätigt)",
      callNote: "Der Anruf liegt in diesem Zeitraum. Die genaue Uhrzeit folgt per E-Mail.",
    },
    aside: {
      title: "Lieber anrufen oder mailen?",
      /** @param hours when somebody answers the phone. */
      text: (hours: string) => `Rufen Sie an (${hours}) oder schreiben Sie uns, ganz ohne Formular.`,
    },
  },
  en: {
    back: "Back",
    title: "Tell us what slips through the net.",
    subtitle: claim(
      `Your name and email are enough, and we’ll ask you for the rest. Add a sentence or two, and our reply will include an initial assessment. It comes within ${answerHours}\u00a0hours, weekends included.`,
      "answer-24h",
    ),
    forCall: (minutes: number) =>
      claim(
        `The call takes ${minutes} minutes. It is free, with no obligation. We’ll email you the exact time within ${answerHours}\u00a0hours.`,
        "answer-24h",
        "no-obligation",
      ),
    handedOver: claim(
      "Your conversation is in the field “How can we help?”. You can change it there; nothing has been sent yet.",
      "not-sent-yet",
    ),
    requiredNote: "* Required fields",
    requiredMark: "*",
    optional: "(optional)",
    formName: "Your enquiry",
    fields: {
      name: { label: "Name" },
      email: { label: "Email address" },
      service: {
        label: "Service",
        placeholder: "Not sure yet",
        options: {
          "AI Chat Assistant": "AI Chat Assistant",
          "Lead Generator": "Lead Generator",
          "CRM Integration": "CRM Integration",
        },
      },
      company: { label: "Company" },
      problem: {
        label: "How can we help?",
        hint: "Which enquiries or tasks cost you the most time today? Three typical customer questions are ideal.",
        counter: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
      },
    },
    callTime: callCopy.en,
    consent: {
      before: (legalName: string) =>
        `I consent to ${legalName} processing my details to answer my enquiry. I can withdraw my consent at any time; this won’t affect processing that has already taken place. Details are in the `,
      link: "privacy policy",
      after: ".",
    },
    submit: "Send enquiry",
    sending: "Sending...",
    sendingStatus: "Your enquiry is being sent.",
    slowStatus: claim("This is taking longer than usual. What you typed is still here.", "nothing-lost"),
    cancel: "Cancel",
    summary: (count, missing) => {
      if (missing)
        return count === 1
          ? "Please complete one required field"
          : `Please complete ${count} required fields`;
      return `Please check ${count === 1 ? "this field" : `${count} fields`}`;
    },
    faults: {
      nameRequired: "Name is required",
      nameTooShort: `Name must be at least ${fields.name.min} characters long`,
      nameTooLong: `Name must be at most ${fields.name.max} characters long`,
      emailRequired: "Email address is required",
      emailShape: "Please enter a valid email address",
      emailTooLong: `Email address must be at most ${fields.email.max} characters long`,
      serviceUnknown: "Please choose a service from the list",
      companyTooLong: `Company name must be at most ${fields.company.max} characters long`,
      problemTooLong: `Please shorten your message: at most ${fields.problem.max} characters, a preferred time included`,
      consentRequired: "You must agree to the privacy policy",
    },
    failedPrefix: "Error sending:",
    failures: {
      offline: "You’re offline. Check your connection and send again.",
      timeout: claim(
        "Our server did not answer in time. You can send again: it will not create a second enquiry.",
        "one-request",
      ),
      refused: "Our server did not accept one of the entries. Please check them, or write to us.",
      tooMany: "The form cannot take any more enquiries today. Please write to us, or try again tomorrow.",
      unavailable:
        "We can’t reach our server at the moment. Check your connection, or try again in a few minutes.",
    },
    unexpected: "An unexpected error occurred. Please try again later.",
    kept: claim("What you entered is still here.", "nothing-lost"),
    retry: "Send again",
    copy: "Copy my message",
    copied: "Message copied",
    copyByHand: "That could not be copied. Select your message here instead:",
    mail: "Send by email",
    mailSubject: "Enquiry",
    success: {
      title: "We’ve got your enquiry.",
      thanks: (day, time, email) =>
        claim(
          `Thank you! We’ll reply${email ? ` to ${email}` : ""} by ${time} on ${day} (your time).`,
          "answer-24h",
        ),
      nextTitle: "What happens next",
      next: [
        claim("A managing director reads your enquiry.", "read-by-people"),
        claim(
          "We’ll email you an initial assessment, or ask what we still need to know, and suggest a time.",
          "useful-answer",
        ),
        claim("On the call, we’ll work out what is worth it for you and what isn’t.", "useful-answer"),
      ],
      confirmed:
        "A confirmation normally arrives by email within a few minutes. If it doesn’t, check your spam folder.",
      urgent: "Urgent? Call us:",
      home: "Back to homepage",
    },
    receipt: {
      title: "What you sent",
    },
    takeHome: {
      title: "Keep a copy",
      text: "Save as text",
      textFile: "enquiry.txt",
      print: "Print",
      call: "Add to calendar (tentative)",
      callFile: "call.ics",
      callTitle: "Call about automation (not confirmed yet)",
      callNote: "The call falls within this period. The exact time follows by email.",
    },
    aside: {
      title: "Prefer to call or email?",
      text: (hours: string) => `Call us (${hours}) or write to us, no form needed.`,
    },
  },
});

export type ContactWords = (typeof contactCopy)["de"];
type KnownFailures = Record<Exclude<SubmitFailure["kind"], "unknown">, string>;
