import { claim } from "#shared/claim.ts";
import { defineSection, when } from "../policy.model.ts";

export const legalBasis = defineSection({
  de: ({ processors }) => ({
    title: "Rechtsgrundlage",
    content: [
      "Rechtsgrundlagen sind die Datenschutz-Grundverordnung (DSGVO) und das Telekommunikation-Digitale-Dienste-Datenschutz-Gesetz (TDDDG):",
    ],
    list: [
      {
        term: "Kontaktanfrage:",
        text: claim(
          "Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Nach einem Widerruf löschen wir die Anfrage und die E-Mails dazu; für den Protokolleintrag ohne Namen und für Sicherungskopien gilt Abschnitt 6.",
          "erase-on-request",
        ),
      },
      {
        term: "Nachweis der Einwilligung und der Bearbeitung:",
        text: "Unsere Pflicht, Ihre Einwilligung und die Löschung belegen zu können (Art. 6 Abs. 1 Buchst. c in Verbindung mit Art. 5 Abs. 2 und Art. 7 Abs. 1 DSGVO). Der Vermerk über unsere Antwort beruht auf unserem berechtigten Interesse (Buchst. f).",
      },
      {
        term: "Angebot und Vertrag nach einer Anfrage:",
        text: "Der Vertrag mit Ihnen oder seine Vorbereitung auf Ihren Wunsch (Art. 6 Abs. 1 Buchst. b DSGVO); ist Ihr Unternehmen der Vertragspartner, unser berechtigtes Interesse, ihn vorzubereiten und zu erfüllen (Buchst. f).",
      },
      {
        term: "Aufbewahrung und Ihre Rechte:",
        text: "Unsere gesetzlichen Pflichten (Art. 6 Abs. 1 Buchst. c DSGVO).",
      },
      {
        term: "Rechtsansprüche:",
        text: "Unser berechtigtes Interesse, sie geltend zu machen oder abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO).",
      },
      {
        term: "Server-Protokolle, Browserkennung und Schutz des Formulars:",
        text: "Unser berechtigtes Interesse an einer sicheren, fehlerfreien Website und daran, dass das Formular nicht missbraucht wird (Art. 6 Abs. 1 Buchst. f DSGVO).",
      },
      {
        term: "E-Mail und Telefon:",
        text: "Wenn Sie sich selbst melden, unser berechtigtes Interesse, Ihnen zu antworten (Art. 6 Abs. 1 Buchst. f DSGVO).",
      },
      {
        term: "Speicher im Browser und Mikrofon:",
        text: "Unbedingt erforderlich für eine Funktion, die Sie ausdrücklich wünschen (§ 25 Abs. 2 Nr. 2 TDDDG).",
      },
      ...when(processors.reports, {
        term: "Fehlermeldungen:",
        text: "Unser berechtigtes Interesse, Fehler der Website und Verstöße gegen ihre Sicherheitsregeln zu finden und zu beheben (Art. 6 Abs. 1 Buchst. f DSGVO).",
      }),
      ...when(processors.chat || processors.voice, {
        term: "Assistent über einen Anbieter:",
        text: "Ihre Einwilligung, die Sie erteilen, indem Sie Chat oder Gespräch nach dem Hinweis auf den Anbieter starten (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).",
      }),
    ],
    footer:
      "Jede Einwilligung können Sie jederzeit widerrufen; eine Nachricht an uns genügt. Die Verarbeitung bis dahin bleibt rechtmäßig.",
  }),
  en: ({ processors }) => ({
    title: "Legal basis",
    content: [
      "The legal bases are the General Data Protection Regulation (GDPR) and the German Telecommunications and Digital Services Data Protection Act (TDDDG):",
    ],
    list: [
      {
        term: "Enquiry:",
        text: claim(
          "Your consent (Art. 6(1)(a) GDPR). If you withdraw it, we delete the enquiry and the emails about it; section 6 covers the nameless log entry and backups.",
          "erase-on-request",
        ),
      },
      {
        term: "Proof of consent and of handling:",
        text: "Our duty to be able to prove your consent and the erasure (Art. 6(1)(c) with Art. 5(2) and Art. 7(1) GDPR). The note of our answer rests on our legitimate interest (point (f)).",
      },
      {
        term: "Quote and contract after an enquiry:",
        text: "The contract with you, or steps before it that you ask for (Art. 6(1)(b) GDPR); if your company is the contracting party, our legitimate interest in preparing and performing it (point (f)).",
      },
      {
        term: "Retention and your rights:",
        text: "Our legal obligations (Art. 6(1)(c) GDPR).",
      },
      {
        term: "Legal claims:",
        text: "Our legitimate interest in asserting claims or defending against them (Art. 6(1)(f) GDPR).",
      },
      {
        term: "Server logs, user agent and protecting the form:",
        text: "Our legitimate interest in a secure website that works, and in a form that is not abused (Art. 6(1)(f) GDPR).",
      },
      {
        term: "Email and phone:",
        text: "If you contact us yourself, our legitimate interest in answering you (Art. 6(1)(f) GDPR).",
      },
      {
        term: "Browser storage and microphone:",
        text: "Strictly necessary for a function that you expressly ask for (§ 25(2) no. 2 TDDDG).",
      },
      ...when(processors.reports, {
        term: "Error reports:",
        text: "Our legitimate interest in finding and fixing errors of the website and breaches of its security rules (Art. 6(1)(f) GDPR).",
      }),
      ...when(processors.chat || processors.voice, {
        term: "Assistant run by a provider:",
        text: "Your consent, which you give by starting the chat or the call after the note about the provider (Art. 6(1)(a) GDPR, § 25(1) TDDDG).",
      }),
    ],
    footer:
      "You can withdraw any consent at any time; a message to us is enough. Processing carried out before then remains lawful.",
  }),
});
