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
`,
};
