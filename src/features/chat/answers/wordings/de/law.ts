/** How visitors ask about law, security and places of data: one wording a line. */
export const law = {
  gdpr: `
ich traue (euch|der KI|dem Ganzen|dem Datenschutz) (beim Datenschutz|bei KI|da|) nicht
ist das DSGVO-konform
Datenschutz
gibt es einen AVV
Auftragsverarbeitungsvertrag
wie sieht es mit Datenschutz aus
erfüllt ihr die DSGVO
darf ich Kundendaten da eingeben
AV-Vertrag
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
(ist das|seid ihr|ist der Bot|ist das alles|ist eure Lösung) (datenschutzkonform|DSGVO-konform|mit der DSGVO vereinbar|datenschutzrechtlich sauber|legal|erlaubt|rechtssicher|DSGVO konform)
(DSGVO|Datenschutz|AVV|AV-Vertrag|Auftragsverarbeitung|Auftragsverarbeitungsvertrag|TOM|Löschkonzept|Verarbeitungsverzeichnis|DSFA|Datenschutz-Folgenabschätzung|Rechtsgrundlage) (Muster|bitte|wo|)
(schließen Sie|schließt ihr|bekommen wir|habt ihr|gibt es) (einen|) (AVV|AV-Vertrag|Auftragsverarbeitungsvertrag|Vertrag zur Auftragsverarbeitung|Vertrag nach Art. 28) (ab|mit uns ab|)
(unser|unsere|mein) (Datenschutzbeauftragter|Datenschützer|Anwalt|Rechtsabteilung) (hat Bedenken|will wissen wie ihr das macht|fragt nach der DSGVO|macht Stress|blockt), was (sagen Sie dazu|tun|haben Sie in der Hand)
(wie|was) (haltet ihr es|steht es|tut ihr|geht ihr um|sieht es aus) (mit dem|für den|beim) Datenschutz
(dürfen|darf) (wir|man) (Kundendaten|personenbezogene Daten|Gesundheitsdaten|Patientendaten) (von der KI|mit dem Bot|in den Bot) (verarbeiten lassen|verarbeiten|eingeben)
(WhatsApp|KI|ChatGPT) und (DSGVO|Datenschutz)(, geht das|, passt das zusammen|)
dsgvo konform ja nein
AV-Vertrag nach Art. 28 – haben Sie ein Muster?
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
is das datenschutzkonform
patientendaten, darf ich das überhaupt
unser datenschutzbeauftragter wird wahnsinnig, was sag ich dem
auftragsverarbeitung
schweigepflicht beim zahnarzt und ki
krieg ich da ärger mit dem datenschutz
macht ihr so nen vertrag wegen datenverarbeitung
whatsapp is doch datenschutz technisch heikel
personenbezogene daten
tom und avv vorhanden?
wie geht ihr mit kundendaten um rechtlich
dürfen steuerberater sowas nutzen wegen mandantengeheimnis
hab angst vor ner abmahnung wegen daten
protokoll wer was geändert hat
art. 28 vertrag
brauch ich ne folgenabschätzung
einwilligung der gäste nötig wenn der bot deren daten verarbeitet
gesundheitsdaten
ds-gvo nachweise
darf der bot überhaupt den namen vom kunden sehn, rechtlich
datenschutzvertrag
kann ich auf euer avv muster mal draufgucken
ist das erlaubt mit dem datenschutz bei uns in der apotheke
Ich bräuchte Ihren AVV zur Prüfung.
Ist das überhaupt datenschutzkonform?
Schließen Sie eine Vereinbarung nach Artikel 28 ab?
Unser Datenschutzbeauftragter hat Bauchschmerzen.
Müssen wir eine Datenschutz-Folgenabschätzung machen?
Wie sind Löschkonzepte geregelt?
Auf welcher Rechtsgrundlage verarbeiten Sie personenbezogene Daten unserer Kunden?
Ist WhatsApp im Kundenkontakt denn datenschutzrechtlich zulässig?
Führen Sie ein Änderungsprotokoll?
Sind Sie Auftragsverarbeiter oder gemeinsam Verantwortlicher?
Können Sie mir die Vorlage für die Auftragsverarbeitung zusenden?
Wie passt eine KI mit dem europäischen Datenschutzrecht zusammen?
Die Aufsichtsbehörde sitzt uns im Nacken.
GDPR-compliant?
Was sagt Ihr Datenschutzkonzept?
Wer ist im Sinne der Verordnung der Verantwortliche?
Brauche ich von meinen Kunden eine Einwilligung, damit der Bot ihre Angaben verarbeiten darf?
Erfüllen Sie die Anforderungen des BDSG?
Wie wird mit personenbezogenen Informationen unserer Endkunden umgegangen?
Mit wem schließen wir die Auftragsverarbeitungsvereinbarung?
Ich bin DSB und muss Ihr Produkt freigeben.
Wie stellen Sie Artikel-28-Konformität sicher?
Ist das Schweizer revDSG ebenfalls abgedeckt?
Kommen wir damit durch ein Datenschutz-Audit?
ähm ist das alles dsgvo konform
also wir brauchen so einen avv habt ihr den
unser datenschutzbeauftragter will wissen äh wie ihr das regelt
sag mal darf man whatsapp da überhaupt benutzen vom datenschutz her
dsgvo avv vorlage
auftragsverarbeitung vertrag
datenschutz konform ki
löschkonzept änderungsprotokoll
Wie haltet ihr es mit dem Datenschutz, Hand aufs Herz?
Reißt mir der Datenschützer den Kopf ab, wenn ich euch nehme?
Gibt es ein Protokoll darüber, wer was geändert hat?
Unterschreibt ihr Auftragsverarbeitung oder redet ihr euch raus?
Unser Datenschutzbeauftragter, ein sehr gewissenhafter Herr, verlangt einen Vertrag nach Artikel 28. Bieten Sie einen solchen?
Die Angaben meiner Kunden sind mir heilig. Auf welcher vertraglichen Grundlage verarbeiten Sie diese?
Darf ich Ihr Werkzeug bedenkenlos einsetzen, ohne gegen die Datenschutz-Grundverordnung zu verstoßen?
Welche vertraglichen Zusagen zum Datenschutz erhalten wir als Auftraggeber?
seid ihr dsgvo safe
habt ihr nen avv
datenschutz wie läuft das bei euch
kriegen wir stress mit der datenschutzbehörde
Ist erlaubt mit Datenschutz Gesetz?
Vertrag für Daten, AVV, haben Sie?
Wie Sie schützen persönliche Daten von Kunden nach DSGVO?
Datenschutz ist okay bei WhatsApp?
Was lege ich dem Landesbeauftragten vor, wenn er nach euch fragt?
Kann ich mit euch nachts ruhig schlafen, was personenbezogene Daten angeht?
Verordnung 2016/679: Wie erfüllt ihr die?
Habt ihr ein Papier, das unsere Datenschützerin gegenzeichnen kann?
(ist das|seid ihr) (DSGVO-konform|datenschutzkonform|mit dem Datenschutz vereinbar)
(schließen Sie|bekommen wir|habt ihr) (einen AVV|einen Auftragsverarbeitungsvertrag)
Dürfen wir das trotz Schweigepflicht einsetzen?
Kann ich später nachvollziehen, wer welchen Datensatz geändert hat?
Wir verkaufen Medizinprodukte. Darf die KI da Auskünfte geben?
(kann ich|können wir|sieht man) (später|hinterher|) (nachvollziehen|sehen|prüfen), wer (was|welche Daten|welchen Eintrag) (geändert|angesehen|gelöscht) hat
Gibt es ein Änderungsprotokoll?
Datenschutz ist bei uns ein großes Thema, was haben Sie da?
Wir arbeiten mit Gesundheitsdaten, ist das erlaubt?
Ist der Einsatz datenschutzrechtlich in Ordnung?
Bekommen wir einen Auftragsverarbeitungsvertrag von Ihnen?
Unser Datenschutzbeauftragter fragt, ob alles konform ist.
Dürfen wir Kundendaten überhaupt durch eine KI verarbeiten?
Entspricht Ihr Chatbot den europäischen Datenschutzregeln?
Schließen Sie mit uns einen AVV nach Artikel 28?
Wie gehen Sie mit personenbezogenen Angaben unserer Kunden um?
Ist WhatsApp im Kundenkontakt datenschutzkonform?
Gibt es Löschfristen und ein Protokoll der Änderungen?
Verstoßen wir mit dem Bot gegen Datenschutzrecht?
Was sagt die DSGVO zu so einem Assistenten?
Kriegen wir Ärger mit der Datenschutzbehörde?
Schicken Sie mir bitte Ihren AV-Vertrag.
Darf ich Kundennamen in das System eingeben?
Ist Ihr Produkt DSGVO-konform, auch mit HubSpot?
Was muss ich beim Datenschutz mit KI beachten?
Wie steht Ihre Lösung zum Datenschutz?
dsgvo konform?
is das erlaubt mit whatsapp wegen datenschutz
loeschfristen
was sag ich meinem datenschutzbeauftragten
datenschutz bei kundendaten wie
avv vertrag gibts den
aenderungsprotokoll?
darf ich das datenschutzmaessig ueberhaupt
dsb hat beim letzten tool nein gesagt weil kein vertrag da war, habt ihr einen
personenbezogene daten wie geht ihr damit um
datenschuz
is das sauber mit der dsgvo
kriegen wir aerger mitm datenschutz
Ich bin Datenschutzbeauftragter einer Gruppe mit 300 Leuten. Schließen Sie eine Vereinbarung nach Artikel 28 ab?
Könnten Sie mir Ihre AVV-Vorlage zukommen lassen oder bestätigen, dass es eine gibt?
Welche Löschfristen vereinbaren Sie mit Ihren Kunden?
Ist es datenschutzrechtlich zulässig, Kunden mit Ihrem Werkzeug per WhatsApp anzuschreiben?
Ist es unter Datenschutzgesichtspunkten nicht bedenklich, dass eine KI Kundenbriefe liest?
Wie schützen Sie die personenbezogenen Daten unserer Kundschaft rechtlich?
Führen Sie ein Protokoll der Änderungen, das wir der Aufsichtsbehörde vorlegen könnten?
Wir verarbeiten Gesundheitsdaten. Wäre Ihr Einsatz bei uns erlaubt?
Wo lese ich nach, was diese Website mit personenbezogenen Daten macht?
Als Steuerberater unterliege ich der Verschwiegenheit. Wie halten Sie es mit dem Datenschutzrecht?
Ist Ihre Lösung DSGVO-konform?
Wer ist Verantwortlicher und wer Auftragsverarbeiter, und worauf stützt sich das?
Unsere Rechtsabteilung rührt sich nicht ohne Auftragsverarbeitungsvertrag. Liefern Sie den?
Brauchen wir eine Datenschutz-Folgenabschätzung, und sehen Sie sich das mit uns an?
Was tun Sie, um europäische Datenschutzregeln einzuhalten?
Wegen eines amerikanischen Werkzeugs bekamen wir eine Rüge der Behörde. Wie sind Sie beim Datenschutz aufgestellt?
Die Einwilligungen liegen bei uns in HubSpot. Welche datenschutzrechtliche Absprache treffen Sie mit uns?
Ich fürchte, unser Datenschützer winkt ab. Womit können wir ihn überzeugen?
Halten Sie sich an die Vorgaben der Datenschutz-Grundverordnung, und wodurch?
(Wir sind eine|Ich habe eine|Ich leite eine) (Arztpraxis|Kanzlei|Apotheke|Steuerkanzlei|Klinik), (dürfen wir das wegen der Schweigepflicht|ist das mit der Verschwiegenheit vereinbar|geht das rechtlich mit Patientendaten)
Schweigepflicht und Chatbot, verträgt sich das?
Berufsgeheimnis § 203 StGB, ist der Einsatz zulässig?
Dürfen wir als Praxis so etwas überhaupt einsetzen?
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
wie sicher is das
kann das gehackt werden
verschlüsselt?
passwortschutz
tüv zertifikat
werden die daten geklaut
hackerangriff letztes jahr bei unserm lieferanten, wie schützt ihr euch
2fa
wer hat bei euch alles zugriff
zertifizierungen
bsi grundschutz
cyberversicherung fragt nach euren schutzmaßnahmen
ssl
soc2
kann jemand den bot austricksen und kundennummern abgreifen
backup macht ihr
zugriffsrechte
virus gefahr?
unsere it will nen fragebogen zur informationssicherheit ausgefüllt
datenleck schonmal gehabt
ransomware
security audit
kommt da kein fremder an meine mandantendaten technisch gesehn
Ich bräuchte dazu noch Ihre TOMs.
Wie verschlüsseln Sie die Übertragung?
Gibt es einen aktuellen Penetrationstest?
Haben Sie ein SOC-2-Testat?
Wer hat bei Ihnen Zugriff auf unsere Systeme?
Was tun Sie gegen Hackerangriffe?
Unser CISO schickt Ihnen einen Fragebogen zur Informationssicherheit.
Wie schützen Sie sich vor Prompt Injection?
Sind Passwörter bei Ihnen gehasht gespeichert?
BSI-Grundschutz oder C5?
Rollen und Berechtigungen, wie ist das gelöst?
Kann der Bot von außen manipuliert werden, sodass er Interna ausplaudert?
Wie ist die IT-Sicherheit gewährleistet?
Welche Prüfsiegel können Sie vorlegen?
Wurden Sie schon einmal gehackt?
Werden ruhende Daten verschlüsselt abgelegt?
Unsere Cyberversicherung verlangt Nachweise.
Haben Sie ein ISMS?
Trennen Sie die Mandanten sauber voneinander?
NIS2, sind Sie als Lieferant darauf vorbereitet?
Backups: wie häufig und wie geschützt?
Gibt es technische und organisatorische Maßnahmen schriftlich?
Dürfen wir bei Ihnen ein Lieferantenaudit durchführen?
Wie dicht ist das System gegen unbefugte Einblicke?
ähm habt ihr so ein iso zertifikat
also wie ist das verschlüsselt
kann da einer reinhacken
sag mal wer darf bei euch auf unsere sachen zugreifen
verschlüsselung zugriffsrechte
penetrationstest bericht
tom soc2 nachweis
Wie leicht kommt ein Hacker bei euch rein?
Hat euch mal jemand von außen geprüft?
Ist das sicherer als unser Passwort auf dem Klebezettel?
Kann man euren Bot mit Tricks dazu bringen, Geheimnisse auszuplaudern?
Man liest fast täglich von Einbrüchen in Computeranlagen. Wie schützen Sie sich vor derlei?
Unsere EDV-Abteilung möchte Nachweise über Ihre Sicherheitsvorkehrungen sehen. Können Sie solche vorlegen?
Verfügen Sie über eine Bescheinigung einer Prüfstelle, etwa vom TÜV?
Wird alles verschlüsselt übertragen, sodass kein Fremder mitlesen kann?
seid ihr zertifiziert
wie secure is das ganze
habt ihr 2fa
macht ihr pentests
Ist sicher gegen Hacker?
Welche Zertifikat haben Sie für Sicherheit?
Daten sind verschlüsselt oder offen?
Wer kann sehen unsere Sachen bei Ihnen?
Wie dick ist die Tür zu eurem Tresor?
Unser IT-Leiter schickt euch 120 Fragen zur Informationssicherheit. Beantwortet ihr die?
Nach unserem Ransomware-Vorfall sind wir gebrannte Kinder. Was tut ihr gegen Angriffe?
Erfüllt ihr TISAX oder BSI-Grundschutz?
(habt ihr|haben Sie) (ISO 27001|SOC 2|eine Zertifizierung|einen Penetrationstest|TISAX)
Werden die Daten verschlüsselt?
Wie sicher ist eure Website?
(wie sicher|ist) (ist|) (eure Website|Ihre Seite|das Kontaktformular) (sicher|)
Wie schützt ihr unsere Daten vor Hackern?
Wie schützen Sie das System vor Hackern?
Werden unsere Daten verschlüsselt übertragen?
Wer von Ihren Leuten hat Zugriff auf unsere Daten?
Lassen Sie regelmäßig Penetrationstests durchführen?
Haben Sie ein Siegel vom BSI oder TÜV?
Was unternehmen Sie gegen Datenlecks?
Unsere IT hat einen Fragebogen zur Informationssicherheit.
Wie sind die Zugriffsrechte bei Ihnen geregelt?
Kann jemand von außen unsere Daten abgreifen?
Gibt es eine Zwei-Faktor-Anmeldung?
Erfüllen Sie TISAX oder SOC 2?
Wie gut ist das System gegen Angriffe abgesichert?
Können Sie ein Sicherheitszertifikat vorlegen?
Was für eine Verschlüsselung verwenden Sie?
Gab es bei Ihnen schon einen Hackerangriff?
Wird Ihre Software von Externen auf Lücken geprüft?
sicher?
verschluesselung
zertifikate
hacker
wer kommt an unsere daten ran bei euch
sicherheitsfragebogen fuellt ihr den aus
mein it mensch is seit dem hackerangriff beim lieferanten total paranoid und will was schriftlich zur sicherheit, habt ihr da was
zertifiziert?
daten verschluesselt?
cyberangriff schutz
Sind Sie nach ISO 27001 zertifiziert, oder haben Sie einen SOC-2-Bericht?
Als IT-Leiter müsste ich wissen, wie Daten bei Speicherung und Übertragung verschlüsselt werden.
Wurde ein externer Penetrationstest durchgeführt?
Würden Sie unseren Sicherheitsfragebogen mit 80 Zeilen ausfüllen?
Wer in Ihrem Haus hat Zugriff auf Kundendatensätze, und wie werden Rechte vergeben?
Ist es nicht eine Sicherheitslücke, wenn ein Dritter an unser Salesforce darf?
Unsere Automobilkunden bestehen auf TISAX. Haben Sie das?
Welche technischen Maßnahmen schützen uns vor Hackern?
Können Sie ein Zertifikat nennen, das Ihre IT-Sicherheit belegt?
Unterstützen Sie Zwei-Faktor-Anmeldung und Rollenrechte?
Wie sicher ist Ihr System aus Sicht eines vorsichtigen Handwerkers?
Nach einem Erpressungstrojaner auf unserem Exchange-Server sind wir misstrauisch. Wie steht es um die Sicherheit Ihres Produkts?
Werden Ihre Systeme regelmäßig auditiert, und von wem?
Darf unser Prüfer Ihre Sicherheitsvorkehrungen einsehen?
Wie ist gewährleistet, dass kein Unbefugter mitliest?
Liegt ein C5-Testat des BSI vor?
Ist die Strecke zwischen SAP Business One und Ihrem Dienst verschlüsselt?
Unser Cyberversicherer verlangt einen Sicherheitsnachweis. Was können Sie vorlegen?
Wie gut ist Ihre Infrastruktur gegen Einbrüche abgeschirmt?
Gibt es ein Dokument zu technischen und organisatorischen Schutzmaßnahmen für unsere IT?
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
unser br will mitreden
muss die arbeitnehmervertretung ja sagen
wird damit die leistung meiner leute überwacht
brauchen wir ne betriebsvereinbarung
personalrat im krankenhaus
die kollegen vom br stellen sich quer
darf der chef sehen wer wie schnell antwortet
paragraph 87 betrvg
unterlagen für den betriebsrat
ich bin im betriebsrat, was muss ich wissen
muss man die belegschaftsvertretung vorher fragen
kontrolliert das tool meine angestellten
gewerkschaft meckert, brauchts zustimmung
wann binde ich den br ein
br muss unterschreiben?
verhaltenskontrolle
hat der betriebsrat da ein veto
betriebsratsvorsitzende fragt nach infos zu eurem ding
kann ich das einführen ohne br
mavertretung bei uns in der diakonie
werden die verkäuferinnen getrackt
87 abs 1 nr 6
leistungskontrolle
wie kriegen wir den betriebsrat an bord
arbeitnehmer mitsprache bei ki
Müssen wir die Arbeitnehmervertretung einschalten?
Ich sitze im Betriebsrat und will wissen, ob damit Leistungskontrolle möglich ist.
Greift hier § 87 BetrVG?
Haben Sie eine Musterbetriebsvereinbarung?
Werden unsere Kollegen damit überwacht?
Der Personalrat will Unterlagen sehen.
Brauchen wir eine Betriebsvereinbarung?
Kann der Chef damit sehen, wer wie schnell antwortet?
Wie gehen Sie mit Mitbestimmung um?
Unsere Personalvertretung droht mit einer einstweiligen Verfügung.
Lässt sich mit dem Tool das Verhalten einzelner Beschäftigter nachvollziehen?
Wann sollten wir das Gremium informieren?
Betriebsrat und KI, was ist zu beachten?
Dürfen wir das ohne BR-Beschluss einführen?
Wir sind Gewerkschafter und befürchten gläserne Mitarbeiter.
Sind Leistungsdaten der Agenten auswertbar, und wer darf das?
Kommen wir um eine Beteiligung der Mitarbeitervertretung herum?
Unterstützen Sie uns bei der Vorlage für das BR-Gremium?
Unser BR hat einen Fragenkatalog zur KI-Einführung.
Reicht eine Information des Betriebsrats, oder braucht es sein Ja?
Wäre ein Sachverständiger nach § 80 BetrVG nötig?
Was muss ich der Mitarbeitervertretung vorlegen?
Ist eine Verhaltenskontrolle der Belegschaft technisch ausgeschlossen?
Der Gesamtbetriebsrat will mitreden, zu Recht?
Hat die Arbeitnehmerseite ein Vetorecht?
Kontrolliert das System, wie fleißig meine Leute sind?
Einigungsstelle möchten wir vermeiden, wie binden wir das Gremium ein?
ähm muss ich da den betriebsrat fragen
also unser betriebsrat macht stress äh habt ihr unterlagen für den
kann man damit mitarbeiter überwachen weil dann muss der betriebsrat ran
sag mal hat die arbeitnehmervertretung da ein wort mitzureden
betriebsrat mitbestimmung ki
betriebsvereinbarung chatbot
§ 87 betrvg software
arbeitnehmervertretung zustimmung
Kann der Betriebsrat mir das Ganze verbieten?
Sagen wir es dem Betriebsrat lieber gar nicht?
Spioniert das System unsere Leute aus, fragt der Betriebsrat?
Braucht es eine Betriebsvereinbarung oder reicht ein Aushang?
Unsere Betriebsratsvorsitzende ist eine gründliche Frau. Muss ich ihr Einverständnis einholen?
Im Hause gibt es seit Jahrzehnten eine starke Mitarbeitervertretung. Ab wann sollte ich sie einbeziehen?
Können Sie uns Papiere überlassen, mit denen ich das Vorhaben der Personalvertretung vorstellen kann?
Bedarf die Einführung Ihrer Technik der Zustimmung der gewählten Arbeitnehmervertreter?
was sagt der betriebsrat dazu
mitbestimmung ja nein
habt ihr infos für unsern betriebsrat
Betriebsrat muss sagen ja oder nicht?
Gewerkschaft in Firma fragt wegen KI, was tun?
Kann Betriebsrat stoppen diese Projekt?
Brauche ich Erlaubnis von Personalrat?
Darf ich das einführen, ohne die gewählten Kollegen im dritten Stock einzuweihen?
Bei uns sitzt die IG Metall mit am Tisch. Muss die das abnicken?
Wer in der Belegschaft hat bei solcher Software ein Vetorecht?
Leistungskontrolle durch die Hintertür, wird mein Gremium sagen. Was ist da dran?
(muss|will) der (Betriebsrat|Personalrat) (zustimmen|mitreden|Unterlagen sehen)
Muss ich die Arbeitnehmervertretung vorher fragen?
Hat unser Betriebsrat da ein Mitspracherecht?
Brauchen wir für den Bot eine Betriebsvereinbarung?
Kann der Betriebsrat die Einführung verhindern?
Ab wann sollte man den Betriebsrat einbinden?
Unser Personalrat ist skeptisch, was braucht er von Ihnen?
Wird mit dem System die Leistung der Mitarbeiter überwacht?
Haben Sie Unterlagen für unseren Betriebsrat?
Gilt bei der KI die Mitbestimmung nach Paragraf 87?
Unser Betriebsrat macht sich Sorgen um Überwachung.
Ist eine Zustimmung der Personalvertretung nötig?
Was sage ich dem Betriebsrat über die KI?
Darf ich die KI ohne den Betriebsrat einführen?
Wann muss ich den Betriebsrat informieren?
Was will ein Betriebsrat bei so einem System wissen?
Reicht es, den Betriebsrat nachher zu informieren?
Wir haben einen Betriebsrat, ist das ein Hindernis?
muss der br zustimmen
betriebsrat dagegen was nun
br unterlagen
betriebsvereinbarung noetig?
kann der betriebsrat das stoppen
mitarbeiterueberwachung und betriebsrat
personalrat fragen?
wann betriebsrat einbinden
leistungskontrolle mitbestimmungspflichtig?
br will wissen obs die agenten kontrolliert
Ich bin Betriebsratsmitglied. Haben wir hier ein Mitbestimmungsrecht?
Müssen die Arbeitnehmervertreter vor der Einführung ihr Einverständnis geben?
Lässt sich mit Ihrem Werkzeug messen, wie schnell unsere Agenten arbeiten, und was darf der Betriebsrat dagegen tun?
Könnten Sie Unterlagen bereitstellen, die wir dem Gremium vorlegen?
Greift bei solcher Software nicht § 87 BetrVG?
Ist vor dem Start eine Betriebsvereinbarung erforderlich?
Zu welchem Zeitpunkt sollten wir die Arbeitnehmervertretung einschalten?
Wir haben 180 Beschäftigte und einen skeptischen Betriebsrat. Kann er das Vorhaben blockieren?
Darf der Personalrat gegen ein KI-System sein Veto einlegen?
Wir fürchten, dass die Leistung von Kollegen aufgezeichnet wird. Muss das Gremium zustimmen?
Dürfen wir den Assistenten ohne Zustimmung der Mitarbeitervertretung einführen?
Unser Betriebsratsvorsitzender verlangt Informationen, bevor er ja sagt. Was gilt da?
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
muss ich dranschreiben dass das ein bot is
kennzeichnungspflicht
eu gesetz zu ki, betrifft mich das als bäcker
müssen meine leute ne ki schulung machen laut gesetz
art 50
dürfen kunden denken das sei ein mensch
ki kompetenz pflicht
art. 4
hochrisiko?
was will brüssel da von mir
neue eu regeln für chatbots
brauch ich nen ki führerschein für mein team
müssen die gäste wissen dass sie mit ner maschine schreiben
strafe wenn ichs nicht kennzeichne
welche auflagen gibts für künstliche intelligenz in der eu
bot muss sich outen?
risikoklasse von eurem chatbot
ki vo
was schreibt die eu vor wenn ich ne ki in der praxis einsetz
europäische ki regulierung
schulungsnachweis ki
hinweis "sie chatten mit einer ki" vorgeschrieben?
pflichten als betreiber eines ki systems
ab wann gilt das neue ki gesetz für kleine betriebe
Ist Ihr Bot ein Hochrisiko-System?
Müssen wir kennzeichnen, dass da eine Maschine antwortet?
Welche Pflichten treffen uns als Betreiber nach der KI-Verordnung?
Brauchen meine Leute eine KI-Schulung nach Artikel 4?
Wie erfüllen Sie die europäische KI-Regulierung?
In welche Risikoklasse fällt Ihre Lösung?
Transparenzpflicht nach Artikel 50, wie setzen Sie die um?
Drohen uns Bußgelder aus Brüssel, wenn wir KI einsetzen?
Sind Sie konform mit Verordnung (EU) 2024/1689?
Erfährt der Kunde, dass er nicht mit einem Menschen chattet?
Wer gilt laut KI-Verordnung als Betreiber, Sie oder wir?
Ab wann gelten die neuen EU-Regeln für künstliche Intelligenz für uns?
KI-Kompetenz der Beschäftigten: Was wird da verlangt?
Muss im Chatfenster ein Hinweis auf künstliche Intelligenz stehen?
Unsere Compliance-Abteilung prüft die KI-Verordnung.
Welche Dokumentation verlangt der europäische Gesetzgeber bei KI?
Steht der Einsatz von Chatbots künftig unter Strafe?
Fallen wir unter das KI-Gesetz?
Haben Sie eine Konformitätserklärung gemäß KI-Verordnung?
Muss ich meine KI-Systeme irgendwo registrieren?
Was müssen wir regulatorisch bei KI beachten?
Das EU-KI-Gesetz macht unserer Rechtsabteilung Sorgen.
Dürfte der Bot sich als Mensch ausgeben?
Welche gesetzlichen Vorgaben gelten für den Einsatz künstlicher Intelligenz?
Bietet Ihr Team Nachweise zur KI-Kompetenz an?
Offenlegungspflicht bei Chatbots?
Wie bereiten wir uns auf die KI-Verordnung vor?
ähm was ist mit diesem ki gesetz aus brüssel
also müssen wir den leuten sagen dass sie mit nem bot reden
müssen meine mitarbeiter jetzt so eine ki schulung machen
sag mal fallen wir unter hochrisiko bei dem ai act
ai act pflichten
ki-verordnung artikel 50
ki kompetenz artikel 4
eu ki gesetz kennzeichnungspflicht
Darf ich so tun, als wäre der Bot ein Mensch?
Schickt Brüssel mir eine Strafe, wenn ich einen Bot einsetze?
Ist ein Chatbot nach EU-Recht gefährlich?
Muss da „Achtung KI“ dranstehen?
Ich hörte im Rundfunk von einer neuen europäischen Verordnung zu künstlicher Intelligenz. Was kommt da auf mich zu?
Bin ich als Unternehmer verpflichtet, meinen Kunden offenzulegen, dass ein Automat antwortet?
Die Handelskammer schrieb uns wegen der KI-Verordnung. Was wäre in unserem Fall zu beachten?
Sind Belehrungen meiner Angestellten vorgeschrieben, wenn wir künstliche Intelligenz verwenden?
was will die eu wegen ki von uns
müssen wir den bot labeln
is das ai act ready
was muss man beim ai act checken
Neue Gesetz für KI, was muss machen?
Muss ich sagen zu Kunde dass ist KI?
EU Regel für Chatbot, kennen Sie?
Artikel 4, meine Leute brauchen Kurs?
Was blüht mir aus Brüssel, wenn die Maschine meine Kunden bedient?
In welche Risikoklasse rutscht man mit so einem Assistenten?
Kennzeichnungspflicht für Automaten, gibt es die?
Seit August 2024 gilt doch da so etwas Europäisches für KI. Trifft uns das?
(was bedeutet|gilt) (die KI-Verordnung|der AI Act|das KI-Gesetz) für uns
Müssen wir kennzeichnen, dass eine KI antwortet?
Muss ich Kunden sagen, dass da eine KI schreibt?
Welche Pflichten haben wir durch die EU-KI-Verordnung?
Fällt Ihr Chatbot unter Hochrisiko nach dem KI-Gesetz?
Ist eine Kennzeichnung der KI gesetzlich vorgeschrieben?
Was ändert sich für uns durch die KI-Verordnung?
Sind Sie auf das europäische KI-Gesetz vorbereitet?
Drohen uns Strafen nach dem AI Act?
Ab wann gelten die neuen KI-Regeln der EU?
In welche Risikoklasse gehört so ein Bot?
Müssen wir den Chatbot als künstlich kennzeichnen?
Erfüllt Ihr Produkt die Vorgaben des KI-Gesetzes?
Reicht ein Hinweis, dass Kunden mit KI sprechen?
Welche Auflagen gelten für Firmen, die KI einsetzen?
Sind wir nach dem KI-Gesetz Betreiber oder Anbieter?
Müssen Mitarbeiter für die KI-Verordnung geschult werden?
Betrifft der AI Act auch kleine Firmen wie uns?
muss ich sagen dass es a bot is
kennzeichnungspflicht ki
ki kompetenz schulung pflicht?
hochrisiko ki?
eu ki gesetz was muss ich tun
transparenzpflicht chatbot
art 4 mitarbeiter schulen
was will bruessel wegen ki von mir
strafen ki gesetz
Welche Pflichten ergeben sich für uns aus der europäischen KI-Verordnung?
Müssen Besucher erfahren, dass sie mit einer Maschine schreiben?
Gilt Ihr Assistent nach EU-Regeln als Hochrisiko-System?
Brauchen unsere 14 Agenten von Gesetzes wegen eine Schulung in KI-Kompetenz?
Was bedeutet Artikel 50 für eine Firma, die einen Chatbot auf die Seite stellt?
Droht kein Bußgeld, wenn man KI-Antworten nicht kennzeichnet?
Wir sind klein und haben keinen Juristen. Was müssen wir tun, um den AI Act einzuhalten?
Betrifft das neue EU-Gesetz zur künstlichen Intelligenz auch eine Tischlerei mit zwölf Leuten?
Ab wann gelten Transparenzpflichten für Chatbots?
In welche Risikoklasse der KI-Verordnung fällt Ihr Produkt?
Als Datenschutzbeauftragte betreue ich auch die KI-Verordnung. Was obliegt uns als Betreiber?
Ist ein Hinweis „Sie chatten mit einer KI“ gesetzlich vorgeschrieben?
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
darf ich alte kunden einfach anmailen
kann ich mit eurem ding werbemails raushauen
hab adressen gekauft, darf ich die anschreiben
werbung per whatsapp rechtlich ok?
einfach so bei firmen anrufen zum verkaufen
newsletter an alle patienten schicken, brauch ich da erlaubnis
darf man leute von linkedin anschreiben
serienmail an 500 hausverwaltungen
akquise mails automatisch
wie hol ich mir die zustimmung für werbung
paragraf 7 uwg
kaltanrufe
abmahnung wegen werbemail gekriegt, wie ist das geregelt
kunden von vor 5 jahren wieder kontaktieren erlaubt?
spam oder legal wenn ich interessenten anschreib
telefonwerbung bei gewerblichen
cold mail
visitenkarten vom messestand, darf ich denen werbung schicken
b2b werbemail ohne einwilligung
sms angebote an stammkunden
opt in
leute anschreiben die nie bei uns angefragt haben
wenn einer mal was bestellt hat darf ich ihm dann angebote mailen
unaufgefordert kontaktieren
automatische kaltansprache
Dürfen wir Messekontakte per Mail bewerben?
Ist Kaltakquise damit erlaubt?
Brauche ich ein Double-Opt-in?
Können wir Bestandskunden ungefragt eine WhatsApp mit Werbung schicken?
Was sagt das UWG zu Werbeanrufen?
Ich möchte 5.000 Firmen aus einer gekauften Liste anmailen.
Ist Telefonwerbung im B2B zulässig?
Wann gilt eine mutmaßliche Einwilligung?
Riskieren wir Abmahnungen, wenn die KI Unbekannte anspricht?
Spammt Ihr System potenzielle Kunden zu?
Cold Mailing?
Darf ich Leute anrufen, die nur ein Whitepaper heruntergeladen haben?
LinkedIn-Kontakte automatisiert anzuschreiben, ist das legal?
Wie hole ich ein Werbeeinverständnis rechtssicher ein?
Werbung ohne Zustimmung des Empfängers: Geht das?
Unzumutbare Belästigung, wo fängt die an?
Mein Vertriebschef will Kaltmails in Massen verschicken.
Opt-in für Werbemails, wie streng ist das?
Kann man potenzielle Kunden unaufgefordert kontaktieren?
Wir hätten gern automatische Werbe-SMS an alte Kontakte.
Gibt es rechtliche Schranken für Direktmarketing?
Dürfen wir Visitenkarten einsammeln und diese Leute dann mit Werbung bespielen?
Erledigt die KI auch Kaltanrufe?
Welche Regeln gelten für Werbe-Mailings an Firmen?
Müssen Empfänger vorher zustimmen, ehe man ihnen ein Angebot schickt?
Unser Mitbewerber verschickt Massenmails, ist das nicht verboten?
§ 7 UWG, betrifft uns das?
Fremde Unternehmen anschreiben und Termine anbieten, ist das sauber?
ähm darf ich einfach leute anschreiben die uns nicht kennen
also kaltakquise per mail ist das erlaubt
wir haben so ne adressliste gekauft äh dürfen wir die anrufen
sag mal brauch ich die einwilligung für werbung auf whatsapp
§ 7 uwg werbung
einwilligung werbemail double opt in
whatsapp werbung rechtlich
Kann euer Tool Fremde zuspammen?
Krieg ich eine Abmahnung, wenn ich alle Firmen im Telefonbuch anmaile?
Wie hole ich mir eine Zustimmung, bevor ich jemandem Werbung schicke?
Darf man Leute aus LinkedIn ungefragt antexten?
Ich besitze noch eine Kartei mit Visitenkarten aus Messezeiten. Dürfte man diese Herrschaften nun mit Reklame anschreiben?
Früher rief man einfach bei möglichen Kunden an. Ist das heutzutage noch gestattet?
Unter welchen Voraussetzungen darf ich Fremden ein Werbeschreiben per E-Mail senden?
Ist es zulässig, ehemaligen Interessenten ohne deren Zustimmung wieder Angebote zu schicken?
is cold outreach legal
kann ich random leute anmailen
cold calls noch erlaubt oder nich
brauch ich opt in für werbung
Darf ich schreiben Werbung an neue Leute?
Ohne Erlaubnis anrufen Firma, ist verboten?
Gesetz für Werbung Mail, wie ist?
Person hat nicht gefragt, kann ich trotzdem Angebot schicken?
Hier liegen 3000 Mailadressen. Kann ich die einfach alle beglücken?
Wo hört Ansprache auf und fängt Belästigung an?
Wann ist eine Werbenachricht an Unbekannte verboten?
Mein Verkäufer will wildfremde Firmen abtelefonieren. Soll ich ihn lassen?
(darf ich|dürfen wir) (Leute|alte Kunden|Firmen|Interessenten) (einfach|ungefragt|per WhatsApp|per Mail) (anschreiben|anrufen|werben)
Dürfen wir unseren Kunden denn einfach so WhatsApp Nachrichten schicken?
(dürfen|können) wir unseren Kunden (einfach so|) (WhatsApp-Nachrichten|Werbemails|SMS) schicken
Ist WhatsApp mit Kunden (überhaupt|hier|rechtlich) erlaubt?
Dürfen wir Firmen ungefragt Werbemails schicken?
Ist Kaltakquise per Telefon im B2B erlaubt?
Können wir gekaufte Adressen damit anmailen?
Brauche ich eine Erlaubnis, bevor ich Werbung verschicke?
Macht Ihr Tool auch Kaltakquise bei Fremden?
Ist es legal, Leute über LinkedIn anzuwerben?
Wie hole ich mir eine gültige Werbeeinwilligung?
Darf ich alte Kunden per WhatsApp bewerben?
Was sagt das Wettbewerbsrecht zu unaufgeforderten Mails?
Riskieren wir eine Abmahnung, wenn wir Interessenten anmailen?
Reicht es, wenn jemand mir seine Visitenkarte gab?
Schreibt das System Leute an, die nie zugestimmt haben?
Darf ich potenzielle Kunden einfach anrufen?
Sind Werbemails an Firmen ohne Zustimmung verboten?
Wie verhält es sich mit Akquise und § 7 UWG?
Ist Werbung per WhatsApp ohne Erlaubnis zulässig?
Brauchen wir ein Double-Opt-in für Werbemails?
darf ich leute einfach anmailen
cold calls
adressliste gekauft darf ich die anschreiben
uwg 7
whatsapp werbung ohne einwilligung
werbemail an alte kontakte
opt in noetig
spam abmahnung
b2b anrufen erlaubt ohne zustimmung?
interessenten anquatschen rechtlich ok
Dürfen wir Firmen anmailen, mit denen wir noch nie zu tun hatten?
Ist telefonische Kaltakquise bei Geschäftskunden in Deutschland gestattet?
Können wir Messebesuchern ohne Rückfrage per WhatsApp schreiben?
Wir haben 2.000 Adressen gekauft. Sind wir berechtigt, denen Angebote zu schicken?
Ist unverlangte Mailwerbung nach dem UWG nicht verboten?
In welchen Fällen müssen Interessenten vorher zugestimmt haben, dass wir auf sie zugehen?
Wie holt man eine gültige Einwilligung für Werbenachrichten ein?
Unser Vertriebsleiter will alte HubSpot-Kontakte ohne Opt-in anschreiben. Wäre das rechtens?
Erlaubt das Wettbewerbsrecht, Leute anzurufen, die einmal einen Prospekt bestellt haben?
Könnten wir abgemahnt werden, wenn wir mögliche Kunden aus heiterem Himmel anschreiben?
Braucht man für eine Werbeaktion per E-Mail eine Bestätigung im Double-Opt-in?
Mein Mandant verschickt Rundmails an Unbekannte. Welche Schranken zieht das Gesetz?
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
wo stehen die server
liegt das in amerika
cloud in deutschland?
daten in der eu?
welches rechenzentrum
bei aws oder wo
gehen meine kundendaten nach usa
wo is das alles gespeichert
bleiben die kundendaten in europa
hetzner?
auf welchem server liegen unsere kundenadressen
wer hostet eure webseite
landen die sachen in china
in welchem land wird das verarbeitet
provider von der homepage
us cloud act betroffen?
drittland
unser verband verlangt eu server, passt das
wo genau werden die anfragen unserer gäste abgelegt
microsoft azure cloud?
muster-hosting was is das
physisch, wo steht die kiste
frankfurt rechenzentrum?
verlassen daten die europäische union
In welchem Land stehen die Server?
Werden Daten in die USA übermittelt?
Ist die Cloud in Frankfurt?
Wer ist Ihr Hosting-Dienstleister?
Verlassen personenbezogene Informationen den EWR?
AWS, Azure oder Hetzner?
Wo wird gespeichert?
Gibt es einen Drittlandtransfer?
Greift der US CLOUD Act bei Ihnen?
Ist das Rechenzentrum in Deutschland?
Uns ist ein Serverstandort innerhalb der EU wichtig.
Bei welchem Provider läuft Ihre Plattform?
Wer hostet Ihre Website?
Standort der Speicherung?
Liegt etwas davon in China?
Können Sie garantieren, dass alles in Europa bleibt?
Schrems II ist für uns ein Thema.
Wo physisch befinden sich unsere Kundeninformationen?
Welche Rechenzentren nutzen Sie?
Datenresidenz?
An welchem Ort wird verarbeitet, was meine Kunden eintippen?
Gehen Chatinhalte über den Atlantik?
Sitzt Ihr Hoster in der Europäischen Union?
Serverstandort, bitte.
Wird in der Schweiz gespeichert?
Steht Ihre Infrastruktur auf europäischem Boden?
Cloud-Region?
Souveräne Cloud, bieten Sie das?
ähm wo stehen die server
also liegen die daten in deutschland oder in amerika
geht da irgendwas in die usa
sag mal in welchem land wird das gespeichert
rechenzentrum eu
datenspeicherung usa
hosting anbieter
Liegt unser Kram bei Amazon?
Kann die NSA mitlesen, weil alles in Übersee liegt?
In welchem Keller brummen eure Kisten?
Bleibt alles in Europa oder macht es einen Ausflug nach Texas?
Ich lege Wert darauf, dass die Angaben meiner Kunden Europa nicht verlassen. Wo werden sie verwahrt?
In welchem Land befindet sich das Rechenzentrum, in dem unsere Kundendaten ruhen?
Wer stellt die Rechner für Ihre Internetseite bereit, und in welcher Stadt?
Könnte es sein, dass unsere Informationen nach Übersee gelangen?
wo hostet ihr
sind die server in der eu
aws frankfurt oder wo
geht data in die us
Daten sind in welche Land?
Server ist in Europa oder Amerika?
Wo Sie speichern Kunden Informationen?
Geht etwas nach China?
Wo schlafen unsere Daten nachts?
Wenn ich mit dem Finger auf die Landkarte zeige: Wo liegen die Festplatten?
Wer beherbergt diese Internetseite?
Verlassen die Kundendaten jemals die Union?
(wo|in welchem Land) (stehen|liegen|sind) (die Server|unsere Daten|die Kundendaten)
Wer sind eure Unterauftragnehmer?
Stehen Ihre Server in Deutschland oder in Amerika?
In welchem Land werden unsere Kundendaten gespeichert?
Bleibt alles innerhalb der EU?
Gehen Daten von uns in die USA?
Welches Rechenzentrum benutzen Sie?
Nutzen Sie AWS, Azure oder einen deutschen Hoster?
Verlassen unsere Kundendaten jemals Europa?
An welchem Ort speichern Sie die Chats unserer Kunden?
Wer hostet diese Webseite?
Werden Daten an Server in Drittländern übertragen?
Welche Subunternehmer speichern Daten für Sie?
Ist der Serverstandort Frankfurt?
Wo stehen die Rechner mit unseren Kundendaten?
Haben Amerikaner Zugriff auf den Speicherort?
Liegen die Daten in Frankfurt oder in Irland?
Ist die Speicherung in Europa sicher zugesagt?
Bei welchem Hoster ist Ihre Internetseite?
Liegen unsere Kundendaten auf europäischen Servern?
wo sind die daten
server in deutschland?
usa cloud?
rechenzentrum
eu hosting
verlassen daten die eu
wer hostet
welches land server
subunternehmer daten
daten in amiland oder hier
In welchem Land werden die Datensätze unserer Kunden physisch gespeichert?
Verlassen irgendwelche Informationen die Europäische Union?
Wer betreibt die Rechenzentren, die Sie nutzen?
Sind US-Konzerne wie AWS oder Microsoft als Unterauftragnehmer beteiligt?
Als Datenschutzbeauftragte brauche ich den Serverstandort für mein Verzeichnis. Was trage ich ein?
Landet am Ende nicht doch alles auf amerikanischen Servern?
Wo stehen die Server, auf denen die Chats unserer Kunden liegen?
Welcher Hoster liefert diese Website aus?
Wir dürfen nur Anbieter mit Speicherung in der EU nehmen. Erfüllen Sie das?
Liegen die Daten in Deutschland, in Irland oder anderswo?
Seit Schrems II sind unsere Anwälte nervös: Gibt es Übermittlungen in Drittländer?
Welche weiteren Dienstleister verarbeiten die Kundendaten und an welchem Ort?
Liste der Unterauftragsverarbeiter
(gibt es|habt ihr|haben Sie|schicken Sie mir) eine (Liste|Aufstellung|Übersicht) (der|aller|Ihrer|eurer) (Unterauftragnehmer|Unterauftragsverarbeiter|Subunternehmer|Subdienstleister)
(wer|welche) (Unterauftragnehmer|Subdienstleister|Dienstleister|Unterauftragsverarbeiter) (sind beteiligt|setzt ihr ein|verarbeiten Daten|sind im Einsatz)
(unterauftragnehmer|Subprozessoren|sub-processors|weitere Auftragsverarbeiter)
Welche Unterauftragsverarbeiter setzen Sie ein, und steht das im AV-Vertrag?
(wer sind|habt ihr eine Liste der) (Unterauftragnehmer|Subunternehmer|Unterauftragsverarbeiter)
Übermittlung in Drittländer
Findet eine Datenübermittlung in ein Drittland statt?
An wen gebt ihr die Daten noch weiter?
Mit welchen Firmen arbeiten Sie beim Verarbeiten der Daten zusammen?
`,
  access: `
können andere Kunden unsere Daten sehen
daten anderer kunden getrennt
Sieht ein Kunde die Rechnungen eines anderen?
Wie wird verhindert, dass jemand fremde Rechnungen abfragt?
(kann|könnte) (ein Fremder|jemand anderes|ein Unbefugter|ein Konkurrent|irgendwer|ein anderer Kunde) (über den Chat|beim Bot|im Chat|) (Rechnungen anderer Leute|fremde Rechnungen|meine Kundendaten|Daten anderer Kunden|Kontodaten) (sehen|abfragen|abrufen|herausbekommen)
(woher|wie) (weiß|erkennt|prüft) der (Bot|Assistent) (wer fragt|wer der Kunde ist|ob der Kunde echt ist|ob er mit dem Richtigen spricht|wem die Rechnung gehört)
(muss|müssen) (der Kunde|die Kunden|Kunden|man) (sich|) (anmelden|einloggen|ausweisen|identifizieren|legitimieren), (bevor er Rechnungen sieht|um Daten zu bekommen|vor dem Chat|um etwas abzufragen)
(welche|was für) (Daten|Rechnungen|Kundendaten) (sieht|kennt|darf) der (Bot|Assistent|Chatbot) (sehen|alles|von wem|)
(sieht|kennt|liest) der (Bot|Chatbot|Assistent) (dann|) (alle Rechnungen|alle Kundendaten|alles von allen Kunden|unser ganzes ERP)
Identitätsprüfung im Chat
Kundenlogin nötig für den Chat
Anmeldung im Kundenportal Pflicht?
Zugriff nur auf eigene Rechnungen
Rechnung von fremdem kunden angezeigt
Verwechslung von Kunden möglich?
Wird nur dem richtigen Kunden die richtige Rechnung gezeigt?
Nicht, dass der Bot dem Huber die Rechnung vom Maier zeigt!
Zeigt der Bot jedem alles, wenn man nur die Rechnungsnummer weiß?
Reicht eine Rechnungsnummer, um an die Anschrift zu kommen?
Sind die Daten unserer Kunden voneinander abgeschottet?
Wir haben 800 Kunden im Portal, und keiner darf die Konditionen des anderen erfahren. Wie stellen Sie das bei einem Chat sicher?
wer darf im chat was sehn
Kann sich jemand als mein Kunde ausgeben und an Rechnungen gelangen?
Ausgeben als jemand anderes im Chat, merkt der das?
wie verhindern sie datenabfluss an falsche kunden
kan ein fremder meine rechnung sehn
Was, wenn ein Betrüger dem Bot den Namen eines Kunden nennt?
Wie authentifizieren sich Kunden?
Kimmt do jeder an meine Rechnungen?
`,
};
