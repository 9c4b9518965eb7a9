/** How visitors ask about ways to a person: one wording a line. */
export const contact = {
  contact: `
wie erreiche ich Sie
Telefonnummer
haben Sie eine E-Mail-Adresse
Kontakt
wie kann ich euch kontaktieren
wo kann ich anrufen
wie ist eure Nummer
Kontaktdaten
an wen kann ich mich wenden
ich möchte eine E-Mail schreiben
Kontaktformular
gebt mir mal eure mailadresse
Hotline
Rufnummer
unter welcher nummer seid ihr zu erreichen
telefonisch erreichbar?
wie nehme ich kontakt auf
kontakt vertrieb
wo finde ich das kontaktformular
wohin schreiben
Ansprechpartner für Interessenten
fax
per mail erreichen
Durchwahl
telefonnumer
kontaktmöglichkeiten
kann man euch per whatsapp schreiben
wie komm ich mit euch in kontakt
haben Sie eine Telefonnummer
hamse ne Telefonnummer
gibt es eine nummer die ich anrufen kann
emailadresse
Unter welcher Nummer kann ich euch anrufen?
An welche Mailadresse schreibe ich?
eure email adresse
mailadresse und telefonnummer
(wie|wo|auf welchem Weg) (erreiche ich|kontaktiere ich|kann ich anrufen|kann ich schreiben|kann man erreichen|rufe ich an|nehme ich Kontakt auf) (Sie|euch|mit euch|mit Ihnen|jemanden|bei Ihnen|)
(Telefonnummer|Telefon|Nummer|Rufnummer|Handynummer|Durchwahl|E-Mail-Adresse|Mailadresse|E-Mail|Mail|Kontakt|Kontaktdaten|Ansprechpartner|Kontaktformular|Hotline|Fax|Kontaktmöglichkeiten) (bitte|von euch|wo|gesucht|)
(gebt|geben Sie|gib|schickt) mir (mal|bitte|) (eure|Ihre|die|deine) (Nummer|Telefonnummer|Mailadresse|Kontaktdaten|E-Mail)
(unter welcher|welche) (Nummer|Adresse|E-Mail-Adresse) (erreiche ich|ist richtig für|kann ich schreiben an) (euch|Sie|)
(wo|wohin) (kann|soll|muss) ich (mich melden|schreiben|hinschreiben|anrufen|meine Frage schicken|mich hinwenden)
(ich|wir) (möchte|will|würde gern|möchten) (Ihnen|euch) (schreiben|eine Mail schicken|anrufen|eine Nachricht schicken), (wohin|wie|unter welcher Nummer)
(seid ihr|sind Sie) (auch|) (per WhatsApp|auf LinkedIn|per Mail|telefonisch) (erreichbar|zu erreichen)
Telefonnummer bitte
gibts ne mailadrese
Habt ihr eine Telefonnummer?
email adresse
Wie kann ich Sie erreichen?
wie kann ich euch anrufen
Mailadresse?
Ich möchte Ihnen schreiben, wohin?
(habt ihr|gibts) ne Nummer, wo man (einfach|direkt|) (durchrufen|anrufen) kann
(tel nr|tel.|telefonnr|mailadr|mail?|rufnr|fon)
Habt ihr ne Nummer, wo man einfach durchrufen kann?
tel nr
Unter welcher Telefonnummer erreiche ich Sie?
an welche mail kann ich schreiben
Haben Sie eine E-Mail-Adresse für Anfragen?
kontakt telefon
email adresse von euch
wo kann ich schreiben
wie komm ich an euch ran
nummer?
an wen schick ich ne mail
kontaktdaten bitte
habt ihr n kontaktformular
wie kann man euch erreichen ausser hier
eure mailadresse
welche nummer muss ich wählen
fax habt ihr noch?
kann ich euch ne mail schicken, wohin
wo meld ich mich bei interesse
ansprechpartner kontakt
gib mir mal die rufnummer
wo steht die mail
hallo@ wie war das nochmal
vorwahl von eurem büro
auf welchem weg kann ich mich melden
wie lautet eure telefonnr
tel
will euch was schicken, mailadresse?
wie schreib ich euch an
ich find hier nirgends ne nummer
Wie lautet Ihre Telefonnummer?
An welche Mailadresse darf ich unsere Ausschreibung schicken?
Auf welchem Weg kann ich mich an Sie wenden?
Haben Sie eine zentrale Rufnummer?
Ich würde Ihnen gern etwas schriftlich zukommen lassen.
Wo finde ich Ihre Kontaktdaten?
Gibt es eine E-Mail-Anschrift für allgemeine Anfragen?
Unter welcher Durchwahl sind Sie zu sprechen?
Wohin darf ich schreiben?
Ich suche vergeblich nach einer Mailadresse auf Ihrer Seite.
Wie nehme ich Verbindung mit Ihnen auf?
Meine Chefin möchte Ihre Kontaktinformationen haben.
Kann man Sie anschreiben, und wenn ja, wo?
Geben Sie mir bitte Ihre Nummer.
Welche Wege stehen offen, um mit Ihnen in Kontakt zu treten?
Visitenkarte, bitte.
Ihre E-Mail?
Auf welche Weise kann ich Ihnen ein PDF übermitteln?
Wie trete ich mit Ihnen in Verbindung?
Haben Sie auch eine Faxnummer?
Für Rückfragen bräuchte ich Ihre Kontaktangaben.
Wo kann ich mich melden?
Sind Sie per Mail erreichbar oder nur telefonisch?
Ich möchte eine Frage per E-Mail stellen, wohin damit?
Wie kontaktiert man Ihre Firma am besten?
Telefon und Mail der Zentrale?
ähm wie ist denn eure telefonnummer
also ich such ne mailadresse von euch
wo kann ich euch schreiben äh oder anrufen
sag mal auf welchem weg krieg ich euch zu fassen
kontakt mainlicht
e-mail adresse
Versteckt ihr eure Nummer oder gibt es eine?
Habt ihr Rauchzeichen, Fax oder nur E-Mail?
Wo drück ich, um euch was zu schicken?
Nennt mir eine Mailadresse, die auch jemand liest.
Ich würde Ihnen gern einige Zeilen senden. Unter welcher Anschrift im Netz empfangen Sie Post?
Meine Augen sind nicht mehr die besten, ich finde auf Ihrer Seite keine Rufnummer. Können Sie mir diese nennen?
Auf welche Art darf ich mich an Sie wenden, lieber schriftlich oder fernmündlich?
Wären Sie so gut, mir Ihre Kontaktdaten mitzuteilen, damit ich sie ins Adressbuch eintragen kann?
wie kann ich euch hitten
wo slide ich in eure dms
nummer bitte
habt ihr ne mail für anfragen
Wie kann ich Kontakt machen mit Firma?
Telefon Nummer von Ihnen was ist?
Ich möchte schicken E-Mail, Adresse bitte
Wo kann ich euch finden für fragen?
Welche Ziffern muss ich wählen, damit es bei euch klingelt?
Mein Kollege will euch eine Nachricht schicken. Wohin damit?
Welche Wege führen zu euch, wenn ich eine Rückfrage habe?
Gibt es eine hallo-Adresse oder so etwas bei euch?
Wie erreiche ich (den Geschäftsführer|die Chefin|den Vertrieb|die Buchhaltung|den Einkauf) direkt?
(gibt es|haben Sie) (eine Durchwahl|eine Telefonnummer|eine Mailadresse) (für den Vertrieb|von Herrn Mustermann|der Geschäftsleitung|)
Unter welcher Nummer kann ich jemanden anrufen?
wen schreib ich am besten an
An wen richte ich ein Schreiben an die Geschäftsleitung?
Kann ich Herrn Mustermann anrufen, wenn es um die Technik geht?
Wie erreiche ich den Geschäftsführer direkt
Unter welcher Nummer kann ich bei Ihnen anrufen?
An welche Mailadresse schicke ich meine Anfrage?
Wie nehme ich am besten Verbindung mit Ihnen auf?
Geben Sie mir bitte Ihre Telefonnummer.
Wo schreibe ich hin, wenn ich Interesse habe?
Haben Sie ein Formular für Anfragen?
Kann man Sie auch per Mail anschreiben?
Ich möchte Ihrem Vertrieb schreiben, wie lautet die Adresse?
Finde ich hier irgendwo Ihre Kontaktdaten?
Auf welchen Wegen kann ich mich bei Ihnen melden?
Ihre E-Mail-Adresse bräuchte ich noch.
Welche Durchwahl hat Ihr Büro in Frankfurt?
Wie kann man Ihnen eine Nachricht schicken?
Haben Sie eine Telefonnummer für Interessenten?
Welche Adresse gilt für Mails an Mainlicht?
Schreibt man Ihnen besser oder ruft man an?
Ich würde Sie gern anschreiben, nur wohin?
wie erreich ich euch
wo ruf ich an
email bitte
hotline nummer
an welche adresse schreib ich ne mail
wie komm ich zu euch durch
gibts a formular
find eure tel nicht
wohin mit meiner frage per mail
info@ oder wie is eure mail
tel nr fuer rueckfragen
kontaktmoeglichkeiten
bin am handy und die seite is so lang gib mir einfach die nummer zum draufdruecken
Dürfte ich um Ihre Telefonnummer bitten?
An welche E-Mail-Adresse soll ich unsere Ausschreibungsunterlagen schicken?
Wie tritt man am besten mit Ihrem Unternehmen in Verbindung?
Haben Sie eine Zentrale, die meine Kollegin anwählen könnte?
Auf der Seite habe ich vergeblich nach einer Mailadresse gesucht. Wohin schreibe ich?
Auf welchen Wegen sind Sie ansprechbar: Telefon, Mail, Formular?
Unser Einkauf benötigt Ihre Kontaktdaten für die Lieferantenakte.
Gibt es gar keinen Telefonanschluss bei Ihnen?
Mein Geschäftsführer telefoniert lieber, als zu schreiben. Welche Nummer soll er wählen?
Ich möchte ein PDF mit 3 MB senden; wie lautet die Mailadresse?
Wie gelangt man am schnellsten zu Ihnen durch?
Wie lautet Ihre Nummer aus dem Ausland mit Landesvorwahl?
Wo finde ich Ihre Telefon- und E-Mail-Angaben?
Existiert ein allgemeines Postfach für Anfragen?
Eine dringende Frage möchte ich hier nicht eintippen. Unter welcher Nummer kann ich anrufen?
Wenn ich Ihnen heute Abend eine Nachricht hinterlassen wollte, wo ginge das?
Wir trafen uns auf der Messe in Köln, Ihre Karte habe ich verlegt. Wie waren Telefon und Mail noch gleich?
Mein Sohn will für mich bei Ihnen nachfragen. An wen und wohin wendet er sich?
Ich hätte gern Ihre Rufnummer und Mailanschrift für Outlook.
Wie kann unsere Datenschutzbeauftragte Sie schriftlich oder mündlich kontaktieren?
(wer|an wen) (ist|wende ich mich|schreibe ich) (bei technischen Fragen|wegen der Technik|für technische Details|mit einer technischen Frage) (zuständig|ansprechbar|)
technischer Ansprechpartner
Ich will mit einem Techniker reden, welche Nummer?
(ich mag|ich hasse|ich will) keine Formulare, (kann ich einfach anrufen|wie geht es noch|wie erreiche ich euch sonst)
Geht das auch ohne Formular, einfach am Telefon?
Ich tue mich mit Formularen schwer. Darf ich nicht einfach durchrufen?
`,
  reply: `
wann bekomme ich eine Antwort
wie schnell antworten Sie auf Anfragen
wann meldet ihr euch
Antwortzeit
Reaktionszeit
bis wann höre ich von Ihnen
wie lange muss ich auf Rückmeldung warten
meldet sich jemand noch heute
antwortet ihr innerhalb eines Tages
Rückmeldung wann
wie fix reagiert ihr auf eine mail
24 Stunden Antwort
ich habe das Formular ausgefüllt, wann höre ich was
antworten Sie auch am Wochenende auf Anfragen
Bearbeitungszeit der Anfrage
dauert das lange bis sich wer meldet
wann kommt euer rückruf
wer antwortet mir auf die Anfrage
bekomme ich eine automatische Antwort oder eine von einem Menschen
wann rührt sich da wer
wie schnell bekomme ich ein feedback
antwort innerhalb 24h
wartezeit auf antwort von ihrem team
Warum hat sich auf meine Anfrage noch niemand gemeldet?
Ich habe vorhin das Formular abgeschickt, wann meldet sich jemand?
Ich habe vor einer Woche geschrieben und immer noch keine Antwort
Warum antwortet mir keiner, meine Nachricht ist schon drei Tage alt
Wie schnell reagieren Sie auf Mails?
ich habe keine Antwort bekommen
warte seit drei Tagen auf Rückmeldung
ihr habt euch nicht gemeldet
ich habe vor vier tagen geschrieben und nichts gehört
keiner meldet sich
ich hab schon zweimal geschrieben und nix gehört
hab eine mail geschickt aber keine reaktion
hab schon vor einer Woche angefragt und nix passiert
(ich habe|ich hab|hab|habe) (vor drei Tagen|letzte Woche|gestern|schon zweimal|am Montag|längst) (geschrieben|eine Anfrage geschickt|das Formular ausgefüllt|eine Mail geschickt) und (nix gehört|keine Antwort|noch nichts gehört|niemand meldet sich|warte immer noch)
(wann|bis wann|wie schnell|wie lange) (meldet ihr euch|melden Sie sich|bekomme ich Antwort|kriege ich eine Antwort|dauert eine Rückmeldung|brauchen Sie für eine Antwort|antwortet ihr|muss ich warten|höre ich von Ihnen)
(Antwortzeit|Bearbeitungszeit|Rückmeldung|Reaktionszeit auf Anfragen|Antwortfrist|Wartezeit auf Antwort|keine Antwort|immer noch keine Antwort|warte auf Rückmeldung)
(kriege|bekomme) ich (heute|noch heute|morgen|am Wochenende|zeitnah) (noch|) (eine|) (Antwort|Rückmeldung|Bescheid)
(warum|wieso) (meldet sich|antwortet|reagiert) (keiner|niemand|bei euch keiner) (auf meine Mail|auf meine Anfrage|)
(ist|ist denn) meine (Anfrage|Mail|Nachricht) (angekommen|überhaupt angekommen|eingegangen|bei euch gelandet)
(wer|und wer) (antwortet|liest|beantwortet) (mir|) (denn|dann|) auf (meine Anfrage|das Formular|meine Mail)
Ich hab vorhin das Kontaktformular abgeschickt, wann meldet sich da jemand?
Innerhalb welcher Frist beantworten Sie Anfragen?
Wie lange muss ich warten, bis jemand auf meine Mail reagiert?
Ich habe letzte Woche geschrieben und immer noch keine Rückmeldung, warum?
Wie schnell bekomme ich Antwort auf meine Anfrage?
Ich hab vor drei Tagen geschrieben und nix gehört
Wie lange brauchen Sie für eine Rückmeldung?
Kriege ich heute noch Antwort?
seit (Dienstag|einer Woche|Tagen) (Funkstille|Stille|nichts) von euch
(warte|wir warten) (immer noch|seit Montag|schon ewig) auf (Antwort|Rückruf|ein Lebenszeichen)
Seit Dienstag Funkstille von euch, was ist los?
antwort dauer
Bis wann kann ich mit einer Rückmeldung rechnen?
Ich habe noch keine Antwort auf meine Anfrage vom Freitag
Wie schnell reagieren Sie auf eine Kontaktanfrage?
hab vorgestern geschrieben, nix gehört
wie lang braucht ihr zum antworten
hab formular ausgefüllt und jetzt warten oder was
keiner ruft zurück
dauert das lang bis da einer zurückschreibt
meldet sich heute noch wer
ich warte seit montag
krieg ich ne bestätigung
habt ihr meine mail gekriegt
bis wann kann ich mit rückmeldung rechnen
wie fix kommt was zurück
seit 3 tagen stille
rückmeldung?
keine antwort bekommen
24 stunden stimmt das wirklich
freitag abend abgeschickt, hör ich vor montag was
liest das überhaupt einer bald
immer noch nix im postfach
wie schnell seid ihr mit zurückschreiben
wo bleibt eure mail
antwortet mir da n mensch und wann
rückruf wann
meine anfrage von letzter woche is wohl untergegangen
ob ich heut noch bescheid krieg?
nach wieviel stunden kommt meist die antwort
Wie lange lassen Sie einen auf Rückmeldung warten?
Ich habe vor drei Tagen geschrieben und nichts gehört.
Bis wann melden Sie sich?
Mit welcher Reaktionszeit darf ich nach dem Absenden rechnen?
Antwortet mir da ein Mensch oder eine Maschine?
Meine Nachricht von letzter Woche blieb unbeantwortet.
Wie fix reagieren Sie auf Zuschriften?
Wann höre ich von Ihnen?
Heute noch?
Ist mein Schreiben überhaupt angekommen?
Wie schnell bearbeiten Sie meine Nachricht?
Ich warte immer noch auf Ihren Rückruf.
Bekomme ich eine Eingangsbestätigung und wann die Reaktion?
Wann rührt sich jemand?
Innerhalb welcher Frist melden Sie sich zurück?
Unsere Ausschreibung endet Freitag, bekomme ich vorher noch eine Rückmeldung?
Wie viele Stunden dauert es, bis jemand auf meine Mail eingeht?
Keine Reaktion bisher auf meine Mail, woran liegt das?
Melden Sie sich zeitnah?
Wie zügig erfolgt die Rückmeldung aus Ihrem Team?
Ihre Mail könnte im Spam gelandet sein, oder haben Sie noch gar nicht geantwortet?
Seit Montag Funkstille.
Wenn ich jetzt absende, wann darf ich mit Post rechnen?
Dauert die Bearbeitung meiner Zuschrift Tage oder Wochen?
Schreibt mir jemand persönlich zurück?
Bearbeitungszeit für Anfragen bei Ihnen?
Bis wann bekomme ich Bescheid?
Erhalte ich auch am Wochenende eine Rückmeldung auf meine Nachricht?
ähm ich hab euch geschrieben wann meldet ihr euch
also wie lange dauert das bis einer antwortet
ich warte jetzt schon seit äh dienstag nee seit montag auf rückmeldung
sag mal antwortet da überhaupt einer auf meine mail
antwortzeit anfrage
rückmeldung wie lange
keine antwort erhalten
wartezeit rückruf
Lest ihr eure Mails auch mal?
Antwortet mir ein Mensch oder so ein automatischer Textbaustein?
Muss ich bis Weihnachten warten, bis ihr zurückschreibt?
Vier Tage Funkstille, ist das normal bei euch?
Vorgestern sandte ich Ihnen eine Nachricht und habe bislang nichts vernommen. Wann darf ich mit einer Reaktion rechnen?
Ich schaue jeden Morgen in mein Postfach, doch von Ihnen ist nichts da. Ist meine Zuschrift verloren gegangen?
Innerhalb welcher Zeit pflegen Sie auf Zuschriften zu erwidern?
Wird mir eine Dame oder ein Herr persönlich zurückschreiben, und wie bald?
hab ne mail geschickt und nix gehört
wie schnell replied ihr
bin ich geghostet worden oder kommt noch was
Ich habe geschrieben, wann bekomme Antwort?
Keine Antwort kommt, warum?
Wie viel Stunde muss warten für Ihre Mail?
Meine Nachricht ist bei Ihnen angekommen? Niemand schreibt zurück
Wenn ich jetzt auf Absenden drücke, wann klingelt es dann bei mir im Postfach?
Reicht es, wenn ich morgen wieder in meine Mails schaue?
Sitzt noch jemand auf meiner Anfrage?
Wie viel Geduld muss ich mitbringen, wenn ich euch schreibe?
(wie lange|wann) (muss ich warten|kommt eine Antwort|meldet ihr euch), wenn ich das Formular (abschicke|ausgefüllt habe)
Wie lange muss ich auf eine Antwort warten, wenn ich das Formular abschicke?
Wie lange muss ich warten, bis Sie sich melden?
Ich habe vorgestern geschrieben und noch nichts gehört.
Melden Sie sich noch heute bei mir zurück?
Antworten Sie schneller als in zwei Tagen?
Mit welcher Wartezeit muss ich nach dem Absenden rechnen?
Ruft mich nach meiner Mail jemand zurück und wann?
Warum hat auf meine Mail noch niemand reagiert?
Kriege ich bis morgen eine Rückmeldung von Ihnen?
Wie schnell bearbeiten Sie neue Anfragen?
Meine Nachricht von Montag ist wohl untergegangen.
Beantwortet ein Mensch meine Nachricht, und wie bald?
Innerhalb welcher Frist reagieren Sie auf Mails?
Bis wann darf ich mit Ihrer Rückmeldung rechnen?
Dauert Ihre Rückmeldung länger als einen Tag?
Ich warte seit drei Tagen auf eine Rückmeldung.
Wann meldet sich jemand auf meine Anfrage?
Wird am selben Tag geantwortet?
immer noch keine antwort!!
hab gestern geschrieben und nix
warte seit montag
mail von euch nicht da
reagiert ihr auch mal
24 stunden echt?
kommt da ne echte antwort oder autoreply
formular abgeschickt nix gehoert
bis wann krieg ich bescheid
Am Dienstag um 9 schrieb ich Ihnen, jetzt ist Donnerstag. Soll ich weiter warten?
Innerhalb welcher Zeit antworten Sie gewöhnlich auf eine Nachricht?
Wann darf ich mit Ihrer Rückmeldung rechnen?
Wir haben Ihr Formular zweimal abgeschickt und nichts erhalten. Könnte die Antwort im Spam liegen?
Schreibt ein Mitarbeiter zurück oder eine Automatik?
Sind drei Tage ohne Reaktion nicht etwas lang?
Sende ich meine Frage um 17 Uhr, habe ich die Antwort dann bis zur morgigen Besprechung?
Wie zügig bearbeiten Sie Anfragen?
Auf meine Anfrage von letzter Woche kam kein Lebenszeichen. Was nun?
Bis Freitagmittag brauche ich es schriftlich. Halten Sie eine bestimmte Antwortzeit ein?
Ich warte seit zwei Tagen auf eine Mail von Ihnen; ab wann soll ich nachhaken?
Wie lange dauert es, bis sich nach dem Formular jemand meldet?
`,
  call: `
wie vereinbare ich einen Anruf
ich möchte einen Termin mit Ihnen
Erstgespräch
ist das erste Gespräch kostenlos
kostet die Beratung etwas
wie lange dauert das Gespräch
Beratungstermin
Rückruf
könnt ihr mich zurückrufen
Ist das Gespräch unverbindlich
Termin buchen
30 Minuten Gespräch
was wird im Erstgespräch besprochen
Videocall möglich
Zoom oder Teams Meeting mit euch
ruft mich bitte an
wann hätten Sie Zeit für ein Telefonat
bitte um rückruf
kann ich mich beraten lassen
gesprächstermin vereinbaren
gratis Beratung
muss ich nach dem Gespräch etwas kaufen
persönliches Treffen
Anruf vereinbaren
call buchen
kennenlerngespräch
wer ruft mich an
ist das telefonat umsonst
beratungsgespräch kostenpflichtig
ist der erste termin gratis
können wir mal telefonieren
kann mich jemand zurückrufen
Ich würde gern unverbindlich mit jemandem telefonieren, wie geht das?
Muss ich mich auf das Erstgespräch vorbereiten und was passiert da?
Kann mich morgen jemand zurückrufen?
Beratungstermin, Rückruf, Videogespräch, Telefontermin
Womit fängt man am besten an mit KI?
wir haben noch null KI im Haus, wo anfangen
mein Chef will KI, wie gehe ich das an
klingelt morgen mal durch
(ich hätte gern|ich möchte|ich will|ich würde gern|können wir|könnten wir|wir wollen) (ein Erstgespräch|ein unverbindliches Gespräch|einen Beratungstermin|einen Termin|einen Rückruf|ein Kennenlerngespräch|mal telefonieren|ein Beratungsgespräch|einen Videocall) (vereinbaren|buchen|ausmachen|nächste Woche|haben|)
(kostet|ist) (die Beratung|das Gespräch|das Erstgespräch|der erste Termin|das Kennenlernen) (was|etwas|kostenlos|umsonst|gratis|unverbindlich|kostenfrei)
(Erstgespräch|Erstberatung|Beratung|Beratungsgespräch|Kennenlerngespräch|Termin|Rückruf|Telefontermin|Videocall|Zoom|Gesprächstermin|Beratungstermin|Strategiegespräch) (buchen|vereinbaren|erwünscht|bitte|kostenlos|machen|gratis|ausmachen)
(rufen Sie|ruft|ruf) mich (bitte|doch|mal|) (an|zurück|morgen an|heute noch zurück)
(wie lange|wo|worüber|wie) (dauert|findet|geht|läuft|reden wir) (das Erstgespräch|das Gespräch|der erste Termin|im Erstgespräch) (statt|ab|)
(kommt|trifft man sich|treffen wir uns) (ihr|) (vorbei|per Video|persönlich|telefonisch|online) (zum Erstgespräch|für das erste Gespräch)
(habt ihr|haben Sie|gibt es) (nächste Woche|morgen|am Dienstag|kurzfristig|im Januar) (noch|) (einen Termin|Zeit für ein Gespräch|freie Termine|Zeit für mich)
(wer|mit wem) (führt das Erstgespräch|spreche ich im Erstgespräch|berät mich)
(muss ich|soll ich) (mich|etwas|) (auf das Gespräch|fürs Erstgespräch|für den Termin) vorbereiten
Was passiert im Erstgespräch und muss ich mich drauf vorbereiten?
Kostet das erste Gespräch was?
Anruf vereinbaren – ruft ihr dann mich an oder ich euch?
Findet das Kennenlerngespräch per Video oder am Telefon statt, und wie lange sollte ich einplanen?
Wer sollte von unserer Seite beim ersten Termin dabei sein?
Womit fängt man am besten an wenn man noch null KI im Haus hat?
Ich würde gern mal unverbindlich mit jemandem telefonieren, wie mache ich das?
Ich hätte gern einen Beratungstermin
Ich hätte gern ein unverbindliches Gespräch
Kostet die Beratung was?
erstgespräch buchen
Können wir nächste Woche mal telefonieren?
Rückruf erwünscht
kann mich (da|) (morgen|heute|nachher) mal (einer|jemand|wer) (anklingeln|anrufen|durchklingeln|zurückrufen)
(wann|habt ihr) (habt ihr|) (was frei|Zeit|einen Slot) für (ein Gespräch|eine Beratung|ein Telefonat)
Kann mich da morgen mal einer anklingeln?
beratungstermin wann frei
Ich würde gern einen Termin für eine Beratung ausmachen
Ist das erste Gespräch wirklich gratis?
Wie lange dauert das Erstgespräch?
Bitte um Rückruf morgen Vormittag
wie krieg ich nen termin bei euch zum quatschen
kostenloses gespräch buchen
kann mich mal einer beraten
wo mach ich den termin aus
30 minuten wie buch ich die
kost das gespräch was
könnt ihr mich donnerstag nachm. zurückrufen zum kennenlernen
kann man sich mal unverbindlich zusammensetzen
wie lang geht das erste gespräch
zoom call möglich zum kennenlernen
ich würd gern mal erzählen wie das bei uns im hotel läuft, wann gehts
mach mir nen termin
verpflicht ich mich mit dem beratungsgespräch zu irgendwas
rückruf zur beratung nach ladenschluss möglich
gespräch vereinbaren
welchen slot habt ihr nächste woche frei für ein erstes kennenlernen
beratung umsonst?
hätt interesse, wie läuft das mit dem kennenlerngespräch
halbe stunde reden über meine werkstatt
termin
wer ruft mich für die beratung an
videocall oder telefon beim ersten mal
unverbindlich informieren lassen von jemand von euch
will mit euch über meine praxis sprechen, wie komm ich auf den kalender
muss ich für den ersten termin was zahlen
beratung anfragen
Ich würde gern einen Termin mit Ihnen ausmachen.
Kann ich ein unverbindliches Beratungsgespräch buchen?
Hätten Sie nächste Woche Zeit für einen Videocall?
Wie komme ich an einen Gesprächstermin?
Kostet die erste Beratung etwas?
Mein Chef möchte sich eine halbe Stunde mit Ihnen zusammensetzen.
Können wir uns Dienstagvormittag kurz austauschen?
Verpflichtet mich das Kennenlernen zu irgendetwas?
Rufen Sie mich bitte zurück, um das zu besprechen.
Wo kann ich mir einen Slot für ein Kennenlernen sichern?
Wie lange dauert das Auftaktgespräch?
Ich hätte Interesse an einer Erstberatung.
Machen wir doch einen Termin.
Ließe sich ein Gespräch mit unserem IT-Leiter und dem Vertrieb arrangieren?
Bitte um Terminvorschläge.
Wird das Vorgespräch in Rechnung gestellt?
Gibt es einen Buchungslink für die Beratung?
Wen spreche ich wegen einer ersten Besprechung an?
Könnten wir per Teams kurz unsere Situation durchgehen?
Ich will mich beraten lassen, unverbindlich.
30 Minuten, sagten Sie, wie melde ich mich dafür an?
Was brauche ich, um ein Vorgespräch zu reservieren?
Wir möchten Sie gern kennenlernen.
Wie verabrede ich mich mit einem Ihrer Berater?
Ist das Auftaktgespräch wirklich gratis?
Ich möchte unser Vorhaben mit Ihnen durchsprechen, wann passt es?
Termin für Beratung vereinbaren
Sie dürfen mich gern am Donnerstag anrufen.
ähm ich hätte gern mal so ein beratungsgespräch
also wie krieg ich nen termin bei euch
dieses kostenlose gespräch wie lang geht das
sag mal kostet das erste gespräch was
termin beratung kostenlos
kennenlerngespräch unverbindlich
Kostet das Plaudern am Anfang schon Geld?
Muss ich nach dem Kennenlernen was unterschreiben?
Kann ich mir selbst aussuchen, wann wir uns unterhalten?
Wie schnell bekomme ich einen Slot für ein erstes Gespräch?
Ich würde mich gern einmal in aller Ruhe von Ihnen beraten lassen. Wie gehe ich vor, um eine halbe Stunde zu vereinbaren?
Darf ich einen Wunschtermin äußern, am liebsten vormittags, für die erste Unterredung?
Ist die anfängliche Beratung mit Kosten verbunden, oder verpflichtet sie zu etwas?
Mein Mitgesellschafter und ich möchten uns Ihr Vorhaben erläutern lassen. Wie kommen wir zu einer Verabredung?
ich will nen call buchen
is der erste call for free
wo kann ich nen termin klarmachen
können wir mal kurz zoomen zum kennenlernen
Ich möchte Termin für sprechen mit Ihnen
Erste Gespräch ist gratis?
Wie reservieren Beratung?
Wie viele Minuten dauert Gespräch am Anfang?
Können wir uns erst einmal beschnuppern, ohne dass gleich die Uhr läuft?
Nächsten Donnerstag hätte ich eine halbe Stunde. Wie machen wir das fest?
Was muss ich tun, damit ihr mit mir über mein Vorhaben redet?
Wo kann ich mich zu einer unverbindlichen Beratung anmelden?
(ist|kostet) (das erste Gespräch|die Erstberatung|das Kennenlernen) (kostenlos|etwas|umsonst|gratis)
Was (genau|) passiert in den 30 Minuten?
Muss ich für das erste Gespräch schon etwas zahlen?
(rufen Sie mich|ruft mich) (bitte|) (morgen um zehn|heute Nachmittag|unter 0171 1234567) (an|zurück)
Können wir nächste Woche eine halbe Stunde telefonieren?
Ich hätte gern ein erstes Beratungsgespräch mit Ihnen.
Ist die erste Beratung bei Ihnen gratis?
Wo buche ich einen Termin zum Kennenlernen?
Wie lange dauert das erste Telefonat mit Ihnen?
Verpflichtet mich das Kennenlerngespräch zu irgendetwas?
Lässt sich für Donnerstag ein Beratungstermin einrichten?
Mein Chef möchte Sie kennenlernen, wann hätten Sie Zeit?
Kostet mich das Vorgespräch schon etwas?
Bitte schlagen Sie mir einen Termin für ein Gespräch vor.
Kann das erste Gespräch per Videokonferenz stattfinden?
Wie komme ich zu einem Beratungstermin bei Ihnen?
Dürfte ich ein halbstündiges Gespräch mit Ihnen ausmachen?
Ist das Kennenlernen wirklich kostenfrei?
Haben Sie am Dienstagvormittag Zeit für eine Beratung?
Wie kriege ich einen Termin bei Ihnen?
Beraten Sie mich erst einmal unverbindlich?
Ich hätte gern ein unverbindliches Beratungsgespräch am Freitag.
termin bei euch
erstgespraech buchen
kostenlose beratung?
wie krieg ich nen termin
30 min gespraech
ruft mich morgen um 10 zurueck
kennenlerngespraech
kost das erste gespraech was
koennen wir donnerstag reden
wo kann ich buchen
zoom call mit euch
wie lang geht das erste gespraech
unverbindlich reden geht
rueckruf bitte
freitag vormittag haett ich zeit fuer a gespraech
ich hab keine lust das alles zu lesen ich wuerd einfach gern mal ne halbe stunde mit wem drueber reden wie mach ich das aus
meeting ausmachen
erste beratung verpflichtet die zu was
Ich möchte ein erstes Gespräch mit einem Ihrer Berater verabreden. Wie gehe ich vor?
Ist die Erstberatung tatsächlich unentgeltlich?
Wie lange dauert das Kennenlerngespräch, und verpflichtet es uns zu etwas?
Unsere Leitung hat Mittwoch um 14 Uhr Zeit. Können wir da sprechen?
Könnte mich morgen Vormittag jemand zurückrufen, um unsere Lage zu besprechen?
Wir sind ein Maschinenbauer mit 60 Leuten und hätten gern eine halbe Stunde mit Ihnen. Wo bitte ich um einen Termin?
Wo ist der Knopf, mit dem man einen Termin bei Ihnen bucht?
Ist das erste Gespräch nicht bloß eine Verkaufsveranstaltung, die einen bindet?
Ließe sich das erste Gespräch über Teams führen, mit unserem IT-Leiter?
Wie mache ich für nächste Woche einen Termin mit Ihrem Team aus?
Bitte schlagen Sie mir einen Termin für ein Vorgespräch vor.
Was ist zu tun, um diese kostenlose halbe Stunde zu bekommen?
Kann man sich zum Telefontermin am Abend verabreden?
Entstehen uns für die erste Unterredung Kosten, wenn wir 200 km entfernt sind?
Ehe ich das alles lese, spräche ich lieber persönlich mit jemandem nach Vereinbarung. Wie komme ich dazu?
Auf welchem Weg beantrage ich ein Vorgespräch, und bekomme ich einen Terminvorschlag?
Darf mein Steuerberater beim Erstgespräch dabei sein, und wie melden wir uns an?
Wir würden Ihnen gern unverbindlich auf den Zahn fühlen. Wie kommt ein erstes Treffen zustande?
Ich habe nur freitags ab 13 Uhr Luft. Wie bekomme ich da ein Beratungsgespräch?
Wie viel Zeit soll ich in Outlook für das Erstgespräch blocken, und wie sage ich Ihnen meinen Wunschtermin?
`,
  officeHours: `
wann sind Sie telefonisch erreichbar
Öffnungszeiten
Bürozeiten
Geschäftszeiten
wann ist bei euch jemand im Büro
sind Sie am Wochenende erreichbar
kann ich euch samstags anrufen
bis wie viel Uhr kann man anrufen
Sprechzeiten
wie lange habt ihr heute auf
ab wann ist jemand da
Telefonzeiten
erreichbarkeit ihres teams
freitag nachmittag noch wer da
seid ihr zwischen den jahren erreichbar
habt ihr heute geöffnet
ist bei euch am Feiertag jemand da
Mittagspause
wann geht bei euch jemand ans telefon
betriebsferien
uhrzeiten büro
zu welchen Zeiten erreicht man einen Menschen bei Ihnen
wann habt ihr offen
arbeitszeiten ihrer hotline
wann kann ich bei euch anrufen
ab wann geht bei euch jemand ran
Ist am Freitagnachmittag noch jemand bei euch am Telefon?
Öffnungszeiten, Sprechzeiten, wann habt ihr auf
(seid ihr|sind Sie|ist jemand|ist das Büro|ist bei euch jemand) (samstags|am Samstag|am Wochenende|feiertags|heute noch|freitags|um 18 Uhr|abends|mittags|zwischen Weihnachten und Neujahr|jetzt) (da|erreichbar|besetzt|im Büro|am Telefon|geöffnet|offen)
(Öffnungszeiten|Bürozeiten|Geschäftszeiten|Telefonzeiten|Sprechzeiten|Servicezeiten|Erreichbarkeit|Arbeitszeiten) (Büro|Telefon|)
(ab wann|bis wann|wann|zu welchen Zeiten|von wann bis wann) (kann ich|kann man|darf ich|erreiche ich|geht bei euch) (morgens|abends|heute|) (anrufen|jemand ans Telefon|Sie telefonisch|euch am Telefon|jemanden)
(geht|nimmt) (freitags|um 18 Uhr|abends|am Samstag|jetzt|so spät|früh um sieben) (noch|) (jemand|wer) (ran|ans Telefon|ab)
(habt ihr|haben Sie) (heute|am Feiertag|samstags|noch|) (offen|auf|geöffnet|zu|geschlossen|Betriebsferien)
(wann|ab wann) (öffnet|macht|schließt) (ihr|das Büro) (auf|zu|morgens|)
Ist die Firma auch am Samstag erreichbar?
Ist am Freitagnachmittag noch jemand im Büro?
Wann habt ihr geöffnet?
Seid ihr samstags da?
Ab wann kann ich morgens anrufen?
Geht freitags um 18 Uhr noch jemand ran?
ist nach (17|18|16) Uhr noch (wer|jemand) (am Apparat|im Büro|da)
(habt ihr|macht ihr) (Mittagspause|Feierabend|Brückentag|freitags früher Schluss)
Ist nach 17 Uhr noch wer am Apparat?
Wann ist bei Ihnen jemand im Büro?
Sind Sie am Freitagnachmittag telefonisch erreichbar?
geht bei euch um 7 schon einer ran
bis wann ist das büro besetzt
samstags telefon besetzt?
kann ich jetzt anrufen
ich hab erst nach 18 uhr zeit zu telefonieren, geht da noch wer dran
von wann bis wann kann man euch anrufen
seid ihr freitags länger da
ist heut jemand im büro
an fronleichnam besetzt?
mittagspause bei euch?
rufe an und keiner hebt ab, wann seid ihr da
wann macht ihr feierabend
ab wieviel uhr kann man durchklingeln
hotline zeiten
zwischen den jahren offen?
wann is bei euch jemand am apparat
brückentag erreichbar telefonisch
bis 17 uhr oder länger
am wochenende anrufen?
ihr habt sonntag zu oder
welche uhrzeit erreich ich euch am besten am hörer
montag morgen um 8 schon wer da
wann habt ihr auf
Bis wie viel Uhr ist Ihre Zentrale besetzt?
Geht bei Ihnen samstags jemand ans Telefon?
Wann macht Ihr Büro auf?
Ich habe um 18 Uhr angerufen und niemanden erreicht.
Ist freitagnachmittags noch jemand da?
Zu welchen Zeiten kann ich durchklingeln?
Ihre Bürozeiten, bitte.
Kann ich nach Feierabend noch anrufen?
Haben Sie über Mittag geschlossen?
Ab wann ist morgens jemand am Apparat?
Ist am Reformationstag bei Ihnen jemand im Büro?
Wie sind Ihre Öffnungszeiten?
An welchen Wochentagen arbeitet Ihr Büro?
Wann nehmen Sie Anrufe entgegen?
Ihr Telefon klingelt ins Leere, wann ist denn besetzt?
Bin ich mit einem Anruf um acht Uhr früh zu zeitig?
Geschäftszeiten Ihrer Firma?
Zwischen den Feiertagen telefonisch jemand da?
Wann kann man Sie anrufen, ich arbeite selbst bis fünf?
Heute noch jemand im Haus, den ich anrufen kann?
Ist Ihre Leitung am Brückentag besetzt?
Wie lange wird abends bei Ihnen abgehoben?
Hat Ihr Büro sonntags auf?
In welchem Zeitfenster erwische ich Sie am Hörer?
Ich sitze in New York, wann ist bei Ihnen Bürozeit?
Von wann bis wann sind Sie im Büro?
ähm bis wann geht bei euch jemand ans telefon
also kann ich um halb sechs noch anrufen
seid ihr samstags auch da
sag mal ab wie viel uhr ist da morgens wer
öffnungszeiten büro
geschäftszeiten freitag
hotline uhrzeit
Hebt nach fünf noch irgendwer ab?
Macht ihr freitags auch schon mittags Schluss?
Kann ich euch am Tag der Deutschen Einheit anrufen?
Seid ihr Frühaufsteher oder erst ab zehn zu sprechen?
Ich komme erst nach Feierabend gegen 18 Uhr zum Telefonieren. Ist dann noch jemand am Apparat?
Zu welchen Stunden darf ich Sie anläuten, ohne zu stören?
Ist Ihr Büro auch zwischen den Jahren telefonisch besetzt?
Heute früh um acht nahm niemand ab. Wann beginnt bei Ihnen der Dienst am Telefon?
kann man euch am weekend anrufen
bis wie viel uhr ist die hotline besetzt
geht bei euch mittags wer ran
Welche Zeit kann ich anrufen?
Büro offen bis wann?
Sonntag Telefon geht oder nein?
Um 8 Uhr früh ist jemand da?
Lohnt es sich, jetzt noch zum Hörer zu greifen, es ist gleich sechs?
Wann ist bei euch Feierabend am Telefon?
An Pfingstmontag anrufen, zwecklos?
Habt ihr eine Mittagspause, in der keiner rangeht?
(bis wann|wann|um wie viel Uhr) (seid ihr|ist jemand|sind Sie) (telefonisch|im Büro|heute) (da|erreichbar)
Bis wie viel Uhr geht bei Ihnen jemand ans Telefon?
Ist samstags jemand am Telefon?
Kann ich Sie auch nach 18 Uhr noch anrufen?
Zu welchen Bürozeiten ist Ihr Telefon besetzt?
Ab wann kann man morgens bei Ihnen anrufen?
Haben Sie freitags nachmittags noch geöffnet?
Ich rief am Sonntag an und niemand ging ran.
Wie sind Ihre Öffnungszeiten im Büro?
Ist Ihr Büro zwischen den Jahren telefonisch besetzt?
Hebt bei Ihnen um acht Uhr schon jemand ab?
An welchen Tagen ist Ihre Hotline besetzt?
Sind Sie mittags am Telefon zu sprechen?
Von wann bis wann kann man Sie anrufen?
Ist Ihr Telefon am Feiertag besetzt?
Gehen Sie abends noch ans Telefon?
Ruft man besser vormittags oder nachmittags an?
Um welche Uhrzeit macht Ihr Büro zu?
samstag wer da?
bis wann geht wer ans telefon
um 7 abends noch erreichbar am telefon?
oeffnungszeiten
mittagspause telefon besetzt?
ab wann kann ich in der frueh anrufen
feiertag anrufen
um 6 angerufen keiner da
buerozeiten
Ab wie viel Uhr ist Ihr Telefon besetzt?
Kann man samstags bei Ihnen anrufen?
Bis wann nimmt freitags jemand ab?
Um 18.30 Uhr versuchte ich es telefonisch, niemand ging dran. Was sind Ihre Zeiten?
Sind Sie über Mittag, zwischen 12 und 1, telefonisch zu sprechen?
Ist am 3. Oktober niemand am Telefon?
Ich habe nur vor 8 Uhr Zeit, bevor ich auf die Baustelle fahre. Ist Ihr Anschluss da schon besetzt?
Welche Öffnungszeiten haben Sie?
Riefe ich jetzt an, wäre jemand da?
Nehmen Sie sonntags Anrufe entgegen?
Zu welcher Tageszeit soll unsere Sekretärin bei Ihnen durchklingeln?
Unser Büro in Boston liegt sechs Stunden zurück. Wann erreicht man Sie von dort am besten telefonisch?
`,
  form: `
was muss ich im Formular ausfüllen
welche Felder sind Pflicht
muss ich eine Telefonnummer angeben
was passiert wenn ich das Formular absende
Pflichtfelder
warum wollt ihr meine E-Mail-Adresse
muss ich meinen Firmennamen nennen
kann ich einen Anhang mitschicken
Datei hochladen im Kontaktformular
bekomme ich eine Bestätigungsmail
kann ich anonym anfragen
wie lang darf die Nachricht sein
was geschieht nach dem absenden
welche angaben brauchen sie für eine anfrage
Formular Felder
muss ich den namen angeben
geht das auch ohne registrierung
muss ich mich anmelden oder ein Konto anlegen
was soll ich bei problembeschreibung schreiben
was schreibe ich rein
bestätigung nach absenden
reicht eine kurze anfrage
ist meine Anfrage verbindlich
wie kann ich meine anfrage nachträglich ändern
welche Daten brauchen Sie von mir für ein Angebot
was muss ich angeben um ein angebot zu bekommen
was passiert nachdem ich das formular abgeschickt habe
Welche Felder sind Pflicht und welche freiwillig?
Muss ich meine Telefonnummer ins Formular eintragen?
ich find das Kontaktformular nicht
wo ist das Formular
welche Daten erhebt das Formular und warum
(muss ich|was muss ich|was muss man|welche Felder muss ich) (im Formular|beim Formular|dort|im Kontaktformular) (meine Telefonnummer|meinen Namen|mein Geburtsdatum|die Firma|alles|) (angeben|ausfüllen|eintragen|reinschreiben)
(Pflichtfelder|Pflichtangaben|Formular ausfüllen|Kontaktformular ausfüllen|Anfrageformular|Anhang|Datei hochladen|Registrierung|Konto|Account|Login|Anmeldung)
(brauche ich|muss ich mir|muss man) (einen Account|ein Konto|ein Benutzerkonto|eine Registrierung|mich registrieren|mich anmelden|mich einloggen) (um anzufragen|für eine Anfrage|dafür|anlegen|)
(ist|wird) (die Anfrage|das Absenden|das Formular|eine Anfrage) (verbindlich|unverbindlich|kostenpflichtig|schon ein Auftrag|verpflichtend)
(wo finde ich|wo ist|ich finde) das (Kontaktformular|Formular|Anfrageformular) (nicht|)
(kann ich|geht es) (anonym|ohne Telefonnummer|ohne Firma|mit privater Mailadresse|ohne E-Mail) (anfragen|absenden|schreiben|)
(kann ich|darf ich) (eine Datei|ein PDF|ein Dokument|Bilder) (anhängen|hochladen|mitschicken)
(was passiert|was kommt), (nachdem ich|wenn ich) (das Formular abgeschickt habe|auf Senden drücke|das Formular absende)
(welche Angaben|welche Daten|was) (sind|ist|braucht ihr) (im Formular|für die Anfrage|beim Kontaktformular) (Pflicht|freiwillig|nötig|)
Was davon im Formular ist Pflicht?
Muss ich beim Formular alles ausfüllen?
Muss ich im Formular meine Telefonnummer angeben?
Brauche ich einen Account um anzufragen?
Ist die Anfrage verbindlich?
muss ich da (echt|wirklich|unbedingt) meine (Handynummer|Adresse|Firma|Nummer) (reinschreiben|angeben|eintragen)
Muss ich da echt meine Handynummer reinschreiben?
Welche Angaben brauchen Sie im Kontaktformular?
Ist die Telefonnummer im Formular Pflicht?
muss ich meine handynummer angeben
was muss ich da alles ausfüllen
brauch ich n konto um euch zu schreiben
muss ich meine firma nennen
is die anfrage bindend
warum soll ich da einen haken setzen
reicht name und mail
muss ich umsatz oder sowas eintragen
kontaktformular was ist freiwillig
kauf ich da schon was wenn ich auf senden drück
registrieren nötig?
was schreib ich ins nachrichtenfeld
anonym ne anfrage stellen geht das
telefon pflicht?
was wird beim absenden abgefragt
kommt man da in ne verpflichtung wenn man das abschickt
welche angaben wollt ihr in dem formular
kann ich adresse weglassen
ohne einwilligung abschicken möglich
wieviele kästchen muss man da ausfüllen
formular ausfüllen wie
sternchen felder
muss ich mich anmelden für ne anfrage
nur vorname genügt?
geburtsdatum muss rein?
was passiert wenn ich auf absenden klick
sind alle felder muss
Muss ich meine Telefonnummer eintragen?
Brauche ich ein Benutzerkonto, um Ihnen eine Anfrage zu senden?
Gehe ich mit dem Absenden eine Verpflichtung ein?
Warum muss ich der Verarbeitung zustimmen, bevor ich absenden kann?
Was passiert, nachdem ich auf Senden geklickt habe?
Reicht meine Mailadresse, oder wollen Sie mehr wissen?
Kann ich anonym eine Anfrage absetzen?
Muss der Firmenname hinein?
Welche Angaben verlangen Sie beim Ausfüllen?
Lässt sich eine Datei anhängen?
Ist das Formular verbindlich?
Was gehört in die Pflichtfelder?
Wer liest, was ich ins Formular schreibe?
Wieso gibt es da ein Häkchen zur Einwilligung?
Darf ich die Felder zur Firma leer lassen?
Muss ich mich registrieren, ehe ich schreiben darf?
Ich möchte ungern alle meine Daten in eine Maske tippen.
Welche Informationen werden im Anfrageformular abgefragt?
Genügt ein Vorname beim Ausfüllen?
Bestelle ich etwas, wenn ich das Formular abschicke?
Was davon ist freiwillig?
Wie fülle ich Ihre Kontaktmaske richtig aus?
Soll ich im Formular schon unser Budget nennen?
Wozu benötigen Sie die Checkbox am Ende?
Pflichtangaben beim Absenden?
Kann ich es ohne Telefonnummer abschicken?
Werde ich durch das Ausfüllen gleich zum Kunden?
ähm was muss ich da alles eintragen in das formular
also muss ich meine telefonnummer angeben oder geht es ohne
brauch ich ein konto um die anfrage zu schicken
sag mal verpflichte ich mich zu was wenn ich das abschicke
pflichtfelder kontaktformular
formular ohne telefonnummer
anfrage unverbindlich absenden
registrierung nötig formular
Reicht ein falscher Name, oder wollt ihr den echten?
Warum soll ich das Häkchen setzen?
Kauf ich damit schon was, wenn ich auf Senden klicke?
Wer liest das, was ich da reinschreibe?
Beim Ausfüllen bin ich unsicher geworden. Welche Angaben sind unbedingt erforderlich und welche darf ich weglassen?
Muss ich mich irgendwo anmelden und ein Kennwort ausdenken, bevor ich Ihnen das Blatt senden kann?
Gehe ich mit dem Absenden des Formulars irgendeine Verpflichtung ein?
Darf das Feld für die Firma frei bleiben, wenn ich Ihnen über die Seite schreibe?
was muss ich da reinschreiben
sind alle felder required
brauch ich nen account fürs formular
was passiert nach klick auf absenden
Formular, welche Feld ist Pflicht?
Ich muss Telefon schreiben oder nicht?
Nach Absenden was kommt?
Muss ich Konto machen für Anfrage schicken?
Was darf in den Kästchen leer bleiben?
Ich will nur kurz etwas schreiben und nicht mein Leben offenlegen. Wie viel muss rein?
Das Formular lässt sich nicht ohne Häkchen abschicken, muss das sein?
Genügen Name und Mail, oder wollt ihr auch noch die Firma wissen?
(was|welche Angaben) (muss ich|soll ich) (ins Formular|im Formular) (schreiben|angeben|eintragen)
Muss ich alle Felder ausfüllen?
Was schreibe ich bei Problembeschreibung rein?
Welche Felder im Formular sind Pflicht?
Muss ich meine Telefonnummer ins Formular schreiben?
Brauche ich ein Konto, um das Formular abzuschicken?
Was geschieht, nachdem ich das Formular abgeschickt habe?
Ist das Ausfüllen des Formulars schon eine Bestellung?
Reichen Name und Mailadresse für eine Anfrage?
Warum soll ich im Formular einer Verarbeitung zustimmen?
Welche Angaben brauchen Sie von mir im Formular?
Kann ich das Firmenfeld im Formular leer lassen?
Muss ich mich vor dem Ausfüllen registrieren?
Was soll ich alles ins Kontaktformular schreiben?
Kann ich das Formular auch ohne Firmennamen absenden?
Ist meine Anfrage über das Formular unverbindlich?
Welche Angaben im Formular sind freiwillig?
Wie geht es nach dem Abschicken des Formulars weiter?
muss ich meine nummer angeben im formular
konto noetig fuer die anfrage
kontaktformular was muss rein
registrieren?
verpflicht mich das formular zu was
firma leer lassen ok?
warum muss ich das haekchen setzen
was passiert nach absenden
formular ohne email
welche angaben wollt ihr im formular
minimum beim ausfuellen
Welche Felder des Kontaktformulars sind Pflicht?
Muss ich mich registrieren, bevor ich Ihnen eine Anfrage senden kann?
Ist meine Telefonnummer zwingend, wenn ich über das Formular schreibe?
Verpflichtet das Absenden des Formulars unsere Firma zu irgendetwas?
Muss ich im Anfrageformular Umsatz und Firmennamen preisgeben?
Was passiert, nachdem ich auf „Senden“ gedrückt habe?
Braucht man nicht ein Benutzerkonto, um Ihr Formular auszufüllen?
Stichwort Datensparsamkeit: Was ist das Mindeste, das ins Kontaktformular gehört?
Warum will das Formular erst ein Häkchen zur Einwilligung?
Darf das Nachrichtenfeld leer bleiben, oder lehnt das Formular das ab?
Welche Angaben erbitten Sie in Ihrem Formular?
Ich möchte nur meinen Vornamen eintragen. Lässt Ihr Formular das gelten?
`,
  trouble: `
das Kontaktformular funktioniert nicht
eure Seite lädt nicht
ich kann nichts absenden
Beschwerde
ich bin sauer
Fehlermeldung beim Senden
das ist eine Frechheit
wo kann ich mich beschweren
der link geht nicht
Seite kaputt
Knopf reagiert nicht
Website Fehler melden
unzufrieden
ich ärgere mich
reklamation
warum geht der Termin nicht wie ausgemacht, niemand hat angerufen
das mikrofon geht nicht
der bot hier taugt nichts
schlechter service
anfrage ist nicht rausgegangen
absenden klappt nicht
Ich drücke auf Absenden und es passiert nichts
Die Seite lädt nicht richtig auf meinem Handy
(das Formular|die Seite|der Chat|die Website|der Bot|euer Chatbot|das System|die Mail|die App|der Abgleich|die Synchronisation|die Terminbuchung) (lässt sich nicht abschicken|funktioniert nicht|geht nicht|lädt nicht|spinnt|hängt|stürzt ab|zeigt einen Fehler|ist kaputt|reagiert nicht|ist abgestürzt|streikt|geht seit gestern nicht mehr)
(ich will|ich möchte|ich muss) (mich beschweren|eine Beschwerde loswerden|reklamieren|ein Problem melden|einen Fehler melden)
(Fehlermeldung|Störung melden|Problem melden|Beschwerde|Reklamation|Bug|technisches Problem|Fehler auf der Seite|kaputt|Hilfe|Notfall|funktioniert nicht)
(ich bin|wir sind) (sauer|unzufrieden|stinksauer|enttäuscht|verärgert|schon Kunde und es läuft nicht)
(bekomme|kriege|erhalte) (immer|nur|dauernd|) (eine Fehlermeldung|Fehler 500|eine leere Seite|einen Error)
(euer|Ihr) (Bot|System|Chat|Assistent) (bei uns|auf unserer Seite|auf unserer Website) (spinnt|macht Probleme|antwortet nicht mehr|ist ausgefallen|erzählt Blödsinn)
(ihr habt|Sie haben) (mir|uns) (Unsinn|was Falsches|Mist|zu viel) (geschickt|berechnet|erzählt)
(so ein|was für ein) (Mist|Saftladen|Scheiß|Käse)
(kann|komme) (nicht|mich nicht) (auf die Seite|einloggen|absenden|ins Formular|weiter)
(Abschicken|Absenden|Button|Knopf) (geht nicht|passiert nichts|reagiert nicht|ohne Wirkung)
Der Absenden-Knopf macht nichts, wenn ich draufklicke
Das Formular lässt sich nicht abschicken
Ich will mich beschweren
Ihr Chatbot auf unserer Seite spinnt seit gestern
seite lädt nicht
(beim Klick auf|nach) (Senden|Absenden) (dreht sich nur das Rädchen|passiert nichts|kommt ein Fehler)
(das Rädchen dreht sich|es lädt ewig|nichts tut sich|alles weiß|Bildschirm bleibt schwarz)
Beim Klick auf Senden dreht sich nur das Rädchen
Ihre Website zeigt mir nur eine Fehlermeldung
die seite spinnt
formular geht nicht ab
fehlermeldung beim absenden
hier geht gar nix
will mich beschweren
seite lädt nich
der knopf reagiert nicht
bin sauer, das klappt vorne und hinten nicht
technisches problem
mein chat bei unseren kunden ist kaputt, hilfe
hilfe funktioniert nicht
die sprachfunktion hängt sich auf
bei mir steht nur error
unzufrieden mit eurer leistung
rechnung stimmt nicht, wen ruf ich an
störung melden
seite auf dem handy total zerschossen
bug gefunden
das formular frisst meine mail adresse nicht
irgendwas ist hier defekt
ich komm nicht weiter auf der homepage
alles hängt
an wen wend ich mich wenn was kaputt is
link tot
schlechter service bei euch, wo kann ich das loswerden
bild wird nicht angezeigt und der text überlappt
Ihr Formular lässt sich nicht absenden.
Bei mir erscheint eine Fehlermeldung.
Ich bin mit Ihrer Auskunft unzufrieden und möchte mich beschweren.
Die Seite lädt nicht richtig.
Mein Fall ist dringend, das System streikt.
Wohin mit einer Reklamation?
Der Knopf zum Senden reagiert nicht.
Bei unserer Installation hakt es gerade gewaltig.
Ich habe mich über Ihren Mitarbeiter geärgert, an wen schreibe ich?
Hier funktioniert gar nichts.
Seit heute früh kommen bei uns keine Antworten mehr durch, bitte helfen Sie.
Wo melde ich eine Störung?
Ich komme nicht weiter, es klemmt.
Auf Ihrer Website ist ein Link kaputt.
Die Rechnung, die ich von Ihnen bekommen habe, stimmt nicht.
Wer ist bei Ihnen für Beschwerden zuständig?
Das Chatfenster hängt sich ständig auf.
Ich möchte einen Bug melden.
Unser Abgleich spinnt seit gestern.
Können Sie mir bei einem technischen Defekt weiterhelfen?
Ich habe Ärger mit Ihrem Produkt.
Das stürzt bei mir dauernd ab.
Was tun bei einem Fehler?
Irgendetwas ist schiefgelaufen, meine Angaben sind weg.
Ihr Bot hat mir Blödsinn erzählt, ich will das melden.
Notfall, bitte rasch um Hilfe!
Die Bestätigungsmail kommt nicht an, und der Link darin geht auch nicht.
Bei uns ist der Zugang gesperrt, wer hilft?
ähm bei mir geht hier gar nichts mehr
also euer bot spinnt total äh der zeigt nur fehler
das funktioniert nicht ich komm nicht weiter
sag mal ich will mich beschweren wo mach ich das
fehler melden
beschwerde einreichen
website kaputt
Ist das hier kaputt oder bin ich es?
Wem kann ich sagen, dass euer Zeug nicht läuft?
Warum passiert nichts, wenn ich auf den Knopf drücke?
Ich bin stinksauer, wer nimmt das entgegen?
Verzeihung, aber seit heute Vormittag erscheint bei mir nur eine leere Fläche. Was soll ich tun?
Ich bin mit der Leistung gar nicht zufrieden und möchte eine Reklamation vorbringen. Wer ist dafür zuständig?
Auf meinem Bildschirm steht eine Fehlermeldung, und ich weiß mir nicht zu helfen. An wen darf ich mich halten?
Unser Abgleich ist seit gestern stehen geblieben. Können Sie mir sagen, bei wem ich das anzeige?
alles buggt
hier crasht alles help
das ding is broken wer fixt das
nichts lädt bei mir was nun
Es geht nicht, ich habe Problem, bitte Hilfe
System kaputt, wer kann reparieren?
Ich bekomme Error immer, was machen?
Nicht zufrieden bin ich, wo sagen?
Wen ruf ich an, wenn bei uns plötzlich gar nichts mehr läuft?
Mir platzt gleich der Kragen, euer Assistent antwortet nur Unfug. Wer hört mir zu?
Seit einer Stunde starre ich auf einen drehenden Kreis. Und jetzt?
Ich habe einen Fehler auf eurer Seite gefunden, wen interessiert das?
(ich bin|wir sind) (schon|bereits|längst) Kunde bei (Ihnen|euch), (meine Rechnung stimmt nicht|wer hilft mir|es wurde doppelt abgebucht|mein Zugang geht nicht)
(wo finde ich|ich suche|ich brauche) (meine|unsere) (letzte Rechnung|Rechnungen|Rechnungskopie|Zugangsdaten|Kundennummer|Vertragsunterlagen)
Mir wurde im letzten Monat zweimal Geld abgebucht
Ihre Rechnung vom April ist falsch
Ich will mein Geld zurück, das Ding bringt nichts
(wir möchten|ich will) (unser|mein) Geld zurück
Der Bot, den ihr uns eingerichtet habt, gibt seit gestern (keine|falsche) Antworten
Unser Chatbot ist seit heute früh offline, wer kümmert sich
Ich komme nicht mehr in mein Konto
Passwort für das Kundenportal vergessen
(Ihr Mitarbeiter|Ihr Techniker|Ihre Kollegin) (hat sich nicht gemeldet|ist nicht erschienen|war unfreundlich)
Ich bin sehr enttäuscht von Ihrem Service
Bei uns läuft seit dem Update gar nichts mehr
Ich möchte mich über einen Ihrer Mitarbeiter beschweren
(euer|Ihr) (Formular|Button|Link|Video) (geht nicht|klappt nicht|ist kaputt|reagiert nicht)
Seite lädt nicht richtig
Wann wird mein Ticket endlich bearbeitet?
als bestandskunde hab ich ein problem
(meine|unsere) Schnittstelle zu HubSpot ist ausgefallen, wir sind Kunde
die Daten werden seit Montag nicht mehr abgeglichen
Ich habe eine Mahnung von Ihnen bekommen, obwohl längst bezahlt ist!
seit dem update gestern kommen keine leads mehr im crm an
Ich bin schon Kunde bei Ihnen, warum wurde im März doppelt abgebucht?
Wo finde ich meine letzte Rechnung von euch?
(ich habe|wir haben) (eine Mahnung|eine falsche Rechnung|eine Abbuchung) (von Ihnen|) bekommen, obwohl (längst bezahlt ist|wir gekündigt haben)
(seit gestern|seit dem Update|seit heute) (kommen keine Leads mehr|kommt nichts mehr im CRM|antwortet der Bot nicht mehr) (an|)
Bitte ändern Sie meine Rechnungsadresse
Das Formular lädt bei mir nicht
Das Formular lässt sich nicht abschicken, was nun?
Bei mir kommt ständig eine Fehlermeldung auf Ihrer Seite.
Ich bin mit der Bearbeitung unzufrieden, wer ist zuständig?
Ich möchte mich über etwas beschweren.
Der Knopf zum Senden reagiert bei mir nicht.
Unser System spinnt seit heute früh, wer hilft?
Wo melde ich einen Fehler?
Die Seite lädt bei uns nicht richtig, bitte helfen Sie.
Ihr Chatbot bei uns steht still, wen rufe ich an?
Seit dem Update geht bei uns nichts mehr.
Ich habe ein technisches Problem und brauche Unterstützung.
Es gab einen Fehler in unserer Rechnung, wohin damit?
Bei uns ist etwas kaputt, wer hilft schnell?
Auf Ihrer Seite funktioniert ein Link nicht.
Ich bekomme beim Absenden eine rote Meldung.
Unser Bot gibt plötzlich nichts mehr aus, bitte um Hilfe.
Ich bin Kunde und sehr verärgert, an wen schreibe ich?
geht nicht
formular spinnt
fehler
kaputt
seite laedt nicht
nix passiert wenn ich klick
knopf am handy tot
euer assistent bei uns is ausgefallen hilfe
das nervt alles funktioniert nicht
bug melden
Dreimal habe ich das Formular ausgefüllt, jedes Mal erscheint ein Fehler. Wer kann helfen?
Eine Ihrer Seiten lässt sich in Firefox leider nicht öffnen. Wo melde ich das?
Wir sind bereits Kunde, und seit 8 Uhr geht nichts mehr. Wen verständige ich?
An wen richtet man eine Beschwerde?
Die Seite fror ein, und meine Eingaben waren weg; wer kümmert sich um solche Störungen?
Ist denn niemand für diese Fehlfunktion zuständig? Allmählich ärgere ich mich.
Der Abgleich zwischen unserem HubSpot und Zendesk steht seit gestern. Wo gebe ich die Störung durch?
Mit meiner Anfrage ging etwas schief, der Bildschirm blieb weiß.
Auf Ihrer Seite steckt ein Fehler im Menü; wem zeige ich ihn an?
Ich bin mit der Behandlung unzufrieden. Wer nimmt das entgegen?
Der Knopf reagiert auf meinem Tablet nicht, ich komme nicht weiter. Was jetzt?
Bei der Bedienung hier hakt es gewaltig. An welcher Stelle bekomme ich Hilfe?
`,
};
