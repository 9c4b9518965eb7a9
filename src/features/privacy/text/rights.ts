import { claim } from "#shared/claim.ts";
import { defineSection } from "../policy.model.ts";

export const rights = defineSection({
  de: ({ company }) => ({
    title: "Ihre Rechte",
    content: [
      claim("Sie haben folgende Rechte. Eine formlose Nachricht genügt; es kostet nichts.", "no-cost"),
    ],
    list: [
      { term: "Auskunft", text: "über Ihre Daten und eine Kopie davon (Art. 15 DSGVO)." },
      { term: "Berichtigung", text: "falscher und Ergänzung unvollständiger Daten (Art. 16 DSGVO)." },
      { term: "Löschung", text: "Ihrer Daten (Art. 17 DSGVO)." },
      { term: "Einschränkung", text: "der Verarbeitung (Art. 18 DSGVO)." },
      {
        term: "Übertragung:",
        text: "Ihre Daten in einem strukturierten, gängigen, maschinenlesbaren Format (Art. 20 DSGVO).",
      },
      {
        term: "Widerruf",
        text: "einer Einwilligung, jederzeit und ohne Begründung (Art. 7 Abs. 3 DSGVO).",
      },
      {
        term: "Beschwerde",
        text: "bei einer Aufsichtsbehörde (Art. 77 DSGVO), etwa an Ihrem Wohnort, Arbeitsplatz oder am Ort des mutmaßlichen Verstoßes. Für uns zuständig: Der Hessische Beauftragte für Datenschutz und Informationsfreiheit (HBDI), Postfach 3163, 65021 Wiesbaden, https://datenschutz.hessen.de",
      },
      {
        term: "Österreich:",
        text: "Beschwerden nimmt auch die Datenschutzbehörde (DSB) an, https://www.dsb.gv.at",
      },
      {
        term: "Schweiz:",
        text: "Gilt für Sie das Schweizer Datenschutzgesetz, können Sie sich auch an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) wenden, https://www.edoeb.admin.ch",
      },
    ],
    footer: claim(
      `Schreiben Sie dazu an ${company.dataProtection?.email ?? company.email}. Wir antworten unverzüglich, spätestens innerhalb eines Monats. Ist das ausnahmsweise nicht möglich, sagen wir Ihnen in dieser Zeit, warum; die Frist verlängert sich dann um höchstens zwei Monate (Art. 12 Abs. 3 DSGVO).`,
      "answer-one-month",
    ),
    apart: {
      title: "Widerspruchsrecht",
      text: "Sie können jederzeit einer Verarbeitung widersprechen, die auf unserem berechtigten Interesse beruht (Art. 6 Abs. 1 Buchst. f DSGVO), aus Gründen, die sich aus Ihrer besonderen Situation ergeben (Art. 21 DSGVO). Wir verarbeiten die Daten dann nicht mehr, es sei denn, zwingende schutzwürdige Gründe überwiegen Ihre Interessen oder wir brauchen die Daten für Rechtsansprüche.",
    },
  }),
  en: ({ company }) => ({
    title: "Your rights",
    content: [
      claim("You have the following rights. An informal message is enough; it costs you nothing.", "no-cost"),
    ],
    list: [
      { term: "Access", text: "to your data and a copy of it (Art. 15 GDPR)." },
      { term: "Rectification", text: "of inaccurate data and completion of incomplete data (Art. 16 GDPR)." },
      { term: "Erasure", text: "of your data (Art. 17 GDPR)." },
      { term: "Restriction", text: "of the processing (Art. 18 GDPR)." },
      {
        term: "Portability:",
        text: "your data in a structured, commonly used, machine-readable format (Art. 20 GDPR).",
      },
      {
        term: "Withdrawal",
        text: "of a consent, at any time and without giving reasons (Art. 7(3) GDPR).",
      },
      {
        term: "Complaint",
        text: "to a supervisory authority (Art. 77 GDPR), for instance where you live, work or think the law was broken. Our authority: Der Hessische Beauftragte für Datenschutz und Informationsfreiheit (HBDI), the data protection authority of Hesse, Postfach 3163, 65021 Wiesbaden, Germany, https://datenschutz.hessen.de",
      },
      {
        term: "Austria:",
        text: "The Austrian data protection authority (DSB) takes complaints, too, https://www.dsb.gv.at",
      },
      {
        term: "Switzerland:",
        text: "If the Swiss Data Protection Act applies to you, you can also contact the Federal Data Protection and Information Commissioner (FDPIC), https://www.edoeb.admin.ch",
      },
    ],
    footer: claim(
      `To exercise these rights, write to ${company.dataProtection?.email ?? company.email}. We answer without undue delay, within one month at the latest. If that is not possible in an exceptional case, we tell you why within that time; the period is then extended by two months at most (Art. 12(3) GDPR).`,
      "answer-one-month",
    ),
    apart: {
      title: "Right to object",
      text: "You can object at any time to processing that is based on our legitimate interest (Art. 6(1)(f) GDPR), on grounds relating to your particular situation (Art. 21 GDPR). We then stop processing the data unless compelling legitimate grounds override your interests or we need the data for legal claims.",
    },
  }),
});
