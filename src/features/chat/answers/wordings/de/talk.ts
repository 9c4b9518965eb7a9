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
`,
};
