/** How visitors ask about the way from the first contact to a running solution: one wording a line. */
export const start = {
  process: `
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
`,
  setup: `
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
`,
};
