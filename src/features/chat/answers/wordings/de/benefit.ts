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
leute springen ab weil keiner rangeht
bei uns herrscht chaos mit den anfragen, wo setzt ihr da an
wobei könnt ihr einer zahnarztpraxis überhaupt helfen
was wird besser wenn ich euch hole
wir verlieren kunden weil wir zu langsam antworten
mein büro ersäuft in arbeit, was nehmt ihr uns ab
welche sorgen nehmt ihr mir
kundeninfos liegen bei jedem woanders und keiner blickt durch
wozu brauch ich euch
wo drückt bei euren kunden normal der schuh
telefon klingelt, laden voll, mails bleiben liegen - hilfe
die kunden warten bei uns 3 tage auf antwort
was habe ich davon, jetzt mal ehrlich
mein empfang kommt mit dem andrang nicht klar, wie entlastet ihr den
ich sitz jeden abend bis 10 noch an mails
der eine weiß nicht was der andre dem kunden gesagt hat
nutzen für den mittelstand
wofür kann man eure sachen im alltag gebrauchen
was läuft nachher besser als vorher
alles bleibt liegen, kunden sauer, was könnt ihr tun
umsatz geht flöten weil wir nicht hinterherkommen
weshalb holen euch firmen ins haus
welche schmerzen lindert ihr ;)
warum sollte ich mich mit sowas beschäftigen
verpasste termine, langsame antworten, datenkuddelmuddel... seid ihr da die richtigen?
mehrwert?
an welchen stellen im betrieb hilft automatisierung am meisten
Welchen Schmerz nehmen Sie Ihren Kunden eigentlich?
Bei uns warten Kunden oft zwei Tage auf Rückmeldung, ist das ein typischer Fall für Sie?
Wo drückt Ihren Kunden üblicherweise der Schuh?
Mit welchen Sorgen kommen Firmen zu Ihnen?
Wogegen hilft Ihre Software eigentlich?
Was läuft bei Ihren Kunden vorher schief?
Unser Kundenservice ist chronisch überlastet.
Welche Missstände beseitigen Sie?
Worin sehen Sie den größten Reibungsverlust im Mittelstand?
Wir verlieren Aufträge, weil wir zu langsam antworten.
Mein Team kommt vor lauter Routine nicht zum Wesentlichen.
Welchen Bedarf decken Sie ab?
Warum sollte ein Betrieb überhaupt etwas an seinem Kundenkontakt ändern?
Welche Engpässe gehen Sie an?
An welcher Stelle setzen Sie bei einem überforderten Service an?
Gegen welche Ineffizienzen richtet sich Ihr Ansatz?
Die Hotline ist ständig besetzt und keiner weiß, was der andere mit dem Kunden besprochen hat.
Was verbessert sich für uns im Alltag?
Was würde sich bei uns spürbar bessern, wenn wir Sie ins Haus holen?
Welche Herausforderungen im Kundenkontakt bewältigt man damit?
Wozu braucht man so etwas überhaupt?
Nennen Sie mir die typischen Ausgangslagen Ihrer Kunden.
Worunter leiden die Betriebe, die bei Ihnen anklopfen?
Uns fehlen Leute und die Anfragen stapeln sich, sind wir bei Ihnen richtig?
Wofür soll das gut sein?
Was haben meine Kunden davon?
Lange Wartezeiten, verstreute Daten, geplatzte Termine: Kennen Sie das?
Welche Vorteile verspricht Ihre Automatisierung?
ähm welche schwierigkeiten nehmt ihr uns denn ab
also wo drückt bei firmen normalerweise der schuh wenn die zu euch kommen
äh wofür ist das gut also gegen welche probleme hilft das
sag mal unsere kunden warten ewig und termine platzen seid ihr da richtig
wartezeiten kundendaten silos
schmerzpunkte kundenservice
nutzen automatisierung probleme
welche probleme gelöst
Welches Wehwehchen heilt ihr eigentlich?
Wofür braucht euch überhaupt jemand?
Was läuft in Firmen schief, dass es euch geben muss?
Was wird besser, wenn ich euch ins Haus hole?
Bei uns häufen sich die Klagen, alles dauere zu lange und niemand wisse Bescheid. Sind Sie für derlei die richtige Adresse?
Welche Missstände in einem Betrieb wie dem unseren vermögen Sie denn zu beheben?
Ich würde gern verstehen, welchen Kummer Sie Ihren Auftraggebern abnehmen.
In unserer Firma weiß die Linke nicht, was die Rechte tut. Ist das etwas, wobei Sie helfen?
welche pain points fixt ihr
was is der use case
was bringt mir das ganze so im alltag
bei uns is support lost, könnt ihr das fixen
Was für Probleme Sie machen weg?
Warum brauchen Firma Ihre Hilfe?
Kunden warten lange, Daten sind durcheinander, Sie können besser machen?
Ihre Firma löst welche Schwierigkeit?
Die Leute springen uns ab, weil keiner rechtzeitig antwortet. Was wäre euer Rezept?
Bei uns geht ständig etwas unter. Ist das ein Fall für euch?
Was tut Unternehmen weh, bevor sie bei euch anrufen?
Der eine vergisst den Kunden, der andere findet seine Akte nicht, der dritte lässt ihn warten. Kennt ihr das?
Wobei (helft ihr|helfen Sie) (Firmen|Unternehmen|kleinen Betrieben) (eigentlich|genau|)
Welche Schwierigkeiten haben Ihre Kunden typischerweise?
Welche Sorgen nehmen Sie einem kleinen Betrieb ab?
Unsere Kunden warten zu lange auf Antwort, was nun?
Wobei können Sie einem Großhändler mit 40 Leuten helfen?
Unsere Daten liegen in drei Programmen verstreut, können Sie helfen?
Bei welchen Schwierigkeiten ruft man Sie am besten?
Mein Büro ertrinkt in Anfragen, was können Sie tun?
Gegen welche typischen Engpässe hilft Ihre Software?
Was wird bei uns besser, wenn wir Sie beauftragen?
Weshalb sollte man überhaupt Abläufe automatisieren?
Wir verlieren Aufträge durch langsame Antworten, gibt es Abhilfe?
Welchen Nutzen haben unsere Kunden von Ihren Produkten?
Wozu braucht ein Mittelständler so etwas überhaupt?
Wobei drückt bei Ihren Kunden meistens der Schuh?
Ständig verpasste Termine und lange Wartezeiten, was raten Sie?
Was haben wir davon, wenn wir mit Ihnen arbeiten?
Mein Service kommt nicht hinterher, wie entlasten Sie uns?
Welche Vorteile hätte unser Innendienst?
Was läuft nach Ihrer Erfahrung in Betrieben schief?
welche probleme loest ihr denn
wozu braucht man euch
was laeuft bei euren kunden schief bevor ihr kommt
kunden warten ewig in der leitung, is das euer thema
pain points?
daten in 5 toepfen, keiner blickt durch, macht ihr sowas weg
welchen aerger nehmt ihr mir ab
wo drueckt der schuh bei firmen die zu euch kommen
verpasste termine lange wartezeit, genau sowas geht ihr an oder
was wird damit besser im alltag
fuer welche baustellen seid ihr da
was is denn das problem das ihr behebt
Welche Alltagsnöte haben Betriebe, die zu Ihnen kommen?
Unsere Kunden legen nach zehn Minuten Warteschleife auf. Ist das eine Schwierigkeit, die Sie angehen?
Ich wüsste gern, welche Schmerzpunkte Ihre Produkte lindern sollen.
Vertrieb und Service tauschen sich bei uns nicht aus, und das merken die Kunden. Gehört das zu Ihren Themen?
Wofür bräuchte ein Betrieb Sie überhaupt?
Ich sehe nicht, was an unserer Arbeitsweise falsch sein soll. Was läuft aus Ihrer Sicht gewöhnlich schief?
Welche Missstände im Kundenservice wollen Sie beheben?
Nennen Sie mir bitte die Hauptprobleme, die mit Ihren Lösungen verschwinden.
Lange Warterei, verstreute Daten, vergessene Termine: behandeln Sie das alles?
Unser Aufsichtsrat fragt: „Was ist kaputt, das die reparieren?“ Was entgegnen Sie?
Welche typischen Schwächen des Mittelstands bekämpfen Sie?
An welchen Engpässen setzen Sie an?
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
rechnet sich das bei 5 leuten
wie schnell hab ich das geld wieder drin
wieviel stunden spar ich in der woche
wir haben vielleicht 20 anfragen im monat, lohnt des überhaupt
was spar ich damit in euro
is das nich rausgeschmissenes geld für ne kleine werkstatt
ab wann hat sich das amortisiert
bringt das wirklich was oder is das nur hype
für meine drei mails am tag brauch ich sowas doch nicht oder?
sagt ihr auch ehrlich wenns nix bringt
kosten nutzen
wirtschaftlich sinnvoll für nen laden mit 2 filialen?
meine frau meint das is quatsch, was sagst du zu dem sinn des ganzen
spart mir das ne halbe stelle
was kommt unterm strich raus für mich
garantiert ihr mir einsparungen
hab angst dass ich zahl und hinterher bringts nix
ersparnis pro monat
lohnt sichs
kann man ausrechnen ob sich das für mein hotel trägt
macht das bei wenig kundschaft sinn
wann rentiert sich so ne anschaffung
bin skeptisch ob sich das auszahlt
wie hoch ist die zeitersparnis
ich brauch zahlen für meinen chef ob sich die investition trägt
bekomm ich das wieder rein was ich ausgeb
Ich brauche für den Vorstand einen belastbaren ROI.
Welche Einsparung darf ich in den Business Case schreiben?
Rechnet sich das bei 200 Anfragen im Monat?
Als CFO frage ich mich, was unterm Strich übrig bleibt.
Bringt das mehr ein, als es verschlingt?
Wie viele Arbeitsstunden sparen wir damit?
Ist das nicht mit Kanonen auf Spatzen geschossen?
Woran mache ich fest, ob der Aufwand gerechtfertigt ist?
Ab welcher Anfragemenge wird die Sache wirtschaftlich?
Garantieren Sie eine bestimmte Kostensenkung?
Würden Sie uns auch abraten, wenn es keinen Sinn ergibt?
Mein Chef will Zahlen sehen, was wir dadurch gewinnen.
Haben Sie eine Wirtschaftlichkeitsrechnung?
Welche Rendite ist realistisch?
Unterm Strich: teures Spielzeug oder echter Gewinn?
Wie schnell spielt sich das wieder ein?
Können Sie mir den Break-even ausrechnen?
Das Kosten-Nutzen-Verhältnis überzeugt mich noch nicht.
Wir haben gar nicht so viele Anfragen, macht das dann Sinn?
Was spare ich in Euro pro Jahr?
Wie begründe ich die Ausgabe gegenüber der Geschäftsleitung?
Und wenn sich herausstellt, dass es uns gar nichts bringt?
Zahlt sich die Automatisierung wirklich aus?
Wie hoch ist die Produktivitätssteigerung in Zahlen?
Gibt es einen Rechner, mit dem ich unser Einsparpotenzial abschätzen kann?
Ich bin skeptisch, dass der Nutzen die Ausgaben übersteigt.
ähm rechnet sich das für einen kleinen betrieb wie unseren
also was sparen wir da am ende äh in stunden oder geld
bringt das wirklich was oder ist das nur spielerei
sag mal ab wann hat man das geld wieder drin
roi automatisierung
lohnt sich ki kmu
amortisation chatbot
Und wenn es nichts bringt, sagt ihr das ehrlich?
Wie viele Stunden spare ich garantiert?
Ist das rausgeworfenes Geld für eine Firma mit wenig Anfragen?
Könnt ihr mir vorrechnen, was am Ende hängen bleibt?
Ich muss jeden Euro zweimal umdrehen. Können Sie mir versichern, dass die Anschaffung sich bezahlt macht?
In meinem Alter investiert man nur noch, wenn es sich auszahlt. Woran erkenne ich, ob das bei uns der Fall ist?
Mein Steuerberater fragt, welcher Nutzen den Ausgaben gegenübersteht. Was kann ich ihm sagen?
Wir bekommen vielleicht zwanzig Zuschriften in der Woche. Wäre Ihre Lösung da nicht mit Kanonen auf Spatzen geschossen?
is das worth it
wie schnell hab ich den return drin
lohnt der spaß überhaupt
bringts das für uns oder is das overkill
Ist gut investieren für uns oder nicht?
Wie viel Geld wir sparen mit Ihre System?
Macht Sinn für kleine Firma mit wenig Mail?
Nach wie viel Monat kommt Geld zurück?
Steht am Ende mehr auf dem Konto als vorher?
Würdet ihr uns auch abraten, wenn wir die Technik gar nicht nötig hätten?
Wie überzeuge ich meinen Finanzchef, dass das keine Geldverbrennung ist?
Was hab ich davon, in Euro und Cent?
(was bringt|was nützt) (uns|mir) das (unterm Strich|konkret|in Euro|)
Wann hat sich die Investition bezahlt gemacht?
Wie rechtfertige ich das vor meinem Chef?
Rechnet sich das bei nur 20 Anfragen pro Woche?
Wie viel Geld spart ein Betrieb unserer Größe damit?
Nach wie vielen Monaten hat sich die Ausgabe bezahlt gemacht?
Woran merke ich, ob sich die Investition auszahlt?
Bringt das einem kleinen Laden überhaupt etwas ein?
Wie viele Stunden spart mein Team damit pro Woche?
Ich bin skeptisch, ob sich der Aufwand für uns rentiert.
Welche Rendite darf ich von der Automatisierung erwarten?
Ab wie vielen Anfragen am Tag ist das sinnvoll?
Ist das Geld bei Ihnen wirklich gut angelegt?
Können Sie ausrechnen, was wir damit einsparen?
Sagen Sie auch ehrlich, wenn es sich nicht rechnet?
Ist das für einen Betrieb mit fünf Leuten wirtschaftlich?
Holt man die Kosten wieder rein?
Was bringt uns das unterm Strich in Euro?
Wir haben nur 10 Anfragen am Tag, lohnt das?
Ist der Nutzen größer als die Ausgaben?
Kann ich den Gewinn vorher abschätzen?
lohnt?
rechnet sich des
wieviel spar ich
bringt das ueberhaupt was bei 10 anfragen am tag
was hab ich davon in euro
sagt ihr ehrlich wenns nix bringt
stunden gespart pro woche?
rentiert sich das fuer an kleinen betrieb
is das sein geld wert
Wir bekommen vielleicht 25 Anfragen am Tag. Würde sich die Investition je tragen?
Könnten Sie die jährliche Ersparnis für einen Betrieb wie unseren beziffern?
Als Steuerberater bin ich von Berufs wegen skeptisch: Welche Rendite bringt so eine Ausgabe?
Wie viele Arbeitsstunden gewinnen wir im Monat, und stehen Sie für die Zahl ein?
Sagen Sie uns auch offen, wenn Automatisierung bei uns keinen Sinn ergibt?
Nach wie vielen Monaten hat man die Ausgaben üblicherweise wieder herein?
Ist der Aufwand nicht größer als der Ertrag, bei einer Werkstatt mit neun Leuten?
Unser Betriebsleiter verlangt eine Kosten-Nutzen-Rechnung. Können Sie die Wirtschaftlichkeit belegen?
Was springt finanziell für einen Großhändler mit zwei Leuten am Telefon heraus?
Zahlt sich das auch für Kleine aus, oder ist es nur eine Mode?
Garantieren Sie, dass wir etwas einsparen?
Wie finden wir heraus, ob Automatisierung in unserem Fall wirtschaftlich ist?
(garantieren Sie|garantiert ihr|versprecht ihr|versprechen Sie) (uns|) (eine Zahl von Leads|mehr Kunden|mehr Umsatz|neue Aufträge|zusätzliche Termine)
Wie viele neue Leads bringt uns das im Monat?
mehr umsatz garantiert?
wie viele Termine mehr sind drin
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
verliert unsere frau schmidt am empfang ihren job
meine leute haben angst um ihren arbeitsplatz
muss ich dann jemanden entlassen
kann ich mir damit die bürokraft sparen
nimmt die ki uns die arbeit weg
was macht dann noch meine telefonistin
brauch ich dann überhaupt noch personal
stellenabbau
meine gesellen meckern schon, die denken der roboter kommt
ist des der ersatz für die rezeption
wegrationalisieren
ki statt mensch?
schafft ihr jobs ab
wie sag ichs meinem team ohne dass die panik kriegen wegen ihrer stelle
werden wir arbeitslos
soll das die mfa ersetzen
was bleibt für uns menschen noch zu tun
meine chefin will das einführen, bin ich dann meinen job los?
kann die maschine meine verkäuferin ersetzen
ich bin azubi im büro, hat mein beruf mit so nem zeug noch zukunft
weniger mitarbeiter durch ki?
die damen vom front office sind nicht begeistert, fühlen sich überflüssig
geht bei euch mensch vor maschine
ersetzt das unsere leute oder hilft es denen
ohne personal laufen lassen möglich?
mein team hat bammel vor der ki
fliegt dann jemand raus
wen kann ich dann einsparen
Fallen bei uns danach Stellen weg?
Der Betriebsrat fürchtet Personalabbau, was entgegnen Sie?
Werden meine Leute in der Hotline arbeitslos?
Ist das am Ende ein Rationalisierungsprojekt?
Wie viele Köpfe kann ich damit einsparen?
Was wird aus unseren Sachbearbeiterinnen?
Meine Belegschaft hat Angst um ihre Jobs.
Vernichtet Ihre Technik Arbeitsplätze?
Muss jemand gehen, wenn der Bot kommt?
Brauche ich mein Serviceteam dann noch?
Hand aufs Herz: Geht es Ihnen um Stellenstreichungen?
Welche Tätigkeiten verbleiben beim Menschen?
Kann ich mit Ihrer KI zwei Vollzeitkräfte ersetzen?
Wie nehme ich der Mannschaft die Sorge, überflüssig zu werden?
Kündigungen durch KI, wie stehen Sie dazu?
Ich schreibe einen Beitrag über Jobverlust durch Automatisierung und hätte gern Ihre Position.
Schafft sich der Innendienst damit selbst ab?
Wie verteilt sich die Arbeit künftig zwischen Mensch und Maschine?
Macht die Software unsere Callcenter-Agenten obsolet?
Sollen wir nach der Einführung Personal abbauen?
Was sage ich den Kollegen, die um ihre Beschäftigung bangen?
Wird die Telefonistin wegrationalisiert?
„People first“ klingt nett, aber am Ende streicht man doch Stellen.
Führt das zu weniger Beschäftigten im Kundendienst?
Bleibt das Team erhalten?
Ist der Bot als Ersatz oder als Entlastung der Kollegen gedacht?
Welche Rolle spielen unsere Servicemitarbeiter danach noch?
Soll der Bot die Leute am Empfang überflüssig machen?
ähm verlieren meine leute dann ihren job
also die kollegen haben angst äh dass die maschine sie ersetzt stimmt das
müssen wir dann jemanden entlassen oder wie
sag mal brauch ich mit der ki noch meine bürokraft
ki arbeitsplätze ersetzen
mitarbeiter entlassung ki
stellenabbau automatisierung
people first bedeutung personal
Seid ihr die, wegen denen alle arbeitslos werden?
Kann ich mit eurem Bot die ganze Hotline rauswerfen?
Was soll meine Belegschaft noch tun, wenn die Maschine alles macht?
Ehrlich jetzt, Jobkiller oder nicht?
Frau Schneider sitzt seit dreißig Jahren bei uns am Empfang. Wird sie durch Ihre Technik überflüssig?
Mir liegt das Wohl meiner Angestellten am Herzen. Nimmt ihnen Ihre künstliche Intelligenz die Arbeit weg?
Meine Belegschaft ist beunruhigt, seit das Wort KI gefallen ist. Wie darf ich sie beruhigen?
Ich habe gelesen, solche Programme machten Sachbearbeiter entbehrlich. Ist das auch Ihre Absicht?
klaut die ki unsere jobs
sind wir dann alle gefeuert lol
ersetzt der bot unser support team komplett
muss ich angst um meinen job haben wenn chef das kauft
KI nimmt Arbeit von Menschen weg?
Meine Kollegen haben Angst verlieren Stelle, ist richtig?
Nach Start brauchen wir weniger Leute?
Roboter macht alles, was macht dann Mitarbeiterin?
Was antworte ich der Kollegin, die fragt, ob sie bald durch einen Automaten ausgetauscht wird?
Sitzt nächstes Jahr noch jemand an unserem Empfang?
Wollt ihr, dass am Ende nur noch Rechner arbeiten?
Bleibt für Leute aus Fleisch und Blut noch etwas zu tun?
(müssen|werden) (wir|bei uns) (Leute|Mitarbeiter|Kollegen) (entlassen|abgebaut|ersetzt)
Was wird aus meinen Kollegen im Kundendienst?
Meine Mitarbeiter fürchten um ihre Stellen
Muss ich danach jemanden aus dem Kundendienst entlassen?
Mein Team hat Angst um die Arbeitsplätze, zu Recht?
Nimmt der Bot meinen Leuten die Arbeit weg?
Kann ich mit der KI zwei Stellen einsparen?
Brauchen wir dann noch eine Kraft am Empfang?
Werden unsere Sachbearbeiter dadurch überflüssig?
Was bleibt für meine Mitarbeiter noch zu tun?
Fallen durch die Automatisierung Jobs bei uns weg?
Wie erkläre ich meinem Team, dass niemand gehen muss?
Soll die KI Personal abbauen oder nur entlasten?
Verdrängt so ein Assistent auf Dauer den Innendienst?
Übernimmt die Maschine irgendwann alles im Service?
Geht es hier um Stellenabbau?
Muss sich meine Assistentin einen neuen Job suchen?
Brauche ich künftig weniger Personal im Support?
Ich will niemanden kündigen, ist das vereinbar?
Bleiben die Menschen bei uns weiterhin wichtig?
Sind meine Kollegen bald durch Software ersetzt?
ersetzt das meine leute
muss ich jemand entlassen
meine maedels im buero haben angst um ihren job
nimmt die ki arbeitsplaetze weg
kann ich damit 2 leute einsparen
was machen meine mitarbeiter dann noch
werden wir ueberfluessig
jobkiller?
bot statt mensch oder bot plus mensch
innendienst faellt weg?
kuendigungen wegen ki
die frau mueller an der zentrale macht das seit 25 jahren, is die dann weg
personal reduzieren
was bleibt fuer die menschen
also ich leite den kundendienst und die leute fragen mich jeden tag ob sie naechstes jahr noch da sind wenn die maschine kommt was sag ich denen denn
brauch ich meine sachbearbeiterin noch
mitarbeiter weg wegen automatisierung
macht die ki uns arbeitslos
entlasten oder ersetzen was is das ziel
Ich spreche für den Betriebsrat: Fallen durch Ihre Software Stellen weg?
Mein achtköpfiges Serviceteam ist verunsichert. Soll der Assistent an dessen Stelle treten?
Was bleibt unseren Sachbearbeitern zu tun, wenn eine Maschine die Routinefragen erledigt?
Geht es in Wahrheit nicht doch darum, mit weniger Personal auszukommen?
Müssten wir jemanden entlassen, wenn wir Ihr Produkt einführen?
Unsere langjährige Innendienstlerin wollen wir behalten. Macht die KI ihre Stelle überflüssig?
Ist das als Hilfe für die Belegschaft gedacht oder als deren Ersatz?
Unser Inhaber träumt vom Kundendienst ohne Menschen. Ist Ihre Lösung dafür gemacht?
Was entgegnen Sie Kollegen, die um ihren Arbeitsplatz bangen?
Welchen Teil der Arbeit behalten die Menschen und welchen bekommt die Maschine?
Kann ich der Mannschaft guten Gewissens sagen, dass keiner ersetzt wird?
Ich habe 14 Gesellen und Lehrlinge und zwei Damen im Büro; sind die Damen dann ihre Arbeit los?
Wie stehen Sie dazu, dass Maschinen menschliche Arbeit verdrängen?
Heißt Ihr Leitspruch „Menschen zuerst“, dass unser Team seine Aufgaben behält?
Wird der Empfang unnötig, sobald der Assistent Kundenfragen beantwortet?
Bauen andere Firmen Personal ab, wenn sie mit künstlicher Intelligenz wie Ihrer anfangen?
Unsere Leute lieben die kniffligen Fälle und hassen die langweiligen. Blieben ihnen die kniffligen?
Als Arbeitnehmervertreterin möchte ich wissen, ob das Werkzeug Beschäftigte verdrängt oder entlastet.
Rationalisieren Sie Arbeitsplätze weg?
Darf ich in der Betriebsversammlung versprechen, dass niemand wegen der KI gehen muss?
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
bin einmannbetrieb, is das was für mich
macht ihr auch friseure
klempner mit 3 leuten, zu klein für euch?
zahnarztpraxis auch?
wir sind ne bäckereikette mit 14 filialen, passen wir da rein
nur für große firmen?
wie groß muss die firma sein
vereine auch oder nur unternehmen
steuerkanzlei geeignet?
tischlerei?
wer sind so eure typischen kunden
ich hab ne kleine pension im odenwald, zielgruppe?
arbeitet ihr auch mit behörden
großhandel für sanitär, seid ihr auf sowas ausgerichtet
start up gerade gegründet, trotzdem was für uns?
fitnessstudio
wir sind b2b maschinenbauer
ist das auch was für nen solo selbständigen
gastronomie auch?
nehmt ihr auch privatleute
passt sowas zu nem blumenladen
welche betriebe haben was davon
schreinermeister hier, gehör ich zu denen die ihr sucht
autohaus mit werkstatt, geeignet oder eher nicht
rechtsanwalt arztpraxis apotheke... wem hilft das
Sind wir mit acht Leuten zu klein dafür?
Arbeiten Sie auch für Großkonzerne?
Passt das zu einem Maschinenbauer mit 300 Beschäftigten?
Wir sind eine Arztpraxis, kommt das für uns infrage?
Wer ist Ihre Zielgruppe?
Für welche Branchen ist das gemacht?
Mein Mann hat einen Dachdeckerbetrieb, wäre das etwas für ihn?
Ab wie vielen Angestellten kommt das in Betracht?
Wir sind ein Verein, dürfen wir auch Kunde werden?
Bedienen Sie auch die öffentliche Verwaltung?
Richtet sich das an B2B oder auch an Privatleute?
Großhandel mit Sanitärteilen: Sind wir da richtig bei Ihnen?
Eignet sich Ihr Produkt für Kanzleien?
Was für Firmen sind typischerweise Ihre Kunden?
Gibt es eine Untergrenze bei der Unternehmensgröße?
Wir sind ein Nischenhersteller mit sehr speziellen Anfragen, passen wir ins Raster?
Ich bin Einzelunternehmer, lohnt es sich, mich zu melden?
Welches Unternehmensprofil muss man mitbringen?
Ist das auch etwas für Hotels?
Mittelstand oder Konzern, wo liegt Ihr Schwerpunkt?
Würden Sie auch einen Handwerksbetrieb nehmen?
Für Start-ups geeignet?
Sind Sie auf bestimmte Wirtschaftszweige spezialisiert?
Als Versicherungsmakler frage ich mich, ob ich zu Ihrer Klientel gehöre.
Nehmen Sie auch Spediteure als Kunden?
Müssen wir eine gewisse Größe mitbringen?
Wer sollte lieber die Finger davon lassen?
Käme auch ein Pflegedienst als Kunde in Betracht?
ähm wir sind nur fünf leute ist das was für uns
also wir machen sanitär und heizung äh passt das da
ist das nur für große konzerne oder auch für kleinere
sag mal für welche branchen macht ihr das
zielgruppe branchen
handwerksbetrieb geeignet
mindestgröße unternehmen
großhandel maschinenbau kundenkreis
Nehmt ihr auch einen Einmannbetrieb?
Sind wir euch zu klein?
Wer sollte besser die Finger davon lassen?
Taugt das für einen Friseursalon mit drei Stühlen?
Wir sind ein Familienunternehmen in dritter Generation und handeln mit Schrauben. Ist Ihr Angebot für unsereins gedacht?
Ich betreibe eine kleine Schreinerei auf dem Lande. Gehört so etwas überhaupt zu Ihrem Kundenkreis?
Für welche Art von Betrieben haben Sie Ihre Technik entwickelt? Wir stellen landwirtschaftliche Maschinen her.
Mein Bruder leitet eine Hausverwaltung mit acht Angestellten. Wäre das der rechte Kunde für Sie?
passt das für startups
is das auch für kleine buden oder nur big corps
macht ihr auch handwerker
für welche industries is das gemacht
Wir haben kleine Restaurant, ist für uns auch?
Welche Firma kann Ihre Produkt benutzen?
Meine Betrieb hat drei Mitarbeiter, genug groß?
Sie machen auch für Arztpraxis?
Bei uns arbeiten der Meister, zwei Gesellen und ein Hund. Zu wenig für euch?
Wie viele Köpfe muss eine Firma haben, damit sie bei euch Kunde werden kann?
Welche Sorte Betrieb ist bei euch gut aufgehoben?
Wir drehen Teile auf CNC-Maschinen. Bedient ihr solche wie uns?
(wir sind|ich leite|ich führe) (eine Bank|eine Arztpraxis|ein Krankenhaus|eine Kanzlei|eine Behörde|eine Schule|ein Hotel|eine Versicherung|ein Pflegeheim|einen Verein), (geht das|passt das|ist das erlaubt|eignet sich das) (für uns|da|auch|)
Dürfen Banken oder Sparkassen so etwas einsetzen?
Steuerberaterkanzlei mit Verschwiegenheitspflicht, kommt das infrage?
Physiotherapie mit drei Standorten, Terminvergabe mit KI, machbar?
Machen Sie so etwas auch für (Zahnärzte|Bäckereien|Anwälte|Makler|Fitnessstudios|Stadtwerke|Vereine)?
Wir sind nur zu (zweit|dritt|viert), lohnt es sich für Sie überhaupt, mit uns zu reden?
Ab wie vielen Anfragen am Tag ist das etwas für uns?
Behörde / Stadtverwaltung – dürft ihr da überhaupt mitbieten bei einer Ausschreibung?
Arztpraxis mit zwei Standorten, Terminvergabe per KI, machbar?
(dürft ihr|könnt ihr|macht ihr) (auch|) (für Behörden|bei Ausschreibungen|für die Stadtverwaltung|für Schulen) (arbeiten|mitbieten|)
Wir verkaufen (Medizinprodukte|Versicherungen|Waffenzubehör|Alkohol), nehmt ihr uns?
Darf die KI bei uns Auskunft über (Medikamente|Versicherungen|Rechtsfragen) geben?
Wir sind nur sechs Leute, ist das etwas für uns?
Sind wir mit 300 Beschäftigten zu groß für Sie?
Ist Ihr Angebot auch für eine Arztpraxis gedacht?
Für welche Branchen haben Sie das entwickelt?
Kann auch ein Handwerksbetrieb mit acht Gesellen das nutzen?
Passt das zu einem Steuerbüro mit zwölf Angestellten?
Wie groß muss eine Firma für Ihr Produkt sein?
Richten Sie sich eher an Konzerne oder an Mittelständler?
Wir sind im Maschinenbau, sind wir bei Ihnen richtig?
Nehmen Sie auch Selbstständige ohne Angestellte als Kunden?
Wer gehört zu Ihrer typischen Zielgruppe?
Ist das für einen Verein oder eine Behörde geeignet?
Passt das für ein Hotel mit 30 Zimmern?
Ich leite eine kleine Spedition, kommt das infrage?
Ab welcher Betriebsgröße arbeiten Sie mit Firmen?
Wäre das etwas für eine Hausverwaltung?
Welche Art von Unternehmen sind Ihre Kunden?
Nutzt das eher dem Großhandel oder auch dem Friseur?
fuer wen is das
zu klein mit 6 leuten?
handwerker auch?
welche branchen
mindestgroesse
passt das fuer ne steuerkanzlei
maschinenbau 80 mann geeignet?
nur fuer grosse?
friseur mit 2 filialen macht das sinn
grosshandel schrauben, sind wir richtig hier
eignet sich das fuer an malerbetrieb
Wir sind ein familiengeführter Bäckereibedarf mit 18 Leuten. Sind wir die Kundschaft, die Sie im Sinn haben?
Für welche Gewerke und Wirtschaftszweige ist Ihr Angebot gemacht?
Sind wir mit vier Beschäftigten nicht zu klein?
Käme ein Sondermaschinenbauer für Ihre Lösung in Betracht?
Nehmen Sie auch Vereine und Schulen als Kunden oder nur Gewerbetreibende?
Welche Größe muss ein Unternehmen haben, damit Sie es annehmen?
Unsere Anwaltskanzlei bekommt wenige, aber verzwickte Anfragen. Ist Ihre Lösung für uns geeignet?
Ist Ihr Produkt für Konzerne gedacht, oder hätte auch ein Malermeister etwas davon?
Wie sieht Ihr idealer Kunde aus?
Wir verwalten Immobilien in Kassel; gehören wir zu Ihrer Zielgruppe?
Könnte eine Gemeinde mit 30.000 Einwohnern etwas damit anfangen?
Passt so etwas zu einem Medizinprodukte-Händler mit 200 Leuten?
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
warum nicht einfach chatgpt
was könnt ihr was die andern nicht können
userlike hat mir auch n angebot gemacht, wieso ihr
mein webdesigner baut mir auch nen bot, wozu ihr
was is besser bei euch
vergleich mit intercom
chatgpt kostet 20 euro im monat, was macht ihr anders
was hebt euch ab
unterschied zu tidio
es gibt ja hundert solche firmen, warum gerade euch nehmen
copilot kann das doch auch schon
besser als die konkurrenz?
wir haben schon moin ai angeguckt, wo liegt der unterschied
wieso soll ich nicht bei hubspot den bot nehmen der schon dabei ist
ich kann mir doch selber was mit gemini basteln
was unterscheidet mainlicht von ner normalen agentur
warum sollt ich zu euch und nich zur telekom
wo seid ihr stärker als die mitbewerber
vergleich mit anderen chatbot firmen
kumpel nutzt botpress gratis, was spricht für euch
gegenüber nem callcenter, was is da der vorteil von euch
euch oder zendesk ai
was is an eurem assistenten besonders
hab 3 anbieter auf meiner liste, womit überzeugt ihr mich
andere versprechen auch das blaue vom himmel, wo seid ihr anders
mitbewerber
Warum sollten wir nicht einfach ChatGPT nehmen?
Was können Sie, was Intercom nicht kann?
Wir haben drei weitere Bieter auf der Shortlist, weshalb sollten wir Sie wählen?
Microsoft Copilot haben wir schon lizenziert, wozu dann noch Sie?
Worin liegt Ihr Alleinstellungsmerkmal?
Chatbots gibt es wie Sand am Meer.
Ein Wettbewerber von Ihnen ist billiger, was rechtfertigt den Aufschlag?
Wo sind Sie besser als die Konkurrenz?
Wie grenzen Sie sich vom Markt ab?
Könnten wir das nicht selbst mit einem GPT bauen?
Was ist Ihr USP?
Mein IT-Leiter meint, das bekäme man mit Bordmitteln von HubSpot genauso hin.
Nennen Sie mir drei Gründe, die für Sie sprechen.
Wieso gerade Mainlicht?
Make or buy: Was spricht gegen eine Eigenentwicklung?
Gibt es eine Gegenüberstellung mit Ihren Mitbewerbern?
Womit heben Sie sich ab?
Zendesk hat doch selbst einen KI-Agenten eingebaut, wo ist da Ihr Mehrwert?
Wer sind Ihre Konkurrenten?
Ich fülle gerade eine Anbietermatrix aus und brauche Ihre Stärken gegenüber anderen.
Wo haben Sie die Nase vorn?
Sind Sie besser als Moin AI oder Userlike?
Was machen Sie anders als die anderen?
Warum zu einem kleinen Frankfurter Anbieter statt zu einem amerikanischen Marktführer?
Ihr Wettbewerbsvorteil in einem Satz, bitte.
Ist das nicht bloß ein umetikettiertes ChatGPT?
Wir hatten schon einmal einen Bot, der war furchtbar, was ist bei Ihnen anders?
Im Benchmark gegen Salesforce Agentforce, wo stehen Sie?
ähm warum soll ich zu euch und nicht einfach chatgpt nehmen
also was macht ihr besser als die anderen
äh es gibt ja tausend chatbot firmen was ist bei euch anders
ich hab schon ein angebot von nem wettbewerber warum ihr
unterschied chatgpt mainlicht
vorteile gegenüber wettbewerb
alternative zu intercom
vergleich anbieter chatbot
Was könnt ihr, was die Konkurrenz nicht kann?
Seid ihr besser als Zendesk AI, Hand aufs Herz?
Kocht ihr nicht alle mit demselben Wasser?
Wozu euch bezahlen, wenn Copilot schon dabei ist?
Man wird ja heutzutage von solchen Firmen förmlich überrannt. Weshalb sollte ich mich gerade für Ihr Haus entscheiden?
Mein Schwiegersohn meint, das könne man mit diesem ChatGPT alles umsonst haben. Worin liegt Ihr Vorzug?
Ich habe drei Angebote vor mir liegen. Was hebt das Ihre von den übrigen ab?
Worin, wenn ich fragen darf, besteht das Besondere an Ihnen gegenüber den Mitbewerbern?
was is euer usp
chatgpt kann das doch auch oder
warum ihr und nicht userlike
was macht euch special
Warum Sie sind besser wie andere Firma?
Ich kann benutzen ChatGPT, warum brauche ich Sie?
Was ist Unterschied zu andere Chatbot Verkäufer?
Konkurrenz macht gleiche Sache, warum wählen Mainlicht?
An der nächsten Ecke bekomme ich das Gleiche. Oder etwa nicht?
Wir haben schon HubSpots eigenen Bot ausprobiert. Was wäre mit euch anders?
Wieso nicht gleich zu einem der Großen gehen?
Nenn mir drei Gründe, warum gerade euch der Zuschlag gebührt.
(was könnt ihr|was macht ihr) (besser|anders) als (die anderen|ChatGPT|Intercom|Zendesk|die Konkurrenz)
Warum sollte ich gerade euch nehmen?
Warum sollte ich nicht einfach ChatGPT nehmen?
Worin sind Sie besser als andere Chatbot-Firmen?
Wieso soll ich gerade bei Ihnen kaufen?
Was machen Sie anders als Intercom oder Userlike?
Wir haben drei Angebote vorliegen, was spricht für Sie?
Wo liegt Ihr Vorteil gegenüber der Konkurrenz?
Copilot haben wir schon, wozu dann noch Mainlicht?
Wie schneiden Sie im Vergleich zum Wettbewerb ab?
Ist Ihr Bot klüger als der von Tidio?
Nennen Sie mir einen Grund, Sie vorzuziehen.
Gibt es einen Unterschied zwischen Ihnen und Moin AI?
Was kann Mainlicht, was HubSpot nicht selbst kann?
Wodurch heben Sie sich vom Markt ab?
Weshalb nicht einfach einen billigen Bot nehmen?
Was ist an Ihnen so besonders?
Gegenüber Zendesk AI, worin liegt Ihre Stärke?
Sind Sie besser als eine große Agentur?
warum ihr
copilot reicht doch oder
besser als die konkurrenz weil?
was koennt ihr was andre nicht koennen
chatgpt kost 20 euro, wozu euch
gibt doch tausend chatbots warum mainlicht
vorteil gegenueber userlike
was macht euch besonders
mein neffe baut mir sowas umsonst, was is bei euch anders
Unsere Leute nutzen schon ChatGPT Plus. Inwiefern wären Sie vorzuziehen?
Zwei andere Angebote liegen auf meinem Tisch. Was hebt Sie vom übrigen Markt ab?
Wir bezahlen bereits die KI von Zendesk. Weshalb sollten wir zusätzlich Ihre nehmen?
Könnten Sie mir Ihre Alleinstellungsmerkmale nennen?
Worin weicht Ihr Produkt von Microsoft Copilot ab?
Ist das nicht bloß ein weiterer Chatbot unter vielen?
Was macht Ihren Ansatz besser als den von Intercom oder Tidio?
Warum sollte man sich für Mainlicht entscheiden und nicht für einen größeren Anbieter?
Mein Sohn behauptet, er baue dasselbe mit ChatGPT an einem Nachmittag. Was antworten Sie ihm?
Welchen Vorteil hätte ich gegenüber dem kostenlosen Chatbot von HubSpot?
Haben Sie eine Gegenüberstellung mit Ihren Wettbewerbern?
Was können Sie, das die Konkurrenz nicht kann?
(warum|wozu) (Sie|euch) (und nicht|statt|und nicht einfach) (Zapier|Make|n8n|Power Automate|ChatGPT)
(Unterschied|Vergleich|Abgrenzung) (zu|mit|von) (Zapier|Make|n8n|Power Automate|Intercom|ChatGPT)
Was könnt ihr, was Zapier nicht kann?
Zapier kostet 20 Euro im Monat, wozu brauche ich euch?
seid ihr besser als n8n
Wir basteln uns das bisher mit Make zusammen, was machen Sie anders?
Reicht dafür nicht auch Power Automate?
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
wer hat das schon bei sich laufen
habt ihr andre zahnärzte als kunden
referenzen
kann ich mal mit nem betrieb reden der das hat
google bewertungen von euch
für welche firmen habt ihr schon gearbeitet
gibts n beispiel ausm handwerk das ihr gemacht habt
zeig mal projekte
trustpilot?
welche hotels haben das schon eingeführt
case study
wieviele kunden habt ihr schon
bin ich euer erster kunde oder was
nenn mal 3 betriebe die zufrieden sind
hat das schon mal einer aus der sanitärbranche probiert mit euch
bekannte namen unter euren kunden
erfahrungen mit mainlicht
empfehlungen von anderen unternehmern
vorzeigeprojekt
was sagen andre über euch
bewertungen
wo läuft eure lösung schon produktiv, würds mir gern anschaun bei nem kollegen
kundenliste
praxisbeispiele von autowerkstätten die ihr betreut
irgendwelche logos von kunden? find keine auf der seite
habt ihr schon mal für nen onlineshop was umgesetzt, wer war das
Für wen haben Sie schon gearbeitet?
Könnte ich mit einem Ihrer Bestandskunden telefonieren?
Haben Sie Fallstudien aus dem Maschinenbau?
Nennen Sie mir bitte drei Kunden unserer Größe.
Gibt es Erfolgsgeschichten?
Wer setzt Ihr Produkt bereits produktiv ein?
Ich sehe auf der Seite keine Kundenlogos.
Unser Einkauf verlangt Nachweise vergleichbarer Projekte.
Welche namhaften Firmen vertrauen Ihnen?
Wie viele Kunden haben Sie?
Case Studies zum Herunterladen?
Was sagen Ihre Kunden über Sie?
Gibt es Bewertungen, etwa bei Google oder OMR Reviews?
Haben Sie Erfahrung im Großhandel?
Mit wem könnte ich mich über die Zusammenarbeit mit Ihnen austauschen?
Zeigen Sie mir ein abgeschlossenes Projekt.
Sind wir Ihr erster Kunde?
Existieren Testimonials?
Haben Sie so etwas schon einmal in unserer Branche umgesetzt?
Liegt Ihnen ein Empfehlungsschreiben vor?
Welche Vorzeigeprojekte können Sie vorweisen?
Ich möchte nicht das Versuchskaninchen sein.
Anwenderberichte aus dem Handwerk würden mich überzeugen.
Wer kann für Sie bürgen?
Ohne Beispielkunden kann ich das intern nicht durchbringen.
Haben Sie Praxisbeispiele aus der Logistik?
Welche Projekte haben Sie bisher erfolgreich abgeschlossen?
ähm wer hat das denn schon bei euch gekauft
also könnt ihr mir kunden nennen äh wo das läuft
gibts da erfahrungsberichte oder so
sag mal habt ihr schon was für nen maschinenbauer gemacht
fallstudien case study
kundenstimmen bewertungen
Habt ihr überhaupt schon einen einzigen Kunden?
Zeig mir einen, der zufrieden ist.
Bin ich euer Versuchskaninchen, oder hat das schon wer vor mir gemacht?
Wo sind die ganzen Kundenlogos, die sonst jeder herzeigt?
Ehe ich mich binde, spreche ich gern mit jemandem, der bereits gute Erfahrungen gemacht hat. Können Sie mir einen Betrieb nennen?
Welche Unternehmen haben Ihnen denn bisher ihr Vertrauen geschenkt?
Gibt es einen Geschäftspartner aus dem Großhandel, bei dem ich mich nach Ihnen erkundigen dürfte?
Ich kaufe ungern die Katze im Sack. Wer kann für die Güte Ihrer Arbeit bürgen?
habt ihr success stories
wer nutzt euch so
gibts reviews zu euch
zeigt mal paar brands die euch haben
Welche Kunden Sie haben schon?
Gibt es Beispiel von andere Firma, wo funktioniert?
Kann ich sprechen mit ein Kunde von Ihnen?
Bewertung von Mainlicht wo lesen?
Wen könnte ich anrufen, um zu hören, ob ihr haltet, was ihr versprecht?
Welche bekannten Namen stehen auf eurer Kundenliste?
Mit welchen Projekten könnt ihr euch schmücken?
Hat einer aus unserer Branche das schon hinter sich und kann berichten?
Ist die Kundin in Ihrem Beispiel eine echte Person?
Gibt es die Firma aus der Vorführung wirklich?
Mit wem arbeiten Sie schon zusammen?
Kann ich mit einem Ihrer Kunden telefonieren?
Wie viele Kunden haben Sie eigentlich?
Welche bekannten (Marken|Firmen) nutzen euren Chatbot?
Welche Firmen arbeiten schon mit Ihnen zusammen?
Kann ich mit einem bestehenden Kunden von Ihnen telefonieren?
Gibt es Erfahrungsberichte zufriedener Kunden?
Haben Sie schon Projekte für Großhändler umgesetzt?
Wie viele Kunden vertrauen Ihnen bisher?
Zeigen Sie mir bitte ein Praxisbeispiel aus dem Handwerk.
Wo kann ich Bewertungen über Mainlicht lesen?
Hat ein Betrieb aus unserer Branche das schon im Einsatz?
Liegen Fallstudien oder Erfolgsgeschichten vor?
Bei wem läuft Ihre Software denn bereits?
Könnten Sie zwei Namen von Kunden nennen?
Sind Sie bei Trustpilot oder Google gut bewertet?
Gibt es einen Maschinenbauer, der Sie schon nutzt?
Wer kann mir etwas über Ihre Arbeit erzählen?
Haben Sie Kundenstimmen, die ich lesen kann?
Ich möchte vorab mit einem Anwender sprechen.
Welche Vorzeigeprojekte haben Sie vorzuweisen?
Waren frühere Kunden mit Ihnen zufrieden?
habt ihr schon kunden in meiner branche
kann ich mal mit nem kunden von euch reden
fallstudie grosshandel
bin ich das versuchskaninchen
nenn mir eine firma die das hat
logos von kunden?
Dürfte ich mit einem Betrieb sprechen, der Ihre Lösung seit einem Jahr einsetzt?
Gibt es veröffentlichte Fallbeispiele aus dem Großhandel?
Ich suchte auf Ihren Seiten nach Kundenlogos und fand keine. Für wen arbeiten Sie?
Unser Einkauf verlangt drei Referenzkunden. Können Sie die benennen?
Wer aus dem Tischlerhandwerk ist schon Kunde bei Ihnen?
Ist es nicht seltsam, dass hier keine Kundenstimmen stehen?
Haben Sie Erfolgsberichte aus dem Maschinenbau?
Was sagen bisherige Auftraggeber über Sie?
Haben Sie bereits Steuerkanzleien ausgestattet, und darf man diese befragen?
Ich möchte ungern Ihr erster Kunde sein. Wer war vor uns da?
Gibt es Belege aus der Praxis, etwa ein Interview mit einem zufriedenen Anwender?
Für die Lieferantenbewertung bräuchte ich eine Liste namhafter Kunden.
`,
};
