/** How visitors ask about what is promised in figures: one wording a line. */
export const claims = {
  languages: `
welche Sprachen spricht der Assistent
kann der bot englisch
antwortet er auch auf Französisch
sprecht ihr türkisch
mehrsprachig
wie viele sprachen kann der chatbot
unsere Kunden sprechen Polnisch und Russisch
fremdsprachen
kann er auch Arabisch
sprachauswahl des bots
versteht der Assistent Schweizerdeutsch oder Dialekt
spanisch italienisch möglich?
in welcher Sprache antwortet die KI
erkennt der Bot die Sprache automatisch
25 sprachen welche genau
multilingual
was wenn ein kunde auf holländisch schreibt
Sprachen Liste
Kan der Asistent auch Turkisch
ukrainisch
internationale kunden in ihrer muttersprache bedienen
chinesisch japanisch
übersetzt der bot automatisch
können ausländische kunden in ihrer sprache fragen
kann der auf türkisch antworten
unsere Kunden sprechen kein Deutsch, geht das
Wir haben Gäste aus aller Welt, erkennt der Chat die Sprache von selbst?
Viele Kunden schreiben auf Polnisch oder Ukrainisch, versteht der Assistent das?
versteht er auch Schwäbisch oder Bairisch
Türkisch, Polnisch, Französisch, Arabisch, mehrsprachig
wechselt der Bot mitten im Gespräch die Sprache
Gäste aus aller Welt, erkennt er die Sprache
(spricht|kann|versteht|beherrscht) (er|der|der Bot|der Assistent|die KI|der Chatbot) (auch|) (Türkisch|Polnisch|Russisch|Englisch|Französisch|Spanisch|Italienisch|Arabisch|Rumänisch|Ukrainisch|Chinesisch|Niederländisch|Tschechisch|Portugiesisch|Griechisch|Kroatisch|Ungarisch|Dänisch|Japanisch|Persisch|Dialekt|Bairisch|Schwäbisch|Plattdeutsch|Schweizerdeutsch|Sächsisch|Kölsch|Umgangssprache)
(wie viele|welche|was für) Sprachen (kann|spricht|versteht|beherrscht|unterstützt|gehen|sind dabei) (der Bot|der Assistent|er|die KI|das|)
(unsere|viele|die meisten|meine) (Kunden|Gäste|Mandanten|Patienten|Leute) (schreiben|sprechen|reden|fragen) (auf|nur|) (Polnisch|Türkisch|Englisch|Französisch|Italienisch|Russisch|kein Deutsch|gebrochenes Deutsch|in verschiedenen Sprachen|Rumänisch und Polnisch)(, klappt das|, geht das|, versteht er das|)
(mehrsprachig|Mehrsprachigkeit|Fremdsprachen|Sprachen|multilingual|internationale Kunden|Übersetzung|Dialekt|Dialekte|Sprachumfang)
(kommt|klappt|geht) (er|der Bot|das) (auch|) mit (Dialekt|Schwäbisch|Rechtschreibfehlern|Tippfehlern|Slang|schlechtem Deutsch|Fremdsprachen|ausländischen Kunden) (klar|zurecht|)
(antwortet|schreibt) (der Bot|er) (auf Englisch|in der Sprache des Kunden|in meiner Sprache|auch auf Französisch)
(erkennt|merkt) (der Bot|er) (die Sprache|in welcher Sprache gefragt wird) (automatisch|)
Sprechen eure Bots auch Türkisch und Polnisch?
Ich bin Betriebsleiterin in einem Hotel und wir haben Gäste aus aller Welt, erkennt der Chat die Sprache vom Gast selbst?
Versteht der Bot Schwyzerdütsch oder nur Hochdeutsch?
Viele unserer Kunden schreiben auf Russisch, versteht er das?
Kann der auch Türkisch?
Spricht der auch Türkisch?
Unsere Kunden schreiben auf Polnisch und Rumänisch, klappt das?
Wie viele Sprachen beherrscht der Bot
Kommt der mit Schwäbisch klar?
(wir haben|bei uns arbeiten|unsere) (viele|) (Erntehelfer|Gäste|Mieter|Patienten|Fahrer|Touristen), (die nur Bulgarisch können|die kein Deutsch sprechen|aus aller Welt|die nur Arabisch verstehen)
(Bulgarisch|Serbisch|Albanisch|Vietnamesisch|Kurdisch|Farsi|Hebräisch|Finnisch|Schwedisch|Norwegisch|Slowakisch|Litauisch) (auch|möglich|kann er das|)
Wir haben viele Erntehelfer, die nur Bulgarisch können
Kann der Chat auch Ukrainisch?
Welche Fremdsprachen sind mit drin?
Kann er Kunden auf Spanisch antworten?
wieviele sprachen
meine kunden sprechen viel türkisch
polnisch?
kann der auch englisch mit den touristen
versteht der bayrisch lol
hab viele ukrainische kunden
gäste aus frankreich und italien, antwortet er denen auch so
arabisch möglich
wenn einer russisch schreibt was kommt dann zurück
chinesische reisegruppen im hotel, klappt die verständigung
rumänisch
muss ich das für jede sprache extra übersetzen lassen
antwortet der auf niederländisch
schwyzerdütsch
ist spanisch dabei
unsere monteure sind aus kroatien, können die den in ihrer sprache fragen
ein patient konnte nur farsi, hätte der bot geholfen
kann des ding auch hessisch babbeln
wechselt er automatisch wenn jemand auf englisch anfängt
griechisch albanisch serbisch, was davon
deutsch nur oder auch andre
vietnamesisch im nagelstudio nötig
portugiesisch?
übersetzt er für meine ausländischen kunden
welche sprachen kann euer bot
Wir exportieren nach Frankreich und Polen, versteht der Bot die Kunden dort?
Kann er Türkisch?
Wie viele Sprachen beherrscht Ihr Bot?
Unsere Abnehmer schreiben auf Tschechisch.
Antwortet er auf Italienisch, wenn ihn jemand auf Italienisch anspricht?
Ist das System mehrsprachig?
Erkennt die KI von selbst, in welchem Idiom der Kunde schreibt?
Kommt er mit Schwyzerdütsch zurecht?
Brauchen wir für jede Landessprache einen eigenen Bot?
Unser Handbuch gibt es nur auf Deutsch, kann ein Spanier trotzdem nachfragen?
Wie gut ist sein Niederländisch?
Auch Chinesisch und Japanisch?
Versteht der Bot Dialekte?
Könnten unsere ukrainischen Kunden in ihrer Muttersprache fragen?
Welche Fremdsprachen sind abgedeckt?
Die Hälfte unserer Kundschaft spricht kein Deutsch.
Ist Arabisch mit an Bord?
Übersetzt der Bot Anfragen automatisch?
Wie sattelfest ist er auf Englisch?
Muss der Endkunde die Sprache vorher auswählen?
Wir bedienen den skandinavischen Markt, reicht das sprachlich?
Funktioniert das auch für unsere rumänischen Partner?
Beherrscht die KI Fachenglisch?
Was passiert, wenn jemand mitten im Chat ins Russische wechselt?
Ich brauche zwingend Ungarisch.
Gibt es eine Aufstellung der verfügbaren Sprachen des Bots?
Sprachumfang des Chatbots?
ähm kann der auch türkisch weil wir viele türkische kunden haben
also wenn einer auf polnisch schreibt äh antwortet er dann polnisch
wie viele sprachen sind das nochmal fünfundzwanzig oder
sag mal muss der kunde deutsch können um mit dem bot zu reden
chatbot mehrsprachig
assistent polnisch rumänisch
sprachen liste bot
arabisch ukrainisch kundenchat
Kann er auch Schwäbisch?
Wie gut ist das Französisch von eurem Bot?
Versteht der Latein oder hört es bei Englisch auf?
Merkt der Assistent von selbst, dass jemand auf Italienisch fragt?
Unsere Abnehmer sitzen in Tschechien und in Portugal. Könnte Ihr Helfer ihnen in der Heimatsprache antworten?
Ich selbst spreche nur Deutsch, doch meine Kunden schreiben oft auf Englisch. Wie verhält sich Ihr Assistent da?
Mit welchen Fremdsprachen ist Ihr Gesprächsprogramm vertraut?
Bei uns kaufen viele Gäste aus dem Ausland ein. Würde er sich mit ihnen verständigen können, etwa auf Niederländisch?
kann der bot multi language
spricht das teil auch spanisch
switcht der automatisch auf englisch wenn einer englisch schreibt
wie viele languages hat der drauf
Kann Assistent auch Russisch sprechen mit Kunde?
Mein Kunde nicht kann Deutsch, Bot versteht?
Welche Sprache kann er, bitte sagen
Vietnamesisch gibt es auch bei Chat?
Ein Kunde aus Warschau schreibt uns in seiner Muttersprache. Steht der Bot dann dumm da?
Ist er polyglott oder nur zweisprachig?
Müssen wir unsere Kunden in Istanbul weiter selbst übersetzen?
Griechische Frage rein, griechische Antwort raus, geht das?
(kann er|spricht er|versteht er) (auch|) (Türkisch|Polnisch|Englisch|Russisch|Arabisch|Ukrainisch|Französisch|Schwäbisch)
Viele unserer Kunden sprechen kein Deutsch
Versteht der Bot auch Türkisch und Polnisch?
Die Hälfte unserer Kunden schreibt Französisch, geht das?
Kann der Assistent auf Englisch und Spanisch antworten?
Wie viele Fremdsprachen beherrscht der Chatbot?
Müssen wir für jede Sprache einen eigenen Bot anlegen?
Antwortet die KI automatisch in der Sprache des Kunden?
Ist Arabisch beim Chatbot mit dabei?
Wir liefern nach Italien, kann der Bot Italienisch?
Kommt der Bot mit Schweizerdeutsch zurecht?
Übersetzt der Chatbot unsere deutschen Texte für Ausländer?
Lässt sich der Bot mehrsprachig betreiben?
Was, wenn ein Kunde auf Ukrainisch schreibt?
Redet der Bot mit unseren Kunden auch Russisch?
Kann der Chatbot zwischen Deutsch und Englisch wechseln?
Wir haben Kunden in 12 Ländern, versteht der Bot alle?
Beherrscht der Assistent auch Chinesisch oder Japanisch?
Ist Tschechisch unter den Sprachen des Bots?
Unsere Gäste sprechen kein Deutsch, hilft der Bot trotzdem?
Versteht der Chatbot Kunden, die Portugiesisch schreiben?
tuerkische kunden ok
russisch geht?
welche sprachn kann der bot
italienisch franzoesisch
antwortet der arabisch
kunde schreibt auf spanisch was dann
versteht der boarisch
ukrainisch moeglich
muss der kunde die sprache auswaehlen oder merkt der das
nur deutsch?
hollaendisch
wir liefern nach tschechien ungarn slowenien und die schreiben alle wie ihnen der schnabel gewachsen is, packt der assistent das
rumaenisch ja nein
chinesisch kann er wahrscheinlich nicht oder
schweizerdeutsch
fremdsprachen chatbot
Ein Drittel unserer Kundschaft schreibt Polnisch. Antwortet der Assistent dann auf Polnisch?
Wir exportieren Ventile in elf Länder; in wie vielen Sprachen kann sich der Assistent verständigen?
Muss ein Kunde die Sprache auswählen, oder erkennt der Assistent sie?
Viele unserer Handwerker sprechen zu Hause Türkisch. Ist das abgedeckt?
Beherrscht der Assistent Französisch gut genug für Kunden im Elsass?
Können Sie mir sagen, ob Ukrainisch dabei ist?
Funktioniert der Chat in Wirklichkeit nicht nur auf Deutsch?
Eine Frage kommt auf Spanisch, unser Handbuch ist deutsch. In welcher Sprache fällt die Antwort aus?
Unsere flämischen Händler bestehen auf Niederländisch. Werden sie so bedient?
Darf ein Kunde mitten im Chat von Englisch zu Italienisch wechseln?
Wie sieht es mit Estnisch, Lettisch und Litauisch aus?
Sind von rechts nach links geschriebene Sprachen wie Arabisch für den Assistenten möglich?
Brauchen wir Übersetzer für ausländische Kunden, oder ist Ihre KI mehrsprachig?
In der Ausschreibung muss ich die Anzahl der Sprachen für Endkunden angeben. Wie viele sind es?
Bitte bestätigen Sie, ob Rumänisch und Bulgarisch enthalten sind; unsere Speditionen fragen darin an.
Wie gut kommt er mit Schweizerdeutsch und anderen Mundarten zurecht?
Versteht er Chinesisch? Unsere Abnehmer in Shenzhen schreiben ausschließlich Mandarin.
Bekommt der Kunde die Auskunft in der Sprache, in der er gefragt hat?
Unsere Monteure aus Kroatien sollen ebenfalls fragen können. Kann der Assistent Kroatisch?
Ich habe Zweifel, ob eine KI technische Fragen auf Tschechisch versteht. Ist die Sprache vorgesehen?
`,
  hours: `
ist der Assistent rund um die Uhr erreichbar
antwortet der Bot nachts
24/7
beantwortet er auch am Wochenende Kundenfragen
funktioniert der Chatbot an Feiertagen
arbeitet die KI auch sonntags
läuft der bot auch nach feierabend
was ist wenn ein kunde um drei uhr nachts fragt
rund um die Uhr Support für unsere Kunden
bot außerhalb der geschäftszeiten
Nachtbetrieb
ist der Chat für Kunden immer an
schläft der bot auch mal
Chatbot 24 Stunden verfügbar
Weihnachten auch besetzt durch die KI?
können Kunden auch abends chatten
antworten um mitternacht
Unser Büro ist ab 17 Uhr zu, macht der Assistent dann weiter
Support am Wochenende durch den Assistenten
wann antwortet der assistent
zu welchen Zeiten ist der Bot aktiv
hilft er auch an sonn- und feiertagen
Antwortet euer Bot auch mitten in der Nacht
Bekommen unsere Kunden auch nachts um zwei eine Antwort?
was ist an Feiertagen, läuft der Bot dann auch
(antwortet|arbeitet|läuft|funktioniert|hilft) (der Bot|der Assistent|der Chatbot|er|die KI|das) (auch|) (nachts|nachts um drei|am Wochenende|sonntags|samstags|an Feiertagen|an Weihnachten|nach Feierabend|im Urlaub|außerhalb der Geschäftszeiten|rund um die Uhr|in der Mittagspause|während der Betriebsferien)
(24/7|24 Stunden|rund um die Uhr|nachts|Nachtbetrieb|Wochenendbetrieb|jederzeit|durchgehend) (erreichbar|verfügbar|Bot|Assistent|Betrieb|)
(unsere|meine) Kunden (schreiben|fragen|melden sich) (nachts|sonntags|abends|am Wochenende|erst nach Feierabend), (bekommen die dann eine Antwort|was passiert dann|antwortet da jemand)
(schläft|hat) (der Bot|die KI|der Assistent) (auch mal|Pausen|Feierabend|Wochenende|)
(was|wer) (ist|antwortet) (am Wochenende|nachts|um Mitternacht|an Silvester|zwischen den Jahren) (wenn keiner da ist|wenn das Büro zu ist|im Chat|)
zu welchen (Zeiten|Uhrzeiten) (antwortet|läuft|ist) der (Bot|Assistent|Chat) (verfügbar|aktiv|)
nachts um drei auch ereichbar der chatbott?
Kriegt der Kunde auch an Heiligabend ne Antwort
Antwortet das Ding auch sonntags um drei Uhr früh?
Ist der Bot auch nachts da?
Antwortet der Bot auch nachts um drei?
Läuft der Assistent an Weihnachten?
Unsere Kunden schreiben sonntags, bekommen die dann eine Antwort?
was läuft denn so (zwischen 20 und 6 Uhr|nach Ladenschluss|in der Nacht|wenn wir zu haben)
(nach Ladenschluss|zwischen 20 und 6 Uhr|in der Nacht von Samstag auf Sonntag|wenn alle schlafen) (antwortet wer|noch jemand da|)
Was läuft denn so zwischen 20 und 6 Uhr?
Bekommt ein Kunde auch um Mitternacht noch Auskunft vom Bot?
wochenende bot aktiv?
Ist der Bot auch an Ostern erreichbar?
Antwortet der Assistent außerhalb unserer Öffnungszeiten?
sonntags abends fragt auch einer, kommt da was
nachts um 3?
wir machen um 18 uhr zu, is der bot dann auch aus
weihnachten auch
beantwortet der anfragen wenn der laden zu is
an feiertagen antwortet dann wer
betriebsferien im august, chattet der weiter
macht der bot mal pause
mittagspause überbrückt der die
läuft der assistent auch am wochenende
samstag nachmittag is bei uns keiner da, und dann?
nach feierabend noch antworten an kunden rausgeben
rund um die uhr
notdienst zeiten, gibt die ki da auch auskunft
während wir schlafen arbeitet der weiter?
hat der chatbot öffnungszeiten
am 1. mai auch aktiv
wenn ich im urlaub bin antwortet der trotzdem meinen leuten
schläft die ki auch mal
außerhalb der sprechstunde
silvester nachts will einer n zimmer, antwortet da wer?
abends nach 20 uhr kommen bei uns die meisten fragen rein
zu welchen uhrzeiten ist der bot aktiv
auch früh um 5 wenn der bäcker anfängt
immer an der assi?
kriegt mein kunde auch sonntag früh ne antwort
tag und nacht
Was ist an Sonn- und Feiertagen?
Unsere Kunden in Übersee schreiben außerhalb unserer Bürozeit, bekommen die sofort Antwort?
Macht die KI auch mal Pause?
Zu welchen Uhrzeiten arbeitet der Chatbot?
Bekommt ein Kunde am Samstagabend noch Auskunft vom Bot?
Wir haben Betriebsferien im August, läuft der Chatbot weiter?
Ist der Chat zwischen den Jahren besetzt?
Deckt der Bot unsere Randzeiten ab?
Unser Schichtbetrieb geht bis 22 Uhr, bedient er auch die Spätschicht?
Hat der Chatbot Betriebszeiten?
Wir möchten unseren Wochenendnotdienst entlasten, ist er dann online?
Schläft der Bot irgendwann?
Kann sich ein Endkunde auch nach Feierabend an ihn wenden?
Was geschieht mit Fragen, die um Mitternacht eintrudeln?
Müssen meine Leute nachts erreichbar sein, wenn der Bot läuft?
Steht der digitale Helfer auch Heiligabend bereit?
Tag und Nacht im Dienst?
Rund um die Uhr, sagen Sie, auch an Neujahr?
Wer antwortet, wenn bei uns alle nach Hause gegangen sind?
Ersetzt das unsere Bereitschaft am Wochenende?
Ist der Chatbot an Ostern für unsere Kunden da?
In welchen Zeitfenstern bedient er Anfragen?
Auch außerhalb der üblichen Geschäftszeiten?
Sind Anfragen früh um fünf für den Bot ein Problem?
Lässt sich damit ein durchgehender Service an sieben Tagen anbieten?
Unsere Hotline schließt um 16 Uhr, was bekommt der Kunde danach?
ähm arbeitet der bot auch sonntags
also wenn jemand nachts um drei was fragt äh kriegt der dann ne antwort
macht der auch mal pause oder ist der immer an
sag mal was ist an weihnachten läuft der assistent da auch
chatbot 24/7
assistent wochenende feiertag
nachts kundenanfragen beantworten
bot betriebszeiten
Schläft euer Bot nie?
Hat der Assistent Urlaubsanspruch oder antwortet er auch an Ostern?
Kriegt mein Kunde auch nach Ladenschluss eine Antwort?
Geht um 17 Uhr bei dem auch das Licht aus?
Unsere Kunden melden sich oft erst nach dem Abendbrot. Ist Ihr Helfer um diese Zeit noch im Dienst?
An welchen Tagen und zu welchen Stunden steht der Assistent meinen Kunden zur Verfügung?
Viele meiner Abnehmer arbeiten in der Nachtschicht. Würden sie dann auch jemanden, also den Automaten, antreffen?
Darf ich davon ausgehen, dass der elektronische Helfer auch an gesetzlichen Feiertagen antwortet?
is der bot 24/7 online
antwortet der auch nachts um 3
hat der chat auch am weekend auf
chillt der bot sonntags oder arbeitet der
Assistent arbeitet auch Samstag Sonntag?
In der Nacht Kunde fragt, kommt Antwort?
Wann ist Bot an und wann aus?
Auch bei Feiertag der Chat funktioniert?
Heiligabend, kurz vor Mitternacht: Wer bedient da meinen Kunden?
Muss mein Kunde bis Montag warten, wenn ihm am Samstag was einfällt?
Wenn bei uns alle im Bett liegen, wer gibt dann Auskunft?
Hat der Assistent einen Feierabend?
Antwortet (der Chat|der Assistent|das Ding) auch (nachts|am Sonntag|an Weihnachten|nach Feierabend)
Bekommen Kunden auch nachts um zwei eine Antwort vom Bot?
Arbeitet der Chatbot auch sonntags und an Weihnachten?
Unser Büro schließt um 16 Uhr, antwortet der Bot weiter?
Zu welchen Zeiten ist der Chatbot im Dienst?
Macht der Bot Pause, wenn wir Betriebsferien haben?
Ist der Chatbot 24 Stunden am Tag aktiv?
Wer antwortet unseren Kunden nach Feierabend?
Können wir damit das Wochenende im Kundendienst abdecken?
Hilft der Bot auch außerhalb unserer Öffnungszeiten?
Läuft der Assistent am Feiertag genauso wie werktags?
Muss jemand im Büro sein, damit der Bot antwortet?
Beantwortet der Assistent Kundenfragen auch abends um zehn?
Bleibt der Bot auch im Urlaub für Kunden da?
Ist der Chatbot nachts genauso aktiv wie tagsüber?
Kunden schreiben uns oft abends, antwortet die KI dann?
Hat der Bot feste Arbeitszeiten?
Springt der Bot ein, wenn das Büro zu ist?
Antwortet die KI auch am Samstag?
nachts auch?
wochenende
sonntag um 3 frueh schreibt ein kunde, kommt was
feierabend und dann, antwortet der bot weiter
feiertags an?
betriebsurlaub august, bot laeuft weiter?
schlaeft der bot auch mal
rund um die uhr oder nur tagsueber
weihnachten erreichbar der assistent
ausserhalb der geschaeftszeiten wer antwortet da den kunden
spaetabends kundenfragen
Unsere Handwerkskunden erledigen ihren Papierkram um 22 Uhr. Bekämen sie dann noch Antwort?
Arbeitet der Assistent auch am 1. Mai weiter?
Bedient der Chat unsere Kunden am Wochenende, wenn das Büro geschlossen ist?
Zwischen Weihnachten und Neujahr haben wir zu. Ist der Assistent dann für die Kunden da?
Zu welchen Zeiten antwortet der Assistent, und wann sind unsere eigenen Leute dran?
Wird er nachts nicht abgeschaltet, so wie unsere Telefonanlage?
Ist das ein 24-Stunden-Dienst für Kunden an sieben Tagen?
Wir haben Kunden in Chennai; reagiert der Assistent auch um vier Uhr früh deutscher Zeit?
Muss bei uns nachts jemand Bereitschaft haben, damit der Assistent läuft?
Sonntags steht eine Maschine, der Bediener tippt eine Frage. Bekommt er gleich Auskunft?
Darf ein Kunde außerhalb der Bürozeiten, etwa an Karfreitag, auf eine Antwort hoffen?
Ist der virtuelle Helfer durchgehend wach oder nur, wenn wir arbeiten?
`,
  tickets: `
woher kommen die 70 %
wie viele Tickets sparen wir
bis zu 70 Prozent weniger Tickets
sind die 70 prozent garantiert
wie wird die Ticketreduktion gemessen
stimmt das mit den siebzig prozent
ist das nicht übertrieben, 70 Prozent
ticketvolumen senken
weniger supportanfragen
wie kommen Sie auf diese Zahl
entlastung support in prozent
was heißt bis zu 70%
um wieviel sinkt unser ticketaufkommen
wie belegen Sie die Ticketersparnis
wie stark wird unser Support entlastet
Ticketquote
70% klingt nach werbung
reduzierung der anfragen
Beweis für 70 Prozent
wieviel anfragen löst der bot allein
automatisierungsquote
wie hoch ist die Lösungsrate des Bots
misst jemand ob die tickets wirklich weniger werden
Sie schreiben 70 % weniger Tickets, ist das belegt oder nur Werbung?
Garantieren Sie die 70 Prozent?
(stimmt|wie kommt ihr auf|woher kommt|woher stammt|was heißt|was steckt hinter) (das mit den|die|der|den) (70 Prozent|70 %|70% weniger Tickets|siebzig Prozent|Zahl 70|Prozentzahl|Ticketreduktion)
(garantiert ihr|garantieren Sie|versprecht ihr|ist) (die|das mit den|) (70 Prozent|70 %|Ticketreduktion|weniger Tickets) (garantiert|realistisch|belegt|gemessen|echt|)
(70 %|70 Prozent|siebzig Prozent) (weniger Tickets|weniger Anfragen|klingt unglaubwürdig|glaube ich nicht|ist doch Marketing|wie gemessen|Quelle|Beleg|realistisch)
(Ticketreduktion|Ticketreduzierung|Ticketaufkommen senken|weniger Tickets|Ticketvolumen|Ticketzahl|Deflection)
(ist die|sind die) (Zahl|70 %|70 Prozent) (belegt|bewiesen|nachgewiesen|Marketing|geschönt|übertrieben|seriös)
(wie|von wem) (wurden|werden|habt ihr) die (70 %|70 Prozent) (gemessen|ermittelt|berechnet|errechnet)
(wie viele|um wie viel) (Tickets|Anfragen) (fallen weg|sparen wir|werden es weniger|gehen zurück)
70 % weniger Tickets – wo kommt die Zahl denn her?
Bis zu 70 Prozent klingt nach Marketing. Was ist realistisch bei erklärungsbedürftigen Produkten?
Sie werben mit 70 Prozent weniger Anfragen, wie belegen Sie das?
Stimmt das mit den 70 Prozent?
70 % weniger Tickets, wie kommt ihr drauf
Garantieren Sie die Ticketreduktion?
Ist die Zahl 70% belegt oder Marketing?
(70 Prozent|die 70 %|das mit den 70) (klingt nach Werbung|ist doch gelogen|wo habt ihr das her|woher nehmt ihr das|kann nicht stimmen)
70 Prozent klingt nach Werbung, wo habt ihr das her?
Auf eurer Startseite steht was von 70 % weniger Tickets. Wie belastbar ist das?
Wie kommt die Zahl 70 % zustande?
70 prozent weniger, wo kommt die zahl her
is das garantiert mit den 70%
70% glaub ich euch nich
auf der seite steht was von 70 %, wie kommt ihr drauf
wie realistisch sind siebzig prozent
wer hat die 70 gemessen
bezieht sich die prozentzahl auf alle anfragen
marketing zahl oder echt? die siebzig
was wenn wir keine 70 schaffen
zielwert 70 was soll das heißen
bis zu 70 heißt ja auch 5 oder
um wieviel sinkt die zahl unserer supportfälle
wieviel weniger anfragen landen dann bei uns auf dem tisch
tickets reduzieren wie stark
beweis für die 70 prozent
70% weniger was eigentlich
kriegt jeder betrieb so ne senkung hin oder nur große
beleg für eure ticketzahl
wie berechnet sich der rückgang bei den tickets
haftet ihr für die 70%
wie wird die reduzierung gemessen bei den tickets
is das ein durchschnitt, diese 70
schafft das auch ne kleine praxis mit den minus 70
prozentangabe auf der startseite woher
woher nehmt ihr den wert weniger tickets
versprecht ihr die 70 oder hofft ihr
studie zu 70 prozent?
um welchen anteil gehn die wiederkehrenden tickets runter
70 Prozent klingt nach Marketing, wie belegen Sie das?
Auf welcher Datenbasis beruht die versprochene Reduktion?
Ist die Quote von bis zu 70 % zugesichert?
Wie haben Sie diesen Prozentsatz ermittelt?
Können Sie die siebzig Prozent vertraglich zusagen?
Was, wenn wir nur 20 Prozent Entlastung im Support sehen?
Sinkt unser Ticketaufkommen wirklich so stark?
Gibt es eine Studie zu den 70 Prozent?
Um wie viel geht die Zahl der Supportanfragen zurück?
Diese 70-%-Angabe auf der Startseite: Durchschnitt oder Bestwert?
Welcher Anteil der Kundenanliegen erledigt sich ohne menschliches Zutun?
Ich zweifle an Ihrer Zahl mit den Tickets.
Wie kommen Sie darauf, dass so viel wegfällt?
Wer hat die 70 Prozent gemessen?
Gilt der Rückgang der Tickets auch bei technisch anspruchsvollen Produkten?
Was genau zählen Sie als vermiedenes Ticket?
Deflection Rate, welcher Wert ist realistisch?
Unser Ticketvolumen liegt bei 3.000 im Monat, wie viele blieben übrig?
„Bis zu“ heißt doch in der Praxis meist viel weniger.
Haben Sie einen Nachweis für die beworbene Ticketreduktion?
Wie realistisch ist die beworbene Entlastung im Helpdesk?
Ist das ein Versprechen oder ein Wunschwert, diese 70 Prozent?
Welche Automatisierungsquote erreichen Sie?
Was steckt hinter der Behauptung, dass zwei Drittel der Vorgänge verschwinden?
Bekomme ich Geld zurück, wenn die 70 % nicht erreicht werden?
Quelle für die 70 %?
Wovon hängt ab, wie stark unsere Tickets zurückgehen?
Für meinen Faktencheck: Worauf stützt sich die Ticketzahl?
ähm die siebzig prozent weniger tickets wie kommt ihr da drauf
also das mit den siebzig prozent äh ist das garantiert
woher habt ihr die zahl mit den tickets
sag mal stimmt das wirklich dass dann fast keine tickets mehr kommen
70 prozent tickets quelle
ticketreduktion garantie
weniger tickets zielwert
70 % nachweis
Siebzig Prozent, habt ihr das gewürfelt?
Und wenn es nur 20 statt 70 Prozent werden, krieg ich dann Geld zurück?
Wer hat diese 70 % gemessen?
Ist die Zahl mit den Tickets Werbung oder Wahrheit?
Auf Ihrer Seite las ich, die Zahl der Vorgänge sinke um siebzig vom Hundert. Worauf stützt sich diese Angabe?
Ein Versprechen von siebzig Prozent scheint mir recht kühn. Können Sie dafür einstehen?
Bitte erläutern Sie mir, wie die Minderung der Serviceanfragen um bis zu 70 Prozent zustande kommt.
Ich bin Kaufmann alter Schule und misstraue großen Prozentzahlen. Was steckt hinter Ihren siebzig?
die 70% sind doch bullshit oder
wie legit ist das mit den 70 prozent
wo kommt die stat mit 70 her
70% less tickets, safe oder nur marketing
Sie schreiben 70 Prozent weniger Ticket, wie das geht?
Diese Zahl siebzig ist sicher?
Warum bis zu 70, von wo kommt Nummer?
Wer garantiert weniger Tickets bei uns?
Eure große Zahl auf der Startseite: Wer hat die nachgezählt?
Von zehn Vorgängen bleiben nur drei übrig, behauptet ihr. Auf welcher Grundlage?
Gilt das mit den 70 % auch bei komplizierten Fragen?
Wie wird gezählt, was als eingespartes Ticket gilt?
(sind|stimmen) (die Zahlen|die Werte|die Prozentangaben) auf (Ihrer|eurer) Seite (echt|wirklich|belegt)
Da steht überall Beispielwert, was stimmt denn nun?
Sind das echte Zahlen oder nur Beispielwerte?
Woher wollen Sie wissen, dass es so viel weniger Tickets werden?
(70 Prozent|siebzig Prozent) weniger (Tickets|Anfragen), (wer hat das gemessen|ist das garantiert|glaub ich nicht)
Wie kommen Sie auf die Zahl von 70 Prozent?
Garantieren Sie uns die 70 Prozent weniger Anfragen?
Stimmt das mit bis zu 70 % weniger Tickets wirklich?
Was, wenn wir die versprochenen 70 Prozent nicht erreichen?
Auf welcher Grundlage beruhen Ihre siebzig Prozent?
Ist diese Senkung der Tickets bei jedem Kunden möglich?
Wir haben 200 Tickets im Monat, wie viele fallen weg?
Um wie viel sinkt die Zahl unserer Support-Tickets?
Wer hat die Ticketersparnis gemessen, die Sie bewerben?
Die 70 Prozent klingen nach Werbung, gibt es einen Beleg?
Welche Tickets verschwinden durch den Bot?
Sind 70 % weniger Supportfälle realistisch?
Wann zeigt sich, ob die 70 Prozent stimmen?
Bei wem haben Sie 70 % weniger Tickets geschafft?
Ist der Ticketrückgang vertraglich zugesichert?
Wovon hängt ab, wie viele Tickets wegfallen?
Erreichen auch kleine Firmen 70 Prozent weniger Tickets?
Glaube ich kaum: siebzig Prozent weniger Tickets?
70 prozent weniger tickets echt jetzt
woher die 70%
70 % garantiert?
wer hat das gemessen mit den 70
siebzig prozent glaub ich nie
weniger tickets wieviel realistisch
und wenns nur 20 prozent weniger tickets sind
bis zu 70, was heisst bis zu
ticketreduzierung bewiesen?
wie zaehlt ihr die tickets die wegfallen
is das mit den tickets nur werbung
versprecht ihr minus 70
Sie schreiben, die Ticketzahl sinke um bis zu 70 Prozent. Worauf stützt sich die Angabe?
Wir bearbeiten monatlich 1.200 Zendesk-Tickets. Darf ich wirklich mit 840 weniger rechnen?
Sind die siebzig Prozent vertraglich zugesichert oder nur ein Wunsch?
Ist eine Ticketreduktion von 70 % für einen technischen Betrieb nicht reichlich optimistisch?
Was steckt hinter der Aussage zum Rückgang der Support-Tickets?
Wie ermitteln Sie nach dem ersten Monat, um wie viel die Tickets zurückgegangen sind?
Angenommen, es werden bei uns nur 15 Prozent: Hätten Sie dann zu viel versprochen?
Wurden die siebzig Prozent bei echten Kunden gemessen oder geschätzt?
Aus welcher Studie stammt die Zahl mit den 70 Prozent?
Was soll ein misstrauischer Prüfer von „bis zu 70 % weniger Tickets“ halten?
Hängt der Ticketrückgang davon ab, welche Fragen wir bekommen?
Erreicht jeder Betrieb diese 70 Prozent?
`,
  availability: `
was bedeutet 100 % Verfügbarkeit
gibt es ausfälle
SLA
uptime
was passiert wenn euer Server ausfällt
wann wird gewartet
wartungsfenster
ausfallsicherheit
garantieren Sie die Verfügbarkeit
100 prozent verfügbarkeit gibts doch gar nicht
was wenn der bot mal nicht läuft
service level agreement
Verfügbarkeitsgarantie im Vertrag
wie oft fällt das System aus
störung was dann
downtime
bekommen wir Geld zurück bei Ausfall
werden Wartungen angekündigt
wie zuverlässig läuft das
system down
verfügbarkeit in prozent vertraglich
notfallplan bei totalausfall
gibt es eine vertragsstrafe bei ausfällen
bei stromausfall läuft das weiter?
100 Prozent Verfügbarkeit gibt es doch gar nicht, wie meint ihr das?
Was passiert, wenn euer Dienst ausfällt?
Wie oft ist das System offline, Ausfallzeit, Störung, Wartung
(wie|was) (hoch|zuverlässig|stabil|ausfallsicher|) ist (die|euer|das|Ihre) (Verfügbarkeit|Ausfallsicherheit|Uptime|System|Dienst|Software)
(was|was passiert|was ist), wenn (euer|der|das|Ihr) (Server|System|Dienst|Bot|Rechenzentrum) (ausfällt|down ist|abstürzt|nicht läuft|offline ist|zusammenbricht|mal steht)
(SLA|Service Level|Uptime|Ausfall|Ausfälle|Ausfallzeiten|Downtime|Wartungsfenster|Verfügbarkeit|Verfügbarkeitsgarantie|Redundanz|Backup|Störung|Statusseite|Notfallplan)
(100 %|hundert Prozent|100 Prozent) (Verfügbarkeit|Uptime) (glaube ich nicht|gibt es nicht|garantiert|ist das realistisch|wirklich|was heißt das)
(garantiert ihr|garantieren Sie|bekommen wir) (eine|die) (Verfügbarkeit|Uptime|SLA|Ausfallsicherheit|Entstörzeit) (vertraglich|schriftlich|von 99,9 Prozent|)
(wie oft|wann) (fällt|war|gibt es) (das System|es|) (aus|Ausfälle|Wartung|Wartungsarbeiten|zuletzt gestört)
(bekommen wir|gibt es) (Geld zurück|eine Gutschrift|Entschädigung) bei (Ausfall|Ausfällen|Störungen)
Was ist wenn der Bot mal ausfällt, garantiert ihr wirklich 100% Verfügbarkeit?
Habt ihr Wartungsfenster, in denen der Assistent offline ist?
100 % Verfügbarkeit glaubt doch keiner, was ist damit gemeint?
Wie oft ist euer System offline?
Wie hoch ist die Ausfallsicherheit?
Was ist wenn euer Server down ist?
100 % Verfügbarkeit glaubt doch keiner
was, wenn (euer Kram|das Ding|der Dienst|alles) (mitten am Montagmorgen|im Hochbetrieb|plötzlich|nachts) (ausfällt|stirbt|abschmiert|schlappmacht)
(läuft|hält) das (stabil|zuverlässig|ohne Aussetzer)
Was, wenn euer Kram mitten am Montagmorgen ausfällt?
Was heißt denn bitte hundert Prozent verfügbar?
Welche Ausfallzeiten muss ich einkalkulieren?
100% verfügbar gibts doch gar nich
was wenn das ding abschmiert
server down und dann
bekomm ich geld zurück bei nem ausfall
hundert prozent verfügbarkeit, ernst gemeint?
wie oft fällt das aus
wird vorher gesagt wenn gewartet wird
black friday und das system hängt, was dann
störung bei euch, steht dann mein chat still
ausfallsicher?
welche verfügbarkeit steht im vertrag
was heißt die 100 auf der seite
versprochene betriebszeit
ausfallzeiten im jahr
garantiert ihr dass es immer läuft
internet weg bei euch im rechenzentrum, was passiert
99,9 oder wirklich 100
bei unserm alten anbieter war dauernd was down, wie is das bei euch
wie zuverlässig läuft die technik
entschädigung wenn der dienst ausfällt
geht das system auch mal offline
kündigt ihr updates an bei denen es steht
wie stabil is das
Welche Uptime sichern Sie vertraglich zu?
Kein Anbieter der Welt schafft hundert Prozent.
Haben Sie ein SLA mit Pönalen?
Was passiert, wenn Ihr Dienst ausfällt?
Bekommen wir bei Störungen eine Gutschrift?
Wie oft war das System im letzten Jahr down?
Wann machen Sie Wartungsfenster?
Ist die Ausfallsicherheit vertraglich geregelt?
100 Prozent, ernsthaft?
Wie hoch ist die garantierte Betriebszeit?
Kündigen Sie geplante Downtimes vorher an?
Gibt es eine Statusseite für Ausfälle?
Welche Redundanz haben Sie, falls ein Server stirbt?
Unsere Produktion hängt davon ab, dass es läuft, was garantieren Sie?
Ihre Angabe zur Verfügbarkeit halte ich für unseriös.
Wie lange darf das System laut Vertrag stillstehen?
Wer zahlt, wenn die Plattform einen Tag lang nicht erreichbar ist?
Ist Ihr Verfügbarkeitsversprechen ein Zielwert oder eine Zusage?
RTO und RPO?
Was sind die Konsequenzen eines Blackouts bei Ihnen?
Sind Sie auch bei Lastspitzen ausfallsicher?
Drei Neunen oder vier Neunen hinter dem Komma?
Ich bräuchte Ihr Service Level Agreement.
Werden wir über Wartungsarbeiten informiert?
Wie stabil läuft die Plattform?
Downtime im vergangenen Quartal?
Was heißt hundertprozentig verfügbar denn juristisch?
Und wenn ausgerechnet an Weihnachten alles abschmiert?
ähm ihr schreibt hundert prozent verfügbarkeit äh geht das überhaupt
also was ist wenn bei euch mal alles ausfällt
wie oft ist das system denn down im jahr
sag mal habt ihr auch wartungsfenster oder läuft das immer durch
uptime sla
verfügbarkeit 100 prozent vertraglich
ausfall entschädigung
wartungsfenster ankündigung
Hundert Prozent gibt es nicht mal bei der Bahn. Meint ihr das ernst?
Was passiert vertraglich, wenn der Dienst einen Tag lang weg ist?
Ist das euer Ziel oder ein Versprechen mit den 100 %?
Wie viel Ausfall im Jahr gesteht ihr euch zu?
Man verspricht heute gern, alles laufe ohne Unterbrechung. Was sichern Sie mir bei der Ausfallsicherheit schriftlich zu?
Vor zwei Jahren stand unser altes System eine Woche still. Welche Gewähr geben Sie, dass so etwas nicht vorkommt?
Werden wir vorher unterrichtet, wenn Sie an der Anlage arbeiten und der Dienst ruhen muss?
Was genau darf ich unter der von Ihnen beworbenen vollständigen Verfügbarkeit verstehen?
100% uptime really?
was steht im sla
wie viel downtime habt ihr so
kriegt man credits wenns down is
System ist immer an, hundert Prozent, wahr?
Was ist wenn Ihr Server kaputt und Dienst geht nicht?
Wartung machen Sie wann, sagen Sie vorher?
Garantie für kein Ausfall gibt es?
Fällt bei euch nie der Strom aus?
Fünf Neunen, drei Neunen oder bloß Werbesprech?
Der Dienst bricht am Black Friday zusammen. Was steht mir laut Vertrag zu?
Wie belastbar ist die Zusage, dass alles ununterbrochen läuft?
(was ist|was passiert), wenn (euer System|der Dienst|das Ganze) (ausfällt|offline ist|abstürzt)
(welche|welche garantierte) Verfügbarkeit (sagen Sie zu|habt ihr im Vertrag)
Wartungsarbeiten: sagen Sie vorher Bescheid?
(Wartung|Wartungsarbeiten|Updates): (sagen Sie|kündigen Sie das|erfahren wir das) vorher (Bescheid|an|)
Was steht im Vertrag, wenn etwas ausfällt?
Wie oft fällt Ihr System im Jahr aus?
Was geschieht, wenn Ihre Server einmal stillstehen?
Garantieren Sie eine bestimmte Uptime im Vertrag?
Sie werben mit hundert Prozent, ist das ernst gemeint?
Bekommen wir Geld zurück, wenn das System ausfällt?
Wird angekündigt, wann Wartungsarbeiten stattfinden?
Welche Ausfallzeiten muss ich pro Monat einplanen?
Haben Sie ein SLA für die Betriebsbereitschaft?
Kein System läuft immer, wie können Sie 100 % versprechen?
Gibt es eine Statusseite bei Störungen Ihres Dienstes?
Wie ausfallsicher ist Ihre Lösung an Feiertagen?
Wann stehen geplante Wartungsfenster an?
Was bekommen wir bei einem Systemausfall ersetzt?
Wie verlässlich läuft Ihr Dienst technisch?
Bleibt das System bei einem Stromausfall erreichbar?
Steht die zugesagte Verfügbarkeit im Vertrag?
Gab es bei Ihnen in letzter Zeit Ausfälle?
Ist 99,9 Prozent nicht realistischer als hundert?
100% verfuegbarkeit na klar
was wenns ausfaellt
ausfallzeit entschaedigung
systemausfall am black friday, was krieg ich
wartung angekuendigt?
wie oft is das down
hundert prozent steht das im vertrag
server tot was dann
garantierte verfuegbarkeit
Auf der Startseite steht 100 % Verfügbarkeit. Als IT-Leiter fällt mir schwer, das zu glauben; was ist gemeint?
Welche Betriebszeit sagen Sie schriftlich zu?
Stünde das System montagfrüh zwei Stunden still, welche Entschädigung bekämen wir?
Werden geplante Wartungen vorher mitgeteilt?
Sind hundert Prozent technisch nicht ausgeschlossen?
Gibt es ein Service Level Agreement, und mit welchem Prozentsatz?
Wie oft fiel Ihre Plattform im vergangenen Jahr aus, und was gilt vertraglich?
Welche Folgen hat es, wenn der Dienst zusammenbricht?
Ist „100 %“ ein Zielwert oder ein garantierter Wert der Verfügbarkeit?
Zählt ein nächtlicher Stillstand als Verstoß gegen die zugesagte Verfügbarkeit?
Unsere Prüfer akzeptieren nichts unter 99,5 Prozent Uptime. Steht der Wert im Vertrag?
Unser Shop lebt vom Weihnachtsgeschäft; wie hoch ist die zugesicherte Ausfallsicherheit?
`,
  volume: `
wie viele Anfragen schafft der Bot
gibt es ein Limit an Gesprächen pro Monat
wie viele Nutzer gleichzeitig
skaliert das
was passiert bei Lastspitzen
Obergrenze für Chats
wieviele chats sind inklusive
10000 anfragen am tag möglich?
begrenzung der nachrichten
skalierbarkeit
wir haben im Weihnachtsgeschäft das Zehnfache an Anfragen
wie viele Mitarbeiter können das Tool benutzen
anzahl benutzer lizenzen
kapazität
maximale anzahl kontakte
wächst das System mit
wie viele leads pro monat können verarbeitet werden
hält der bot viel traffic aus
kontingent überschritten was dann
wie viele Datensätze kann die CRM-Integration
nutzerzahl begrenzt
unbegrenzte Chats
Zur Weihnachtszeit haben wir zehnmal so viele Anfragen, hält das System das aus?
Wir haben ungefähr 3000 Anfragen im Monat, ist das zu viel oder zu wenig?
Gibt es eine Grenze bei der Zahl der Benutzer?
gleichzeitige Chats, Ansturm, Spitzenlast, Skalierung, Obergrenze
(wie viele|schafft das System|verkraftet ihr|gehen auch) (10.000|tausend|hunderttausend|500|ein paar tausend|) (Chats|Anfragen|Gespräche|Nutzer|Tickets|Nachrichten|Benutzer|Anrufer|Kontakte) (am Tag|im Monat|gleichzeitig|pro Stunde|sind möglich|darf man)
(gibt es|habt ihr) (eine|ein|ne) (Obergrenze|Begrenzung|Limit|Beschränkung|Deckelung|Kontingent|Maximum) (bei Anfragen|bei Nutzern|für Chats|an Gesprächen|)
(wie viele|wieviele) (Mitarbeiter|Kollegen|User|Nutzer|Leute|Personen|Administratoren|Lizenzen) (dürfen|können) (damit arbeiten|das nutzen|das benutzen|sich anmelden|mitarbeiten|darauf zugreifen)
(Nutzerlimit|Obergrenze|Skalierung|skalierbar|Skalierbarkeit|Lastspitzen|Stoßzeiten|Kapazität|Nutzeranzahl|Anfragevolumen|Hochsaison|Traffic|Performance bei Last|Limit)
(was ist|was passiert|hält das|schafft das der Bot), wenn (plötzlich|in der Saison|im Weihnachtsgeschäft|am Black Friday|nach einer Kampagne|bei einer Rückrufaktion) (zehnmal so viel los ist|viel mehr Anfragen kommen|alle gleichzeitig schreiben|der Ansturm kommt|die Anfragen explodieren)
(wächst|skaliert) das (mit|mit uns mit|wenn wir wachsen|bei mehr Anfragen)
(mehrere|viele) (Standorte|Filialen|Abteilungen|Marken|Mandanten|Websites) (möglich|abbilden|gleichzeitig nutzen|)
Schafft das System auch 5000 Anfragen am Tag zur Weihnachtszeit?
Wie viele Chats gleichzeitig packt der?
Schafft das System 10.000 Chats am Tag?
nutzerlimit
Gibts ne Obergrenze bei Anfragen?
Was ist im Weihnachtsgeschäft wenn plötzlich zehnmal so viel los ist?
Wie viele Mitarbeiter dürfen damit arbeiten?
wir haben (im Sommer|in der Saison|vor Weihnachten|montags) (das Fünffache an Andrang|dreimal so viel|doppelt so viele Anfragen|einen Ansturm)
(wir sind|bei uns arbeiten) (500|200|3000) (Mitarbeiter|Leute|Kollegen), (geht das auch|können das alle nutzen)
Wir haben im Sommer das Fünffache an Andrang
mehrere filialen
Gibt es eine Höchstzahl an Gesprächen?
Bis zu welcher Nutzerzahl geht das?
wieviel anfragen schafft der am tag
gibts ne obergrenze
vor weihnachten explodiert bei uns alles, packt der das
limit chats pro monat
wieviele mitarbeiter dürfen sich einloggen
20 filialen gleichzeitig, wird das langsam
500 gäste schreiben auf einmal, und?
dürfen alle 60 verkäuferinnen da gleichzeitig ran
max anzahl user
reifensaison, da kommen 300 am tag
wieviel kontakte kann man maximal haben
wächst das mit wenn wir größer werden
bricht das zusammen wenn viele gleichzeitig chatten
kontingent
unbegrenzt viele gespräche?
wir bekommen 10000 mails im monat, zu viel?
wieviele leute können damit gleichzeitig arbeiten
lastspitzen
mein shop war mal im fernsehen, da war die hölle los. hält eure ki sowas aus
begrenzung bei der menge
anzahl der nutzerplätze
hält der den ansturm montags früh in der praxis aus
was wenn wir doppelt so viele anfragen kriegen wie gedacht
wie viele lizenzen sind dabei
nachrichtenlimit
fair use grenze oder so?
Wir haben 50.000 Chats im Monat, schafft das System das?
Gibt es eine Deckelung bei den Gesprächen?
Wie viele Lizenzen brauchen wir für 40 Leute?
Skaliert das mit?
Im Weihnachtsgeschäft verzehnfacht sich unser Aufkommen, hält das System stand?
Ist die Zahl der Anwender begrenzt?
Wie viele gleichzeitige Unterhaltungen sind drin?
Sind die Plätze unbegrenzt oder ist bei einer bestimmten Zahl Schluss?
Wo liegt die Kapazitätsgrenze?
Gibt es ein Fair-Use-Limit?
Was passiert, wenn wir das Kontingent überschreiten?
Können bei uns 200 Kollegen damit arbeiten?
Wie viele Datensätze verkraftet der Abgleich?
Nach einer Messe kommen auf einen Schlag tausend Kontakte herein, geht das in die Knie?
Maximale Anzahl Nachrichten pro Tag?
Wächst die Lösung mit, wenn wir zwei Firmen zukaufen?
Sind Nutzerkonten gedeckelt?
Unsere Rückrufaktion brachte einmal 8.000 Anfragen an einem Vormittag.
Mit welcher Last kommt die Plattform klar?
Concurrent Users, was ist das Maximum?
Wie viele Leads pro Monat sind drin?
Bei uns greifen fünf Standorte zu, ist das ein Problem?
Gibt es mengenmäßige Beschränkungen?
Reicht das für einen Betrieb mit 100.000 Endkunden?
Dürfen beliebig viele Kollegen einen Zugang haben?
Welcher Durchsatz ist möglich?
Stoßen wir irgendwann an eine Grenze, wenn das Geschäft brummt?
Begrenzung der Gesprächszahl?
ähm wir haben tausende anfragen am tag schafft das ding das
also gibt es da ne obergrenze äh wie viele nutzer rein dürfen
was ist wenn plötzlich ganz viele auf einmal schreiben
sag mal wie viele chats sind da drin im monat
limit anfragen monat
anzahl nutzer maximal
lastspitzen skalierung
gleichzeitige chats wieviele
Bei wie vielen Leuten gleichzeitig geht das Ding in die Knie?
Gibt es eine Fair-Use-Klausel für Gespräche?
Wie weit wächst das mit, wenn wir uns verdreifachen?
Zählt ihr jede Frage mit, und irgendwann ist Schluss?
Im Dezember bestellen bei uns zehnmal so viele Menschen wie sonst. Hielte Ihre Anlage einem solchen Ansturm stand?
Wir sind vierzig Kolleginnen und Kollegen. Dürfen alle damit arbeiten, oder ist die Zahl begrenzt?
Wie viele Zuschriften kann Ihr System im Monat höchstens bewältigen?
Es wäre mir unangenehm, wenn der hundertste Kunde abgewiesen würde. Gibt es eine Grenze?
wie viele user gehen rein
was wenn wir viral gehen und 10k leute schreiben
gibts n limit an messages
Wie viel Nachricht pro Monat ist erlaubt?
Wenn viele Kunden gleichzeitig, System ist langsam?
Wir haben 200 Benutzer, ist möglich?
Maximum von Fragen gibt es?
Nach unserem Fernsehauftritt rennen uns alle die Bude ein. Hält das euer System aus?
Passen auch 50.000 Gespräche im Monat durch die Leitung?
Wo liegt bei der Menge der Deckel?
Können alle unsere Filialen gleichzeitig damit arbeiten?
(wie viele|gibt es ein Limit für) (Nutzer|Gespräche|Anfragen|Chats|Dokumente) (gehen|sind möglich|im Monat|)
Schafft das auch 5.000 Anfragen am Tag?
Schafft das System auch 2.000 Anfragen am Tag?
Wie viele Kollegen dürfen gleichzeitig damit arbeiten?
Ist die Zahl der Chats pro Monat begrenzt?
Was passiert bei einem Ansturm vor Weihnachten?
Gibt es eine Höchstgrenze für Gespräche im Monat?
Kommt der Bot mit 500 Chats gleichzeitig klar?
Brauche ich für jeden Mitarbeiter eine eigene Lizenz?
Wir wachsen auf 80 Nutzer, macht das System das mit?
Lässt sich das später auf mehr Standorte erweitern?
Wie viele Benutzerkonten sind für uns drin?
Bricht das System zusammen, wenn plötzlich alle schreiben?
Welches Anfragevolumen verkraftet Ihre Lösung?
Wir haben Spitzen mit 300 Mails pro Stunde, reicht das?
Können 25 Leute im Team parallel zugreifen?
Wo liegt die Grenze bei der Zahl der Chats?
Was, wenn sich unsere Anfragen verdoppeln?
Dürfen beliebig viele Kunden mit dem Bot schreiben?
Ist das Kontingent an Nachrichten beschränkt?
limit?
wieviele chats im monat
max nutzer
obergrenze anfragen
500 anfragen am tag packt der das
unbegrenzt?
user begrenzt?
peak im dezember 10x soviel geht des
wir sind zu dritt, mein bruder hat 300 leute, is das egal
wieviel seats
fair use?
was wenn ich drueber bin ueber der menge
20000 chats monatlich machbar
gleichzeitig wieviele gespraeche
im fruehjahr rennen uns die kunden die bude ein und sonst is tote hose, haelt das system die spitzen aus
anzahl kontakte beschraenkt
koennen alle 120 kollegen rein
kapazitaet
mengenbegrenzung
Wir haben 20 Agenten und etwa 9.000 Gespräche im Monat. Bewältigen Sie das?
Ist die Zahl der Fragen pro Tag gedeckelt?
Wird die Anzahl der Nutzer eingeschränkt?
In der Heizperiode verdreifachen sich unsere Anfragen binnen einer Woche. Hielte Ihr System mit?
Könnten 250 Beschäftigte damit arbeiten, oder ist irgendwo Schluss?
Gibt es nicht ein Monatskontingent, nach dem der Assistent verstummt?
Wie groß darf das Anfragevolumen sein?
Am Black Friday hat unser Shop 40.000 Besucher. Verkraftet der Chat solche Spitzen?
Wo liegt die Grenze für gleichzeitige Chats?
Gilt bei der Menge der Gespräche eine Fair-Use-Klausel?
Wir haben nur zwei Nutzer und zwanzig Anfragen die Woche. Gibt es eine Mindest- oder Höchstmenge?
Wie viele Kontakte lassen sich führen, bevor wir an eine Schranke stoßen?
Zum Quartalsende stellen Mandanten unserer Kanzlei 600 Fragen am Tag. Ist das zu viel?
Sind die Nachrichten unbegrenzt oder gibt es Pakete zu je 1.000?
Wenn sich unsere Anfragen nächstes Jahr verdoppeln, wachsen wir dann aus Ihrer Lösung heraus?
Ist die Nutzung auf einen Standort beschränkt, oder dürfen alle fünf Filialen mit 90 Leuten mitmachen?
Für welche Mengen an Kundenanfragen ist Ihre Lösung ausgelegt?
Zwischen 8 und 9 Uhr kommen bei uns 300 Anfragen herein. Wäre das eine Überlastung?
Zunächst wären es 15 Nutzer, später bis zu 400. Setzen Sie da Grenzen?
Ich wüsste gern, ob man bei starkem Andrang an ein Limit gerät.
`,
  reporting: `
gibt es Statistiken
kann ich auswerten was die Kunden fragen
dashboard
Reporting
welche Kennzahlen sehe ich
auswertung der gespräche
KPI Übersicht
bekomme ich einen monatlichen Bericht
wie sehe ich ob der bot gut ist
erfolgsmessung
können wir die Chatverläufe unserer Kunden einsehen
analyse der häufigsten fragen
welche berichte gibt es
kann ich sehen was der bot geantwortet hat
statistik export excel
Kundenzufriedenheit messen
monitoring
wie messe ich den Erfolg
qualitätskontrolle der antworten
gesprächsprotokolle für den admin
admin oberfläche zum nachschauen
gibts ein backend wo ich alles sehe
Kann ich sehen, welche Fragen die Kunden am häufigsten stellen?
Bekomme ich eine Statistik, wie viele Gespräche der Bot geführt hat?
Kennzahlen, Dashboard, KPI, Statistik, Bericht, Auswertung
(gibt es|habt ihr|sehe ich|bekomme ich|kriegen wir) (irgendwo|auch|) (Statistiken|Auswertungen|Berichte|Reports|ein Dashboard|Kennzahlen|KPIs|Zahlen|ein Reporting|eine Übersicht|Diagramme|einen Monatsbericht)
(welche|was für) (KPIs|Kennzahlen|Auswertungen|Berichte|Statistiken|Zahlen|Reports|Metriken) (bekomme ich|gibt es|sehe ich|liefert ihr|zeigt das System)
(Dashboard|Reporting|Statistik|Auswertung|KPIs|Kennzahlen|Analytics|Monatsbericht|Report|Erfolgsmessung|Controlling|Monitoring|Cockpit)
(kann ich|können wir|darf der Chef) (nachlesen|sehen|einsehen|auswerten|verfolgen), (was die Kunden gefragt haben|was Kunden den Bot fragen|welche Fragen kommen|wie oft der Bot antwortet|wie viele Chats es gab)
(wie|woran) (messen wir|misst man|sehe ich|erkenne ich|weiß ich), (den Erfolg|ob es funktioniert|ob der Bot gut ist|wie gut der Bot antwortet|was es bringt)
(Chatverläufe|Gespräche|Protokolle) (einsehen|nachlesen|exportieren|auswerten) (für uns|als Betreiber|)
Sehe ich irgendwo, welche Fragen am häufigsten gestellt werden?
Welche Kennzahlen bekommen wir zu sehen?
Sehe ich irgendwo Statistiken?
Dashboard vorhanden?
Welche KPIs bekomme ich?
Kann ich nachlesen, was die Kunden den Bot gefragt haben?
sieht (mein Chef|man|die Leitung) (irgendwo|), (wie oft das Ding genutzt wird|wie viele Fragen kamen|was los war|ob es was bringt)
(Nutzungszahlen|Nutzungsstatistik|Quote|Zahlen schwarz auf weiß|Wochenbericht|Erfolgskontrolle)
Sieht mein Chef irgendwo, wie oft das Ding genutzt wird?
Bekommen wir einen monatlichen Bericht?
Welche Auswertungen liefert das System?
seh ich irgendwo wieviel der beantwortet hat
statistiken
bekomm ich nen monatsbericht
will wissen was die kunden am meisten fragen
kpi auswertung
zahlen fürs chef meeting ziehen, geht das
kann man nachgucken wie oft der bot gefragt wurde
excel export der ergebnisse
welche kennzahlen zeigt ihr
grafik mit anfragen pro woche
wie messt ihr ob der bot was gelöst hat
report
gibts da ne übersicht mit zahlen
was krieg ich an auswertung zu sehen
analytics
top 10 fragen meiner gäste als liste, liefert ihr das
wie seh ich obs gut läuft, gibts kurven oder so
vergleich filiale a und b, auswertbar?
wöchentliche mail mit zahlen möglich
messergebnisse nach den ersten wochen, wie seh ich die
woran erkenn ich in zahlen ob der assistent arbeitet
kunden zufriedenheit messen
auswertung
conversion zahlen einsehen
habt ihr ein cockpit wo alles steht
Bekomme ich ein Dashboard?
Welche Kennzahlen liefert das System?
Ich muss der Geschäftsleitung monatlich berichten, hilft mir Ihr Tool dabei?
Kann ich die Statistik nach Excel exportieren?
Wie sehe ich, welche Themen die Kunden am meisten umtreiben?
Werden KPIs erhoben?
Lässt sich die Zufriedenheit der Kunden messen?
Gibt es Analytics?
Wie transparent ist die Leistung des Bots für uns?
Ein Power-BI-Anschluss wäre mir wichtig für die Zahlen.
Kann mein Controlling die Daten auswerten?
Sehe ich, wie viele Gespräche an das Team gingen?
Liefern Sie eine monatliche Übersicht?
Was messen Sie in den ersten vier Wochen?
Ich will schwarz auf weiß sehen, was der Bot den ganzen Tag treibt.
Welche Metriken kann man einsehen?
Gibt es ein Cockpit für die Teamleitung?
Conversion Rate der Termine, wird die ausgewiesen?
Wie verfolge ich den Erfolg nach?
Erhalten wir Statistiken zum Nutzungsverhalten?
Ist ein Reporting enthalten?
Kann ich nachlesen, wonach am häufigsten gefragt wird?
In welcher Form weisen Sie Ergebnisse nach?
Monitoring und Kennzahlen, was ist dabei?
Wo sehe ich die Lösungsquote?
Bekommen wir Diagramme oder Rohdaten?
Ich hätte gern eine Musterauswertung gesehen.
Können wir die Zahlen nach Standort aufschlüsseln?
ähm seh ich irgendwo wie gut der bot arbeitet
also gibt es da so ne statistik äh dashboard heißt das glaub ich
kriegen wir monatlich zahlen von euch
sag mal kann man nachlesen was die kunden am meisten fragen
dashboard kennzahlen
berichte statistik export
monatsreport auswertung
analytics kpi chatbot
Kann ich sehen, was meine Kunden den ganzen Tag fragen?
Welche Zahlen zeigt ihr mir, und welche versteckt ihr?
Gibt es eine Kurve, die hoffentlich nach oben zeigt?
Kriege ich eine Liste der Fragen, bei denen der Bot versagt hat?
Mein Vater sagte stets, was man nicht zählt, kann man nicht führen. Legen Sie regelmäßig Zahlen vor?
Der Beirat verlangt vierteljährlich eine Aufstellung über die Wirkung. Können Sie diese liefern?
Wo könnte ich ablesen, wie viele Fragen im letzten Monat beantwortet wurden?
Ich bin ein Freund ordentlicher Tabellen. Erhalte ich Übersichten über die geführten Gespräche?
gibts n dashboard mit stats
kann ich kpis tracken
wie seh ich die performance vom bot
habt ihr analytics drin
Gibt es Bericht über Ergebnis?
Ich will sehen Zahlen wie viel Fragen gelöst
Statistik kann man bekommen jede Woche?
Wo ist Grafik mit Resultate?
Woran lese ich im Herbst ab, ob es im Sommer gut gelaufen ist?
Der Chef will Balkendiagramme. Habt ihr welche?
Erfahre ich, welches Thema den Kunden gerade unter den Nägeln brennt?
Gibt es etwas Schwarz auf Weiß darüber, was das System im Monat geschafft hat?
(sehe ich|bekommen wir|gibt es) (Statistiken|Berichte|ein Dashboard|Auswertungen|Kennzahlen)
Sehe ich irgendwo, wie viele Fragen der Bot gelöst hat?
Bekomme ich jeden Monat einen Bericht für die Chefin?
Gibt es ein Dashboard mit den wichtigsten Zahlen?
Welche Kennzahlen kann ich als Serviceleiter verfolgen?
Lassen sich die Statistiken nach Excel exportieren?
Wie kontrolliere ich, was der Chatbot geleistet hat?
Kann ich nachlesen, welche Themen Kunden am häufigsten ansprechen?
Liefert das System auch Statistiken zum Vertrieb?
Werden die Ergebnisse irgendwo grafisch dargestellt?
Messen Sie, wie gut der Bot arbeitet?
Ich brauche Zahlen für meinen Vorstand, erhalte ich die?
Kann man die Quote gelöster Fragen ablesen?
Welche Zahlen bekomme ich zur Leistung des Bots?
Kann ich wöchentlich einen Report per Mail erhalten?
Wie sehe ich, worüber Kunden am meisten fragen?
Bietet Ihr Produkt eine Statistik zu Anfragen?
Gibt es Diagramme für die Geschäftsführung?
Werden Erfolge gemessen und dokumentiert?
statistik
krieg ich monatlich nen report
kpis
zahlen fuer die gf sitzung
seh ich was der bot geloest hat
reporting excel
wie mess ich ob das was bringt, gibts zahlen
analytics dabei?
diagramme fuer den chef
wochenbericht
Unser Vorstand wünscht einen Monatsbericht über die Leistung des Assistenten. Wird er geliefert?
Gäbe es ein Dashboard, in dem ich die Zahlen verfolgen kann?
Welche Statistiken bekommen wir zu Gesicht und in welcher Form?
Welche Kennzahlen erheben Sie, und erhalten wir sie?
Wir berichten in Power BI. Stellen Sie Auswertungen bereit?
Kann man nicht sehen, welche Fragen die Kunden am häufigsten stellen?
Lässt sich die Zahl der ohne Ticket gelösten Fragen als Diagramm anzeigen?
Wie behalten wir als Leitung im Auge, ob es gut läuft? Gibt es Analysen?
Bekommt man regelmäßig Berichte, zum Beispiel als PDF?
Welche Analyse übergeben Sie nach den ersten vier Messwochen?
Ich wüsste gern, ob Gespräche nach Themen ausgewertet werden können.
Unser Controlling braucht Quartalszahlen zum Assistenten; woher kommen die?
Was messt ihr am Anfang eigentlich?
Welche Werte werden nach dem Start gemessen?
(was|welche Zahlen) (messen Sie|wird gemessen|schaut ihr euch an) (in den ersten Wochen|nach dem Start|im ersten Monat)
`,
};
