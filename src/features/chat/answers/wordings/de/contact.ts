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
`,
};
