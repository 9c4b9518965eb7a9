/** How visitors ask about law, security and places of data: one wording a line. */
export const law = {
  gdpr: `
ist das DSGVO-konform
Datenschutz
gibt es einen AVV
Auftragsverarbeitungsvertrag
wie sieht es mit Datenschutz aus
erfüllt ihr die DSGVO
darf ich Kundendaten da eingeben
AV-Vertrag
Löschfristen für Kundendaten im Produkt
was sagt unser Datenschutzbeauftragter dazu
Datenschutzkonzept
ist WhatsApp DSGVO-konform
Auftragsverarbeitung Art. 28
verarbeitet ihr personenbezogene Daten unserer Kunden
ist der Chatbot datenschutzkonform
Datenschutzfolgenabschätzung
DSFA
brauchen wir eine Einwilligung unserer Kunden
wie ist der datenschutz geregelt
datenschutzrechtlich sauber?
wie siehts mit dem Datenschutz aus wenn da Kundendaten drin sind
erlaubt das die DSGVO überhaupt
avv vorlage schicken
technische und organisatorische Maßnahmen TOM
rechtsgrundlage für verarbeitung der kundendaten
wie halten sie es mit der datenschutzgrundverordnung
dsgvo konformer chatbot
unterschreibt ihr einen vertrag zur auftragsdatenverarbeitung
gilt der AVV auch für WhatsApp
schließen Sie mit uns einen AVV ab
ist der Chatbot mit der DSGVO vereinbar
ist die CRM-Integration DSGVO-konform
dürfen wir das datenschutzrechtlich einsetzen
Auf welcher Rechtsgrundlage verarbeiten Sie die Daten aus dem Formular?
Ist das alles sauber nach Datenschutzrecht?
Datenschutzgrundverordnung, Auftragsverarbeitung, personenbezogene Daten, Datenschutzbeauftragter
ist ein Datenschutzbeauftragter benannt, Auftragsverarbeiter-Prüfung
(ist das|seid ihr|ist der Bot|ist das alles|ist eure Lösung) (datenschutzkonform|DSGVO-konform|mit der DSGVO vereinbar|datenschutzrechtlich sauber|legal|erlaubt|rechtssicher|DSGVO konform)
(DSGVO|Datenschutz|AVV|AV-Vertrag|Auftragsverarbeitung|Auftragsverarbeitungsvertrag|Datenschutzerklärung|Datenschutzhinweise|TOM|Subunternehmer|Unterauftragnehmer|Löschkonzept|Verarbeitungsverzeichnis|DSFA|Datenschutz-Folgenabschätzung|Rechtsgrundlage|Löschfristen) (Muster|bitte|wo|)
(schließen Sie|schließt ihr|bekommen wir|habt ihr|gibt es) (einen|) (AVV|AV-Vertrag|Auftragsverarbeitungsvertrag|Vertrag zur Auftragsverarbeitung|Vertrag nach Art. 28) (ab|mit uns ab|)
(unser|unsere|mein) (Datenschutzbeauftragter|Datenschützer|Anwalt|Rechtsabteilung) (hat Bedenken|will wissen wie ihr das macht|fragt nach der DSGVO|macht Stress|blockt), was (sagen Sie dazu|tun|haben Sie in der Hand)
(wie|was) (haltet ihr es|steht es|tut ihr|geht ihr um|sieht es aus) (mit dem|für den|beim) Datenschutz
(dürfen|darf) (wir|man) (Kundendaten|personenbezogene Daten|Gesundheitsdaten|Patientendaten) (von der KI|mit dem Bot|in den Bot) (verarbeiten lassen|verarbeiten|eingeben)
(wer|welche) (Unterauftragnehmer|Subdienstleister|Dienstleister) (sind beteiligt|setzt ihr ein|verarbeiten Daten)
(WhatsApp|KI|ChatGPT) und (DSGVO|Datenschutz)(, geht das|, passt das zusammen|)
dsgvo konform ja nein
AV-Vertrag nach Art. 28 – haben Sie ein Muster?
Datenschutzerklärung wo
Ist das alles datenschutzkonform?
Brauchen wir einen AVV mit euch?
Ist der Einsatz mit der Datenschutzgrundverordnung vereinbar?
Ist das datenschutzkonform?
avv
Unser Datenschutzbeauftragter hat Bedenken, was sagen Sie dazu?
Schließen Sie einen Auftragsverarbeitungsvertrag?
DSGVO?
unsere (Juristin|Rechtsabteilung|Datenschutzbeauftragte) möchte die (Unterlagen|Papiere|Verträge) (zur Auftragsverarbeitung|zum Datenschutz|) (vorab|vorher|) sehen
bei uns geht es um (Patientendaten|Mandantendaten|sensible Daten|Sozialdaten), ist das (sauber gelöst|mit dem Datenschutz geregelt|erlaubt)
Unsere Juristin möchte die Unterlagen zur Auftragsverarbeitung vorab sehen
dsgvo konfrom?
Bei uns geht es um Patientendaten, deshalb frage ich lieber einmal zu viel: ist das mit dem Datenschutz sauber gelöst?
Wie sieht es bei Ihnen mit der Datenschutzgrundverordnung aus?
Kriegen wir einen AV-Vertrag von euch?
Ist der Einsatz eures Chatbots mit der DSGVO vereinbar?
`,
  security: `
wie sicher ist das
haben Sie Zertifikate
ISO 27001
SOC 2
sind die Daten verschlüsselt
IT-Sicherheit
Penetrationstest
wie schützen Sie sich vor Hackern
Verschlüsselung
TISAX
BSI C5
wer hat Zugriff auf die Daten
Zwei-Faktor-Authentifizierung
Sicherheitskonzept
was passiert bei einem Datenleck
Backups
Zertifizierung
gibts ein sicherheitszertifikat
prompt injection
Berechtigungskonzept Rollen und Rechte
sicherheitslücke melden
datensicherheit
kann jemand den bot hacken
Security Whitepaper
Informationssicherheit Nachweise
Zugriffsrechte Mitarbeiter
NIS2
ist das gegen angriffe abgesichert
Ich bin IT-Leiter, sind Sie ISO-zertifiziert
wie schützt ihr unsere daten vor zugriff
wie sicher ist der Chatbot
Wie sind die Daten gegen Hacker geschützt und verschlüsselt?
Penetrationstest, Verschlüsselung, Zugriffsrechte, Passwort, Backup, SOC 2
macht ihr Penetrationstests selbst
(sind Sie|seid ihr|habt ihr|haben Sie) (nach|ein|eine|) (ISO 27001|ISO|TISAX|SOC 2|BSI C5|BSI|TÜV|IT-Sicherheit) (zertifiziert|Zertifikat|Zertifizierung|geprüft|auditiert)
(sind|werden|ist) (die|unsere|meine) (Daten|Verbindung|Übertragung|Chats|Datenbank|Datensicherung) (verschlüsselt|geschützt|sicher|gesichert) (gespeichert|übertragen|)
(wer|welche Mitarbeiter) (hat|haben|bekommt) (alles|bei euch|) (Zugriff|Zugang|Zugriffsrechte) (auf unsere Daten|auf das System|auf die Kundendaten)
(Sicherheit|IT-Sicherheit|Datensicherheit|Verschlüsselung|Pentest|Penetrationstest|Zertifikate|Zertifizierung|ISO 27001|TISAX|SOC 2|Zugriffsrechte|Rollenkonzept|2FA|Zwei-Faktor|Zwei-Faktor-Authentifizierung|Passwörter|Firewall|Cyberangriff|Datenleck|Prompt Injection|Sicherheitskonzept|Audit|NIS2|Backup)
(was|wie) (tut ihr|schützt ihr|sichert ihr|macht ihr) (gegen|vor|unsere Daten vor|euch gegen) (Hacker|Hackerangriffe|Datenklau|Missbrauch|Angriffe|Cyberkriminelle|Datenlecks)
(kann|könnte) (jemand|man|ein Hacker|ein Kunde) (den Bot|das System) (hacken|austricksen|manipulieren|missbrauchen|knacken)
(wie|ist das) sicher (ist das|genug für eine Bank|)
(unsere|die) (IT|Informationssicherheit|CISO|Sicherheitsabteilung) (hat|schickt|braucht) (einen Fragebogen|Fragen|Nachweise|Unterlagen zur Sicherheit)
(hattet ihr|gab es) (schon mal|bereits|) (einen Hackerangriff|eine Datenpanne|einen Sicherheitsvorfall|ein Datenleck)
Sind Sie ISO 27001 zertifiziert?
Verschlüsselt ihr die Übertragung?
BSI C5 oder TISAX vorhanden?
Technische und organisatorische Maßnahmen als PDF?
Sind Sie nach ISO 27001 zertifiziert?
Wie sind die Daten verschlüsselt?
Macht ihr Penetrationstests?
Wer hat alles Zugriff auf unsere Daten?
pentest
Was tut ihr gegen Hacker?
unser (Einkauf|Kunde|Konzern|Versicherer) verlangt einen (Nachweis|Beleg|Bericht) über (Informationssicherheit|IT-Sicherheit|Datensicherheit)
Unser Einkauf verlangt einen Nachweis über Informationssicherheit
2 faktor login vorhanden?
Haben Sie irgendein Sicherheitszertifikat?
Wie schützen Sie unsere Daten vor fremdem Zugriff?
`,
  worksCouncil: `
muss der Betriebsrat zustimmen
Betriebsrat
Mitbestimmung
Betriebsvereinbarung
überwacht das System unsere Mitarbeiter
Leistungskontrolle der Mitarbeiter
Personalrat
§ 87 BetrVG
kann der Chef sehen wie schnell ich antworte
Mitarbeiterüberwachung
was sagen wir unserem Betriebsrat
Verhaltens- und Leistungskontrolle
haben Sie Unterlagen für den Betriebsrat
ist das mitbestimmungspflichtig
wird ausgewertet, was einzelne Mitarbeiter tun
Arbeitnehmervertretung
kontrolliert die software die angestellten
Musterbetriebsvereinbarung
ich bin Betriebsratsvorsitzende und habe Fragen
beschäftigtendatenschutz
werden wir damit getrackt am Arbeitsplatz
gewerkschaft
speichert ihr wer von unseren leuten wie viele tickets macht
was muss ich mit dem Betriebsrat klären
muss der BR da mitreden
unser Betriebsrat macht sich Sorgen wegen Überwachung
Unser Betriebsrat macht Ärger, was müssen wir ihm vorlegen?
(unser|der|mein) (Betriebsrat|Personalrat|BR|Betriebsratsvorsitzender) (will mitreden|muss zustimmen|hat Bedenken|stellt sich quer|blockiert|fragt nach|ist dagegen|will Unterlagen|muss gefragt werden)
(müssen|muss|sollten) (wir|man|ich) (den|die) (Betriebsrat|Personalrat|Mitarbeitervertretung|Arbeitnehmervertretung|MAV) (einbinden|fragen|beteiligen|informieren|einschalten|zustimmen lassen)
(Betriebsrat|Mitbestimmung|Betriebsvereinbarung|Personalrat|Mitarbeiterüberwachung|Leistungskontrolle|§ 87 BetrVG|Betriebsverfassungsgesetz|Mitarbeitervertretung|Zustimmung Betriebsrat|Überwachung am Arbeitsplatz)
(wird|werden|überwacht|kontrolliert|misst) (die Leistung der Mitarbeiter|die Mitarbeiter|meine Leute|das System die Angestellten|der Chef mich|das die Belegschaft|unsere Arbeit) (überwacht|kontrolliert|ausgewertet|gemessen|bespitzelt|)
(sieht|kann) (der Chef|der Arbeitgeber|die Firma) (sehen, |) (wie schnell ich antworte|was ich mache|wie viel jeder arbeitet)
(habt ihr|gibt es) (ein Muster für|Vorlagen für|) (eine Betriebsvereinbarung|die Betriebsvereinbarung|den Betriebsrat)
Unser Betriebsrat will vor jeder Einführung von KI mitbestimmen (§ 87 BetrVG). Unterstützen Sie uns mit Unterlagen?
Bin Betriebsrätin. Wird durch das Tool das Verhalten der Kolleginnen ausgewertet?
Unser Betriebsrat ist skeptisch, was muss man beachten?
Unser Betriebsrat will mitreden
Wird die Leistung der Mitarbeiter überwacht?
Müssen wir den Personalrat einbinden?
bei uns redet (die Gewerkschaft|der Betriebsrat|die Personalvertretung) mit
(Gewerkschaft|Personalvertretung|Arbeitnehmervertreter) (einbeziehen|fragt|gibt das Stress|)
Bei uns redet die Gewerkschaft mit, gibt das Stress?
Wir haben einen Betriebsrat, was müssen wir da beachten?
Braucht es eine Betriebsvereinbarung?
`,
  aiAct: `
was verlangt der AI Act
EU KI-Verordnung
ist das Hochrisiko-KI
müssen wir kennzeichnen dass es eine KI ist
AI Act
KI-Gesetz
Transparenzpflicht
Kennzeichnungspflicht für Chatbots
Pflichten nach KI-VO
welche risikoklasse hat der bot
Artikel 50
KI-Kompetenz Schulungspflicht
sind Sie konform mit der KI-Verordnung
muss ich meinen kunden sagen dass sie mit einem bot reden
AI-Act-konform
ist der einsatz von ki überhaupt legal
Weiß der Kunde, dass er mit einer Maschine schreibt
artikel 4 ki kompetenz mitarbeiter
EU AI Act Einstufung
ki richtlinie
erkennen unsere Kunden, dass es ein Bot ist
dokumentationspflichten für ki
neues eu gesetz für künstliche intelligenz
ki verordnung anbieter oder betreiber
muss ich Kunden sagen, dass eine KI antwortet
was müssen wir wegen dem AI Act beachten
Merken unsere Kunden, dass sie mit einer KI reden, und müssen wir das sagen?
(KI-Verordnung|AI Act|EU AI Act|KI-Gesetz|KI-VO|Kennzeichnungspflicht|Transparenzpflicht|Hochrisiko-KI|KI-Kompetenz|KI-Schulungspflicht|Artikel 50|Artikel 4|Risikoklasse|KI-Regulierung|EU-Verordnung KI)
(müssen|muss) (wir|man|ich) (kennzeichnen|offenlegen|dazuschreiben|dem Kunden sagen|unsere Kunden informieren|angeben), dass (da ein Bot antwortet|das eine KI ist|KI im Einsatz ist|kein Mensch schreibt)
(fällt|gilt|zählt) (das|euer Bot|der Chatbot) (unter|als) (Hochrisiko|Hochrisiko-KI|den AI Act|die KI-Verordnung|das KI-Gesetz)
(brauchen|müssen) (unsere|meine) (Leute|Mitarbeiter) (eine KI-Schulung|geschult werden|einen KI-Nachweis|eine Schulung nach dem KI-Gesetz) (nach dem Gesetz|gesetzlich|laut AI Act|wegen der KI-Verordnung|)
(was|welche Pflichten) (verlangt|schreibt|haben wir|kommt|gilt) (die KI-Verordnung|das KI-Gesetz|der AI Act|durch den AI Act|die EU|das neue Gesetz) (vor|von uns|auf uns zu|für Chatbots|bei KI|)
(ist|sind) (ihr|eure Lösung|das) (AI-Act-konform|mit dem AI Act vereinbar|KI-Verordnung-konform)
In welche Risikoklasse nach EU AI Act fällt Ihr Chatbot?
Müssen wir nach der KI-Verordnung unsere Mitarbeiter schulen, wenn wir euren Bot einsetzen?
Müssen wir den Kunden sagen, dass da eine KI antwortet?
KI-Verordnung
Müssen wir kennzeichnen, dass da ein Bot antwortet?
Fällt das unter Hochrisiko KI?
Brauchen unsere Leute eine KI Schulung nach dem Gesetz?
muss ich meinen Kunden (auf die Nase binden|sagen|mitteilen), dass da eine (Maschine|KI) (schreibt|antwortet)
Muss ich meinen Kunden auf die Nase binden, dass da eine Maschine schreibt?
Müssen wir wegen des KI-Gesetzes irgendwas tun?
Was bedeutet die KI-Verordnung für uns als Betreiber?
`,
  outreach: `
darf man Leads einfach so anschreiben
UWG
Kaltakquise erlaubt
dürfen wir Kunden per WhatsApp anschreiben
Einwilligung für Werbung
Double-Opt-in
Werbemails rechtlich erlaubt
ist Cold Calling legal
brauche ich eine Erlaubnis für Erinnerungen per WhatsApp
§ 7 UWG
unerwünschte werbung
Ist automatische Akquise zulässig
newsletter an kunden verschicken rechtlich
spam gesetz
abmahnung wegen werbung
darf die KI meine Interessenten anrufen
opt-in für whatsapp nachrichten
Werbeeinwilligung
rechtlich ok leads per mail zu kontaktieren
ist das kein Spam
verboten leute ungefragt zu kontaktieren
wettbewerbsrecht
kaltakquise per mail b2b rechtslage
ist es legal, Leute per WhatsApp anzuschreiben
darf der lead-generator leute anschreiben ohne einwilligung
Darf ich fremde Firmen einfach anmailen oder ist das verboten?
Darf ich jemanden anrufen, der nur auf meiner Seite war?
Kaltakquise, Werbemails, Einwilligung, UWG
(darf|dürfen|kann) (ich|wir|man) (alte Kontakte|Interessenten|Firmen|Leute|fremde Leute|Bestandskunden|Leads|unsere Kontakte) (einfach|per Mail|per WhatsApp|ohne Einwilligung|ungefragt|) (anschreiben|anrufen|anwerben|kontaktieren|anmailen|bewerben)
(ist|sind) (Kaltakquise|Werbemails|Werbeanrufe|Cold Calls|Serienmails|Massenmails|Kaltanrufe|LinkedIn-Nachrichten) (erlaubt|legal|verboten|zulässig|strafbar|okay)
(UWG|Kaltakquise|Spam|Einwilligung Werbung|Double-Opt-in|Opt-in|Werbeeinwilligung|Werbemails|Telefonakquise|§ 7 UWG|Abmahnung wegen Werbung|Cold Mailing|Massenmail|Kaltmails)
(brauche|brauchen) (ich|wir|man) (eine|) (Einwilligung|Erlaubnis|Zustimmung|Opt-in) (für Werbung|um Leuten WhatsApp zu schicken|für Werbemails|bevor wir anrufen|für Newsletter an Kunden|zum Anschreiben)
(könnt ihr|kann der Bot|schreibt das System) (für uns|automatisch|) (Interessenten|Firmen|Leute|Kaltkontakte) (anschreiben|anrufen|kontaktieren|an)
(ist das|gilt das) (nicht|als) (Spam|unlauter|Belästigung|verboten)
Darf ich mit eurem Leadtool einfach fremde Firmen anmailen oder ist das verboten?
Kaltakquise per KI-Anruf – dürfen wir das?
Darf ich Leute anrufen, die nur mal auf der Website waren?
Ist Kaltakquise per Mail damit legal?
Darf ich alte Kontakte per Mail anwerben?
Ist Kaltakquise erlaubt?
Brauche ich eine Einwilligung um Leuten WhatsApp zu schicken?
ich hab (3000|einen Stapel|hunderte) (Visitenkarten|Adressen|Messekontakte), darf ich die (alle|) (anmailen|anschreiben|anrufen)
Ich hab 3000 Visitenkarten im Schrank, darf ich die alle anmailen?
Dürfen wir Leute anschreiben, die uns nicht kennen?
Sind Werbemails an Firmen erlaubt?
`,
  hosting: `
wo liegen die Daten
Serverstandort
wo stehen eure Server
werden Daten in die USA übertragen
Rechenzentrum in Deutschland
Hosting
gehostet in der EU
wo werden die Daten unserer Kunden gespeichert
geht was nach Amerika
AWS oder Azure
Subunternehmer
Unterauftragsverarbeiter
Drittlandtransfer
in welchem Land werden Daten verarbeitet
bleiben die daten in deutschland
Cloud Anbieter
wo wird das gehostet
verlassen die Daten die EU
Speicherort
wer sind Ihre Hoster
datenstandort
us cloud act
wo liegt die datenbank
liegen die chatdaten in deutschland oder amerika
server in europa?
wer verarbeitet die daten noch
Serverstandort Deutschland
sind die Server in Deutschland
auf welchen Servern läuft der Chatbot
gehen unsere Daten in die USA
Stehen eure Server in Deutschland oder in Amerika?
Serverstandort, Rechenzentrum, Cloud, AWS, in welchem Land gespeichert
(wo|in welchem Land|an welchem Ort) (stehen|liegen|werden|sind|lagern) (eure Server|die Daten|unsere Daten|die Kundendaten|die Server|die Chats|die Rechenzentren) (gespeichert|gehostet|verarbeitet|abgelegt|)
(landet|gehen|kommt|fließen|werden) (was|Daten|unsere Daten|irgendwas) (in Amerika|in die USA|nach Amerika|nach China|ins Ausland|in Drittländer|bei Amazon|zu Microsoft|zu Google) (übertragen|)
(Serverstandort|Hosting|Hoster|Rechenzentrum|Datenstandort|Speicherort|Server in Deutschland|EU-Hosting|AWS|Azure|Cloudanbieter|Drittland|USA|Datenspeicherung|Datenhaltung|Cloud Act)
(bleiben|liegen|werden) (die|alle|unsere) Daten (in Deutschland|in Europa|in der EU|innerhalb der EU) (gespeichert|gehostet|)
(bei wem|wer|bei welchem Anbieter) (hostet ihr|hostet die Website|liegt die Website|liegen die Daten|betreibt die Server)
(nutzt|verwendet) ihr (AWS|Azure|Google Cloud|Hetzner|amerikanische Server|US-Dienste|deutsche Server)
In welchem Land stehen die Server, auf denen unsere Kundendaten landen?
Gehen Daten in die USA?
Stehen eure Server in den USA?
In welchem Land werden die Daten gespeichert?
Landet was in Amerika?
In welchem Land werden die Kundendaten gespeichert?
sind das Server (bei Amazon|von Google|in den USA) oder was Deutsches
Sind das Server bei Amazon oder was Deutsches?
servr standord
Werden unsere Daten außerhalb der EU verarbeitet?
In welchen Rechenzentren liegen unsere Kundendaten?
`,
};
