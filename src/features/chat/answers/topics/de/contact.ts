import { claim } from "#shared/claim.ts";
import { defineTopics, list } from "../../topic.ts";

/** Ways to a person. */
export const contact = defineTopics(({ answerHours, email, officeHours, phone, project }) => ({
  contact: {
    question: "Wie erreiche ich Sie?",
    answer: `Sie erreichen uns telefonisch unter ${phone} (${officeHours}), per E-Mail an ${email} oder über das Kontaktformular. Andere Wege, etwa WhatsApp, kann ich nicht bestätigen.`,
  },
  reply: {
    question: "Wann bekomme ich eine Antwort?",
    answer: claim(
      `Auf Ihre Anfrage antwortet ein Mensch innerhalb von ${answerHours} Stunden, auch am Wochenende. Warten Sie schon länger, sehen Sie bitte im Spam-Ordner nach oder rufen Sie an: ${phone} (${officeHours}).`,
      "answer-24h",
      "read-by-people",
    ),
  },
  call: {
    question: "Wie vereinbare ich einen kostenlosen Anruf?",
    answer: claim(
      `Der Anruf ist kostenlos und unverbindlich: In ${project.callMinutes} Minuten spielen wir Ihre Fragen durch und sagen, was sich lohnt. Unter „Anruf vereinbaren“ wählen Sie Tag und Tageszeit; innerhalb von ${answerHours} Stunden bestätigen wir per E-Mail oder schlagen einen anderen Termin vor. Oder rufen Sie an: ${phone}.`,
      "no-obligation",
      "answer-24h",
    ),
  },
  officeHours: {
    question: "Wann sind Sie telefonisch erreichbar?",
    answer: claim(
      `Telefonisch erreichen Sie uns ${officeHours}, unter ${phone}. Schreiben können Sie uns auch am Wochenende: Ein Mensch antwortet innerhalb von ${answerHours} Stunden.`,
      "answer-24h",
      "read-by-people",
    ),
  },
  form: {
    question: "Was muss ich im Kontaktformular angeben?",
    answer: claim(
      `Im Kontaktformular brauchen wir Ihren Namen, Ihre E-Mail-Adresse und Ihre Einwilligung; alles andere ist freiwillig, ein paar Sätze genügen, und ein Konto brauchen Sie nicht. Der Eingang wird in der Regel per E-Mail bestätigt; die Geschäftsführung liest Ihre Nachricht selbst, und die Antwort kommt innerhalb von ${answerHours} Stunden. Die Anfrage ist unverbindlich.`,
      "answer-24h",
      "read-by-people",
      "no-obligation",
    ),
  },
  trouble: {
    question: "Etwas klappt nicht. An wen wende ich mich?",
    answer: `Wenn etwas nicht klappt, hilft am schnellsten unser Team: ${phone} (${officeHours}) oder ${email}. Es tut mir leid, dass Sie damit Ärger haben.`,
  },
}));

/** People by name. */
export const persons = defineTopics(({ officeHours, people, sampleMark }) => ({
  directLine: {
    question: "Haben Sie eine Durchwahl?",
    answer: `Direkt erreichen Sie ${list(
      people.map(({ name, phone, role }) => `${name} (${role}) unter ${phone}`),
      "und",
    )}${sampleMark}, ${officeHours}. Beide beantworten Anfragen.`,
  },
  namedContact: {
    question: "Bekommen wir eine feste Ansprechperson?",
    answer: `Ansprechpersonen für Ihre Anfrage sind ${list(
      people.map(({ name }) => name),
      "und",
    )}, beide mit Durchwahl${sampleMark}. Nach dem Start übernehmen wir Betrieb, Wartung und Updates; eine feste Ansprechperson dafür kann ich nicht zusagen.`,
  },
}));
