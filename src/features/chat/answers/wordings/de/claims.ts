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
`,
};
