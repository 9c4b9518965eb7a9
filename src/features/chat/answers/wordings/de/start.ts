/** How visitors ask about the way from the first contact to a running solution: one wording a line. */
export const start = {
  process: `
wie funktioniert (das|das alles|das denn|es|sowas|das bei euch)
wie läuft das ab
wie ist der Ablauf
wie geht es los
was sind die nächsten Schritte
Schritt für Schritt bis zum fertigen Bot
was passiert nach dem Erstgespräch
Projektablauf
wie läuft so ein Projekt bei euch
wie gehen Sie vor
und wie funktioniert das Ganze dann von Anfrage bis Start
was muss ich tun um zu starten
wie fangen wir an
Vorgehensweise
phasen des projekts
gibt es einen Testlauf vor dem Go-live
Onboarding Prozess
wie sieht die Zusammenarbeit aus
wie läuft die einführung ab
was kommt nach der Anfrage
ablauf einer einführung
wie wird das bei uns ausgerollt
roadmap bis zum livegang
erklär mir den weg vom ersten kontakt bis es läuft
was passiert in welcher reihenfolge
Implementierungsprozess
wie geht das dann weiter wenn ich ja sage
wie geht das vonstatten wenn wir uns für Sie entscheiden
erklären Sie mir bitte den Ablauf von der Anfrage bis zum Start
Was passiert, nachdem ich mich bei Ihnen gemeldet habe?
Wie geht es nach der Anfrage weiter?
Was sind die nächsten Schritte, wenn wir Interesse haben?
Wie läuft ein Projekt bei euch von Anfang bis Ende ab?
(wie|was) (gehen wir vor|läuft das ab|geht es weiter|passiert) (wenn ich euch beauftrage|nach der Anfrage|nach dem Erstgespräch|nach dem Auftrag|wenn wir zusagen|Schritt für Schritt|von der Anfrage bis zum Start)
(Projektablauf|Ablauf|Vorgehen|Vorgehensweise|Schritte|Projektphasen|Zeitplan|Roadmap|Fahrplan|Prozess|Onboarding|Einführung|Projektplan|nächste Schritte)
(erzähl|erzählen Sie|beschreib|beschreiben Sie|schildern Sie) (mal|bitte|mir|) (wie so ein Projekt läuft|wie eine Zusammenarbeit aussieht|den Ablauf|wie ihr vorgeht|wie das abläuft)
(wie|was) (sieht|ist|wären) (die Zusammenarbeit|ein typisches Projekt|der erste Schritt|die nächsten Schritte|der Weg zum fertigen Bot) (aus|mit euch|konkret|)
(wie|womit) (fangen wir an|starten wir|beginnt das|geht das los)
(von der Anfrage|vom ersten Kontakt|vom Kick-off) bis (zum Start|zum Go-live|es läuft|zur Einführung)
was (passiert|kommt) nach (dem Gespräch|dem ersten Termin|der Unterschrift|dem Angebot)
(wie|auf welche Weise) (beauftrage|bestelle|kaufe) ich (das|euch|den Bot)
(wer|wie viele Leute) (ist|sind) (beim Projekt|an der Einführung) beteiligt
Ablauf der Einführung Schritt für Schritt
Projektablaufbeschreibung
Welcher Schritt kommt nach dem Erstgespräch?
Wie geht es weiter, nachdem ich mich gemeldet habe?
Wie sieht so ein Projekt vom Anfang bis zum Ende aus?
Wie ist der Ablauf nach der ersten Kontaktaufnahme?
Wie gehen wir vor wenn ich euch beauftragen will?
Was passiert nachdem ich angefragt habe bis es läuft?
Erzähl mal, wie so ein Projekt bei euch läuft
(mal angenommen|angenommen|gesetzt den Fall) wir sagen zu, (was kommt dann auf uns zu|wie gehts weiter|was passiert dann)
(was kommt|was erwartet) (auf uns zu|uns) (bei euch|nach der Zusage|)
(null|keine) (KI im Haus|Ahnung), (wie fängt man an|wo fängt man an)
Mal angenommen wir sagen zu – was kommt dann auf uns zu?
Wie sind die einzelnen Schritte bis zur fertigen Lösung?
Was passiert nach meiner Anfrage?
Wie würde eine Zusammenarbeit mit Ihnen ablaufen?
wie gehts los wenn ich ja sag
ablauf
und dann? ich meld mich und was passiert danach alles
erklär mal die einzelnen schritte
wie kommt das ding in meinen laden
was passiert nach dem ersten telefonat
vom gespräch bis es läuft, wie geht das vonstatten
in welcher reihenfolge macht ihr das
gibts nen fahrplan
muss ich mir das wie beim küchenkauf vorstellen, erst beratung dann angebot?
wie gehen wir vor
was kommt zuerst was kommt zuletzt
angenommen ich will das für meine praxis, was sind die stationen
schritte bis zum live gang
wie startet man
welche phasen hat das
nächste schritte?
roadmap
wie arbeitet ihr mit nem neuen kunden
wie sieht der weg aus von jetzt bis fertig
erst angucken, dann angebot, dann einbau oder wie
wenn ich den auftrag geb, wie gehts weiter
wie wird sowas eingeführt in nem hotel, so der reihe nach
was genau passiert in den drei schritten
einführung ablaufplan
Wie gehen Sie bei einem Projekt vor?
Was kommt nach dem Erstgespräch?
Skizzieren Sie mir bitte den Weg von der Anfrage bis zum Livegang.
Welche Etappen hat so eine Einführung?
Angenommen, wir sagen zu: Was geschieht dann der Reihe nach?
Gibt es einen Projektplan?
Wie sieht das Vorgehensmodell aus?
Ich möchte den Ablauf kennen, bevor ich mich melde.
In welche Phasen gliedert sich die Zusammenarbeit?
Was geschieht zwischen Zusage und Livegang?
Erst Workshop, dann Konzept, oder wie machen Sie das?
Wie darf ich mir die Zusammenarbeit vorstellen?
Erläutern Sie bitte Ihre Methodik bei der Einführung.
Wie fängt man mit Ihnen an?
Und danach, wie geht es weiter?
Welche Meilensteine sind vorgesehen?
Vom Kennenlernen bis zum Betrieb: Was passiert wann?
Arbeiten Sie agil oder nach Wasserfall?
Was folgt auf das schriftliche Angebot?
Wie wird das Vorhaben bei uns ausgerollt?
Roadmap einer typischen Einführung?
Ich brauche für die Projektanmeldung eine Darstellung der Arbeitsschritte.
Wie läuft ein Projekt mit Ihnen üblicherweise ab?
Was erwartet mich, wenn ich mich für Sie entscheide?
Wie viele Stationen sind es bis zum Start?
Erzählen Sie mir, wie Sie vorgehen, vom Angebot bis zum Go-live.
Mein Chef fragt, was auf uns zukommt, wenn wir loslegen.
ähm was passiert denn nachdem ich ja gesagt habe also wie gehts dann weiter
also erklär mal den ablauf äh vom ersten gespräch bis es läuft
wie geht das los und was kommt danach
sag mal in welcher reihenfolge macht ihr das alles
schritte zusammenarbeit
ablauf angebot golive
vorgehensweise einführung
Und nach dem Erstgespräch, was kommt dann auf mich zu?
Wie viele Etappen sind es, bis das Ding live ist?
Läuft das bei euch nach Plan oder nach Lust und Laune?
Was kommt zuerst, Angebot oder Einrichtung?
Ich mag es, wenn ich weiß, was auf mich zukommt. Schildern Sie mir bitte den Weg vom ersten Kontakt bis zum Betrieb.
Angenommen, wir würden uns einig: Welche Stationen durchlaufen wir miteinander?
Wie gehen Sie üblicherweise vor, wenn ein neuer Kunde zu Ihnen kommt?
Meine Schwester führt das Büro und wünscht eine Aufzählung der einzelnen Arbeitsschritte. Können Sie diese geben?
wie läuft das onboarding so
was is der plan von kickoff bis live
walk me through, was sind die steps
wie gehts nach dem call weiter
Wie geht Projekt von Anfang bis Ende?
Was ist erste Schritt und was zweite?
Ich sage ja, dann was machen Sie?
Bitte erklären Weg bis System läuft
Nehmen wir an, ich wäre morgen dabei. Wie sieht unser gemeinsamer Fahrplan aus?
Gibt es eine Roadmap, an die ihr euch bei jedem Kunden haltet?
Vom Händeschütteln bis zum Startknopf: Was liegt dazwischen?
Welche Phasen durchläuft ein Projekt bei euch?
(wie geht es|was passiert) (weiter|) nach (dem Gespräch|der Anfrage|dem Angebot|der Zusage)
Was sind die nächsten Schritte, wenn wir wollen?
Was genau passiert in den 30 Minuten?
Wie geht es weiter, wenn wir uns für Sie entscheiden?
In welchen Etappen führen Sie so ein Projekt ein?
Was passiert zwischen dem ersten Gespräch und dem Start?
Beschreiben Sie mir bitte den Ablauf einer Zusammenarbeit.
Womit fangen wir an und was folgt danach?
Wie viele Schritte sind es bis zum Livegang?
Wie sieht ein typisches Projekt bei Ihnen aus?
Was kommt nach dem schriftlichen Angebot?
Können Sie mir den Weg bis zur Einführung skizzieren?
Welche Phasen hat die Einführung bei einem Kunden?
Wir möchten loslegen, was ist die Reihenfolge?
Wie gehen Sie bei einem neuen Kunden vor?
Wie startet man bei Ihnen ein Projekt?
Was erwartet uns nach der Zusage?
Wie führen Sie so etwas im Unternehmen ein?
Erklären Sie mir den Fahrplan vom Anruf bis zum Einsatz.
Was sind die nächsten Schritte nach dem Kennenlernen?
Wie gehen Projekte bei Ihnen üblicherweise vonstatten?
wie gehts los
und wenn ich ja sag, was passiert dann
schritte
was kommt nach dem angebot
vom gespraech bis live, welche etappen
wie laeuft so ein projekt bei euch
projektplan
erst call dann was
reihenfolge bitte
schritt 2 und 3 was is das
Könnten Sie die Etappen vom ersten Gespräch bis zum Livegang schildern?
Angenommen, wir sagten heute zu. In welcher Reihenfolge ginge es weiter?
Wie verläuft ein Projekt mit Ihnen üblicherweise?
SAP Business One führten wir mit einem 60-seitigen Projektplan ein. Wie sieht der Weg bei Ihnen aus?
Was folgt, nachdem wir das schriftliche Angebot angenommen haben?
In welche Phasen gliedert sich Ihre Einführung?
Was wäre das Erste, was passiert, und was das Letzte?
Gibt es nicht erst eine lange Analysephase? Wie gehen Sie vor?
Fürs Protokoll: Welche Stationen liegen zwischen heute und dem Starttag?
Wie gestaltet sich die Zusammenarbeit mit Ihnen von A bis Z?
Ich hätte gern die einzelnen Punkte des Vorgehens für unsere Projektmappe.
Was passiert nach dem Auftrag, und wie geht es nach dem Livegang weiter?
`,
  setup: `
(steht|schaffen Sie|garantieren Sie) das (wirklich|schriftlich|) in (5|fünf) Tagen
wie lange (dauert es|dauert sowas|braucht ihr dafür|dauert das denn|brauchen Sie dafür)
wann (läuft der|geht der live|wäre der fertig|könnte das losgehen)
und die Dauer
wie lange dauert die Einrichtung
wie schnell können wir starten
wann sind wir startklar
wie viele tage bis der bot läuft
Einrichtungsdauer
Projektdauer
wie lange dauert die Implementierung
bis wann wäre das einsatzbereit
können wir nächste woche schon loslegen
dauert das Wochen oder Monate
ist das wirklich in wenigen tagen fertig
Go-live Termin
zeit bis zur inbetriebnahme
wir brauchen das bis Monatsende
wie lang braucht ihr zum einrichten
wie zügig geht das
zeitrahmen
vorlaufzeit
wann kann es losgehen
wie flott ist das installiert
Zeitplan
einrichtungszeit chatbot
wie lange bis alles steht
inbetriebnahme dauer
wie lange dauert es bis der Lead-Generator läuft
wie lange braucht die CRM-Integration
ab wann ist das bei uns einsatzbereit
wann könnte der Chatbot bei uns live gehen
Wann könnten wir starten, wenn wir heute den Auftrag erteilen?
Schaffen wir das noch bis zum Monatsende?
wie schnell steht das ding
Ab Bestellung wie viele Wochen oder Tage
Dauer Umsetzung Implementierung Inbetriebnahme Zeitplan Startdatum
wie viele Wochen ab Bestellung
(wie lange|wie schnell|wie viele Tage|wie viele Wochen) (dauert|braucht|geht|ist) (die Einrichtung|das Einrichten|die Einführung|die Installation|die Implementierung|das Setup|das Aufsetzen|das|sowas|bis zum Start|der Aufbau) (eingerichtet|fertig|startklar|)
(wann|ab wann|bis wann|wie bald|wie schnell) (kann es|könnten wir|wäre das|sind wir|läuft das|geht es|können wir) (losgehen|starten|fertig|live|live gehen|einsatzbereit|los|loslegen)
(schafft ihr|schaffen Sie|geht|klappt) (das|es) (noch|) (bis Ende Januar|bis Weihnachten|in einer Woche|vor der Messe|diesen Monat|bis Montag|bis zum Quartalsende|zum Saisonstart|bis Ostern)
(wir müssten|wir wollen|es muss) (bis Ende Januar|nächste Woche|bis zum 1. März|vor Weihnachten|schnellstmöglich) (live sein|fertig sein|laufen|online gehen)
(Einrichtungsdauer|Einrichtungszeit|Dauer|Vorlaufzeit|Lieferzeit|Implementierungsdauer|Startzeitpunkt|Zeitrahmen|Inbetriebnahme|Go-live|Projektdauer|Lieferfrist)
(dauert|zieht sich) das (Monate|Wochen|lange|ewig|Tage oder Wochen)
(5|fünf) (Tage|Arbeitstage) (stimmt das|wirklich|realistisch|glaub ich nicht|nur)
(wir haben es|es ist) (eilig|dringend|sehr eilig), (wie schnell geht das|wann könnt ihr liefern)
habt ihr (gerade|aktuell|) (Kapazitäten|eine Warteliste|freie Slots|Wartezeiten) (für ein neues Projekt|bis zum Start|)
wie lang dauert des bis des läuft
Wie schnel ist sowas eingericht, wochen oder monate oder wass
Bis wann könnten wir live gehen, wenn wir heute bestellen?
Ab Bestellung wie viele Wochen?
Wie schnell kann es losgehen?
bis wann wäre das fertig
Wir müssten bis Ende Januar live sein, schaffen Sie das?
Dauert das Monate?
wenn wir (heute|morgen|jetzt) unterschreiben, wann (läuft das Ding|gehts los|ist es fertig|steht das)
(is des|ist das) (schnell|fix|zügig) (eingerichtet|aufgesetzt|gemacht|erledigt)
(wir ziehen im April um|im Mai ist Messe|zum Saisonstart) und (danach|dann|da) soll (das|es) laufen
wann müssten wir (spätestens|) (beauftragen|bestellen|zusagen)
Wenn wir heute unterschreiben, wann läuft das Ding?
is des schnell eingrichtet
Wir ziehen im April um und danach soll das laufen; wann müssten wir euch spätestens beauftragen?
Ab Auftrag: wie viele Tage bis zum Start?
Geht das noch dieses Jahr?
(geht|klappt|wird) das noch (dieses Jahr|diesen Monat|vor Weihnachten|im Dezember|dieses Quartal) (was|)
Wie viele Wochen vergehen bis zur Inbetriebnahme?
Wie bald könntet ihr anfangen?
wie schnell steht das
bis wann könnt ihr fertig sein
nächste woche is saisonstart, schafft ihr das noch
dauer bis es läuft
wieviel tage braucht ihr
wochen oder monate?
ich brauchs bis weihnachten
einrichtungszeit
geht das fix oder zieht sich das wie beim glasfaser
5 tage stimmt das
wann wär des ding einsatzbereit
zeitaufwand bis zum start
heute bestellt wann live
lieferzeit von eurer lösung
wie lang dauert der spaß
unsre homepage umbau hat 8 monate gedauert, ihr auch so?
könnt ihr das auch in 2 tagen
ab wann kann ichs nutzen nach der bestellung
messe is am 15., reicht die zeit noch
installationsdauer
wie viel vorlauf braucht ihr
wie flott seid ihr mit dem einbau
is das in ner woche gemacht
bis montag fertig?
zeitplan wieviel arbeitstage
schnell mal eben eingerichtet oder langes projekt
ich hab keine lust auf monatelange einführung
inbetriebnahme wann frühestens
Wie viele Tage vergehen vom Auftrag bis zum Livebetrieb?
Wir müssten bis Monatsende startklar sein, schaffen Sie das?
Mit welchem Zeithorizont muss ich planen?
Zieht sich die Implementierung über Monate?
Wie schnell sind wir live?
Innerhalb einer Woche fertig, stimmt das?
Was ist die übliche Vorlaufzeit?
Die letzte Softwareeinführung hat uns ein Jahr gekostet.
Time-to-Value?
Ab Beauftragung: Wann können wir loslegen?
Fünf Arbeitstage halte ich für sehr sportlich.
Welche Projektlaufzeit setzen Sie an?
Können Sie noch vor der Messe im März liefern?
Dauert es länger, wenn wir mehrere Standorte haben?
Wie rasch bekommen Sie den Bot zum Laufen?
Bis zum Go-live, wie lange?
Wie viel Zeit muss ich für die Inbetriebnahme einkalkulieren?
Geht das bei uns auch in wenigen Tagen, wenn die Datenlage chaotisch ist?
In welcher Frist ist die Installation abgeschlossen?
Wann könnten wir frühestens starten?
Ist das eine Sache von Stunden, Tagen oder Wochen?
Ich fürchte, die Einführung zieht sich wie Kaugummi.
Lieferzeit Ihrer Lösung?
Wie schnell ginge die Bereitstellung vonstatten?
Zeitbedarf für das Onboarding?
Sind die fünf Tage bei allen drei Produkten realistisch?
Zeitplan bis zur Produktivsetzung, bitte.
ähm wie schnell steht das ding
also wir brauchen das bis äh ende des monats schafft ihr das
dauert das monate oder nur ein paar tage bis das läuft
sag mal wann könnten wir damit live gehen wenn ich heute bestelle
implementierung wie viele tage
go live zeitraum
startklar bis wann
Fünf Tage? Wirklich oder nur auf dem Papier?
Schafft ihr es schneller als unser letzter Dienstleister, der brauchte ein Jahr?
Was ist euer Rekord von Bestellung bis Betrieb?
Wenn ich Montag unterschreibe, läuft es Freitag?
Im März beginnt bei uns die Hauptsaison. Wäre bis dahin alles in Betrieb, wenn wir jetzt bestellten?
Wie viele Arbeitstage muss ich vom Auftrag an einplanen, bis ich das System nutzen kann?
Unser letztes Computerprojekt zog sich über zwei Jahre hin. Mit welcher Frist darf ich bei Ihnen rechnen?
Ich bin ungeduldig geworden im Alter: Wann könnte die Sache fertig sein?
wie lang dauert das setup
kann man das asap kriegen
in wie vielen days seid ihr live
geht das schnell oder zieht sich das ewig
Wie lange brauchen Sie für installieren?
Nach Bestellung, wann ist fertig?
Wie viel Tage bis funktioniert?
Ist schnell gemacht oder dauert Monate?
Passt das noch vor die Sommerferien?
Wir haben im Mai Messe. Ab wann müsste ich euch beauftragen, damit es rechtzeitig steht?
Wie weit sind Unterschrift und Startschuss auseinander?
Reicht eine Woche, um das aufzubauen?
Garantieren Sie mir schriftlich, dass es in 5 Tagen steht? Sonst Vertragsstrafe?
(garantieren Sie|versprechen Sie|schaffen Sie das wirklich) in (5|fünf) Tagen
Was, wenn es länger als fünf Tage dauert?
Ist das noch vor Weihnachten startklar?
Wann könnten wir nach der Unterschrift loslegen?
Wie viele Tage vergehen bis zur Inbetriebnahme?
Schaffen Sie die Einführung in zwei Wochen?
Wir brauchen das bis Monatsende, ist das machbar?
Müssen wir mit Monaten rechnen, bis alles steht?
Geht die Installation schneller als eine Woche?
Mit welcher Vorlaufzeit muss ich bei Ihnen planen?
Wie schnell ist der Chatbot bei uns einsatzbereit?
Ab wann läuft das System nach der Bestellung?
Können wir am 1. des nächsten Monats live sein?
Was ist bei Ihnen die übliche Dauer bis zum Start?
Reichen fünf Tage, um den Bot startklar zu machen?
Wann ist nach dem Auftrag alles fertig?
Es eilt bei uns, wie schnell können Sie liefern?
Zieht sich die Einführung über mehrere Wochen?
Wie viel Zeit muss ich bis zum Livegang einplanen?
Sind Sie in einer Woche damit fertig?
Wie bald könnten wir damit arbeiten?
Brauchen Sie für den Aufbau länger als zehn Tage?
wie lang dauerts
bis wann laeuft das
setup dauer
bis freitag fertig?
tage oder wochen
wann live wenn ich heut bestell
geht das bis zur messe in 2 wochen
wie schnell seid ihr
wieviel arbeitstage
5 tage wirklich?
dauert das wieder 6 monat wie beim erp
am 1. starten moeglich
time to go live
brauchen wir asap wann fruehestens
installation dauer
unsere letzte software hat a jahr gebraucht bis sie lief, also ehrlich wie lang braucht ihr
bis wann steht das ding
onboarding zeit
wie schnell nach unterschrift laeufts
Zur Messe am 12. März wollen wir live sein. Wie viel Zeit sollten wir einplanen?
Wie viele Werktage liegen zwischen Auftrag und Start?
Wie rasch nach der Unterschrift könnten wir in Betrieb gehen?
Die Einführung von Zendesk zog sich fünf Monate. Wird es bei Ihnen ähnlich lang?
Ist ein Start in zwei Wochen realistisch, bei drei Systemen?
Was ist die übliche Dauer der Implementierung?
Sind fünf Tage für eine ernsthafte Installation nicht viel zu knapp?
Wenn wir am Montag, dem 4., bestellen, wann könnten unsere Kunden loslegen?
Wie schnell bekommen Sie den Assistenten zum Laufen?
Unser Geschäftsjahr endet am 31. März. Ist bis dahin alles fertig eingerichtet?
Wie viel Zeit beansprucht die Inbetriebnahme bei fünfzig Beschäftigten?
Bis wann stünde alles, wenn wir uns noch diese Woche entscheiden?
Rechnet man bei der Einrichtung in Tagen, Wochen oder Quartalen?
Bis Ostern sind wir knapp besetzt; wäre die Einführung in unter vierzehn Tagen erledigt?
Welchen Vorlauf benötigen Sie vor dem Livegang?
Verlängert es die Zeit bis zum Start, wenn HubSpot und Shopify dazukommen?
Meine alte Telefonanlage war an einem Nachmittag montiert. Wie lange dauert es bei Ihnen, bis alles bereit ist?
Gibt es eine Expressvariante, oder was ist die normale Einrichtungsdauer?
Unsere Seite wird im Juni neu aufgesetzt. Wann müssten wir Sie spätestens beauftragen?
Ich frage mich, ob man wirklich binnen einer Woche startklar sein kann.
`,
  needs: `
was brauchen Sie von uns
welche Unterlagen müssen wir liefern
was müssen wir vorbereiten
wie viel Aufwand haben wir selbst
welche Voraussetzungen gibt es
Mitwirkungspflichten
was müssen wir zuliefern
welche Zugänge braucht ihr
wieviel zeit muss mein team investieren
wer muss bei uns dabei sein
braucht ihr Zugriff auf unser System
was für Daten müssen wir bereitstellen
brauchen wir einen Ansprechpartner im Projekt
interner Aufwand
technische voraussetzungen
was ist unser Part
welche Infos braucht der Bot von uns
müssen wir erst unsere FAQ aufräumen
Wie viele Stunden müssen wir intern einplanen
was wird von uns benötigt
vorarbeit auf unserer seite
unsere Daten sind ein Chaos, geht das trotzdem
Checkliste Vorbereitung
systemvoraussetzungen
wie viel Arbeit macht uns die Einführung
welche Daten brauchen Sie von uns für den Chatbot
was müssen wir tun, damit der Bot laufen kann
wie viel arbeit haben wir damit
Wie viel Zeit müssen meine Mitarbeiter dafür aufbringen? Die haben eh schon zu viel zu tun.
Welche Dokumente und Zugänge brauchen Sie von uns, damit es losgehen kann?
Was müssen wir vorbereiten, bevor Sie anfangen?
wieviel arbeit haben wir damit
Was muss ich liefern oder bereitstellen, damit ihr loslegen könnt
Voraussetzungen, Vorarbeit, Mitwirkung, Ansprechpartner auf unserer Seite
was brauche Sie von uns, mein Deutsch nicht gut
welche Zugänge und Texte braucht ihr
müssen wir Passwörter herausgeben
(was|welche Unterlagen|welche Infos|welche Daten|welche Zugänge|welche Dokumente|was alles) (brauchen Sie|braucht ihr|benötigen Sie|müssen wir liefern|müssen wir vorbereiten|müssen wir mitbringen|sollen wir bereitstellen) (von uns|vorab|vorher|zum Start|)
(wie viel|wieviel) (Arbeit|Aufwand|Zeit) (haben|macht|bedeutet|kostet) (wir|das|uns das|ich) (selbst|selber|für uns|intern|auf unserer Seite|unsere Leute)
(muss ich|müssen wir|muss) (jemanden|einen Mitarbeiter|Personal|eine Projektleiterin|einen Ansprechpartner) (abstellen|benennen|freistellen|bereitstellen|einplanen) (für das Projekt|)
(Voraussetzungen|Vorbereitung|Vorarbeit|Mitwirkung|Aufwand intern|Zuarbeit|Systemvoraussetzungen|Anforderungen|Unterlagen|Checkliste|Eigenleistung|Zugänge)
(welche|was sind die) (technischen|) (Voraussetzungen|Anforderungen) (gibt es|müssen erfüllt sein|haben wir zu erfüllen|)
(wer|wen) (von uns|aus unserem Haus|bei uns) (muss|sollte|braucht es) (dabei sein|mitmachen|sich kümmern|im Projekt|beim Start)
(reicht|genügt) (ein|eine) (PDF|FAQ-Liste|Handbuch|Excel-Liste|Website) (als Grundlage|für den Anfang|zum Start|)
(unsere|die) (Handbücher|Unterlagen|FAQ|Dokumentation) (sind veraltet|sind chaotisch|fehlen|haben wir nicht), (ist das ein Problem|geht es trotzdem)
Welche Unterlagen brauchen Sie von uns, damit Sie anfangen können?
Wieviel Zeit müssen meine Leute investieren, bis das Ding steht? Die sind jetzt schon am Limit.
Was brauche Sie von uns für Zugang und Text? Mein Deutsch nicht so gut, Entschuldigung
Welche Unterlagen müssen wir Ihnen zur Verfügung stellen?
Wie groß ist der Aufwand auf unserer Seite?
Was muss ich liefern, damit ihr loslegen könnt?
Welche Unterlagen braucht ihr?
Wie viel Arbeit haben wir selbst damit?
Muss ich jemanden abstellen für das Projekt?
wie viele Stunden (muss|müssen) (meine Innendienstleitung|meine Leute|ich|unsere Sekretärin) dafür (freischaufeln|einplanen|opfern|aufwenden)
(wie sehr|wie stark) (bindet|belastet) das (unsere Leute|mein Team|uns)
Wie viele Stunden muss meine Innendienstleitung dafür freischaufeln?
Was müssten wir euch an Material geben?
Wie viel Zeit kostet uns das intern?
was (müssten|müssen|sollten) wir euch (an Material|an Unterlagen|an Infos|an Texten|) (geben|schicken|überlassen)
Welche Vorarbeiten müssen wir leisten?
Müssen wir einen Projektleiter stellen?
was muss ich euch liefern
was muss ich vorbereiten
wieviel arbeit hab ich selber damit
muss ich da viel zeit reinstecken
braucht ihr meine preislisten
soll ich euch passwörter geben oder wie
hab nix digital, nur ordner im regal. reicht das?
wer aus meinem betrieb muss dabei sein
vorarbeit unsererseits
welche voraussetzungen muss ich erfüllen
muss ich ne faq liste schreiben vorher
checkliste was ihr von mir wollt
wieviel stunden bindet das meine büroleiterin
welche zugänge wollt ihr haben
brauch ich nen ansprechpartner intern
was für dateien soll ich schicken
ich hab keine zeit für sowas, wie viel muss ich mithelfen
mitwirkung kunde
reicht euch unsere homepage als material
muss mein chef dafür was entscheiden
welche infos gebt ihr mir als hausaufgabe
braucht man dafür neue computer
was ist mein part bei der sache
womit muss ich in vorleistung gehn an material
welcher aufwand kommt auf uns zu
bedienungsanleitungen schicken?
was sollte ich parat haben bevor wir loslegen
Welche Unterlagen müssen wir zuliefern?
Wie viele Personentage fallen auf unserer Seite an?
Was sind unsere Mitwirkungspflichten?
Brauchen Sie Administratorrechte auf unseren Systemen?
Wen aus unserem Haus muss ich dafür abstellen?
Was sollten wir vorbereiten?
Welche Zugänge verlangen Sie?
Müssen wir unsere FAQ erst sauber aufschreiben?
Welche Voraussetzungen sollten bei uns erfüllt sein?
Wie stark ist unsere Mannschaft eingebunden?
Was hätten wir beizusteuern?
In welchem Format möchten Sie die Handbücher haben?
Benötigen Sie einen festen Ansprechpartner bei uns?
Mein Team ist ausgelastet, wie viel Zuarbeit ist nötig?
Gibt es eine Checkliste für die Vorbereitung?
Welche Ressourcen binden Sie auf Kundenseite?
Unsere Dokumentation ist lückenhaft, ist das ein Hindernis?
Welche Infos liefern wir Ihnen vorab?
Was muss unsererseits vorliegen, damit Sie beginnen können?
Wie viel Arbeit bleibt an uns hängen?
Genügt es, wenn wir Ihnen unsere PDFs schicken?
Technische Voraussetzungen auf Kundenseite?
Wer muss bei uns Entscheidungen treffen?
Was erwarten Sie vom Auftraggeber?
Ich möchte abschätzen, welchen internen Aufwand das nach sich zieht.
Welche Hausaufgaben haben wir vor dem Start?
Muss ich einen Projektleiter benennen?
Welche Daten müssten wir herausrücken?
ähm was müssen wir euch denn liefern
also welche unterlagen braucht ihr äh handbücher oder was
wie viel arbeit haben wir selber damit
sag mal muss einer von uns da die ganze zeit dabei sein
vorbereitung kunde unterlagen
mitwirkung aufwand intern
voraussetzungen projektstart
checkliste was bereitstellen
Was müssen wir mitbringen außer Geld?
Wie viel von unserer Zeit frisst das?
Braucht ihr all unsere Passwörter?
Wollt ihr unsere Handbücher als Papierstapel oder als PDF?
Ich habe Aktenordner voller Anleitungen im Keller. Benötigen Sie die, wenn wir beginnen?
Wen aus meinem Hause sollte ich für die Zusammenarbeit abstellen, und was muss derjenige bereithalten?
Damit ich alles vorbereiten kann: Welche Dinge erbitten Sie von Ihren Auftraggebern?
Unser Büro ist knapp besetzt. Mit welchem eigenen Arbeitsaufwand müssten wir während der Einführung rechnen?
was müsst ihr von uns haben
welche docs soll ich ready haben
wie viel effort is das für uns
brauchen wir nen projektleiter auf unserer seite
Was muss ich geben zu Ihnen für Anfang?
Welche Papiere Sie brauchen von Firma?
Müssen wir viel Arbeit machen selber?
Sie brauchen Zugang für unsere Systeme?
Was sollte auf unserem Tisch liegen, bevor ihr anfangt?
Unsere Hausaufgaben vor dem Start, welche wären das?
Der Lehrling sammelt schon mal alles zusammen. Was steht auf seinem Einkaufszettel?
Genügt euch eine Sammlung häufiger Fragen, oder wollt ihr mehr?
Wir wechseln von einem anderen Anbieter, was müssen wir mitbringen?
(können|kann) (die alten Chatverläufe|unsere bisherigen Texte|unsere alten Daten|unser altes FAQ) (übernommen|importiert|weiterverwendet) werden
Wie viel Zeit müssen unsere Leute da reinstecken?
Wer muss bei uns beim Start dabei sein?
Reicht es, wenn wir Ihnen unsere Handbücher als PDF schicken?
Welche Unterlagen müssen wir Ihnen bereitstellen?
Wie viel Arbeit kommt bei der Einführung auf uns zu?
Wer aus unserem Haus muss am Projekt mitarbeiten?
Was sollten wir vor dem Start vorbereiten?
Benötigen Sie Zugangsdaten zu unseren Programmen?
Reicht es, wenn wir Ihnen unsere FAQ schicken?
Muss ich einen Ansprechpartner im Betrieb benennen?
Welche Voraussetzungen muss unsere Firma erfüllen?
Ich habe wenig Zeit, was muss ich selbst beisteuern?
Wie viele Stunden muss mein Team in die Einführung stecken?
Sollen wir vorab Handbücher und Texte sammeln?
Was ist unser Anteil an der Arbeit bei der Einrichtung?
Was müssen wir bereithalten, damit Sie loslegen können?
Welche Informationen benötigen Sie vorab über unsere Firma?
Bindet das Projekt viel Zeit meiner Mitarbeiter?
Was sollen wir liefern und was machen Sie?
Welche Zugänge müssen wir Ihnen freischalten?
Genügt eine Person bei uns als Projektverantwortliche?
was braucht ihr von uns
welche unterlagen
wieviel arbeit hab ich damit
zugangsdaten noetig?
checkliste fuer uns
wer von uns muss dabei sein
aufwand auf unserer seite
braucht ihr unsere handbuecher
hausaufgaben vor dem start
wieviel stunden von meinen leuten geht drauf
muss ich euch faqs liefern
Was müssten wir beisteuern, damit Sie anfangen können?
Welche Unterlagen und Zugänge soll ich bereithalten?
Wie viel Zeit meines Teams verschlingt die Einführung?
Wir sind nur zu dritt im Büro. Welche Mühe kommt auf uns zu?
Sollten wir einen Projektverantwortlichen benennen, der entscheiden darf?
Müssen wir unsere Handbücher und eine Liste häufiger Fragen übergeben?
Ist unsererseits nicht eine Menge Vorbereitung nötig?
In welchem Umfang muss unsere IT mitwirken, etwa mit dem Zugang zu SAP?
Gibt es eine Aufstellung dessen, was der Kunde zu liefern hat?
Als Handwerker habe ich keine Zeit für Hausaufgaben. Was ist das Mindeste, das ich beitragen müsste?
Welche Informationen sollten wir zum Projektstart vorbereiten?
Unsere Fachleute sind ausgelastet; wie sehr werden sie von Ihnen eingespannt?
`,
  code: `
müssen wir dafür programmieren
brauchen wir Programmierer
muss unsere IT da ran
wir haben keine eigene IT-Abteilung
ohne Programmierkenntnisse nutzbar
No-Code
braucht man technisches Wissen
bin kein techniker, krieg ich das hin
ist das kompliziert
Brauche ich Entwickler
wir haben niemanden der coden kann
geht das ohne code
IT Kenntnisse nötig
wie technisch muss ich sein
kann das auch ein Laie bedienen
müssen unsere Entwickler etwas bauen
programmieraufwand
keine Ahnung von Computern, geht das trotzdem
ist das einfach zu bedienen
muss ich etwas installieren
bedienung schwierig
Brauchen wir dafür einen ITler
schulung der mitarbeiter nötig?
einfache bedienbarkeit
brauchen wir nen Programmierer dafür
müssen wir für die CRM-Integration programmieren
schaffen wir das ohne IT
Was bedeutet No-Code für mich in der Praxis?
Was heißt ohne Programmieren?
Ich habe von Technik keine Ahnung, bekomme ich das trotzdem hin?
Wir haben niemanden für IT im Haus, ist das schlimm?
brauch ich dafür nen entwickler
müssen wir an unserer Website Quellcode ändern
muss unsere Seite umprogrammiert werden
(brauche ich|brauchen wir|braucht man) (einen|eine|) (Entwickler|Programmierer|IT-Abteilung|ITler|Informatiker|Programmierkenntnisse|technisches Wissen|IT-Kenntnisse|Fachwissen) (dafür|dazu|)
(ich kann|wir können|keiner bei uns kann) (nicht|gar nicht|null|) (programmieren|coden)(, geht das trotzdem|, ist das schlimm|)
(wir haben|bei uns gibt es) (keine IT|keine IT-Abteilung|keinen ITler|keinen Programmierer|keine Entwickler|niemanden für Technik)
(No-Code|No Code|Nocode|Low-Code|ohne Programmieren|ohne Code|ohne IT|Programmieraufwand|Programmierung nötig) (was heißt das|möglich|)
(muss|müssen) (man|wir|ich) (was|etwas|selbst|) (programmieren|coden|Code schreiben|im Quelltext ändern|am Quellcode ändern|installieren|scripten)
(wie|ist das) (technisch|kompliziert|schwierig) (muss ich sein|ist das|für Laien|für Nichttechniker) (machbar|)
(bin|ich bin) (kein|absolut kein) (Techniker|ITler|Technikfreak|Computermensch)(, schaffe ich das|, kann ich das bedienen|)
was (bedeutet|heißt|ist) (No-Code|no code) (eigentlich|genau|)
Muss unsere IT dafür irgendwas programmieren?
Habe keinerlei technisches Verständnis, schaffe ich das trotzdem?
Müssen wir Quellcode auf unserer Website ändern?
Ich hab keine IT-Leute im Haus, ist das ein Problem?
Was heißt eigentlich No-Code?
Müssen wir einen Programmierer beauftragen?
Brauche ich einen Entwickler dafür?
Ich kann nicht programmieren, geht das trotzdem?
Wir haben keine IT Abteilung
meine (EDV-Kenntnisse|Computerkenntnisse|Technikkenntnisse) (enden beim Drucker|sind gleich null|sind bescheiden)
(schaffe|schaffen|kapiere) (ich|wir) das (auch|trotzdem) ohne (IT|Vorkenntnisse|Informatikstudium)
(EDV|Technik) ist (nicht mein Ding|nicht meins|für mich ein Buch mit sieben Siegeln)
Meine EDV-Kenntnisse enden beim Drucker. Schaffen wir das trotzdem?
Wir haben keinen Informatiker im Haus, ist das ein Hindernis?
Braucht man dafür Programmierkenntnisse?
ich kann kein html
muss ich da was programmieren
hab keinen it menschen
bin froh wenn ich ne mail schreiben kann, schaff ich das technisch
brauch ich nen informatiker
no code was is das
technisches wissen nötig?
wir sind zwei bäcker und kein it haus
muss mein webmaster ran
it abteilung erforderlich?
is das kompliziert von der technik her für nen laien
kann das auch einer ohne computerkenntnisse
muss ich da code schreiben oder klick ich nur
ohne edv fachmann machbar?
ich bin n technik depp
müssen wir skripte schreiben
für dummies geeignet?
programmierkenntnisse
muss ich nen entwickler einstellen
bei uns macht der sohn vom nachbarn die computer, reicht das
wir haben null ahnung von it
wer programmiert das dann
brauch ich n systemhaus dafür
hab schiss vor technik, krieg ich das hin
nocode
ist informatik studium voraussetzung :D
unsre praxis hat keinen admin
Wir haben keinen einzigen Entwickler im Haus.
Setzt das IT-Kenntnisse voraus?
Brauchen wir dafür einen Informatiker?
Kommt auch ein Laie damit zurecht?
Ist das wirklich No-Code?
Muss jemand bei uns Skripte schreiben?
Unsere EDV besteht aus dem Schwager des Chefs, reicht das?
Ich kann gerade mal Excel.
Geht das ohne Softwareentwickler?
Wie technisch muss man sein?
Was bedeutet No-Code in Ihrem Fall?
Werden Programmierkenntnisse verlangt?
Müssen wir eine Agentur für die technische Umsetzung anheuern?
Unsere IT-Abteilung hat auf Monate keine Kapazität.
Braucht es Python oder Ähnliches?
Sind wir auf externe Entwickler angewiesen?
Kann das eine Kauffrau ohne technischen Hintergrund bedienen?
Muss unser Webmaster irgendetwas coden?
Haben wir mit Quelltext zu tun?
Ohne eigene IT machbar?
Wie viel Technikverständnis ist nötig?
Low-Code oder No-Code?
Wer soll das bei uns entwickeln, wir sind Handwerker?
Ist Softwareentwicklung auf unserer Seite erforderlich?
Müssten wir für den Abgleich eigene Skripte pflegen?
Mir graut vor allem, was mit Programmierung zu tun hat.
Kommt man ohne eine Zeile Quellcode aus?
Braucht unser Betrieb dafür Fachinformatiker?
ähm muss da bei uns jemand programmieren können
also wir haben keine it abteilung äh geht das trotzdem
sag mal brauch ich dafür einen informatiker
no code bedeutung
ohne it abteilung nutzbar
programmierkenntnisse erforderlich
entwickler nötig ja nein
Ich kann nicht mal Excel. Bin ich raus?
Muss mein Neffe, der Informatik studiert, einspringen?
Sitzen wir am Ende doch vor kryptischem Quelltext?
Wirklich null Zeilen Programm von unserer Seite?
Bei uns kennt sich niemand mit Computersprachen aus. Ist das ein Hindernis?
Wir haben weder einen Techniker noch einen EDV-Leiter im Haus. Kämen wir dennoch zurecht?
Ich bin 68 und froh, wenn der Drucker läuft. Muss ich für Ihr System etwas selbst programmieren?
Was verstehen Sie unter dem englischen Ausdruck No-Code auf Ihrer Seite?
müssen wir coden
ich bin kein techie, geht das trotzdem
brauch man devs dafür
is das plug and play ohne programmierung
Wir haben kein Programmierer, ist Problem?
Muss ich können Code schreiben?
No Code, was meint das?
Ohne IT Mann in Firma kann man benutzen?
Unser Computerfachmann ist in Rente gegangen. Kommen wir ohne ihn klar?
Braucht man ein Informatikstudium dafür?
Bei uns sind alle Schlosser, keiner kann Python. Geht das gut?
Wer schreibt die Programmzeilen, wenn nicht wir?
(müssen wir|brauche ich) (Programmierkenntnisse|Entwickler|eine IT-Abteilung|Technikwissen) (dafür|)
Ich habe von Technik keine Ahnung, geht das trotzdem?
Wir haben keine IT-Abteilung, ist das schlimm?
Braucht man technische Kenntnisse, um das zu betreiben?
Kann das auch meine Bürokraft ohne Informatikwissen bedienen?
Ist für den Einsatz ein eigener Entwickler nötig?
Heißt No-Code, dass keiner von uns Code schreibt?
Ich bin technisch völlig unbegabt, komme ich klar?
Müsste ich für die Anbindung einen Programmierer beauftragen?
Geht das ohne einen Informatiker im Haus?
Ist irgendwo Quelltext von uns zu schreiben?
Was, wenn bei uns niemand etwas von Software versteht?
Lässt sich alles ohne Programmierkenntnisse nutzen?
Wie viel IT-Wissen setzen Sie voraus?
Können Laien Ihr Produkt ohne Technikwissen einsetzen?
Ist Programmieren bei uns irgendwann nötig?
Unser IT-Mann ist in Rente, schaffen wir das trotzdem?
Benötigt man einen Admin oder Techniker im Haus?
Ich kann kein Python, ist das ein Hindernis?
Müssen wir irgendetwas selbst entwickeln?
programmieren noetig?
wir ham keine it
kann das a normaler mensch
no code was heisst des
brauch ich nen entwickler
ich kann grad mal excel, langt das
it abteilung pflicht?
technisches wissen noetig
muss da wer was coden
bei uns macht die it der schwiegersohn am samstag, geht das trotzdem
ohne informatiker machbar
html kenntnisse
Keiner von uns hat je eine Zeile Code geschrieben. Ist das ein Hindernis?
Eine IT-Abteilung haben wir nicht, nur jemanden, der die Drucker richtet. Genügt das?
Sind Programmierkenntnisse gefragt, wenn unsere Systeme abgeglichen werden?
Müssen wir einen Softwareentwickler beauftragen?
Was ist auf Ihrer Seite mit „No-Code“ gemeint?
Läuft es am Ende nicht doch immer auf Skripte hinaus?
Kommt eine Bürokauffrau ohne technische Ausbildung damit zurecht?
Muss unsere Webagentur etwas programmieren?
Benötigt die Person, die sich kümmert, technische Vorkenntnisse?
Braucht man Kenntnisse in JavaScript oder SQL?
Unser IT-Leiter ging im Mai, Ersatz finde ich nicht. Können wir Ihre Lösung trotzdem betreiben?
Bin ich als Laie am Computer nicht fehl am Platz?
Muss ich programmieren können?
(muss|sollte) (ich|man|mein Team) (programmieren können|Code schreiben können|etwas von Technik verstehen)
`,
  knowledge: `
woher hat der Assistent sein Wissen
womit wird der Bot gefüttert
wie lernt der Bot unsere Produkte kennen
welche quellen nutzt die KI
Wissensbasis
aus welchen dokumenten antwortet er
woher weiß der Chatbot die Antworten
kann man PDFs hochladen
wie bringe ich ihm unsere Preisliste bei
wer pflegt die Inhalte des Bots
wie aktualisiere ich die Antworten
was wenn sich unsere Produkte ändern
lernt er dazu
kann er unser Handbuch lesen
liest er unsere website aus
Datenquellen
wie kommt unser Wissen in den Bot
knowledge base
sucht der bot im internet
wie bleibt das Wissen aktuell
Können wir die Antworten selbst ändern
trainieren wir den bot selbst
antworten anpassen und ergänzen
wissensquelle
woher nimmt der seine infos
unsere FAQ als grundlage verwenden
woher bezieht der Chatbot seine Informationen
auf welcher Grundlage antwortet der Assistent
Wir haben schon eine lange FAQ, können Sie die verwenden?
Liest der Bot unsere PDF-Handbücher und die Website ein?
Können wir die Antworten später selber ändern?
Wie bringe ich dem Assistenten neue Produkte bei?
Wer pflegt die Inhalte, wenn sich bei uns etwas ändert?
Womit wird der Bot gefüttert, Quellen, Dokumente, Wissensdatenbank
können Inhalte nachträglich angepasst werden, bei neuen Produkten
kann er unsere PDF lesen
(woher|von wo|wie) (weiß|kennt|hat|nimmt|bezieht|lernt) (der Bot|der Assistent|die KI|er|das System) (die Antworten|sein Wissen|seine Informationen|unsere Produkte|unsere Preise|das alles|was er sagt)
(kann|liest|versteht) (der|er|die KI|der Bot|der Assistent) (unsere|auch|) (PDFs|Handbücher|Word-Dateien|Dokumente|Website|Excel-Listen|Kataloge|Anleitungen|FAQ|Wiki|Datenblätter) (lesen|auslesen|verarbeiten|)
(wie|auf welche Weise) (bringe ich|bringen wir|füttern wir|schule ich|aktualisiere ich|pflege ich|lernt) (dem Bot|den Bot|dem Assistenten|die Inhalte|das Wissen|der Bot) (neue Produkte|neue Sachen|Neues|etwas|mit Daten|) (bei|dazu|)
(Wissensbasis|Wissensquelle|Datenbasis|Datenquelle|Datengrundlage|Knowledge Base|Wissensdatenbank|Inhalte|Quellen|Content pflegen|Wissenspflege)
(zieht|holt|nimmt|sucht) (sich|) (die KI|der Bot|er|das System) (Sachen|Infos|Antworten|Informationen|) (aus dem Internet|aus Google|aus dem Netz|von woanders|aus ChatGPT)
(wer|können wir selbst) (pflegt|ändert|aktualisiert|korrigiert|korrigieren|ändern|pflegen) (die Antworten|die Inhalte|das Wissen|die Texte des Bots)
(unsere|wenn sich) (Preise|Produkte|Angebote|Lieferzeiten) (ändern sich|ändern) (ständig|jede Woche|oft|), (bleibt der Bot aktuell|wie erfährt das der Bot|wie halte ich den Bot aktuell)
(wie aktuell|auf welchem Stand) (ist|sind) (das Wissen|die Antworten|der Bot)
(mit welchen|auf Basis welcher) (Daten|Dokumenten|Inhalten) (arbeitet|wird gefüttert|antwortet) (der Bot|die KI|er)
Wir haben schon eine FAQ mit 180 Einträgen, können Sie die verwenden?
Wie läuft das Onboarding vom Bot, muss man den mit unserem Content erst fine-tunen?
Kann der Bot unsere PDF-Anleitungen lesen?
Können wir die Antworten später selbst ändern?
Woher weiß der Bot die Antworten?
Kann der unsere PDFs lesen?
datenbasis des bots
Zieht sich die KI Sachen aus dem Internet?
unser (Produktkatalog|Handbuch|Ordner) hat (900|200|tausend) Seiten, (schluckt|liest|versteht|schafft) der das
(bot|Assistent) mit (FAQ|unseren Texten|dem Handbuch|Dateien) (füttern|anlernen|befüllen|trainieren)
wenn sich bei uns (Öffnungszeiten|Preise|Artikel) ändern, (muss ich euch anrufen|wer trägt das ein|ändere ich das selbst)
Unser Produktkatalog hat 900 Seiten, schluckt der das?
bot mit faq füttern
Womit wird der Assistent gefüttert, damit er richtige Auskünfte gibt?
Auf welche Quellen stützt sich der Assistent?
Wer hält die Antworten des Bots aktuell?
woher weiß der unsre preise
wie lernt der was wir für brötchen haben
was wenn sich unsre speisekarte ändert
wo holt der sich die antworten her
googelt der das
kann ich pdf hochladen
neue lieferzeiten, wie kriegt der das mit
wer füttert den
liest der unsere homepage
ich will ne antwort ändern, wie mach ich das
wissensdatenbank
aus welchen quellen schöpft der
reicht dem unser katalog als futter
muss ich den anlernen wie nen azubi
woher soll das ding wissen was ne kupplung bei mir kostet
neues produkt im shop, weiß der bot das gleich
datengrundlage der antworten
wie bring ich dem was bei
worauf stützt sich der chatbot
kann meine kollegin die texte selber pflegen
information veraltet, wie aktualisieren
unser handbuch v3 ersetzt v2, wo tausch ich das
kennt der meine rechnungen
hat der zugriff auf unsere dokumente oder ausm internet
geänderte frühstückszeiten im hotel, wo trag ich das ein
inhalte pflegen wer macht das
wo kommt dem sein wissen her
Aus welchen Quellen schöpft der Bot?
Wie bringe ich dem Bot unsere Produkte bei?
Greift er aufs offene Internet zu?
Wer pflegt die Inhalte, wenn sich ein Preis ändert?
Bekommt er unsere Handbücher zu fressen?
Denkt sich die KI die Auskünfte aus oder stützt sie sich auf Dokumente?
Arbeiten Sie mit RAG?
Wie halten wir die Wissensdatenbank aktuell?
Woraus speisen sich die Auskünfte?
Kann ich eine falsche Auskunft korrigieren?
Wie kommt unser Firmenwissen in das System?
Was ist die Datengrundlage des Bots?
Woher weiß er, wann Bestellung 4711 ausgeliefert wird?
Kann er unser internes Wiki als Vorlage nehmen?
Welche Dokumente kann er verarbeiten?
Unser Katalog ändert sich wöchentlich, bekommt der Bot das mit?
Kann mein Team die Texte selbst anpassen, wenn sich etwas ändert?
Auf welche Materialien stützt er sich?
Wird der Bot mit unseren PDF-Dateien gefüttert?
Wie wird er auf dem neuesten Stand gehalten?
Woran orientiert sich der Bot bei seinen Auskünften?
Ich möchte wissen, welche Grundlage eine Auskunft hat.
Weiß er Dinge über unsere Firma, die nirgends stehen?
Speist sich das aus unserer Dokumentation oder aus allgemeinem Weltwissen?
Wie aktualisiert man die Wissensbasis?
Wer bringt dem System neue Produkte bei?
Veraltete Anleitungen, wie bekommt man die aus dem Bot heraus?
ähm woher weiß der bot das alles eigentlich
also füttert man den äh mit dokumenten oder sucht der im internet
wenn sich bei uns ein preis ändert wie bring ich dem das bei
sag mal woraus zieht der seine antworten
wissensbasis quelle
bot inhalte pflegen
antworten ändern assistent
faq dokumente hochladen
Googelt der heimlich?
Denkt er sich das aus oder liest er es irgendwo nach?
Aus welchen Büchern hat er seine Weisheit?
Wie bringe ich dem Assistenten bei, dass wir seit gestern anders liefern?
Unsere Anleitungen sind zum Teil dreißig Jahre alt. Schöpft Ihr Helfer seine Auskünfte aus solchen Schriftstücken?
Wie kommt Ihr Programm an die Kenntnisse über gerade unsere Waren?
Wenn eine Auskunft veraltet ist, wie berichtige ich sie, damit der Assistent künftig Richtiges sagt?
Ich möchte sicher sein, dass er sich an unsere eigenen Unterlagen hält. Ist dem so?
wo holt der bot seine infos her
kann ich dem bot eigene pdfs geben
wie update ich seine antworten
zieht der das ausm web oder von uns
Von wo nimmt Assistent die Information?
Er lernt aus unsere Handbuch?
Ich will andere Antwort machen, wie ändern?
Wissen von Bot ist von Internet oder von Firma?
Wer hat dem Assistenten beigebracht, wie unsere Maschinen funktionieren?
Neues Produkt ab Montag: Wo trage ich es ein, damit er es kennt?
Liest er unsere Unterlagen oder fantasiert er?
Was ist sein Nachschlagewerk?
(woher|wovon) (weiß|lernt|nimmt) (der Bot|der Assistent|die KI) (das alles|die Antworten|unsere Produkte)
Muss man den Bot erst mit unseren Inhalten füttern?
Wie ändere ich eine Antwort, wenn sich bei uns etwas ändert?
Aus welchen Quellen nimmt der Bot seine Antworten?
Kann ich dem Bot unsere PDF-Handbücher geben?
Wie lernt der Chatbot unsere Produkte kennen?
Sucht der Bot im Internet oder nur bei uns?
Unsere Lieferzeiten ändern sich wöchentlich, wie erfährt das der Bot?
Was tun wir, wenn eine Antwort veraltet ist?
Wer bringt dem Assistenten unser Fachwissen bei?
Liest der Chatbot auch unsere Internetseite mit aus?
Wie korrigiere ich eine Antwort des Bots?
Welche Dokumente kann der Assistent verarbeiten?
Können wir die Wissensbasis selbst pflegen?
Stammen die Antworten aus unseren eigenen Unterlagen?
Womit füttert man den Bot, damit er Bescheid weiß?
Reichen unsere Word-Dateien als Wissensquelle für den Bot?
Weiß der Bot von allein, was unsere Produkte können?
Wie halte ich das Wissen des Bots aktuell?
Kann ich Antworten des Bots selbst ändern?
Greift der Bot auf unser Handbuch zu?
woher weiss der bot das alles
liest der unsere pdfs
wer fuettert den bot
preise geaendert wie erfaehrt der das
falsche antwort korrigieren wie
zieht der sich das aus google
kann ich die inhalte selber aendern
quelle der antworten
neue produkte wie lernt er die
handbuch hochladen
bot infos veraltet was tun
Auf welche Quellen stützt sich der Assistent, wenn er unseren Kunden antwortet?
Unsere Preisliste ändert sich jedes Quartal. Wie erfährt der Assistent davon?
Schöpft er aus dem offenen Internet oder nur aus unseren Unterlagen?
Wir haben 300 PDF-Anleitungen für Pumpen. Macht sich der Assistent diese zunutze?
Wer pflegt die Inhalte hinter den Antworten, Sie oder wir?
Ist eine Auskunft veraltet, wie stellen wir sie richtig?
Besteht nicht die Gefahr, dass er Angaben von Seiten der Konkurrenz aufschnappt?
Worauf beruhen die Auskünfte der KI?
Könnte meine Sekretärin die Inhalte selbst ergänzen, ohne jedes Mal Sie zu fragen?
Müssen unsere Lieferzeiten irgendwo eingetragen werden, damit der Assistent sie kennt?
Wie wird Ihr Chatbot mit unseren Produkten vertraut?
Ein neues Gerät kommt im Herbst dazu; auf welche Weise bringen wir es dem Assistenten bei?
`,
  support: `
was ist nach dem Start, betreut ihr uns weiter
gibt es Support
habe ich einen festen Ansprechpartner
wer hilft uns wenn was nicht funktioniert
Betreuung nach Einführung
wartung und pflege nach dem go-live
welchen Kundenservice bieten Sie Ihren Kunden
laufende Betreuung
wer kümmert sich um Updates
werden wir danach alleine gelassen
After Sales
Supportzeiten für Bestandskunden
Schulungen
gibt es eine Einweisung für unser Team
wenn nach drei Monaten was klemmt, wen rufen wir an
technischer Support
wer passt den Bot später an
Nachbetreuung
kundenbetreuer
supporthotline für kunden
wie schnell helft ihr bei Problemen im Betrieb
änderungen nach dem start was kostet das an aufwand, macht ihr das
bekommen wir schulung
ist wartung inklusive
wer betreut uns wenn das System läuft
an wen wenden wir uns wenn es nach dem Start Probleme gibt
Unser letzter Dienstleister war nach der Abnahme nicht mehr erreichbar, wie ist das bei Ihnen?
Wer kümmert sich in einem halben Jahr, wenn etwas nicht mehr läuft?
Werden unsere Leute geschult?
Lasst ihr uns nach der Einführung allein?
fester Ansprechpartner, Wartung, Updates, Schulung, Einweisung
betreuen Sie das nach der Übergabe weiter
sind wir danach auf uns gestellt
(wer|was) (hilft|betreut|unterstützt|kümmert sich) (uns|um uns|) (nach dem Start|nach der Einführung|wenn später was nicht läuft|im laufenden Betrieb|danach|später|nach dem Go-live)
(gibt es|bietet ihr|bieten Sie|macht ihr) (eine|auch|) (Schulung|Schulungen|Einweisung|Training|Workshops|Webinare|Einarbeitung|Onboarding) (für unser Personal|für Mitarbeiter|für unsere Leute|fürs Team|)
(haben wir|bekommen wir|gibt es) (einen|) (festen|persönlichen|eigenen|) (Ansprechpartner|Kundenbetreuer|Betreuer|Account Manager) (nach dem Start|bei euch|für uns|im Betrieb|)
(ist|sind) (die|) (Wartung|Support|Updates|Pflege|Betreuung|Weiterentwicklung|Service) (inklusive|inbegriffen|dabei|im Preis drin|extra)
(Schulung|Mitarbeiterschulung|Wartung|Wartungsvertrag|Betreuung|Kundenbetreuung|After-Sales|Updates|Support nach Start|technischer Support|Reaktionszeit|Reaktionszeiten|Einweisung|Nachbetreuung|Hotline für Kunden|Servicevertrag)
(was ist|wie läuft es|wie sieht es aus) mit (Updates|Wartung|Support|Schulungen|Änderungswünschen|Anpassungen später|Aktualisierungen)
(und|was) wenn (wir später|mal|im Betrieb) (was ändern wollen|etwas nicht läuft|Fragen haben|Probleme auftauchen|Änderungen brauchen)
(lasst ihr|lassen Sie) (uns|einen) (danach|nach dem Start|) (allein|im Regen stehen|hängen)
(wie schnell) (reagiert ihr|reagiert der Support|helft ihr) (bei Problemen|bei Störungen|im Notfall|wenn was kaputt ist)
Guten Morgen zusammen, wir haben mit unserem letzten Dienstleister leider die Erfahrung gemacht, dass nach der Abnahme niemand mehr ans Telefon ging und jede Kleinigkeit ein neues Ticket war. Bekommen wir bei Ihnen nach dem Go-live einen festen Ansprechpartner?
wer kümmert sich wenn nach 3 monaten was nimmer geht
Was passiert nach der Übergabe, betreuen Sie das weiter oder sind wir dann auf uns gestellt?
Können Inhalte nachträglich angepasst werden, z.B. bei neuen Produkten? Und kostet das extra?
Wer hilft uns, wenn nach einem halben Jahr was nicht mehr läuft?
Bekommen unsere Leute eine Schulung?
Hab ich nach dem Kauf einen festen Ansprechpartner?
Wer hilft uns wenn später was nicht läuft?
Gibt es eine Schulung für unser Personal?
wartung inklusive?
Haben wir einen festen Ansprechpartner nach dem Go-live?
Was ist mit Updates?
wen (ruf ich|rufe ich|kontaktieren wir) an, wenn (nachts um zwei nichts mehr geht|es klemmt|etwas hakt|Störung ist)
(nach dem Verkauf|später|nach Projektende) (seid ihr weg|kümmert sich wer|noch erreichbar)
Wen ruf ich an, wenn nachts um zwei nichts mehr geht?
schulung mitarbeiter dabei?
Wenn sich bei uns Öffnungszeiten ändern, muss ich dann jedes Mal bei euch anrufen?
Wer kümmert sich, wenn nach einem halben Jahr etwas hakt?
Gehört eine Mitarbeiterschulung dazu?
wer hilft wenn das mal läuft und ich nicht weiterweiß
seid ihr danach noch da oder weg
kümmert ihr euch auch nach der installation
schult ihr meine leute
hab ich nen festen ansprechpartner später
einweisung fürs team
wenn ich was geändert haben will in nem halben jahr, macht ihr das
wie schnell reagiert ihr wenn was is, im laufenden betrieb
servicevertrag
gibts ne kundenhotline für bestandskunden
lasst ihr einen dann allein damit
wartung und pflege wer macht die
schulung mitarbeiter
was passiert nach den 4 wochen
begleitung nach go live
unser letzter itler war nach dem einbau verschwunden
support danach
macht ihr updates
wer passt auf das system auf wenns läuft
neue azubine muss eingelernt werden, macht ihr das
reaktionszeit support
was is in der betreuung drin
langfristige begleitung?
kommt später noch jemand zum nachjustieren
habt ihr n kundenservice für leute die schon gekauft haben
workshops für angestellte nach der einführung
Bekommen wir einen festen Betreuer?
Sind Sie nach der Inbetriebnahme über alle Berge?
Schulen Sie unsere Leute?
Wie schnell reagieren Sie, wenn im laufenden Betrieb eine Änderung nötig ist?
Ist die Wartung inklusive?
An wen wenden sich meine Kollegen im laufenden Betrieb?
Gibt es eine Einweisung für das Team?
Welche Reaktionszeiten bieten Sie im Betrieb?
Was umfasst Ihr Wartungsvertrag?
Wer kümmert sich um Anpassungen, wenn das System längst läuft?
Lassen Sie uns nach dem Livegang allein?
Gibt es einen Customer Success Manager?
Wie sieht die Begleitung nach den ersten vier Wochen aus?
Bieten Sie Trainings für Administratoren?
Sind Updates enthalten?
Hypercare-Phase?
Haben Sie einen Second-Level-Support für uns als Kunden?
Wie ist die Nachbetreuung geregelt?
Wir brauchen jemanden, der auch in zwei Jahren noch erreichbar ist.
Werden Folgeanpassungen extra berechnet oder mitbetreut?
Kommt jemand für einen Anwender-Workshop?
Wer steht uns zur Seite, sobald alles läuft?
Bekommen die Kollegen Schulungsunterlagen?
Was passiert nach der Übergabe?
Kundenbetreuung nach Projektabschluss?
Wie unterstützen Sie uns dauerhaft?
Ist ein Serviceteam für Bestandskunden vorhanden?
Könnten Sie neue Kollegen später nachschulen?
ähm wenn das mal läuft wer kümmert sich dann um uns
also lasst ihr uns danach allein oder äh gibts da hilfe
schult ihr auch unsere leute
sag mal wer macht das wenn wir später was ändern wollen
betreuung nach golive
reaktionszeit wartungsvertrag
ansprechpartner laufender betrieb
Verkauft und weg, oder bleibt ihr da?
Wie lange haltet ihr Händchen, wenn alles live ist?
Kriegen wir einen festen Betreuer oder eine Warteschleife?
Wie sieht es nach den vier Wochen aus, seid ihr dann verschwunden?
Ich habe schon erlebt, dass man nach dem Kauf niemanden mehr erreicht. Wie steht es bei Ihnen um die Pflege nach der Einführung?
Unsere Damen im Innendienst müssten eingewiesen werden. Übernehmen Sie das?
Wer ist für uns da, wenn die Anlage ein halbes Jahr in Betrieb ist und wir Fragen haben?
Wie zügig kümmern Sie sich im laufenden Betrieb um Änderungswünsche?
gibts after sales support
macht ihr trainings für unser team
wer hilft wenn wir live sind
habt ihr nen customer success manager
Nach Start Sie helfen weiter?
Gibt es Kurs für unsere Mitarbeiter?
Wer macht Änderung später im System?
Nach Kauf, wie lang Sie begleiten?
Und wenn das Feuerwerk zum Start vorbei ist, wer fegt auf?
Ein Jahr später will ich einen Satz ändern. Wen habe ich dann an der Seite?
Lernt meine Mannschaft bei euch, wie man damit umgeht?
Wer hält das System am Leben, sobald es einmal in Betrieb ist?
(kommt|schickt ihr) (auch|) jemand(en|) zu uns nach (Passau|Kiel|Wien) und schult die Leute
Gibt es einen festen Ansprechpartner, wenn alles läuft?
Kommt auch jemand zu uns nach Passau und schult die Leute vor Ort?
Wie schnell reagiert ihr, wenn etwas kaputt geht?
Bleiben Sie unser Ansprechpartner, wenn alles läuft?
Werden meine Mitarbeiter im Umgang damit geschult?
Wer hilft uns, wenn wir nach drei Monaten Fragen haben?
Lassen Sie uns nach der Einführung allein?
Gibt es eine feste Betreuung für Bestandskunden?
Wie schnell reagieren Sie bei Problemen laufender Kunden?
Ist eine Schulung für acht Leute im Service enthalten?
Kümmern Sie sich später auch um Änderungen?
Was umfasst Ihr Kundendienst im laufenden Betrieb?
Haben wir einen persönlichen Betreuer nach dem Livegang?
Führen Sie Aktualisierungen und Updates für uns durch?
Wie sieht die Nachbetreuung bei Ihnen aus?
Wer kümmert sich um uns, wenn das Projekt abgeschlossen ist?
Ist die laufende Betreuung inbegriffen?
Können wir bei Fragen im Alltag jemanden anrufen?
Bekommen neue Mitarbeiter später noch eine Einweisung?
Wartet ihr das System nach der Inbetriebnahme?
Wie lange begleiten Sie uns nach dem Start?
Gibt es nach der Einführung noch Schulungen für Neue?
wer hilft nach dem start
betreuung danach?
schulung fuer meine leute
nach golive allein gelassen?
aenderungswunsch spaeter wer macht das
reaktionszeit vom support
wartungsvertrag
ansprechpartner wenns laeuft
kuemmert sich dann noch wer um uns
servicevertrag hinterher
support nach den 4 wochen
Mit wem haben wir bei Ihnen zu tun, wenn alles läuft?
Gehört eine Schulung unserer zwölf Agenten zur Betreuung nach dem Start?
Welche Art Kundendienst ist nach der Einführung dabei?
Welche Reaktionszeiten sagen Sie für Supportfälle nach dem Livegang zu?
Steht man nicht allein da, sobald die Rechnung bezahlt ist?
Wünschen wir im Herbst eine Änderung, erledigt das Ihr Team, und zu welchen Bedingungen?
Unterstützen Sie uns auch in den Monaten danach?
Wie ist die laufende Pflege der Lösung geregelt?
Unser ERP-Anbieter ruft erst nach neun Tagen zurück. Wie ist die Kundenbetreuung bei Ihnen nach Inbetriebnahme organisiert?
Endet Ihre Begleitung nach den ersten vier Wochen?
Haben wir nach der Einführung einen festen Ansprechpartner?
Leisten Sie technische Hilfe über die ganze Zeit oder nur zu Beginn?
`,
};
