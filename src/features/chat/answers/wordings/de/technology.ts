/** How visitors ask about the technology and its limits: one wording a line. */
export const technology = {
  model: `
welches Sprachmodell nutzt ihr
läuft das mit GPT-4 oder Claude
steckt da OpenAI dahinter
welche KI verwenden Sie
LLM
auf welcher Technologie basiert der Assistent
nutzen Sie ein europäisches Modell wie Mistral
Welche KI-Modelle setzen Sie ein
ist das ChatGPT im Hintergrund
Gemini oder Llama
technik dahinter
eigenes Modell oder zugekauft
welche version von gpt
Open Source Modell
basiert euer produkt auf openai
wer ist der anbieter des sprachmodells
arbeitet ihr mit azure openai
Modellwahl
können wir das KI-Modell selbst aussuchen
mit welcher künstlichen intelligenz arbeitet das
verwendet ihr RAG
technologiestack
was für ein modell läuft unter der haube
deepseek
Ist das ChatGPT oder habt ihr ein eigenes Modell gebaut?
Welche KI läuft bei euch
Claude, Gemini, Llama, Mistral oder GPT im Einsatz
`,
  training: `
trainiert ihr eure KI mit unseren Daten
werden unsere Kundendaten zum Training benutzt
fließen unsere Daten ins Modell ein
landen unsere Daten bei OpenAI im Training
KI Training Opt-out
lernt die KI aus unseren Kundengesprächen
benutzt ihr unsere Chats um euer Modell zu verbessern
können andere Kunden unsere Daten sehen
Mandantentrennung
werden Betriebsgeheimnisse weitergegeben
Trainingsdaten
Verwenden Sie unsere Inhalte zum Trainieren
wer bekommt unsere firmendaten zu sehen
vermischen sich unsere daten mit denen anderer firmen
bleiben unsere Geschäftsgeheimnisse geheim
modelltraining mit kundendaten
geht unser Wissen an die Konkurrenz
daten anderer kunden getrennt
Vertraulichkeit unserer Dokumente
dürfen Sie unsere Daten weiterverwenden
nutzt der ki-anbieter unsere eingaben fürs training
unsere dokumente sind vertraulich
ki lernt mit personenbezogenen daten
Nutzt ihr unsere Chats zum Trainieren
Werden die Chats unserer Kunden benutzt, um irgendeine KI schlauer zu machen?
Lernt die KI aus unseren Kundendaten
`,
  onPremise: `
kann man das auf eigenen Servern betreiben
on premise
Installation im eigenen Rechenzentrum
läuft das nur in der Cloud
Self-Hosting
lokal installieren
private cloud
on-prem variante für Banken
auf unserer eigenen hardware laufen lassen
kein cloud bitte, geht das lokal
Eigenbetrieb
inhouse hosten
können wir es selbst hosten
docker container
dürfen keine Daten unser Haus verlassen
SaaS oder lokal
auf unserem Server installieren
eigenes Netz ohne Internet
air gapped
müssen die Daten in eine Cloud
lokale ki ohne cloud
cloudlösung oder vor ort
VPN ins firmennetz
auf unserem azure tenant betreiben
kann man die lösung bei uns im haus installieren
kann man die Software auf unseren Servern installieren
gibt es eine lokale installation
Bei uns darf nichts in die Cloud, gibt es das auch im eigenen Haus?
eigene Hardware, lokal, Intranet, selbst hosten
hinter unserer Firewall ohne Internet
`,
  gaps: `
was passiert wenn der Assistent etwas nicht weiß
halluziniert die KI
was wenn der bot falsche Antworten gibt
gibt er an einen Menschen weiter
wie läuft die Übergabe an unser Team
erfindet der Bot Dinge
wie genau sind die Antworten
macht die KI Fehler
fehlerquote
wie verhindern Sie dass er Unsinn erzählt
was wenn er nicht weiter weiß
Eskalation an Mitarbeiter
Handover an den Menschen
Grenzen des Assistenten
Halluzinationen
kann der Kunde auch einen Menschen verlangen
wie zuverlässig sind die Antworten der KI
was passiert bei schwierigen fragen
weiterleitung an den support wenn der bot nicht weiter kommt
lügt der bot
sieht der Mitarbeiter den bisherigen Verlauf
kann man dem bot vertrauen
Trefferquote der antworten
wenn die kundin wütend wird, übernimmt dann ein mensch
erzählt die ki blödsinn
wie verhindert ihr dass die KI unseren Kunden Quatsch erzählt
was macht der Bot wenn er keine Antwort hat
Was ist, wenn ein Kunde eine Frage stellt, die der Bot nicht kennt
Was tut der Assistent, wenn er eine Frage nicht beantworten kann?
Erfindet die KI manchmal etwas, wenn sie nicht weiterweiß?
Was ist, wenn ein Kunde etwas ganz Verrücktes fragt?
Wie oft gibt der Bot falsche Antworten?
erzählt Blödsinn, halluziniert, irrt sich, Fehlerquote, rät
Beschwerden, die der Bot nicht lösen darf, eskaliert er die
Kunde rastet aus, übernimmt dann jemand
erfindet er Antworten
`,
  liability: `
wer haftet wenn der Bot etwas Falsches sagt
Haftung
wer ist schuld bei falscher Auskunft
Schadensersatz bei falscher Antwort
haften Sie für Fehler der KI
der bot nennt einen falschen preis, sind wir daran gebunden
Gewährleistung
Haftungsausschluss
was passiert wenn durch die KI ein Schaden entsteht
rechtliche Verantwortung für Antworten
sind Zusagen des Chatbots verbindlich
Betriebshaftpflicht
wer trägt das Risiko
Verantwortung bei Fehlern
haftet Mainlicht
Garantie
sind wir haftbar wenn der Chatbot falsch berät
der Assistent verspricht dem kunden rabatt, müssen wir das einhalten
Versicherung bei KI Fehlern
wer zahlt den schaden
haftungsfrage bei falschberatung
regress
wer steht gerade wenns schiefgeht
wer muss geradestehen wenn die KI Mist baut
wer haftet, wenn der chatbot einem Kunden was Falsches verspricht
Der Bot nennt einem Kunden einen falschen Preis, wer zahlt den Schaden?
Haftung Schadenersatz falls die KI Mist baut
`,
  customise: `
kann man den Bot an unser Design anpassen
Tonalität einstellen
duzt oder siezt der Bot
eigener Name für den Assistenten
unser Logo
Corporate Design
kann er in unserem Stil schreiben
White Label
farben anpassen
wie individuell ist das
kann der bot einen anderen namen haben
Markenstimme
Look and Feel
anpassbarkeit
lässt sich das aussehen ändern
begrüßungstext ändern
avatar austauschen
kann man themen sperren
individuelle Anpassungen
Bot soll locker klingen
maßgeschneidert oder von der Stange
kann man einstellen, worüber er nicht reden darf
konfigurierbar
Ansprache der Kunden per Du
eigene Regeln festlegen
Kann der Assistent so aussehen wie unsere Marke und unseren Namen tragen?
Kann er unsere Kunden duzen?
Können Farbe, Tonfall und Design angepasst werden
Anrede, Avatar, Begrüßungstext, Corporate Design, Stil ändern
`,
};
