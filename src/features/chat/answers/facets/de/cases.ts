import { claim } from "#shared/claim.ts";
import type { Lines } from "../../plan.ts";
import { type Facts, list } from "../../topic.ts";

export const cost = ({ firstYear, monthlyFrom, priceIncludes, priceModel, sampleMark, setupFrom }: Facts) =>
  ({
    chat: `Jede Lösung kostet ab ${setupFrom} Euro für die Einrichtung und ab ${monthlyFrom} Euro im Monat${sampleMark}.`,
    firstYear: `Im ersten Jahr kostet eine Lösung ab ${firstYear} Euro, zuzüglich Umsatzsteuer${sampleMark}.`,
    setup: `Die Einrichtung kostet je Lösung ab ${setupFrom} Euro, zuzüglich Umsatzsteuer${sampleMark}.`,
    support: `Im Preis enthalten sind: ${priceIncludes.join("; ")}.`,
    call: claim("Ihre Anfrage und das Erstgespräch sind kostenlos und unverbindlich.", "no-obligation"),
    rights: claim("Das kostet Sie nichts.", "no-cost"),
    languages: `Einen Aufpreis dafür nennt diese Website nicht. ${priceModel}`,
  }) satisfies Lines;

export const directly = (facts: Facts) => {
  const { dataProtectionEmail, email, officeHours, people, phone, sampleMark } = facts;
  const lines = people.map((one) => `${one.name} unter ${one.phone}`);
  return {
    call: `Direkt erreichen Sie ${list(lines, "und")}${sampleMark}.`,
    setup: `Am schnellsten rufen Sie uns an: ${phone} (${officeHours}).`,
    rights: `Schreiben Sie direkt an ${dataProtectionEmail}.`,
    security: `Fragen Ihrer IT und Ihrer Datenschutzbeauftragten beantworten wir schriftlich: ${dataProtectionEmail}.`,
    systems: "Nennen Sie uns Ihr System im Kontaktformular; wir prüfen es mit Ihnen.",
    price: "Ein schriftliches Angebot fragen Sie über das Kontaktformular an.",
    jobs: `Schreiben Sie direkt an ${email}.`,
  } satisfies Lines;
};

export const reason = ({ priceIncludes }: Facts) =>
  ({
    setup: claim(
      "Programmieren muss bei Ihnen niemand, und gezählt wird erst, sobald Inhalte und Zugänge vorliegen.",
      "no-code-needed",
    ),
    price: `Im Preis enthalten sind: ${priceIncludes.join("; ")}.`,
    tickets: "Was Sie erreichen, hängt von Ihren Themen ab; darum messen wir es mit Ihnen.",
    gaps: "Fehlerfrei ist keine KI; im Zweifel übernimmt Ihr Team.",
    people: "Unser Grundsatz ist: People first. AI second.",
    call: "Im Gespräch klären wir, ob sich eine Automatisierung für Sie lohnt; wenn nicht, sagen wir das.",
    form: "An Ihre E-Mail-Adresse antworten wir; mit Ihrer Einwilligung dürfen wir Ihre Angaben verarbeiten.",
    retention: "Wir brauchen sie, um Ihnen zu antworten und auf Wunsch einen Vertrag vorzubereiten.",
    cookies: claim("Diese Website misst keine Besuche und zeigt keine Werbung.", "no-cookies"),
    stored: "Beim nächsten Besuch spricht die Seite Ihre Sprache und sieht so aus, wie Sie es gewählt haben.",
    ipAddress: "Die Protokolle dienen dem stabilen Betrieb und dem Schutz vor Angriffen.",
    messages: claim("Der Assistent läuft in Ihrem Browser, nicht auf einem Server.", "chat-on-device"),
    ai: "Art. 50 der KI-Verordnung verlangt, KI-Systeme zu kennzeichnen.",
  }) satisfies Lines;

export const exception = ({ phone }: Facts) =>
  ({
    systems: "Ohne Schnittstelle (API) fehlt die Voraussetzung; was dann möglich ist, prüfen wir mit Ihnen.",
    chat: "Ist sich der Assistent nicht sicher, übergibt er an Ihr Team, mit dem ganzen Verlauf.",
    setup: "Fehlen Inhalte oder Zugänge noch, beginnt die Zeit erst, wenn sie vorliegen.",
    worth: claim("Lohnt es sich nicht, sagen wir Ihnen das im kostenlosen Erstgespräch.", "no-obligation"),
    tickets: "Das Ziel ist keine Garantie; zugesagt ist, was in Ihrem Vertrag steht.",
    call: claim("Geht Ihr Wunschtermin bei uns nicht, schreiben wir Ihnen vorher.", "call-as-agreed"),
    reply: `Sehen Sie dann bitte im Spam-Ordner nach oder rufen Sie an: ${phone}.`,
    form: "Ohne Name, E-Mail-Adresse und Einwilligung erreichen Sie uns per E-Mail oder Telefon.",
    reminders: "Ohne Einwilligung gibt es keine Erinnerung per WhatsApp.",
    voice: "Kann Ihr Browser es nicht, schreiben Sie mir: Alles geht auch schriftlich.",
    rights: "Hilft Ihnen unsere Antwort nicht, können Sie sich an den HBDI wenden: datenschutz.hessen.de.",
  }) satisfies Lines;

export const others = ({ answerHours, officeHours, sampleMark, sectors, teamSize }: Facts) =>
  ({
    hours: claim(
      `Unser eigenes Team geht ans Telefon: ${officeHours}. Auf Anfragen antwortet es innerhalb von ${answerHours} Stunden.`,
      "answer-24h",
    ),
    chat: "Wir bieten KI-Chat-Assistent, Lead-Generator und CRM-Integration, einzeln oder zusammen.",
    systems: "Unser Beispiel zeigt auch Zendesk und Matomo; weitere Systeme prüfen wir mit Ihnen.",
    languages: "Diese Website gibt es auf Deutsch und auf Englisch.",
    price: "Der Preis gilt je Lösung; die Lösungen gibt es einzeln oder zusammen.",
    fit: `Unsere Kunden kommen vor allem aus diesen Branchen: ${sectors}.`,
    team: `Insgesamt sind wir ${teamSize} Menschen${sampleMark}.`,
    stored: claim("Cookies setzt diese Website nicht.", "no-cookies"),
    messages: claim("Auch ein Sprachgespräch wird nicht aufgezeichnet.", "audio-not-recorded"),
    recording: claim("Auch was Sie hier schreiben, bleibt in Ihrem Browser.", "chat-on-device"),
    ipAddress: "Daneben stehen dort Uhrzeit, abgerufene Adresse, Datenmenge und die Kennung Ihres Browsers.",
    form: "Freiwillig sind die gewünschte Lösung, Ihr Unternehmen und eine Beschreibung.",
  }) satisfies Lines;
