import { claim } from "#shared/claim.ts";
import { defineSection, when } from "../policy.model.ts";

export const purpose = defineSection({
  de: ({ processors }) => ({
    title: "Zweck der Verarbeitung",
    content: ["Wir verarbeiten Ihre personenbezogenen Daten zu diesen Zwecken:"],
    list: [
      { text: "um die Website auszuliefern, stabil zu betreiben und gegen Angriffe zu schützen;" },
      { text: "um Ihre Anfrage zu beantworten und, wenn Sie das wünschen, einen Vertrag vorzubereiten;" },
      { text: "um Ihre Einwilligung und die Version dieser Erklärung belegen zu können, die dabei galt;" },
      {
        text: "um belegen zu können, dass wir Anfragen beantwortet und gelöscht haben, und um Gelöschtes nach dem Einspielen einer Sicherungskopie erneut zu löschen;",
      },
      { text: "um das Formular vor Missbrauch und vor massenhaften Anfragen zu schützen;" },
      ...when(processors.chat || processors.voice, {
        text: "um Ihre Fragen im Assistenten zu beantworten, schriftlich oder im Gespräch;",
      }),
      ...when(processors.reports, {
        text: "um Fehler der Website und Verstöße gegen ihre Sicherheitsregeln zu finden und zu beheben;",
      }),
      { text: "um gesetzliche Pflichten zu erfüllen und Rechtsansprüche zu klären." },
    ],
    footer: claim(
      "Eine automatisierte Entscheidung, die Ihnen gegenüber rechtliche Wirkung hat oder Sie ähnlich erheblich beeinträchtigt, findet nicht statt, auch kein Profiling (Art. 22 DSGVO). Anfragen liest und beantwortet ein Mensch.",
      "read-by-people",
      "not-sold",
    ),
  }),
  en: ({ processors }) => ({
    title: "Purpose of processing",
    content: ["We process your personal data for these purposes:"],
    list: [
      { text: "to deliver the website, keep it running and protect it against attacks;" },
      { text: "to answer your enquiry and, if you wish, to prepare a contract;" },
      { text: "to be able to show your consent and the version of this policy that was in force;" },
      {
        text: "to be able to show that we answered and deleted enquiries, and to delete them again after a backup has been restored;",
      },
      { text: "to protect the form against abuse and mass enquiries;" },
      ...when(processors.chat || processors.voice, {
        text: "to answer your questions in the assistant, in writing or in a call;",
      }),
      ...when(processors.reports, {
        text: "to find and fix errors of the website and breaches of its security rules;",
      }),
      { text: "to meet legal obligations and settle legal claims." },
    ],
    footer: claim(
      "We make no automated decisions that have legal effects for you or affect you in a similarly significant way, and no profiling (Art. 22 GDPR). Enquiries are read and answered by a person.",
      "read-by-people",
      "not-sold",
    ),
  }),
});
