import { claim } from "#shared/claim.ts";
import type { Lines } from "../plan.ts";
import { type Facts, list } from "../topic.ts";

/* What follow-ups are answered with: by what they ask, the topics that it is asked of. */

export const duration = (facts: Facts) =>
  ({
    contract: `Der Vertrag ist mit ${facts.contract.noticeWeeks} Wochen Frist kündbar, erstmals zum Ende des ${facts.contract.minimumMonths}. Betriebsmonats.`,
    reporting: `Die Messung dauert ${facts.project.watchedWeeks} Wochen.`,
    process: `Das Gespräch dauert ${facts.project.callMinutes} Minuten, die Einrichtung in der Regel ${facts.project.setupDays} Arbeitstage, die Messung ${facts.project.watchedWeeks} Wochen.`,
    call: `Der Anruf dauert ${facts.project.callMinutes} Minuten.`,
    reply: claim(`Eine Antwort erhalten Sie innerhalb von ${facts.answerHours} Stunden.`, "answer-24h"),
    retention: claim(
      `Gespeichert bleibt Ihre Anfrage ${facts.requestDays} Tage; E-Mails dazu löschen wir ${facts.mailDays} Tage nach dem letzten Kontakt, wenn kein Vertrag zustande kommt.`,
      "request-180-days",
    ),
    rights: claim(
      `Eine Nachricht an ${facts.dataProtectionEmail} genügt; wir antworten unverzüglich, spätestens innerhalb eines Monats.`,
      "answer-one-month",
    ),
    messages: "Das Gespräch bleibt, bis Sie es beenden oder die Seite schließen.",
    ipAddress: claim(
      `Beim Hosting-Anbieter bleiben die Protokolle ${facts.logDays} Tage, bei uns Prüfsummen der Adresse ${facts.hashDays}.`,
      "deleted-outside",
    ),
    stored:
      "Sprache und Ansicht bleiben, bis Sie sie löschen, die E-Mail-Adresse, bis Sie den Tab schließen.",
    customerChats: "Wie lange Daten Ihrer Kunden gespeichert werden, vereinbaren Sie mit uns im AV-Vertrag.",
  }) satisfies Lines;

export const when = ({ answerHours, contract, officeHours, requestDays }: Facts) =>
  ({
    call: claim(
      `Tag und Tageszeit des Gesprächs wählen Sie (${officeHours}); innerhalb von ${answerHours} Stunden bestätigen wir sie oder schlagen einen anderen Termin vor.`,
      "answer-24h",
    ),
    contact: `Ans Telefon gehen wir ${officeHours}.`,
    contract: `Kündigen können Sie mit ${contract.noticeWeeks} Wochen Frist, erstmals zum Ende des ${contract.minimumMonths}. Betriebsmonats.`,
    payment: "Die Einrichtung zahlen Sie einmal, den Betrieb monatlich.",
    retention: claim(
      `Gelöscht wird Ihre Anfrage ${requestDays} Tage nach dem Eingang, auf Ihren Wunsch früher.`,
      "request-180-days",
    ),
    reply: claim(`Auch am Wochenende, innerhalb von ${answerHours} Stunden.`, "answer-24h"),
    hours: "Der Assistent antwortet rund um die Uhr, auch nachts und an Feiertagen.",
    newsletter: "Wann er startet, weiß ich noch nicht.",
  }) satisfies Lines;

export const place = ({ dataPlace, hosting, sampleMark }: Facts) =>
  ({
    hosting: `Die Daten Ihrer Kunden speichern wir ${dataPlace}; in welchem Mitgliedstaat, weiß ich nicht. Diese Website liegt bei ${hosting}${sampleMark}.`,
    call: "Der Anruf ist ein Telefongespräch: Wir rufen Sie an.",
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
    worksCouncil: "§ 87 BetrVG ist deutsches Recht; in Österreich und der Schweiz gelten eigene Regeln.",
    authority: "Der HBDI sitzt in Wiesbaden; im Netz finden Sie ihn unter datenschutz.hessen.de.",
  }) satisfies Lines;

export const who = ({ dataProtectionEmail, hosting, people, project, representatives, sampleMark }: Facts) =>
  ({
    tickets: `Gemessen wird gemeinsam: Das machen wir in den ersten ${project.watchedWeeks} Wochen mit Ihnen.`,
    retention: "Die Datenbank löscht Anfragen nach dieser Frist von selbst, in einem täglichen Lauf.",
    setup: "Einrichtung und Anbindung übernehmen wir; von Ihnen kommen Inhalte und Zugänge.",
    hosting: `Welche Dienste die Daten Ihrer Kunden verarbeiten, nennt der AV-Vertrag; diese Website liegt bei ${hosting}${sampleMark}.`,
    call: claim(
      `Anfragen liest die Geschäftsführung selbst: ${list(
        people.map(({ name }) => name),
        "und",
      )}${sampleMark}. Wer von ihnen anruft, weiß ich nicht.`,
      "read-by-people",
    ),
    chat: "Ist sich der Assistent nicht sicher, übernimmt Ihr Team.",
    aiAct:
      "Ihre Kunden sehen es: In unserem Beispiel heißt der Assistent „KI-Assistent“. Wie Ihrer sich vorstellt, klären wir am Telefon.",
    scoring: "Nach welchen Kriterien bewertet wird, legen Sie fest.",
    ipAddress: `Die Protokolle führt der Hosting-Anbieter: ${hosting}${sampleMark}.`,
    messages: claim("Bei uns liest niemand mit, bis Sie das Gespräch selbst senden.", "chat-on-device"),
    legal: `Die Geschäftsführung: ${list(representatives, "und")}${sampleMark}.`,
    rights: `Fragen zum Datenschutz beantworten wir unter ${dataProtectionEmail}.`,
  }) satisfies Lines;

export const cost = ({ monthlyFrom, prices: { upTo }, sampleMark, setupFrom }: Facts) =>
  ({
    call: claim("Ihre Anfrage und der Anruf sind kostenlos und unverbindlich.", "no-obligation"),
    rights: claim("Eine Anfrage zu Ihren Daten kostet Sie nichts.", "no-cost"),
    systems: `Jede Lösung kostet ab ${setupFrom} Euro für die Einrichtung und ab ${monthlyFrom} Euro im Monat, zuzüglich Umsatzsteuer${sampleMark}; bis zu ${upTo.systems} angebundene Systeme sind enthalten.`,
    otherSystems: `Lässt sich das System anbinden, ist die Anbindung im Preis enthalten, bei bis zu ${upTo.systems} Systemen.`,
    reporting: "Die Messung ist im Preis enthalten.",
  }) satisfies Lines;

export const directly = ({ dataProtectionEmail, email }: Facts) =>
  ({
    rights: `Schreiben Sie direkt an ${dataProtectionEmail}.`,
    security: `Fragen Ihrer IT und Ihrer Datenschutzbeauftragten beantworten wir schriftlich: ${dataProtectionEmail}.`,
    systems: "Nennen Sie uns Ihr System im Kontaktformular; wir prüfen es mit Ihnen.",
    price:
      "Gern: Das schriftliche Angebot folgt auf den kostenlosen Anruf. Vereinbaren Sie ihn über das Kontaktformular; drei typische Fragen Ihrer Kunden genügen.",
    jobs: `Schreiben Sie direkt an ${email}.`,
  }) satisfies Lines;

export const reason = ({ example, priceModel }: Facts) =>
  ({
    price: priceModel,
    worth: `Gerechnet ist so: ${example.requests} Anfragen im Monat × ${example.minutes} Minuten sind ${example.hours} Stunden; bei ${example.hourly} Euro je Stunde kostet diese Arbeit ${example.cost} Euro im Monat.`,
    reporting: "Die Zahlen zeigen, ob es sich lohnt, nach dem 3. Monat weiterzumachen.",
    worksCouncil:
      "Weil sich aus Protokollen Verhalten oder Leistung Ihrer Beschäftigten ablesen lässt, bestimmt er oft mit (§ 87 Abs. 1 Nr. 6 BetrVG).",
    references: "Den Grund dafür kenne ich nicht; fragen Sie uns am Telefon.",
    setup:
      "Gezählt wird erst, sobald Inhalte und Zugänge vorliegen; warum es gerade so viele Tage sind, weiß ich nicht.",
    tickets: "Was Sie erreichen, hängt von Ihren Themen ab; darum messen wir es mit Ihnen.",
    gaps: "Fehlerfrei ist keine KI; im Zweifel übernimmt Ihr Team.",
    people: "Unser Grundsatz ist: People first. AI second.",
    call: "Im Gespräch klären wir, ob sich eine Automatisierung für Sie lohnt; wenn nicht, sagen wir das.",
    form: "An Ihre E-Mail-Adresse antworten wir; mit Ihrer Einwilligung dürfen wir Ihre Angaben verarbeiten.",
    retention:
      "Wir brauchen sie, um Ihnen zu antworten und auf Wunsch einen Vertrag vorzubereiten, danach nicht mehr.",
    cookies: claim("Diese Website misst keine Besuche und zeigt keine Werbung.", "no-cookies"),
    stored: "Beim nächsten Besuch spricht die Seite Ihre Sprache und sieht so aus, wie Sie es gewählt haben.",
    ipAddress:
      "Die Protokolle dienen dem stabilen Betrieb und dem Schutz vor Angriffen, die Prüfsummen dem Schutz des Formulars vor Missbrauch.",
    messages: claim("Der Assistent läuft in Ihrem Browser, nicht auf einem Server.", "chat-on-device"),
    ai: "Dass ich ein Programm bin, sagen wir vorab, auch falls Art. 50 der KI-Verordnung für mich nicht gilt.",
  }) satisfies Lines;

export const exception = ({ contract, dataPlace, dataProtectionEmail, phone }: Facts) =>
  ({
    dpa: `Was bei Datenpannen gilt, regelt der AV-Vertrag, ebenso Weisungen und Ihr Kontrollrecht. Eine Vorlage senden wir Ihnen auf Anfrage: ${dataProtectionEmail}.`,
    hosting: claim(
      `Die Daten Ihrer Kunden speichern wir ${dataPlace}; dort läuft auch das Sprachmodell. Anfragen an uns bleiben in EU und EWR. Für angebundene Systeme gelten deren Verträge.`,
      "recipients-named",
    ),
    gdpr: claim(
      "Ob Ihr Einsatz zulässig ist, etwa mit WhatsApp, prüfen und verantworten Sie; die Angaben dafür bekommen Sie vorab von uns. Für WhatsApp gilt Ihr Vertrag mit dem Anbieter.",
      "agreement",
    ),
    human: "Am Telefon und schriftlich antworten wir auf Deutsch und auf Englisch.",
    exit: "Wem der Assistent dann gehört und was bei einer Insolvenz gilt, kann ich nicht sagen. Ihre eigenen Systeme und Daten behalten Sie.",
    knowledge:
      "Zu Zeichnungen, CAD-Dateien und Stücklisten kann ich nichts zusagen; ob der Assistent sie nutzen kann, prüfen wir mit Ihnen.",
    payment: "Preise stehen hier in Euro; andere Währungen kann ich nicht bestätigen.",
    systems: "Ob und wie sich ein solches System anbinden lässt, prüfen wir mit Ihnen.",
    crm: "Widersprechen sich zwei Systeme, gilt das, das Sie bestimmen.",
    chat: "Ist sich der Assistent nicht sicher, übergibt er an Ihr Team, samt Gesprächsverlauf.",
    setup: "Fehlen Inhalte oder Zugänge noch, beginnt die Zeit erst, wenn sie vorliegen.",
    worth: claim(
      `Lohnt es sich nicht, sagen wir Ihnen das im kostenlosen Anruf. Zeigt die Messung nach dem Start zu wenig, kündigen Sie mit ${contract.noticeWeeks} Wochen Frist, erstmals zum Ende des ${contract.minimumMonths}. Betriebsmonats.`,
      "no-obligation",
    ),
    tickets: "Das Ziel ist keine Garantie; zugesagt ist, was in Ihrem Vertrag steht.",
    call: claim("Geht Ihr Wunschtermin bei uns nicht, schreiben wir Ihnen vorher.", "call-as-agreed"),
    reply: `Sehen Sie dann bitte im Spam-Ordner nach oder rufen Sie an: ${phone}.`,
    form: "Wünschen Sie einen Anruf, geben Sie auch Telefonnummer, Tag und Tageszeit an.",
    worksCouncil:
      "Protokolle können zeigen, was Einzelne getan haben; das kann ich nicht ausschließen. Zweck, Dauer und technische Maßnahmen legt vor dem Start der AV-Vertrag fest; Ihr Betriebsrat bestimmt dabei oft mit.",
    reminders: "Ohne Einwilligung des Kunden gibt es keine Erinnerung.",
    rights: claim(
      "Reicht uns ein Monat nicht, sagen wir Ihnen, warum; dann sind es höchstens zwei mehr. Hilft Ihnen unsere Antwort nicht, können Sie sich an den HBDI wenden: datenschutz.hessen.de.",
      "answer-one-month",
    ),
  }) satisfies Lines;

export const others = (facts: Facts) =>
  ({
    directLine: `${facts.people.map(({ name, phone, role }) => `${name}: ${role}, ${phone}`).join("; ")}${facts.sampleMark}.`,
    accessibility:
      "Untertitel im Sprachgespräch können Fehler enthalten, und die Datenschutzerklärung, die sich aus dem Kontaktformular öffnet, lässt sich nicht neu laden.",
    hours: claim(
      `Unser eigenes Team geht ans Telefon: ${facts.officeHours}. Auf Anfragen antwortet es innerhalb von ${facts.answerHours} Stunden.`,
      "answer-24h",
    ),
    chat: "Wir bieten KI-Chat-Assistent, Lead-Generator und CRM-Integration, einzeln oder zusammen.",
    comparison:
      "Mit einzelnen Anbietern kann ich uns nicht vergleichen. Liegen alle Kundendaten im CRM, genügt oft dessen KI; uns brauchen Sie, wenn sie auch anderswo liegen.",
    systems: "Unser Beispiel zeigt auch Zendesk und Matomo; weitere Systeme prüfen wir mit Ihnen.",
    price: "Der Preis gilt je Lösung. Was enthalten ist, steht auf der Startseite neben dem Preis.",
    hosting: "Welche Dienste Ihre Daten verarbeiten, nennt der AV-Vertrag.",
    dpa: "Ob Sie eine Datenschutz-Folgenabschätzung (Art. 35 DSGVO) brauchen, hängt von Ihrem Einsatz ab: Das entscheiden Sie als Verantwortlicher; Rechtsberatung geben wir nicht. Die technischen Maßnahmen nennt die Vorlage des AV-Vertrags.",
    support: `Dazu kommt die Umsatzsteuer; versteckte Kosten kenne ich nicht. ${facts.priceModel}`,
    worksCouncil:
      "Ohne Betriebsrat stimmt keiner zu; Zweck, Löschfristen und technische Maßnahmen nennt auch dann der AV-Vertrag.",
    fit: `Unsere Lösungen sind vor allem für diese Branchen gedacht: ${facts.sectors}.`,
    team: `Insgesamt sind wir ${facts.teamSize} Menschen${facts.sampleMark}.`,
    stored: claim("Cookies setzt diese Website nicht.", "no-cookies"),
    messages: claim("Auch ein Sprachgespräch wird nicht aufgezeichnet.", "audio-not-recorded"),
    ipAddress: "Daneben stehen dort Uhrzeit, abgerufene Adresse, Datenmenge und die Kennung Ihres Browsers.",
    form: "Freiwillig sind die gewünschte Lösung, Ihr Unternehmen und eine Beschreibung.",
  }) satisfies Lines;

export const written = ({ answerHours, dataProtectionEmail, email }: Facts) =>
  ({
    contact: claim(
      `Schreiben können Sie uns an ${email} oder über das Kontaktformular; ein Mensch antwortet innerhalb von ${answerHours} Stunden.`,
      "answer-24h",
      "read-by-people",
    ),
    messages:
      "Schicken können Sie sich das Gespräch über „Per E-Mail an mich“ im Gespräch; es öffnet Ihr Mailprogramm.",
    contract: "In welcher Form Sie kündigen, weiß ich nicht; Sie erhalten ein schriftliches Angebot.",
    dpa: `Schriftlich steht das im AV-Vertrag; eine Vorlage senden wir Ihnen auf Anfrage: ${dataProtectionEmail}.`,
    worksCouncil: `Eine Muster-Betriebsvereinbarung kenne ich nicht; die Vorlage des AV-Vertrags senden wir Ihnen auf Anfrage: ${dataProtectionEmail}.`,
    price: "Ein schriftliches Angebot folgt auf den Anruf; Sie fragen es über das Kontaktformular an.",
    security: `Fragen Ihrer IT und Ihrer Datenschutzbeauftragten beantworten wir schriftlich: ${dataProtectionEmail}.`,
    availability: "Schriftlich zugesagt ist, was in Ihrem Vertrag steht.",
  }) satisfies Lines;

export const days = ({ answerHours, officeHours }: Facts) =>
  ({
    hours: "Der Assistent antwortet rund um die Uhr, auch nachts, am Wochenende und an Feiertagen.",
    contact: claim(
      `Ans Telefon gehen wir ${officeHours}; auf Anfragen antworten wir auch am Wochenende innerhalb von ${answerHours} Stunden.`,
      "answer-24h",
    ),
  }) satisfies Lines;

export const sooner = ({ contract, dataProtectionEmail, officeHours, phone, shortestTerm }: Facts) =>
  ({
    retention: claim(
      `Auf Ihren Wunsch löschen wir Ihre Anfrage früher; eine Nachricht an ${dataProtectionEmail} genügt.`,
      "erase-on-request",
    ),
    contract: `Enden kann der Vertrag frühestens zum Ende des ${contract.minimumMonths}. Betriebsmonats, mit ${contract.noticeWeeks} Wochen Frist; bis dahin kostet eine Lösung ab ${shortestTerm} Euro netto.`,
    setup: "Ob es bei Ihnen schneller geht, klären wir im ersten Gespräch; die genannte Zeit ist die Regel.",
    reply: `Am schnellsten erreichen Sie uns am Telefon: ${phone} (${officeHours}).`,
  }) satisfies Lines;

export const after = ({ answerHours, contract, project }: Facts) =>
  ({
    setup: `Danach gehen wir mit Ihnen live und messen ${project.watchedWeeks} Wochen lang, was die Lösung bringt.`,
    call: "Nach dem Gespräch: Sie erhalten ein schriftliches Angebot; die Einrichtung beginnt nach Ihrer Zusage.",
    contract: `Nach der Mindestlaufzeit können Sie mit ${contract.noticeWeeks} Wochen Frist kündigen.`,
    gaps: "Dann geht die Frage mit dem ganzen Verlauf an Ihr Team.",
    form: claim(
      `Die Geschäftsführung liest Ihre Anfrage selbst; innerhalb von ${answerHours} Stunden, auch am Wochenende, erhalten Sie eine E-Mail mit erster Einschätzung und einem Terminvorschlag für den kostenlosen Anruf (${project.callMinutes} Minuten).`,
      "answer-24h",
      "read-by-people",
      "useful-answer",
    ),
  }) satisfies Lines;

export const certain = (facts: Facts) =>
  ({
    tickets: `Nein: Bis zu ${facts.claimed.fewerTickets}\u00a0% weniger Tickets sind unser Ziel, keine Garantie; zugesagt ist, was in Ihrem Vertrag steht. Gemessen wird in den ersten ${facts.project.watchedWeeks} Wochen mit Ihnen.`,
    contract: claim(
      `Eine Geld-zurück-Garantie kann ich nicht zusagen. ${duration(facts).contract} Bis dahin zahlen Sie ab ${facts.shortestTerm} Euro netto.`,
      "as-quoted",
    ),
    gaps: reason(facts).gaps,
    availability: "Welche Verfügbarkeit gilt, steht in Ihrem Vertrag.",
    setup:
      "So lange dauert die Einrichtung in der Regel; wie lange sie bei Ihnen dauert, klären wir im ersten Anruf.",
    reply: duration(facts).reply,
    price: "Die Preise beginnen dort; Sie erhalten ein schriftliches Angebot.",
  }) satisfies Lines;
