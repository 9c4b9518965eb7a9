/** How visitors ask about law, security and places of data: one wording a line. */
export const law = {
  gdpr: `
ist das DSGVO-konform
Datenschutz
gibt es einen AVV
Auftragsverarbeitungsvertrag
wie sieht es mit Datenschutz aus
erfüllt ihr die DSGVO
darf ich Kundendaten da eingeben
AV-Vertrag
Löschfristen für Kundendaten im Produkt
was sagt unser Datenschutzbeauftragter dazu
Datenschutzkonzept
ist WhatsApp DSGVO-konform
Auftragsverarbeitung Art. 28
verarbeitet ihr personenbezogene Daten unserer Kunden
ist der Chatbot datenschutzkonform
Datenschutzfolgenabschätzung
DSFA
brauchen wir eine Einwilligung unserer Kunden
wie ist der datenschutz geregelt
datenschutzrechtlich sauber?
wie siehts mit dem Datenschutz aus wenn da Kundendaten drin sind
erlaubt das die DSGVO überhaupt
avv vorlage schicken
technische und organisatorische Maßnahmen TOM
rechtsgrundlage für verarbeitung der kundendaten
wie halten sie es mit der datenschutzgrundverordnung
dsgvo konformer chatbot
unterschreibt ihr einen vertrag zur auftragsdatenverarbeitung
gilt der AVV auch für WhatsApp
schließen Sie mit uns einen AVV ab
ist der Chatbot mit der DSGVO vereinbar
ist die CRM-Integration DSGVO-konform
dürfen wir das datenschutzrechtlich einsetzen
Auf welcher Rechtsgrundlage verarbeiten Sie die Daten aus dem Formular?
Ist das alles sauber nach Datenschutzrecht?
Datenschutzgrundverordnung, Auftragsverarbeitung, personenbezogene Daten, Datenschutzbeauftragter
ist ein Datenschutzbeauftragter benannt, Auftragsverarbeiter-Prüfung
`,
  security: `
wie sicher ist das
haben Sie Zertifikate
ISO 27001
SOC 2
sind die Daten verschlüsselt
IT-Sicherheit
Penetrationstest
wie schützen Sie sich vor Hackern
Verschlüsselung
TISAX
BSI C5
wer hat Zugriff auf die Daten
Zwei-Faktor-Authentifizierung
Sicherheitskonzept
was passiert bei einem Datenleck
Backups
Zertifizierung
gibts ein sicherheitszertifikat
prompt injection
Berechtigungskonzept Rollen und Rechte
sicherheitslücke melden
datensicherheit
kann jemand den bot hacken
Security Whitepaper
Informationssicherheit Nachweise
Zugriffsrechte Mitarbeiter
NIS2
ist das gegen angriffe abgesichert
Ich bin IT-Leiter, sind Sie ISO-zertifiziert
wie schützt ihr unsere daten vor zugriff
wie sicher ist der Chatbot
Wie sind die Daten gegen Hacker geschützt und verschlüsselt?
Penetrationstest, Verschlüsselung, Zugriffsrechte, Passwort, Backup, SOC 2
macht ihr Penetrationstests selbst
`,
  worksCouncil: `
muss der Betriebsrat zustimmen
Betriebsrat
Mitbestimmung
Betriebsvereinbarung
überwacht das System unsere Mitarbeiter
Leistungskontrolle der Mitarbeiter
Personalrat
§ 87 BetrVG
kann der Chef sehen wie schnell ich antworte
Mitarbeiterüberwachung
was sagen wir unserem Betriebsrat
Verhaltens- und Leistungskontrolle
haben Sie Unterlagen für den Betriebsrat
ist das mitbestimmungspflichtig
wird ausgewertet, was einzelne Mitarbeiter tun
Arbeitnehmervertretung
kontrolliert die software die angestellten
Musterbetriebsvereinbarung
ich bin Betriebsratsvorsitzende und habe Fragen
beschäftigtendatenschutz
werden wir damit getrackt am Arbeitsplatz
gewerkschaft
speichert ihr wer von unseren leuten wie viele tickets macht
was muss ich mit dem Betriebsrat klären
muss der BR da mitreden
unser Betriebsrat macht sich Sorgen wegen Überwachung
Unser Betriebsrat macht Ärger, was müssen wir ihm vorlegen?
`,
  aiAct: `
was verlangt der AI Act
EU KI-Verordnung
ist das Hochrisiko-KI
müssen wir kennzeichnen dass es eine KI ist
AI Act
KI-Gesetz
Transparenzpflicht
Kennzeichnungspflicht für Chatbots
Pflichten nach KI-VO
welche risikoklasse hat der bot
Artikel 50
KI-Kompetenz Schulungspflicht
sind Sie konform mit der KI-Verordnung
muss ich meinen kunden sagen dass sie mit einem bot reden
AI-Act-konform
ist der einsatz von ki überhaupt legal
Weiß der Kunde, dass er mit einer Maschine schreibt
artikel 4 ki kompetenz mitarbeiter
EU AI Act Einstufung
ki richtlinie
erkennen unsere Kunden, dass es ein Bot ist
dokumentationspflichten für ki
neues eu gesetz für künstliche intelligenz
ki verordnung anbieter oder betreiber
muss ich Kunden sagen, dass eine KI antwortet
was müssen wir wegen dem AI Act beachten
Merken unsere Kunden, dass sie mit einer KI reden, und müssen wir das sagen?
`,
  outreach: `
darf man Leads einfach so anschreiben
UWG
Kaltakquise erlaubt
dürfen wir Kunden per WhatsApp anschreiben
Einwilligung für Werbung
Double-Opt-in
Werbemails rechtlich erlaubt
ist Cold Calling legal
brauche ich eine Erlaubnis für Erinnerungen per WhatsApp
§ 7 UWG
unerwünschte werbung
Ist automatische Akquise zulässig
newsletter an kunden verschicken rechtlich
spam gesetz
abmahnung wegen werbung
darf die KI meine Interessenten anrufen
opt-in für whatsapp nachrichten
Werbeeinwilligung
rechtlich ok leads per mail zu kontaktieren
ist das kein Spam
verboten leute ungefragt zu kontaktieren
wettbewerbsrecht
kaltakquise per mail b2b rechtslage
ist es legal, Leute per WhatsApp anzuschreiben
darf der lead-generator leute anschreiben ohne einwilligung
Darf ich fremde Firmen einfach anmailen oder ist das verboten?
Darf ich jemanden anrufen, der nur auf meiner Seite war?
Kaltakquise, Werbemails, Einwilligung, UWG
`,
  hosting: `
wo liegen die Daten
Serverstandort
wo stehen eure Server
werden Daten in die USA übertragen
Rechenzentrum in Deutschland
Hosting
gehostet in der EU
wo werden die Daten unserer Kunden gespeichert
geht was nach Amerika
AWS oder Azure
Subunternehmer
Unterauftragsverarbeiter
Drittlandtransfer
in welchem Land werden Daten verarbeitet
bleiben die daten in deutschland
Cloud Anbieter
wo wird das gehostet
verlassen die Daten die EU
Speicherort
wer sind Ihre Hoster
datenstandort
us cloud act
wo liegt die datenbank
liegen die chatdaten in deutschland oder amerika
server in europa?
wer verarbeitet die daten noch
Serverstandort Deutschland
sind die Server in Deutschland
auf welchen Servern läuft der Chatbot
gehen unsere Daten in die USA
Stehen eure Server in Deutschland oder in Amerika?
Serverstandort, Rechenzentrum, Cloud, AWS, in welchem Land gespeichert
`,
};
