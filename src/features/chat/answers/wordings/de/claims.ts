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
`,
};
