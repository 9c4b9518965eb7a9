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
(was|wie viel|wieviel) (kostet|kosten|verlangt ihr für|nehmen Sie für|zahle ich für|zahlt man für|muss ich hinlegen für|bezahle ich für) (der Chatbot|die Einrichtung|das|so ein Bot|der Assistent|der Lead-Generator|die CRM-Integration|alle drei|eure Lösung|so was|der Spaß) (im Monat|monatlich|pro Jahr|ungefähr|insgesamt|)
(wie teuer|wie günstig) (ist|wird|kommt) (das|der Spaß|so ein Chatbot|die Einrichtung|mich das)
(Preis|Preise|Kosten|Preisliste|Gebühren|Tarife|Tarif|Monatspreis|Einrichtungskosten|Gesamtkosten|Jahreskosten|Preisübersicht|Kostenpunkt|Budget|Lizenzgebühren|Honorar|Angebot|Kostenvoranschlag|Offerte|Grundgebühr|Folgekosten|Zusatzkosten)
(mit was|mit welchen Kosten|mit welchem Betrag) muss ich (monatlich|im Jahr|ungefähr|) rechnen
(schicken Sie|machen Sie|schickt|könnt ihr) mir (bitte|mal|) (ein Angebot|eine Preisliste|einen Kostenvoranschlag|ein unverbindliches Angebot|eine Offerte) (zukommen|machen|zusenden|)
(gibt es|habt ihr|kommen) (versteckte|zusätzliche|weitere|laufende) (Kosten|Gebühren) (dazu|)
(zahlt|zahle|rechnet ihr) (man|ich|ab|) pro (Nutzer|Chat|Gespräch|Anfrage|Monat|Ticket|Kontakt|Nachricht)
(was|wie viel) (nehmt ihr|nehmen Sie|berechnen Sie|verlangen Sie) (pro|im|für den) (Monat|Stunde|Ersteinrichtung|Nutzer)
(unser|mein) Budget (ist|liegt bei) (klein|knapp|500 Euro|begrenzt), (reicht das|kommen wir da hin)
(ist das|seid ihr) (teuer|bezahlbar|günstig|zu teuer für uns)
Gibt es eine Einrichtungsgebühr plus monatliche Kosten oder nur eins von beiden?
Wat kost der Spaß denn so ungefähr für nen Fünf-Mann-Betrieb
Bitte um ein Angebot für alle drei Bausteine
Monatspreis pro Nutzer oder pauschal?
ab wieviel euro gehts los
Ich vergleiche gerade vier Anbieter und brauche bis Freitag eine grobe Hausnummer fürs Budget, sonst sind Sie raus.
Mit wieviel muss ein Handwerksbetrieb im Monat rechnen?
Könnten Sie mir ein Angebot schicken?
Nennen Sie mir bitte mal eine Größenordnung in Euro
Wie viel kostet euer Chatbot für ein Autohaus mit 40 Angestellten?
Wie teuer ist der Spaß?
Mit was muss ich monatlich rechnen?
Schicken Sie mir bitte ein Angebot
kosten chatbot pro monat
Gibt es versteckte Kosten?
(ich brauch|ich brauche|wir brauchen) (für die Sitzung|für den Chef|bis Donnerstag|für den Vorstand) (eine Hausnummer|eine Größenordnung|eine Zahl|einen ungefähren Preis)
(was|wie viel) (ruft ihr auf|löhnt man|blättert man hin|zahlt man da so|muss man berappen|legt man hin) (ca im Monat|etwa|so|)
(mit welchem|welcher) Betrag (müssten wir|muss ich|ist) (im ersten Jahr|monatlich|anfangs) (rechnen|zu rechnen|einplanen)
(ich sammle|wir vergleichen|wir holen) (gerade|) (Angebote|Preise) (ein|)
Ich brauch für die Sitzung am Donnerstag eine Hausnummer, was ihr so aufruft
was zahlt man da so ca im mon
Guten Tag, ich leite die Verwaltung einer Rehaklinik und sammle für unseren Träger Angebote; mit welchem Betrag müssten wir im ersten Jahr rechnen, wenn wir nur den Chat nehmen?
Kosten pro Monat?
Was müsste ein Betrieb mit 25 Leuten ungefähr hinlegen?
Könnt ihr mir mal einen groben Preis nennen, bevor ich Zeit reinstecke
Einrichtungsgebühr
Was verlangen Sie für den Lead-Generator?
Wie hoch sind die monatlichen Gebühren?
Ich hätte gern ein schriftliches Angebot
kosten einrichtung chatbot
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
(gibt es|bekommen wir|kriegen wir|habt ihr|bekommen) (einen|auch|) (Rabatt|Rabatte|Nachlass|Mengenrabatt|Preisnachlass|Sonderpreis|Skonto|Ermäßigung|Paketpreis|Vereinsrabatt|Start-up-Rabatt|Treuerabatt|Neukundenrabatt|Gutschein|Aktionspreis) (für Vereine|für gemeinnützige|wenn wir alle drei nehmen|bei Jahreszahlung|für Start-ups|für Schulen|bei Vorauszahlung|)
(kann man|ist|lässt sich) (am Preis|der Preis|beim Preis|über den Preis) (noch was machen|verhandelbar|verhandeln|handeln|reden|billiger machen)
(Förderung|Fördermittel|Zuschuss|Zuschüsse|Digitalbonus|go-digital|BAFA|KfW|staatliche Förderung|Subvention|Digitalisierungsförderung|Rabatt|Rabattcode|Gutscheincode|Nachlass|Sonderkonditionen) (Digitalisierung|für KI|möglich|)
(geht|gehts|wird es) (es|das|) (auch|noch|) (billiger|günstiger|preiswerter) (wenn wir mehr nehmen|irgendwie|)
(könnt ihr|können Sie) (mir|uns) (preislich|beim Preis|) entgegenkommen
(Black Friday|Weihnachts|Einführungs)(-Angebot|aktion|preis)
Gibts rabat für gemeinnüzige Vereine
Gibts Prozente wenn man gleich für zwei Jahre zahlt?
Fördermittel für Digitalisierung, kann man eure Leistung damit bezahlen?
Gibts für gemeinnützige Organisationen einen Nachlass?
Wird das irgendwie vom Staat gefördert?
Gibts Prozente bei Vorauskasse?
Bekommen Vereine Nachlass?
fördermittel digitalisierung
Gibts Mengenrabatt wenn wir alle drei nehmen?
wir sind (ein Tierheim|ein Verein|gemeinnützig|eine Stiftung|eine Schule), (kommt ihr uns entgegen|gibts Prozente|wird es billiger)
(Prozente|Preisvorteil|Sparpreis|Nachlass|Entgegenkommen) (möglich|bei Vorkasse|bei zwei Jahren|)
Wir sind ein Tierheim, kommt ihr uns entgegen?
Gibt es für gemeinnützige Organisationen Nachlass?
Gewähren Sie Preisnachlässe bei längerer Laufzeit?
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
(gibt es|habt ihr|bietet ihr) (eine|einen|) (kostenlose|) (Testversion|Testphase|Demo|Demoversion|Probezeit|Probemonat|Testzugang|Live-Demo|Vorführung|Gratisversion)
(kann|könnte|darf|würde) (ich|man|wir) (das|den Bot|es) (gern|vorher|erst mal|mal|unverbindlich|kostenlos) (testen|ausprobieren|anschauen|probieren|sehen)
(können Sie|könnt ihr|zeigt) (uns|mir) (das|das System|den Bot|) (mal|live|in Aktion|) (vorführen|zeigen|demonstrieren|präsentieren)
(Demo|Testversion|Probezeit|Pilot|Pilotprojekt|Pilotphase|Testphase|Vorführung|Präsentation|Live-Demo|Testlauf|Schnupperphase|Proof of Concept|Machbarkeitsnachweis|Beispiel) (möglich|vereinbaren|sehen|gratis|)
(bevor|ehe) (ich|wir) (unterschreibe|kaufen|was bezahlen|uns entscheiden), (will ich es testen|möchten wir es sehen|würden wir gern eine Demo sehen)
(kann ich|wo kann ich) (irgendwo|) (ein Beispiel|ein Video|einen Beispielchat|Screenshots|eine Demo) (sehen|anschauen)
(kann ich|können wir) (klein|mit einer Abteilung|mit einem Piloten) (anfangen|starten|testen)
(und wenn|was wenn) es uns (nicht gefällt|nicht passt|nichts bringt)(, Geld zurück|)
kann ich des erst mal 14 Tag testen bevor i was unterschreib
Testzugang
Dürfen wir das erst mal vier Wochen ausprobieren, bevor wir unterschreiben?
Kann ich irgendwo eine Demo sehen?
Habt ihr eine Testversion?
Gibt es eine kostenlose Testversion?
Würde das gern erst mal ausprobieren bevor ich was unterschreib
Können Sie uns das System mal vorführen?
Ist ein Pilotprojekt möglich?
(ich kauf nicht|wir kaufen nicht) die Katze im Sack
(mal|erst mal|kurz) (reinschnuppern|antesten|Probe fahren|ansehen|beschnuppern) (möglich|geht das|)
(Testzugang|Testkonto|Demozugang|Probeaccount) (bitte|gibt es das|)
Ich kauf nicht die Katze im Sack, kann ich mal reinschnuppern?
testzugang bitte
Kann man eine Probewoche machen?
(Probewoche|Testwoche|Schnupperwoche|Probezeitraum|Testmonat) (machen|möglich|vereinbaren|)
Dürfen wir eine Demo sehen, ehe wir kaufen?
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
(kann|geht|zahlen wir|zahlt man|akzeptiert ihr|bezahlt man) (man|ich|) (auf Rechnung|per Lastschrift|mit Kreditkarte|per PayPal|per Überweisung|in Raten|bar|mit SEPA|jährlich|quartalsweise|im Voraus) (zahlen|bezahlen|)
(Zahlungsarten|Zahlungsziel|Zahlungsweise|Zahlungsbedingungen|Ratenzahlung|Rechnung|Lastschrift|Kreditkarte|PayPal|Überweisung|Abrechnung|Rechnungsstellung|Vorkasse|Anzahlung|Mehrwertsteuer|Umsatzsteuer|netto oder brutto|E-Rechnung|Bankverbindung|IBAN|Zahlungsmethoden|Fälligkeit)
(versteht sich|ist|sind) (der Preis|das|die Preise) (netto|brutto|netto oder brutto|mit Mehrwertsteuer|inklusive Mehrwertsteuer|plus Mehrwertsteuer)
(wann|wie|wie oft) (muss ich|wird|kommt|stellt ihr|zahlen wir) (zahlen|abgerechnet|die Rechnung|bezahlt|eine Rechnung)
(bekommen|kriegen) wir (eine|) (ordentliche|richtige|elektronische|) Rechnung (mit ausgewiesener Mehrwertsteuer|fürs Finanzamt|)
(kann|könnte) (man|ich) (in Raten|auf Raten|abstottern|monatlich) (zahlen|bezahlen|)
(verlangt|braucht) ihr (eine Anzahlung|Vorkasse|Geld im Voraus)
Kann ich auf Rechnung zahlen?
Kann man auch in Raten zahlen?
Ist Ratenzahlung drin?
Versteht sich der Preis netto oder brutto?
Geht Lastschrift oder Kreditkarte?
(schickt ihr|gibt es) (Rechnungen|eine Rechnung) oder (wird abgebucht|bucht ihr ab|per Lastschrift)
(wird|bucht ihr) (das Geld|monatlich|automatisch) (abgebucht|ab|eingezogen)
Schickt ihr Rechnungen oder wird abgebucht?
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
(wie|wann) (komme ich|kommt man|kann ich|können wir|kann man) (aus dem Vertrag|da|) (wieder raus|kündigen|aussteigen|raus)
(wie lange|für wie lange) (läuft|ist|bindet|binde) (der Vertrag|die Laufzeit|man sich|ich mich|die Mindestlaufzeit)
(Vertragslaufzeit|Laufzeit|Mindestlaufzeit|Kündigungsfrist|Kündigung|Vertrag|Vertragsbindung|Vertragsdauer|Verlängerung|AGB|Vertragsbedingungen|Geheimhaltung|NDA|Vertraulichkeitsvereinbarung|Widerrufsrecht|Sonderkündigungsrecht|Rücktritt|Knebelvertrag|Probevertrag)
(binde|verpflichte) ich mich (da|) (für Jahre|lange|fest|langfristig|für 24 Monate)
(kann|können) (man|wir) (monatlich|jederzeit|kurzfristig|vorzeitig|nach drei Monaten) (kündigen|aussteigen|aufhören|pausieren)
(verlängert|erneuert) sich (der Vertrag|das Abo) (automatisch|von selbst|)
(unterschreibt|unterzeichnen|macht) (ihr|Sie) (ein NDA|eine Geheimhaltungsvereinbarung|eine Vertraulichkeitserklärung)
(wir wollen|wir möchten|ich will) (kündigen|den Vertrag beenden|aus dem Vertrag)
(ist das|gibt es) ein (Abo|Jahresvertrag|Knebelvertrag)
(wo finde ich|gibt es|schickt mir) (die|eure|Ihre) (AGB|Geschäftsbedingungen|Vertragsbedingungen|Konditionen)
Wie lange bindet man sich vertraglich?
Mindestlaufzeit 24 Monate oder monatlich kündbar?
Wie komme ich aus dem Vertrag wieder raus, wenn es nicht passt?
Gibt es eine Kündigungsfrist?
was, wenn ich nach (zwei Monaten|einem halben Jahr|ein paar Wochen) (keinen Bock mehr hab|nicht mehr will|aufhören will|merke dass es nichts ist)
ich bin (gebrannt|geschädigt) von einem (Fünfjahresvertrag|Handyvertrag|langen Vertrag)
(Fünfjahresvertrag|Jahresbindung|Bindungsfrist|Ausstiegsklausel|raus aus dem Vertrag)
Was, wenn ich nach zwei Monaten keinen Bock mehr hab?
kündigng wie
Ich bin gebrannt von einem Fünfjahresvertrag mit einem Kopiererhändler. Wie ist das bei Ihnen?
Wie lange müsste ich mich binden?
Wie sind die Kündigungsbedingungen?
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
(kriegen|bekommen|erhalten) wir (unsere|alle|die) Daten (zurück|wieder|heraus|ausgehändigt) (wenn wir aufhören|nach Vertragsende|bei Kündigung|am Ende|)
(was|wohin|was wird) (passiert|geschieht|kommen|wird) (mit|aus) (unseren Daten|den Chatverläufen|den Inhalten|allem|unseren Dokumenten) (nach der Kündigung|nach Vertragsende|wenn wir kündigen|wenn wir gehen|wenn Schluss ist|wenn ihr pleitegeht)
(Datenexport|Datenrückgabe|Datenmitnahme|Lock-in|Vendor Lock-in|Anbieterwechsel|Datenportabilität|Exit-Strategie|Abhängigkeit|Insolvenz|Löschung nach Vertragsende|Ausstieg)
(sind|machen|werden) wir (dann|uns|) (von euch|von Ihnen|) (abhängig|gebunden|eingesperrt)
(was ist|was passiert), wenn (ihr pleitegeht|eure Firma insolvent ist|es euch nicht mehr gibt|ihr aufgekauft werdet|ihr zumacht)
(können|kann) (wir|man) (alles|die Daten|die Leads|die Chats) (exportieren|mitnehmen|herunterladen|sichern) (wenn wir wechseln|beim Anbieterwechsel|)
(wem gehören|wem gehört) (die Daten|das|die Inhalte|die Chatverläufe|das Wissen)
(wir wechseln|angenommen wir wechseln) (den Anbieter|zur Konkurrenz), (bekommen wir die Daten mit|was ist mit den Daten)
Wenn wir aufhören, kriegen wir unsere Daten in einem brauchbaren Format zurück?
Vendor-Lock-in: Wie kommen wir im Fall der Fälle wieder weg von Ihnen?
Bekommen wir beim Anbieterwechsel alle Daten mit?
Kriegen wir unsere Daten zurück wenn wir aufhören?
Sind wir dann von euch abhängig, Stichwort Lock-in?
Was wird nach der Kündigung aus den Chatverläufen?
(kann ich|können wir) beim (Abschied|Weggang|Ausstieg) alles mitnehmen
wenn wir (auseinandergehen|uns trennen|nicht mehr zusammenarbeiten), was (bleibt uns|passiert mit den Daten|wird gelöscht)
Kann ich beim Abschied alles mitnehmen, was sich angesammelt hat?
Was wird aus unseren Daten, wenn wir kündigen?
Bekommen wir am Vertragsende einen Datenexport?
`,
};
