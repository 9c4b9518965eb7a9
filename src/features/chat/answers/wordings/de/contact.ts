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
`,
};
