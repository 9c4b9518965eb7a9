/** How visitors ask about the company and its three solutions: one wording a line. */
export const offer = {
  about: `
was macht ihr eigentlich genau
wer seid ihr
was ist das für eine firma
erzähl mal was über euer unternehmen
stellen Sie Ihr Unternehmen kurz vor
womit beschäftigt sich Ihre Firma
was macht Mainlicht
Mainlicht was ist das
worum geht es hier überhaupt
ich verstehe nicht was ihr verkauft
in einem Satz: was tun Sie
bin zum ersten mal hier, was ist das für eine seite
über uns
firmenprofil
wat macht ihr denn so
was genau ist Ihr Geschäft
kurz erklärt was Mainlicht tut
was für ein Laden seid ihr
Unternehmensvorstellung
was steckt hinter Mainlicht
seid ihr eine Agentur oder ein Softwarehersteller
können sie mir kurz sagen, was ihre firma so macht?
was treibt ihr so
wofür steht ihr
Ich verstehe noch nicht so recht, was Ihre Firma macht, können Sie mir das kurz erklären?
womit beschäftigt sich euer Unternehmen eigentlich genau
was verkauft ihr überhaupt, ich werde aus der Startseite nicht schlau
in zwei Sätzen bitte: was bieten Sie an
wovon lebt eure Firma
Was darf man sich unter KI-Automatisierung im Alltag vorstellen
erklär mir euer Angebot wie einem Kind
womit verdient ihr euer Geld
`,
  solutions: `
welche Lösungen bieten Sie an
was habt ihr im Angebot
Leistungen
welche produkte gibt es
was kann man bei euch kaufen
Leistungsübersicht
Portfolio
produktübersicht bitte
was bieten Sie alles an
was für dienstleistungen habt ihr
kann ich auch nur eine der drei Lösungen nehmen
muss man alle drei Produkte zusammen nehmen
gibt es die Bausteine auch einzeln
kann man die Lösungen kombinieren
nur den Chatbot ohne CRM, geht das einzeln
was könnt ihr für uns automatisieren
welche Prozesse lassen sich automatisieren
was lässt sich mit ki bei uns automatisieren
was gibts bei euch so
welche Services bietet Ihr Unternehmen
ich suche eine KI-Lösung, was haben Sie da
angebotsspektrum
welche Module gibt es
wobei könnt ihr uns helfen
Kann man einen der drei Bausteine allein nehmen, ohne den Rest?
muss ich das ganze Paket kaufen oder reicht ein Modul
Was ist der Unterschied zwischen dem Chatbot und dem Lead-Generator?
Wie spielen die drei Lösungen zusammen?
Welches Ihrer Produkte passt zu uns, wenn wir zu wenig Leute im Vertrieb haben?
nur den Chat-Assistenten buchen, geht das
Was kann ich mir unter Automatisierung konkret vorstellen?
erst der Chatbot und nächstes Jahr das CRM, geht das
ganzes Paket kaufen oder reicht ein Baustein
`,
  chat: `
was kann der KI-Chat-Assistent
wie funktioniert der Chatbot
kann der bot Kundenfragen beantworten
wir brauchen einen Chatbot für unseren Kundenservice
ki chatbot für website
beantwortet der assistent fragen zu rechnungen
kann er sagen wann die lieferung kommt
was kann der Bot alles
chatbot funktionen
Chatassistent Funktionsumfang
unser Support ertrinkt in Standardfragen, was kann euer Bot da
kann der Assistent Auskunft zu Lieferzeiten geben
hilft der Bot auch bei Handbüchern und Anleitungen
automatisierter Kundensupport
wie läuft das mit dem Kundenchat
was macht der Chat Assistent genau
kundendienst automatisieren mit ki
wofür kann man den chatbot einsetzen
Kundenanfragen automatisch beantworten lassen
kan der chatbott auch reklamationen annehmen
welche Fragen kann der Chatbot beantworten
support bot
first level support automatisieren
Kann der Assistent Kunden bei der Bestellung weiterhelfen
Wir kriegen täglich hunderte gleiche Mails, kann die KI die beantworten
sendungsverfolgung durch den chatbot
wo ist mein Paket Fragen automatisch beantworten
Kann der Chatbot unseren Kunden sagen wo ihre Ware bleibt
wir suchen etwas, das Kundenfragen automatisch beantwortet
Wir bekommen als Großhandel täglich hunderte Anfragen zum Lieferstatus, könnte Ihr Assistent das übernehmen?
Unser Kundenservice beantwortet immer dieselben Fragen zu Retouren und Rechnungen, hilft da Ihr Chatbot?
Ich leite ein Serviceteam und wir ersticken in Standardfragen, was kann der Assistent uns abnehmen?
kann der Bot Fragen zur Bedienung unserer Geräte beantworten
Hotline entlasten: Leute fragen nur, wo ihre Ware bleibt, geht das ohne Menschen
Kundenfragen automatisch beantworten lassen, Lieferung Rechnung Anleitung Garantie
Standardanfragen im Kundendienst abfangen
`,
  leads: `
was ist der Lead-Generator
was macht der Leadgenerator
wie bekomme ich mehr Termine
aus Anfragen Termine machen
leadgenerierung
wie gewinnen Sie neue Kunden für uns
mehr anfragen über die website
wir haben zu wenig Leads
wie hilft das unserem Vertrieb
vertrieb automatisieren
kann die KI Verkaufstermine vereinbaren
bucht der Lead Generator selbst Termine
Interessenten automatisch anschreiben und Termin ausmachen
wie funktioniert die Terminvereinbarung mit Interessenten
besucher in kunden verwandeln
lead generator funktionen
unser Außendienst soll mehr Termine kriegen
wie läuft das mit den Leads
Neukundengewinnung mit KI
Kann das Tool Anfragen vom Formular direkt an den Vertrieb geben
findet der Lead Generator Neukunden
macht ihr auch leads
was bringt mir der lead-generator
Terminvorschläge für Interessenten automatisch
Neukundenakquise automatisieren
kaltakquise automatisieren könnt ihr das
unser Vertrieb verliert Anfragen aus den Augen
wie hilft uns der Lead-Generator im Vertrieb
Woher kommen die Leads, kauft ihr Adressen ein?
Auf unserer Website gehen viele Anfragen ein, die niemand nachfasst, macht Ihr Tool daraus Termine?
Wir verlieren Aufträge, weil keiner schnell genug zurückruft, was hilft da?
Schlägt das System den Interessenten freie Termine vor, ohne dass mein Sekretariat telefonieren muss?
Messekontakte nachfassen lassen
Außendienst telefoniert Kontakten hinterher, aus denen nichts wird
mehr Termine für den Vertrieb, Neukunden gewinnen, Interessenten qualifizieren
Außendienst fasst Leads nicht nach, das versandet
Leads bleiben liegen, was schlagen Sie vor
Was bedeutet Leadgenerator?
was ist ein Lead überhaupt, ich bin neu in dem Thema
wie werden Besucher zu Leads
`,
  scoring: `
wie werden leads bewertet
Lead Scoring
nach welchen Kriterien wird ein Lead eingestuft
woher weiß der vertrieb wen er zuerst anrufen soll
wie funktioniert die Punktevergabe
wer legt die Kriterien für die Bewertung fest
leadbewertung
Leadqualifizierung
qualifiziert das System die Anfragen vor
wie unterscheidet ihr gute von schlechten leads
werden unbrauchbare Anfragen aussortiert
kann man die Bewertungskriterien anpassen
priorisierung von anfragen
welcher Kontakt ist heiß und welcher kalt
heiße leads erkennen
punktesystem für interessenten
wie erkennt die KI einen kaufbereiten Kunden
können wir selbst bestimmen, was ein guter Lead ist
score von 0 bis 100 wie kommt der zustande
ist das scoring nachvollziehbar
vorqualifizierung der anfragen
wie entscheidet das ding welcher interessent wichtig ist
Bewertung der Interessenten wie geht das
spam anfragen rausfiltern
Woran erkennt das Programm, welche Anfrage wichtig ist und welche nicht?
Was sagen die Punkte neben dem Interessenten aus
Können wir selbst bestimmen, nach welchen Merkmalen die Leads sortiert werden?
wie funktioniert das lead scoring technisch
was bedeuten die Punkte
`,
  reminders: `
wie erinnern Sie an termine
terminerinnerung
werden Kunden an ihren Termin erinnert
erinnerung per whatsapp
erinnert ihr per SMS oder Mail
unsere Kunden vergessen ständig ihre Termine
viele leute kommen nicht zum termin
No-Shows vermeiden
was tut ihr gegen verpasste Termine
kriegt der Kunde vorher eine Nachricht
Terminausfälle reduzieren
automatische Erinnerungen an Kunden verschicken
wann wird die Erinnerung verschickt
bekommt auch unser Mitarbeiter eine Erinnerung
erinnerungsmail vor dem gespräch
reminder für termine
kann man termine auch absagen oder verschieben über die erinnerung
Erinnerungsfunktion
wie viele Stunden vorher wird erinnert
termin vergessen - macht ihr was dagegen
Kunden versetzen uns dauernd, was kann man da machen
geht die terminerinnerung auch über whatsapp
automatische Terminbestätigung und Erinnerung
schickt das System Erinnerungen raus
Terminausfälle in unserer Praxis, könnt ihr helfen
Bei uns in der Praxis erscheinen viele Patienten nicht zum Termin, können Sie die vorher erinnern?
terminerinerung whatsap
bekommt der kunde vorher nochmal ne nachricht wegen dem termin
Verschicken Sie auch SMS zur Erinnerung?
No-Show-Quote senken
jeder Dritte erscheint nicht zum Termin
`,
};
