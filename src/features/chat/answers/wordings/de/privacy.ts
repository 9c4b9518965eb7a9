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
(liest|hört|schaut|guckt) (hier|da|jemand|ein Mensch) (jemand|wer|hier|) (mit|zu|heimlich mit)
(wird|werden) (der Chat|das Gespräch|dieser Chat|dieses Gespräch|meine Eingaben|die Nachrichten|unser Gespräch|das hier) (aufgezeichnet|gespeichert|protokolliert|mitgelesen|mitgeschnitten|ausgewertet|weitergegeben|gelöscht|geloggt)
(bleibt|ist) (das hier|das|dieses Gespräch|unsere Unterhaltung) (unter uns|vertraulich|anonym|privat|geheim|sicher)
(speicherst|merkst|sammelst|behältst) du (was ich hier tippe|was ich schreibe|dir das|meine Fragen|den Chat|meine Daten)
(Chatverlauf|Gesprächsverlauf|Verlauf|Chatprotokoll) (gespeichert|löschen|wiederfinden|noch da|speichern|weg)
(was passiert|wohin gehen|wer bekommt) (mit dem, was ich hier schreibe|meine Eingaben hier|die Fragen die ich hier stelle)
(kann ich|finde ich) (den Chat|das Gespräch|diese Unterhaltung) (später|morgen|) (fortsetzen|wiederfinden|speichern|als PDF haben|noch einmal lesen|ausdrucken)
(weißt|erinnerst) du (dich|morgen noch|) (an mich|was ich gestern geschrieben habe|wer ich bin)
Wann löscht ihr das, was ich hier reinschreibe?
Werden meine Eingaben in diesem Chatfenster gespeichert?
Hört beim Sprechen mit dem Sprachassistenten jemand mit, wird das aufgezeichnet?
Liest jemand von euch mit, was ich hier im Chat schreibe?
Darf ich hier vertrauliche Firmendaten eingeben?
Wer kann lesen, was ich hier eintippe?
Liest hier jemand mit?
Bleibt das hier unter uns?
Speicherst du was ich hier tippe?
was ich hier (schreibe|eintippe|frage), (landet das irgendwo|wo geht das hin|bekommt das wer)
Was ich hier schreibe, landet das irgendwo?
Wird unser Chat hier irgendwo mitgeschnitten?
Kann jemand mitlesen, was ich dir schreibe?
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
(wie lange|wann) (hebt ihr|speichert ihr|bewahrt ihr|löscht ihr|speichern Sie|behalten Sie|wird) (meine Anfrage|meine Kontaktdaten|meine Daten aus dem Formular|die Anfrage|meine Mail|mein Formular) (auf|gelöscht|)
(bekomme|kriege|erhalte) ich (dann|danach|jetzt|) (Werbung|Spam|Werbemails|Werbeanrufe|Newsletter) (wenn ich das Formular ausfülle|nach der Anfrage|von euch|wenn ich euch schreibe)
(wer|welcher Mitarbeiter) (sieht|liest|bekommt|bearbeitet) (meine Kontaktanfrage|meine Anfrage|das Formular|meine Formulardaten|was ich ins Formular schreibe)
(gebt ihr|verkauft ihr|werden) (meine Daten|meine Adresse|meine Telefonnummer|meine Anfrage) (weiter|an Dritte weiter|weitergegeben|verkauft)
(was passiert|was macht ihr|was geschieht) mit (meiner Anfrage|meinen Formulardaten|den Daten aus dem Kontaktformular|meiner Telefonnummer|meiner E-Mail-Adresse|meinen Angaben)
(Speicherdauer|Aufbewahrung|Löschfrist Anfrage|Kontaktanfrage gespeichert|Weitergabe an Dritte|180 Tage|Werbung nach Anfrage)
an wen gebt ihr meine daten weiter
Auf welcher Rechtsgrundlage verarbeiten Sie Formulardaten?
Was macht ihr mit meinen Angaben aus dem Formular?
Wie lange hebt ihr meine Anfrage auf?
Wann löscht ihr meine Kontaktanfrage?
Bekomme ich dann Werbung wenn ich das Formular ausfülle?
Wer sieht meine Kontaktanfrage?
speicherdauer kontaktdaten
wie lange liegt meine (Nachricht|Anfrage|Mail) bei euch rum
Wie lange liegt meine Nachricht bei euch rum?
Wie lange speichert ihr Kontaktanfragen?
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
(löscht|löschen Sie|entfernt|entfernen Sie|tilgt) (bitte|sofort|) (alles was ihr über mich habt|meine Daten|alle Daten von mir|meinen Namen|meine Mailadresse|meine Anfrage)
(ich möchte|ich will|ich verlange|wie kann ich|ich fordere) (meine Daten löschen lassen|Auskunft über meine Daten|wissen was ihr über mich gespeichert habt|meine Einwilligung widerrufen|der Verarbeitung widersprechen|meine Daten berichtigen|eine Kopie meiner Daten)
(Auskunft|Datenauskunft|Auskunftsersuchen|Löschantrag|Datenlöschung|Recht auf Vergessenwerden|Widerruf|Widerspruch|Artikel 15|Artikel 17|Berichtigung|Betroffenenrechte|Datenschutzbeauftragter|Datenschutzbeauftragte|Kontakt Datenschutz|Aufsichtsbehörde|Beschwerde Datenschutz) (nach DSGVO|beantragen|)
(ich|hiermit) (widerrufe|widerspreche|ziehe zurück) (ich|) (meine Einwilligung|der Speicherung|meine Zustimmung|der Nutzung meiner Daten)
(wer|wie heißt|wie erreiche ich) (ist|) (euer|Ihr|euren|der) (Datenschutzbeauftragter|Datenschutzbeauftragte|Datenschützer|Datenschutzbeauftragten)
(was|welche Daten) (habt ihr|haben Sie|wisst ihr) (über mich|von mir) (gespeichert|)
(meine|unsere) (Daten|Adresse|Mailadresse|Nummer) (sollen|muss|müssen) (bei euch|aus dem System|) (raus|weg|gelöscht werden|verschwinden)
Ich möchte Auskunft nach Art. 15 DSGVO. An wen schicke ich das?
Ich will meine Einwilligung vom Kontaktformular widerrufen
Mein Name und meine Mailadresse sollen bei euch raus, sofort!
rechte als betroffener
Ich will, dass ihr alles über mich löscht
Wie fordere ich eine Datenauskunft an?
Löscht bitte alles was ihr über mich habt
Auskunft nach Artikel 15
Ich widerrufe meine Einwilligung
Wer ist Ihr Datenschutzbeauftragter?
ich (hatte mal angefragt und|) will, dass ihr mich (aus der Kartei streicht|aus der Datenbank löscht|vergesst|austragt)
Ich hatte mal angefragt und will, dass ihr mich aus der Kartei streicht
Bitte löschen Sie meine Daten
Ich möchte wissen, welche Daten ihr über mich gespeichert habt
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
(warum|wieso) (gibts|gibt es|sehe ich|habt ihr|fehlt) (hier|) (keinen|kein|der) (Cookiebanner|Cookie-Banner|Cookie-Hinweis|Einwilligungsbanner)
(werde|werden) (ich|Besucher) (hier|auf der Seite|) (getrackt|verfolgt|ausspioniert|beobachtet|analysiert)
(Cookies|Cookie|Tracking|Google Analytics|Analyse-Tools|Tracker|Cookie-Einstellungen|Cookie-Banner|Matomo|Facebook Pixel|Local Storage|Werbenetzwerke|IP-Adresse|Besucherstatistik|Retargeting) (ablehnen|löschen|deaktivieren|auf dieser Seite|)
(benutzt|nutzt|verwendet|setzt) ihr (Google Analytics|Matomo|Cookies|Tracking|Tracker|Facebook Pixel|Google Fonts|Analysetools) (ein|)
(was|welche Daten) (speichert|sammelt|erfasst) (die Seite|die Website|ihr) (von mir|wenn ich nur surfe|beim Besuch|im Browser|auf meinem Gerät)
(wird|speichert ihr) meine (IP|IP-Adresse) (gespeichert|geloggt|)
(wie|wo) (kann ich|stelle ich|lehne ich|lösche ich) (die|) Cookies (ablehnen|ein|ab|löschen|verwalten|)
Cookies – welche setzen Sie auf dieser Seite?
Was speichern Sie von mir, wenn ich nur auf der Seite surfe?
Cookie-Banner fehlt, ist das Absicht?
Warum kommt bei euch kein Cookie-Banner?
Benutzt ihr Google Analytics?
Verwendet ihr Cookies?
Warum gibts hier keinen Cookiebanner?
cookies
(spioniert|schnüffelt|verfolgt) ihr mich (hier|) (aus|)
Spioniert ihr mich hier aus?
Setzt diese Website Cookies?
Wird mein Besuch auf dieser Seite ausgewertet?
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
(kann|könnte) (ich|ein Blinder|man|mein blinder Kollege) (die Seite|den Chat|das|die Website) (mit Screenreader|mit dem Screenreader|nur mit der Tastatur|ohne Maus|mit Sprachausgabe|mit Braillezeile) (bedienen|nutzen|lesen|)
(Barrierefreiheit|barrierefrei|BFSG|WCAG|BITV|Screenreader|Tastaturbedienung|leichte Sprache|Gebärdensprache|hoher Kontrast|Schriftgröße|größere Schrift|Kontrast|Vorlesefunktion|Sehbehinderung|Farbenblind|Barriere melden|Barrierefreiheitsstärkungsgesetz|Dark Mode)
(ich bin|ich habe|meine Mutter ist) (blind|sehbehindert|schwerhörig|gehörlos|farbenblind|eine Sehschwäche|schlechte Augen)(, geht das trotzdem|, kann ich die Seite nutzen|)
(meine Augen sind schlecht|die Schrift ist zu klein|ich kann das kaum lesen|der Text ist winzig|schlecht zu lesen|der Kontrast ist schwach)
(wie|kann man|gibt es) (mache ich die Schrift|die Schrift|) (größer|größer stellen|vergrößern|große Buchstaben)
(ist|sind) (die Seite|eure Website|euer Chatbot|der Chat|das Angebot) (barrierefrei|für Blinde geeignet|behindertengerecht|BFSG-konform|für alle zugänglich)
(können|funktioniert der Chat für) (Blinde|Sehbehinderte|Menschen mit Behinderung|Rollstuhlfahrer) (den Chat nutzen|auch|das bedienen)
Funktioniert die Seite mit Screenreader?
Haltet ihr euch an Barrierefreiheitsregeln?
Kann ich die Seite mit Screenreader bedienen?
Meine Augen sind schlecht, gibt es größere Schrift?
mein (Kollege|Vater|Chef) ist (blind|gehörlos|fast blind), kommt der (auf der Seite|mit dem Chat) zurecht
Mein Kollege ist blind, kommt der auf der Seite zurecht?
Ist Ihre Internetseite für Menschen mit Sehbehinderung nutzbar?
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
(ich will|ich möchte|wie kann ich|wo kann ich|kann man) (den|euren|) Newsletter (abonnieren|bekommen|bestellen|abbestellen|kündigen|lesen)
(Newsletter|Newsletter-Anmeldung|Rundbrief|Mailverteiler|Neuigkeiten|News per Mail|Newsletter abbestellen|Blog|Updates per Mail|Mailingliste|RSS)
(wie|wo) (melde ich mich|trage ich mich|kann ich mich) (vom Newsletter|für den Newsletter|in den Newsletter|beim Newsletter) (ab|an|ein|anmelden|abmelden|austragen)
(habt ihr|gibt es|verschickt ihr) (einen|) (Newsletter|Rundbrief|Neuigkeiten per Mail|Infobrief|Infomails|Blog)
(haltet mich|halten Sie mich|ich will) (bitte|) (auf dem Laufenden|auf dem neuesten Stand|informiert bleiben|regelmäßig Infos bekommen|Neuigkeiten erfahren)
(wann|wie oft) (kommt|erscheint) (euer|der) Newsletter
(Newsletteranmeldung|Anmeldung zum Newsletter) (geht nicht|funktioniert nicht|nicht möglich)
Kan ich euern Newslettr aboniren
Kommt irgendwann mal ein Newsletter? Hab mich unten eingetragen und es kam nix
Kann man sich irgendwo für Neuigkeiten per Mail eintragen?
Kann ich euren Newsletter bekommen?
Ich will den Newsletter abonnieren
Wie melde ich mich vom Newsletter ab?
Infos regelmäßig per Mail bekommen?
schickt ihr (regelmäßig|ab und zu) was (per Mail|) rum
Schickt ihr regelmäßig was per Mail rum?
Kann ich euren Newsletter bestellen?
`,
};
