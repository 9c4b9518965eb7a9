/** How visitors ask about the benefit, and for whom it is: one wording a line. */
export const benefit = {
  problems: `
welche Probleme lösen Sie
was bringt uns das
welchen Nutzen haben wir davon
vorteile
warum sollten wir das machen
wozu brauche ich das
was habe ich davon
was wird besser durch eure Lösung
welche Herausforderungen gehen Sie an
warum automatisieren
wofür ist das gut
Kundennutzen
mehrwert für unsere firma
wo liegt der Vorteil
unsere Kunden warten zu lange auf Antwort
wartezeiten verkürzen
bringt das überhaupt was
was verbessert sich für unsere Kunden
typische Einsatzfälle
wieso sollte man KI im Support nutzen
welche schwierigkeiten nehmen sie uns ab
nennen Sie mir drei Gründe für Ihre Lösung
was ist der benefit
was nützt das einem betrieb wie unserem
Welche Sorgen nehmen Sie einem Betrieb wie unserem ab?
Bei uns bleibt ständig Arbeit liegen und Kunden warten, wobei helfen Sie?
wobei hilft eure Automatisierung konkret
Was bringt Automatisierung gegen Wartezeiten und verpasste Termine
`,
  worth: `
lohnt sich das für uns
rechnet sich das
ROI
wann amortisiert sich die Investition
wie viel Geld sparen wir
wie hoch ist die Ersparnis
wie viel zeit sparen wir damit
Kosten-Nutzen-Rechnung
amortisationszeit
ab wann lohnt sich der Einsatz
wie rechtfertige ich das vor der Geschäftsführung
business case
return on investment
können Sie vorrechnen was uns das bringt
wieviel personalkosten spart man
Wirtschaftlichkeit
ab welcher anfragenmenge macht das sinn
lohnt sich ein chatbot bei 20 anfragen am tag
zeitersparnis in stunden
wie schnell habe ich das geld wieder drin
bringt mir das mehr umsatz
wieviel prozent mehr umsatz
effizienzgewinn in zahlen
Kosten senken, wie viel ist drin
ab welcher Größe rentiert sich das
was spart uns das im Jahr
Rechnet sich so etwas für einen Betrieb mit acht Leuten?
Was spart man mit Ihrer Lösung im Schnitt?
ab wann hat sich die investition amortisiert
Lohnt das bei nur zwanzig Anfragen pro Woche?
Bringt mir das finanziell überhaupt etwas
Nutzen, Gewinn, Rendite, Einsparung, Wirtschaftlichkeit, ROI
ab wann rechnet sich so ein Bot
rechnet sich das bei wenigen Leuten
was spart man konkret ein
`,
  people: `
ersetzt die KI unsere Mitarbeiter
fallen Arbeitsplätze weg
müssen wir Leute entlassen
nimmt mir der bot den job weg
was wird aus meinem Supportteam
verlieren meine kollegen ihre stellen
stellenabbau durch ki
was bedeutet people first ai second
Was heißt Ihr Grundsatz Mensch zuerst
meine Mitarbeiter haben Angst vor der KI
wie nehmen wir die Belegschaft mit
akzeptanz bei den mitarbeitern
macht die ki mich überflüssig
brauchen wir dann noch Menschen im Kundenservice
Jobabbau
was machen unsere Leute dann noch
werden Angestellte durch den Bot ersetzt
kann ich damit Personal einsparen
sollen die Bots unsere Kollegen ersetzen?
entscheidet am Ende ein Mensch oder die KI
behält der Mensch die kontrolle
können Mitarbeiter die KI überstimmen
Arbeitsplatzverlust
Wir wollen niemanden kündigen müssen
Werden durch den Chatbot Leute bei uns überflüssig
unsere Belegschaft fürchtet um ihre Jobs
Meine Leute fürchten, dass sie danach überflüssig sind, was sage ich ihnen?
Werden durch den Bot bei uns Stellen abgebaut?
Leute entlassen, Arbeitsplätze, Stellenabbau, Akzeptanz im Team
`,
  fit: `
für welche Branchen eignet sich das
ist das auch was für kleine Unternehmen
wir sind nur fünf Leute, lohnt sich das trotzdem
für welche firmengröße
arbeitet ihr auch für Handwerker
Zielgruppe
macht ihr das auch für Arztpraxen
Mittelstand
wir sind ein Maschinenbauer, passt das
Lösungen für Behörden und öffentliche Verwaltung
geht das auch für Vereine
Konzerne auch?
Mindestgröße
branchenlösung versicherung
onlinehändler geeignet
für steuerberater
eignet sich das für ein Hotel
Wir sind ein Startup
Einzelunternehmer
ab wieviel mitarbeitern
B2B oder B2C
Arbeiten Sie auch mit Immobilienfirmen
für wen ist das gedacht
an wen richtet sich ihr angebot
kleinbetrieb mit drei angestellten
habt ihr erfahrung in unserer branche
ich bin privatkunde, geht das auch
Wir sind eine Zahnarztpraxis, ist das auch etwas für uns?
Ich habe einen kleinen Handwerksbetrieb mit drei Leuten, sind wir zu klein?
eignet sich das für Hotels und Gastronomie
Für welche Branchen ist das gedacht?
passt das für eine steuerkanzlei
Solo-Selbstständige, Freiberufler, Einzelunternehmer, macht das Sinn
Kanzlei, Makler, Autohaus, Verein, Behörde, Schule, Pflegedienst geeignet
mir san a kloana Betrieb, is des was für uns
wir sind ein kleiner Handwerksbetrieb mit wenigen Leuten, lohnt sich das überhaupt für uns
Solo-Selbstständige, macht das Sinn
`,
  comparison: `
was unterscheidet Sie von anderen Anbietern
warum Mainlicht und nicht die Konkurrenz
unterschied zu ChatGPT
warum nicht einfach ChatGPT nehmen
wettbewerber
besser als Intercom?
Vergleich mit Zendesk AI
was macht ihr besser
alternativen zu eurem Produkt
USP
alleinstellungsmerkmal
wieso sollte ich euch nehmen und nicht einen anderen
konkurrenzvergleich
können wir das nicht selbst bauen mit copilot
warum soll ich bei euch kaufen
was ist an eurem bot anders
Moin, was könnt ihr was Userlike nicht kann
microsoft copilot reicht doch auch
Unterschied zu normalen Chatbots
wir hatten schon mal einen chatbot der war schlecht
andere anbieter sind billiger
wechsel von anderem Chatbot Anbieter
marktvergleich chatbot anbieter
warum ausgerechnet ihr
sind Sie günstiger als Intercom
wo liegt der Unterschied zu ChatGPT
worin unterscheidet ihr euch von Zendesk oder Intercom
was könnt ihr besser als andere
warum nicht gleich was von Microsoft
Warum nehme ich nicht einfach ChatGPT, das ist doch billiger?
Wir haben auch ein Angebot von einem anderen Anbieter, was macht ihr besser?
vorteil gegenüber intercom oder userlike
Konkurrenz, Wettbewerber, Alternative, besser als andere
Zendesk hat doch selbst KI, wozu brauche ich euch
unser CRM hat schon einen Chatbot drin
`,
  references: `
haben Sie Referenzen
wer sind Ihre Kunden
Referenzkunden
gibt es Fallstudien
case studies
kundenbewertungen
mit welchen Firmen arbeiten Sie zusammen
Erfolgsgeschichten
kann ich mit einem bestehenden Kunden sprechen
wer nutzt das schon
Beispielprojekte
gibt es Erfahrungsberichte
bewertungen auf Google oder Trustpilot
habt ihr sowas schon mal gemacht
wie viele kunden habt ihr
beispiele aus der praxis
welche Unternehmen setzen das ein
nachweise dass es funktioniert
Testimonials
zeigen sie mir ein projekt aus unserer branche
wo ist euer chatbot schon im einsatz
Kundenstimmen
referenzliste bitte
habt ihr schon handwerksbetriebe als kunden
gibt es Firmen aus unserer Branche die das schon nutzen
haben Sie Kunden aus dem Maschinenbau
habt ihr schon was für Handwerker umgesetzt
Welche Firmen arbeiten schon damit und sind sie zufrieden?
Kann ich mit einem Ihrer bestehenden Kunden sprechen?
Fallstudien, Erfolgsgeschichten, Kundenmeinungen, Bewertungen
wer kann Sie empfehlen
`,
};
