/** How visitors ask about the way from the first contact to a running solution: one wording a line. */
export const start = {
  process: `
wie läuft das ab
wie ist der Ablauf
wie geht es los
was sind die nächsten Schritte
Schritt für Schritt bis zum fertigen Bot
was passiert nach dem Erstgespräch
Projektablauf
wie läuft so ein Projekt bei euch
wie gehen Sie vor
und wie funktioniert das Ganze dann von Anfrage bis Start
was muss ich tun um zu starten
wie fangen wir an
Vorgehensweise
phasen des projekts
gibt es einen Testlauf vor dem Go-live
Onboarding Prozess
wie sieht die Zusammenarbeit aus
wie läuft die einführung ab
was kommt nach der Anfrage
ablauf einer einführung
wie wird das bei uns ausgerollt
roadmap bis zum livegang
erklär mir den weg vom ersten kontakt bis es läuft
was passiert in welcher reihenfolge
Implementierungsprozess
wie geht das dann weiter wenn ich ja sage
wie geht das vonstatten wenn wir uns für Sie entscheiden
erklären Sie mir bitte den Ablauf von der Anfrage bis zum Start
Was passiert, nachdem ich mich bei Ihnen gemeldet habe?
Wie geht es nach der Anfrage weiter?
Was sind die nächsten Schritte, wenn wir Interesse haben?
Wie läuft ein Projekt bei euch von Anfang bis Ende ab?
`,
  setup: `
wie lange dauert die Einrichtung
wie schnell können wir starten
wann sind wir startklar
wie viele tage bis der bot läuft
Einrichtungsdauer
Projektdauer
wie lange dauert die Implementierung
bis wann wäre das einsatzbereit
können wir nächste woche schon loslegen
dauert das Wochen oder Monate
ist das wirklich in wenigen tagen fertig
Go-live Termin
zeit bis zur inbetriebnahme
wir brauchen das bis Monatsende
wie lang braucht ihr zum einrichten
wie zügig geht das
zeitrahmen
vorlaufzeit
wann kann es losgehen
wie flott ist das installiert
Zeitplan
einrichtungszeit chatbot
wie lange bis alles steht
inbetriebnahme dauer
wie lange dauert es bis der Lead-Generator läuft
wie lange braucht die CRM-Integration
ab wann ist das bei uns einsatzbereit
wann könnte der Chatbot bei uns live gehen
Wann könnten wir starten, wenn wir heute den Auftrag erteilen?
Schaffen wir das noch bis zum Monatsende?
wie schnell steht das ding
Ab Bestellung wie viele Wochen oder Tage
Dauer Umsetzung Implementierung Inbetriebnahme Zeitplan Startdatum
wie viele Wochen ab Bestellung
`,
  needs: `
was brauchen Sie von uns
welche Unterlagen müssen wir liefern
was müssen wir vorbereiten
wie viel Aufwand haben wir selbst
welche Voraussetzungen gibt es
Mitwirkungspflichten
was müssen wir zuliefern
welche Zugänge braucht ihr
wieviel zeit muss mein team investieren
wer muss bei uns dabei sein
braucht ihr Zugriff auf unser System
was für Daten müssen wir bereitstellen
brauchen wir einen Ansprechpartner im Projekt
interner Aufwand
technische voraussetzungen
was ist unser Part
welche Infos braucht der Bot von uns
müssen wir erst unsere FAQ aufräumen
Wie viele Stunden müssen wir intern einplanen
was wird von uns benötigt
vorarbeit auf unserer seite
unsere Daten sind ein Chaos, geht das trotzdem
Checkliste Vorbereitung
systemvoraussetzungen
wie viel Arbeit macht uns die Einführung
welche Daten brauchen Sie von uns für den Chatbot
was müssen wir tun, damit der Bot laufen kann
wie viel arbeit haben wir damit
Wie viel Zeit müssen meine Mitarbeiter dafür aufbringen? Die haben eh schon zu viel zu tun.
Welche Dokumente und Zugänge brauchen Sie von uns, damit es losgehen kann?
Was müssen wir vorbereiten, bevor Sie anfangen?
wieviel arbeit haben wir damit
Was muss ich liefern oder bereitstellen, damit ihr loslegen könnt
Voraussetzungen, Vorarbeit, Mitwirkung, Ansprechpartner auf unserer Seite
was brauche Sie von uns, mein Deutsch nicht gut
welche Zugänge und Texte braucht ihr
müssen wir Passwörter herausgeben
`,
  code: `
müssen wir dafür programmieren
brauchen wir Programmierer
muss unsere IT da ran
wir haben keine eigene IT-Abteilung
ohne Programmierkenntnisse nutzbar
No-Code
braucht man technisches Wissen
bin kein techniker, krieg ich das hin
ist das kompliziert
Brauche ich Entwickler
wir haben niemanden der coden kann
geht das ohne code
IT Kenntnisse nötig
wie technisch muss ich sein
kann das auch ein Laie bedienen
müssen unsere Entwickler etwas bauen
programmieraufwand
keine Ahnung von Computern, geht das trotzdem
ist das einfach zu bedienen
muss ich etwas installieren
bedienung schwierig
Brauchen wir dafür einen ITler
schulung der mitarbeiter nötig?
einfache bedienbarkeit
brauchen wir nen Programmierer dafür
müssen wir für die CRM-Integration programmieren
schaffen wir das ohne IT
Was bedeutet No-Code für mich in der Praxis?
Was heißt ohne Programmieren?
Ich habe von Technik keine Ahnung, bekomme ich das trotzdem hin?
Wir haben niemanden für IT im Haus, ist das schlimm?
brauch ich dafür nen entwickler
müssen wir an unserer Website Quellcode ändern
muss unsere Seite umprogrammiert werden
`,
  knowledge: `
woher hat der Assistent sein Wissen
womit wird der Bot gefüttert
wie lernt der Bot unsere Produkte kennen
welche quellen nutzt die KI
Wissensbasis
aus welchen dokumenten antwortet er
woher weiß der Chatbot die Antworten
kann man PDFs hochladen
wie bringe ich ihm unsere Preisliste bei
wer pflegt die Inhalte des Bots
wie aktualisiere ich die Antworten
was wenn sich unsere Produkte ändern
lernt er dazu
kann er unser Handbuch lesen
liest er unsere website aus
Datenquellen
wie kommt unser Wissen in den Bot
knowledge base
sucht der bot im internet
wie bleibt das Wissen aktuell
Können wir die Antworten selbst ändern
trainieren wir den bot selbst
antworten anpassen und ergänzen
wissensquelle
woher nimmt der seine infos
unsere FAQ als grundlage verwenden
woher bezieht der Chatbot seine Informationen
auf welcher Grundlage antwortet der Assistent
Wir haben schon eine lange FAQ, können Sie die verwenden?
Liest der Bot unsere PDF-Handbücher und die Website ein?
Können wir die Antworten später selber ändern?
Wie bringe ich dem Assistenten neue Produkte bei?
Wer pflegt die Inhalte, wenn sich bei uns etwas ändert?
Womit wird der Bot gefüttert, Quellen, Dokumente, Wissensdatenbank
können Inhalte nachträglich angepasst werden, bei neuen Produkten
kann er unsere PDF lesen
`,
  support: `
was ist nach dem Start, betreut ihr uns weiter
gibt es Support
habe ich einen festen Ansprechpartner
wer hilft uns wenn was nicht funktioniert
Betreuung nach Einführung
wartung und pflege nach dem go-live
welchen Kundenservice bieten Sie Ihren Kunden
laufende Betreuung
wer kümmert sich um Updates
werden wir danach alleine gelassen
After Sales
Supportzeiten für Bestandskunden
Schulungen
gibt es eine Einweisung für unser Team
wenn nach drei Monaten was klemmt, wen rufen wir an
technischer Support
wer passt den Bot später an
Nachbetreuung
kundenbetreuer
supporthotline für kunden
wie schnell helft ihr bei Problemen im Betrieb
änderungen nach dem start was kostet das an aufwand, macht ihr das
bekommen wir schulung
ist wartung inklusive
wer betreut uns wenn das System läuft
an wen wenden wir uns wenn es nach dem Start Probleme gibt
Unser letzter Dienstleister war nach der Abnahme nicht mehr erreichbar, wie ist das bei Ihnen?
Wer kümmert sich in einem halben Jahr, wenn etwas nicht mehr läuft?
Werden unsere Leute geschult?
Lasst ihr uns nach der Einführung allein?
fester Ansprechpartner, Wartung, Updates, Schulung, Einweisung
betreuen Sie das nach der Übergabe weiter
sind wir danach auf uns gestellt
`,
};
