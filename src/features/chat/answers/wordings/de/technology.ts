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
welche ki is das
gpt4 oder was
nutzt ihr openai
claude?
is das ne eigene ki oder zugekauft
mistral aus frankreich?
läuft das auf google gemini
welches sprachmodell
llama
was für ne engine hat das
welche technik steckt drin, modellmäßig
amerikanische ki oder europäische
habt ihr selber ne ki gebaut
is das aleph alpha
deepseek benutzt ihr hoffentlich nich?
von wem kommt die künstliche intelligenz
is euer motor von meta
mit welchem modell arbeitet der bot von meinen kunden
grok?
auf welcher ki baut das auf
ist das neuronales netz oder nur regeln
gpt version
hersteller von der ki dahinter
kann man das modell aussuchen
azure openai
Steckt da GPT-4 dahinter?
Auf welchem LLM basiert Ihr Produkt?
Setzen Sie auf OpenAI oder auf Mistral?
Welche Technologie arbeitet unter der Haube?
Verwenden Sie ein europäisches Sprachmodell?
Läuft das mit Claude?
Ist das Open Source oder proprietär, was Sie an KI einsetzen?
Von welchem Hersteller stammt die KI?
Wir dürfen laut Richtlinie nichts von OpenAI einsetzen.
Benutzen Sie Azure OpenAI?
Welche Modellversion ist im Einsatz?
Kann man das LLM austauschen?
Gemini, Llama oder etwas Eigenes?
Haben Sie ein eigenes neuronales Netz entwickelt?
Wer ist Ihr KI-Zulieferer?
Ist DeepSeek im Spiel?
Welcher Algorithmus erzeugt die Texte?
Handelt es sich um generative KI?
Mit welcher Engine arbeiten Sie?
Aleph Alpha oder amerikanisch?
Sind Sie von einem Modellanbieter abhängig?
Welches Sprachmodell kommt zum Zug?
Auf wessen Grundlagenmodell setzen Sie auf?
Anthropic, Google oder wer liefert Ihnen das Gehirn?
Unser Sicherheitsbeauftragter will die Modellbezeichnung wissen.
Was für eine KI-Technik ist das, regelbasiert oder LLM?
Foundation Model?
Nutzen Sie ein selbst gehostetes Modell?
ähm ist das chatgpt was da drunter läuft
also welche ki habt ihr da drin äh openai oder was
nutzt ihr was europäisches wie mistral
sag mal welches sprachmodell bist du
llm welches
gpt oder claude
sprachmodell anbieter
mistral llama eingesetzt
Was steckt unter der Haube?
Bist du bloß ein verkleidetes ChatGPT?
Verratet ihr, wessen Gehirn ihr gemietet habt?
GPT-4, GPT-5 oder selbst gebastelt?
Mein Sohn fragt, welche künstliche Intelligenz Sie denn nun genau verwenden. Können Sie das benennen?
Ich las von amerikanischen und von chinesischen Sprachmodellen. Auf welches setzen Sie?
Würden Sie mir mitteilen, von welchem Hersteller Ihre künstliche Intelligenz stammt?
Handelt es sich bei Ihrer Technik um eine Eigenentwicklung oder um ein zugekauftes Sprachmodell?
auf welchem model läufst du
is das gpt oder gemini
welches llm benutzt ihr
open source model oder closed
Welche KI ist in Ihre Produkt?
Sie benutzen OpenAI?
Sprachmodell heißt wie?
DeepSeek ist drin oder andere?
Welcher Motor treibt euren Assistenten an?
Kommt die Intelligenz aus Kalifornien, Paris oder Frankfurt?
Können wir uns das Modell aussuchen, etwa Claude statt GPT?
Von wem habt ihr die KI, selbst gebaut doch wohl kaum?
(welche|was für eine) KI (steckt|läuft|ist) (dahinter|da drin|im Einsatz)
Nutzt ihr OpenAI oder etwas Eigenes?
Läuft im Hintergrund GPT oder etwas anderes?
Welche künstliche Intelligenz steckt technisch dahinter?
Verwenden Sie OpenAI oder ein europäisches Sprachmodell?
Basiert Ihr Bot auf Claude, Gemini oder Llama?
Ist das Sprachmodell selbst entwickelt oder zugekauft?
Welche Version von GPT setzen Sie ein?
Können wir uns das Sprachmodell aussuchen?
Arbeiten Sie mit Mistral oder mit Aleph Alpha?
Auf welcher Technologie beruht die KI?
Von welchem Hersteller kommt das LLM in Ihrem Produkt?
Nutzt der Assistent ChatGPT im Hintergrund?
Wechseln Sie das Sprachmodell, wenn ein besseres erscheint?
Wessen Sprachmodell benutzt Ihre Lösung?
Ist Ihre KI auf GPT-4 aufgebaut?
Arbeitet der Bot mit einem Open-Source-Modell?
Verraten Sie mir, welches LLM bei uns laufen würde?
Kommt Ihre KI aus den USA oder aus Europa?
gpt?
chatgpt drin?
claude gemini oder was
openai
mistral waer uns lieber, nutzt ihr das
welche ki steckt da drin
eigene ki oder zugekauft
sprachmodell name
was is unter der haube
welche engine
Welches große Sprachmodell läuft hinter Ihrem Produkt, wenn ich fragen darf?
Beruht es auf GPT von OpenAI oder auf etwas Europäischem wie Mistral?
Haben Sie die KI selbst entwickelt oder lizenziert?
Unsere IT-Richtlinie untersagt Modelle aus China. Was setzen Sie ein?
Für meine Unterlagen als IT-Leiter: Name und Version des zugrunde liegenden Modells?
Ist das nicht einfach ChatGPT mit anderem Etikett?
Könnten wir zwischen Claude und Gemini wählen?
Auf welcher Technik fußt die künstliche Intelligenz?
Arbeitet Ihr Assistent mit einem quelloffenen Modell wie Llama?
Wird auch dieser Chat hier von einem Sprachmodell betrieben?
Wessen KI steckt in Ihren Lösungen?
Ich möchte wissen, welche Modellfamilie Sie verbaut haben.
`,
  training: `
trainiert ihr eure KI mit unseren Daten
werden unsere Kundendaten zum Training benutzt
fließen unsere Daten ins Modell ein
landen unsere Daten bei OpenAI im Training
KI Training Opt-out
lernt die KI aus unseren Kundengesprächen
benutzt ihr unsere Chats um euer Modell zu verbessern
Mandantentrennung
werden Betriebsgeheimnisse weitergegeben
Trainingsdaten
Verwenden Sie unsere Inhalte zum Trainieren
wer bekommt unsere firmendaten zu sehen
vermischen sich unsere daten mit denen anderer firmen
bleiben unsere Geschäftsgeheimnisse geheim
modelltraining mit kundendaten
geht unser Wissen an die Konkurrenz
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
lernt die ki mit meinen kundendaten und plaudert das beim konkurrenten aus
füttert ihr openai mit unsern rechnungen
landen meine rezepte in irgendner ki
werden unsere chats zum lernen benutzt
will nicht dass unsere preise ins modell fließen
trainiert ihr damit
benutzt ihr unsere gespräche um euer produkt zu verbessern
patientendaten als lernmaterial, geht gar nicht. macht ihr das?
ai training opt out
wird mit dem was die gäste schreiben was trainiert
lernt der aus unsern mails für andere kunden mit
training mit kundendaten
nutzung der daten zum trainieren ausschließen
profitiert mein mitbewerber von dem was euer bot bei mir lernt
sind meine dokumente danach futter für die große ki
finetuning mit meinen sachen?
mandantenunterlagen dürfen nicht zum ki lernen verwendet werden
wird das modell mit uns schlauer gemacht
verwendet ihr unser zeug für eigene zwecke wie training
lernt das system von meinen kunden und gibts weiter
nehmt ihr unsre texte als trainingsmaterial
wird aus unsren geheimnissen gelernt
kann ich verbieten dass mit meinen daten geübt wird
machine learning mit unseren daten ja oder nein
saugt die ki unser knowhow ab
werden unsere eingaben fürs modell weiterverwendet
dient meine kundschaft als versuchskaninchen zum antrainieren
Fließen unsere Kundengespräche in das Anlernen der Modelle ein?
Landet unser Know-how am Ende bei der Konkurrenz?
Wird mit unseren Eingaben die KI verbessert?
Ich will ausschließen, dass unsere Chats als Trainingsmaterial dienen.
Lernt das Modell aus vertraulichen Dokumenten?
Dürfen Sie unsere Handbücher zum Fine-Tuning benutzen?
Gibt es ein Opt-out vom Training?
Wer verwertet unsere Betriebsgeheimnisse sonst noch?
Verfüttern Sie unsere Daten an ein Sprachmodell?
Werden Gespräche zur Produktverbesserung ausgewertet?
Schulen Sie Ihre Modelle mit Kundeninhalten?
Wofür verwenden Sie unsere Inhalte über den eigentlichen Zweck hinaus?
Unsere Konstruktionsunterlagen dürfen auf keinen Fall in ein LLM einfließen.
Profitieren andere Kunden von dem, was der Bot bei uns lernt?
Nutzt OpenAI unsere Prompts weiter?
Bleibt unser Wissen isoliert oder fließt es in ein gemeinsames Modell?
Zweckbindung: Wird mit personenbezogenen Daten trainiert?
Können Sie schriftlich ausschließen, dass unsere Texte ins Modelltraining gehen?
Wird aus unseren Chats maschinell gelernt?
Trainingsdaten, stammen die von Kunden?
Füttern wir damit nicht ungewollt eine fremde KI?
Werten Sie unsere Dialoge zu eigenen Zwecken aus?
Gehen unsere Preislisten in den Trainingskorpus ein?
Wie verhindern Sie, dass Interna im Modell landen?
Mandantentrennung beim Lernen, gibt es die?
Werden unsere Inhalte zum Anlernen der künstlichen Intelligenz herangezogen?
Nutzen Sie das, was unsere Kunden eingeben, zum Training?
Der Vorstand verlangt eine Zusage, dass nichts zum Lernen genutzt wird.
ähm lernt die ki von unseren daten
also werden unsere kundengespräche äh zum trainieren benutzt
nicht dass unsere sachen dann bei anderen rauskommen weil die ki damit gelernt hat
sag mal kann ich das training mit meinen daten verbieten
training kundendaten ki
opt out modelltraining
daten zum trainieren verwendet
ki lernt aus chats
Füttert ihr mit meinen Kundendaten eure KI?
Wird mein Geschäftsgeheimnis zum Lernstoff?
Lernt das Ding bei uns und plaudert es bei der Konkurrenz aus?
Schlaumachen auf unsere Kosten, macht ihr das?
Mir ist wichtig, dass unsere Konstruktionsunterlagen nicht zur Schulung einer Maschine dienen. Wie verfahren Sie?
Werden die Zuschriften meiner Kunden verwendet, um Ihr Programm klüger zu machen?
Man liest ja, dass Konzerne alles zum Anlernen ihrer KI auswerten. Tun Sie das ebenfalls mit unseren Daten?
Kann schriftlich festgelegt werden, dass mit unserem Material keine KI angelernt wird?
trainiert ihr euer model mit unserm zeug
landen unsere chats im trainingsset
kann man training opt outen
is unsere data safe vor ai training
Meine Daten macht KI Training?
Lernt Ihr Computer von unsere Kunden?
Sie benutzen unsere Dokument für trainieren?
Ich will nicht dass KI lernt mit meine Daten
Weiß die KI eines anderen Kunden morgen, was meiner heute geschrieben hat?
Sind unsere Gespräche das Schulbuch für euer nächstes Modell?
Wird aus unserem Material am Ende eine schlauere Maschine für alle?
Fließt, was wir eingeben, in die Weiterentwicklung einer KI ein?
(lernt|trainiert) (eure KI|die KI|jemand) mit unseren (Daten|Gesprächen|Kundendaten)
Lernt die KI aus den Nachrichten unserer Kunden?
Füttern Sie fremde Modelle mit unseren Dokumenten?
Fließen unsere Handbücher ins Training von OpenAI ein?
Ich will nicht, dass mit unseren Chats trainiert wird.
Können wir dem Training mit Firmendaten widersprechen?
Profitieren andere Kunden von dem, was unsere KI lernt?
Werden Betriebsgeheimnisse zum Anlernen der KI benutzt?
Verwenden Sie Kundengespräche, um Ihr Modell zu verbessern?
Ist ausgeschlossen, dass unsere Daten ins Modelltraining gelangen?
Dürfen Sie unsere Inhalte für eigene Zwecke auswerten?
Landen unsere Texte in irgendeinem Trainingsdatensatz?
Wofür benutzen Sie unsere Firmendaten noch, etwa fürs Training?
Werden unsere Kundenanfragen zum Lernen der KI verwendet?
Bleiben unsere Dokumente vom KI-Training ausgenommen?
Gibt Ihre KI unser Wissen an Wettbewerber weiter?
Dürfen unsere Mails zum Anlernen benutzt werden?
Können Sie zusichern, nicht mit unseren Inhalten zu trainieren?
trainiert ihr mit meinen daten
lernt die ki von unsern kundendaten
unsere sachen als futter fuer openai?
training ausschliessen geht
werden chats zum lernen benutzt
wofuer nehmt ihr unsere daten
landen unsere rechnungen in irgendnem modell
ki wird schlauer mit unserem wissen und die konkurrenz profitiert?
datennutzung fuers training
opt out ki training
modell lernt mit?
kein training mit kundendaten bitte, ok?
Werden die Gespräche unserer Kunden genutzt, um ein KI-Modell zu verbessern?
Als Datenschutzbeauftragte muss ich ausschließen, dass Personendaten ins Modelltraining fließen. Wo ist das festgelegt?
Zu welchen Zwecken verwenden Sie die Daten, die wir Ihnen anvertrauen?
Lernen KI-Anbieter nicht üblicherweise aus den Texten ihrer Kunden? Tun Sie das auch?
Könnten unsere vertraulichen Handbücher als Lernstoff einer fremden KI enden?
Dürfen wir schriftlich untersagen, dass ein Modell mit unseren Informationen trainiert wird?
Lernt der Lieferant des Sprachmodells aus unserem Schriftverkehr mit?
Der Betriebsrat fragt, ob Chatantworten der Kollegen ins maschinelle Lernen eingehen.
Welche Gewähr haben wir, dass unsere Zeichnungen nicht Ihre Algorithmen schulen?
Kann ich vor der Entscheidung nachlesen, ob mit unseren Daten trainiert wird?
Wird unser Wissen zum Trainieren anderer Kundenlösungen verwertet?
Bei einem anderen Anbieter stand das KI-Training im Kleingedruckten. Wie ist das bei Ihnen?
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
kann das bei uns im keller aufm server laufen
ohne cloud?
wir haben nen eigenen server in der praxis
muss das ins internet oder geht lokal
selber hosten
unser chef will nix in der cloud
auf unserer synology nas?
self hosted
eigenes rechenzentrum
kann man das auf unserer hardware betreiben
inhouse betrieb
nur cloud oder auch bei uns vor ort auf der maschine
private cloud von uns
docker container bei uns
auf dem werkstatt pc installieren
bei uns im haus betreiben statt bei euch
cloud nein danke, gibts alternative
kann es auf unserm hetzner server laufen
lokale ki
offline betrieb möglich
eigene infrastruktur
vmware bei uns, läuft da drauf?
installation auf firmenserver
unsere it besteht drauf dass alles im eigenen haus bleibt technisch
software auf cd zum selber installieren lol
Können wir das in unserem Rechenzentrum betreiben?
Cloud kommt für uns nicht infrage.
On-Prem oder nur SaaS?
Ließe sich das in unserer Private Cloud installieren?
Wir müssen alles im eigenen Serverraum haben.
Bieten Sie ein Docker-Image zum Selbsthosten?
Kann die Lösung hinter unserer Firewall laufen?
Als KRITIS-Betreiber dürfen wir keine Fremdcloud nutzen.
Betrieb auf eigener Hardware möglich?
Ist eine Installation ohne Internetverbindung denkbar?
Wäre ein Betrieb in unserem Azure-Tenant machbar?
Muss zwingend in die Cloud?
Unsere IT besteht auf Inhouse-Betrieb.
Läuft die Software auch auf einem Server im Keller?
Kubernetes-Cluster beim Kunden, unterstützen Sie das?
Bekommen wir die Software auch zum Selberbetreiben?
Wir wollen die Hoheit über die Maschinen behalten, auf denen das läuft.
Gibt es ein Appliance-Modell?
Hybrid: Daten bei uns, KI bei Ihnen, ginge das?
Unser Vorstand lehnt Cloud-Dienste ab.
Könnte man das Ganze lokal aufsetzen?
Lassen Sie sich auf unserer VMware-Umgebung installieren?
Ist der Eigenbetrieb eine Option?
Darf unser Systemhaus die Anwendung bei sich betreiben?
Wir würden lieber selbst hosten.
ähm kann man das auch bei uns im keller installieren
also unser chef will keine cloud äh geht das lokal
läuft das auch auf unserer eigenen hardware
sag mal muss das in die cloud oder kann das bei uns stehen
on premise installation
selbst hosten
eigener server betrieb
private cloud lokal
Wir haben einen Serverraum, der sich langweilt. Könnt ihr den nehmen?
Cloud-Zwang oder geht es auch zu Hause?
Gibt es euch als Docker-Image zum Selbstbetreiben?
Könnte das Ganze auch ohne Internet bei uns im Haus laufen?
Wir haben gerade erst eine teure Rechneranlage angeschafft. Ließe sich Ihre Software darauf betreiben?
Unser Geschäftsführer traut der Wolke nicht und möchte alles in den eigenen vier Wänden. Ist das machbar?
Wäre eine Aufstellung in unserem eigenen Rechenzentrum denkbar?
Müssen unsere Angaben zwingend außer Haus gehen, oder kann das Programm bei uns selbst stehen?
kann ich das selfhosten
gibts ne on prem variante
läuft das auf unserm proxmox
no cloud possible?
Programm kann auf unsere Server?
Wir wollen nicht Cloud, geht lokal?
Installation bei uns in Firma möglich?
Eigene Rechner benutzen statt Ihre, ist okay?
Bei uns darf nichts das Werksgelände verlassen. Bekommt ihr das hin?
Können wir die Maschine selber beherbergen?
Unsere IT besteht darauf, alles selbst zu betreiben. Spielt ihr mit?
Gibt es eine Variante für das firmeneigene Netz ohne Verbindung nach draußen?
(geht das|können wir das) (auch|) (ohne Cloud|im eigenen Rechenzentrum|bei uns im Haus|lokal) (betreiben|)
Können wir das im eigenen Rechenzentrum installieren?
Wir dürfen keine Cloud nutzen, geht es auch lokal?
Lässt sich die Software inhouse betreiben?
Gibt es eine Version ohne Cloud?
Ist eine Installation auf unserer Hardware machbar?
Bieten Sie neben der Cloud auch On-Premises an?
Wir haben einen Serverraum, kann es dort laufen?
Muss das in der Cloud sein oder geht es intern?
Könnten Sie das System hinter unserer Firewall aufsetzen?
Kann man Ihre Lösung selbst hosten?
Unsere IT besteht auf eigenem Betrieb, machen Sie das mit?
Funktioniert das in unserer privaten Cloud?
Ist ein lokaler Betrieb ohne Internet denkbar?
Wir wollen keine fremde Cloud, sondern eigene Maschinen.
Läuft das bei uns im Keller auf dem Server?
Bieten Sie eine Installation vor Ort in unserem Netz?
Darf unsere IT das System selbst betreiben?
eigener server
wir wollen keine cloud
laeuft das bei uns im keller
docker bei uns
muss das in die cloud
eigenes rechenzentrum moeglich
hinter unsrer firewall
Unsere Vorschrift verlangt, dass Kundensoftware im eigenen Serverraum läuft. Wäre das möglich?
Kann man die Lösung lokal installieren, ganz ohne Cloud?
Ginge das auf einer virtuellen Maschine in unserem VMware-Cluster?
Gibt es keine Variante für Firmen, die die Cloud grundsätzlich ablehnen?
Wir betreiben zwei eigene Rechenzentren. Darf Ihr Produkt dort laufen?
Ist Selbsthosting für eine IT mit sechs Administratoren eine Option?
Muss alles in Ihre Cloud, oder ginge es auch hinter unserer Firewall?
Gäbe es ein Docker-Image für unsere eigene Hardware?
Unsere Rüstungskunden fordern eine abgeschottete Umgebung im Haus. Unterstützen Sie On-Premises?
Mit einer Installation im Haus wie bei Lexware wäre mir wohler. Lässt sich das einrichten?
Wird nur SaaS angeboten oder auch der Eigenbetrieb?
Ich frage für unsere Klinik-IT: Dürfte die Software unser Hausnetz nie verlassen, ginge das?
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
was wenn der keine ahnung hat
erzählt der dann quatsch
wenn einer was ganz komisches fragt?
halluziniert der
was wenn der bot nicht weiterkommt
der kunde fragt was zu nem oldtimer, steht nirgends. und dann?
weiß nicht antwort
gibt der auch mal falsche auskunft
übergibt der an uns wenns schwierig wird
denkt der sich sachen aus
der gast will was was nich in den unterlagen steht
wie zuverlässig sind die antworten
wird an kollegen weitergeleitet wenn er hängt?
bot versteht die frage nicht
was tut er bei unklaren fragen
wie oft liegt der daneben
lügt der auch
muss der kunde dann alles nochmal erzählen wenn ein mensch übernimmt
zu komplizierte frage, eskalation?
irrt sich die ki auch
was macht er wenn ers nicht sicher weiß
patient schildert was medizinisches, der bot hat nix dazu. wie gehts weiter
bleibt der kunde dann hängen
unbekannte frage
sackgasse im chat, was dann
genauigkeit der antworten
kommt da "das hab ich leider nicht verstanden" in dauerschleife
Was tut der Bot, wenn er nicht weiterweiß?
Wie verhindern Sie Halluzinationen?
Erfindet der Bot etwas, wenn er keine Antwort kennt?
Wie hoch ist die Fehlerquote?
Wie läuft die Eskalation an einen Kollegen?
Muss der Kunde sein Anliegen beim Mitarbeiter noch einmal von vorn erzählen?
Und bei einer Frage, die in keinem Handbuch steht?
Gibt der Bot zu, dass er überfordert ist?
Wie zuverlässig sind die Auskünfte?
Bekommt mein Team den Gesprächsverlauf mitgeliefert?
Was, wenn er die Frage falsch versteht?
KI fantasiert gern, wie halten Sie das im Zaum?
Wann schaltet er auf einen Sachbearbeiter um?
Redet er sich heraus oder leitet er weiter?
Handover-Szenario?
Wie geht der Bot mit Anliegen um, die aus dem Rahmen fallen?
Bleibt der Kunde in einer Endlosschleife hängen, wenn der Bot nichts findet?
Welche Genauigkeit erreicht die KI?
Irrt sich das System oft?
Wo sind die Grenzen des Bots?
Fallback, wenn die KI unsicher ist?
Ein Kunde fragt etwas völlig Abwegiges, wie reagiert er?
Kann der Bot an einen Kollegen abgeben, wenn es kompliziert wird?
Übergabe an den Innendienst bei schwierigen Fällen?
Wie stellen Sie sicher, dass keine frei erfundenen Angaben herausgehen?
Trefferquote?
Ich habe Sorge, dass er unseren Kunden Unfug erzählt.
Was geschieht mit unbeantworteten Anliegen?
ähm was macht der bot wenn er keine ahnung hat
also erfindet der dann irgendwas oder äh sagt er dass er es nicht weiß
wenn eine frage zu schwer ist wohin geht die dann
sag mal wie oft liegt der daneben
halluzinationen vermeiden
unbekannte frage übergabe mitarbeiter
fehlerquote assistent
fallback keine antwort
Lügt euer Bot, wenn er nicht weiterweiß?
Was tut er bei einer Fangfrage?
Gibt er zu, wenn er etwas nicht kann?
Wie verhindert ihr, dass er sich Quatsch ausdenkt?
Es gibt bei uns sehr verzwickte Fälle, die nur der Meister versteht. Was unternimmt Ihr Helfer dann?
Ich fürchte, der Apparat könnte meinen Kunden Unsinn erzählen, wenn er die Auskunft nicht kennt. Wie beugen Sie vor?
Muss mein Kunde alles noch einmal erzählen, wenn das Programm nicht weiterkommt und ein Kollege übernimmt?
Wie verlässlich ist der Assistent, und was tut er im Zweifel?
was wenn der bot lost ist
wie accurate sind die antworten
escalated der an nen echten mitarbeiter wenn er stuck is
Wenn Bot nicht kennt Antwort, was passiert?
Assistent macht Fehler, wie oft?
Frage ist zu schwer, wer antwortet dann Kunde?
Er sagt falsche Sache oder er fragt Kollege?
Ein Kunde stellt die eine Frage, die in keinem Handbuch steht. Und dann?
Wie klingt es, wenn eure Maschine mit ihrem Latein am Ende ist?
Stottert er, schweigt er oder holt er jemanden?
Kann der Bot sagen „Da frage ich mal die Kollegin“?
Was (macht|passiert|sagt) (der Bot|er), wenn er (keine Antwort hat|nicht weiterweiß|es nicht weiß)
Was ist mit Beschwerden, die der Bot nicht lösen kann?
Erfindet der auch mal was?
(bekommt|sieht) (mein Team|unser Support|der Kollege) (den ganzen Verlauf|was vorher gesagt wurde|das Gespräch) (mit|), wenn (der Bot|er) übergibt
Muss der Kunde bei der Übergabe alles noch einmal erzählen?
Wie reagiert der Bot auf eine Frage ohne Antwort?
Erfindet der Chatbot manchmal Sachen?
Was macht der Bot, wenn er unsicher ist?
Wird der Kunde dann an einen Kollegen durchgestellt?
Kann es sein, dass der Bot Unsinn erzählt?
Sagt der Assistent ehrlich, dass er keine Ahnung hat?
Wie verhindern Sie, dass die KI halluziniert?
Gehen schwierige Fälle automatisch an meine Leute?
Wie zuverlässig sind die Auskünfte des Chatbots?
Steht der Kunde dann ohne Antwort da?
Bekommt mein Team den Chatverlauf bei einer Übergabe?
Wie geht der Bot mit unbekannten Fragen um?
Was, wenn die KI einem Kunden Falsches erzählt?
Kann der Bot zugeben, dass er nicht weiterweiß?
Reicht der Bot knifflige Anliegen an uns weiter?
Wie fehleranfällig ist der Assistent?
bot weiss nix, was dann
falsche antworten?
erfindet der sachen
weitergabe an meine leute wenn er net weiter weiss
frage zu schwer und nu
redet der mist
wer uebernimmt wenn der bot ansteht
wie oft liegt er daneben
unsicher = was macht er
kunde fragt was komisches, wie reagiert der assistent
Was tut der Assistent, wenn er keine Antwort findet?
Landet eine zu knifflige Kundenfrage bei meinen Kollegen?
Wie oft macht er Fehler, und wie gehen Sie damit um?
Erfinden solche Systeme nicht etwas, wenn sie unsicher sind?
Sähe mein Mitarbeiter den bisherigen Chat, wenn ihm ein Fall übergeben wird?
Wir verkaufen Gasarmaturen, da wäre eine falsche Auskunft heikel. Wie verhält sich der Assistent im Zweifel?
Wie ist die Übergabe an unsere Leute geregelt, wenn der Bot mit seinem Latein am Ende ist?
Welcher Anteil der Antworten ist falsch?
Gibt er zu, dass er etwas nicht weiß, oder blufft er?
Wie verlässlich sind die Antworten, und wohin gehen ungelöste Fragen?
Was geschieht, wenn ein Kunde etwas fragt, das in keinem Handbuch steht?
Lässt der Assistent den Kunden bei schwierigen Fällen im Regen stehen?
(kann|darf|könnte) (ein Kunde|der Kunde|eine Kundin|unser Kunde|mein Kunde) (auch|jederzeit|) (einen Menschen verlangen|nach einem Menschen fragen|zu einem Mitarbeiter wechseln|an einen Menschen übergeben werden)
Was ist, wenn unsere Kunden lieber mit einem Mitarbeiter reden wollen?
Kunde will keinen Bot sondern Mitarbeiter
Übergabe an Mitarbeiter auf Wunsch des Kunden
Wie kommen meine Kunden vom Bot zu einem echten Menschen?
Ein älterer Kunde hat keine Lust auf Automaten, landet der bei uns im Team?
(Kann|Darf) der Kunde statt mit (dem Bot|der KI|dem Automaten|der Maschine) mit einem (Menschen|Mitarbeiter|Kollegen von uns) (reden|sprechen|schreiben)?
Haben unsere Kunden die Wahl zwischen Bot und Mensch?
Kann ein Kunde mit einem Menschen statt mit einem Roboter reden?
Der Kunde sagt „Mitarbeiter“ – was macht der Bot dann?
Mensch statt Bot für unsere Kunden, geht das auf Zuruf?
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
wer zahlt wenn der bot müll erzählt
bot nennt falschen preis, muss ich den dann verkaufen
kunde verklagt mich wegen ner falschen auskunft vom bot
seid ihr versichert wenn durch die ki n schaden entsteht
der sagt falsches drehmoment und das rad fällt ab, wer is dran
schadenersatz
wer steht gerade für fehler
übernehmt ihr die verantwortung
wenn der assistent nen rabatt verspricht den es nicht gibt, bin ich dann der gearschte
betriebshaftpflicht bei euch?
wer trägt den schaden
falsche medikamentenauskunft und patient geht zum anwalt
rechtlich verantwortlich für das was die maschine schreibt?
bei fehlberatung durch den chat, wer muss ran
garantiert ihr für die richtigkeit und zahlt sonst
kunde bekommt zugesagten liefertermin nicht und will geld, wer blecht
ki baut mist und ich hab den ärger, wie ist das geregelt
wer hält den kopf hin
vermögensschaden durch falsche antwort
gewährleistung bei fehlern
verbindlich was der bot sagt? wer muss es ausbaden
schuldfrage
vertragsstrafe wenn die ki lügt
gast bucht wegen falscher aussage vom bot, wer kommt für auf
Und wenn das Ding einem Kunden Unsinn erzählt, wer haftet dann?
Der Bot sagt einen falschen Preis zu, müssen wir den dann halten?
Wer kommt für den Schaden auf, wenn eine Auskunft nicht stimmt?
Haben Sie eine Berufshaftpflicht?
Wie hoch ist Ihre Haftungsobergrenze?
Übernehmen Sie die Verantwortung, wenn ein Kunde nach falscher Anleitung seine Maschine ruiniert?
Gibt es eine Gewährleistung für die Richtigkeit?
Wer steht gerade, wenn es schiefgeht?
Wir wurden wegen einer Fehlauskunft verklagt, sind Sie dann mit im Boot?
Regressansprüche bei Falschauskunft, wie ist das geregelt?
Sind Sie gegen KI-Schäden versichert?
Auf wessen Kappe geht ein Irrtum der KI?
Stellen Sie uns von Ansprüchen Dritter frei?
Unser Versicherer fragt nach der Haftungsverteilung.
Wer trägt das Risiko einer Fehlinformation?
Muss ich für Aussagen des Bots geradestehen?
Schadensersatz bei fehlerhafter Beratung durch den Bot?
Ist eine Aussage des Bots rechtsverbindlich?
Angenommen, der Bot verspricht eine Lieferung und wir zahlen Vertragsstrafe: Ihr Problem oder unseres?
Schließen Sie in den Bedingungen jede Haftung aus?
Der Fall Air Canada lässt grüßen, wie sichern Sie uns ab?
Wen nimmt man in Anspruch, falls die KI Mist baut?
Wer muss dafür einstehen, dass eine Auskunft falsch war?
Versicherungsnachweis über Ihre Betriebshaftpflicht, bitte.
Wie sieht es mit der Produkthaftung aus?
Wer ist schuld, wenn ein Kunde wegen einer Fehlauskunft Geld verliert?
Gibt es eine vertragliche Garantie, dass keine Fehlinformationen herausgehen?
Tragen Sie finanzielle Folgen einer Falschaussage mit?
ähm wenn der bot was falsches sagt wer zahlt dann den schaden
also angenommen der verspricht dem kunden nen falschen preis äh bin ich dann dran
haftet ihr für die ki oder wir
sag mal seid ihr versichert wenn da was schiefgeht
haftung ki auskunft
schadenersatz falschauskunft
gewährleistung chatbot
wer haftet fehler ki
Wer landet vor Gericht, wenn der Bot Mist erzählt?
Bot verspricht Gratislieferung, muss ich dann liefern?
Steht ihr gerade, wenn eure KI Blödsinn zusagt?
Ist der Bot haftpflichtversichert?
Angenommen, ein Kunde beschädigt seine Anlage, weil der Automat ihm Falsches riet. Wer käme für den Schaden auf?
Mein Anwalt wird fragen, wer für fehlerhafte Auskünfte einsteht. Was soll ich ihm entgegnen?
Bin ich als Inhaber verantwortlich, wenn Ihr Programm sich irrt und jemandem Kosten entstehen?
Übernehmen Sie die Gewähr für das, was Ihre Maschine den Leuten sagt?
wer is schuld wenn der bot scheiße labert
kann mich ein kunde verklagen wegen dem bot
wer haftet bei fails
habt ihr ne versicherung für ki fehler
Wenn KI sagt falsch und Kunde verliert Geld, wer bezahlt?
Verantwortung ist bei uns oder bei Mainlicht?
Schaden durch Bot, wer muss zahlen?
Sie nehmen Haftung für falsche Antwort?
Der Kopf, der rollt, wenn die KI sich verplappert: meiner oder eurer?
Falsches Drehmoment genannt, Maschine kaputt. Wer bekommt die Rechnung?
Wer trägt das Risiko, dass eine automatische Auskunft Geld kostet?
Schiebt ihr im Ernstfall die Schuld auf uns?
(wer haftet|wer zahlt|wer ist schuld), wenn (der Bot|die KI) (etwas Falsches sagt|einen falschen Preis nennt|Mist erzählt)
Wer zahlt, wenn der Bot einen falschen Preis nennt?
Tragen Sie den Schaden bei einer falschen Auskunft?
Der Bot verspricht etwas Falsches, muss ich das einhalten?
Bin ich rechtlich verantwortlich für das, was der Bot sagt?
Haben Sie eine Versicherung gegen Schäden durch die KI?
Wer steht gerade, wenn ein Kunde wegen der KI klagt?
Übernimmt Mainlicht die Verantwortung für Fehler?
Wie ist die Haftung bei Ihnen geregelt?
Kommen Sie für Verluste durch Fehlauskünfte auf?
Was, wenn uns durch den Chatbot ein Schaden entsteht?
Können wir Sie für einen Fehler des Bots belangen?
Gibt es eine Haftungsgrenze für Fehler der KI?
Haften Sie, wenn Ihre KI einen Kunden falsch berät?
Wer trägt das Risiko bei falschen Auskünften?
Muss unsere Firma für Bot-Fehler geradestehen?
Zahlen Sie Schadenersatz, wenn der Bot sich irrt?
Sind wir gegen teure Fehler der KI abgesichert?
bot sagt falschen preis wer zahlt
wer is schuld wenn die ki luegt
falsche auskunft wer haftet
kunde verklagt uns wegen bot
versicherung fuer falsche antworten?
bot verspricht 20 prozent, muss ich das geben
verantwortlich rechtlich wer
falscher liefertermin genannt, kunde will geld
haftet ihr oder ich
ki baut mist, wer steht dafuer grad
Nennt der Assistent einem Kunden den falschen Liefertermin, wer trägt den Schaden?
Als Steuerberater muss ich fragen: Wer steht für unrichtige Auskünfte der KI ein?
Übernehmen Sie die Haftung für das, was der Bot unseren Kunden erzählt?
Angenommen, er sagt einen zu niedrigen Preis zu. Sind wir rechtlich daran gebunden?
Deckt Ihre Versicherung Verluste durch fehlerhafte Antworten?
Ist nicht ohnehin der Betreiber, also wir, vor dem Gesetz verantwortlich?
Ein Kunde baut wegen einer falschen Auskunft das Teil verkehrt ein und hat einen Wasserschaden. Wer zahlt?
Wo ist geregelt, wer für Irrtümer der Maschine geradestehen muss?
Bis zu welcher Summe haften Sie bei Falschaussagen?
Könnten wir Schadenersatz verlangen, wenn uns eine falsche Antwort einen Auftrag kostet?
An wen hält sich der Kunde bei falscher Beratung, an Sie oder an uns?
Unsere Rechtsabteilung fragt nach der Haftungsverteilung bei Fehlauskünften.
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
kann der in unsern farben sein
eigener name für den bot möglich
der soll die leute duzen
passt der sich an unsern stil an
unser logo drauf?
soll frech klingen, wir sind n burgerladen
ich will dass er nie über politik redet, einstellbar?
design ändern
kann er gretel heißen
individuelle regeln festlegen
siezen bitte, wir sind kanzlei
tonfall
andere begrüßung einstellen
darf man die antworten kürzer einstellen
whitelabel
lässt sich das auf unsre praxis zuschneiden
optik vom chatfenster
kann der platt schnacken so als gag im auftreten
der soll bestimmte themen weglassen
persönlichkeit vom bot anpassen
schriftart und größe vom chat ändern
aussehen bestimmen
soll klingen wie wir, nicht wie ne behörde
bei uns gibts andere abläufe als bei andern, kriegt man das individuell
Kann der Chat in unserem Corporate Design auftreten?
Darf der Bot bei uns Heinz heißen?
Wir duzen unsere Kunden, lässt sich das einstellen?
Können wir bestimmte Themen sperren?
Lässt sich die Tonalität vorgeben?
Ist ein White-Label möglich?
Wir hätten gern unser Logo und unsere Hausfarben darin.
Wie flexibel ist das System konfigurierbar?
Kann man Regeln hinterlegen, etwa dass er nie über Preise spricht?
Geht das auch in unserer Markensprache?
Können wir die Begrüßung selbst formulieren?
Individualisierung?
Unsere Marketingleiterin besteht auf einem eigenen Avatar.
Sieht der Bot bei allen Kunden gleich aus?
Ist das eine Lösung von der Stange oder maßgeschneidert?
Lassen sich eigene Gesprächsabläufe definieren?
Darf er auch mal humorvoll sein?
Branding-Möglichkeiten?
Können wir Schriftart und Position des Chatfensters ändern?
Passt sich das Auftreten an unsere Marke an?
Wie weit kann man an den Stellschrauben drehen?
Customizing, was ist drin?
Wir haben sehr eigene Prozesse, lässt sich das darauf zuschneiden?
Soll er siezen oder duzen, entscheiden wir das?
Kann er sich als Mitarbeiterin „Frau Sommer“ vorstellen?
Können wir Stil und Wortwahl festlegen?
Unterschiedliche Tonlagen für Händler und Endkunden, geht das?
Welche Gestaltungsfreiheit haben wir beim Chatfenster?
ähm kann man dem bot nen eigenen namen geben
also die farben müssten schon äh zu unserem logo passen
kann der auch duzen oder sagt der immer sie
sag mal darf ich bestimmen worüber der nicht reden soll
bot design anpassen
tonalität duzen siezen
corporate design chatfenster
eigener name assistent
Kann er fluchen wie ein Bauarbeiter, wenn ich das will?
Dürfen wir ihn Kevin nennen?
Kann ich ihm verbieten, über Preise zu sprechen?
Sieht der überall gleich aus oder kann man ihn umfärben?
Unser Haus legt Wert auf eine sehr förmliche Anrede. Ließe sich der Assistent entsprechend einstellen?
Das Fenster müsste in unserem Firmengrün erscheinen. Wäre das machbar?
Können wir Regeln vorgeben, an die sich der Helfer im Gespräch zu halten hat?
Meine Kundschaft ist etwas empfindlich im Ton. Kann man die Ausdrucksweise beeinflussen?
kann man den bot branden
whitelabel möglich?
kann der locker reden so wie wir
eigenes avatar und so geht das
Farbe und Logo kann man ändern?
Ich will anderes Name für Bot
Assistent soll freundlich sprechen, kann einstellen?
Eigene Regel für Chat machen, geht?
Passt das Ding zu uns, oder sieht man ihm an, dass es von der Stange ist?
Wir sind eine lustige Truppe. Kann euer Assistent auch mal einen Spruch bringen?
Soll klingen wie unsere Frau Weber vom Empfang. Kriegt ihr das hin?
Wie viel Eigenes können wir dem Assistenten verpassen, von der Begrüßung bis zum Bildchen?
(kann|lässt sich) (das Aussehen|die Farbe|der Name|der Ton) (des Assistenten|vom Bot|) (ändern|anpassen)
Kann der Bot in unseren Firmenfarben erscheinen?
Dürfen wir dem Chatbot einen eigenen Namen geben?
Lässt sich einstellen, ob der Bot duzt oder siezt?
Können wir dem Bot bestimmte Themen verbieten?
Passt sich das Aussehen an unsere Website an?
Ist unser Logo im Chatfenster möglich?
Kann man den Ton des Assistenten lockerer machen?
Wir möchten eigene Regeln vorgeben, geht das beim Bot?
Wie individuell ist Ihre Lösung?
Bekommen wir einen Bot von der Stange oder maßgeschneidert?
Lässt sich die Begrüßung im Chat ändern?
Können Sie den Bot auf unsere Marke zuschneiden?
Können wir Farben und Schrift im Chat ändern?
Kann der Bot einen Namen wie Paula bekommen?
Soll der Bot förmlich klingen, lässt sich das vorgeben?
Wie stark kann man den Chatbot verändern?
Lassen sich Tabuthemen für den Bot festlegen?
eigenes logo
farben aendern
name vom bot aussuchen
du oder sie einstellbar
aussehen anpassen
darf der a bisserl lustig sein
anderer avatar
verbotene themen einstellen
individualisierbar?
soll zu unserer seite passen optisch
Könnte das Chatfenster in unserem Firmengrün mit Logo erscheinen?
Der Assistent soll heißen wie unser Maskottchen „Bruno“. Ginge das?
Lässt sich der Ton einstellen? Unsere Kundschaft ist eher förmlich.
Kann man Themen festlegen, zu denen der Assistent schweigen muss?
Sieht das nicht bei jeder Firma gleich aus?
In welchem Maß ist die Lösung auf unseren Betrieb zuschneidbar?
Dürfen wir bestimmen, ob Kunden geduzt oder gesiezt werden?
Unser Markenhandbuch ist bei Schriften und Farben streng. Kann sich der Assistent daran halten?
Wäre Whitelabeling möglich, sodass Ihre Marke nicht zu sehen ist?
Wie flexibel sind Sie bei Persönlichkeit und Gestaltung des Bots?
Hält sich der Assistent an Hausregeln, etwa nie Preise zu nennen?
Kann man das Erscheinungsbild des Chats verändern?
`,
  approval: `
Ändert der Assistent Rechnungen einfach selbst, oder schaut da noch jemand drüber?
(ändert|bucht|verschickt|storniert|korrigiert) der (Assistent|Bot) (Rechnungen|Adressen|Bestellungen) (einfach|von allein|) selbst, oder (schaut jemand drüber|gibt das jemand frei|prüft das ein Mensch)
In Ihrem Beispiel gibt die Buchhaltung die Korrektur frei, ist das immer so?
Wer gibt eine korrigierte Rechnung frei?
freigabe rechnung durch wen
Freigabe durch die Buchhaltung
Rechnungskorrektur mit Freigabe
Vier-Augen-Prinzip
gilt bei der Korrektur das Vieraugenprinzip
(wer|welcher Mensch) (prüft|kontrolliert|bestätigt|genehmigt|gibt) (die Korrektur|die Rechnungskorrektur|die Änderung|eine Gutschrift|die neue Rechnung) (frei|bevor sie hinausgeht|am Ende|)
(kann|darf) (die KI|der Bot|der Assistent) (eigenmächtig|ohne Freigabe|ohne Rückfrage|allein|einfach so) (Rechnungen ändern|etwas buchen|Rechnungen korrigieren|Stammdaten ändern|Gutschriften ausstellen|Daten überschreiben)
(muss|müsste) (jemand|ein Mensch|unsere Buchhaltung) (die Änderungen|die Korrekturen|das) (freigeben|bestätigen|prüfen|absegnen)
(bereitet|schreibt|erledigt) er die (Korrektur|Gutschrift|Änderung) nur vor oder (schickt er sie auch ab|führt er sie aus|bucht er sie)
Greift der Bot in unsere Buchhaltung ein?
macht die ki was in unsrer buchhaltung ohne dass wirs merken
Nicht, dass der uns die Rechnungen verhunzt, ohne dass einer draufschaut.
Hat am Schluss immer noch ein Mensch das Wort, bevor eine Rechnung rausgeht?
Gibt am Ende immer ein Mensch frei?
Meine Buchhalterin hat Angst, dass der Automat Belege ändert. Was kann ich ihr sagen?
Wir sind zu dritt in der Buchhaltung und haften für jeden Beleg. Führt Ihre KI Korrekturen von sich aus aus, oder landen die bei uns auf dem Tisch?
Rechnungsänderung automatisch oder mit Prüfung
automatische Rechnungskorrektur ohne Kontrolle?
darf der bot rechungen ändern
freigabeprozess
Wer zeichnet ab, was der Assistent vorbereitet?
Schickt der Bot die korrigierte Rechnung sofort raus?
Kriegt die Buchhaltung das vorher zu sehn?
Traut ihr der KI zu, allein an Rechnungen zu gehen?
Darf der des alloa oder muss wer drüberschaun?
Wer entscheidet am Schluss über die Gutschrift, du oder ein Mensch?
`,
};
