/** What people say before and after their question, in German: it says nothing about its topic. */
export const around = {
  before: `
Hallo,
Guten Tag,
Hi,
Moin,
Ich wollte mal fragen,
Mal eine Frage:
Kurze Frage:
Ich hätte eine Frage:
Sagen Sie mal,
Sag mal,
Also
Bitte
Entschuldigung,
Entschuldigen Sie,
Wir sind ein Betrieb mit 30 Leuten und fragen uns:
Meine Chefin fragt,
Unser Geschäftsführer möchte wissen:
Ich wüsste gern,
Mich würde interessieren,
Können Sie mir sagen,
Kannst du mir sagen,
Wissen Sie,
Weißt du,
Ich bin neu hier.
Wir überlegen gerade, das einzuführen.
Bevor wir uns entscheiden:
Nur damit ich das richtig verstehe:
Eigentlich
Hm,
Und
Aber
Ehrlich gesagt,
Als mittelständisches Unternehmen fragen wir uns,
Ich habe auf Ihrer Seite gelesen, dass es das gibt.
Ich frage für meinen Chef:
Wir haben 12 Mitarbeiter.
Jetzt mal Klartext:
Noch was:
Was ich noch wissen wollte:
Ganz ehrlich,
Wir betreiben drei Bäckereien mit Lieferservice.
Ich leite die Verwaltung einer Rehaklinik.
Wir sind ein Großhandel für Sanitärbedarf mit 80 Mitarbeitern.
Unser Autohaus hat zwei Standorte.
Ich bin Vertriebsleiter und habe wenig Zeit.
Wir sind eine Spedition aus Kassel.
Ich arbeite im Einkauf eines Maschinenbauers.
Meine Frau hat eine Zahnarztpraxis.
Wir haben einen Onlineshop für Tierfutter.
Unsere Hausverwaltung betreut 1.200 Wohnungen.
Ich bin Betriebsrätin.
Bei uns im Hotel ist viel los.
Wir haben gestern im Vorstand darüber gesprochen.
Mein Kollege hat mir von Ihnen erzählt.
Auf der Messe hat mir jemand Ihre Karte gegeben.
Letztes Jahr hatten wir einen anderen Anbieter, das war nichts.
Ich bin ehrlich gesagt skeptisch.
Wir sind gebrannte Kinder.
Ich habe in der Zeitung etwas über KI gelesen.
Unser Steuerberater meint, wir sollten das mal prüfen.
Ich studiere noch und schreibe gerade eine Hausarbeit.
Wir suchen für das neue Jahr eine Lösung.
Ich bin IT-Leiter in einem Mittelständler.
Mein Deutsch ist nicht so gut, Entschuldigung.
Ich hab nur kurz Pause,
Ich sammle gerade Informationen für unsere Geschäftsführung;
Wenn ich das richtig sehe,
Eine Sache noch, bevor ich auflege:
Es geht um unseren Kundendienst:
Bei 15 Mails am Tag:
Wir bekommen etwa 300 Anrufe in der Woche.
In unserer Fahrschule
In unserem Verein
In unserer Kanzlei
`,
  after: `
bitte
danke
eigentlich
bei euch
bei Ihnen
genau
denn
überhaupt
oder
vielen Dank im Voraus
ich bin da unsicher
das wäre für uns wichtig
und zwar möglichst schnell
mein Chef will das wissen
ich finde dazu nichts auf der Seite
das steht nirgends
falls das geht
im Moment
`,
};
