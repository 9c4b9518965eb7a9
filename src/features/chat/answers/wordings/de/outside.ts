/** How visitors ask about what this site does not answer: one wording a line. */
export const outside = {
  outside: `
wie ist das wetter heute
regnet es morgen in Köln
wie hoch ist der Mount Everest
was kostet ein Flug nach Mallorca
was kostet ein liter milch
wie teuer ist ein iPhone
was kostet eine Tankfüllung
welche Aktien soll ich kaufen
wie steht der DAX
Bitcoin Kurs
wie backe ich ein Brot
Rezept für Lasagne
wie lange kocht ein ei
wer hat gestern das fußballspiel gewonnen
Bundesliga Tabelle
wer wurde weltmeister 1990
wer ist bundeskanzler
wer ist präsident von frankreich
welche partei soll ich wählen
wann ist die nächste bundestagswahl
erzähl mir einen witz
schreib mir ein gedicht
schreibe eine Geschichte über einen Drachen
sing ein Lied
was ist die hauptstadt von australien
wie viele einwohner hat berlin
wo liegt timbuktu
welche sprache spricht man in brasilien
wie spät ist es in new york
welcher tag ist heute
wann fährt der nächste zug nach hamburg
hat die bahn verspätung
wo ist der nächste supermarkt
gutes restaurant in der nähe
wo kann ich hier parken in der innenstadt
ich habe kopfschmerzen
welches medikament hilft gegen husten
wie werde ich eine erkältung los
bin ich schwanger
was tun bei rückenschmerzen
mein hund frisst nicht
welches katzenfutter ist gut
wie repariere ich mein fahrrad
mein drucker druckt nicht
mein WLAN geht nicht
wie setze ich windows zurück
wie installiere ich einen drucker
passwort für facebook vergessen
excel formel für summe
wie mache ich eine pivottabelle
schreib mir python code
programmiere mir eine app
welche programmiersprache soll ich lernen
was ist die wurzel aus 144
was ist 17 mal 23
löse die gleichung x + 5 = 12
kannst du meine hausaufgaben machen
übersetze diesen satz ins spanische
was heißt danke auf japanisch
wie schreibt man rhythmus
was bedeutet das wort obsolet
wann war der zweite weltkrieg
wer hat amerika entdeckt
wer hat faust geschrieben
wann lebte goethe
wie funktioniert photosynthese
wie weit ist der mond entfernt
wie alt ist die erde
was ist ein schwarzes loch
wie funktioniert ein verbrennungsmotor
welches auto soll ich kaufen
was verbraucht ein golf
tüv termin vereinbaren
führerschein verlängern
wie melde ich mein auto um
wo beantrage ich einen personalausweis
wie beantrage ich elterngeld
wie viel kindergeld gibt es
wann gehen die ferien los
ist morgen feiertag in bayern
können sie meine steuererklärung machen
wie viel steuern muss ich zahlen
wie hoch ist der mindestlohn
wie viel verdient ein arzt
wie kündige ich meinen handyvertrag
wie kündige ich mein fitnessstudio
welcher handytarif ist der beste
kredit aufnehmen zinsen
baufinanzierung vergleichen
private krankenversicherung wechseln
welche versicherung brauche ich
haftpflichtversicherung für hunde
anwalt für mietrecht
mein vermieter will mich rauswerfen
meine freundin hat schluss gemacht
ich bin traurig
ich liebe dich
willst du mich heiraten
hast du einen freund
was ist der sinn des lebens
gibt es gott
glaubst du an aliens
wie mache ich schluss
wie nehme ich ab
trainingsplan für marathon
wie viele kalorien hat ein apfel
vegane rezepte
welcher wein passt zu fisch
kaffeemaschine entkalken
waschmaschine läuft aus
verkaufen sie waschmaschinen
haben sie auch schuhe in größe 42
ich suche eine winterjacke
verkauft ihr drucker und toner
reparieren sie auch handys
ich brauche einen klempner
streichen sie auch wände
mein dach ist undicht
vermieten sie autos
ferienwohnung an der ostsee
hotel in paris buchen
flug nach london buchen
welcher film läuft im kino
beste serie auf netflix
wer spielt in star wars mit
neues album von helene fischer
wie heißt das lied
witz über blondinen
lustige katzenvideos
was läuft heute im fernsehen
horoskop steinbock
lottozahlen
wie gewinne ich im lotto
casino bonus
wie werde ich reich
dropshipping geld verdienen
wie baue ich eine bombe
wie hacke ich einen account
wo kriege ich drogen
asdf jklö
qwertz
blablabla
aaaaaa
123456
lorem ipsum dolor sit amet
hmm
42
xyz
banane
du bist blöd
halt die klappe
leck mich
fick dich
wo ist mein paket von amazon
wann kommt meine bestellung
meine bestellnummer ist 48291
ich möchte meine bestellung stornieren
rechnung nummer 2041 nochmal schicken
ich möchte einen artikel zurückgeben
meine lieferung ist beschädigt
ich habe mein passwort vergessen
ich komme nicht in mein konto
wie ist mein kontostand
überweisung tätigen
tisch reservieren für zwei
termin beim zahnarzt
arzttermin verschieben
friseurtermin buchen
wann kommt die müllabfuhr
öffnungszeiten aldi
öffnungszeiten vom zoo
telefonnummer der polizei
telefonnummer vom finanzamt
adresse vom bürgeramt frankfurt
geschäftsführer von siemens
wer ist der chef von tesla
wo sitzt google
wie viele mitarbeiter hat bmw
aktienkurs sap
umsatz von amazon
wem gehört twitter
was macht die firma bosch
was ist ein crm
was ist künstliche intelligenz
wie funktioniert ein neuronales netz
erkläre mir die relativitätstheorie
was ist die dsgvo bußgeld höhe rekord
was ist blockchain
wer hat den computer erfunden
wer hat chatgpt erfunden
wann kommt gpt 6
wird die ki die welt beherrschen
was ist der unterschied zwischen java und javascript
beste grafikkarte
handy empfehlung
welche kamera ist gut
wie lange hält ein akku
wie lange dauert ein flug nach japan
wie lange dauert die grippe
wie lange ist milch haltbar
wie lange lebt eine schildkröte
wie schnell ist ein gepard
wie groß ist der eiffelturm
wie viel wiegt ein elefant
wie tief ist der marianengraben
wie viele planeten gibt es
wie heißt die hauptstadt von peru
wie heißt der bürgermeister von frankfurt
was ist los in frankfurt am wochenende
museum in frankfurt
eintracht frankfurt tickets
konzertkarten kaufen
bahnticket storno
wie lerne ich gitarre
klavierunterricht
deutschkurs für anfänger
englisch nachhilfe
vokabeln lernen
welche sprache ist am schwersten
wie wird man pilot
ausbildung zum erzieher
studium informatik nc
bewerbung schreiben muster
lebenslauf vorlage
arbeitszeugnis formulieren
wie viel urlaub steht mir zu
mutterschutz dauer
arbeitslosengeld beantragen
rente mit 63
krankmeldung ab wann
kündigungsschutz im arbeitsrecht
erbrecht pflichtteil
scheidung kosten
wie gründet man eine gmbh
gewerbe anmelden
logo designen lassen
könnt ihr uns eine website bauen
macht ihr suchmaschinenoptimierung
druckt ihr visitenkarten
app entwickeln lassen
verkauft ihr server und laptops
richtet ihr netzwerke ein
photovoltaik anlage kosten
wärmepumpe förderung
strompreis aktuell
spritpreise
wie pflanze ich tomaten
wann rasen düngen
giftige pflanzen im garten
spinnen im haus
geburtstagsgeschenk für mama
hochzeitsrede
wie binde ich eine krawatte
welche farbe passt zu blau
was soll ich heute kochen
was ziehe ich an
gute nacht geschichte
bist du verheiratet
was ist dein lieblingsessen
wo wohnst du
wie viel verdienst du
wann hast du geburtstag
magst du pizza
wer gewinnt die champions league
krieg in der ukraine aktuell
nachrichten heute
corona zahlen
klimawandel ursache
macht ihr auch SEO
wo sitzt microsoft
wann wurde rom gegründet
kann ich bei euch druckerpatronen bestellen
wo bekomme ich ein visum
wie alt ist angela merkel
wann wurde apple gegründet
wer hat microsoft gegründet
wie viele einwohner hat frankfurt
wo liegt venedig
wann wurde die mauer gebaut
wie lange lebte mozart
wer ist der reichste mensch
welche sprache spricht man in belgien
was kostet ein döner
was kostet ein führerschein
was kostet ein neues dach
wie viel kostet ein hund
kann ich bei euch möbel kaufen
habt ihr fahrräder
gibt es bei euch mittagessen
bietet ihr yogakurse an
macht ihr umzüge
könnt ihr meinen laptop reparieren
verkauft ihr versicherungen
wann hat der rewe auf
wann macht das schwimmbad auf
nummer vom pizzaservice
e-mail-adresse vom bundeskanzler
wie lange muss das steak in die pfanne
was hilft gegen mücken
wer gewinnt die wahl
soll ich kündigen und reisen
wo kann ich meine batterien entsorgen
mein bildschirm bleibt schwarz
mein handy geht nicht mehr an
kann man katzen und hunde zusammen halten
welche bücher empfiehlst du
kannst du schach spielen
spiel mit mir
rate mal
Liebst du mich?
Hast du eine Freundin oder einen Freund?
Was hältst du von Merz und der Regierung?
Hast du Angst vor dem Tod?
Was ist deine Lieblingsfarbe?
Bist du müde oder hungrig?
Wie alt bist du denn?
Wer wird dieses Jahr Weltmeister?
Wer gewinnt die Bundesliga?
Wer führt gerade in der Formel 1?
Wie kündige ich meinen Handyvertrag bei der Telekom?
Wie kündige ich meine Versicherung?
Vertrag bei O2 kündigen
Wie lösche ich mein Facebook-Konto?
Wo ist meine Bestellung von Amazon?
Mein Drucker funktioniert nicht mehr
Kannst du mir einen Lebenslauf schreiben?
Hilf mir bei meinen Hausaufgaben
Was kostet ein Golf?
Was kostet Spotify?
Wie viel kostet eine Fahrkarte nach Berlin?
Wie viele Einwohner hat Hamburg?
Wie lange dauert die Fahrt nach München?
Wann hat der Supermarkt auf?
Kann ich bei euch Pizza bestellen?
Ich suche eine Wohnung in Frankfurt
Wie beantrage ich einen Reisepass?
Was ist die beste Kreditkarte?
Schreib mir eine Geschichte
Wie wechsle ich die Krankenkasse?
hast du gefühle
Bist du glücklich oder traurig?
Träumst du, schläfst du, isst du etwas?
Was denkst du über Putin, Trump, Musk?
Was ist deine Meinung zum Klimawandel?
Bist du gut drauf, langweilst du dich?
Wie kündige ich bei Sky, Netflix oder Disney?
Abo bei der Zeitung kündigen
Magst du Tiere, Filme, Fußball?
Woran glaubst du, hast du eine Seele?
Wann spielt Bayern, Dortmund, Eintracht?
Gedichtanalyse bis morgen
Interpretation von Faust brauche ich
wie warm wird es am Meer
hilf mir bei meiner Bewerbung
schreib mir ein Bewerbungsschreiben
bist du verliebt
was bedeutet ein Traum von Schlangen
was kosten drei Bier zusammen
wie fange ich an zu stricken
`,
};
