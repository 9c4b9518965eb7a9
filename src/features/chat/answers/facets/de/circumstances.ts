import { claim } from "#shared/claim.ts";
import type { Lines } from "../../plan.ts";
import { type Facts, list } from "../../topic.ts";

export const duration = ({ answerHours, contract, hashDays, logDays, project, requestDays }: Facts) =>
  ({
    setup: `Die Einrichtung dauert in der Regel ${project.setupDays} Arbeitstage, sobald Inhalte und Zugänge vorliegen.`,
    needs: `Rechnen Sie für die Einrichtung in der Regel mit ${project.setupDays} Arbeitstagen.`,
    contract: `Der Vertrag läuft mindestens ${contract.minimumMonths} Monate, danach ist er mit einer Frist von ${contract.noticeWeeks} Wochen kündbar.`,
    process: `Das Gespräch dauert ${project.callMinutes} Minuten, die Einrichtung in der Regel ${project.setupDays} Arbeitstage, die Messung ${project.watchedWeeks} Wochen.`,
    tickets: `Gemessen wird in den ersten ${project.watchedWeeks} Wochen nach dem Start.`,
    call: `Das Erstgespräch dauert ${project.callMinutes} Minuten.`,
    reply: claim(`Eine Antwort erhalten Sie innerhalb von ${answerHours} Stunden.`, "answer-24h"),
    retention: claim(`Gespeichert bleibt Ihre Anfrage ${requestDays} Tage.`, "request-180-days"),
    rights: claim("Wir antworten unverzüglich, in der Regel innerhalb eines Monats.", "answer-one-month"),
    messages: "Das Gespräch bleibt, bis Sie es beenden oder die Seite schließen.",
    ipAddress: claim(
      `Die Protokolle bleiben ${logDays} Tage, die Prüfsummen ${hashDays}.`,
      "deleted-outside",
    ),
    stored:
      "Sprache und Ansicht bleiben, bis Sie sie löschen, die E-Mail-Adresse, bis Sie den Tab schließen.",
    customerChats: "Wie lange Daten Ihrer Kunden gespeichert werden, vereinbaren Sie mit uns im AVV.",
  }) satisfies Lines;

export const when = ({ answerHours, contract, officeHours, requestDays }: Facts) =>
  ({
    setup: "Nach Ihrer Zusage richten wir alles ein, sobald Inhalte und Zugänge vorliegen.",
    call: claim(
      `Tag und Tageszeit wählen Sie; innerhalb von ${answerHours} Stunden bestätigen wir oder schlagen anderes vor.`,
      "answer-24h",
    ),
    contact: `Ans Telefon gehen wir ${officeHours}.`,
    contract: `Kündigen können Sie nach den ersten ${contract.minimumMonths} Monaten, mit ${contract.noticeWeeks} Wochen Frist.`,
    payment: "Die Einrichtung zahlen Sie einmal, den Betrieb monatlich.",
    retention: claim(`Gelöscht wird Ihre Anfrage ${requestDays} Tage nach dem Eingang.`, "request-180-days"),
    newsletter: "Wann der Newsletter beginnt, steht noch nicht fest.",
    hours: "Der Assistent antwortet rund um die Uhr, auch nachts und an Feiertagen.",
  }) satisfies Lines;

export const place = ({ city, dataPlace, hosting, legalName, sampleMark, street }: Facts) =>
  ({
    hosting: `Die Daten Ihrer Kunden speichern wir ${dataPlace}.`,
    about: `Unser Büro: ${legalName}, ${street}, ${city}${sampleMark}.`,
    call: "Das Erstgespräch führen wir am Telefon: Wir rufen Sie an.",
    form: "Das Kontaktformular öffnen Sie oben auf der Seite über „Kontakt“.",
    trial: "Die Beispiele laufen auf der Startseite unter „Lösungen“.",
    chat: "Der Assistent antwortet im Chat; unser Beispiel zeigt ihn im Kundenportal.",
    price: "Preise und Laufzeit stehen auf der Startseite unter „Was es kostet“.",
    messages: claim("Das Gespräch findet in Ihrem Browser statt.", "chat-on-device"),
    stored: claim(
      "Es bleibt in Ihrem Browser; unten auf der Startseite sehen Sie es unter „Was diese Seite speichert“.",
      "delete-on-device",
    ),
    ipAddress: `Die Protokolle liegen beim Hosting-Anbieter: ${hosting}${sampleMark}.`,
    authority: "Der HBDI sitzt in Wiesbaden; im Netz finden Sie ihn unter datenschutz.hessen.de.",
  }) satisfies Lines;

export const who = ({ dataProtectionEmail, hosting, people, representatives, sampleMark }: Facts) => {
  const names = people.map(({ name }) => name);
  return {
    setup: "Einrichtung und Anbindung übernehmen wir; von Ihnen kommen Inhalte und Zugänge.",
    support: "Betrieb, Wartung und Updates übernehmen wir.",
    call: claim(`Anfragen beantworten Menschen: ${list(names, "und")}${sampleMark}.`, "read-by-people"),
    chat: "Ist sich der Assistent nicht sicher, übernimmt Ihr Team.",
    scoring: "Nach welchen Kriterien bewertet wird, legen Sie fest.",
    crm: "Welches System bei welchem Feld recht hat, legen Sie fest.",
    ipAddress: `Die Protokolle führt der Hosting-Anbieter: ${hosting}${sampleMark}.`,
    messages: claim("Bei uns liest niemand mit, bis Sie das Gespräch selbst senden.", "chat-on-device"),
    legal: `Die Geschäftsführung: ${list(representatives, "und")}${sampleMark}.`,
    rights: `Fragen zum Datenschutz beantworten wir unter ${dataProtectionEmail}.`,
  } satisfies Lines;
};
