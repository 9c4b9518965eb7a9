/** How visitors ask about this website itself: one wording a line. */
export const site = {
  theme: `
(gibt es|habt ihr|haben Sie) (einen|auch einen) (dunklen|hellen|schwarzen) Modus
dunkler Modus
gibt es einen Dark Mode
Gibt es hier auch eine dunkle Ansicht?
wie mache ich die Seite dunkel
wie stelle ich auf hell um
Nachtmodus
dunkles Design
heller Hintergrund bitte
die Seite ist mir zu dunkel
mir ist das zu grell
dunkelmodus einschalten
darkmode wo
(Dark Mode|Darkmode|Nachtmodus|Dunkelmodus|dunkle Ansicht|helle Ansicht|Light Mode|Tagmodus|dunkles Theme|helles Design|Farbschema|Nachtansicht) (umschalten|wo|einschalten|ausschalten|bitte|)
(kann|könnte) (ich|man) (die Seite|die Website|das hier|den Hintergrund) (dunkel|hell|heller|dunkler|auf dunkel|auf hell) (stellen|machen|umschalten|umstellen)
(wo|wie) (schalte|stelle|wechsle) ich (zwischen hell und dunkel|auf dunkel|auf hell|auf Nachtmodus|das Farbschema|auf die helle Ansicht) (um|)
(habt ihr|gibt es|bieten Sie) (auch|) (ein|eine|einen) (dunkles Design|Nachtansicht|helle Variante|Dark Theme|dunkle Variante)
Abends blendet mich das Weiß, geht das auch dunkler?
weiße Schrift auf schwarz kann ich schlecht lesen, geht das andersrum
Mei, is des finster da, kann i des heller machen?
I kann auf dem dunklen Grund nix lesen
Ich sitze abends im Dunkeln vor dem Rechner und die weiße Seite tut mir in den Augen weh. Lässt sich das umstellen?
Wo ist der Schalter für die dunkle Ansicht?
wieso ist bei euch alles schwarz
Warum ist die Seite heute dunkel, gestern war sie hell?
dark mod vorhanden?
hel und dunkel umschalten
Kannst du die Seite auf dunkel stellen?
Knopf mit dem Mond, was macht der?
was bedeutet das Symbol mit Sonne und Mond
Hintergrund schwarz oder weiß wählen
schwarzer Hintergrund weg
Richtet sich die Farbe der Seite nach meinem Handy?
`,
  motion: `
kann man Animationen ausschalten
animationen machen mich schwindlig, abschaltbar
Lassen sich die Animationen abschalten, mir wird davon übel?
wie halte ich die Animation an
das bewegt sich alles so
Bewegung stoppen
Animationen aus
Animationen anhalten
animation abstellen
das Geflimmer nervt
hört das Gewackel auch mal auf
da hampelt ständig was herum
es blinkt und wackelt überall
(die Bewegung|die Animation|das Geflacker|das Geblinke|das Herumgewackel) auf der Seite (macht mich schwindlig|stört mich|lenkt ab|nervt|macht mich krank), (wie schalte ich das ab|kann man das ausmachen|wie stoppe ich das)
(wie|wo) (stoppe|pausiere|beende|deaktiviere|stelle) ich (die Animationen|die Bewegung|das bewegte Bild|den bewegten Hintergrund|die Demos|das Tippen oben) (ab|)
(Animationen|bewegte Inhalte|Bewegungen|Effekte|die Laufschrift|die Videos) (abschalten|deaktivieren|reduzieren|stoppen|pausieren|ausblenden|)
(kann|könnte) man (das Bewegte|die Bewegung|die Animationen|die Effekte) (anhalten|ausstellen|wegmachen|einfrieren|unterbinden)
Bewegt sich hier zu viel für jemanden, dem schnell schwindlig wird, gibt es dazu eine Einstellung?
Ich habe Migräne und vertrage bewegte Bilder nicht.
mir wird schlecht von dem ganzen hin und her
Reduced Motion, unterstützt ihr das?
prefers-reduced-motion
weniger Bewegung auf der Seite bitte
Pausenknopf wo
wo ist der Knopf zum Anhalten
Stopp, das bewegt sich alles viel zu schnell!
wie friere ich das bild oben ein
mach ma die bewegung aus
animazionen ausschalten
Mein Laptop wird heiß von Ihren Animationen, kann ich die stilllegen?
Die Skyline im Hintergrund soll stillstehen, wie geht das?
Kannst du das Gezucke abstellen?
`,
  heroEmail: `
Ich hab hier oben meine E-Mail eingetippt, ist die jetzt schon verschickt?
(ich habe|hab) (oben|eben|gerade|auf der Startseite) meine (E-Mail|Mailadresse|Adresse|Mail) (eingetippt|eingegeben|eingetragen), (ist die schon verschickt|ist das jetzt gesendet|was passiert damit|habt ihr die jetzt|und nun)
was passiert mit der Mailadresse im Feld oben auf der Startseite
Wofür ist das E-Mail-Feld neben dem Knopf Starten?
Feld für die E-Mail auf der Startseite
wenn ich auf Starten klicke was passiert dann
Was passiert, wenn ich „Starten“ drücke?
starten knopf was macht der
Wird meine E-Mail-Adresse gleich abgeschickt, wenn ich sie oben eintrage?
(was macht|wozu dient|was bringt) (der Knopf|der Button|das Feld) (Starten|oben auf der Seite|mit der E-Mail|auf der Startseite)
(wird|ist) meine (Mailadresse|E-Mail-Adresse|E-Mail) (von oben|aus dem Feld oben|von der Startseite) (schon|) (gespeichert|gesendet|übertragen|verschickt|bei Ihnen)
(sind Sie|seid ihr) (schon|jetzt) im Besitz meiner Adresse, (wenn|weil) ich sie (oben|auf der ersten Seite) eingegeben habe
Ich tippe vorne meine Mail ein und lande im Formular, muss ich sie da nochmal eingeben?
Warum wollt ihr auf der Startseite gleich meine Mailadresse?
bekomme ich jetzt Werbung weil ich oben meine mail eingetragen hab
Hab auf Starten gedrückt und dann nix weiter ausgefüllt. Habt ihr meine Adresse jetzt?
email vorne eingegeben und dann abgebrochen, wird die gespeichert
E-Mail-Feld Startseite was passiert
email feld oben
I hob obn mei Mail eintippt, is de jetzt scho weg?
Adresse im obersten Feld eingegeben, aber nicht abgeschickt
geht die mail adrese gleich raus wenn ich sie oben eintipp
Muss ich in das Feld ganz oben meine E-Mail eintragen, um Sie zu kontaktieren?
Ich habe aus Versehen oben meine private E-Mail eingegeben und auf Starten geklickt. Ist das schlimm?
Kriegst du meine Mail, sobald ich sie auf der Titelseite eintrage?
meine mail steht jetzt im kontaktformular wieso
Wieso ist meine Adresse schon im Formular eingetragen?
`,
  policy: `
wo ist die Datenschutzerklärung
Datenschutzerklärung
Datenschutzhinweise
Datenschutzerklärung wo
wo kann ich Ihre Datenschutzerklärung nachlesen
Wo finde ich die Datenschutzerklärung und das Impressum?
(wo|wo steht|wo finde ich|wo sehe ich) (eure|Ihre|die) (Datenschutzerklärung|Datenschutzhinweise|Datenschutzbestimmungen|Datenschutzseite|Datenschutzinformation)
(zeigen Sie mir|zeig mir|schick mir|ich brauche|Link zur|Link auf die) (die|eure|Ihre) (Datenschutzerklärung|Datenschutzhinweise|Datenschutzbestimmungen)
(Datenschutzerklärung|Datenschutzhinweise|Datenschutzbestimmungen|Privacy Policy|Datenschutzinformationen) (Link|bitte|lesen|anzeigen|ansehen|öffnen|als PDF|ausdrucken|)
(gibt es|habt ihr|haben Sie) (eine|auch eine) (Datenschutzerklärung|Datenschutzseite)
datenschutzerklaerung eurer seite wo
datenschuzerklärung
(wer|wie heißt|wie erreiche ich) (ist|) (euer|Ihr|euren|der) (Datenschutzbeauftragter|Datenschutzbeauftragte|Datenschützer|Datenschutzbeauftragten)
Wer ist Ihr Datenschutzbeauftragter?
wer ist euer Datenschutzbeauftragter
Datenschutzbeauftragter Kontakt
Haben Sie einen eigenen Datenschutzbeauftragten?
ist ein Datenschutzbeauftragter benannt, Auftragsverarbeiter-Prüfung
Kontakt Datenschutz
An wen wende ich mich mit einer Frage zum Datenschutz?
Ansprechpartner Datenschutz
(wer|welche Stelle|welche Person) (ist bei Ihnen|ist bei euch) für (den Datenschutz|Datenschutzfragen) (zuständig|verantwortlich|)
mailadresse vom datenschutz
An welche Adresse schreibe ich wegen Datenschutz?
Sehr geehrte Damen und Herren, im Rahmen unserer jährlichen Dienstleisterprüfung muss ich für jeden potenziellen Auftragsverarbeiter die Kontaktdaten der zuständigen Stelle erfassen. Haben Sie einen Datenschutzbeauftragten benannt, und falls ja, wie erreiche ich ihn?
I find die Datenschutzerklärung ned, wo is'n die?
Bevor ich das Formular abschicke, möchte ich in Ruhe nachlesen, was Sie zum Umgang mit meinen Angaben schreiben. Wo steht das?
Wo steht schwarz auf weiß, was diese Website mit meinen Daten macht?
kann ich eure datenschutzseite auch auf englisch lesen
Wo ist der Text zum Datenschutz, dem ich zustimmen soll?
wer kümmert sich bei euch um datenschutz
`,
  samples: `
Wieso steht hier Beispielangabe?
was heißt Beispielangabe
was bedeutet „Beispielangabe“ neben dem Preis
Beispielangaben
Sind das echte Zahlen oder nur Beispiele?
(wieso|warum|weshalb) (steht|heißt es) (hier|bei euch|neben der Adresse|am Preis|im Impressum|unten) (Beispielangabe|Beispielangaben|Musterangabe|„Beispielangabe“)
(was|was genau) (soll|heißt|bedeutet|meint) (die Beispielangabe|das Wort Beispielangabe|der Hinweis auf Beispielangaben|das mit den Beispielangaben)
(sind|ist) (die Angaben|die Preise|die Adresse|die Telefonnummer|die Firmendaten|die Fristen|diese Daten) (echt|erfunden|nur Beispiele|ausgedacht|Platzhalter|Musterdaten|noch nicht echt)
(ist|sind) (das|diese Firma|dieses Unternehmen|Mainlicht) (echt|eine echte Firma|erfunden|nur eine Demo|ein Fake|ein Musterunternehmen|fiktiv)
(ist|sind) der (Name|Kunde) in den Beispielen (echt|erfunden|ausgedacht)
(ist|sind) (die Namen|die Firmen|die Personen|die Leute) in den (Beispielen|Demos) (echt|erfunden|ausgedacht)
Gibt es die Nordwerk Anlagenbau wirklich?
Wer ist Jana Brückner?
Jana Brückner, echte Kundin?
Sind Ihre Kundinnen im Beispiel wirkliche Menschen?
max mustermann is das echt
Heißen die wirklich Mustermann?
Erika Mustermann ist doch ein Platzhalter, oder?
Musterufer, gibts die Straße überhaupt
seid ihr überhaupt echt
Existiert eure Firma wirklich?
Die Telefonnummer besteht aus lauter Nullen, ist das ein Scherz?
HRB 000000 kann nicht stimmen
die mailadresse endet auf example, stimmt die
sin die preise echt oder nur beispil
Platzhalter auf der Seite
Stimmen die Preise, oder sind das nur Muster?
Kann ich mich auf die Preise verlassen, wenn da steht, es seien Beispiele?
Wann kommen die richtigen Daten auf die Seite?
Is des a Fake-Seitn?
Ich wollte Ihre Firma im Handelsregister nachschlagen und habe sie nicht gefunden, und überall steht etwas von Beispielen. Was ist hier echt?
bist du sicher dass die angaben hier stimmen
`,
  vulnerability: `
Ich habe eine Sicherheitslücke gefunden
sicherheitslücke melden
Sicherheitslücke auf der Website melden, wohin?
wo kann ich eine Schwachstelle melden
Schwachstelle gefunden
Bug Bounty
gibt es ein Bug-Bounty-Programm
security.txt
habt ihr eine security.txt
Responsible Disclosure
(ich habe|wir haben|hab) (eine|ne) (Sicherheitslücke|Schwachstelle|Lücke|offene Stelle) (entdeckt|gefunden|bei euch gefunden|auf Ihrer Seite entdeckt), (wohin damit|an wen|wem melde ich das|wo melden)
(wo|wie|wem|an wen) (melde|meldet|berichte|schicke) (ich|man) (eine|) (Sicherheitslücke|Schwachstelle|Sicherheitslücken|Sicherheitsprobleme|Lücke in der Software)
(Sicherheitslücke|Schwachstelle|XSS|SQL-Injection|Sicherheitsproblem|Exploit|offener Endpunkt) (melden|gemeldet|auf eurer Seite|gefunden|)
(zahlt ihr|gibt es|bekomme ich) (Geld|eine Belohnung|eine Prämie|ein Kopfgeld|etwas) für (gefundene Lücken|gemeldete Schwachstellen|eine Sicherheitslücke)
Ich bin Sicherheitsforscher und möchte Ihnen etwas melden.
Ich bin Pentester und mir ist an eurer Website was aufgefallen
An welche Adresse schicken Ethical Hacker ihre Funde?
Meldeadresse für Sicherheitsvorfälle
Ansprechpartner für Sicherheitsmeldungen
eure seite ist unsicher, wem sag ich das
Bei euch kann man über das Formular Code einschleusen, wen interessiert das?
i hob a Loch in eurer Seitn gfunden
sicherheitslüke melden
schwachstele gemeldet wohin
Mir ist beim Ausprobieren aufgefallen, dass man Ihren Chat zu etwas bringen kann, das er wohl nicht soll. Wohin melde ich so etwas vertraulich?
Coordinated Vulnerability Disclosure
Darf ich eure Website auf Schwachstellen testen?
Habt ihr einen PGP-Schlüssel für Meldungen?
An wen wende ich mich bei einem Datenleck, das ich bei euch entdeckt habe?
Wie reagieren Sie, wenn Ihnen jemand eine Sicherheitslücke meldet?
`,
};
