/** How visitors ask about this website and a visitor's data: one wording a line. */
export const privacy = {
  messages: `
wird dieses Gespräch gespeichert
wer liest hier mit
Chatverlauf
wird der Chat aufgezeichnet
was passiert mit dem was ich hier schreibe
liest ein Mensch mit
kann mein Chef sehen was ich hier schreibe
wohin gehen meine Nachrichten
speichert ihr diesen chat
ist unsere Unterhaltung vertraulich
bleibt das unter uns
wird hier mitgelesen
wird mein Text irgendwohin gesendet
was ich hier tippe, geht das ins internet
kann ich den verlauf später nochmal sehen
Löscht sich dieser Chat
kann ich das Gespräch kopieren
werden meine Eingaben hier ausgewertet
bin ich hier anonym
ist dieser Chat anonym
gespräch mitschnitt hier
wird das hier protokolliert
chat hier gespeichert oder weg wenn ich schließe
hört hier jemand mit
speichert ihr was ich hier eintippe
Hört jemand mit, wenn ich mit dem Sprachassistenten rede?
Gebt ihr weiter, was ich hier tippe?
Wird das, was ich hier schreibe, aufgezeichnet?
`,
  retention: `
wie lange speichern Sie meine Anfrage
wann löscht ihr meine Daten
wie lange bleiben meine Daten bei euch
Speicherdauer
Aufbewahrungsfrist
wann werden Kontaktanfragen gelöscht
wie viele Tage wird meine Anfrage aufbewahrt
behaltet ihr meine mailadresse für immer
wie lange hebt ihr das formular auf
Löschfrist für Anfragen
werden meine daten automatisch gelöscht
180 tage
was passiert mit meinen angaben aus dem formular
wo landet meine Anfrage
wer sieht meine Anfrage
speichert ihr meine kontaktdaten
gebt ihr meine adresse weiter
verkauft ihr meine Daten
kriege ich jetzt werbung wenn ich meine mail angebe
Dauer der Speicherung
wie lange sind meine angaben bei ihnen
nutzen Sie meine Mailadresse für Werbung
aufbewahrung der anfrage
Wie lange bewahren Sie Anfragen auf, aus denen nichts wird?
Was macht ihr mit meiner Telefonnummer aus dem Formular?
Aufbewahrung, Löschfrist meiner Kontaktanfrage
`,
  rights: `
wie kann ich meine Daten löschen lassen
Auskunft nach Art. 15
Recht auf Vergessenwerden
löscht bitte alles über mich
Einwilligung widerrufen
welche Daten habt ihr über mich
Datenauskunft
Widerspruch einlegen
Datenschutzbeauftragter Kontakt
wer ist euer Datenschutzbeauftragter
Betroffenenrechte
ich will dass ihr meine daten löscht
Kopie meiner Daten
Daten berichtigen
an wen wende ich mich bei Datenschutzfragen
Beschwerde bei der Aufsichtsbehörde
DSGVO Auskunft verlangen
weg mit meinen daten
kann ich meine zustimmung zurückziehen
datenschutz ansprechpartner
löschantrag
meine anfrage zurückziehen und löschen
welche rechte habe ich
Löschen Sie bitte alles, was Sie über mich haben
Datenauskunft, Widerruf, Löschung, Berichtigung verlangen
mein Name und meine Mailadresse sollen raus
nehmt mich sofort aus eurer Datenbank
streicht mich aus eurem System
`,
  cookies: `
setzen Sie Cookies
Tracking
welche Cookies verwenden Sie
Google Analytics
werde ich hier getrackt
Cookie Banner
warum kein Cookie-Banner
messt ihr Besucher
Werbung auf der Seite
Tracker
verfolgt ihr mich im netz
Facebook Pixel
Analysetools auf der Website
speichert die seite was auf meinem rechner
local storage
cookies ablehnen
sammelt die website daten über mich
IP-Adresse gespeichert
welche daten sammelt diese webseite
besucherstatistik
profiling auf eurer website
google fonts
cookie einstellungen ändern
überwacht mich diese website
wird mein Verhalten auf der Seite getrackt
Wieso sehe ich hier keinen Cookie-Hinweis?
Trackt ihr mich mit Google Analytics?
was speichern Sie, wenn ich nur auf der Seite surfe
Datenspur beim Surfen auf der Website
`,
  accessibility: `
ist die Website barrierefrei
Barrierefreiheit
funktioniert das mit Screenreader
kann ich die seite mit der Tastatur bedienen
ist die seite für blinde nutzbar
WCAG
BFSG
Sehbehinderung
Schrift größer machen
Barrierefreiheitserklärung
ich bin farbenblind
kann man animationen ausschalten
Leichte Sprache
Gebärdensprache
Vorlesefunktion
barrierefreiheitsstärkungsgesetz
ist der Chatbot barrierefrei bedienbar
hoher kontrast
bin sehbehindert, komm ich hier klar
barriere melden
BITV
NVDA Jaws
die Bewegungen auf der Seite stören mich
barrierefrei für menschen mit behinderung
Kommt ein Blinder mit Vorleseprogramm hier zurecht?
`,
  newsletter: `
gibt es einen Newsletter
Newsletter abonnieren
wie bekomme ich Neuigkeiten
newsletter abbestellen
Rundmail
infos per mail regelmäßig
wo kann ich mich für den newsletter anmelden
haben Sie einen Blog
Webinar
LinkedIn
Newsletteranmeldung
schickt mir bitte news
seid ihr auf Instagram oder LinkedIn
auf dem Laufenden bleiben
E-Mail-Verteiler
ich will keinen Newsletter mehr
whitepaper zum download
Broschüre
infomaterial zuschicken
Prospekt
euer youtube kanal
newsletter anmeldung klappt nicht
gibt es neuigkeiten von euch
Veranstaltungen oder Messe
newslettr abonieren
Kann ich mich für Neuigkeiten per Mail eintragen?
`,
};
