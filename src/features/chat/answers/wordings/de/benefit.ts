/** How visitors ask about the benefit, and for whom it is: one wording a line. */
export const benefit = {
  problems: `
welche Probleme lösen Sie
was bringt uns das
welchen Nutzen haben wir davon
vorteile
warum sollten wir das machen
wozu brauche ich das
was habe ich davon
was wird besser durch eure Lösung
welche Herausforderungen gehen Sie an
warum automatisieren
wofür ist das gut
Kundennutzen
mehrwert für unsere firma
wo liegt der Vorteil
unsere Kunden warten zu lange auf Antwort
wartezeiten verkürzen
bringt das überhaupt was
was verbessert sich für unsere Kunden
typische Einsatzfälle
wieso sollte man KI im Support nutzen
welche schwierigkeiten nehmen sie uns ab
nennen Sie mir drei Gründe für Ihre Lösung
was ist der benefit
was nützt das einem betrieb wie unserem
Welche Sorgen nehmen Sie einem Betrieb wie unserem ab?
Bei uns bleibt ständig Arbeit liegen und Kunden warten, wobei helfen Sie?
wobei hilft eure Automatisierung konkret
Was bringt Automatisierung gegen Wartezeiten und verpasste Termine
(was|welchen Nutzen|welchen Vorteil|welchen Mehrwert) (bringt|hat|habe ich|bietet) (mir|uns|das|ich) (das|davon|eigentlich|konkret|) (eigentlich|)
(Vorteile|Nutzen|Mehrwert|Vorteil|Benefits|Problemlösung|Wozu|Sinn und Zweck)
(warum|wozu|wofür) (brauche ich|brauchen wir|braucht man) (das|euch|so etwas|sowas|einen KI-Assistenten) (überhaupt|eigentlich|)
wo (drückt|klemmt|hakt) (bei euren Kunden|es bei Firmen|es) (typischerweise|meist|normalerweise|) (der Schuh|)
(welche|was für) (Probleme|Schwierigkeiten|Engpässe|Sorgen|Schmerzpunkte) (löst ihr|lösen Sie|beseitigt ihr|haben eure Kunden)
(mein|unser) (Team|Laden|Büro|Innendienst) (ist überlastet|kommt nicht nach|geht unter|ist am Limit|schafft es nicht mehr), (was können Sie tun|könnt ihr helfen|was hilft)
(meine|unsere) (Leute|Mitarbeiter) (sind überlastet|machen nur noch Routine|verbringen den Tag mit Copy-and-paste|kommen zu nichts), was (können Sie für uns tun|kann man machen)
(was|wie) (kann|wird) (durch|mit) (KI|Automatisierung) (besser|leichter|verbessert) (bei uns|werden|)
(lange Wartezeiten|Kunden warten zu lange|wir verlieren Kunden|Fachkräftemangel|zu wenig Personal|Personalmangel), (was tun|wie helft ihr|könnt ihr da helfen)
Bei welchen Schwierigkeiten hilft Ihre Automatisierung eigentlich?
Was bringt mir das eigentlich?
Wo drückt denn bei euren Kunden typischerweise der Schuh?
Meine Leute sind überlastet, was können Sie für uns tun?
wir kommen vor lauter (Rückfragen|Anrufen|E-Mails|Bürokram|Papierkram) nicht mehr (zum Arbeiten|zum eigentlichen Geschäft|hinterher)
(bei uns brennt|wir versinken im|wir ersticken in) (die Hütte|Chaos|Anfragen|Papierkram|Mails)
(was|wo) nehmt ihr uns (ab|Arbeit ab)
Wir kommen vor lauter Rückfragen nicht mehr zum Arbeiten
`,
  worth: `
lohnt sich das für uns
rechnet sich das
ROI
wann amortisiert sich die Investition
wie viel Geld sparen wir
wie hoch ist die Ersparnis
wie viel zeit sparen wir damit
Kosten-Nutzen-Rechnung
amortisationszeit
ab wann lohnt sich der Einsatz
wie rechtfertige ich das vor der Geschäftsführung
business case
return on investment
können Sie vorrechnen was uns das bringt
wieviel personalkosten spart man
Wirtschaftlichkeit
ab welcher anfragenmenge macht das sinn
lohnt sich ein chatbot bei 20 anfragen am tag
zeitersparnis in stunden
wie schnell habe ich das geld wieder drin
bringt mir das mehr umsatz
wieviel prozent mehr umsatz
effizienzgewinn in zahlen
Kosten senken, wie viel ist drin
ab welcher Größe rentiert sich das
was spart uns das im Jahr
Rechnet sich so etwas für einen Betrieb mit acht Leuten?
Was spart man mit Ihrer Lösung im Schnitt?
ab wann hat sich die investition amortisiert
Lohnt das bei nur zwanzig Anfragen pro Woche?
Bringt mir das finanziell überhaupt etwas
Nutzen, Gewinn, Rendite, Einsparung, Wirtschaftlichkeit, ROI
ab wann rechnet sich so ein Bot
rechnet sich das bei wenigen Leuten
was spart man konkret ein
(lohnt|rechnet) sich (das|der Aufwand|die Investition|sowas|so etwas|der Chatbot) (für uns|bei uns|für mich|bei nur 40 Anfragen|bei so wenig Anfragen|überhaupt|schon ab zehn Mails am Tag|)
(ab wann|wann) (rechnet|lohnt|amortisiert|trägt) (sich|es sich) (das|die Investition|) (selbst|)
(ROI|Amortisation|Amortisationszeit|Wirtschaftlichkeit|Kosten-Nutzen|Return on Investment|Einsparpotenzial|Ersparnis|Einsparung|Rentabilität|Business Case|Zeitersparnis)
(wie viel|was) (Zeit|Geld|Stunden|Personal|Kosten) (spart|sparen|spare|erspart) (man|wir|ich|das|uns das) (damit|im Monat|dadurch|)
(bringt|nützt) (das|es) (wirklich|tatsächlich|überhaupt) (was|etwas|viel) (oder ist das nur Hype|oder ist das Marketing|)
(wann|ab wann|bis wann) (hat man|habe ich|haben wir) (die Kosten|das Geld|die Investition) (wieder drin|wieder raus|eingespielt|reingeholt)
(mein Chef|die Geschäftsführung|der Controller|meine Chefin) (will|möchte|braucht) (Zahlen|eine Rechnung|den ROI|wissen, ob es sich lohnt|einen Business Case)
(ist|wäre) das (sein Geld|den Aufwand|die Kosten|das) wert
(nur|bloß) (Hype|Spielerei|Geldverschwendung|heiße Luft) (oder bringt es was|)
Lohnt sich das bei nur 20 Anfragen die Woche?
Ab wann rechnet sich die Investition?
Rechnet sich das bei einem Betrieb mit fünf Leuten überhaupt?
Was spare ich dadurch konkret ein?
Rechnet sich so etwas bei nur 40 Anfragen im Monat?
Amortisation
ab wann hat man die kosten wieder drin
Bringt das wirklich was oder ist das nur Hype?
bei (15|zehn|fünf|so wenigen) (Mails|Anfragen|Anrufen) am Tag, (ist das nicht mit Kanonen auf Spatzen geschossen|lohnt das|rechnet sich das)
(überdimensioniert|Overkill|übertrieben|mit Kanonen auf Spatzen) (für uns|)
(was kommt|was springt) (unterm Strich|dabei|für uns) (raus|heraus|)
Bei 15 Mails am Tag, ist das nicht mit Kanonen auf Spatzen geschossen?
`,
  people: `
ersetzt die KI unsere Mitarbeiter
fallen Arbeitsplätze weg
müssen wir Leute entlassen
nimmt mir der bot den job weg
was wird aus meinem Supportteam
verlieren meine kollegen ihre stellen
stellenabbau durch ki
was bedeutet people first ai second
Was heißt Ihr Grundsatz Mensch zuerst
meine Mitarbeiter haben Angst vor der KI
wie nehmen wir die Belegschaft mit
akzeptanz bei den mitarbeitern
macht die ki mich überflüssig
brauchen wir dann noch Menschen im Kundenservice
Jobabbau
was machen unsere Leute dann noch
werden Angestellte durch den Bot ersetzt
kann ich damit Personal einsparen
sollen die Bots unsere Kollegen ersetzen?
entscheidet am Ende ein Mensch oder die KI
behält der Mensch die kontrolle
können Mitarbeiter die KI überstimmen
Arbeitsplatzverlust
Wir wollen niemanden kündigen müssen
Werden durch den Chatbot Leute bei uns überflüssig
unsere Belegschaft fürchtet um ihre Jobs
Meine Leute fürchten, dass sie danach überflüssig sind, was sage ich ihnen?
Werden durch den Bot bei uns Stellen abgebaut?
Leute entlassen, Arbeitsplätze, Stellenabbau, Akzeptanz im Team
(werden|fallen|verlieren) (dadurch|durch die KI|jetzt|) (Stellen|Jobs|Arbeitsplätze|Mitarbeiter|Leute) (gestrichen|weg|abgebaut|entlassen|überflüssig|ersetzt|wegrationalisiert)
(ersetzt|verdrängt|vernichtet) (die KI|der Bot|das|der Chatbot) (unsere|meine|menschliche|) (Mitarbeiter|Jobs|Arbeitsplätze|Kollegen|Leute|Sachbearbeiter)
(mein Team|meine Kollegen|die Belegschaft|unsere Mitarbeiter|meine Leute) (hat|haben|fürchtet|fürchten) (Angst|Sorge|Bedenken) (um die Arbeitsplätze|um ihren Job|ersetzt zu werden|vor der KI|)
(nimmt|klaut) (uns|mir|den Leuten) (die KI|der Bot|eine Maschine) (die|den|) (Jobs|Job|Arbeit) weg
(werde|bin) ich (bald|dann|) (arbeitslos|überflüssig|meinen Job los)
(was bedeutet|was heißt|was meint ihr mit|was soll) (People first|People first AI second|der Spruch People first|euer Motto|euer Grundsatz|euer Leitsatz)
(Arbeitsplatzabbau|Stellenabbau|Personalabbau|Kündigungen|Entlassungen|Rationalisierung) (durch KI|wegen KI|)
(wie reagieren|was sagen) (Mitarbeiter|Angestellte|Teams|die Leute) (darauf|dazu|auf die KI) (normalerweise|)
(Akzeptanz|Ängste|Widerstand|Vorbehalte) (im Team|bei Mitarbeitern|der Belegschaft)
(was machen|was bleibt für) (unsere|die) (Mitarbeiter|Leute|Sachbearbeiterinnen) (dann noch|noch übrig|danach)
(kann|könnte) ich damit (Personal|Leute|Stellen) (einsparen|abbauen)
Wofür steht eigentlich euer Spruch mit People first?
Ersetzt der Chatbot meine drei Mitarbeiterinnen im Service?
Meine Kollegen haben Angst um ihren Arbeitsplatz, ist das berechtigt?
Muss ich danach Leute entlassen?
Werden dadurch Stellen gestrichen?
Mein Team hat Angst um die Arbeitsplätze
Nimmt die KI uns die Jobs weg?
Was heißt people first ai second
was (sag|sage|antworte) ich meiner (Sachbearbeiterin|Belegschaft|Kollegin|Mannschaft), (die Panik schiebt|die Angst hat|die sich Sorgen macht|wenn sie fragt ob sie gehen muss)
(Kollegen|Leute|Mitarbeiterinnen) (haben Sorge|fürchten|befürchten), dass sie (nicht mehr gebraucht werden|überflüssig werden|ihren Platz verlieren)
(geht es|gehts) (darum|euch darum), (Leute loszuwerden|Stellen zu sparen|Menschen zu ersetzen)
Was sag ich meiner Sachbearbeiterin, die Panik schiebt?
Meine Kollegen im Kundendienst haben Sorge, dass sie nach der Einführung nicht mehr gebraucht werden. Was antworten Sie denen?
Fallen durch eure Software Arbeitsplätze weg?
`,
  fit: `
für welche Branchen eignet sich das
ist das auch was für kleine Unternehmen
wir sind nur fünf Leute, lohnt sich das trotzdem
für welche firmengröße
arbeitet ihr auch für Handwerker
Zielgruppe
macht ihr das auch für Arztpraxen
Mittelstand
wir sind ein Maschinenbauer, passt das
Lösungen für Behörden und öffentliche Verwaltung
geht das auch für Vereine
Konzerne auch?
Mindestgröße
branchenlösung versicherung
onlinehändler geeignet
für steuerberater
eignet sich das für ein Hotel
Wir sind ein Startup
Einzelunternehmer
ab wieviel mitarbeitern
B2B oder B2C
Arbeiten Sie auch mit Immobilienfirmen
für wen ist das gedacht
an wen richtet sich ihr angebot
kleinbetrieb mit drei angestellten
habt ihr erfahrung in unserer branche
ich bin privatkunde, geht das auch
Wir sind eine Zahnarztpraxis, ist das auch etwas für uns?
Ich habe einen kleinen Handwerksbetrieb mit drei Leuten, sind wir zu klein?
eignet sich das für Hotels und Gastronomie
Für welche Branchen ist das gedacht?
passt das für eine steuerkanzlei
Solo-Selbstständige, Freiberufler, Einzelunternehmer, macht das Sinn
Kanzlei, Makler, Autohaus, Verein, Behörde, Schule, Pflegedienst geeignet
mir san a kloana Betrieb, is des was für uns
wir sind ein kleiner Handwerksbetrieb mit wenigen Leuten, lohnt sich das überhaupt für uns
Solo-Selbstständige, macht das Sinn
(eignet sich|passt|taugt|ist) das (auch|) (für|was für) (eine Arztpraxis|Arztpraxen|einen Handwerksbetrieb|Handwerker|Steuerberater|eine Kanzlei|ein Hotel|Restaurants|eine Fahrschule|Vereine|Behörden|eine Gemeinde|Schulen|Makler|einen Onlineshop|Händler|Maschinenbauer|ein Autohaus|eine Spedition|eine Hausverwaltung|ein Start-up|einen Großhandel|Versicherungen|ein Pflegeheim|Selbstständige|Freiberufler|Konzerne|kleine Firmen|den Mittelstand) (geeignet|gedacht|)
(wir sind|bin|ich bin|ich habe|ich führe) (ein kleiner Betrieb|eine Hausverwaltung|ein Familienbetrieb|Einzelunternehmerin|Einzelunternehmer|eine kleine Firma|ein Zwei-Mann-Betrieb|ein Handwerksbetrieb mit zehn Leuten|selbstständig|ein Verein|eine Zahnarztpraxis|ein Friseursalon|ein Malerbetrieb)(, lohnt|, passt das|, macht das Sinn|, ist das was für uns|, haben Sie da was|, geht das)
(zu klein|zu groß|groß genug) (für euch|für so etwas|für KI|) (oder|)
(Mindestgröße|Zielgruppe|Zielkunden|Unternehmensgröße|Branchen|Branche|für wen|Mitarbeiterzahl)
(seid ihr|sind Sie|ist das) (eher|auch|nur) (für|was für) (Konzerne|Großunternehmen|den Mittelstand|KMU|kleine Betriebe|Privatleute|Privatpersonen|große Firmen) (oder|da|gedacht|)
(ab welcher|bei welcher) (Größe|Firmengröße|Mitarbeiterzahl|Anzahl Mitarbeiter) (macht|ist) das (Sinn|sinnvoll)
(kennt ihr euch|kennen Sie sich|habt ihr Erfahrung) (in|mit) (unserer Branche|der Logistik|der Gastronomie|dem Gesundheitswesen|Immobilien|dem Handwerk|dem Maschinenbau) (aus|)
mir san (nur|bloß) (a kloaner Betrieb|drei Leit|fünf Leut), (is des was für uns|bringt des was)
(arbeitet ihr|macht ihr das) auch für (Privatkunden|Vereine|den öffentlichen Dienst|Behörden|Ein-Mann-Firmen|Gründer)
Servus, mir san a kloana Handwerksbetrieb mit sechs Leit, is des überhaupt was für uns?
Ist das auch was für einen kleinen Malerbetrieb?
Wir sind eine Arztpraxis, können wir das auch nutzen?
Ich bin Solo-Selbstständige, macht das Sinn?
Ich bin Einzelunternehmerin, macht das überhaupt Sinn?
Eignet sich das für eine Arztpraxis?
zu klein für euch?
Wir sind eine Hausverwaltung mit 30 Leuten, haben Sie da was?
Seid ihr eher für Konzerne oder Mittelstand?
(wir betreiben|wir haben|ich leite|ich führe) (drei Bäckereien|ein Fitnessstudio|eine Tierarztpraxis|ein Reisebüro|einen Campingplatz|eine Musikschule|eine Physiopraxis|einen Pflegedienst|eine Gärtnerei|ein Sanitätshaus|eine Werkstatt|eine Apotheke|ein Architekturbüro|eine Druckerei|ein Ingenieurbüro), (wäre das überhaupt sinnvoll|taugt euer Zeug da|ist das was für uns|passt das zu uns)
(sinnvoll|geeignet|brauchbar|gedacht) für (Bäckereien|Apotheken|Fitnessstudios|Vermieter|Landwirte|Stadtwerke|Genossenschaften|Kirchengemeinden|Ärzte|Kleinbetriebe)
Wir betreiben drei Bäckereien mit Lieferservice, wäre euer Zeug da überhaupt sinnvoll?
Wir sind ein Elektrobetrieb mit acht Leuten, ist das was für uns?
`,
  comparison: `
was unterscheidet Sie von anderen Anbietern
warum Mainlicht und nicht die Konkurrenz
unterschied zu ChatGPT
warum nicht einfach ChatGPT nehmen
wettbewerber
besser als Intercom?
Vergleich mit Zendesk AI
was macht ihr besser
alternativen zu eurem Produkt
USP
alleinstellungsmerkmal
wieso sollte ich euch nehmen und nicht einen anderen
konkurrenzvergleich
können wir das nicht selbst bauen mit copilot
warum soll ich bei euch kaufen
was ist an eurem bot anders
Moin, was könnt ihr was Userlike nicht kann
microsoft copilot reicht doch auch
Unterschied zu normalen Chatbots
wir hatten schon mal einen chatbot der war schlecht
andere anbieter sind billiger
wechsel von anderem Chatbot Anbieter
marktvergleich chatbot anbieter
warum ausgerechnet ihr
sind Sie günstiger als Intercom
wo liegt der Unterschied zu ChatGPT
worin unterscheidet ihr euch von Zendesk oder Intercom
was könnt ihr besser als andere
warum nicht gleich was von Microsoft
Warum nehme ich nicht einfach ChatGPT, das ist doch billiger?
Wir haben auch ein Angebot von einem anderen Anbieter, was macht ihr besser?
vorteil gegenüber intercom oder userlike
Konkurrenz, Wettbewerber, Alternative, besser als andere
Zendesk hat doch selbst KI, wozu brauche ich euch
unser CRM hat schon einen Chatbot drin
(warum|wieso|weshalb) (nicht|nicht einfach|nicht gleich) (ChatGPT|Copilot|Gemini|Claude|Intercom|Userlike|ein fertiges Tool|selber bauen) (nehmen|nutzen|benutzen|verwenden)
(was|worin) (unterscheidet|ist) (euch|Sie|der Unterschied|Mainlicht) (von|zu|zwischen euch und) (ChatGPT|anderen Anbietern|der Konkurrenz|Intercom|Zendesk|HubSpot|Microsoft Copilot|Moin AI|Userlike|Tidio|den Mitbewerbern)
(was|wo) (könnt ihr|seid ihr|macht ihr|ist bei euch) (besser|anders) (als|wie) (ChatGPT|die anderen|andere|Intercom|die Konkurrenz|Copilot|der Wettbewerb)
(warum|wieso|weshalb) (sollten wir uns|soll ich mich|sollte man sich) (ausgerechnet|gerade|) für (Sie|euch|Mainlicht) entscheiden
(warum|wieso) (ausgerechnet|gerade) (Sie|ihr|Mainlicht)
(Vergleich|Unterschied|Unterschiede|Alternative|Alternativen|Wettbewerb|Konkurrenz|Mitbewerber|USP|Alleinstellungsmerkmal|Stärken) (zu ChatGPT|zur Konkurrenz|zu anderen|)
(wir haben|wir zahlen|wir nutzen) (schon|bereits) (Copilot|ChatGPT|einen Chatbot|Gemini|ein anderes Tool), (wozu dann euch|was bringt ihr noch|warum noch ihr|braucht es euch noch)
(wir haben|mir liegt|ich habe) (ein anderes Angebot|ein günstigeres Angebot|noch zwei Angebote) (vorliegen|vom Wettbewerb|)
(das kann|kann das nicht) (auch|) ChatGPT (auch|kostenlos|) (oder nicht|)
Warum sollte ich euch nehmen und nicht Userlike oder Moin?
Zendesk hat doch auch KI drin, wozu brauch ich dann noch euch?
Warum sollte ich euch nehmen und nicht einfach ChatGPT?
Worin sind Sie besser als Intercom?
Was macht ihr anders als die Konkurrenz?
Was könnt ihr besser als Intercom?
unterschied zur konkurrenz
Wieso sollten wir uns ausgerechnet für Sie entscheiden?
Copilot haben wir schon, wozu dann noch ihr?
(Moin.ai|Tidio|Userlike|Zendesk|ein anderer Anbieter|die Konkurrenz) hat mir (auch was geschickt|auch ein Angebot gemacht|weniger berechnet)(, wieso lieber ihr|, was könnt ihr mehr|)
(wieso|warum|weshalb) (lieber|eher) (ihr|Sie|mit euch) (als die anderen|)
Moin.ai hat mir auch was geschickt. Wieso lieber ihr?
vs chatgpt
Warum sollte ich nicht einfach ChatGPT benutzen?
Was haben Sie, was die Mitbewerber nicht haben?
`,
  references: `
haben Sie Referenzen
wer sind Ihre Kunden
Referenzkunden
gibt es Fallstudien
case studies
kundenbewertungen
mit welchen Firmen arbeiten Sie zusammen
Erfolgsgeschichten
kann ich mit einem bestehenden Kunden sprechen
wer nutzt das schon
Beispielprojekte
gibt es Erfahrungsberichte
bewertungen auf Google oder Trustpilot
habt ihr sowas schon mal gemacht
wie viele kunden habt ihr
beispiele aus der praxis
welche Unternehmen setzen das ein
nachweise dass es funktioniert
Testimonials
zeigen sie mir ein projekt aus unserer branche
wo ist euer chatbot schon im einsatz
Kundenstimmen
referenzliste bitte
habt ihr schon handwerksbetriebe als kunden
gibt es Firmen aus unserer Branche die das schon nutzen
haben Sie Kunden aus dem Maschinenbau
habt ihr schon was für Handwerker umgesetzt
Welche Firmen arbeiten schon damit und sind sie zufrieden?
Kann ich mit einem Ihrer bestehenden Kunden sprechen?
Fallstudien, Erfolgsgeschichten, Kundenmeinungen, Bewertungen
wer kann Sie empfehlen
(welche|was für) (Kunden|Firmen|Unternehmen|Referenzen|Referenzkunden|Projekte) (habt ihr|haben Sie|nutzen das|setzen das ein|vertrauen euch) (schon|bereits|)
(Referenzen|Referenzkunden|Referenz|Kundenstimmen|Kundenmeinungen|Bewertungen|Erfahrungsberichte|Fallstudien|Case Studies|Erfolgsgeschichten|Praxisbeispiele|Testimonials|Rezensionen|Trustpilot|Google-Bewertungen)
(mit welchen|für welche|bei welchen) (Firmen|Unternehmen|Kunden|Betrieben) (habt ihr|haben Sie|arbeitet ihr|arbeiten Sie) (schon|bereits|) (gearbeitet|zusammengearbeitet|zusammen|)
(kann ich|könnte ich|dürfte ich) (mit|) (einem|einen) (bestehenden|eurer|zufriedenen|Ihrer) (Kunden|Referenzkunden) (sprechen|telefonieren|anrufen|kontaktieren|fragen)
(gibt es|habt ihr|haben Sie) (Beispiele|Referenzen|Fallstudien|Projekte|Erfahrungen) (aus|in|im) (dem Großhandel|unserer Branche|dem Maschinenbau|dem Handel|der Industrie|dem Handwerk|der Praxis)
(was sagen|sind) (eure|Ihre) (Kunden|Bestandskunden) (so|über euch|zufrieden|)
(wie viele|wieviele) (Kunden|Firmen) (habt ihr|haben Sie|nutzen das) (schon|)
(Beweise|Belege|Nachweise), dass (das funktioniert|ihr das könnt|es klappt)
Referenzkunden aus dem Maschinenbau?
Mit wem habt ihr schon gearbeitet?
Wer nutzt Ihre Lösung schon? Haben Sie Kundenstimmen?
Mit welchen Firmen habt ihr schon gearbeitet?
Gibt es Fallstudien aus dem Großhandel?
Kann ich mit einem bestehenden Kunden von euch telefonieren?
nennt mir (mal|) (drei|ein paar|zwei) (Betriebe|Firmen|Kunden), (bei denen das läuft|die das nutzen|die zufrieden sind)
(wo|bei wem) (läuft|funktioniert|ist) das (schon|bereits) (im Einsatz|erfolgreich|produktiv|)
Nennt mir mal drei Betriebe, bei denen das läuft
Gibt es Kunden aus dem Maschinenbau, mit denen ich reden könnte?
Welche Unternehmen setzen Ihre Lösung schon ein?
`,
};
