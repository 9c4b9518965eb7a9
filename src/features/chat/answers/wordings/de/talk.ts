/** How visitors ask about the conversation itself: one wording a line. */
export const talk = {
  ai: `
bist du ein Mensch oder eine KI
rede ich mit einem Roboter
wer bist du
bist du echt
mit wem spreche ich hier
bist du ChatGPT
wie heißt du
bin ich hier mit einer KI verbunden
sind Sie ein Computer
bist du ein Bot
sitzt da ein Mensch
was bist du
ist das hier eine Maschine
Lumi wer ist das
sprech ich mit ner maschine
was kannst du
was weißt du alles
wie funktionierst du
wer hat dich gebaut
antwortet hier ein echter Mensch
bist du eine künstliche Intelligenz
woher weißt du das alles
wie alt bist du
bist du dumm
kannst du denken
wer schreibt mir hier
welche fragen kann ich dir stellen
was kann ich dich fragen
Antwortet mir hier eine Maschine oder ein Mensch?
Bist du ein echter Mensch?
(bist|biste) du (echt|ein Mensch|ein Bot|eine KI|ein Roboter|real|eine Maschine|ChatGPT|künstlich|lebendig|dumm|intelligent)
(wie|wer) (heißt|bist|ist dein Name|nennst) (du|dich|) (eigentlich|)
(rede|spreche|schreibe|chatte) ich (hier|gerade|da|) (mit einem Menschen|mit nem Roboter|mit einer KI|mit einer Maschine|mit einem Computer|mit einer echten Person|mit wem)
(was|was alles|bei was) (kannst|weißt|machst|darfst) du (alles|eigentlich|denn|) (beantworten|für mich tun|)
(sitzt|ist|antwortet) (da|hier) (ein Mensch|jemand|eine echte Person|wer) (am anderen Ende|dahinter|)
(woher|wie) (weißt du das|hast du dein Wissen|funktionierst du|wurdest du gebaut|antwortest du mir)
(Lumi|wer ist Lumi|bist du Lumi|wieso heißt du Lumi|Mensch oder Maschine|Roboter|KI oder Mensch|Chatbot oder Mensch)
(wie|worüber|was) (kannst du mir helfen|kann ich dich fragen|darf ich fragen|kann man dich alles fragen)
(wer hat dich|von wem wurdest du) (gebaut|programmiert|gemacht|erschaffen|entwickelt)
(kann ich|darf man) dir (glauben|vertrauen|alles glauben)
Redet hier gerade ein Mensch mit mir oder ne Maschine
hallo, bist du echt
Mit wem spreche ich da im Sprachmodus, sitzt da wer?
Red ich hier mit nem Roboter?
Was kannst du alles beantworten?
wer (tippt|schreibt|antwortet) da (gerade|eigentlich|)
Wer tippt da gerade?
Bin ich hier mit einer Maschine verbunden?
Bist du ein Computerprogramm?
bot oder mensch
schreibt da grad einer oder is das ne maschine
redest du automatisch
lumi wer is das
was kannst du mir sagen
bist du ne frau
hock ich hier mit nem roboter
denkst du dir die antworten selber aus
sitzt da jemand am computer
bist du programmiert
was darf ich dich fragen
du klingst wie n automat
lebst du
bist das du, erika?
künstlich oder echt
verstehst du mich überhaupt
was bist du für einer
du bist doch kein mensch oder
worüber kann man mit dir reden
stell dich mal vor lumi
antwortet hier ne ki
Spreche ich gerade mit einer echten Person?
Wie heißen Sie?
Sind Sie ein Bot?
Wer antwortet mir hier?
Schreiben Sie Ihre Antworten selbst oder sind die vorgefertigt?
Sie klingen wie ein Automat.
Sind Sie aus Fleisch und Blut?
Was bist du eigentlich für ein Programm?
Sitzt da jemand am anderen Ende?
Mit wem habe ich das Vergnügen?
Wurde dieser Text von einer Maschine erzeugt?
Sind Sie Lumi?
Stellen Sie sich bitte vor, wer sind Sie?
Denken Sie selbst oder lesen Sie nur ab?
Ist das hier ein Chatbot?
Wie funktionieren Sie?
Was darf ich Sie alles fragen?
Formulieren Sie frei, Lumi, oder zitieren Sie?
Bin ich mit einer Mitarbeiterin verbunden?
Haben Sie selbst ein Bewusstsein oder sind Sie bloß Software?
Woher nehmen Sie selbst Ihre Sätze, Lumi?
Tippt da jemand live?
Antwortet hier künstliche Intelligenz?
Mensch oder Maschine?
Sie sind doch bestimmt kein richtiger Berater.
Generieren Sie Texte oder suchen Sie nur passende heraus?
Ist am anderen Ende der Leitung ein Lebewesen?
Zu welchen Themen können Sie mir hier Auskunft geben?
ähm bist du ein mensch
also red ich hier mit ner maschine oder sitzt da wer
wie heißt du eigentlich
sag mal kannst du denken oder liest du nur vor
mensch oder bot
echter mitarbeiter oder ki
bist du roboter
Bist du ein Roboter, oder sitzt da wer?
Beweis mir, dass du kein Mensch bist.
Schreibst du das gerade selbst oder ist das vorgekaut?
Verzeihen Sie die Frage, aber spreche ich gerade mit einer Dame oder mit einem Apparat?
Ich weiß gern, wem ich gegenübersitze. Sind Sie eine wirkliche Person?
Sie antworten so schnell, das kann doch kein Mensch sein, oder irre ich mich?
yo bist du real
bist du ai oder was
wer bist du alter
lumi was bist du fürn ding
Du bist Mensch oder Computer?
Wie ist dein Name bitte?
Schreibt mir echte Person jetzt?
Bist du Maschine, ja oder nein?
Musst du auch mal aufs Klo?
Schlägt in deiner Brust ein Herz oder eine Festplatte?
Wer tippt da eigentlich am anderen Ende?
Würdest du einen Turing-Test bestehen?
(bist du|sind Sie|rede ich mit) (ein Mensch|einer Maschine|ein Roboter|echt|einem Bot)
Hast du einen Namen?
(hast du|haben Sie) (einen Namen|eine Persönlichkeit)
Wie funktionierst du technisch?
Denkst du dir die Antworten aus?
Rede ich hier mit einer echten Person?
Sind Sie ein Roboter oder sitzt da jemand?
Wie heißen Sie und sind Sie echt?
Wer antwortet mir hier, ein Programm?
Ist das hier automatisch oder tippt da wer?
Bist du eine Maschine?
Schreiben Sie Ihre Antworten selbst?
Mit wem chatte ich hier gerade?
Wer oder was ist Lumi?
Kann ich Ihnen alles fragen oder nur Bestimmtes?
Steckt hinter diesem Chat ein echter Mitarbeiter?
Sie klingen wie ein Computer, stimmt das?
Schreibt mir hier gerade ein Bot?
Sind das vorgefertigte Antworten oder denken Sie selbst?
Ich frage mich, ob Sie echt sind.
Was können Sie mir in diesem Chat beantworten?
Bist du Lumi oder ein Angestellter?
bot?
mit wem red i da
wie heisst du
roboter?
wer is lumi
bist a computer oder
schreibst du das selber
red ich mit ner ki
bist du ein mensch sag ehrlich
Habe ich es mit einem Computerprogramm zu tun, oder tippt da jemand?
Darf ich fragen, wie Sie heißen und was Sie sind?
Werden diese Antworten von einer Maschine verfasst?
Verzeihung, sind Sie ein menschliches Wesen?
Wer ist Lumi?
Steckt hinter diesen Antworten nicht doch ein Mensch?
Entstehen Ihre Sätze im Augenblick, oder sind sie vorgefertigt?
Sie antworten so schnell, Sie müssen ein Roboter sein, nicht wahr?
Als Datenschutzbeauftragte wüsste ich gern, ob ich hier mit einer KI chatte.
Unterhalte ich mich mit einem Bot oder einem Sachbearbeiter?
Was für ein Wesen sind Sie, und was darf ich Sie fragen?
Sind Sie eine echte Person, der ich hier schreibe?
(bist du|ist das hier|ist dieser Chat) (derselbe|das gleiche|das) (Bot|Produkt|Assistent) (wie der, den ihr verkauft|das ihr anbietet|den ihr auch Kunden einrichtet)
Wer hat dich gebaut, und verkauft ihr genau dich?
Ist das Fenster hier schon euer Chat-Assistent in Aktion?
was kannst du hier für mich tun
Wobei kannst du mir auf dieser Seite helfen?
Wer sind Sie?
Sie da, wer sind Sie?
`,
  human: `
kann ich mit einem Menschen sprechen
ich will einen Mitarbeiter
bitte verbinden Sie mich
echte Person
Mensch bitte
ich möchte mit jemandem reden
kein Bot, einen Menschen!
kann ich einen Berater sprechen
gib mir einen menschen
verbinde mich mit dem support
Mitarbeiter sprechen
ich will nicht mit einer maschine reden
jemand aus dem Vertrieb soll sich melden
weiterleiten an einen kollegen
übergeben Sie mich an Ihr Team
hol mal wen ran
persönlicher Ansprechpartner
kann das ein mensch beantworten
Live-Chat mit Mitarbeiter
können sie das bitte weitergeben
an das Team übergeben
kann hier ein echter mensch übernehmen
mit der geschäftsleitung sprechen
i mecht mit am menschen redn
ich will mit einem echten Berater reden
leiten Sie meine Frage bitte an einen Menschen weiter
ich komm hier nicht weiter, ich will jemanden sprechen
Kann ich bitte einen richtigen Menschen haben?
Verbinden Sie mich mit einem Mitarbeiter
(ich will|ich möchte|kann ich|könnte ich|lass mich) (mit|bitte mit|jetzt mit|lieber mit) (einem echten Menschen|einem Menschen|einem Mitarbeiter|jemandem|einer Person|einem Berater|einem Verkäufer|dem Chef|dem Vertrieb|dem Kundendienst|jemandem aus Fleisch und Blut) (reden|sprechen|chatten|schreiben|verbunden werden|)
(gib|geben Sie|hol|holen Sie) mir (bitte|mal|) (einen Menschen|einen Mitarbeiter|einen Berater|jemanden|einen Verantwortlichen|Ihren Chef|jemanden der sich auskennt)
(verbinde|verbinden Sie|kannst du|stell|leite) mich (bitte|mal|) (mit jemandem|mit einem Menschen|mit dem Vertrieb|mit dem Support|durch|weiter|verbinden|mit einem Kollegen)
(Mitarbeiter|Mensch|echter Mensch|Berater|menschlicher Ansprechpartner|Live-Chat mit Mensch|Operator|Support-Mitarbeiter|Kundenberater|Person|jemand Echtes) (bitte|sprechen|)
(kein|keine Lust auf) (Bot|Chatbot|Maschine|Roboter|KI)(, bitte Mensch|)
(kannst du|würden Sie) (das|meine Frage|meine Nachricht|den Chat) (an das Team|an einen Menschen|an einen Kollegen|an jemanden) (weiterleiten|weitergeben|übergeben|schicken)
(du hilfst mir nicht|du verstehst mich nicht|das bringt nichts|das ist mir zu blöd)(, ich will einen Menschen|, gib mir jemanden)
Ich möchte bitte mit einer richtigen Person reden
Ich will keinen Bot, gib mir einen Mitarbeiter
Ich will mit einem echten Menschen reden
mitarbeiter
Kannst du mich mit jemandem verbinden?
Gib mir einen Berater
hol (mal|) deinen (Vorgesetzten|Chef|Kollegen)
Hol mal deinen Vorgesetzten
Kann bitte ein Mensch übernehmen?
Ich würde lieber mit einem Mitarbeiter sprechen
will mit nem richtigen menschen reden
gib mir mal nen kollegen
mitarbeiter bitte
das bringt mir nix, ich brauch jemand echtes
verbinde mich
kann mich einer anrufen statt dem bot hier
mensch!!
hol mal deinen chef
weiterleiten ans team
lieber persönlich
keine lust auf roboter
übergeben
jemand aus fleisch und blut
du verstehst mich nich, gib mir wen anders
kundenberater sprechen
kann ich mit max sprechen
ich möcht meine frage einem menschen stellen
reich mich mal weiter
persönlich sprechen
operator
kann das jemand von euch übernehmen hier
ein mensch bitte
hier weiter mit nem kollegen
bot aus, mensch an
möcht das was ich hier geschrieben hab an euch weitergeben
Verbinden Sie mich bitte mit einem Berater.
Ich will mit jemandem reden, der etwas davon versteht.
Holen Sie mir einen Kollegen.
Das bringt mich so nicht weiter, geben Sie mich weiter.
Kann mich hier jemand Lebendiges übernehmen?
Leiten Sie mein Anliegen an einen Sachbearbeiter weiter.
Mit einem Automaten möchte ich nicht verhandeln.
Ist ein Mitarbeiter im Chat verfügbar?
Wie übergebe ich das Ganze an Ihr Team?
Ich bestehe auf einem persönlichen Gesprächspartner.
Gibt es hier auch echte Berater?
Können Sie mich durchstellen?
Das möchte ich lieber mit einem Ihrer Leute klären.
Einen richtigen Menschen, bitte.
Ich verlange Ihren Vorgesetzten.
Sie verstehen mich nicht, ich brauche jemanden aus Fleisch und Blut.
Kann ein Kollege von Ihnen hier einspringen?
Mir wäre ein persönlicher Kontakt lieber als dieser Bot.
Wer aus dem Team kann diesen Chat übernehmen?
Ich möchte mit Frau Mustermann sprechen.
Ab hier bitte jemand mit Entscheidungsbefugnis.
Weiterleitung an einen Berater
Kann ich unser Gespräch an jemanden aus dem Team abgeben?
Geben Sie mir jemanden, der Fachfragen beantworten kann.
Lieber mit einer Person als mit der Maschine.
Schluss mit dem Roboter, ich möchte einen Ansprechpartner.
Ist da niemand, der persönlich mit mir spricht?
ähm ich möchte mit einem richtigen menschen reden
also kannst du mich weiterverbinden
das bringt nichts gib mir bitte einen mitarbeiter
sag mal kann ich das was ich hier geschrieben hab ans team schicken
mensch statt bot
an team übergeben
weiterleiten berater
Hol mal deinen Chef ans Rohr.
Du reichst mir nicht, wer ist über dir?
Gibt es hier irgendwo jemanden mit Puls, der übernehmen kann?
Ich rede nicht mit Automaten. Verbinden!
Seien Sie nicht gekränkt, aber ich würde die Sache lieber mit einer lebendigen Person erörtern. Ist das möglich?
Könnten Sie mich bitte an eine Dame oder einen Herrn aus Ihrem Hause weiterreichen?
Ich bin kein Freund solcher Automaten und wünsche eine persönliche Unterhaltung mit jemandem aus der Belegschaft.
Würden Sie meine bisherigen Fragen bitte einem Ihrer Kollegen aus Fleisch und Blut vorlegen?
kann ich mit nem echten typen schreiben
connect mich mal mit nem human
keine lust auf bot, gib mir wen echtes
kann jemand von euch hier übernehmen
Ich will sprechen mit Mensch bitte
Nicht Computer, richtige Person geben
Können Sie mich verbinden mit Kollege?
Diese Chat weiter geben an Mitarbeiter, wie?
Wie komme ich an dir vorbei zu jemandem, der mich versteht?
Lieber ein Gesicht als ein Bildschirm: Wen kann ich kriegen?
Darf ich jemanden aus dem Team sprechen statt dich?
Jetzt bitte jemand, der atmet.
(ich will|ich möchte|kann ich) (mit einem Menschen|mit jemand Echtem|mit einem Berater) (reden|sprechen|schreiben)
Wir wollen von einem anderen Anbieter zu Ihnen wechseln, übernehmen Sie die alten Chatverläufe?
Verbinden Sie mich bitte mit einem Mitarbeiter.
Ich will lieber mit jemandem aus Fleisch und Blut reden.
Könnte mich jemand aus dem Team anrufen?
Geben Sie meine Frage bitte an einen Kollegen weiter.
Gibt es hier auch echte Berater zum Reden?
Bitte leiten Sie mich an eine Person weiter.
Ich komme mit dem Chat nicht weiter, holen Sie jemanden.
Wie gebe ich diesen Chat ans Team ab?
Kann jemand Menschliches meine Frage übernehmen?
Statt mit einem Bot möchte ich mit Menschen reden.
Lässt sich dieses Gespräch an einen Kollegen übergeben?
Ist gerade ein Mitarbeiter für mich da?
Lassen Sie mich mit einem Berater sprechen.
Kann ich einen Ansprechpartner aus dem Team bekommen?
Ich möchte nicht mit einer Maschine reden.
Rufen Sie mich bitte zurück, mit Mensch bitte.
Holen Sie mir jemanden an den Chat.
Kann ich statt des Chats einen Mitarbeiter haben?
will mit wem reden der lebt
kein bot bitte
verbinden
kann da wer aus dem team uebernehmen
gib mir nen kollegen
an jemand weitergeben
chat ans team schicken
ich will einen richtigen menschen
live agent
Ich würde lieber mit einem Ihrer Mitarbeiter weitermachen. Ist das möglich?
Könnten Sie mich bitte mit jemandem aus dem Team verbinden?
Wie gebe ich dieses Gespräch an einen menschlichen Kollegen weiter?
Meine Frage ist für ein Programm zu verwickelt. Wie komme ich zu einer Person?
Würden Sie mich an einen Berater aus Fleisch und Blut übergeben?
Führt aus diesem Chat kein Weg zu einem echten Angestellten?
Kann ich das Getippte Ihrem Team hinterlassen, damit sich jemand bei mir meldet?
Mit Maschinen rede ich ungern; geben Sie mir bitte einen Menschen.
Kann hier bitte jemand mit Herzschlag übernehmen?
Wie reiche ich unsere Unterhaltung an Ihre Leute weiter?
Ich möchte das mit einer Person besprechen und nicht mit einer Software.
Holen Sie mir bitte einen Ihrer Kollegen in diesen Chat.
ich brauche jetzt sofort einen Menschen
(jetzt|sofort|gleich|heute noch) (mit jemandem|mit einem Menschen|mit einer Person|mit wem) (sprechen|reden|telefonieren)
kann mich jetzt jemand zurückrufen
Ich möchte nicht warten, wen erwische ich im Moment?
ist gerade ein Mensch da, der mir helfen kann
nicht tippen, mit einem richtigen Menschen reden
Ich mag nicht schreiben, ich möchte mit jemandem aus Fleisch und Blut reden
`,
  voice: `
kann ich auch mit dem Assistenten sprechen
Spracheingabe
kann ich dich anrufen
geht das auch mit Mikrofon
Sprachgespräch
ich will nicht tippen
Sprachassistent auf dieser Seite
kann ich mit dir reden statt schreiben
vorlesen lassen
hörst du mich
sprechen statt schreiben
Voice
diktieren
per Stimme bedienen
wie starte ich das Sprachgespräch
ich möchte lieber reden als schreiben
mikrofon einschalten
wo ist der Knopf zum Sprechen
kannst du auch sprechen
sprachfunktion
stimme statt text
tippen ist mir zu mühsam
wie kann ich mit lumi reden
wird die stimme aufgenommen beim sprachgespräch
Kann ich auch reden statt tippen?
Gibt es Sprachsteuerung, Spracheingabe, Mikrofon
Sprachassistent starten
Sprachsteuerung
(kann|könnte) ich (dir|mit dir|hier|auch) (was sagen|sprechen|reden|einsprechen|per Sprache fragen|telefonieren|meine Frage vorlesen) (statt zu tippen|statt tippen|statt zu schreiben|)
(Sprachsteuerung|Spracheingabe|Mikrofon|Mikro|Voice|Sprachmodus|Sprachassistent|Sprachnachricht|Vorlesen|Sprachausgabe|SPRECHEN|per Stimme|Diktieren) (einschalten|aktivieren|nutzen|wo|geht nicht|)
(wie|wo) (schalte ich|aktiviere ich|geht|mache ich) (das Mikrofon|die Spracheingabe|den Sprachmodus|das Sprechen|das Mikro) (ein|an|)
(ich will|ich möchte|lieber) (nicht tippen|nicht schreiben|lieber reden|sprechen statt schreiben|lieber sprechen)
(hörst|verstehst) du mich (auch|wenn ich rede|wenn ich spreche|)
(kannst du|liest du) (mir|) (die Antworten|das|den Text) (vorlesen|vor|laut vorlesen)
(wie|wo) (kann ich|kann man) (mit dem Assistenten|mit dir) (sprechen|reden|laut reden)
Kann ich statt tippen auch reden?
Gibt es auch Sprachsteuerung?
Kann ich dir auch was sagen statt zu tippen?
Wie schalte ich das Mikrofon ein?
kann ich (auch einfach|) (reinquatschen|drauflosreden|losreden|diktieren)
Kann ich auch einfach reinquatschen?
hab die hände voll öl, kann ich dir was sagen statt schreiben
mikrofon
sprechen
geht das mit stimme hier
ich tipp nich gern
kannst du vorlesen
sprachmodus
hörst du mich wenn ich rede
sprachnachricht an dich
mündlich?
wo is der mikro knopf
lies mir das vor bitte
ich sitz im auto, kann ich mit dir quatschen
laut antworten kannst du das
mit dir labern geht das
redest du auch
zuhören statt lesen
hab keine brille da, kannst mirs sagen
sprachassistent hier?
von tippen auf sprechen umschalten
mehlige finger, würd lieber reden
kann man dich auch hören
wie siri mit dir sprechen
Muss ich tippen oder kann ich auch reden?
Gibt es hier eine Sprachfunktion?
Lässt sich das hier auch mündlich erledigen?
Lesen Sie mir die Antworten vor?
Kann ich Ihnen meine Frage diktieren?
Ich habe gerade keine Hand frei zum Schreiben.
Wo aktiviere ich den Ton?
Können Sie mich hören?
Vom Tippen ins Sprechen wechseln, geht das?
Ich würde Ihnen lieber etwas erzählen als schreiben.
Haben Sie eine Stimme?
Wie starte ich den Sprachmodus?
Verstehen Sie gesprochene Fragen?
Reden statt schreiben, bitte.
Ist eine Unterhaltung per Sprache mit Ihnen möglich?
Ich sitze im Auto, kann ich meine Frage laut stellen?
Wo ist der Knopf zum Reden?
Können Sie laut antworten?
Per Spracheingabe fragen, ist das vorgesehen?
Die Tastatur ist mir zu mühsam.
Wie komme ich zur Auswahl SPRECHEN?
Hören Sie zu, wenn ich ins Mikro spreche?
Kann ich mit Ihnen reden wie mit Alexa?
Gibt es Sie auch zum Anhören?
Voice-Modus einschalten
ähm kann ich auch reden statt tippen
also wie schalt ich das mikrofon an
ich will das nicht schreiben äh kann man das auch sagen
sag mal kannst du mir das vorlesen
sprachsteuerung einschalten
mikrofon aktivieren
sprechen statt tippen
Hast du auch eine Stimme?
Hörst du mir zu, wenn ich rede, oder muss ich schreiben?
Kannst du auch laut antworten?
Wo ist der Knopf zum Reinquatschen?
Das Tippen fällt mir mit meinen steifen Fingern schwer. Kann ich meine Fragen auch mündlich stellen?
Ich höre lieber zu, als zu lesen. Können Sie mir Ihre Antworten vorsprechen?
Wie wechsle ich vom Schreiben zum Sprechen?
Ich habe meine Brille verlegt. Gibt es die Möglichkeit, dass wir uns hier mündlich unterhalten?
gibts voice mode
kann ich dir ne sprachnachricht schicken
kann man hier labern statt schreiben
mic geht das hier
Ich kann nicht gut schreiben, kann ich sprechen?
Wo Mikrofon drücken?
Du kannst reden mit Stimme?
Sprechen statt Text, wie machen?
Hände voll Mehl, Mund frei: Wie frage ich dich?
Beim Autofahren kann ich nicht tippen. Geht es auch freihändig?
Will dich hören, nicht lesen. Wie?
Gibt es hier auch so etwas wie bei Alexa, einfach drauflosreden?
(kann ich|geht das) (auch|) (mit dir reden|sprechen statt tippen|per Mikrofon)
Kann ich meine Frage auch laut sagen statt tippen?
Lesen Sie mir die Antworten auch vor?
Ich tippe ungern, geht es auch mündlich?
Gibt es hier eine Spracheingabe?
Verstehen Sie mich, wenn ich ins Mikro rede?
Wo finde ich den Knopf zum Sprechen?
Kann ich vom Tippen zum Reden wechseln?
Ich möchte Ihre Stimme hören.
Funktioniert die Unterhaltung hier auch per Stimme?
Lässt sich der Sprachmodus einschalten?
Meine Hände sind voll, darf ich reden statt schreiben?
Kann ich mit Ihnen reden, statt zu schreiben?
Haben Sie einen Modus zum Sprechen?
Darf ich meine Frage ins Handy sprechen?
Antworten Sie auch hörbar mit Ton?
Wie starte ich die Unterhaltung per Mikrofon?
mikro
kann ich reden statt tippen
finger zu dick zum tippen kann ich reden mit dir
vorlesen?
mit lumi quatschen per stimme
wo is das mikrofon
freisprechen im auto mit dir
sprachausgabe
Dürfte ich mit Ihnen sprechen, statt zu tippen?
Ich habe die Hände voller Gips; kann ich laut fragen?
Wo ist das Mikrofon, um mit Lumi zu reden?
Hat dieser Assistent einen Sprechmodus?
Mit meiner Arthrose ist Tippen mühsam. Könnte ich meine Fragen sagen?
Könnten Sie mir zuhören und laut antworten?
Wie wechsle ich in diesem Chat vom Schreiben zum Sprechen?
Gibt es hier keine Sprachfunktion wie bei Siri?
Kann man sich mit dem Assistenten auf dieser Seite mündlich unterhalten?
Darf ich meine Frage diktieren, während ich fahre?
Ist eine Eingabe per Stimme vorgesehen?
Ich höre lieber, als zu lesen. Lässt sich das Gespräch hier gesprochen führen?
`,
  siteLanguage: `
kann ich die Sprache der Website umstellen
English please
gibt es die Seite auf Englisch
Sprache wechseln
auf Englisch umschalten
website in english
wo stelle ich die Sprache ein
gibt es die Homepage auch auf Französisch
english version
can I read this in English
Spracheinstellung der Seite
kannst du mit mir Englisch reden
do you speak english
webseite übersetzen
seite auf deutsch anzeigen
ich verstehe kein deutsch
switch to english
homepage türkisch
in welchen sprachen gibt es diese webseite
sprachumschalter
language
können wir auf englisch weitermachen
Gibt es diese Seite auch auf Englisch oder Französisch?
(gibts|gibt es|habt ihr) (die Seite|eure Website|das|diese Seite) (auch|) (auf|in) (Englisch|Deutsch|Französisch|Türkisch|einer anderen Sprache|Spanisch|Italienisch)
(wie|wo|kann ich|kann man) (stelle ich|wechsle ich|ändere ich|ändert man|hier) (die Sprache|auf Englisch|auf Deutsch|die Seitensprache) (um|wechseln|ändern|umstellen|)
(Sprache|Seite) (wechseln|ändern|umstellen|auf Englisch|auf Deutsch|einstellen|übersetzen)
(kann|könnte) ich (das|die Seite|das hier|die Website) (auf|in) (Französisch|Englisch|Polnisch|Türkisch|Spanisch|meiner Sprache) (lesen|sehen|haben|umstellen)
(englische|deutsche|französische) (Version|Seite|Fassung|Website) (der Seite|bitte|)
(meine Kollegin|mein Chef|mein Partner) (spricht|versteht|kann) (nur Englisch|kein Deutsch)(, gibt es die Seite auf Englisch|, kann man die Seite umstellen)
Gibts die Seite auch auf Englisch?
Gibts die Seite auf Englisch?
Kann ich das hier auf Französisch lesen?
mein (Chef|Kollege) kann (kein Deutsch|nur Englisch), gibts (das|die Seite) auf Englisch
My boss kann kein Deutsch, gibts das auf Englisch?
Wie stelle ich die Seite auf Englisch?
seite auf englisch
wo stell ich auf deutsch um
mein kollege kann kein deutsch, gibts die homepage auch anders
sprache umschalten
can i switch to english
türkische version der homepage
umstellen auf englisch wo
plötzlich is alles englisch hier
sprachauswahl
kann man die website auf französisch lesen
deutsch bitte
wo is der sprachknopf
homepage in anderer sprache
translate page
versteh kein englisch, mach deutsch
verliere ich den chat wenn ich auf englisch stell
wie ändere ich hier die sprache von der seite
fahne zum umschalten find ich nich
gibts eure webseite auf polnisch
website nur deutsch?
de / en
auf englisch weiterlesen
unser holländischer partner will die seite lesen
seite ist auf englisch eingestellt, zurück auf deutsch
englische fassung von eurem auftritt
Gibt es eine englischsprachige Version dieser Seite?
Wo stelle ich auf Englisch um?
Meine Kollegin aus London möchte die Seite lesen.
Gibt es den Internetauftritt auch auf Französisch?
Ich hätte diese Seite gern in einer anderen Sprache.
Wie wechsle ich zwischen Deutsch und Englisch?
Wo ist der Sprachumschalter?
Bitte auf English umschalten.
Ist Ihre Homepage nur auf Deutsch verfügbar?
Unser Vorstand ist Amerikaner, kann er Ihre Seite auf Englisch lesen?
Können wir hier auf Englisch weitermachen?
Sprachauswahl der Website, wo?
Die Seite erscheint auf Englisch, ich möchte sie deutsch.
Gibt es eine italienische Fassung dieser Seite?
Verliere ich unseren Chat, wenn ich die Seite auf Englisch stelle?
Wie bekomme ich die englische Fassung zu sehen?
Existiert eine Übersetzung Ihres Webauftritts?
In welchen Sprachen gibt es diese Homepage?
Ich lese schlecht Deutsch, gibt es die Seite übersetzt?
Seite auf Spanisch lesen?
Wo ist das Fähnchen zum Umstellen?
Kann ich die Website in meiner Muttersprache anzeigen?
Umschalten der Seite auf die deutsche Version
Unsere Zentrale in Mailand versteht diese Seite nicht.
Menü zur Sprachwahl gesucht
Haben Sie die Website auch auf Türkisch?
Zurück auf Deutsch, wie geht das hier?
ähm kann ich die seite auf englisch haben
also wo stell ich das um auf deutsch
sag mal geht die website auch auf französisch
website englisch
seite sprache umschalten
english version homepage
deutsch englisch wechseln
Versteckt ihr die englische Fassung irgendwo?
Plötzlich ist alles englisch hier, wie krieg ich das zurück?
Ist unser Gespräch weg, wenn ich auf Englisch umstelle?
Warum gibt es die Seite nicht auf Spanisch?
Aus Versehen habe ich alles auf Englisch gestellt und finde den Rückweg nicht. Wo ist der Schalter?
Meine Schwiegertochter aus London möchte Ihre Seiten lesen. Gibt es eine englische Ausgabe?
An welcher Stelle der Seite lässt sich zwischen den Fassungen wechseln?
Könnten Sie mir zeigen, wie ich Ihren Internetauftritt wieder in deutscher Sprache sehe?
wie switch ich die page auf english
gibts die site in english
sprache ändern button wo
kann ich hier auf deutsch stellen
Webseite auf Englisch bitte, wo?
Ich lese schlecht Deutsch, andere Sprache für Seite?
Wo klicken für English?
Homepage auf Türkisch gibt es?
Wo ist das Fähnchen, mit dem man die Seite übersetzt?
Mein Chef in Dublin soll das hier lesen können. Wie schicke ich ihm die Seite in seiner Sprache?
Könnte ich dieselbe Seite auch in der Sprache Shakespeares lesen?
Menü auf Deutsch umstellen, aber wie?
(gibt es|habt ihr) (die Seite|das hier) auch auf (Englisch|Französisch|Türkisch)
Gibt es Ihre Webseite auch auf Englisch?
Mein Kollege spricht kein Deutsch, wo stelle ich um?
Wie wechsle ich hier auf Englisch?
Wo ist der Umschalter für die Sprache?
Ist die Homepage auch auf Französisch verfügbar?
Kann ich diese Seite auf Englisch lesen?
In welchen Sprachen ist Ihre Homepage verfügbar?
Die Seite ist auf Englisch, ich hätte sie gern auf Deutsch.
Geht unser Chat verloren, wenn ich die Sprache wechsle?
Wo klicke ich für die deutsche Fassung?
Lässt sich die Homepage auf Spanisch anzeigen?
Haben Sie eine englische Version dieser Seite?
Schalten Sie mir die Seite bitte auf Englisch.
Wo kann ich English auswählen?
Für meine Chefin bräuchte ich die Homepage auf Englisch.
Lässt sich die Homepage ins Türkische umschalten?
Wie bekomme ich diese Seite wieder auf Deutsch?
english
sprache aendern
deutsch einstellen
wo sprache umschalten
website auf franzoesisch?
seite is englisch will deutsch
gibts die homepage auf tuerkisch
de en wechsel wo
page language
webseite andere sprache
Die Seite kam auf Englisch, ich lese aber nur Deutsch. Wo ändere ich das?
Ist Ihr Internetauftritt auch auf Französisch verfügbar?
Wo versteckt sich der Sprachumschalter?
Meine Kollegin aus Danzig möchte die Seiten auf Polnisch lesen. Gibt es das?
Wie komme ich zur deutschen Fassung der Seite zurück?
In welchen Sprachen kann man diese Webseiten ansehen?
Stelle ich die Seite mittendrin auf Englisch, geht dann unser Chat verloren?
Gibt es nicht irgendwo ein Fähnchen zum Anklicken für die englischen Seiten?
Ich schickte den Link nach London, dort sieht man deutschen Text. Wie stellen die Kollegen um?
Lässt sich die Homepage auf Spanisch schalten?
Ich möchte den englischen Text dieser Seite für meinen Schwiegersohn ausdrucken. Wo wähle ich das?
Wo kann ich zwischen Deutsch und Englisch wechseln?
`,
  hello: `
hallo
hi
guten Tag
moin
servus
grüß gott
guten Morgen
guten abend
hey
hallöchen
na du
grüezi
tach
hi lumi
hallo zusammen
guten tag, ich habe eine frage
wie geht's
wie geht es dir
jemand da
hallo ist da jemand
ich hab mal eine frage
kannst du mir helfen
ich brauche hilfe
einen schönen guten tag
test
(hallo|hi|hey|moin|servus|grüß Gott|guten Tag|guten Morgen|guten Abend|tach|grüezi|hallöchen|na|moin moin|salut|hello|mahlzeit|gude|ei gude|grüß dich|halli hallo|tagchen) (zusammen|Lumi|miteinander|du|ihr|da|)
(wie geht es dir|wie gehts|alles klar|jemand da|bist du da|ist da wer|halloooo|test|hallo hört mich jemand)
(ich habe eine Frage|ich hätte da mal eine Frage|kurze Frage|darf ich was fragen|Frage)
Servus miteinand
gude
moin moin
n abend
huhu
salü
hey lumi
griaß di
halloooo
na
ei gude wie
mahlzeit
tag auch
bonjour
hi wie gehts
grüß dich
Guten Tag zusammen
Sehr geehrte Damen und Herren
Schönen guten Tag
Ich grüße Sie
Einen schönen Nachmittag wünsche ich
Einen wunderschönen guten Morgen wünsche ich
Hallo, ich hätte da mal eine Frage
Grüß Sie
Guten Tag, mein Name ist Weber
Hallo liebes Mainlicht-Team
Ich würde Sie gern etwas fragen
Moin Moin aus Hamburg
Darf ich Sie kurz stören?
Halli hallo
Seien Sie gegrüßt
hallo äh ist da jemand
ja hallo ähm guten tag
guten morgen äh nee mittag ist ja schon
hey also hallo erstmal
Huhu, jemand zu Hause?
Klopf, klopf.
Grüß dich, wie geht's?
Einen wunderschönen guten Tag wünsche ich Ihnen.
Guten Abend, ich hoffe, ich störe nicht.
Grüß Gott, meine Damen und Herren!
yo
hi na alles fit
heyyy
Hallo guten Tag, wie geht es Ihnen bitte
Hallo, ich bin neu hier
Guten Tag Herr Computer
Salam, hallo
Ahoi!
Da bin ich.
Gude, wie?
Moin moin zusammen
Guten Morgen, ist da jemand?
Hallo, ich schaue mich hier nur mal um.
Schönen guten Tag zusammen!
Hi, ich bin neu auf dieser Seite.
Grüß Gott aus München!
Moin, wie geht es Ihnen heute?
Guten Abend, ich hätte da eine Frage.
Servus, darf ich Sie etwas fragen?
Hallo Lumi, schön Sie kennenzulernen!
Einen wunderschönen Nachmittag wünsche ich!
Hey, kann ich loslegen?
Guten Tag, mein Name ist Schneider.
Hallo, guten Tag!
Guten Morgen aus Hamburg!
Hallo, sind Sie da?
Tag, ich bin zum ersten Mal hier.
Guten Abend zusammen!
Hallöchen, ich bin Frau Weber.
gruess gott
Einen schönen guten Morgen.
Guten Tag, ich hoffe, es geht Ihnen gut.
Grüße aus Krakau!
Grüß Sie Gott.
Hallo Lumi, freut mich.
Guten Abend, ist jemand da?
Hallo, darf ich Sie etwas fragen?
Ein freundliches Moin aus der Werkstatt.
Schönen Nachmittag zusammen.
`,
  thanks: `
danke
vielen Dank
dankeschön
super danke
tschüss
auf Wiedersehen
ciao
das war hilfreich
prima
perfekt, danke dir
alles klar
ok danke
schönen Tag noch
das reicht mir
merci
besten dank für die auskunft
bis dann
toll
herzlichen dank
gut gemacht
servus und danke
das hilft mir weiter
danke das wars
nein danke
(danke|vielen Dank|super|klasse|prima|perfekt|toll|besten Dank|herzlichen Dank|merci|ok|alles klar|cool|top|spitze|dankeschön|danke dir|ich danke Ihnen) (das hat mir geholfen|für die Hilfe|das reicht mir|das war hilfreich|tschüss|bis bald|schönen Tag noch|sehr nett|ciao|auf Wiedersehen|vielen dank|)
(tschüss|auf Wiedersehen|ciao|bis dann|bis bald|servus und danke|schönen Tag|schönes Wochenende|ade|man sieht sich)
(das hat geholfen|das war alles|mehr brauche ich nicht|hat sich erledigt|passt|das hilft mir weiter|gut erklärt|das war hilfreich|ich weiß Bescheid|verstanden)
(nein danke|nö danke|nein das wars|nein alles gut|mehr nicht|fürs Erste war es das)
(du bist|das ist) (super|toll|klasse|nett|schlau|hilfreich)
Super, danke dir
super vielen dank
ok danke tschüss
Das hat mir geholfen
(hm|aha|achso|ach so|na gut|in Ordnung|gut zu wissen|alles klar dann|jo passt|basst)
perfekt, hilft mir
alles klar, danke
thx
besten dank
ok cool danke
vergelts gott
danke schön für die info
top
hat geholfen
passt, danke
dank dir
danke reicht
supi
tausend dank
bist n schatz
klasse, genau das wollt ich wissen
danke und tschüss
jo danke
sehr nett von dir
alles beantwortet, merci vielmals
super erklärt
thanks lumi
das wars schon, danke
Vielen Dank für die Auskunft
Das hat mir sehr geholfen
Besten Dank, das genügt mir
Sie sind ein Schatz
Ich bin Ihnen sehr verbunden
Damit ist alles geklärt
Wunderbar, danke Ihnen
Alles klar, dann weiß ich Bescheid
Super, genau das wollte ich wissen
Danke für Ihre Mühe
Sehr freundlich von Ihnen
Prima, das war's fürs Erste
Ich bedanke mich
Auf Wiedersehen und danke
Danke vielmals
Okay, danke, ich gebe das so weiter
Verbindlichsten Dank
Schön, das beruhigt mich
Das reicht mir für heute, danke sehr
Vielen lieben Dank für die ausführliche Antwort
Vergelt's Gott
Gut, danke
Perfekt, ich danke für die schnelle Hilfe
ähm ja danke das wars
super also vielen dank
ach so ok dankeschön
alles klar danke dir
dankeschön hat geholfen
vielen dank info
Na bitte, geht doch, danke!
Du bist ja doch zu was gut, danke.
Besser als gedacht, ich danke dir.
Respekt, das war hilfreich.
Haben Sie recht herzlichen Dank für Ihre Mühe.
Das war sehr freundlich von Ihnen, ich bin Ihnen verbunden.
Ich danke Ihnen vielmals für die ausführliche Auskunft.
danke bro
ehrenlumi, danke
nice, dank dir
Danke schön, sehr gut geholfen
Ich danke Ihnen sehr viel
Danke, jetzt ich verstehe
Vielen Danke für Hilfe
Das hat mir den Tag gerettet.
Jetzt bin ich schlauer, tausend Dank.
Du hast einen gut bei mir.
Mehr wollte ich gar nicht wissen, besten Dank.
Vielen Dank, das hat mir sehr geholfen!
Super, dann weiß ich jetzt Bescheid.
Prima, danke für die schnelle Auskunft!
Herzlichen Dank und einen schönen Tag noch!
Das war genau, was ich wissen wollte, danke.
Besten Dank für Ihre Mühe!
Ich bedanke mich für die Informationen.
Klasse, mehr wollte ich gar nicht wissen.
Danke schön, das reicht mir fürs Erste.
Sehr freundlich von Ihnen, danke.
Alles klar, danke Ihnen!
Das ist nett, tausend Dank.
Danke, Sie haben mir weitergeholfen.
Wunderbar, vielen lieben Dank!
Danke, ich habe alles verstanden.
Gut erklärt, dankeschön!
Danke, das war sehr nützlich.
Das hilft mir weiter, vielen Dank.
danke fürs erste
ok danke tschuess
dankeschoen
top danke
perfekt das wars
Haben Sie herzlichen Dank, das war sehr hilfreich.
Besten Dank für die klare Auskunft.
Damit ist meine Frage beantwortet, danke sehr.
Danke, mehr wollte ich nicht wissen.
Sehr freundlich von Ihnen, weitere Fragen habe ich nicht.
Ich bedanke mich und wünsche einen schönen Tag.
Verbindlichsten Dank für die Information.
Wunderbar, danke und auf Wiedersehen.
Merci vielmals für die Hilfe.
Das ging ja flott, tausend Dank!
Ich weiß das zu schätzen, Sie haben mir sehr geholfen.
Dank Ihnen bin ich jetzt im Bilde.
`,
};
