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
(welches|welche|was für ein|was für eine) (KI-Modell|Sprachmodell|LLM|KI|Modell|Technologie|Technik|künstliche Intelligenz) (nutzt ihr|nutzen Sie|steckt dahinter|verwendet ihr|läuft da|ist das|setzt ihr ein)
(steckt|ist|läuft) (da|das|im Hintergrund) (GPT|ChatGPT|OpenAI|Claude|Gemini|Mistral|Llama|DeepSeek|Azure OpenAI|Microsoft) (dahinter|im Hintergrund|drin|)
(nutzt|verwendet|benutzt) ihr (OpenAI|GPT-4|ChatGPT|Claude|Mistral|DeepSeek|etwas Eigenes|ein eigenes Modell|Open Source)
(LLM|GPT|OpenAI|Sprachmodell|KI-Modell|Modell|neuronales Netz|Technologie dahinter|Foundation Model)
(auf welcher|auf welchem|worauf) (KI|Modell|Technik|) (basiert|beruht|läuft) (das|euer Assistent|der Bot)
(von wem|von welchem Hersteller) (ist|stammt|kommt) (die KI|das Modell|die künstliche Intelligenz)
(ist das|seid ihr|steckt da) (überhaupt|) (echte KI|künstliche Intelligenz|richtige KI) (oder nur Regeln|dahinter|)
Steckt da ChatGPT dahinter?
Nutzt ihr ein europäisches Sprachmodell wie Mistral oder Aleph Alpha?
Steckt da GPT-4 dahinter oder was Eigenes?
Steckt da GPT dahinter?
welches llm
Auf welcher KI basiert euer Assistent?
Nutzt ihr OpenAI oder was Eigenes?
habt ihr (da|) was Eigenes (gebaut|entwickelt) oder (ist das von den Amis|nehmt ihr was Fertiges)
(was|welche Maschine|welcher Motor) (werkelt|arbeitet|steckt) (da|) (unter der Haube|im Inneren|dahinter)
Habt ihr da was Eigenes gebaut oder ist das von den Amis?
Welche künstliche Intelligenz steckt in Ihrem Produkt?
Arbeitet ihr mit OpenAI zusammen?
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
(fließen|gehen|landen|werden) (unsere|meine|die) (Kundendaten|Daten|Chats|Eingaben|Dokumente|Unterlagen|Gespräche) (ins Training|in das Training|ins Modell|zum Trainieren genutzt|für das Training verwendet|zum Anlernen genutzt|bei OpenAI ein)
(lernt|trainiert) (eure|die|Ihre) (KI|Maschine) (aus|mit|an) (unseren|meinen) (Chats|Daten|Gesprächen|Dokumenten|Kunden|Eingaben)
(KI-Training|Trainingsdaten|Modelltraining|Training mit Kundendaten|Opt-out|Datennutzung für KI)
(werden|verwendet ihr) unsere (Unterlagen|Daten|Inhalte|Betriebsgeheimnisse) (für andere Kunden|zur Verbesserung|woanders|auch für die Konkurrenz|weiter) (benutzt|genutzt|verwendet|)
(verbessert|füttert) ihr (eure Modelle|die KI|ChatGPT) mit (unseren|meinen) Daten
(bleiben|sind) unsere (Daten|Geschäftsgeheimnisse) (geheim|bei uns|unter uns) oder (lernt die KI damit|trainiert ihr damit)
Werden mit unseren Kundendaten eure Modelle trainiert?
Fließen Chats unserer Kunden ins KI-Training von OpenAI?
Landen unsere Kundengespräche in irgendeinem KI-Training?
Lernt eure KI aus unseren Kundendaten?
Fließen unsere Kundendaten ins Training ein?
Lernt eure KI aus unseren Chats?
Werden unsere Unterlagen zum Anlernen für andere Kunden benutzt?
nicht dass (am Ende|nachher) unsere (Angebote|Daten|Rezepte|Zeichnungen|Interna) in (irgendeinem Sprachmodell|ChatGPT|einer fremden KI) landen
(füttert ihr|landet das in|geht das in) (die KI|ein Sprachmodell|das Modell) (mit unseren Sachen|)
Nicht dass am Ende unsere Angebote in irgendeinem Sprachmodell landen
Nutzt ihr unsere Gespräche, um eure KI schlauer zu machen?
Werden Modelle mit unseren Kundendaten trainiert?
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
(können wir|kann man|lässt sich|dürfen wir) (das|den Bot|die Software) (selbst|selber|auf eigenen Servern|bei uns im Haus|lokal|im eigenen Rechenzentrum|in unserer Cloud|intern) (hosten|betreiben|installieren|laufen lassen)
(On-Premise|on premises|onprem|Self-Hosting|selbst hosten|lokale Installation|Eigenbetrieb|Inhouse|eigener Server|Private Cloud|Docker|Kubernetes|Air Gap|ohne Cloud|offline)
(unsere IT|unser Chef|unsere Richtlinie|der Konzern) (erlaubt keine|verbietet die|will keine) Cloud(, geht es auch im eigenen Rechenzentrum|, was dann|)
(läuft|funktioniert) (das|es) (auch|) (ohne Internet|offline|ohne Cloud|nur lokal|in unserem Netzwerk|hinter unserer Firewall)
(müssen|dürfen) die Daten (im Haus|auf unseren Servern|bei uns) bleiben
(Cloud|ist das eine Cloudlösung|SaaS) oder (lokal|auf unserem Server|On-Premise)
On-Premise-Betrieb im eigenen Rechenzentrum machbar?
Läuft das auch hinter unserer Firewall ohne Internet?
Wir dürfen nichts in die Cloud geben, gibt es eine lokale Variante?
Können wir das auf eigener Hardware betreiben?
Können wir das selbst hosten?
on prem
Unsere IT erlaubt keine Cloud. Geht es auch im eigenen Rechenzentrum?
aus unserem (Werksnetz|Netz|Intranet|Haus) darf nichts (raus|nach draußen)
(abgeschottetes|eigenes|internes) Netz(, geht das|)
Aus unserem Werksnetz darf nichts raus. Geht's trotzdem?
Ist eine Installation auf unserem eigenen Server denkbar?
Könnten wir die Lösung im eigenen Haus betreiben?
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
(was|was passiert|was macht der Bot|was tut die KI), wenn (er|der Bot|der Assistent|die KI|sie) (nicht weiter weiß|keine Antwort hat|etwas nicht weiß|die Frage nicht versteht|etwas nicht versteht|unsicher ist|sich nicht sicher ist|überfordert ist|hängen bleibt)
(erfindet|halluziniert|fantasiert|lügt|rät|labert) (der|die KI|der Bot|er|euer Assistent) (manchmal|auch|) (Sachen|Antworten|Quatsch|was|)
(Halluzinationen|Halluzination|falsche Antworten|Fehlerquote|Fehlerrate|Trefferquote|Genauigkeit|Zuverlässigkeit|Übergabe an Menschen|Eskalation|Weiterleitung|Handover|Irrtümer|Falschantworten)
(wird|gibt er|leitet er) (es|die Frage|der Kunde|komplizierte Fälle|man) (an einen Mitarbeiter|an einen Menschen|an mein Team|an den Support|an einen Kollegen) (übergeben|weitergeleitet|weiter|ab) (wenn es kompliziert wird|wenn der Bot nicht weiterkommt|)
(wie oft|wie häufig) (liegt|macht|irrt|antwortet) (die KI|der Bot|er|sich die KI) (daneben|Fehler|falsch|)
(wie|kann man|woher weiß ich), (verlässlich sind die Antworten|der Bot sich vertrauen lässt|ob die Antworten stimmen|man den Antworten trauen kann)
(kann|darf) (man|ich) (dem Bot|den Antworten|der KI) (vertrauen|trauen|glauben)
(bleibt|muss) (der Kunde|man) (im Bot hängen|alles nochmal erzählen|sein Anliegen wiederholen|in der Schleife)
(wer|wie) (übernimmt|springt ein|prüft), wenn (die KI scheitert|der Bot nicht weiterkommt|Blödsinn rauskommt)
(sieht|bekommt) (mein|der) (Mitarbeiter|Kollege) (den Chatverlauf|das bisherige Gespräch|was vorher geschrieben wurde) (bei der Übergabe|)
(wie|was) (verhindert ihr|tut ihr gegen|stellt ihr sicher) (Halluzinationen|falsche Antworten|dass er keinen Unsinn erzählt)
Was macht der Assistent, wenn er eine Frage nicht beantworten kann?
Mein Chef hat Angst, dass die KI Quatsch erzählt. Wie verhindert ihr Halluzinationen?
Was tun bei Beschwerden, die der Bot nicht lösen darf? Eskaliert der?
Was tut der Bot, wenn jemand etwas ganz Ausgefallenes fragt?
Erfindet der auch mal Antworten?
Kommt es vor, dass der Assistent Blödsinn erzählt?
Was macht der Bot wenn er nicht weiter weiß?
Erfindet der manchmal Sachen?
Wird an einen Mitarbeiter übergeben wenns kompliziert wird?
Wie oft liegt die KI daneben?
(und wenn|was wenn) jemand was fragt, das (nirgends steht|keiner weiß|nicht im Handbuch steht|völlig abwegig ist)
(ein Chatbot|der Bot meiner Bank) hat mir (kompletten Unsinn|Blödsinn|Quatsch) erzählt, (passiert das mit eurem auch|ist eurer besser)
bot weiß nicht weiter(, was dann|)
Und wenn jemand was fragt, das nirgends steht?
Letzte Woche hat mir ein Chatbot bei meiner Bank kompletten Unsinn erzählt. Passiert das mit eurem auch?
Was tut der Bot, wenn er eine Frage nicht beantworten kann?
Denkt sich die KI auch mal was aus?
(denkt|spinnt|saugt) sich (die KI|der Bot|er) (auch mal|manchmal|) was (aus|zusammen|aus den Fingern)
Wie reagiert der Assistent auf Fragen, die er nicht kennt?
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
(wer|wer von uns) (haftet|zahlt|trägt die Verantwortung|ist schuld|ist verantwortlich|steht gerade) (wenn der Bot etwas Falsches sagt|für falsche Antworten|bei Falschauskünften|den Schaden|wenn was schiefgeht|bei einem Fehler der KI|für Fehler)
(was|was ist|was passiert), wenn der (Bot|Assistent) (einem Kunden|unseren Kunden|jemandem) (Quatsch erzählt|etwas Falsches verspricht|einen falschen Preis nennt|Unsinn erzählt|etwas Falsches zusagt) und (wir Ärger kriegen|der klagt|uns das Geld kostet|Schaden entsteht|er darauf besteht)
(Haftung|Haftungsfragen|Haftungsausschluss|Schadenersatz|Schadensersatz|Regress|Gewährleistung|Betriebshaftpflicht|Versicherung|Verantwortung für Fehler|Produkthaftung)
(seid ihr|sind Sie) (für Schäden|gegen Schäden|) (versichert|haftpflichtversichert|haftbar)
(müssen wir|muss ich) (haften|geradestehen|das einhalten|uns daran halten), (was die KI sagt|was der Bot verspricht|wenn der Bot Mist baut)
(rechtlich|juristisch) (verbindlich|bindend|verantwortlich), was der Bot (sagt|verspricht|zusagt)
Wer haftet, wenn der Bot einem Kunden einen falschen Preis zusagt?
Unser Anwalt fragt nach Haftungsbegrenzung bei fehlerhaften KI-Auskünften
Wenn der Bot einem Kunden einen falschen Preis nennt, wer zahlt dann?
Wer haftet, falls die KI Mist baut?
Was wenn der Bot einem Kunden Quatsch erzählt und wir Ärger kriegen?
Wer zahlt den Schaden bei einer Falschauskunft?
der Bot verspricht (20 % Nachlass|Rabatt|einen Liefertermin|etwas Falsches) und der Kunde (pocht darauf|besteht darauf|will ihn haben)
(wer|muss ich) (badet das aus|dafür blechen|das ausbaden|dafür geradestehen)
Der Bot verspricht 20 % Nachlass und der Kunde pocht drauf, und jetzt?
Wer steht dafür gerade, wenn der Assistent falsch informiert?
Wer muss für einen Fehler des Bots zahlen?
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
(können wir|kann man|lässt sich|darf man) (den Bot|dem Bot|den Chat|das Design|das Aussehen|den Namen|die Farben|das Fenster|den Ton|die Begrüßung|das Logo) (anpassen|ändern|selbst gestalten|einen Namen geben|umbenennen|an unsere Marke anpassen|personalisieren)
(im|in unserem) (Corporate Design|eigenen Design|Look|Firmenlook|Branding|White Label|Stil) (möglich|einrichten|)
(Anpassung|Individualisierung|Design|Farben|Logo|Branding|White-Label|Tonfall|Tonalität|Corporate Design|Ansprache|Avatar|Konfiguration|Sonderwünsche) (ändern|anpassen|möglich|)
(soll|kann|könnte) (er|der Bot) (unsere Kunden|die Leute|) (duzen|siezen|locker schreiben|förmlich antworten|anders heißen|lustig sein|frech sein)
(eigene|individuelle) (Regeln|Abläufe|Begrüßung|Texte|Kriterien|Wünsche) (hinterlegen|einstellen|umsetzen|möglich)
(dem Assistenten|dem Bot) (bestimmte Themen|Antworten) (verbieten|vorgeben|vorschreiben)
(habt ihr|gibt es|macht ihr) (maßgeschneiderte|individuelle|Sonder-)(lösungen|Anpassungen|Entwicklungen)
Kann man das Look and Feel vom Chat auf unser Branding customizen?
Der Assistent soll bitte siezen und nicht so flapsig daherkommen, lässt sich der Tonfall vorgeben?
Können wir ihm unser Logo und einen eigenen Namen geben?
Können Farbe und Tonfall angepasst werden?
Können wir dem Bot unseren Namen und unser Logo geben?
Kann der Chat in unserem Corporate Design erscheinen?
Soll unsere Kunden duzen, geht das?
farben ändern
kann das Fenster (in Rot|in Blau|in unseren Farben|dunkel) sein
(unser Maskottchen|unser Logo|unsere Schrift|eigener Name) (einbauen|verwenden|im Chat)
Kann das Fenster in Rot sein wie unser Logo?
Lässt sich die Farbe des Chatfensters ändern?
Können wir das Aussehen des Chats bestimmen?
`,
};
