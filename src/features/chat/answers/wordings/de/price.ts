/** How visitors ask about money and contracts: one wording a line. */
export const price = {
  price: `
(was|wie viel) kostet (der|die|er|sie|so einer|so eins|sowas|der denn|das denn)
wie teuer ist (der|die|er|sie|so einer|das denn)
was müsste ich dafür zahlen
und der Preis
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
was kostet der spaß
preis?
wie teuer
was legt man da monatlich hin
für ne kleine werkstatt was ruft ihr da auf
grobe hausnummer
könn wir uns das leisten als bäckerei
monatsgebühr
was nehmt ihr
mit was muss ich rechnen im jahr
wieviel euro
unter 1000 zu machen?
laufende gebühren?
und was blechen wir dafür
kosten chatbot
tarife
was verlangt ihr für so nen digitalen helfer
was muss ich auf den tisch legen
was kostet mich der ganze kram im ersten jahr
is das bezahlbar für nen kleinen
kostenpunkt lead generator
was würde mein hotel mit 40 zimmern da zahlen
gibts versteckte kosten
budget von 300 im monat reicht das
Nennen Sie mir bitte eine Hausnummer.
Was verlangen Sie für die Einführung und was laufend?
Wie hoch ist die monatliche Gebühr?
Ich brauche eine Preisliste für den Einkauf.
Welche Kosten kommen auf uns zu?
Gibt es gestaffelte Tarife?
Wie setzt sich der Betrag zusammen?
Ist das bezahlbar für einen Betrieb unserer Größe?
Was muss ich für das Gesamtpaket hinblättern?
Einmalkosten und laufende Kosten, bitte getrennt.
Könnten Sie mir die TCO über drei Jahre nennen?
Wie teuer wird der Spaß?
Fallen versteckte Gebühren an?
Rechnen Sie nach Verbrauch oder pauschal ab?
Was schlägt allein der Chatbot im Monat zu Buche?
Womit muss ich für alle drei Module zusammen rechnen?
Sind die 290 Euro das Ende der Fahnenstange?
Wie teuer ist die Einrichtung?
Verstehen sich die 2.900 Euro netto?
Für die Budgetplanung 2027 bräuchte ich eine Größenordnung.
Können Sie mir ein unverbindliches Angebot mit Zahlen schicken?
Was nehmen Sie pro Monat?
Ihr Preismodell, bitte.
Wovon hängt der Betrag ab, den wir am Ende zahlen?
Der CFO will wissen, was ihn das kostet.
Lizenzgebühren?
ähm was muss ich dafür hinlegen
also wie teuer ist so ein bot im monat äh ungefähr
was kostet die einrichtung und was dann monatlich nochmal
sag mal reichen da tausend euro oder eher zehntausend
chatbot kosten monat
einrichtungsgebühr höhe
Butter bei die Fische: wie viel?
Warum steht nirgends ein Preisschild?
Was ist die billigste Variante?
Ab welchem Betrag seid ihr zu haben?
Ich lebe nach dem Grundsatz, erst zu fragen, was etwas kostet. Welche Summe müsste unser kleiner Betrieb aufbringen?
Wären Sie so nett, mir die einmaligen und die laufenden Ausgaben zu nennen?
Mit welchem Betrag muss ich im Jahr rechnen, wenn ich mich für Ihr Angebot entscheide?
Meine Frau führt die Kasse und möchte wissen, was da monatlich abginge.
was ist der preis bro
is das bezahlbar oder voll expensive
was zahlt man so pro monat
Wie viel Geld kostet Ihre System?
Preis bitte sagen für Chatbot
Einmal bezahlen wie viel und Monat wie viel?
Was ist kleinste Preis?
Kann ich mir das leisten, wenn ich im Monat 500 Euro übrig habe?
Welche Zahl trage ich im Budget ein?
Was steht am Ende unten rechts auf der Rechnung?
Kostet das eher so viel wie ein Gebrauchtwagen oder wie ein Kaffee?
Kommt zu den (290|2.900) Euro noch (die Mehrwertsteuer|etwas|die Steuer) dazu?
Sind die Preise netto oder brutto?
Ist die Einrichtung im Monatspreis enthalten?
Was würde das (genau|ungefähr|etwa) für (45 Nutzer|drei Standorte|20 Leute|unseren Betrieb mit 80 Mitarbeitern) kosten?
Und was kommt nach dem ersten Monat an Kosten auf uns zu?
Was ist in den 290 Euro drin?
Zahle ich für jede Lösung extra?
Wird es teurer, wenn mehr Leute chatten?
Bekomme ich vorher ein schriftliches Angebot oder kaufe ich die Katze im Sack?
Kommt zu den 290 Euro noch die Mehrwertsteuer dazu?
Was würde das genau für 45 Nutzer und zwei Standorte kosten?
(bekomme ich|gibt es|kriege ich) (vorher|erst|) (ein schriftliches Angebot|etwas Schriftliches|einen Kostenvoranschlag), bevor ich (zusage|unterschreibe|kaufe)
Weiß ich vorher genau, was es kostet?
Steigt die Monatsgebühr mit der Zahl der Gespräche?
(ist|sind) (das|290 Euro|2.900 Euro) (der Endpreis|alles|inklusive Einrichtung|pro Lösung)
Warum steht da nur „ab“ beim Preis?
Mit welchem Betrag muss ein Büro mit 20 Leuten rechnen?
Wie teuer ist der Chatbot pro Monat?
Welche laufenden Gebühren kommen auf uns zu?
Nennen Sie mir bitte eine ungefähre Summe.
Was verlangen Sie für die Einrichtung?
Unser Budget liegt bei 5.000 Euro, reicht das?
Gibt es eine Preisliste zum Anschauen?
Wie viel müssen wir für CRM und Chatbot zusammen zahlen?
Fallen neben der Monatsgebühr weitere Kosten an?
Was müsste ich im ersten Jahr insgesamt ausgeben?
Liegen Sie unter 300 Euro im Monat?
Ist die Einrichtungsgebühr schon im Monatspreis drin?
Was kostet uns der Lead-Generator für fünf Vertriebler?
Wie setzt sich Ihr Preis zusammen?
Kann sich ein Kleinbetrieb das leisten?
Ist das teuer oder bezahlbar für zehn Leute?
Ich brauche eine Hausnummer für unser Budget.
Ab welchem Betrag geht es bei Ihnen los?
Wie hoch ist die monatliche Gebühr bei Ihnen?
Was berechnen Sie für 100 Anfragen am Tag?
was kost der spass
kosten fuer 20 user
monatlich?
einrichtungsgebuehr
hausnummer reicht
teuer?
was muss ich hinlegen
ab wieviel geht das los
fuer ne 5 mann bude was kostet das
pro nutzer oder pauschal
290 im monat und das wars?
was zahl ich im ersten halben jahr
was kost nur der chatbot
budget brauch ich wieviel
also ich sitz gleich beim gesellschafter und der will nur eins wissen naemlich was uns das im monat kostet
wos kost des
wieviel geld insgesamt im ersten jahr
Wir sind ein Großhandel mit 35 Leuten, HubSpot und Shopify; könnten Sie mir einen Kostenrahmen nennen?
Welchen Betrag soll ich im Haushaltsplan für nächstes Jahr ansetzen?
Ich wüsste gern, was man monatlich zu entrichten hätte.
Wie teuer ist die einmalige Installation?
Rechnen Sie nach Nutzern ab, nach Gesprächen oder pauschal?
Ist so etwas für einen Installateur mit sechs Leuten nicht unbezahlbar?
Könnten Sie mir Ihre Konditionen nennen, was die Höhe der Gebühren angeht?
Dürfte ich um eine grobe Schätzung für 20 Nutzer und zwei Systeme bitten?
Bei welchem Betrag fangen Ihre Tarife an?
Fallen neben der Anfangsgebühr laufende Kosten an?
Mein Geschäftsführer sieht sich nichts ohne Zahl an. Welche Zahl darf ich ihm geben?
Wie hoch wäre der Betrag allein für den Chat-Assistenten?
Gelten die 290 Euro im Monat auch für 45 Leute, oder wird es mehr?
Wovon hängt der Preis ab?
Mit welchen Ausgaben müssen wir im ersten Jahr insgesamt rechnen?
Als Steuerberater benötige ich Anschaffungskosten und laufende Gebühr getrennt.
Veröffentlichen Sie Ihre Preise, oder muss man ein Angebot anfordern?
Zendesk nimmt 55 Euro pro Agent. In welcher Größenordnung liegen Sie?
Womit hätte ein Betrieb mit drei Filialen preislich zu rechnen?
Können wir uns das als kleiner Handwerksbetrieb überhaupt leisten, also was verlangen Sie?
(ist|sind|wäre) (das|die Preise|die 2900 Euro|die 290 Euro|der Preis) (netto|brutto|mit MwSt|ohne Mehrwertsteuer|inklusive Umsatzsteuer|plus Steuer)
mit oder ohne mwst
Kommt auf den Preis noch die Mehrwertsteuer drauf?
(gibt es einen|ist das ein) Festpreis oder (wird nach Aufwand abgerechnet|rechnet ihr nach Stunden ab)
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
gibts da zuschüsse vom staat
rabatt
geht da noch was am preis
für vereine billiger?
kann man handeln
digitalbonus hessen
fördermittel für handwerker bei sowas
wenn ich alle drei nehm wirds dann günstiger
existenzgründer sonderpreis
habt ihr black friday aktion
mengenrabatt bei 10 filialen
go digital förderung
studentenrabatt haha
kfw
prozente?
nachlass möglich
bezahlt mir die ihk was dazu
wenn ich meinen kollegen mitbring gibts dann was runter
bafa zuschuss
sonderkonditionen für innungsmitglieder
letzter preis?
gemeinnützig, bekommen wir nen nachlass
jahreszahlung günstiger?
neukundenaktion
treuerabatt
digitalisierungsförderung wird das unterstützt
Wir nehmen alle drei Module, kommen Sie uns da entgegen?
Gibt es einen Nachlass für gemeinnützige Vereine?
Können wir Fördermittel vom Land beantragen?
Ist am Preis noch etwas zu machen?
Bekommen wir Prozente, wenn wir gleich für zwei Jahre unterschreiben?
Wird das über go-digital bezuschusst?
Haben Sie Sonderkonditionen für Start-ups?
Lässt sich über die Konditionen verhandeln?
Gewähren Sie einen Frühbucherbonus?
Ist die Einführung staatlich förderfähig?
Unser Einkauf erwartet mindestens zehn Prozent Nachlass.
Das ist uns zu teuer, geht es billiger?
Gibt es einen Jahresbonus?
Haben Sie einen Gutscheincode?
Wir sind eine Schule, gibt es einen Bildungstarif?
KfW-Mittel für Digitalisierung, kommt das in Betracht?
Könnten Sie die Einrichtungsgebühr erlassen?
Treuebonus für Bestandskunden?
Gibt es eine Aktion zum Jahresende?
Bekommen Mitglieder der Handwerkskammer Vorzugskonditionen?
Ein Wettbewerber gibt uns 20 Prozent, ziehen Sie mit?
Besteht preislich noch Luft nach unten?
Welche Zuschüsse gibt es für so ein Digitalisierungsvorhaben?
Rahmenvertragskonditionen für Einkaufsverbände?
Bezahlt der Staat einen Teil davon?
Wir wären bereit, als Referenz zu dienen, wenn Sie preislich nachgeben.
Wird man als Erstkunde günstiger eingestuft?
ähm geht da preislich noch was
also wir sind ein verein äh gibt es da nen sonderpreis
zahlt der staat was dazu
sag mal kriegt man was billiger wenn man alle drei nimmt
rabatt startup
förderung digitalisierung
mengenrabatt nachlass
bafa zuschuss ki
Was, wenn ich ganz lieb frage, wird es dann billiger?
Habt ihr Black-Friday-Angebote?
Gibt es einen Gutscheincode?
Lasst ihr mit euch handeln?
Als gemeinnützige Stiftung haben wir ein schmales Budget. Kämen Sie uns entgegen?
Ich hörte von Zuschüssen des Landes Hessen für so etwas. Kann man Ihre Leistung fördern lassen?
Dürfte ich fragen, ob bei Jahreszahlung ein Skonto gewährt wird?
Wir würden gleich für drei Betriebe bestellen. Wäre da ein Nachlass möglich?
gibts prozente
studentenrabatt oder nonprofit deal
habt ihr promo codes
kann man noch bissl runterhandeln
Können Sie Preis kleiner machen?
Gibt es Geld von Staat für diese Projekt?
Für Schule gibt es billiger?
Wenn ich nehme alle drei, Rabatt?
Bekommt man für Treue bei euch etwas erlassen?
Hilft mir irgendein Fördertopf beim Bezahlen?
Ich feilsche gern. Wie viel Luft ist da drin?
Mein Schwager ist auch interessiert. Kriegen wir zu zweit bessere Konditionen?
(ist|geht|gibt es) (da preislich noch was|ein Rabatt für mehrere|ein Nachlass|eine Förderung vom Land|ein Zuschuss)
Wir sind eine Schule und haben kaum Budget. Gibt es eine kleine Version?
(wir sind eine Schule|als Verein|als Praxis) (haben wir|mit) wenig Budget, gibt es (eine kleine Version|etwas Günstigeres|einen Nachlass)
Bekommen gemeinnützige Vereine bei Ihnen einen Nachlass?
Kann man so ein Projekt staatlich fördern lassen?
Wird es billiger, wenn wir alle drei Produkte nehmen?
Wie viel Prozent geben Sie bei Jahreszahlung nach?
Haben Sie einen Sonderpreis für junge Gründer?
Lässt sich über den Preis noch verhandeln?
Gilt bei Ihnen ein Mengenrabatt ab zehn Nutzern?
Übernimmt die KfW oder das Land einen Teil der Kosten?
Gibt es gerade eine Aktion oder einen Gutschein?
Können wir für die Digitalisierung einen Zuschuss beantragen?
Sind Vergünstigungen für Schulen vorgesehen?
Kommen Sie Neukunden beim Preis entgegen?
Gibt es Fördermittel für die Einführung von KI?
Machen Sie uns bei zwei Standorten einen besseren Preis?
Bekommen Start-ups bei Ihnen Prozente?
Gewähren Sie Skonto oder einen Treuebonus?
Gibt es einen Zuschuss vom Staat dafür?
foerderung
zuschuss vom staat
billiger fuer vereine
startup preis
wenn wir alle 3 nehmen guenstiger?
2 jahre binden dafuer billiger?
Wir sind ein gemeinnütziger Verein. Gewähren Sie einen Nachlass?
Ließe sich die Anschaffung über ein Digitalisierungsprogramm des Landes Hessen bezuschussen?
Gibt es Spielraum, wenn wir für drei Jahre unterschreiben?
Ist ein Mengennachlass denkbar, wenn wir alle drei Lösungen nehmen?
Haben Sie Sonderkonditionen für Gründer, deren Firma jünger als zwei Jahre ist?
Stehen für KI-Projekte in Kleinbetrieben keine öffentlichen Mittel bereit?
Räumen Sie Skonto ein, etwa 2 Prozent bei Zahlung binnen zehn Tagen?
Innungsmitglieder erhalten anderswo 10 Prozent. Halten Sie es genauso?
Lässt sich über den Preis verhandeln?
Kann man Ihr Angebot mit einem KfW-Kredit oder EU-Zuschuss verbinden?
Kämen Sie uns entgegen, wenn wir Sie unserer Schwesterfirma empfehlen?
Haben Sie einen vergünstigten Tarif für Bildungseinrichtungen?
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
kann ich das mal ausprobieren bevor ich was unterschreib
habt ihr ne demo
ich kauf nix was ich net gesehen hab
4 wochen gratis testen?
zeigt ihr mir das mal live
probemonat
wie beim auto: probefahrt möglich?
kann man da mal reinschnuppern
testphase
erst mal klein anfangen mit einer filiale als versuch
gibts n video oder beispiel
kostenlos testen
will sehn wie das bei nem hotel aussieht vorher
demo zugang
könnt ihr das mal vorführen
geld zurück wenns mir nicht gefällt, oder vorab ausprobieren
muster ansehen
wo seh ich ein beispiel wie das ausschaut
erstmal auf probe
vorführung in unserem laden?
nur mal gucken wie der reagiert mit echten fragen
trial
schnupperwoche
darf meine kollegin das vorab mal anklicken
kann man sich den lead generator irgendwo in aktion anschauen
Kann man sich das erst einmal unverbindlich ansehen?
Bieten Sie einen Proof of Concept?
Wir würden gern mit einem Piloten in einer Abteilung beginnen.
Führen Sie das einmal live vor?
Die Katze im Sack kaufen wir nicht.
Besteht die Möglichkeit einer Probephase?
Haben Sie eine Demo?
Kann ich ein paar Wochen hineinschnuppern, bevor ich unterschreibe?
Wo kann ich das Produkt in Aktion sehen?
Könnten Sie uns einen Prototyp mit unseren Daten zeigen?
Freemium-Version?
Lässt sich das mit einer kleinen Nutzergruppe erproben?
Gibt es eine kostenlose Version zum Ausprobieren?
Vor der Unterschrift möchte ich es mit eigenen Augen sehen.
Wäre ein zweimonatiger Pilotbetrieb denkbar?
30 Tage gratis, wie bei anderen?
Wie kann ich mich vorab von der Qualität überzeugen?
Stellen Sie eine Testumgebung bereit?
Ich hätte gern eine Produktvorführung für unser Leitungsteam.
Kann ich es selbst ausprobieren?
Machen Sie auch Probeläufe?
Gibt es ein Rückgaberecht, falls die Erprobung enttäuscht?
Dürfen wir damit ein wenig herumspielen, bevor wir uns festlegen?
Sehen wir irgendwo ein lauffähiges Beispiel?
POC mit anschließender Entscheidung?
Wäre eine Live-Präsentation per Teams machbar?
Gratis-Test?
ähm kann man das mal ausprobieren bevor man kauft
also gibts ne testversion äh kostenlos vielleicht
ich will das erst sehen könnt ihr mir das mal vorführen
sag mal habt ihr ne demo
demo chatbot
kostenlose testphase
pilotprojekt möglich
probezugang
Darf ich erst mal kostenlos spielen?
Muss ich die Katze im Sack kaufen oder gibt es was zum Anfassen?
Kann ich euren Bot auf die Probe stellen, ehe Geld fließt?
Gibt es eine Schnupperversion?
Ein Auto fährt man ja auch Probe. Besteht bei Ihnen eine ähnliche Möglichkeit?
Mein Kompagnon ist skeptisch und möchte es in Aktion sehen. Würden Sie uns eine Vorführung geben?
Könnten wir zunächst in einer einzigen Abteilung im Kleinen beginnen, gewissermaßen zum Versuch?
Ich würde gern für einige Wochen unverbindlich testen. Ist das vorgesehen?
gibts n free trial
kann ich das mal antesten
habt ihr nen poc
wo is die demo
Ich möchte zuerst probieren, geht?
Gibt es Test gratis für 14 Tage?
Können Sie zeigen wie funktioniert vor kaufen?
Kann man machen kleine Pilot erst?
Wo kann ich zusehen, wie das in echt aussieht?
Erst kosten, dann kaufen: Geht das bei euch?
Habt ihr so etwas wie ein Schaufenster, in dem das läuft?
Was, wenn ich nur mal reinschnuppern möchte?
(kann ich|können wir) das (erst mal|vorher|kostenlos|eine Woche) (ausprobieren|testen|sehen)
Habt ihr eine Demo?
Können wir das Ganze vier Wochen unverbindlich ausprobieren?
Gibt es eine Demo, die ich meinem Chef zeigen kann?
Bieten Sie eine kostenlose Testversion an?
Darf ich den Bot erst sehen, bevor ich unterschreibe?
Wäre ein Pilotprojekt mit einer Abteilung möglich?
Ich kaufe ungern blind, kann ich es mir ansehen?
Zeigen Sie mir das Produkt bitte live.
Wo kann ich den Assistenten in Aktion erleben?
Lässt sich ein Probezugang für zwei Kollegen einrichten?
Kann man erst klein probieren und später entscheiden?
Besteht die Möglichkeit einer Vorführung per Video?
Haben Sie eine Probezeit ohne Kosten?
Darf mein Team vor dem Kauf einmal damit spielen?
Gibt es einen Testzugang für 14 Tage?
Würden Sie uns das Produkt einmal vorführen?
Ist ein Probelauf mit echten Anfragen machbar?
Kann ich vor dem Kauf eine Demo bekommen?
Ich will erst probieren und dann entscheiden.
testen?
gratis monat
kann ich mal reinschauen
erst probieren dann kaufen
14 tage kostenlos?
zeig mal
kauf keine katz im sack, kann ich das vorher sehn
video demo
vorfuehrung naechste woche moeglich
poc
erstmal in einer abteilung ausprobieren geht
spielwiese sandbox
beispiel anschauen wo
mit der letzten software sind wir so reingefallen, drum will ich das erst a monat laufen sehn bevor ich was unterschreib, geht das
live mal vorzeigen bitte
Dürften wir den Assistenten vierzehn Tage ausprobieren, bevor wir uns festlegen?
Könnten Sie unserer fünfköpfigen Leitung eine Vorführung geben?
Ich wüsste gern, ob es ein Probekonto gibt.
Wir haben einmal ein Ticketsystem ungesehen gekauft und es bereut. Kann man Ihres vorab erproben?
Wäre ein Pilot in einer Filiale denkbar, ehe wir in allen sieben starten?
Wo kann ich mir ein Beispiel des Produkts ansehen?
Bieten Sie eine unentgeltliche Testversion?
Gibt es keine Probephase, wie man sie von Shopify oder Zendesk kennt?
Bekäme unsere IT eine Sandbox mit Beispieldaten?
Lässt sich das Ganze vor der Unterschrift in Aktion erleben?
Ich bräuchte zuerst einen Machbarkeitsnachweis mit unseren eigenen Handbüchern. Machen Sie das?
Ist der erste Monat für Neukunden gratis?
Als Datenschutzbeauftragte möchte ich vor meiner Prüfung ein laufendes Beispiel sehen. Gibt es eins?
Kann man sich auf der Website durch etwas hindurchklicken, um einen Eindruck der drei Werkzeuge zu gewinnen?
Mein Vorarbeiter glaubt nur, was er sieht. Können Sie ihm das Ding laufend zeigen?
Welche Art von Testphase lassen Sie zu?
Wir würden gern klein anfangen, mit einer Produktgruppe, um zu sehen, ob es taugt. Geht das?
Würden Sie die Software live in Teams mit unseren Fragen vorführen?
Ist ein Probebetrieb ohne Verpflichtung vorgesehen?
Unsere Mitarbeiter sollen das vor dem Kauf begutachten. Wie wäre das möglich?
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
auf rechnung?
raten möglich
nehmt ihr paypal
wann muss ich zahlen, vorher oder nachher
lastschrift
anzahlung nötig?
kreditkarte
monatlich oder jährlich abbuchen
dauerauftrag oder bucht ihr selber ab
30 tage ziel möglich?
sepa
überweisung geht auch oder
kann man das leasen
erst einmalig und dann monatlich, hab ich das richtig verstanden mit dem bezahlen
zahlungsweise
bar haha
kriege ich ne ordentliche rechnung fürs finanzamt
wann wird das erste mal abgebucht
könnt ihr die einrichtung stückeln auf mehrere monate
muss ich alles auf einmal hinlegen
per klarna?
rechnungsstellung wie oft
akzeptiert ihr amex
ratenzahlung für den anfangsbetrag
Kann ich per Kreditkarte zahlen?
Welches Zahlungsziel räumen Sie ein?
Wird monatlich oder jährlich abgerechnet?
Kommen die Rechnungen als XRechnung oder ZUGFeRD?
Ist Ratenzahlung möglich?
Muss ich vorab überweisen?
SEPA-Lastschrift, geht das?
Verstehen sich die Beträge inklusive Mehrwertsteuer?
Wann wird die Einrichtung in Rechnung gestellt?
Unsere Kreditorenbuchhaltung möchte die Zahlungsmodalitäten wissen.
Wir zahlen grundsätzlich 60 Tage netto, ist das akzeptabel?
Gewähren Sie Skonto bei schneller Überweisung?
PayPal?
Lässt sich das leasen statt auf einmal begleichen?
Abbuchung oder Überweisung?
Wie rechnen Sie ab, einmalig oder fortlaufend?
Können wir die Einrichtungsgebühr stückeln?
Verlangen Sie eine Anzahlung?
Kommt noch die Umsatzsteuer drauf?
Brauchen Sie von uns eine Bestellnummer für die Rechnungsstellung?
Abrechnungsrhythmus?
Dürfen wir für das ganze Jahr im Voraus begleichen?
Auf welchem Weg bekommen Sie Ihr Geld?
Wie gestalten sich die Zahlungsbedingungen?
Wir sitzen in Österreich, weisen Sie Reverse Charge aus?
Schicken Sie die Rechnung an unsere Zentrale?
Wann ist der erste Monatsbetrag fällig?
Nehmen Sie Lastschriftmandate an?
ähm muss ich alles auf einmal zahlen
also geht das auch in raten
nehmt ihr kreditkarte oder äh nur überweisung
sag mal ist die mehrwertsteuer da schon drin
rechnung zahlungsziel
ratenzahlung einrichtung
brutto netto preise
Kann ich mit Bitcoin bezahlen?
Bucht ihr einfach ab oder kommt eine Rechnung?
Wann wollt ihr das Geld sehen, vorher oder nachher?
PayPal, ja oder nein?
Ich begleiche Rechnungen stets per Überweisung. Ist Ihnen das recht?
Wäre es statthaft, den Einrichtungsbetrag auf mehrere Monate zu verteilen?
Sind die angegebenen Summen mit oder ohne Umsatzsteuer zu verstehen?
Wie viele Tage habe ich nach Erhalt der Rechnung Zeit, sie zu begleichen?
kann man per paypal zahlen
is das abo mit abbuchung
monthly oder yearly billing
geht sepa
Wie bezahlen, mit Bank oder Karte?
Muss ich zahlen alles am Anfang?
Preis ist mit Steuer oder ohne?
Ich kann in Raten zahlen?
Kommt jeden Monat eine Rechnung ins Haus?
Meine Buchhaltung will wissen: einmal oder wiederkehrend, und wie überweist man?
Ist auch Barzahlung denkbar?
Zahlt man im Voraus oder erst, wenn es läuft?
(kann ich|zahlt man|geht) (per Rechnung|mit PayPal|per Lastschrift|in Raten|mit Kreditkarte|auf Rechnung) (zahlen|bezahlen|)
Kann ich auf Rechnung oder per Lastschrift zahlen?
Ist die Mehrwertsteuer in Ihren Preisen schon drin?
Lässt sich die Einrichtung in drei Raten begleichen?
Wann wird die monatliche Gebühr abgebucht?
Akzeptieren Sie Kreditkarte oder PayPal?
Wie viele Tage haben wir Zeit, die Rechnung zu überweisen?
Stellen Sie monatlich oder jährlich eine Rechnung?
Müssen wir den ganzen Betrag im Voraus überweisen?
Sind die Preise brutto oder netto angegeben?
Welche Zahlungsarten nehmen Sie?
Verlangen Sie eine Anzahlung vor dem Start?
Wird pro Monat oder pro Quartal abgerechnet?
Geht auch Ratenzahlung bei der Einrichtung?
Kommt die Umsatzsteuer noch obendrauf?
Bezahlt man monatlich oder alles auf einmal?
Wann ist die erste Rechnung fällig?
Kann die Rechnung an unsere Zentrale gehen?
Zahlen wir per SEPA oder per Überweisung?
rechnung oder karte
monatlich zahlen
ratenzahlung
wann is das geld faellig
mwst kommt noch drauf?
jaehrlich zahlen geht
ueberweisung ok
einrichtung auf einmal zahlen oder gestueckelt
Stellen Sie alles auf einmal in Rechnung oder Monat für Monat?
Welche Zahlungsmittel akzeptieren Sie: Überweisung, SEPA-Mandat, Kreditkarte?
Wie viele Tage haben wir, um eine Rechnung zu begleichen?
Ließe sich die Einrichtungsgebühr auf drei Raten verteilen?
Verstehen sich die Beträge auf Ihrer Seite inklusive Mehrwertsteuer?
Wäre jährliche Vorauszahlung möglich? Das passt besser in unsere Planung.
Unsere DATEV-Buchhaltung fragt: Ist es ein Einmalbetrag plus wiederkehrender Posten?
Muss nicht die gesamte Summe vorab bezahlt werden?
Wann wird die erste Monatsrechnung fällig?
Können wir per PayPal zahlen oder nur per Banküberweisung?
Versenden Sie E-Rechnungen, und in welchem Rhythmus buchen Sie ab?
Welche Zahlungsbedingungen gelten, 14 oder 30 Tage?
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
wie lang bin ich gebunden
wie komm ich da wieder raus
knebelvertrag oder fair
verlängert sich das automatisch
2 jahre wie beim handy?
was wenn ich nach nem halben jahr keinen bock mehr hab
gibts ne geheimhaltungserklärung
nda unterschreibt ihr das
saisonbetrieb, kann ich im winter aussetzen
kündigung wie und wann
vertrag auf wieviel monate
sonderkündigungsrecht
ich mach den laden vielleicht ende jahr zu, komm ich dann raus aus dem vertrag
muss ich lange unterschreiben
kann ich jederzeit aufhören
abo falle?
wie viele wochen vorher muss man absagen beim vertrag
wie lange legt man sich fest
vertragsverlängerung
wenn mir das nicht passt, wie schnell bin ich los
3 monate und dann?
läuft das einfach weiter wenn ich nix mach
Wie lange binden wir uns?
Gibt es eine Mindestlaufzeit?
Mit welcher Frist kommen wir wieder heraus?
Verlängert sich die Vereinbarung automatisch?
Können wir monatlich kündigen?
Ich habe keine Lust auf einen Knebelvertrag.
Schließen Sie eine NDA mit uns?
Wo finde ich Ihre AGB?
Was sind die Kündigungsmodalitäten?
Und wenn wir nach zwei Monaten aussteigen wollen?
Ist eine Vertraulichkeitsvereinbarung vorgesehen?
Welche Bindungsdauer haben wir?
Unser Justiziar hätte gern den Vertragsentwurf.
Wann ist der früheste Ausstieg möglich?
Wie wird man Sie wieder los?
Laufzeit und Kündigung, bitte in Kürze.
Kann man pausieren?
Was steht in Ihren Geschäftsbedingungen zur Verlängerung?
Auf wie viele Monate legen wir uns fest?
Dürfen wir unsere eigenen Einkaufsbedingungen zugrunde legen?
Bis wann muss die Kündigung bei Ihnen sein?
Wir wollen uns nicht auf Jahre hinaus verpflichten.
Stillschweigende Verlängerung?
Vertragsdauer?
Wie sind Geheimhaltung und Laufzeit geregelt?
Ist das Abo jederzeit kündbar?
ähm wie lange bin ich da gebunden
also kann ich jederzeit kündigen oder äh wie ist das
sag mal wie kommt man da wieder raus
vertragsdauer verlängerung
Hänge ich dann zwei Jahre fest wie beim Handyvertrag?
Wo ist der Haken im Kleingedruckten bei der Laufzeit?
Unterschreibt ihr auch eine Verschwiegenheitserklärung?
Kann ich nach einem Monat wieder abspringen?
Ich bin vorsichtig geworden mit Unterschriften. Auf welche Zeitspanne lege ich mich bei Ihnen fest?
Zu welchem Termin und mit welcher Frist könnte ich die Zusammenarbeit beenden?
Man hat mir schon einmal ein Abonnement untergeschoben, das sich stets verlängerte. Wie verhält es sich damit bei Ihnen?
Genügt ein Brief vier Wochen zuvor, um auszusteigen?
wie komm ich ausm vertrag raus
mindestlaufzeit oder monthly
kann ich canceln wann ich will
wie lang is man locked in
Wie viele Monate ist Vertrag?
Kann ich kündigen schnell?
Vertrag geht automatisch weiter oder Ende?
Wenn nicht zufrieden, wann kann ich raus?
Heirat auf Lebenszeit oder Beziehung auf Probe?
Wir wissen nicht, ob es uns in einem halben Jahr noch gibt. Wie lange binden wir uns?
Was, wenn ich nach zwölf Wochen genug habe?
Steht irgendwo eine Frist, die ich beim Aussteigen beachten muss?
Wann läuft (mein|unser) Vertrag (mit Ihnen|) aus?
Kann ich mitten in der Laufzeit die Lösung wechseln?
Wann kann ich frühestens wieder raus?
Angenommen, wir sind nach einem Vierteljahr unzufrieden – wie kommen wir raus?
Meine Kundennummer ist 20877, bis wann läuft mein Vertrag noch?
(wenn wir|falls wir) (unzufrieden sind|nicht zufrieden sind|es nicht mehr brauchen), (wie kommen wir raus|kommen wir da wieder raus|wie schnell sind wir weg)
Wie kommen wir nach (drei Monaten|einem Vierteljahr|einem Jahr) wieder raus?
An wie viele Monate (binde ich mich|sind wir gebunden)?
Meine Kundennummer ist 12345, bis wann läuft mein Vertrag?
Wie schnell kommen wir da wieder raus?
Kann ich monatlich kündigen oder bin ich ein Jahr gebunden?
Welche Kündigungsfrist gilt bei Ihnen?
Für welchen Zeitraum muss ich mich mindestens festlegen?
Was, wenn wir nach zwei Monaten aussteigen wollen?
Wir wollen uns nicht lange binden, geht das?
Unterschreiben Sie eine Geheimhaltungsvereinbarung mit uns?
Bis wann muss ich spätestens kündigen?
Haben Sie Abos ohne lange Bindung?
Ist eine Laufzeit von 12 Monaten Pflicht?
Wie lange sind wir an Sie gebunden?
Können wir nach einem halben Jahr aufhören?
Mit welcher Frist darf ich den Vertrag beenden?
Muss ich gleich für zwei Jahre unterschreiben?
Läuft das Abo weiter, wenn ich nichts tue?
Was steht in Ihren Vertragsbedingungen zur Laufzeit?
Gibt es ein Sonderkündigungsrecht im ersten Quartal?
Kann man den Vertrag jederzeit beenden?
kuendigungsfrist
wie lang gebunden
monatlich kuendbar?
komm ich nach 3 monat wieder raus
verlaengert sich das automatisch
nda
2 jahre oder was
kuendigen wann fruehestens
Auf welchen Zeitraum legt man sich mindestens fest?
Mit welcher Frist können wir aus der Vereinbarung aussteigen?
Verlängert sich das Vertragsverhältnis um ein Jahr, wenn man die Kündigung verpasst?
Wir binden uns grundsätzlich nicht länger als sechs Monate. Ist das bei Ihnen machbar?
Unterzeichnen Sie eine Vertraulichkeitsvereinbarung, oder regelt das der Vertrag?
Ist man nicht zwei, drei Jahre gebunden, wie beim Telefonanbieter?
Welche Kündigungsfrist hat mein Mandant, eine kleine GmbH, zu beachten?
Ab wann darf man kündigen?
Wie lange verpflichten wir uns, wenn wir das Angebot annehmen?
Begännen wir am 1. Februar, wann wäre frühestens Schluss?
Läuft der Vertrag nach dem ersten Quartal monatlich weiter?
Unsere Einkaufsrichtlinie verbietet lange Vertragslaufzeiten. Was sehen Sie vor?
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
wenn ich kündige, krieg ich meine kundenliste mit
was wird aus den daten wenn schluss is
export bei wechsel
behaltet ihr meine sachen nach der kündigung
ich wechsel später vielleicht den anbieter, komm ich an alles ran
löscht ihr alles wenn wir auseinander gehn
wem gehört das zeug am ende
datenrückgabe
nach der trennung, wo sind dann die kundendaten
kann ich alles mitnehmen zu ner anderen firma
praxis wird verkauft und vertrag endet, was is mit den patientendaten bei euch
bin ich dann für immer abhängig von euch
abo aus: alles weg?
was bleibt mir wenn ich aufhör
scheidung von euch, wer kriegt was
wird nach ende alles gelöscht oder hebt ihrs auf
chatverläufe nach vertragsende rausgeben
in welchem format bekomm ich alles zurück am schluss
was passiert wenn ihr pleite geht mit unseren daten
gehören mir die texte vom bot wenn ich geh
datenübernahme beim anbieterwechsel
hinterher alles wieder zu mir?
offboarding
kommt man hinterher noch an seine unterlagen wenn der vertrag rum is
rückgabe unserer inhalte
nach ablauf, wer hat dann noch meine kundenadressen
Wie kommen wir an unsere Daten, wenn wir den Anbieter wechseln?
Was geschieht mit den Gesprächsprotokollen nach der Kündigung?
Vendor-Lock-in ist für uns ein Ausschlusskriterium.
Werden die Kundendaten gelöscht, sobald wir auseinandergehen?
Bekommen wir bei Trennung alles in einem offenen Format ausgehändigt?
Haben Sie eine Exit-Strategie für Kunden?
Und wenn Sie in die Insolvenz gehen?
Wem gehören die Inhalte, wenn wir uns trennen?
Löschbestätigung nach Beendigung, stellen Sie die aus?
Wie läuft das Offboarding?
Unser Wirtschaftsprüfer fragt nach Datenrückgabe beim Anbieterwechsel.
Können wir den Bot samt Konfiguration mitnehmen?
Behalten Sie Kopien, nachdem die Zusammenarbeit geendet hat?
Was bleibt uns, wenn wir kündigen?
Datenexport beim Ausstieg?
Ist sichergestellt, dass nach der Trennung nichts bei Ihnen liegen bleibt?
Wie lange nach der Kündigung können wir noch exportieren?
Müssen wir unser CRM umbauen, wenn wir Sie verlassen?
Portabilität nach Data Act, wie handhaben Sie das?
Geben Sie am Schluss alles zurück?
Mal angenommen, wir beenden die Sache nach einem Jahr: Wo landet unser Bestand?
Was, wenn Mainlicht verkauft wird oder pleitegeht?
Wie verhält es sich mit Backups nach dem Ende der Zusammenarbeit?
Rückgabe oder Vernichtung der Daten?
Wer hat die Rechte an den erstellten Texten, falls wir aussteigen?
Kommen wir da wieder heil heraus, datenmäßig?
Wir möchten nicht abhängig werden, wie leicht ist ein Wechsel?
Was sieht der AVV für die Zeit nach der Kündigung vor?
ähm wenn wir kündigen was ist dann mit den ganzen daten
also kriegen wir unsere daten zurück wenn schluss ist
löscht ihr das dann alles nach der kündigung
sag mal gehören uns die daten am ende noch
datenexport vertragsende
löschung nach kündigung
vendor lock-in daten
rückgabe kundendaten
Behaltet ihr heimlich eine Kopie, wenn wir gehen?
Was bleibt bei euch liegen, wenn wir uns trennen?
Nehmt ihr unsere Kundendaten als Geiseln, wenn wir wechseln?
Wem gehören die Gespräche, nachdem wir weg sind?
Sollten sich unsere Wege eines Tages trennen: Erhalte ich dann sämtliche Bestände ausgehändigt?
Was geschieht mit unserem Datenbestand, sobald die Zusammenarbeit ausläuft?
Ich möchte im Falle einer Kündigung nichts zurücklassen. Wie handhaben Sie das?
Ist gewährleistet, dass Sie nach dem Auseinandergehen alles vernichten?
kann ich meine data mitnehmen wenn ich cancel
was passiert mit unserm zeug nach offboarding
löscht ihr alles wenn wir weg sind
haben wir nen lock in mit den daten
Nach Kündigung, wo gehen Daten?
Wenn Vertrag fertig, Sie geben Daten zurück?
Unsere Daten bleiben bei Ihnen nach Ende?
Export möglich wenn wir wechseln?
Beim Auszug nimmt man seine Möbel mit. Gilt das auch für unsere Kundendaten?
Angenommen, wir gehen zur Konkurrenz. In welchem Format bekommen wir alles mit?
Scheidung, und wer kriegt die Daten?
Was bleibt von uns auf euren Rechnern, wenn wir längst fort sind?
Was passiert mit unseren (Daten|Inhalten|Chats), wenn wir (aufhören|kündigen|wechseln)
Bekommen wir am Ende alles zurück?
Bekommen wir alle Daten zurück, wenn wir kündigen?
Werden unsere Kundendaten nach der Kündigung gelöscht?
Was geschieht mit den Chatverläufen, wenn wir aufhören?
Können wir beim Anbieterwechsel alles mitnehmen?
In welchem Format erhalten wir unsere Daten am Schluss?
Behalten Sie etwas von uns, nachdem wir weg sind?
Wie kommen wir an unsere Daten, wenn Mainlicht pleitegeht?
Ist ein Export möglich, wenn die Zusammenarbeit endet?
Wir wechseln vielleicht später, gehen dann Daten verloren?
Wie lange bewahren Sie Kundendaten nach der Kündigung auf?
Was bleibt uns nach dem Ausstieg?
Löschen Sie alles, wenn wir den Vertrag beenden?
Gehen unsere Inhalte nach dem Ende an uns zurück?
Wir trennen uns irgendwann, was wird aus den Daten?
Lassen sich Daten beim Abschied als CSV mitnehmen?
Verlieren wir unser CRM, wenn wir kündigen?
Bleiben Daten bei Ihnen liegen, wenn Schluss ist?
wir hoern auf was is mit den daten
daten zurueck bei kuendigung
wird alles geloescht wenn schluss is
export am ende
wem gehoeren die chats wenn wir gehn
anbieterwechsel daten mitnehmen
vertrag vorbei daten weg?
lock in
nach der kuendigung unsre kundendaten
was bleibt bei euch wenn wir weg sind
datenuebergabe zum schluss
bei vertragsende loeschung oder rueckgabe
Angenommen, wir verlassen Sie nach einem Jahr: Bekommen wir unsere Datensätze zurück?
Werden sämtliche Kundenangaben bei Ihnen gelöscht, wenn wir gekündigt haben?
In welchem Format erhielten wir einen Export, wenn die Zusammenarbeit endet?
Als Datenschutzbeauftragter muss ich das Ende der Verarbeitung dokumentieren: Rückgabe oder Löschung?
Ist man nicht bei Ihnen gefangen, weil nach der Kündigung alle Gespräche bei Ihnen liegen?
Wem gehören die gesammelten Gespräche, wenn wir uns trennen?
Was wird nach Ablauf des Vertrags aus den gespeicherten Informationen?
Bleibt unser HubSpot unberührt, wenn wir nicht mehr mit Ihnen arbeiten?
Dürfen wir unsere Inhalte zu einem anderen Anbieter mitnehmen?
Was tun Sie mit unseren Daten, wenn wir nicht verlängern?
Gibt es nach der Trennung einen Nachweis, dass unsere Daten vernichtet wurden?
Wie geht die Datenübergabe bei einer Kündigung vonstatten?
`,
};
