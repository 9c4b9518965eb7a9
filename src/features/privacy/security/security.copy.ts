import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";

/** Answers to the questions that a customer's data protection officer and IT ask before a contract. */
export const securityCopy = defineCopy({
  de: {
    title: "Sicherheit und Auftragsverarbeitung",
    lead: "Für Ihre Datenschutzbeauftragten und Ihre IT: was der Vertrag zu unseren Lösungen regelt und wie diese Website mit Daten umgeht.",
    /** Asked for by e-mail: its subject, too. */
    template: "Vorlage des AV-Vertrags anfordern",
    /** The solutions that are sold. @param dataPlace where they keep data, within a sentence. */
    product: (dataPlace: string) => ({
      title: "Unsere Lösungen",
      list: [
        {
          term: "AV-Vertrag:",
          text: claim(
            "Wir schließen mit Ihnen einen Vertrag zur Auftragsverarbeitung (AV-Vertrag, Art.\u00a028\u00a0DSGVO). Er nennt Zweck, Dauer, Löschfristen, technische Maßnahmen und die Unterauftragnehmer Ihrer Lösung, auch den Anbieter des Sprachmodells und sein Land, und regelt Weisungen, Datenpannen und Ihr Kontrollrecht.",
            "agreement",
          ),
        },
        {
          term: "Ort der Daten:",
          text: claim(
            `Die Daten Ihrer Kunden speichern wir ${dataPlace}; dort läuft auch das Sprachmodell. Welches es ist, steht im AV-Vertrag. Mit den Daten wird kein Modell trainiert. Für Systeme, die Sie anbinden, etwa HubSpot oder WhatsApp, gelten Ihre Verträge mit deren Anbietern, auch zu Drittländern.`,
            "data-place",
            "no-training",
          ),
        },
        {
          term: "Protokoll:",
          text: claim("Welche Daten wann geändert wurden, steht in einem Änderungsprotokoll.", "agreement"),
        },
        {
          term: "Zertifikate:",
          text: claim(
            "Ein Zertifikat wie ISO\u00a027001 haben wir derzeit nicht. Zugriffsrechte, Verschlüsselung und Sicherungen stehen in den technischen Maßnahmen des AV-Vertrags; die Vorlage senden wir vorab.",
            "agreement",
          ),
        },
        {
          term: "Antworten der KI:",
          text: claim(
            "Ist sich der Assistent nicht sicher, übergibt er an Ihr Team; er kann sich aber auch irren, wenn er sich sicher ist. In den ersten 4\u00a0Wochen messen wir mit Ihnen, wie gut er antwortet, und passen ihn an.",
            "agreement",
          ),
        },
        {
          term: "Zulässigkeit und AI Act:",
          text: claim(
            "Der Chat-Assistent stellt sich als KI vor (Art.\u00a050 KI-Verordnung). Ob die Lösung bei Ihnen zulässig ist, etwa mit WhatsApp oder zur Bewertung von Leads, prüfen und verantworten Sie; die Angaben dafür bekommen Sie vorab von uns, auch für Ihren Betriebsrat.",
            "agreement",
          ),
        },
        {
          term: "Vertragsende:",
          text: claim(
            "Nach Vertragsende löschen wir die Daten oder geben sie zurück; die Wahl liegt bei Ihnen (Art.\u00a028 Abs.\u00a03 Buchst.\u00a0g DSGVO). Ihre eigenen Systeme behalten Sie.",
            "agreement",
          ),
        },
      ],
    }),
    /** @param foreign whether the page may reach servers of others, for what a visitor starts. */
    website: (foreign: boolean) => ({
      title: "Diese Website",
      content: ["Das prüfen wir bei jeder Änderung automatisch:"],
      list: [
        claim(
          "Das Formular kann eine Anfrage ablegen und genau diese wieder lesen. Mehr erlaubt ihm sein Schlüssel in der Datenbank nicht.",
          "key-own-row",
        ),
        claim("Wir können alle Anfragen einer Person auf einmal ausgeben und löschen.", "erase-on-request"),
        claim("Die Kamera ist für diese Website gesperrt.", "camera-never"),
        claim(
          `Eine Sicherheitsrichtlinie (CSP) sperrt fremde Server${foreign ? ", außer denen der Anbieter, deren Funktionen Sie selbst starten" : ""}.`,
          "recipients-named",
        ),
      ],
    }),
    recipients: {
      title: "Wer Daten von dieser Website erhält",
      text: "Derzeit diese Dienstleister und unser eigener Server:",
    },
    contact: {
      title: "Kontakt",
      questions: claim(
        "Fragen Ihrer Datenschutzbeauftragten und Ihrer IT beantworten wir schriftlich:",
        "agreement",
      ),
      vulnerabilities: "Sicherheitslücken melden Sie bitte an:",
    },
  },
  en: {
    title: "Security and data processing",
    lead: "For your data protection officer and your IT team: what our agreement with you covers, and how this website handles data.",
    template: "Request our data processing agreement (template)",
    product: (dataPlace) => ({
      title: "Our services",
      list: [
        {
          term: "Agreement:",
          text: claim(
            "We sign a data processing agreement with you (Art.\u00a028\u00a0GDPR). It sets out purpose, duration, deletion periods and technical measures, and names the subprocessors of your service, including the language model’s provider and its country. It also covers instructions, data breaches and your right to audit.",
            "agreement",
          ),
        },
        {
          term: "Where data is kept:",
          text: claim(
            `Your customers’ data is stored ${dataPlace}; the language model runs there, too. The agreement names it. Your data is never used to train a model. For systems that you connect, such as HubSpot or WhatsApp, your own agreements with their providers apply, also to transfers outside the EU.`,
            "data-place",
            "no-training",
          ),
        },
        {
          term: "Audit log:",
          text: claim("An audit log records which data was changed and when.", "agreement"),
        },
        {
          term: "Certificates:",
          text: claim(
            "We currently hold no certificate such as ISO\u00a027001. Access rights, encryption and backups are set out in the technical measures of the agreement; we’ll send you the template in advance.",
            "agreement",
          ),
        },
        {
          term: "AI answers:",
          text: claim(
            "If the assistant isn’t sure, it hands over to your team; but it can also be confidently wrong. For the first 4\u00a0weeks, we measure with you how well it answers, and adjust it.",
            "agreement",
          ),
        },
        {
          term: "Lawful use and AI Act:",
          text: claim(
            "The chat assistant introduces itself as AI (Art.\u00a050 AI Act). Whether your use is lawful, for example with WhatsApp or lead scoring, is for you to check; we give you the information for that beforehand, for your works council as well.",
            "agreement",
          ),
        },
        {
          term: "End of contract:",
          text: claim(
            "We then delete or return the data, whichever you choose (Art.\u00a028(3)(g) GDPR). You keep your own systems.",
            "agreement",
          ),
        },
      ],
    }),
    website: (foreign) => ({
      title: "This website",
      content: ["With every change, we check these automatically:"],
      list: [
        claim(
          "The form can store an enquiry and read back that one enquiry. Its key has no other rights in the database.",
          "key-own-row",
        ),
        claim("We can export and erase all of one person’s enquiries in one step.", "erase-on-request"),
        claim("The camera is blocked for this website.", "camera-never"),
        claim(
          `A content security policy (CSP) blocks third-party servers${foreign ? ", except those of providers whose functions you start yourself" : ""}.`,
          "recipients-named",
        ),
      ],
    }),
    recipients: {
      title: "Who receives data from this website",
      text: "At present, these providers and our own server:",
    },
    contact: {
      title: "Contact",
      questions: claim(
        "We answer questions from your data protection officer and IT team in writing:",
        "agreement",
      ),
      vulnerabilities: "Please report vulnerabilities to:",
    },
  },
});
