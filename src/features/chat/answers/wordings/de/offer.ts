/** How visitors ask about the company and its three solutions: one wording a line. */
export const offer = {
  about: `
was macht ihr eigentlich genau
wer seid ihr
was ist das für eine firma
erzähl mal was über euer unternehmen
stellen Sie Ihr Unternehmen kurz vor
womit beschäftigt sich Ihre Firma
was macht Mainlicht
Mainlicht was ist das
worum geht es hier überhaupt
ich verstehe nicht was ihr verkauft
in einem Satz: was tun Sie
bin zum ersten mal hier, was ist das für eine seite
über uns
firmenprofil
wat macht ihr denn so
was genau ist Ihr Geschäft
kurz erklärt was Mainlicht tut
was für ein Laden seid ihr
Unternehmensvorstellung
was steckt hinter Mainlicht
seid ihr eine Agentur oder ein Softwarehersteller
können sie mir kurz sagen, was ihre firma so macht?
was treibt ihr so
wofür steht ihr
Ich verstehe noch nicht so recht, was Ihre Firma macht, können Sie mir das kurz erklären?
womit beschäftigt sich euer Unternehmen eigentlich genau
was verkauft ihr überhaupt, ich werde aus der Startseite nicht schlau
in zwei Sätzen bitte: was bieten Sie an
wovon lebt eure Firma
Was darf man sich unter KI-Automatisierung im Alltag vorstellen
erklär mir euer Angebot wie einem Kind
womit verdient ihr euer Geld
(womit|mit was) (beschäftigt|befasst) (ihr euch|sich Ihre Firma|sich Ihr Unternehmen) (eigentlich|genau|)
(was|wofür) steht Mainlicht
(wer|was) (seid ihr|sind Sie|ist das hier) (eigentlich|genau|überhaupt)
was für (eine Firma|ein Unternehmen|ein Laden|ein Betrieb|ein Dienstleister) (seid ihr|ist das|sind Sie)
(erklär|erklären Sie|erzähl|erzählen Sie|sag|sagen Sie) mir (mal|bitte|kurz) (in einfachen Worten|in zwei Sätzen|auf Deutsch|ganz einfach), (was ihr macht|was Sie machen|was Sie anbieten|worum es hier geht|was eure Firma tut)
(euer|Ihr) (Geschäftsmodell|Tätigkeitsfeld|Firmenprofil|Unternehmensprofil|Kerngeschäft|Fachgebiet|Schwerpunkt)
(Firmenprofil|Unternehmensvorstellung|Kurzprofil|Geschäftsfeld|Branche|Tätigkeit|Steckbrief|Unternehmenszweck)
ich (verstehe|kapier|check|begreife) (nicht|noch nicht) (ganz|so richtig|), (was ihr macht|was Sie tun|worum es geht|was das hier sein soll|was ihr da anbietet)
bin (gerade|zufällig|über Google|über eine Anzeige|durch einen Bekannten) (hier gelandet|auf Sie gestoßen|auf euch aufmerksam geworden), was (macht|tut|verkauft) ihr (hier|genau|)
wobei (helft ihr|helfen Sie) (Firmen|Unternehmen|Betrieben) (genau|)
was (automatisiert ihr|automatisieren Sie) (denn|genau|alles)
(womit|wie) (verdient ihr|verdienen Sie) (euer|Ihr) Geld
wat (macht|mokt) ihr (denn|eigentlich|) (so|)
was (machts|tuts) ihr da (eigentlich|)
seid ihr eine (Agentur|Softwarefirma|Beratung|IT-Firma|KI-Bude) oder was
worum geht es (hier|auf dieser Seite|bei Ihnen|bei Mainlicht)
(fasse|fassen Sie|fass) (bitte|mal|) zusammen, was (Mainlicht|die Firma|Ihr Unternehmen) (anbietet|macht|leistet)
Was genau verkauft ihr eigentlich? Bin nach zwei Minuten auf der Startseite nicht schlauer
Seid ihr ne Agentur oder verkauft ihr Software?
Was kann ich mir unter KI-Automatisierung bei Ihnen konkret vorstellen, also im Alltag?
Ich bin über eine Anzeige hier gelandet, womit verdient ihr denn euer Geld?
Können Sie mir in zwei Sätzen erklären, was Ihr Unternehmen anbietet?
ich versteh nicht ganz womit ihr euch eigentlich beschäftigt
Erklär mir mal in einfachen Worten euer Geschäftsmodell
Bin gerade über Google bei Ihnen gelandet, was genau tut Ihre Firma denn?
(könnten Sie|kannst du) (meiner Mutter|einem Laien|meinem Chef) erklären, (was Sie tun|was ihr macht)
mehr (Umsatz|Ordnung|Zeit), weniger (Papier|Handarbeit|Routine)
(was|wobei) (unterstützt|berät|hilft) (Ihre Firma|Mainlicht) (den Mittelstand|ihre Kunden|)
Könnten Sie meiner Mutter erklären, was Sie tun?
Hab euren Namen in einer Mail gelesen, was stellt ihr denn her?
In welchem Bereich ist Ihr Unternehmen tätig?
in welchem (Bereich|Feld|Sektor|Gebiet) (ist Ihr Unternehmen|seid ihr|sind Sie) (tätig|aktiv|unterwegs)
was (stellt ihr|stellen Sie|produziert ihr) (denn|) her
Was genau leistet Mainlicht für Firmen?
Kurz und knapp: wofür seid ihr gut?
`,
  solutions: `
welche Lösungen bieten Sie an
was habt ihr im Angebot
Leistungen
welche produkte gibt es
was kann man bei euch kaufen
Leistungsübersicht
Portfolio
produktübersicht bitte
was bieten Sie alles an
was für dienstleistungen habt ihr
kann ich auch nur eine der drei Lösungen nehmen
muss man alle drei Produkte zusammen nehmen
gibt es die Bausteine auch einzeln
kann man die Lösungen kombinieren
nur den Chatbot ohne CRM, geht das einzeln
was könnt ihr für uns automatisieren
welche Prozesse lassen sich automatisieren
was lässt sich mit ki bei uns automatisieren
was gibts bei euch so
welche Services bietet Ihr Unternehmen
ich suche eine KI-Lösung, was haben Sie da
angebotsspektrum
welche Module gibt es
wobei könnt ihr uns helfen
Kann man einen der drei Bausteine allein nehmen, ohne den Rest?
muss ich das ganze Paket kaufen oder reicht ein Modul
Was ist der Unterschied zwischen dem Chatbot und dem Lead-Generator?
Wie spielen die drei Lösungen zusammen?
Welches Ihrer Produkte passt zu uns, wenn wir zu wenig Leute im Vertrieb haben?
nur den Chat-Assistenten buchen, geht das
Was kann ich mir unter Automatisierung konkret vorstellen?
erst der Chatbot und nächstes Jahr das CRM, geht das
ganzes Paket kaufen oder reicht ein Baustein
welche (Produkte|Lösungen|Bausteine|Module|Leistungen|Dienste|Pakete|Services) (habt ihr|haben Sie|bieten Sie an|gibt es|kann man kaufen|stehen zur Auswahl)
(Produktübersicht|Leistungsübersicht|Angebotsübersicht|Produktpalette|Portfolio|Sortiment|Leistungskatalog|Lösungen|Module|Bausteine|Produktkatalog)
(was|welche Sachen) (verkauft ihr|habt ihr im Angebot|bieten Sie an|kann ich bei euch kaufen|gibts bei euch) (so|alles|denn|)
(kann|können) (man|ich|wir) (auch|) (nur|bloß) (eins|eines|eine Lösung|einen Baustein|ein Modul|ein Teil) (nehmen|kaufen|buchen|nutzen)
(muss|müssen) (man|ich|wir) (alles|alle drei|das ganze Paket|das Komplettpaket) (kaufen|nehmen|buchen)
(einzeln|separat) (buchbar|erhältlich|verfügbar|kaufen) oder nur (zusammen|im Paket|als Bundle)
wie (hängen|spielen|greifen) die (drei|) (Produkte|Lösungen|Bausteine|Teile) (zusammen|ineinander)
(kombinierbar|kombinieren|später erweitern|nachrüsten|später ein zweites Modul dazunehmen)
womit (fangen wir an|sollte man anfangen|startet man am besten), (Chat oder CRM|mit welchem Modul)
(welche|welches) (der drei|Lösung|Produkt) (ist das richtige|passt|brauche ich) (für mich|für uns|)
was (ist|sind) der Unterschied zwischen (den drei Lösungen|Chat-Assistent und Lead-Generator|euren Produkten)
(könnten wir|können wir) mit (einem Baustein|dem Chat|einer Lösung) (anfangen|starten|beginnen) und (später|danach) (erweitern|ausbauen|mehr dazunehmen)
habt ihr noch (was anderes|andere Sachen|weitere Produkte) (außer|neben) dem (Chatbot|Chat)
Was isn der Unterschied zwischen dem Leadgenerator und der CRM-Integration
Kann man nur den Chat-Assistenten nehmen ohne den Rest?
Kann man alle drei Lösungen kombinieren, oder beißt sich da was?
Welche Produkte habt ihr im Programm?
Müssen wir alles im Paket kaufen oder reicht ein Baustein?
Produktübersicht
Welche Bausteine hat euer Angebot?
kann man auch nur eins von den drei sachen nehmen
Was verkauft ihr so alles
(was|welches) davon (könnte|sollte|würde) man (als Erstes|zuerst|am ehesten) (einführen|nehmen|angehen)
(reicht|genügt) (uns|) (ein Baustein|der Chat allein|das kleine Paket)
(worin|was) (unterscheiden sich|ist bei) (die drei|den Lösungen) (anders|)
Was davon könnte man denn als Erstes einführen?
Gibt es bei Ihnen ein Komplettpaket?
Wir hätten nur gern den Teil mit den Terminen, geht das?
Was gibt es außer dem Chat noch bei euch?
Können wir später noch ein Modul nachbestellen?
`,
  chat: `
was kann der KI-Chat-Assistent
wie funktioniert der Chatbot
kann der bot Kundenfragen beantworten
wir brauchen einen Chatbot für unseren Kundenservice
ki chatbot für website
beantwortet der assistent fragen zu rechnungen
kann er sagen wann die lieferung kommt
was kann der Bot alles
chatbot funktionen
Chatassistent Funktionsumfang
unser Support ertrinkt in Standardfragen, was kann euer Bot da
kann der Assistent Auskunft zu Lieferzeiten geben
hilft der Bot auch bei Handbüchern und Anleitungen
automatisierter Kundensupport
wie läuft das mit dem Kundenchat
was macht der Chat Assistent genau
kundendienst automatisieren mit ki
wofür kann man den chatbot einsetzen
Kundenanfragen automatisch beantworten lassen
kan der chatbott auch reklamationen annehmen
welche Fragen kann der Chatbot beantworten
support bot
first level support automatisieren
Kann der Assistent Kunden bei der Bestellung weiterhelfen
Wir kriegen täglich hunderte gleiche Mails, kann die KI die beantworten
sendungsverfolgung durch den chatbot
wo ist mein Paket Fragen automatisch beantworten
Kann der Chatbot unseren Kunden sagen wo ihre Ware bleibt
wir suchen etwas, das Kundenfragen automatisch beantwortet
Wir bekommen als Großhandel täglich hunderte Anfragen zum Lieferstatus, könnte Ihr Assistent das übernehmen?
Unser Kundenservice beantwortet immer dieselben Fragen zu Retouren und Rechnungen, hilft da Ihr Chatbot?
Ich leite ein Serviceteam und wir ersticken in Standardfragen, was kann der Assistent uns abnehmen?
kann der Bot Fragen zur Bedienung unserer Geräte beantworten
Hotline entlasten: Leute fragen nur, wo ihre Ware bleibt, geht das ohne Menschen
Kundenfragen automatisch beantworten lassen, Lieferung Rechnung Anleitung Garantie
Standardanfragen im Kundendienst abfangen
was (kann|macht|tut|leistet) (der|euer|Ihr) (Chatbot|Bot|Chat|KI-Chat|Assistent|Chat-Assistent|virtuelle Assistent) (denn|eigentlich|alles|genau|den ganzen Tag|so|)
(welche|was für) (Fragen|Anfragen|Anliegen) (beantwortet|bearbeitet|versteht|übernimmt|kann) (der|euer) (Bot|Chatbot|Assistent)
(kann|könnte) (der|euer) (Bot|Chatbot|Assistent) (auch|) (Fragen zu Rechnungen|Fragen zum Lieferstatus|Reklamationen|Retouren|Rücksendungen|Bestellstatus|Lieferzeiten|technische Fragen|Fragen aus dem Handbuch|Bedienungsfragen|Garantiefragen|Öffnungszeiten) (beantworten|übernehmen|bearbeiten|erklären)
(wir bekommen|wir kriegen|bei uns kommen|uns erreichen) (ständig|täglich|jeden Tag|dauernd) (dieselben|die gleichen|immer gleiche|hunderte) (Fragen|Mails|Anrufe|Kundenanfragen) (rein|), (kann der Bot helfen|kann das die KI übernehmen|kann man das automatisieren)
(Kundenservice|Kundendienst|Support|Helpdesk|Hotline|First-Level-Support) (automatisieren|entlasten|mit KI|per Chatbot)
(Chatbot|Chat-Assistent|KI-Assistent|Kundenchat|Live-Chat|Supportbot|Servicebot|virtueller Mitarbeiter) (Funktionen|Funktionsumfang|Fähigkeiten|Einsatz|)
(beantwortet|antwortet) (er|der Bot|die KI) (auch|) (technische|komplizierte|individuelle|schwierige) Fragen
wie (geht|kommt) (der Bot|der Assistent) mit (verärgerten|wütenden|unhöflichen|schwierigen) Kunden (um|klar|zurecht)
(mein|unser) (Support|Kundenservice|Team) (kommt nicht hinterher|ertrinkt in Anfragen|ist überlastet|schafft die Mails nicht mehr), (hilft da ein Chatbot|was kann der Bot da machen)
(kann|darf) der (Assistent|Bot) (auch|) (Bestellungen annehmen|Aufträge nachschlagen|Rechnungen verschicken|Kundendaten ändern|Aktionen ausführen|Termine verschieben)
kennt der Bot (den Status meiner Bestellung|unsere Liefertermine|unsere Preise|unser Handbuch)
(taugt|eignet sich) (der|euer) (Bot|Chatbot) (auch|) für (Reklamationen|interne Fragen|unsere Mitarbeiter|Bestandskunden|den Innendienst)
Guten Tag, ich leite den Kundenservice eines mittelständischen Sanitärgroßhandels mit rund 400 Anfragen pro Tag, davon gefühlt die Hälfte Lieferstatus. Könnte Ihr Assistent so etwas übernehmen?
Unser Webshop bekommt täglich dieselben Fragen zu Rücksendungen, kann euer Bot die beantworten?
was taugt der chatbot so, kann der auch rechnungsfragen
Meine Hotline ist den ganzen Tag damit beschäftigt, Leuten zu sagen, wo ihre Ware bleibt. Geht das auch ohne Menschen?
Taugt der Bot auch für Reklamationen und Fragen zum Lieferstatus?
Kann euer Chatbot Fragen zu Rechnungen beantworten?
Wir ertrinken in immer gleichen Kundenmails, kann da ein Bot helfen?
was macht der chatbot denn den ganzen tag
Wie geht der Assistent mit verärgerten Kunden um?
(unsere Azubine|meine Frau|die Kollegin am Empfang|unser Telefondienst) (beantwortet|erklärt|sagt) den ganzen Tag, (wann die Ware kommt|wo die Rechnung bleibt|wie das Gerät geht|wann wir offen haben), (geht das automatisch|kann das eine Maschine)
(immer|ständig) (dasselbe|die gleiche Leier|Lieferstatus-Fragen|Rückfragen zur Rechnung) am Telefon(, gibts da was|, kann das wer übernehmen|)
(entlastet|ersetzt) der Bot (die Hotline|unser Telefon|den Kundenservice)
(Auskunft|Standardfragen|Rückfragen|Nachfragen) (automatisch|von allein) (geben|beantworten|erledigen)
Unsere Azubine beantwortet den ganzen Tag, wann die Ware kommt. Geht das automatisch?
Könnte so ein Assistent unseren Kunden erklären, wie sie ihre Maschine entlüften?
chatbot für kundenanfragen
Bei uns rufen täglich Leute an und wollen wissen, ob ihre Lieferung schon unterwegs ist. Kann die KI das übernehmen?
Kann der Assistent unseren Kunden sagen, wann die Bestellung ankommt?
Welche Aufgaben nimmt der Chatbot meinem Kundendienst ab?
Unsere Servicehotline ist chronisch überlastet, hilft uns der KI-Assistent?
`,
  leads: `
was ist der Lead-Generator
was macht der Leadgenerator
wie bekomme ich mehr Termine
aus Anfragen Termine machen
leadgenerierung
wie gewinnen Sie neue Kunden für uns
mehr anfragen über die website
wir haben zu wenig Leads
wie hilft das unserem Vertrieb
vertrieb automatisieren
kann die KI Verkaufstermine vereinbaren
bucht der Lead Generator selbst Termine
Interessenten automatisch anschreiben und Termin ausmachen
wie funktioniert die Terminvereinbarung mit Interessenten
besucher in kunden verwandeln
lead generator funktionen
unser Außendienst soll mehr Termine kriegen
wie läuft das mit den Leads
Neukundengewinnung mit KI
Kann das Tool Anfragen vom Formular direkt an den Vertrieb geben
findet der Lead Generator Neukunden
macht ihr auch leads
was bringt mir der lead-generator
Terminvorschläge für Interessenten automatisch
Neukundenakquise automatisieren
kaltakquise automatisieren könnt ihr das
unser Vertrieb verliert Anfragen aus den Augen
wie hilft uns der Lead-Generator im Vertrieb
Woher kommen die Leads, kauft ihr Adressen ein?
Auf unserer Website gehen viele Anfragen ein, die niemand nachfasst, macht Ihr Tool daraus Termine?
Wir verlieren Aufträge, weil keiner schnell genug zurückruft, was hilft da?
Schlägt das System den Interessenten freie Termine vor, ohne dass mein Sekretariat telefonieren muss?
Messekontakte nachfassen lassen
Außendienst telefoniert Kontakten hinterher, aus denen nichts wird
mehr Termine für den Vertrieb, Neukunden gewinnen, Interessenten qualifizieren
Außendienst fasst Leads nicht nach, das versandet
Leads bleiben liegen, was schlagen Sie vor
Was bedeutet Leadgenerator?
was ist ein Lead überhaupt, ich bin neu in dem Thema
wie werden Besucher zu Leads
was (kann|macht|tut|leistet) (der|euer) (Lead-Generator|Leadgenerator|Lead Generator|Leadbot) (denn|eigentlich|genau|)
(mehr|neue) (Kunden|Leads|Aufträge|Verkaufstermine|Termine|Abschlüsse|Interessenten) (gewinnen|bekommen|kriegen|generieren|reinholen) (wie|mit euch|mit KI|)
(bringt|liefert|besorgt) (ihr|das System|der Lead-Generator) (uns|mir) (mehr|neue|frische) (Kunden|Leads|Termine|Interessenten|Kontakte|Adressen|Anfragen)
wie (macht ihr|machen Sie|werden) aus (Anfragen|Besuchern|Webseitenbesuchern|Interessenten|Leads) (Termine|Kunden|Abschlüsse|Käufer)
(Leadgenerierung|Lead-Generierung|Neukundengewinnung|Kundenakquise|Kundengewinnung|Vertriebsautomatisierung|Akquise|Terminvereinbarung|Online-Terminbuchung|Terminbuchung|Terminvergabe) (automatisch|automatisieren|mit KI|wie geht das|)
(bucht|vereinbart|macht|vergibt|plant) (das System|die KI|der Generator|der Bot|ihr) (selbst|selbständig|automatisch|direkt|von allein) (Termine|Vertriebstermine|Gespräche|Beratungstermine) (mit Interessenten|für den Vertrieb|bei uns im Kalender|)
(unser|mein) (Vertrieb|Außendienst|Verkauf) (fasst nicht nach|vergisst Leads|ruft zu spät zurück|lässt Anfragen liegen|hat keine Zeit zum Nachfassen), (was tun|könnt ihr helfen|hilft der Lead-Generator)
(Anfragen|Leads|Interessenten) (versanden|bleiben liegen|gehen verloren|werden nicht nachgefasst|werden kalt)
wer (fasst nach|hakt nach), wenn (ein Interessent sich nicht meldet|der Lead nicht antwortet)
(werden Termine|wird der Termin) (direkt|automatisch) in (den|unseren) Kalender (eingetragen|gebucht|geschrieben)
woher kommen (die|eure) (Leads|Interessenten|Kontakte) (eigentlich|)
(kauft ihr|verkauft ihr|beschafft ihr) (Adressen|Adressdaten|Leads|Kontaktlisten)
(Anfragen|Leads) (schneller|automatisch) (bearbeiten|qualifizieren|beantworten) und (Termine machen|Termine vorschlagen|einen Termin anbieten)
wie viele (Leads|Termine|Abschlüsse) (bringt das|kommen da raus|darf ich erwarten) (im Monat|)
Wie kommen denn die Leads überhaupt zustande, kauft ihr Adressen?
Schlägt das Tool dem Kunden freie Termine vor oder muss mein Sekretariat das noch machen?
Bin Vertriebsleiter und unsere Außendienstler fassen nur jeden dritten Lead nach, der Rest versandet. Was würden Sie da vorschlagen?
Landen die qualifizierten Anfragen automatisch beim richtigen Verkäufer?
Was bedeutet Leadgenerator, ich bin neu in dem Thema
Wir lassen viele Anfragen von Messen liegen, kann das Tool daraus Termine machen?
leadgenerator erklärung bitte
Unsere Außendienstler telefonieren stundenlang Kontakten hinterher, aus denen nie was wird. Was habt ihr dafür?
Wie macht ihr aus Webseitenbesuchern Kunden?
Wir bräuchten einfach mehr Verkaufstermine, könnt ihr das liefern?
leadgenerierung wie geht das bei euch
Besorgt ihr uns auch neue Adressen von Interessenten?
Terminbuchung automatisch?
(unser Autohaus|unser Betrieb|unsere Firma|der Außendienst) (verliert|verschenkt|verpasst) (Probefahrten|Aufträge|Interessenten|Geschäft|Anfragen), weil (keiner schnell genug zurückschreibt|niemand zurückruft|alles zu lange dauert)
(mehr Umsatz|mehr Abschlüsse|vollere Auftragsbücher|bessere Auslastung) (durch KI|mit eurem Tool|)
(Probefahrten|Besichtigungen|Beratungstermine|Aufmaßtermine|Vorführtermine) (automatisch|online) (vereinbaren|buchen|ausmachen)
(Interessenten|Anfragende) (bekommen|erhalten) (automatisch|sofort) (einen Terminvorschlag|freie Zeiten)
Unser Autohaus verliert Probefahrten, weil keiner schnell genug zurückschreibt
Ich will mehr Umsatz, weniger Papier
Wie hilft mir Ihr Werkzeug dabei, aus Anfragen schneller Verkaufsgespräche zu machen?
lead generator erklärung
Wie kommt der Lead-Generator an Termine?
Anfragen automatisch in Termine verwandeln
`,
  scoring: `
wie werden leads bewertet
Lead Scoring
nach welchen Kriterien wird ein Lead eingestuft
woher weiß der vertrieb wen er zuerst anrufen soll
wie funktioniert die Punktevergabe
wer legt die Kriterien für die Bewertung fest
leadbewertung
Leadqualifizierung
qualifiziert das System die Anfragen vor
wie unterscheidet ihr gute von schlechten leads
werden unbrauchbare Anfragen aussortiert
kann man die Bewertungskriterien anpassen
priorisierung von anfragen
welcher Kontakt ist heiß und welcher kalt
heiße leads erkennen
punktesystem für interessenten
wie erkennt die KI einen kaufbereiten Kunden
können wir selbst bestimmen, was ein guter Lead ist
score von 0 bis 100 wie kommt der zustande
ist das scoring nachvollziehbar
vorqualifizierung der anfragen
wie entscheidet das ding welcher interessent wichtig ist
Bewertung der Interessenten wie geht das
spam anfragen rausfiltern
Woran erkennt das Programm, welche Anfrage wichtig ist und welche nicht?
Was sagen die Punkte neben dem Interessenten aus
Können wir selbst bestimmen, nach welchen Merkmalen die Leads sortiert werden?
wie funktioniert das lead scoring technisch
was bedeuten die Punkte
(wie|nach welchen Kriterien|nach was|woran|anhand welcher Merkmale) (bewertet|erkennt|entscheidet|beurteilt|sortiert|priorisiert) (das System|die KI|ihr|der Lead-Generator), (wer ein guter Lead ist|welche Anfragen wichtig sind|ob ein Interessent kaufbereit ist|wer zuerst angerufen wird)
(Lead-Scoring|Leadscoring|Lead Scoring|Leadbewertung|Scoring|Punktesystem|Punktevergabe|Leadqualifizierung|Priorisierung|Punktzahl|Ranking der Anfragen|Score)
(wie viele Punkte|welche Punkte|welcher Score) (bekommt|kriegt|hat) (ein Lead|eine Anfrage|ein Interessent)
(wer|welcher) ist ein (heißer|guter|warmer|kalter|wertvoller) (Lead|Interessent|Kontakt)
(können wir|kann ich|darf man) (die Kriterien|die Punkte|die Gewichtung|die Regeln|die Bewertung) (selbst|selber|) (festlegen|bestimmen|ändern|anpassen|gewichten) (für Leads|bei der Bewertung|)
(gute|ernsthafte|echte) von (schlechten|unseriösen|neugierigen) (Anfragen|Interessenten|Leads) (trennen|unterscheiden|filtern)
(wen|welchen Kunden|welchen Interessenten) (soll|sollte) (mein|unser|der) (Vertrieb|Verkäufer|Außendienst) zuerst (anrufen|kontaktieren|bearbeiten)
(Zeitverschwender|Spam-Anfragen|Karteileichen|Schnäppchenjäger) (aussortieren|erkennen|rausfiltern)
was bedeutet (die Punktzahl|der Score|die Zahl|100 Punkte) (bei einem Lead|neben dem Lead|)
leadbewertung automatisch??
Woran erkennt die Software, ob ein Interessent heiß oder kalt ist?
Punktesystem bei Leads, wie muss ich das verstehen?
Nach welchen Kriterien entscheidet das System, welcher Interessent wichtig ist?
was bedeuten die punkte bei den leads
Woran erkennt das System einen guten Interessenten?
wie entscheidet die KI wer ein heißer Lead ist
Punktevergabe Anfragen
Können wir selbst bestimmen, welche Anfragen Vorrang haben?
woran (machen Sie|macht ihr|macht die KI) fest, (ob sich ein Anruf lohnt|wer ernsthaft kauft|welche Anfrage was taugt)
(Spreu vom Weizen trennen|nur die guten Anfragen sehen|A-, B- und C-Kunden|Ampel für Anfragen|Rangliste der Interessenten)
(lohnt sich|taugt) (ein Anruf|der Interessent|diese Anfrage) (woher weiß ich das|was sagt das System|)
Woran machen Sie fest, ob sich ein Anruf lohnt?
Wer legt die Kriterien fest, nach denen die Interessenten sortiert werden?
Nach welchem System vergebt ihr Punkte an Interessenten?
Können wir die Bewertung der Leads selbst einstellen?
`,
  reminders: `
wie erinnern Sie an termine
terminerinnerung
werden Kunden an ihren Termin erinnert
erinnerung per whatsapp
erinnert ihr per SMS oder Mail
unsere Kunden vergessen ständig ihre Termine
viele leute kommen nicht zum termin
No-Shows vermeiden
was tut ihr gegen verpasste Termine
kriegt der Kunde vorher eine Nachricht
Terminausfälle reduzieren
automatische Erinnerungen an Kunden verschicken
wann wird die Erinnerung verschickt
bekommt auch unser Mitarbeiter eine Erinnerung
erinnerungsmail vor dem gespräch
reminder für termine
kann man termine auch absagen oder verschieben über die erinnerung
Erinnerungsfunktion
wie viele Stunden vorher wird erinnert
termin vergessen - macht ihr was dagegen
Kunden versetzen uns dauernd, was kann man da machen
geht die terminerinnerung auch über whatsapp
automatische Terminbestätigung und Erinnerung
schickt das System Erinnerungen raus
Terminausfälle in unserer Praxis, könnt ihr helfen
Bei uns in der Praxis erscheinen viele Patienten nicht zum Termin, können Sie die vorher erinnern?
terminerinerung whatsap
bekommt der kunde vorher nochmal ne nachricht wegen dem termin
Verschicken Sie auch SMS zur Erinnerung?
No-Show-Quote senken
jeder Dritte erscheint nicht zum Termin
(erinnert|benachrichtigt|informiert) (ihr|das System|der Bot|die KI) (unsere|meine|die) (Kunden|Patienten|Mandanten|Klienten|Gäste|Teilnehmer) (an Termine|an ihren Termin|vor dem Termin|rechtzeitig|automatisch)
(Terminerinnerung|Terminerinnerungen|Erinnerung|Reminder|Erinnerungsmail|Erinnerungs-SMS|Termin-Reminder|Erinnerungsfunktion|No-Shows|No-Show-Quote) (per Mail|per WhatsApp|per SMS|automatisch|senken|)
(Kunden|Patienten|Leute|Interessenten) (vergessen|verpassen|verschwitzen|versäumen) (ständig|oft|immer|dauernd) (ihre Termine|den Termin), (was tun|gibts da was|habt ihr was dagegen)
(Leute|Kunden|Interessenten) (erscheinen nicht|kommen nicht|tauchen nicht auf|sagen nicht ab) (zum Termin|beim Termin|)
(bekommt|kriegt|erhält) (der Kunde|man|unser Team|der Vertriebler) (einen Tag|eine Stunde|24 Stunden) vorher (eine Nachricht|Bescheid|eine Erinnerung|eine Mail|eine SMS)
(wann|wie oft|wie lange vorher) wird (man|der Kunde|) (erinnert|an den Termin erinnert)
(schickt|sendet|verschickt) (ihr|das System|das Ding|er) (auch|) (eine SMS|eine WhatsApp|eine E-Mail|Erinnerungen) (vor dem Termin|zum Termin|als Erinnerung)
(Termin verpasst|verpasste Termine|vergessene Termine|geplatzte Termine) (verhindern|vermeiden|)
Terminerinerungen per Whatsap, kann das euer Systhem?
Unsere Patienten vergessen ständig ihre Termine. Habt ihr da was?
Kann man einstellen, wieviele Stunden vorher die Erinnerung rausgeht?
Unsere Patienten vergessen ständig ihre Termine, könnt ihr die erinnern?
kriegen die kunden ne erinnerung aufs handy
Ständig vergessen unsere Kunden ihre Termine, gibts da was?
Schickt das Ding auch SMS vor dem Termin?
Bekommt der Kunde einen Tag vorher Bescheid?
(jeder fünfte|jeder dritte|die Hälfte) (taucht|kommt|erscheint) (bei uns|) (nicht auf|nicht|einfach nicht)
(Leute|Patienten|Schüler|Mandanten) (lassen uns sitzen|versetzen uns|kommen einfach nicht|sagen kurzfristig ab)
(vorher|am Vortag|kurz vorher) (anpingen|Bescheid geben|anstupsen|benachrichtigen|erinnern)
Jeder fünfte taucht bei uns nicht auf
Kunden kommen nicht zum vereinbarten Termin, was macht ihr dagegen?
Erinnerung per Whatsapp möglich?
Werden unsere Kunden vor dem Termin benachrichtigt?
`,
};
