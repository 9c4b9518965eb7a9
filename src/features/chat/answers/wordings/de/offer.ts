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
was is das hier für ne firma
hab euern flyer vom ihk abend mitgenommen, womit verdient ihr euer geld?
seid ihr n lampenladen oder was
mein schwager hat euch empfohlen, keine ahnung was ihr treibt
bin über google hier gelandet, um was gehts bei euch überhaupt
mainlicht?? nie gehört, erzähl mal
eure firma in zwei sätzen bitte
erklärs mir wie meiner oma: was ist euer geschäft
ich bin klempner und versteh nur bahnhof, womit beschäftigt ihr euch
was is euer motto people first ai second
seid ihr ne werbeagentur?
welche branche seid ihr denn
macht ihr webseiten oder was anderes
kerngeschäft von euch
stell dich und deine firma ma kurz vor
unser steuerberater sprach von euch, hab vergessen in welcher ecke ihr unterwegs seid
Was treibt Ihr so den ganzen Tag in dem Laden
seid ihr it dienstleister oder unternehmensberater
verkauft ihr roboter
worauf seid ihr spezialisiert
wofür steht mainlicht eigentlich
was soll man sich unter euch vorstellen
kurz profil von euch
chef hat gesagt guck dir die mal an. also, was seid ihr für welche?
hat das hier was mit strom und beleuchtung zu tun? der name klingt so
automatisierung is ja n weites feld, was macht ihr da konkret
um was dreht sichs bei euch kumpel
was is eure philosophie als betrieb
Können Sie in zwei Sätzen umreißen, womit Ihr Haus sein Geld verdient?
Mir ist beim Überfliegen der Seite nicht klar geworden, was Ihr Kerngeschäft ist.
Was ist eigentlich Ihr Geschäftsmodell?
Mein Geschäftsführer fragt, mit wem er es da zu tun bekommt, also: was treiben Sie genau?
Ich brauche für unsere Lieferantenliste eine Kurzbeschreibung Ihrer Tätigkeit.
Wie würden Sie Ihre Firma jemandem erklären, der noch nie von Ihnen gehört hat?
Ich sehe viele Schlagworte, aber was tun Sie konkret?
Sind Sie eine Agentur, ein Softwarehaus oder eine Beratung?
Bitte einmal den Elevator Pitch.
In welchem Feld ist Mainlicht überhaupt unterwegs?
Für meinen Artikel hätte ich gern eine knappe Selbstbeschreibung des Unternehmens.
Wofür steht Mainlicht?
Was bedeutet Ihr Leitspruch „People first. AI second“?
Ich bin über eine Empfehlung hier gelandet und weiß noch gar nicht, worum es geht.
Womit beschäftigen Sie sich den lieben langen Tag?
Welchen Zweck verfolgt Ihre Gesellschaft?
Stellen Sie sich doch bitte kurz vor, also die Firma, nicht Sie als Bot.
Ein Kollege hat mir nur den Link geschickt, was ist Mainlicht?
Was ist Ihre Mission?
Welche Philosophie steckt hinter dem Unternehmen?
Ich soll meinem Chef zusammenfassen, was Mainlicht ist und tut.
Auf welchem Gebiet sind Sie spezialisiert?
Ihre Branche, bitte: IT-Dienstleister oder Marketingagentur?
Klären Sie mich auf, was hinter dem Namen Mainlicht steckt und was die Firma tut.
Was automatisieren Sie denn überhaupt?
Unternehmensprofil Mainlicht
Bevor ich weiterlese: Was ist Ihr Tätigkeitsschwerpunkt?
Könnten Sie Ihr Unternehmen bitte in wenigen Worten charakterisieren?
äh ja hallo ich wollte mal wissen was ihr überhaupt so treibt
also ich bin hier gelandet und ähm worum geht es denn auf dieser seite
mainlicht moment was ist das für eine firma nochmal
sag mal was ist eigentlich euer geschäft also womit verdient ihr geld
mainlicht firma was
unternehmensprofil kurz
mainlicht tätigkeitsfeld
wer ist mainlicht überblick
Klingt nach Lampenladen. Verkauft ihr Glühbirnen oder was?
Seid ihr eine Agentur, ein Softwarehaus oder ein Stromanbieter?
Erklär mir in zwei Sätzen, wofür es euch gibt.
Steckt hinter dem Namen mehr als nur schöne Worte, was leistet ihr konkret?
Guten Tag, mein Enkel hat mir Ihre Adresse gegeben, doch ich verstehe nicht recht, womit sich Ihr Haus beschäftigt. Könnten Sie mir das bitte erklären?
Sehr geehrte Damen und Herren, ich las in der Zeitung Ihren Namen und würde gern erfahren, welchem Gewerbe Sie nachgehen.
Wären Sie so freundlich, mir mit einfachen Worten zu schildern, was Ihr Betrieb anbietet? Ich bin in diesen Dingen nicht bewandert.
Entschuldigen Sie die Störung, unser Vereinsvorsitzender sprach von Ihnen, und nun möchte ich wissen, was man bei Ihnen eigentlich macht.
yo was ist so euer ding hier
ok tldr was geht bei mainlicht
hä was macht ihr eig beruflich
gib mal elevator pitch bitte
Entschuldigung, was ist diese Firma, was arbeiten ihr?
Ich nicht verstehe, Mainlicht ist was für Unternehmen?
Bitte sagen mir, Mainlicht machen welche Sache?
Was für ein Business hier ist?
Angenommen, ich muss meiner Oma beim Kaffee erzählen, womit ihr den Tag verbringt. Was sage ich?
Wenn auf eurem Klingelschild ein Untertitel stünde, wie würde der lauten?
In welche Schublade im Branchenbuch gehört ihr?
Mein Chef fragt gleich, wer das ist und was die tun. Was antworte ich ihm?
(was genau|was eigentlich) (macht|tut|verkauft|bietet) (ihr|eure Firma|Ihr Unternehmen)
Kannst du mir Mainlicht kurz vorstellen?
Was kann ich mir unter KI-Automatisierung (konkret|im Alltag|bei Ihnen) vorstellen?
Womit verdient Ihre Firma eigentlich ihr Geld?
In welchem Bereich sind Sie als Unternehmen tätig?
Erklären Sie mir bitte kurz, was Mainlicht für ein Betrieb ist.
Ich kenne Mainlicht noch nicht, worum geht es bei Ihnen?
Was genau ist das Geschäft von Mainlicht?
Ein Kollege hat Sie empfohlen, was tut Ihre Firma denn?
Können Sie Ihr Unternehmen in zwei Sätzen vorstellen?
Wofür steht der Name Mainlicht und was machen Sie?
Ich verstehe noch nicht ganz, was Sie hier tun.
Geben Sie mir bitte einen kurzen Überblick über Ihre Firma.
Beschäftigt sich Mainlicht nur mit KI oder auch mit anderem?
Was steckt hinter dem Namen Mainlicht?
Wobei hat sich Mainlicht spezialisiert?
Ich bereite ein Meeting vor, was soll ich über Mainlicht sagen?
Sind Sie ein Softwareanbieter aus dem Bereich Automatisierung?
Wie würden Sie Ihre Firma einem Laien erklären?
Was ist Ihr Motto als Unternehmen?
wer seid ihr ueberhaupt
mainlicht was isn das fuer a firma
kurzprofil der firma bitte
mein chef hat mir den link geschickt ohne kommentar, was treibt ihr
seid ihr elektriker oder it
worum gehts hier
mainlicht sagt mir nix, klaer mich auf
elevator pitch pls
in welcher branche bewegt ihr euch so
firma vorstellen in 2 saetzen
ja servus, was habts ihr denn fuer a geschaeft
was is euer business
Ihr Name fiel gestern beim Unternehmerstammtisch; dürfte ich in zwei Sätzen erfahren, was für eine Firma Sie sind?
Bevor ich Ihre Adresse an unsere Geschäftsleitung weiterreiche: Womit befasst sich Ihr Haus eigentlich?
Wir sind eine Steuerkanzlei in Mainz, ein Mandant erwähnte Sie. Mir ist noch nicht klar, womit Sie Ihr Geld verdienen.
Ist Mainlicht nicht ein Leuchtenhersteller? Der Name klingt jedenfalls danach.
Für den Lieferantenstamm in SAP Business One brauche ich eine Kurzbeschreibung Ihrer Tätigkeit.
Oben steht „People first. AI second.“ – was für ein Unternehmen verbirgt sich hinter diesem Leitsatz?
Würden Sie sich eher als Beratungshaus oder als Softwareanbieter bezeichnen?
Auf welchem Gebiet ist Ihr Betrieb tätig, wenn ich fragen darf?
Entschuldigen Sie die Unwissenheit, aber was ist der Zweck Ihrer Firma?
Meine Frau führt das Büro unserer Schreinerei und will wissen, was Sie für Leute sind und was Sie tun.
Ich soll um 15 Uhr meinem Vorgesetzten Ihr Unternehmen vorstellen. Was sage ich ihm in Kürze?
Mich würde interessieren, was man sich unter Mainlicht ganz allgemein vorzustellen hat.
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
was habt ihr alles im sortiment
kann man auch nur eins von den dreien nehmen
produktliste?
muss ich bei euch gleich das ganze paket nehmen
was gibts ausser dem chatdings noch
welche bausteine habt ihr
zeig mal deine palette
ich brauch nur den einen teil, den rest net. geht das auch einzeln?
uebersicht produkte bitte
was könnt ihr mir alles verkaufen
aus was kann ich da auswählen
gibts bei euch verschiedene module
wieviele produkte habt ihr und wie heißen die
speisekarte bitte ;) was habt ihr im programm
lässt sich das kombinieren oder is jedes für sich
erst das eine und später das andere dazu, machbar?
hab im schaufenster drei kästchen gesehn auf der startseite, was sind die
welche tools sind im angebot
liste mal auf was man bei euch kriegt
alle leistungen im überblick
euer leistungsspektrum
sind die drei sachen voneinander abhängig
welche werkzeuge stellt ihr mir für meine autowerkstatt hin
was davon nimmt man als kleine bäckerei, was gibts da zur wahl
was bietet ihr so an an ki zeug
gibts einzelne teile oder nur komplettlösung
aufzählung eurer produkte
lösungen
Wie sieht Ihr Portfolio aus?
Welche Bausteine kann man bei Ihnen beziehen?
Ich hätte gern einen Überblick über Ihr gesamtes Leistungsspektrum.
Muss man das Komplettpaket nehmen oder gibt es die Module auch einzeln?
Wir bräuchten zunächst nur eines Ihrer Produkte, ginge das?
Was haben Sie alles im Programm?
Zählen Sie mir bitte auf, was Sie verkaufen.
Gibt es eine Produktübersicht, die ich dem Einkauf weiterreichen kann?
Aus welchen Komponenten besteht Ihr Angebot?
Lassen sich die drei Teile miteinander kombinieren?
Wie viele verschiedene Produkte vertreiben Sie?
Welche Dienstleistungen kann ich bei Mainlicht buchen?
Könnten wir mit einem Modul anfangen und später die anderen dazunehmen?
Ihr Produktkatalog würde mich interessieren.
Was genau steht bei Ihnen zur Auswahl?
Ich vergleiche Anbieter und brauche eine Liste Ihrer Leistungen.
Hängen Ihre Produkte voneinander ab oder funktioniert jedes für sich?
Welche Anwendungen entwickeln Sie?
Leistungsübersicht bitte
Bieten Sie auch etwas anderes als Chatbots an?
Was umfasst Ihre Produktpalette?
Nennen Sie mir die drei Werkzeuge, von denen auf der Startseite die Rede ist.
Kann ich mir aus Ihrem Sortiment herauspicken, was wir brauchen?
Was gehört alles zu Ihrer Suite?
Mit welchen Tools treten Sie am Markt an?
Welche Ihrer Produkte gibt es für Service und welche für Vertrieb?
Mich interessiert die ganze Bandbreite dessen, was Sie liefern.
Ist Ihr System modular aufgebaut?
ähm was habt ihr denn alles so im angebot also welche produkte
ich bräuchte mal eine übersicht äh was man bei euch alles kaufen kann
sag mal gibt es nur den chat oder habt ihr noch was anderes
also welche pakete nee module meine ich gibt es da
produkte übersicht
leistungen liste mainlicht
produktpalette automatisierung
module einzeln buchbar
Ist das alles eins oder sind das mehrere Werkzeuge?
Zähl mal auf, was in eurem Regal steht.
Wie viele Produkte habt ihr wirklich, und kann man sie mischen?
Kriege ich auch nur einen Baustein ohne den Rest?
Guten Tag, bevor ich meinem Sohn, der den Betrieb führt, davon berichte, möchte ich wissen, welche Dinge man bei Ihnen erwerben kann.
Ich habe auf Ihrer Seite lange gelesen und verliere den Überblick. Würden Sie mir bitte Ihr gesamtes Angebot kurz nennen?
Verzeihung, könnten Sie mir eine Aufstellung Ihrer Leistungen geben, damit ich sie im Kreis der Geschäftsführung vorlegen kann?
Muss man bei Ihnen denn alles zusammen nehmen, oder darf man sich, wie früher im Kaufhaus, ein Stück aussuchen?
was habt ihr so am start an tools
gib mal euer portfolio
was gibts bei euch alles zu shoppen
sind das drei separate features oder ein bundle
Welche Produkt haben Sie für Firma?
Ich möchte wissen alle Sachen was kann ich bei Sie kaufen
Können ich nehmen nur ein Teil oder muss alles drei?
Was für Angebote gibt in Ihre Katalog?
Wenn das hier eine Speisekarte wäre, was stünde drauf?
Ich weiß noch gar nicht, was ich brauche. Was liegt denn alles auf dem Tisch?
Kann ich klein anfangen und später das nächste Stück dazunehmen?
Welche drei Dinge verkauft ihr eigentlich?
Was ist der Unterschied zwischen (dem Chat und dem Lead-Generator|Chatassistent und CRM-Integration|euren drei Produkten|den Lösungen)?
Welche der drei Lösungen passt zu uns?
Womit fängt man bei euch am besten an?
Kann man den Chat ohne das CRM nehmen?
Bieten Sie auch die Gestaltung einer neuen Homepage an?
Was ist der Unterschied zwischen dem Chatassistenten und dem Leadgenerator?
(bieten Sie|macht ihr) auch (Webseiten|Homepages|SEO|Webdesign|App-Entwicklung|Social Media)
Nur diese drei Sachen oder noch mehr?
Was alles kann man bei Ihnen kaufen?
Aus welchen Produkten kann ich bei Ihnen auswählen?
Muss ich alle drei Produkte nehmen oder geht auch nur eins?
Zeigen Sie mir bitte eine Übersicht Ihres Angebots.
Gibt es bei Ihnen verschiedene Pakete oder nur ein Produkt?
Welche Bausteine haben Sie für ein Büro mit 15 Leuten?
Kann man Ihre Produkte einzeln buchen oder nur zusammen?
Was gehört außer dem Chatbot noch zu Ihrem Programm?
Wie viele unterschiedliche Produkte führen Sie im Sortiment?
Ich suche eine Liste Ihrer Leistungen, wo finde ich die?
Lassen sich Ihre drei Produkte miteinander kombinieren?
Welche Dienstleistungen kann unser Betrieb bei Ihnen buchen?
Was haben Sie für Vertrieb und Service im Programm?
Wir wollen erst klein anfangen, welche Module gibt es?
Welche Ihrer Produkte passen zueinander?
Reicht eines Ihrer Module oder braucht man das ganze Paket?
Zählen Sie bitte auf, was Sie verkaufen.
Haben Sie mehr als nur den Chatbot im Angebot?
produkte?
welche module
kann ich auch nur eins davon nehmen
was verkauft ihr genau fuer sachen
gibts das nur als paket oder einzeln
uebersicht eurer produkte
welche tools habts
liste der leistungen
chatbot und was noch
muss ich alle drei kaufn
Könnten Sie mir bitte einen Überblick über Ihre Produktpalette geben?
Handelt es sich um eine einzige Plattform oder um mehrere getrennte Bausteine?
Wir möchten zunächst nur mit einem Ihrer Werkzeuge beginnen. Ist das vorgesehen, und welche gibt es?
Für unsere Ausschreibung muss ich alle Produkte eines Bieters aufführen. Was trage ich bei Ihnen ein?
Muss man nicht zwangsläufig das Gesamtpaket nehmen?
Welche Leistungen umfasst Ihr Programm?
Ich habe von drei Bausteinen gelesen; wie heißen sie und wozu dient jeder?
Als IT-Leiter hätte ich gern erst eine Übersicht Ihrer Angebote, bevor wir ins Detail gehen.
Was haben Sie außer dem Chat noch im Sortiment?
Lassen sich Ihre Module beliebig kombinieren, und welche stehen zur Auswahl?
Nennen Sie mir doch bitte die einzelnen Produkte, die ein Mittelständler bei Ihnen beziehen kann.
Ich frage mich, ob Sie nur eine Sache anbieten oder mehrere.
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
wenn bei mir einer fragt wann seine reifen da sind, antwortet das ding dann?
die leut fragen 50 mal am tag wo bleibt mein paket, kann das jemand automatisch beantworten
chatbot für onlineshop, was taugt der
kann der auch rechnungsfragen von kunden klären
gäste wollen immer wissen wie der safe aufgeht, beantwortet er sowas
bei uns rufen ständig welche an wegen der bedienung von der heizungsanlage, nimmt uns der roboter das ab
wie hilft mir so ein chatfenster auf meiner homepage konkret
funktionen vom chatbot
welche fragen kriegt der hin
der soll sagen können wann die ware kommt
kunde sucht ne anleitung für seine kaffeemaschine, findet der bot die
taugt der assi auch für sowas wie "wo ist meine rechnung vom märz"
erzähl mal was zum ki assistenten
kann des ding lieferzeiten rausgeben
chatbot
was nimmt mir der digitale helfer im kundendienst ab
ich brauch was das auf der website meine kunden bedient
wofür ist der chat assistent gut
wie schlau is euer chatbot
kann der ne frage zu ner mahnung beantworten
handbuch hat 200 seiten, keiner liest das. kann der bot da die stelle raussuchen für den kunden
welche aufgaben übernimmt der chat im support
dauernd dieselben fragen an der theke, hätte gern was das online antwortet
ki die mit meinen kunden schreibt, gibts das bei euch
was macht der ki chat
beantwortet der assistent auch fragen zum lieferstatus
Welche Aufgaben nimmt der Bot meinem Kundenservice konkret ab?
Unsere Kunden fragen ständig nach ihrer Rechnung, könnte Ihr Chatbot das erledigen?
Taugt das Ding auch für Auskünfte zum Lieferstatus?
Beschreiben Sie mir bitte den Funktionsumfang Ihres Chatbots.
Kann er Bedienungsanleitungen erklären?
Welche Art von Kundenanliegen bearbeitet der virtuelle Helfer?
Was leistet Ihr digitaler Assistent im Kundendienst?
Ich leite den Service und möchte wissen, wobei mich Ihr Chatbot entlastet.
Gibt der Bot auch Auskunft, wann eine Bestellung ankommt?
Ist das mehr als eine aufgebohrte FAQ-Liste?
Was darf man von dem Chatbot erwarten?
Wozu wäre der Chat bei uns gut?
Versteht er technische Rückfragen zu unseren Maschinenhandbüchern?
Wie hilft der Chatbot meinen Endkunden?
Wir ertrinken in Rückfragen zu Lieferterminen, hilft Ihr Chatbot da?
Schildern Sie mir die Fähigkeiten des Support-Bots.
Welche Kundenfragen beherrscht er?
Ihr Chatbot: Was macht der genau?
Könnte ein Kunde dort fragen, warum seine Rechnung höher ausfällt als sonst?
Worin besteht der Nutzen des Chats für unsere Abnehmer?
Ich hätte gern mehr Informationen zum Produkt KI-Chat.
Für welche Anliegen ist der Chatbot gedacht?
Beantwortet Ihre KI Serviceanfragen selbstständig?
Was kann Ihr Chatbot, was unser Kontaktformular nicht kann?
Kann die KI unseren First-Level-Support übernehmen?
Erläutern Sie bitte die Leistungsmerkmale des Chat-Moduls.
Wie muss ich mir den Chatbot im Alltag unserer Hotline vorstellen?
Funktionen Chatbot Kundenservice
ähm dieser chatbot was macht der denn genau für meine kunden
also wenn ein kunde fragt wo seine lieferung bleibt kann das ding das dann beantworten
ich hätte da mal ne frage zum ki chat also was kann der so
äh kann der auch sachen aus der bedienungsanleitung erklären also wenn die kunden anrufen ich meine schreiben
ki assistent kundenservice leistungsumfang
bot rechnungsfragen beantworten
support chat lieferstatus auskunft
Was hat euer Bot drauf außer freundlich grüßen?
Kann das Ding mehr als die nervigen Chatfenster auf anderen Seiten?
Schafft euer Bot auch eine Frage wie „Wo bleibt mein Paket“?
Wie schlau ist der Chatbot, den ihr verkauft, im Alltag wirklich?
Unsere Kundschaft fragt den lieben langen Tag dasselbe, vor allem zu den Rechnungen. Könnte Ihr elektronischer Helfer das übernehmen?
Ich führe seit vierzig Jahren ein Geschäft für Pumpen. Würde Ihr Gesprächsprogramm meinen Kunden die Handbücher erläutern können?
Bitte erklären Sie mir, welche Aufgaben dieser sprechende Computer im Kundendienst übernimmt.
Meine Sekretärin geht in Rente, und ich frage mich, ob Ihr Assistent einfache Auskünfte an Kunden erteilen kann.
was kann euer chatbot so alles
kann der bot customer support machen oder is das nur so faq kram
was für skills hat der ai assistant
checkt der bot auch fragen zu ner rechnung
Der Chatbot kann was machen für meine Kunden?
Ihre KI-Assistent, welche Frage kann er Antwort geben?
Kunde fragt immer Lieferzeit, kann Bot sagen?
Ich will verstehen was ist Aufgabe von Chat Assistent
Bei uns fragt jeder Zweite, wann die Ware kommt. Wer nimmt uns das ab?
Jemand sucht die Fehlermeldung E7 im Handbuch seiner Maschine. Hilft ihm da euer Programm?
Meine Leute tippen fünfzigmal am Tag dieselbe Auskunft. Geht das ohne sie?
Kundin will wissen, was Position 3 auf ihrer Rechnung soll. Kann der Assistent das klären?
(bei uns|in unserem Laden) (rufen|schreiben) (die Leute|die Kunden|alle) (immer|ständig|dauernd) wegen (den gleichen drei Sachen|derselben Fragen|der Lieferzeit|der Öffnungszeiten) (an|), was (hilft da|würden Sie empfehlen|habt ihr da)
Unser Innendienst beantwortet zehnmal am Tag dieselbe Frage
Kann der auch eine Rechnung heraussuchen wie in der Vorführung?
Wir ertrinken in E-Mails mit Standardfragen, was habt ihr dagegen?
Am Wochenende beantwortet bei uns niemand die Anfragen, hilft da der Chat?
Kann der Assistent einem Kunden sagen, wann seine Bestellung kommt?
Welche Lösung passt, wenn bei uns abends und am Wochenende keiner ans Mailpostfach geht?
Bei uns rufen die Leute immer wegen den gleichen drei Sachen an, das nervt. Was würden Sie da empfehlen?
(bei uns|hier) (geht|antwortet|sitzt) (abends|nach 17 Uhr|am Wochenende) (keiner|niemand) (ans Mailpostfach|auf Anfragen|am Telefon), (welche Lösung passt|was brauchen wir|was nehmen wir da)
Unser Postfach läuft über mit den immer gleichen Fragen
Kann er Kunden sagen, wo ihr Paket ist?
Kunden fragen nachts nach Lieferzeiten
Welche Aufgaben übernimmt der Chatbot im Kundenservice?
Kann Ihr Bot Kunden sagen, wann ihre Lieferung kommt?
Beantwortet der Chatbot auch Fragen zu offenen Rechnungen?
Wir bekommen ständig Fragen zur Bedienungsanleitung, hilft der Bot da?
Was leistet Ihr Chatbot auf unserer Homepage im Alltag?
Wie hilft der digitale Assistent meinen Kunden konkret weiter?
Taugt der Bot für mehr als ein paar Standardantworten?
Welche Kundenfragen kann der Chatbot selbst erledigen?
Ist der Bot in der Lage, Lieferauskünfte zu geben?
Beschreiben Sie bitte die Funktionen Ihres Chatbots.
Wir suchen einen Bot für Kundenanfragen, was kann Ihrer?
Könnte der Chatbot unsere 50 Kundenfragen am Tag abfangen?
Nimmt uns der Bot die ewig gleichen Kundenfragen ab?
Erklärt der Bot Kunden, wie ein Gerät bedient wird?
Kann der Bot nachsehen, ob eine Rechnung bezahlt ist?
Was tut der Chatbot, wenn Kunden nach der Lieferung fragen?
Wofür würde ein Onlinehändler Ihren Chatbot einsetzen?
Ich möchte wissen, was der Bot alles draufhat.
Was nimmt der Chatbot meinem Serviceteam ab?
was kann der chatbot
chatbot fuer kundenanfragen?
kunde fragt wo bleibt meine ware, kann das der bot
rechnungsfragen von kunden macht das der chat
kunden rufen staendig wegen lieferzeit an, uebernimmt das der assistent
bedienungsanleitung nachschlagen fuer kunden
funktionen chat assistent
der chatter da auf der website was beantwortet der alles
kundenservice bot leistungsumfang
wofuer is der ki chat gut
unsere kundn fragen immer dasselbe zu den handbuechern, macht das der bot
erzaehl mal vom ersten produkt dem chat
Wir sind Baustoffhändler und bekommen täglich rund 80 Anrufe zu Lieferterminen. Könnte der Chat-Assistent uns die abnehmen?
Welche Art von Kundenanliegen erledigt Ihr Chatbot selbstständig?
Unsere Kunden verstehen oft einzelne Rechnungspositionen nicht. Wäre der Assistent da eine Hilfe?
Ein Monteur steht im Keller und braucht ein Drehmoment aus der Anleitung. Kann er das beim Chat erfragen?
Gehe ich recht in der Annahme, dass der Chat unseren Endkunden antwortet und nicht der Belegschaft?
Was leistet der Assistent den ganzen Tag, wenn er auf unserer Internetseite sitzt?
Ich kenne viele Chatbots, die nur „Bitte kontaktieren Sie uns“ sagen. Was beantwortet Ihrer wirklich?
Welche Aufgaben im Kundendienst würde die Chat-Lösung bei einem Heizungsgroßhändler übernehmen?
Ist so ein Assistent nicht bloß eine hübschere FAQ-Seite, oder sagt er auch, wann eine Lieferung eintrifft?
Beschreiben Sie mir bitte das Produkt, das mit den Kunden schreibt.
Könnte ein Kunde beim Chat nachfragen, ob seine Rechnung schon verbucht ist?
Wozu taugt der Chat-Assistent im Alltag einer Kundenbetreuung?
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
wie krieg ich aus ner mail von nem bauherrn automatisch nen vor ort termin
was is ein lead generator überhaupt
ich komm mit dem zurückrufen nicht hinterher, 30 badanfragen die woche
lead dings, erklär
kann das tool für mich die beratungstermine ausmachen
anfragen versanden bei uns, keiner macht nen termin draus
wie funktioniert eure leadgenerierung
bringt mir das neue kunden?
terminvereinbarung automatisieren für küchenstudio
interessenten sollen sich selber nen slot aussuchen können
neue patientenanfragen sollen gleich nen termin bekommen, geht des
wir verschenken aufträge weil keiner nachfasst
der vertrieb rennt jedem hinterher, habt ihr da was
termine buchen lassen ohne hin und her telefoniererei
wie hilft ihr mir mehr probefahrten zu vereinbaren
anfrage kommt rein und dann? was macht euer generator damit
hochzeitsanfragen fürs hotel, der soll gleich besichtigungen ausmachen
generiert der auch wirklich leads oder sortiert er nur
besserer vertrieb mit ki?
sorgt euer tool dafür dass aus nem klick auch n gespräch wird
mehr aufträge durch automatisierung der anfragen
was bringt der lead generator nem dachdecker
hab 80 kontakte von der messe, wie werden daraus verabredungen
mandanten erstgespräche automatisch verabreden lassen
kundengewinnung ki
meine frau macht die termine noch mit zettel, was habt ihr da
automatisch zeiten vorschlagen wenn einer sich fürs bad interessiert
leads
Wie wird aus einem Websitebesucher bei Ihnen ein Gesprächstermin?
Mein Außendienst verliert Zeit mit Interessenten, die nie kaufen, was tun Sie dagegen?
Vereinbart das System selbstständig Termine für meine Verkäufer?
Was verbirgt sich hinter dem Leadgenerator?
Erklären Sie mir bitte das Vertriebsmodul.
Wir brauchen mehr qualifizierte Erstgespräche, wie unterstützen Sie das?
Beschafft das Tool neue Kontakte oder bearbeitet es nur eingehende?
Als Vertriebsleiter interessiert mich, was Ihr Tool für die Neukundengewinnung tut.
Kann Ihre Software Interessenten vorqualifizieren und gleich einen Termin buchen?
Welchen Beitrag leistet Ihr Produkt zur Akquise?
Wie hilft mir das, mehr Abschlüsse einzufahren?
Kaufen Sie Adressen ein oder woher stammen die Interessenten?
Was passiert mit einer Anfrage, die abends über unser Formular hereinkommt, vertriebsseitig?
Leadgenerierung, wie gehen Sie das an?
Unsere Anfragen versanden im Postfach, bekommt man daraus automatisch Verkaufsgespräche?
Wie unterstützt die KI meinen Vertrieb?
Übernimmt das Werkzeug die Terminfindung mit dem Interessenten?
Welche Funktionen hat das Modul für den Verkauf?
Ich möchte verstehen, wie Ihre Terminbuchung für Interessenten arbeitet.
Füllt das meine Pipeline?
Inwiefern nimmt das unserem Innendienst die Terminabstimmung ab?
Meine Verkäufer telefonieren ins Blaue, wie ändert Ihr Produkt das?
Können Interessenten direkt einen Slot bei unserem Verkäufer reservieren?
Was bringt der Leadgenerator dem Vertriebsinnendienst?
Ihre Lösung zur Gewinnung von Neukunden, bitte kurz erläutern.
Sorgt das Tool dafür, dass heiße Interessenten nicht liegen bleiben?
Wie werden aus lauwarmen Kontakten Gespräche?
Automatische Terminvereinbarung mit Interessenten
ähm dieser lead generator also was tut der eigentlich
ich krieg anfragen rein aber äh keiner macht termine draus könnt ihr da helfen
also wie wird bei euch aus einer anfrage äh ein verkaufsgespräch
sag mal das mit den leads findet der selber termine oder wie
lead generator funktion
anfragen in termine umwandeln
automatische terminvereinbarung vertrieb
leadgenerierung tool erklärung
Was passiert bei euch mit einem Interessenten, nachdem er geschrieben hat?
Zaubert euer Lead-Generator neue Kunden aus dem Hut?
Generator klingt nach Kraftwerk. Was erzeugt der denn?
Bucht das Programm selbst Termine mit Interessenten?
Uns schreiben viele Menschen wegen eines Angebots, doch bis jemand zurückruft, vergeht eine Woche. Wie könnte Ihr Programm daraus Besuchstermine machen?
Sehr geehrtes Team, ich lese das Wort Lead-Generator zum ersten Mal. Was verrichtet dieses Gerät für den Vertrieb?
Mein Außendienst verliert viel Zeit mit dem Vereinbaren von Besuchen. Nimmt Ihr Werkzeug ihm das ab, wenn Anfragen hereinkommen?
Ich wüsste gern, auf welche Weise Sie aus bloßen Interessenten Gesprächstermine gewinnen.
macht das lead tool automatisch meetings klar
wie krieg ich mit euch mehr sales calls
was macht der lead gen so den ganzen tag
kann das teil interessenten direkt nen slot geben
Lead Generator, was ist das und was machen?
Wenn Anfrage kommt, Programm macht Termin von allein?
Wie kann Ihr System helfen mehr Verkaufsgespräch bekommen?
Interessent schreibt uns, dann was tut der Generator?
Anfragen haben wir genug, nur sitzt am Ende nie jemand im Besprechungsraum. Was habt ihr dafür?
Meine Verkäufer telefonieren wochenlang hinter Interessenten her. Geht das klüger?
Jemand füllt nachts unser Formular aus, und am Morgen steht ein Termin. Bekommt ihr das hin?
Wie wird aus „ich hätte Interesse“ ein Kaffee am Dienstag um zehn?
Was bedeutet Lead überhaupt?
Was ist eigentlich ein Lead?
Was versteht man unter Lead-Generierung?
(unser|der) (Vertrieb|Außendienst) (kommt nicht hinterher|telefoniert den Falschen hinterher|vergisst Rückrufe), habt ihr da was
Anfragen vom Freitag werden bei uns erst Montag gelesen, dann ist der Kunde weg
Kann das Ding selbst Termine mit Interessenten ausmachen?
Wie kommen die Interessenten von der Website in den Kalender meiner Verkäufer?
Wie kommen Interessenten von der Website in den Kalender (vom Vertrieb|meiner Verkäufer)?
Aus Besuchern sollen Termine werden, wie macht ihr das?
Am Montag ist der Kunde längst bei der Konkurrenz
Wie werden aus Webanfragen bei Ihnen feste Kundentermine?
Hilft Ihr Tool dem Vertrieb, mehr Termine zu bekommen?
Wie kommen wir mit Ihrer Hilfe an mehr Verkaufsgespräche?
Unser Vertrieb verliert Interessenten, was bietet Ihr Werkzeug dagegen?
Können Interessenten bei uns direkt einen Termin auswählen?
Was bringt der Lead-Generator einem Vertrieb mit vier Leuten?
Welche Funktionen hat Ihr Werkzeug für die Neukundengewinnung?
Bucht das System selbstständig Beratungstermine mit Interessenten?
Wie unterstützt Ihr Produkt uns beim Qualifizieren von Anfragen?
Wir bekommen 30 Anfragen pro Woche, wie werden daraus Termine?
Schlägt das System Interessenten freie Zeiten vor?
Ist der Lead-Generator etwas für unseren Außendienst?
Wie verwandelt Ihr Tool Interessenten in Gesprächstermine?
Kann das System für unseren Vertrieb Termine vereinbaren?
Uns fehlen Neukunden, was leistet Ihr Werkzeug da?
Nimmt Ihr Werkzeug dem Vertrieb die Terminabsprache ab?
Was passiert mit einer Webanfrage im Lead-Generator?
Wozu dient das Tool für Interessenten genau?
leadgenerator was is des
anfragen kommen rein und keiner ruft zurueck, was macht euer leaddings da
wie kommen aus anfragen termine raus
terminvereinbarung automatisch mit interessenten?
mein vertrieb telefoniert nur terminen hinterher habt ihr da was
schlaegt das tool dem interessenten zeiten vor
lead gen erklaeren
wird aus einer webanfrage direkt ein termin
tool fuer den vertrieb damit der die richtigen anruft
was bringt mir der lead generator im aussendienst
termine buchen lassen durch ki
anfrage kommt nachts rein, macht der gleich nen termin oder wie
Bei uns gehen wöchentlich etwa 60 Angebotsanfragen ein, die Hälfte versandet. Wie hilft uns der Lead-Generator, Termine daraus zu machen?
Was geschieht bei Ihrem Lead-Produkt vom Eingang einer Anfrage an?
Ich frage mich, ob das Werkzeug nur Adressen sammelt oder tatsächlich Termine vereinbart.
Unsere drei Vertriebsingenieure verlieren Stunden mit Terminabsprachen. Haben Sie etwas, das Interessenten von selbst Zeiten vorschlägt?
Als Dachdeckermeister rufe ich abends zu spät zurück. Kann eines Ihrer Werkzeuge den Ortstermin für mich ausmachen?
Ist der Begriff „Lead-Generator“ nicht irreführend, wenn er mit vorhandenen Anfragen arbeitet? Was tut er genau?
Wie wird bei Ihnen aus einer Anfrage ein Gespräch mit dem Außendienst?
Worin besteht der Nutzen der Vertriebslösung, die Anfragen vorsortiert und Termine macht?
Würde dem Interessenten ein Besprechungstermin angeboten, ohne dass jemand von uns eingreift?
Ich leite den Innendienst eines Pumpenherstellers; was änderte sich mit dem Lead-Modul für uns?
Wie stellen Sie sicher, dass der Vertrieb zuerst mit den aussichtsreichen Anfragenden spricht und nicht mit Zeitdieben?
Bitte erläutern Sie das zweite Produkt, das für den Vertrieb.
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
woher weiß das system wer heiß ist und wer nur gucken will
punktevergabe bei anfragen, wie läuft das
ich will große aufträge zuerst sehen und nicht den der nur nen wasserhahn braucht
wer bestimmt welche anfrage wichtig is
kann ich selber festlegen was n guter interessent ist
bei 90 punkten, was heißt das
wie sortiert der die guten von den schlechten
priorisierung der kontakte
wonach entscheidet ihr wen wir als erstes anrufen sollen
schnäppchenjäger aussortieren, geht das
was bedeutet die zahl neben dem lead
gewichtung nach budget und plz möglich?
skala bis wieviel punkte
kriterien für die bewertung von interessenten
ich hab lieber stammkunden ausm ort vorne in der liste, stellbar?
welche anfrage zuerst? sagt mir das tool das
ranking von anfragen
nach welchem schema gibts da noten
hochzeit mit 120 leuten soll vor der einzelübernachtung stehn, macht der das
wie erkennt die ki ob jemand ernst meint
wer vergibt die punkte, ihr oder wir?
100 punkte = kauft sicher?
qualifizierung leads wie
mein verkäufer soll sehen bei wem sichs lohnt anzurufen, wie wird das berechnet
kann man einstellen dass notfälle höher eingestuft werden
score
warum hat einer 40 und der andere 85
Nach welchem Punktesystem sortieren Sie die Interessenten?
Wer entscheidet, ob ein Interessent als heiß oder kalt gilt?
Können wir die Kriterien für die Qualifizierung selbst bestimmen?
Woran erkennt das System, dass sich ein Anruf lohnt?
Wie kommt der Score zustande?
Was bedeutet die Zahl bis 100 neben dem Kontakt?
Ich würde gern Firmengröße und Budget höher gewichten, ginge das?
Erläutern Sie bitte Ihr Scoring-Modell.
Welche Faktoren fließen in die Priorisierung der Interessenten ein?
Ist die Bewertung nachvollziehbar oder eine Blackbox?
Mein Team will wissen, in welcher Reihenfolge es anrufen soll, wie ermitteln Sie das?
Lassen sich Ausschlusskriterien hinterlegen, etwa Privatkunden?
Was passiert, wenn ein vielversprechender Interessent zu wenig Punkte bekommt?
Arbeiten Sie mit BANT oder einer anderen Qualifizierungsmethode?
Wie trennt die Software die Spreu vom Weizen?
Ab welchem Punktwert gilt eine Anfrage als vielversprechend?
Könnten wir die Gewichtung nachträglich ändern?
Welche Skala verwenden Sie für die Einstufung?
Lead-Scoring: Legen Sie das Schema fest oder wir?
Auf welcher Grundlage vergibt das System Punkte?
Wie wird die Kaufwahrscheinlichkeit eingeschätzt?
Nicht jede Anfrage ist gleich viel wert, wie stellen Sie das fest?
Wonach richtet sich, wer auf der Anrufliste oben steht?
Mich interessiert die Logik hinter der Rangfolge der Kontakte.
Erhält jeder Interessent eine Note?
Kann der Vertrieb sehen, weshalb jemand 85 Punkte hat?
Wie priorisieren Sie eingehende Anfragen für den Verkauf?
Bewertungskriterien für Leads, wer definiert die?
ähm wonach entscheidet ihr welcher interessent gut ist
also diese punkte die ein lead kriegt wie kommen die zustande
äh woher weiß das system dass der kunde wichtig ist
sag mal kann ich selber festlegen was ein guter lead ist oder macht das die ki
lead scoring kriterien
punktesystem interessenten
leadbewertung wie
priorisierung anfragen vertrieb
Hundert Punkte für was genau?
Wer bestimmt die Noten für meine Interessenten, ihr oder ich?
Nach welcher Formel sortiert ihr Anfragen in heiß und kalt?
Ist die Punktzahl Bauchgefühl der KI oder steckt eine Regel dahinter?
Früher hatte ich im Gespür, bei wem sich ein Besuch lohnt. Wonach urteilt denn Ihr Programm über die Güte eines Interessenten?
Könnten Sie mir erläutern, auf welcher Grundlage Sie eine Rangfolge unter den Anfragenden bilden?
Ich möchte nicht, dass kleine Handwerker hinten anstehen. Darf ich selbst bestimmen, was bei der Einstufung zählt?
Bitte sagen Sie mir, was die Zahl neben dem Namen des Interessenten aussagt.
wie rankt ihr leads
was is der score und wer legt den fest
ab wann is ein lead hot
kann ich eigene kriterien fürs scoring setzen
Wie System weiß welche Kunde ist besser?
Lead bekommt Punkte, aber warum diese Zahl?
Wer macht Regel für Bewertung von Anfragen?
Wie viel Punkt ist maximum für Interessent?
Wen soll mein Verkäufer am Montagmorgen als Ersten anrufen, und warum gerade den?
Woran merkt ihr, ob einer wirklich kaufen will oder nur Prospekte sammelt?
Ein Student und ein Einkaufsleiter fragen gleichzeitig an. Wer landet weiter oben?
Wie trennt ihr bei den Anfragen die Spreu vom Weizen?
(wie|woran) (entscheidet|erkennt|merkt) das (System|Programm|Ding), (welche Anfrage wichtig ist|wer ein guter Kunde ist|wen wir zuerst anrufen)
Können wir die Kriterien für die Punkte selbst festlegen?
Zu viele Anfragen, die nichts taugen. Meine Leute telefonieren sich dumm und dämlich.
(zu viele|lauter) (Anfragen|Leads|Anrufe), die nichts taugen
Meine (Verkäufer|Leute) verschwenden Zeit mit (Interessenten, die nie kaufen|Leuten ohne Budget|schlechten Anfragen)
Was bedeuten die 85 von 100 Punkten im Beispiel?
Woran erkennt das System, welcher Interessent wichtig ist?
Nach welchem Punktesystem sortieren Sie die Anfragen?
Können wir selbst bestimmen, was einen guten Lead ausmacht?
Wer entscheidet, welche Anfrage viele Punkte bekommt?
Wie finden Sie heraus, wen unser Vertrieb zuerst anrufen soll?
Was bedeutet eine Punktzahl von 80 bei einem Interessenten?
Lassen sich die Kriterien für heiße Leads selbst festlegen?
Werden Anfragen nach Kaufwahrscheinlichkeit sortiert?
Kann man Branche und Budget in die Lead-Bewertung einrechnen?
Wie kommt der Score bei einem neuen Interessenten zustande?
Gibt es eine Rangliste der vielversprechendsten Anfragen?
Wie trennt das System gute Anfragen von Zeitverschwendern?
Wie viele Punkte kann ein Interessent höchstens erreichen?
Lässt sich die Gewichtung der Kriterien später ändern?
Welche Merkmale machen eine Anfrage wertvoll?
Ich will nur lohnende Interessenten anrufen, wie filtern Sie?
Priorisiert das System unsere 40 Anfragen pro Woche?
Nach welchen Maßstäben wird ein Interessent eingestuft?
punkte fuer leads wie
wann is ein lead heiss
lead bewertung kriterien
wer legt fest was n guter lead is
hot oder cold wer entscheidet das
kann ich selber einstellen was mehr zaehlt umsatz oder region
ranking der anfragen
wieviel punkte gibts maximal
85 punkte is das gut?
a b c kunden einteilung macht ihr das auch mit punkten
welchen interessenten soll ich zuerst anrufen, zeigts das an
leadscore
Auf welcher Grundlage erhält ein Interessent seine Punktzahl?
Dürfen wir selbst bestimmen, dass die Betriebsgröße schwerer wiegt als die Postleitzahl?
Wie hoch ist die höchstmögliche Einstufung eines Interessenten, und wer setzt den Maßstab?
Ist eine solche Einstufung nicht eine Blackbox?
Woran erkennen meine Vertriebskollegen, wer den ersten Anruf verdient?
Bisher vergeben wir in Excel die Noten A, B und C. Wie sieht Ihre Einstufung aus?
Welche Skala verwenden Sie: Sterne, Ampel oder etwas bis hundert?
Unser Geschäftsführer will Anfragen über 10.000 Euro ganz oben sehen. Lässt sich die Reihenfolge so festlegen?
Nach welchen Faktoren gilt eine Anfrage als heiß oder lau?
In HubSpot haben wir ein eigenes Punktesystem, dem niemand traut. Wie kommen die Punkte bei Ihnen zustande?
Wer stellt die Regeln auf, nach denen Anfragen priorisiert werden?
Ich wüsste gern, ob die Gewichtung der Bewertungskriterien bei uns liegt.
(wie|nach was) (bepunktet|gewichtet|sortiert|rankt|priorisiert) ihr (die Leads|Anfragen|Interessenten)
Punktevergabe bei Leads
Rangliste der Anfragen
Leads bepunkten
Woher kommen die Punkte an einer Anfrage?
(ab|mit) wie (vielen Punkten|welcher Punktzahl) (geht|landet) ein Lead (beim Vertrieb|bei uns)
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
leute kommen einfach nicht zur zahnreinigung, schreibt ihr denen vorher?
kriegt der kunde ne nachricht am tag vorher
no shows sind bei uns die pest, wie sagt ihr den leuten bescheid
sms oder mail vor dem termin
patienten vergessen dauernd ihre uhrzeit
kann mein monteur auch benachrichtigt werden dass er um 9 bei müller sein muss
reifenwechsel in 2 tagen, wer stupst den kunden an
schickt das system automatisch ne mail bevor der mandant kommt
recall für prophylaxe
bekommt auch mein personal ne erinnerung oder nur der gast
muss der kunde zustimmen damit ihr ihm per whatsapp an den termin erinnert
wie werden die leute dran gedacht dass sie heut nachmittag kommen sollen
vergessene termine bei tüv vorführungen verhindern, wie macht ihr das
erinnerungsmail
ich ruf jeden abend die kunden vom nächsten tag an damit sie dran denken, kann das weg?
auf welchem weg werden termine angekündigt
handynachricht an kunden "morgen 10 uhr" macht ihr sowas
benachrichtigung vorm aufmaß beim kunden
mein geselle verschwitzt immer die vor ort termine, erinnert ihr den auch
wie verhindert ihr dass einer nicht auftaucht
automatische terminbenachrichtigung email
kann man einstellen dass meine gäste nen tag vor anreise angestupst werden
whatsapp an patient vor behandlung
denkt euer system für mich an die termine von meinen leuten
reminder
wer den termin verpennt kostet mich geld, schreibt ihr den vorher an
Jeder fünfte Kunde erscheint bei uns nicht, schicken Sie vorher eine Nachricht?
Was tun Sie gegen No-Shows?
Bekommt der Kunde am Vortag noch einen Hinweis?
Auf welchem Weg wird an vereinbarte Gespräche erinnert?
Verschickt das System auch SMS, damit niemand seinen Besuch vergisst?
Wird auch unser Techniker vor dem Einsatz benachrichtigt?
Wir haben ein Problem mit versäumten Besprechungen, wie beugt Ihr Tool dem vor?
Geht die Benachrichtigung vor dem Gespräch automatisch raus?
Braucht es für die WhatsApp-Erinnerung eine Zustimmung des Kunden?
Wie stellen Sie sicher, dass die Leute pünktlich auftauchen?
Bekommen beide Seiten eine Gedächtnisstütze?
Ginge der Hinweis auf den morgigen Besuch per WhatsApp?
Meine Assistenz telefoniert den Kunden vor jedem Treffen hinterher, kann das die Software?
Pingt das System kurz vorher nur den Kunden an oder auch den Verkäufer?
Wie läuft das mit den Terminerinnerungen?
Reminder per Mail, ist das enthalten?
Lässt sich verhindern, dass Kunden ihren Besuch schlicht vergessen?
Welche Medien nutzen Sie für Erinnerungen?
Erinnert das Ding auch unsere eigenen Leute?
Unsere Monteure stehen oft vor verschlossener Tür, weil der Kunde nicht dran gedacht hat.
Werden Interessenten kurz vor dem Gespräch noch einmal angestupst?
Verpasste Verabredungen kosten uns Geld, was unternimmt Ihr System?
Ich nehme an, die Erinnerung kommt per E-Mail?
Automatische Benachrichtigung vor dem Termin
Muss jemand daran denken, den Kunden vor dem Treffen zu benachrichtigen, oder geht das von allein?
Wie erfährt der Kunde rechtzeitig, dass morgen jemand kommt?
Ist eine Erinnerungsfunktion für Verabredungen eingebaut?
Können Sie die Ausfallquote bei unseren Beratungsgesprächen durch Erinnerungen senken?
ähm wie ist das kriegen die leute vorher ne nachricht dass sie nen termin haben
also meine kunden vergessen ständig äh die verabredung macht ihr da was
wie werden die erinnert per sms nee per mail oder
sagt ihr auch meinem team bescheid wenn gleich ein termin ist
terminerinnerung automatisch
no show vermeiden
erinnerung whatsapp einwilligung
reminder kunden e-mail
Nervt ihr die Leute per WhatsApp, bevor ein Treffen ansteht?
Wie oft stupst ihr jemanden an, damit er zum Termin erscheint?
Erinnert ihr nur den Kunden oder auch den Verkäufer?
Kann man jemandem ungefragt eine Terminerinnerung auf WhatsApp schicken?
Bei uns erscheint jeder dritte Kunde nicht zur Verabredung. Früher rief meine Frau alle am Vortag an. Wie lösen Sie das?
Ich selbst vergesse leider manches. Bekäme auch ich einen Hinweis, bevor der Kunde kommt?
Auf welchem Wege benachrichtigen Sie die Herrschaften, damit sie ihren Besuch nicht versäumen?
Würden meine Kunden rechtzeitig einen elektronischen Brief bekommen, damit sie an den vereinbarten Tag denken?
schickt ihr reminder raus
meine kunden ghosten immer die termine was tun
läuft die erinnerung über whatsapp oder mail
kriegt mein team auch ne notification vorm meeting
Kunde vergisst Termin, Sie schicken Nachricht?
Erinnerung kommt mit Mail oder mit Telefon?
Wie können Sie sagen zu Kunde dass morgen ist Termin?
Mein Kollege auch bekommt Erinnern?
Um zehn war jemand angekündigt, um elf sitze ich immer noch allein da. Wie verhindert ihr das?
Wer sagt dem Kunden am Vorabend, dass er morgen bei uns erwartet wird?
Ersetzt ihr den Knoten im Taschentuch?
Wie sorgt ihr dafür, dass beide Seiten zur verabredeten Zeit auch da sind?
(unser Außendienst|unser Team|unsere Leute) (verpennt|vergisst|verschläft) (ständig|dauernd|immer) (Rückrufe|Termine|die Rückmeldung)
Bei uns erscheint jeder fünfte Kunde nicht zum Termin
Unser Außendienst verpennt ständig Rückrufe. Habt ihr da was?
Der Rückruf war zugesagt und keiner hat dran gedacht
(bekommen|kriegen) (unsere Kunden|die Leute) eine Nachricht vor dem Termin
Bekommen unsere Kunden vor dem Termin eine Nachricht?
Jeder fünfte Kunde vergisst seinen Termin, was tun Sie dagegen?
Kann man Kunden einen Tag vorher automatisch erinnern lassen?
Werden Terminerinnerungen auch über WhatsApp verschickt?
Erhält auch mein Mitarbeiter eine Erinnerung an das Gespräch?
Verschickt Ihr System Erinnerungsmails vor einem Beratungstermin?
Wie sorgen Sie dafür, dass niemand seinen Termin vergisst?
Müssen wir Kunden noch selbst an ihren Termin erinnern?
Auf welchem Weg wird an einen gebuchten Termin erinnert?
Gehen Erinnerungen per Mail oder per SMS raus?
Viele erscheinen nicht zum Termin, hilft da eine automatische Nachricht?
Ist eine Erinnerung per WhatsApp ohne Einwilligung möglich?
Wie senken Sie die Zahl der verpassten Termine?
Kann die Praxis Patienten automatisch benachrichtigen lassen?
Werden beide Seiten vor dem Treffen benachrichtigt?
Was, wenn ein Kunde keine WhatsApp-Erinnerung will?
Lässt sich zwei Stunden vor dem Treffen erinnern?
Ich vergesse selbst Termine, erinnert mich das System?
leute kommen nicht zum termin was tun
erinnert das per sms oder whatsapp
no shows!
kriegt mein monteur auch a erinnerung
wird der kunde vorher nochmal angeschrieben vor dem termin
erinnerung per mail moeglich
termin vergessen kostet uns geld, erinnert ihr die leut
whatsapp erinnerung nur mit zustimmung?
wer wird alles erinnert
wie werden kunden an ihren termin erinnert
automatischer reminder einen tag vorher
Rund 15 Prozent unserer Termine platzen, weil die Leute sie vergessen. Auf welchem Weg helfen Sie dem Gedächtnis nach?
Bekommt der Kunde die Erinnerung nur als E-Mail oder auch per WhatsApp aufs Handy?
Trifft es zu, dass man für WhatsApp-Erinnerungen vorher zugestimmt haben muss?
Ich bin Schornsteinfeger, und die Mieter sind nie da. Können sie vor dem Termin benachrichtigt werden?
Erhält auch unser Techniker einen Hinweis vor dem Besuch oder nur der Kunde?
Muss bei uns jemand für jede Erinnerung einen Knopf drücken, oder geht das von allein?
Empfinden Kunden Terminerinnerungen nicht als lästig? In welcher Form verschicken Sie diese?
Was unternehmen Sie gegen vergessene Verabredungen?
Unsere Empfangsdame telefoniert am Vortag alle ab, das kostet zwei Stunden. Könnte Ihr System die Leute stattdessen erinnern?
Versenden Sie vor einem Termin SMS, oder welchen Weg wählen Sie?
Wer wird an eine anstehende Besprechung erinnert, und wodurch?
Ich wüsste gern, wie unsere Patienten, Verzeihung, Kunden auf ihren Termin hingewiesen werden.
`,
};
