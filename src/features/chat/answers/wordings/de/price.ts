/** How visitors ask about money and contracts: one wording a line. */
export const price = {
  price: `
was kostet das
Preise
wie teuer ist der Chatbot
was kostet der Lead-Generator im Monat
Kosten
Preisliste
ab wie viel Euro geht es los
wie setzt sich der Preis zusammen
Preismodell
zahlt man monatlich oder einmalig
gibt es eine Einrichtungsgebühr
können Sie mir ein Angebot machen
wat kost dat
was kost der spaß
mit welchem Budget muss ich rechnen
Kostenvoranschlag
laufende Kosten
monatliche gebühr
Abo oder Einmalzahlung
preis pro nutzer oder pro gespräch
zahlen wir pro Ticket
was verlangt ihr
grobe Hausnummer beim Preis
Was würde das für 10 Mitarbeiter ungefähr kosten
Lizenzkosten
warum stehen keine Preise auf der Seite
preisspanne
welche tarife gibt es
ist das teuer
nur ganz kurz: preis?
wieviel muss man dafür hinlegen
versteckte Kosten
unverbindliches Angebot anfordern
setup fee
Was zahlt man monatlich für den Chatbot
was kostet die CRM-Integration
was kostet die CRM Anbindung an Salesforce
Preis Lead-Generator
wie teuer ist die CRM-Integration
wie teuer ist der KI-Chat-Assistent
was nehmen Sie für die Einrichtung
mit was für Kosten müssen wir rechnen wenn wir den Bot einsetzen
Ich brauche fürs Budget eine Zahl, was kostet so ein Chatbot ungefähr
können Sie mir einen Preis nennen
Bitte schicken Sie uns ein Angebot für alle drei Lösungen
Können Sie uns ein Angebot machen, wir sind zwölf Leute?
Unser Budget ist klein, was ist der günstigste Einstieg?
Mit welchen monatlichen Kosten muss ein Handwerker rechnen?
Was kostet mich der Spaß insgesamt im ersten Jahr?
Größenordnung in Euro nennen
Was kostet euer Chatbot für ein Autohaus mit 50 Angestellten
Kostenrahmen, Budget, Gebühren, Tarif, Monatsbeitrag, Anschaffung
brauche eine grobe Hausnummer fürs Budget
was kosten alle drei Produkte zusammen
pro Gespräch zahlen oder pauschal
mit wie viel muss ein Betrieb im Monat rechnen
`,
  discount: `
gibt es Rabatt
kann man am Preis noch was machen
Mengenrabatt
gibt es Nachlass für Vereine
Sonderkonditionen
Startup-Rabatt
geht das auch billiger
Skonto
Nachlass bei jährlicher Zahlung
gutscheincode
Rabattaktion
Förderung durch Staat
gibt es fördermittel für KI Einführung
Digitalbonus
zuschuss
preisnachlass für gemeinnützige
ist der Preis verhandelbar
bekommen wir als Bestandskunde Prozente
Black Friday angebot
gibts rabatt wenn wir alle drei nehmen
Paketpreis wenn man mehrere Lösungen nimmt
schulen und unis billiger?
Sonderangebot
lässt sich da preislich was drehen
bildungsrabatt
bekommen wir einen besseren Preis bei längerer Laufzeit
können wir über den preis reden
Gibt der Staat etwas dazu, Digitalbonus oder so?
Bekommen gemeinnützige Vereine einen Nachlass?
Prozente bei Vorauskasse, Preisnachlass, Vergünstigung
Zuschuss, Förderprogramm, Subvention
gibts Prozente bei zwei Jahren
zahlen Vereine weniger
wird so etwas vom Staat gefördert
`,
  trial: `
kann ich das kostenlos testen
gibt es eine Testphase
Testversion
demo
kann ich eine Demo sehen
Probezeit
Pilotprojekt
gibt es einen Testzugang
unverbindlich ausprobieren
können wir erstmal mit einem kleinen Piloten anfangen
30 Tage gratis testen
Proof of Concept
Vorführung
Probeabo
zeigt mir den bot mal live
Live-Demo vereinbaren
wo kann ich das ausprobieren
demoversion
testaccount
kann man das mal anschauen bevor man kauft
free trial
geld zurück garantie
gibts ne gratisversion
erst probieren dann zahlen
kostenlose Version
gibt es ein beispiel das ich anklicken kann
können wir das ein paar wochen ausprobieren ohne uns zu binden
kann man den Chatbot vorab testen
kann ich den Lead-Generator testen
Zeigen Sie uns vorher eine Demo vom Assistenten
Können wir das ein paar Wochen ausprobieren, bevor wir etwas unterschreiben?
Ich möchte das erst mal live sehen, gibt es eine Demo?
Testversion, Probezeit, Pilotprojekt, Vorführung
`,
  payment: `
wie kann man bezahlen
zahlen Sie auf Rechnung
Zahlungsarten
Kreditkarte PayPal SEPA
wann kommt die Rechnung
Zahlungsziel
Ratenzahlung möglich
ist die Mehrwertsteuer enthalten
netto oder brutto preise
Vorkasse
Zahlungsbedingungen
Anzahlung
kann man in raten zahlen
e-rechnung XRechnung
rechnungsstellung monatlich oder jährlich
per Lastschrift
wie wird abgerechnet
muss ich im Voraus zahlen
rechnung an andere Adresse
stellt ihr rechnungen mit ausgewiesener MwSt
leasing
zahlweise
kauf auf rechnung
bezahlung
bekomme ich eine Rechnung oder geht das nur mit Kreditkarte
kommt die Mehrwertsteuer noch drauf
Geht Zahlung auf Rechnung oder nur Kreditkarte?
Sind die Preise brutto oder netto?
Raten, Überweisung, Lastschrift, PayPal, Zahlungsziel
`,
  contract: `
wie lange läuft der Vertrag
Mindestlaufzeit
Kündigungsfrist
kann man monatlich kündigen
Vertragslaufzeit
wie kündige ich
binden wir uns für Jahre
verlängert sich der Vertrag automatisch
monatlich kündbar
AGB
wo finde ich eure AGB
Vertragsbedingungen
wie komme ich aus dem vertrag wieder raus
mindestvertragsdauer 12 monate?
Knebelvertrag
gibt es ein Sonderkündigungsrecht
vertragsbindung
Laufzeit
automatische Verlängerung
muss ich mich lange festlegen
jahresvertrag oder flexibel
wie lange ist man gebunden
ich will kündigen
welche vertragslaufzeiten bieten sie an
Geheimhaltungsvereinbarung NDA
wie lange ist man vertraglich gebunden
wie lange müssen wir uns binden
kann ich jederzeit kündigen
was für Kündigungsfristen haben Sie
Wie komme ich aus dem Vertrag mit euch wieder raus, falls es nicht passt?
Binde ich mich da für Jahre?
Kündigungsfrist, Laufzeit, Verlängerung, AGB
`,
  exit: `
was passiert mit unseren Daten nach Vertragsende
bekommen wir unsere Daten zurück wenn wir kündigen
Datenexport bei Kündigung
wem gehören die Daten
sind wir dann abhängig von euch
Vendor Lock-in
was ist wenn Mainlicht pleite geht
können wir später zu einem anderen Anbieter wechseln
Datenherausgabe nach Vertragsende
Löschung unserer Kundendaten bei Vertragsende
Eigentum an den Daten
wer besitzt die trainierten Inhalte
Datenportabilität
exit strategie
wie kriegen wir bei einem Wechsel alles wieder raus
was wird bei kündigung gelöscht
insolvenz des anbieters was dann
export aller gespräche und kundendaten am ende
behalten wir die rechte an unseren inhalten
anbieterwechsel abhängigkeit
datenmitnahme
gehören uns die chatverläufe unserer kunden
source code escrow
was wenn es euch in zwei jahren nicht mehr gibt
wenn wir kündigen, was passiert dann mit unseren Kundendaten
kriegen wir unsere daten wieder raus
Wenn wir den Anbieter wechseln, bekommen wir dann alle Daten mit?
was bleibt uns, wenn wir bei euch kündigen
Bekomme ich meine Daten zurück, wenn Schluss ist
Datenexport, Herausgabe, Migration zu anderem Anbieter
`,
};
