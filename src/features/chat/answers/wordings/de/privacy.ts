/** How visitors ask about this website and a visitor's data: one wording a line. */
export const privacy = {
  messages: `
wird dieses Gespräch gespeichert
wer liest hier mit
Chatverlauf
wird der Chat aufgezeichnet
was passiert mit dem was ich hier schreibe
liest ein Mensch mit
kann mein Chef sehen was ich hier schreibe
wohin gehen meine Nachrichten
speichert ihr diesen chat
ist unsere Unterhaltung vertraulich
bleibt das unter uns
wird hier mitgelesen
wird mein Text irgendwohin gesendet
was ich hier tippe, geht das ins internet
kann ich den verlauf später nochmal sehen
Löscht sich dieser Chat
kann ich das Gespräch kopieren
werden meine Eingaben hier ausgewertet
bin ich hier anonym
ist dieser Chat anonym
gespräch mitschnitt hier
wird das hier protokolliert
chat hier gespeichert oder weg wenn ich schließe
hört hier jemand mit
speichert ihr was ich hier eintippe
Hört jemand mit, wenn ich mit dem Sprachassistenten rede?
Gebt ihr weiter, was ich hier tippe?
Wird das, was ich hier schreibe, aufgezeichnet?
(liest|hört|schaut|guckt) (hier|da|jemand|ein Mensch) (jemand|wer|hier|) (mit|zu|heimlich mit)
(wird|werden) (der Chat|das Gespräch|dieser Chat|dieses Gespräch|meine Eingaben|die Nachrichten|unser Gespräch|das hier) (aufgezeichnet|gespeichert|protokolliert|mitgelesen|mitgeschnitten|ausgewertet|weitergegeben|gelöscht|geloggt)
(bleibt|ist) (das hier|das|dieses Gespräch|unsere Unterhaltung) (unter uns|vertraulich|anonym|privat|geheim|sicher)
(speicherst|merkst|sammelst|behältst) du (was ich hier tippe|was ich schreibe|dir das|meine Fragen|den Chat|meine Daten)
(Chatverlauf|Gesprächsverlauf|Verlauf|Chatprotokoll) (gespeichert|löschen|wiederfinden|noch da|speichern|weg)
(was passiert|wohin gehen|wer bekommt) (mit dem, was ich hier schreibe|meine Eingaben hier|die Fragen die ich hier stelle)
(kann ich|finde ich) (den Chat|das Gespräch|diese Unterhaltung) (später|morgen|) (fortsetzen|wiederfinden|speichern|als PDF haben|noch einmal lesen|ausdrucken)
(weißt|erinnerst) du (dich|morgen noch|) (an mich|was ich gestern geschrieben habe|wer ich bin)
Wann löscht ihr das, was ich hier reinschreibe?
Werden meine Eingaben in diesem Chatfenster gespeichert?
Hört beim Sprechen mit dem Sprachassistenten jemand mit, wird das aufgezeichnet?
Liest jemand von euch mit, was ich hier im Chat schreibe?
Darf ich hier vertrauliche Firmendaten eingeben?
Wer kann lesen, was ich hier eintippe?
Liest hier jemand mit?
Bleibt das hier unter uns?
Speicherst du was ich hier tippe?
was ich hier (schreibe|eintippe|frage), (landet das irgendwo|wo geht das hin|bekommt das wer)
Was ich hier schreibe, landet das irgendwo?
Wird unser Chat hier irgendwo mitgeschnitten?
Kann jemand mitlesen, was ich dir schreibe?
liest hier einer mit
speicherst du was ich tippe
is das hier vertraulich
wird das aufgezeichnet was wir schreiben
bleibt der chat irgendwo liegen
wenn ich das fenster zumach is dann alles weg?
kann mein chef das später lesen was ich dir geschrieben hab
chatverlauf gespeichert?
wo landet das was ich dir grad schreib
schickst du meine fragen an nen server
protokollierst du mit
kann ich morgen hier weiterschreiben oder vergisst dus
sieht mainlicht was ich hier frag
dieses gespräch anonym?
merkst du dir das
hört wer mit
hab dir grad meinen namen gesagt, is das jetzt gespeichert
wird unser chat ausgewertet
geht das was ich eingeb ins internet raus
verlauf löschen von dem chat hier
was machst du mit meinen eingaben hier im fenster
protokoll von unserer unterhaltung
weißt du beim nächsten mal noch wer ich bin
is unser geplauder privat
kriegt euer vertrieb mit was ich hier schreib
chat mitschnitt?
wenn ich neu lade, is dann alles futsch
Schneiden Sie diesen Chat mit?
Wer liest mit, was ich hier eintippe?
Bleibt unser Austausch hier unter uns?
Speichern Sie, was ich Sie gerade frage?
Kann mein Arbeitgeber später sehen, was ich hier geschrieben habe?
Wird dieser Dialog protokolliert?
Ist der Verlauf weg, wenn ich das Fenster schließe?
Landen meine Eingaben in diesem Chat auf einem Server?
Sieht das Team von Mainlicht, worüber wir hier reden?
Ist das, was ich hier tippe, vertraulich?
Wird unsere Unterhaltung aufgezeichnet?
Erinnern Sie sich morgen noch an dieses Gespräch?
Werten Sie die Chats auf dieser Seite aus?
Ich möchte hier nichts schreiben, was irgendwo abgelegt wird.
Gibt es ein Protokoll von diesem Chat?
Geht gerade etwas ins Netz, wenn ich Ihnen schreibe?
Was geschieht mit diesem Chatverlauf?
Hört jemand mit?
Wohin wandern meine Worte, die ich hier eingebe?
Loggen Sie diese Konversation?
Lässt sich unser Chat später noch einmal aufrufen?
Ist dieses Chatfenster abhörsicher?
Bleibt hiervon etwas auf meinem Rechner zurück?
Werden meine Fragen an Sie an Dritte weitergegeben?
Muss ich damit rechnen, dass jemand diese Unterhaltung liest?
Archivieren Sie diesen Chat?
Ihr merkt euch doch bestimmt alles, was man hier eintippt.
Verlassen meine Eingaben hier den Browser?
ähm liest hier jemand mit
also wird das aufgezeichnet was ich hier sage
kann ich hier offen reden oder äh speichert ihr das
sag mal ist das weg wenn ich das fenster zumach
dialog mitgelesen
sprachaufnahme speicherung
chat protokoll löschen fenster
Wer sitzt hinter dem Spiegel und liest mit?
Merkst du dir, was ich dir erzähle?
Was wird aus dem, was ich hier eintippe?
Hört mein Chef, was ich dich frage?
Ich möchte ungern, dass Fremde lesen, was ich Ihnen hier anvertraue. Bleibt unser Plausch unter uns?
Wird unser Zwiegespräch irgendwo festgehalten, wenn ich die Seite verlasse?
Geht das, was ich gerade in dieses Fenster schreibe, an einen Rechner hinaus?
Bevor ich mehr verrate: Zeichnen Sie diese Unterhaltung auf?
is der chat hier privat
loggt ihr was ich hier schreib
is der verlauf weg wenn ich refreshe
Dieses Chat wird gespeichert?
Was ich schreibe hier, andere kann lesen?
Ich mache Fenster zu, Text ist weg?
Meine Stimme wird aufgenommen?
Weißt du morgen noch, was ich dich heute gefragt habe?
Kann ich dir ein Geheimnis erzählen, ohne dass es die Runde macht?
Verlässt dieser Chat meinen Rechner?
Wohin wandern meine Worte, sobald ich hier fertig bin?
(wird|speichert ihr) (dieser Chat|was ich hier schreibe|unser Gespräch) (gespeichert|mitgelesen|aufgezeichnet|)
Speichern Sie, was ich hier gerade tippe?
Liest jemand von Ihnen in diesem Chat mit?
Ist unser Chat weg, wenn ich das Fenster schließe?
Wird mein Chat mit Ihnen aufgezeichnet?
Können Sie später sehen, was ich hier gefragt habe?
Bleibt das, was ich Ihnen hier schreibe, vertraulich?
Schicken Sie meine Fragen aus diesem Chat irgendwohin?
Erfährt Ihre Firma, was ich hier eingebe?
Wird diese Unterhaltung auf einem Server abgelegt?
Wo landet der Text, den ich hier eintippe?
Kann ich hier offen schreiben, ohne dass jemand mitliest?
Bleibt dieser Chat unter uns?
Merken Sie sich, was ich gerade geschrieben habe?
Löschen Sie diesen Chat, wenn ich gehe?
Wird das hier irgendwo mitgeschnitten?
Sieht mein Chef, was ich hier im Chat frage?
wird das gespeichert was ich hier tipp
liest hier wer mit
chatverlauf weg wenn ich zumach
zeichnest du das auf
sieht mein chef was ich hier schreib
geht das an einen server was ich hier eingeb
diesen chat loeschen
protokoll von diesem gespraech?
merkst du dir was ich schreib
morgen noch da was wir hier geredet haben
Wird das, was ich gerade tippe, aufgezeichnet?
Könnte einer Ihrer Leute in diesem Chatfenster mitlesen?
Bleiben meine Worte hier auf meinem eigenen Rechner?
Als Datenschützer interessiert mich: Überträgt dieser Chat etwas an einen Server?
Verschwindet dieser Dialog, wenn ich den Browser schließe?
Wird heute nicht jeder Chat protokolliert? Wie ist es bei diesem?
Darf ich hier den Namen eines Kunden nennen, oder wird das Gespräch aufbewahrt?
Verlässt unsere Unterhaltung mein Gerät?
Komme ich morgen wieder, wissen Sie dann noch, was wir hier besprochen haben?
Ist unser kleiner Plausch vertraulich, oder wird er archiviert?
Heben Sie die Fragen auf, die ich in dieses Fenster schreibe?
Kann meine Chefin später nachlesen, was ich hier im Chat gefragt habe?
`,
  retention: `
wie lange speichern Sie meine Anfrage
wann löscht ihr meine Daten
wie lange bleiben meine Daten bei euch
Speicherdauer
Aufbewahrungsfrist
wann werden Kontaktanfragen gelöscht
wie viele Tage wird meine Anfrage aufbewahrt
behaltet ihr meine mailadresse für immer
wie lange hebt ihr das formular auf
Löschfrist für Anfragen
werden meine daten automatisch gelöscht
180 tage
was passiert mit meinen angaben aus dem formular
wo landet meine Anfrage
wer sieht meine Anfrage
speichert ihr meine kontaktdaten
gebt ihr meine adresse weiter
verkauft ihr meine Daten
kriege ich jetzt werbung wenn ich meine mail angebe
Dauer der Speicherung
wie lange sind meine angaben bei ihnen
nutzen Sie meine Mailadresse für Werbung
aufbewahrung der anfrage
Wie lange bewahren Sie Anfragen auf, aus denen nichts wird?
Was macht ihr mit meiner Telefonnummer aus dem Formular?
Aufbewahrung, Löschfrist meiner Kontaktanfrage
(wie lange|wann) (hebt ihr|speichert ihr|bewahrt ihr|löscht ihr|speichern Sie|behalten Sie|wird) (meine Anfrage|meine Kontaktdaten|meine Daten aus dem Formular|die Anfrage|meine Mail|mein Formular) (auf|gelöscht|)
(bekomme|kriege|erhalte) ich (dann|danach|jetzt|) (Werbung|Spam|Werbemails|Werbeanrufe|Newsletter) (wenn ich das Formular ausfülle|nach der Anfrage|von euch|wenn ich euch schreibe)
(wer|welcher Mitarbeiter) (sieht|liest|bekommt|bearbeitet) (meine Kontaktanfrage|meine Anfrage|das Formular|meine Formulardaten|was ich ins Formular schreibe)
(gebt ihr|verkauft ihr|werden) (meine Daten|meine Adresse|meine Telefonnummer|meine Anfrage) (weiter|an Dritte weiter|weitergegeben|verkauft)
(was passiert|was macht ihr|was geschieht) mit (meiner Anfrage|meinen Formulardaten|den Daten aus dem Kontaktformular|meiner Telefonnummer|meiner E-Mail-Adresse|meinen Angaben)
(Speicherdauer|Aufbewahrung|Löschfrist Anfrage|Kontaktanfrage gespeichert|Weitergabe an Dritte|180 Tage|Werbung nach Anfrage)
an wen gebt ihr meine daten weiter
Auf welcher Rechtsgrundlage verarbeiten Sie Formulardaten?
Was macht ihr mit meinen Angaben aus dem Formular?
Wie lange hebt ihr meine Anfrage auf?
Wann löscht ihr meine Kontaktanfrage?
Bekomme ich dann Werbung wenn ich das Formular ausfülle?
Wer sieht meine Kontaktanfrage?
speicherdauer kontaktdaten
wie lange liegt meine (Nachricht|Anfrage|Mail) bei euch rum
Wie lange liegt meine Nachricht bei euch rum?
Wie lange speichert ihr Kontaktanfragen?
was macht ihr mit meiner mail wenn ich das formular schick
wie lang hebt ihr meine anfrage auf
krieg ich dann werbung
verkauft ihr meine nummer weiter
wann wird meine nachricht an euch gelöscht
bombardiert ihr mich dann mit anrufen
werdet ihr meine handynummer für kampagnen benutzen nachdem ich euch geschrieben hab
gebt ihr das an andre weiter was ich ins formular schreib
aufbewahrungsdauer der anfragen
landet meine adresse in nem verteiler
nutzt ihr meine email für reklame wenn ich euch schreib
speicherdauer meiner kontaktanfrage
was geschieht mit dem was ich euch gesendet hab
hab euch letzten monat geschrieben, habt ihr das noch
komm ich in eine kartei wenn ich anfrage
liegt mein anliegen dann ewig in eurer datenbank
wofür verwendet ihr meine angaben ausm formular
bleibt meine anfrage gespeichert
werd ich danach zugespammt
ein halbes jahr lang gespeichert oder wie
wie lange bleiben formulardaten bei euch
keine werbung bitte wenn ich mich melde ok?
was wird aus meiner nachricht nachdem ihr geantwortet habt
ich schick das formular nur wenn ihr mich danach in ruhe lasst
dürfen eure vertriebler meine nummer ewig behalten
wird meine anfrage intern rumgereicht
verfällt die anfrage irgendwann
Wie lange bewahren Sie meine Zuschrift auf?
Verwenden Sie meine Mailadresse später für Werbung?
Wann wird das, was ich im Formular abgeschickt habe, gelöscht?
Bekomme ich nach meiner Nachricht Werbepost von Ihnen?
Geben Sie meine Kontaktdaten aus dem Formular weiter?
Speicherdauer von Kontaktanfragen?
Verkaufen Sie meine Anschrift, wenn ich Ihnen schreibe?
Liegt meine Anfrage noch in fünf Jahren bei Ihnen herum?
Wozu nutzen Sie, was ich Ihnen über das Formular mitteile?
Nach wie vielen Tagen verschwindet meine Zuschrift aus Ihrem System?
Wer bekommt meine Anfrage zu Gesicht?
Lande ich damit in einem Verteiler?
Was machen Sie mit dem, was ich abschicke?
Wie wird meine Kontaktaufnahme weiterverarbeitet?
Bleibt meine Nachricht nach Beantwortung gespeichert?
Aufbewahrungsfrist für Formulareingänge?
Ich möchte nicht, dass meine Anfrage in Ihrem CRM versauert.
180 Tage, wofür brauchen Sie das so lange?
Rufen mich danach ständig Verkäufer an?
Wandert meine Adresse in Ihre Marketingdatenbank?
Wo kommt meine Zuschrift hin, nachdem ich sie gesendet habe?
Wird meine Nachricht nach einer gewissen Zeit automatisch entfernt?
Nehmen Sie mich in irgendeine Werbekartei auf, wenn ich anfrage?
Wie verfahren Sie mit eingegangenen Nachrichten?
Wie lange heben Sie die Anfragen von Interessenten auf?
Nutzen Sie die Formulardaten auch noch für anderes als die Beantwortung?
Wird meine Anfrage vertraulich behandelt, und wie lange liegt sie bei Ihnen?
Löschen Sie die Mail nach der Erledigung?
ähm ich hab das formular abgeschickt wie lange behaltet ihr das
also was macht ihr mit meiner nachricht wenn ihr geantwortet habt
krieg ich dann ständig werbung weil ich angefragt hab
sag mal wann wird meine anfrage gelöscht bei euch
anfrage speicherdauer
180 tage löschung
kontaktanfrage werbung nutzung
aufbewahrung formulardaten
Landet meine Anfrage auf einer Werbeliste?
Wie lange liegt mein Schreiben bei euch herum?
Verkauft ihr meine Adresse, nachdem ich angefragt habe?
Wer darf das lesen, was ich per Formular geschickt habe, und wie lange?
Ich habe Ihnen gestern über das Formular geschrieben. Was fangen Sie nun mit meinem Schreiben an?
Wie viele Monate verwahren Sie eine eingegangene Zuschrift?
Muss ich befürchten, nach meiner Nachfrage mit Reklame überhäuft zu werden?
Wozu werden meine Zeilen aus dem Formular verwendet, nachdem ich sie abgesandt habe?
was passiert mit dem was ich ins formular geschrieben hab
spammt ihr mich dann zu
wie lang speichert ihr meine anfrage
wird meine mail nach ner zeit gelöscht
Meine Anfrage bleibt wie lange bei Ihnen?
Sie schicken Werbung wenn ich frage?
Wann löschen Sie was ich habe geschrieben in Formular?
Was Sie machen mit meine Nachricht?
Liegt mein Brief in drei Jahren noch in irgendeiner Schublade?
Hab ich euch einmal geschrieben, werde ich euch je wieder los?
Nach welcher Frist verschwindet meine Zuschrift aus der Datenbank?
Nutzt ihr meine Mailadresse später noch für anderes als die Antwort?
Wie lange (bleibt|speichert ihr) (meine Anfrage|meine Nachricht|das Formular)
Was macht ihr mit den Angaben aus dem Formular?
Wann werden Daten bei Ihnen wieder gelöscht?
Wie lange heben Sie meine Kontaktanfrage auf?
Benutzen Sie meine Anfrage später für Werbung?
Bekomme ich nach dem Absenden Werbemails von Ihnen?
Wann verschwindet meine Anfrage aus Ihrer Datenbank?
Geben Sie meine Formularangaben an andere weiter?
Bleibt meine Anfrage für immer bei Ihnen gespeichert?
Wozu verwenden Sie das, was ich Ihnen geschickt habe?
Nach wie vielen Tagen wird meine Nachricht gelöscht?
Landet meine Adresse in einem Verteiler, wenn ich anfrage?
Was machen Sie mit den Angaben aus meiner Anfrage?
Heben Sie Anfragen länger als ein halbes Jahr auf?
Nutzen Sie meine Kontaktanfrage auch zu Werbezwecken?
Wann löschen Sie meine Anfrage wieder?
Wie gehen Sie mit meiner Anfrage um?
Wird meine Anfrage nach der Antwort gelöscht?
Liegt meine Anfrage in drei Jahren noch bei Ihnen?
was macht ihr mit meiner anfrage
wie lang hebt ihr die anfrage auf
wer liest mein formular
anfrage geloescht wann
180 tage was
meine nachricht aus dem formular bleibt die ewig bei euch
verkauft ihr meine adresse
kontaktanfrage speicherdauer
nutzt ihr meine mail fuer marketing
nach dem abschicken was passiert mit den angaben
anfrage in der datenbank wie lang
Wie lange bewahren Sie die Anfrage auf, die ich über das Formular schickte?
Wer bekommt meine Nachricht zu sehen, nachdem ich das Kontaktformular abgeschickt habe?
Wird meine Anfrage benutzt, um mir Werbung zu schicken?
Wann wird eine Anfrage aus Ihrer Datenbank entfernt?
Geht meine Adresse nach einer Anfrage nicht ans Marketing?
Was machen Sie mit den Angaben, die ich bei einer Angebotsanfrage eintrage?
Wie viele Tage wird eine eingesandte Anfrage gespeichert?
Gleich sende ich eine Nachricht mit unseren Umsatzzahlen. Was wird danach daraus?
Wird meine abgeschickte Anfrage nach einiger Zeit automatisch gelöscht?
Wandert meine Anfrage nach der Antwort in den Papierkorb oder in einen Ordner?
Wird eine Anfrage, aus der nichts wird, irgendwann bereinigt?
Wozu wird verwendet, was ich Ihnen über das Formular mitteile?
`,
  rights: `
wie kann ich meine Daten löschen lassen
Auskunft nach Art. 15
Recht auf Vergessenwerden
löscht bitte alles über mich
Einwilligung widerrufen
welche Daten habt ihr über mich
Datenauskunft
Widerspruch einlegen
Betroffenenrechte
ich will dass ihr meine daten löscht
Kopie meiner Daten
Daten berichtigen
an wen wende ich mich bei Datenschutzfragen
Beschwerde bei der Aufsichtsbehörde
DSGVO Auskunft verlangen
weg mit meinen daten
kann ich meine zustimmung zurückziehen
datenschutz ansprechpartner
löschantrag
meine anfrage zurückziehen und löschen
welche rechte habe ich
Löschen Sie bitte alles, was Sie über mich haben
Datenauskunft, Widerruf, Löschung, Berichtigung verlangen
mein Name und meine Mailadresse sollen raus
nehmt mich sofort aus eurer Datenbank
streicht mich aus eurem System
(löscht|löschen Sie|entfernt|entfernen Sie|tilgt) (bitte|sofort|) (alles was ihr über mich habt|meine Daten|alle Daten von mir|meinen Namen|meine Mailadresse|meine Anfrage)
(ich möchte|ich will|ich verlange|wie kann ich|ich fordere) (meine Daten löschen lassen|Auskunft über meine Daten|wissen was ihr über mich gespeichert habt|meine Einwilligung widerrufen|der Verarbeitung widersprechen|meine Daten berichtigen|eine Kopie meiner Daten)
(Auskunft|Datenauskunft|Auskunftsersuchen|Löschantrag|Datenlöschung|Recht auf Vergessenwerden|Widerruf|Widerspruch|Artikel 15|Artikel 17|Berichtigung|Betroffenenrechte|Aufsichtsbehörde|Beschwerde Datenschutz) (nach DSGVO|beantragen|)
(ich|hiermit) (widerrufe|widerspreche|ziehe zurück) (ich|) (meine Einwilligung|der Speicherung|meine Zustimmung|der Nutzung meiner Daten)
(was|welche Daten) (habt ihr|haben Sie|wisst ihr) (über mich|von mir) (gespeichert|)
(meine|unsere) (Daten|Adresse|Mailadresse|Nummer) (sollen|muss|müssen) (bei euch|aus dem System|) (raus|weg|gelöscht werden|verschwinden)
Ich möchte Auskunft nach Art. 15 DSGVO. An wen schicke ich das?
Ich will meine Einwilligung vom Kontaktformular widerrufen
Mein Name und meine Mailadresse sollen bei euch raus, sofort!
rechte als betroffener
Ich will, dass ihr alles über mich löscht
Wie fordere ich eine Datenauskunft an?
Löscht bitte alles was ihr über mich habt
Auskunft nach Artikel 15
Ich widerrufe meine Einwilligung
ich (hatte mal angefragt und|) will, dass ihr mich (aus der Kartei streicht|aus der Datenbank löscht|vergesst|austragt)
Ich hatte mal angefragt und will, dass ihr mich aus der Kartei streicht
Bitte löschen Sie meine Daten
Ich möchte wissen, welche Daten ihr über mich gespeichert habt
löscht bitte alles von mir
auskunft was ihr über mich habt
wie kann ich meine zustimmung zurückziehen
daten löschen
an wen schreib ich wegen löschung
ich will dass meine nummer aus eurer kartei verschwindet
art. 15 auskunft
welche daten habt ihr von mir gespeichert, will ne kopie
datenschutz mailadresse
widerspruch
meine anfrage von neulich bitte entfernen
falsche adresse bei euch hinterlegt, korrigieren lassen
nehmt mich raus aus allem
wo kann ich mich wegen meiner persönlichen daten melden
hab mich vertan und alte mail eingetragen, bitte rausnehmen
berichtigung
selbstauskunft
dsgvo löschung beantragen
was wisst ihr über mich
datenkopie anfordern
wie zieh ich mein einverständnis zurück
meine daten sollen weg
vergesst mich bitte
ansprechpartner für löschwünsche
möchte nicht mehr in eurer datenbank stehn
Ich widerrufe hiermit meine Einwilligung.
Welche Informationen haben Sie über mich?
Bitte entfernen Sie alles, was Sie von mir haben.
Ich mache mein Auskunftsrecht nach Artikel 15 geltend.
Wohin richte ich einen Löschantrag?
Wie ziehe ich meine Zustimmung zurück?
Ich möchte eine Kopie meiner gespeicherten Angaben.
An wen wendet man sich wegen Betroffenenrechten?
Wie lautet die Mailadresse Ihres Datenschutzteams?
Nehmen Sie mich bitte aus Ihrer Datenbank.
Wie kann ich falsche Angaben zu meiner Person berichtigen lassen?
Wer ist bei Ihnen für Auskunftsersuchen zuständig?
Ich lege Widerspruch gegen die Verarbeitung ein.
Vernichten Sie bitte meine Unterlagen.
Was muss ich tun, damit meine Kontaktangaben bei Ihnen verschwinden?
Artikel 17, bitte umsetzen.
Ein ausgeschiedener Kollege hat Ihnen geschrieben, wir möchten seine Angaben getilgt haben.
Wie fordere ich eine Selbstauskunft an?
Ich will nicht länger bei Ihnen gespeichert sein.
Datenauskunft, an welche Adresse?
Kann ich meine Einwilligung jederzeit zurücknehmen?
Wo beantrage ich die Entfernung meiner persönlichen Angaben?
Wie komme ich aus Ihrer Kartei wieder heraus?
Bitte sperren Sie meine personenbezogenen Angaben.
Geben Sie mir Auskunft, was zu meiner Person vorliegt.
Ich hätte gern, dass meine Anfrage vorzeitig gelöscht wird.
Betroffenenanfrage, wie reiche ich die ein?
ähm ich will dass ihr meine daten löscht
also wo kann ich auskunft kriegen was ihr über mich habt
ich möchte meine einwilligung zurückziehen wie geht das
sag mal wer ist bei euch für datenschutz zuständig
datenlöschung beantragen
auskunft artikel 15
Was wisst ihr alles über mich?
Löscht mich!
Kann ich sehen, was ihr zu meiner Person gesammelt habt?
Wie werde ich aus eurer Datenbank getilgt?
Ich habe seinerzeit zugestimmt und es mir nun anders überlegt. Wie nehme ich meine Zustimmung zurück?
Bitte teilen Sie mir mit, an welche Stelle ich mich wegen der Tilgung meiner persönlichen Angaben wenden kann.
Mein verstorbener Mann hatte Ihnen geschrieben. Wo kann ich um Entfernung seiner Angaben bitten?
Ich möchte von meinem Auskunftsrecht Gebrauch machen. Wohin richte ich das Schreiben?
ich will raus aus eurer datenbank
delete meine daten pls
wie kann ich meine zustimmung canceln
auskunft über meine daten wo
Bitte meine Daten weg machen, wie?
Ich will wissen was Sie haben von mir gespeichert
Einwilligung ich möchte zurück nehmen
An wen schreiben für Daten löschen?
Ich möchte, dass ihr vergesst, dass es mich gibt.
Mein Name und meine Mail sollen bei euch verschwinden, und zwar heute noch.
Meine Adresse bei euch ist falsch, wer berichtigt sie?
An welche Adresse schicke ich meinen DSGVO-Antrag als Betroffener?
(kann ich|darf ich) (meine Einwilligung|meine Zustimmung|das Häkchen) (widerrufen|zurücknehmen|rückgängig machen)
Ich habe aus Versehen zugestimmt, wie nehme ich das zurück?
Was, wenn ich es mir nach dem Absenden anders überlege und alles gelöscht haben will?
Ich möchte wissen, was Sie über mich gespeichert haben
Datenauskunft nach Artikel 15
Bitte alle meine Daten aus Ihrem System entfernen
Ich möchte, dass Sie alles über mich löschen.
Wie widerrufe ich meine Einwilligung?
Können Sie mir sagen, was über mich gespeichert ist?
An wen richte ich eine Auskunft nach Artikel 15?
Bitte entfernen Sie meine Mailadresse aus Ihrem Bestand.
Wer ist bei Ihnen Ansprechpartner für Datenschutz?
Ich ziehe meine Zustimmung zurück, was muss ich tun?
Welche persönlichen Angaben haben Sie von mir?
Wie lasse ich falsche Angaben über mich berichtigen?
Wo beantrage ich die Löschung meiner Angaben?
Kann ich der Verarbeitung nachträglich widersprechen?
Ich will eine Kopie meiner gespeicherten Daten haben.
Welche Daten haben Sie über mich, bitte um Auskunft.
Meine Angaben sollen aus Ihrer Datenbank verschwinden.
Ich nehme meine Einwilligung zurück.
Wohin schreibe ich wegen meiner Datenschutzrechte?
Wie beantrage ich, dass Sie mich vergessen?
loescht mich
meine daten weg
was habt ihr ueber mich
auskunft dsgvo
wem schreib ich wegen loeschung
recht auf vergessen
email aus eurem system raus
betroffenenanfrage wohin
hab zugestimmt wills zurueckziehn
personenbezogene daten loeschen lassen von mir
Ich möchte, dass Sie meine persönlichen Angaben entfernen. Wohin wende ich mich?
Nach Artikel 15 verlange ich Auskunft über das zu mir Gespeicherte. An welche Adresse?
Wie widerrufe ich die Einwilligung, die ich im Formular gab?
Bitte nehmen Sie meine E-Mail aus Ihren Akten; an wen schreibe ich?
Ein früherer Kollege stellte in meinem Namen eine Anfrage. Wie bekomme ich sie gelöscht?
Gibt es kein Datenschutz-Postfach für Leute, die ihre Rechte ausüben wollen?
Wie kann ich eine falsche Telefonnummer bei Ihnen berichtigen lassen?
Welches Verfahren haben Sie für Betroffenenanfragen?
Ich will, dass Sie alles löschen, was Sie über mich wissen.
Ziehe ich meine Zustimmung zur Verarbeitung zurück, wohin muss das?
Wem teile ich mit, dass ich mein Recht auf Vergessenwerden geltend mache?
Mein Ausscheiden aus der Firma steht an; wie lasse ich meine Kontaktdaten bei Ihnen tilgen?
Bitte löschen Sie alles, was Sie von mir haben.
(löschen Sie|löscht|lösch) (bitte|) meine (Daten|Anfrage|Angaben|Adresse), (ich hatte euch geschrieben|die ich letzte Woche geschickt habe|ich habe neulich das Formular abgeschickt)
Meine Anfrage von gestern soll wieder weg
`,
  cookies: `
setzen Sie Cookies
Tracking
welche Cookies verwenden Sie
Google Analytics
werde ich hier getrackt
Cookie Banner
warum kein Cookie-Banner
messt ihr Besucher
Werbung auf der Seite
Tracker
verfolgt ihr mich im netz
Facebook Pixel
Analysetools auf der Website
speichert die seite was auf meinem rechner
local storage
cookies ablehnen
sammelt die website daten über mich
IP-Adresse gespeichert
welche daten sammelt diese webseite
besucherstatistik
profiling auf eurer website
google fonts
cookie einstellungen ändern
überwacht mich diese website
wird mein Verhalten auf der Seite getrackt
Wieso sehe ich hier keinen Cookie-Hinweis?
Trackt ihr mich mit Google Analytics?
was speichern Sie, wenn ich nur auf der Seite surfe
Datenspur beim Surfen auf der Website
(warum|wieso) (gibts|gibt es|sehe ich|habt ihr|fehlt) (hier|) (keinen|kein|der) (Cookiebanner|Cookie-Banner|Cookie-Hinweis|Einwilligungsbanner)
(werde|werden) (ich|Besucher) (hier|auf der Seite|) (getrackt|verfolgt|ausspioniert|beobachtet|analysiert)
(Cookies|Cookie|Tracking|Google Analytics|Analyse-Tools|Tracker|Cookie-Einstellungen|Cookie-Banner|Matomo|Facebook Pixel|Local Storage|Werbenetzwerke|IP-Adresse|Besucherstatistik|Retargeting) (ablehnen|löschen|deaktivieren|auf dieser Seite|)
(benutzt|nutzt|verwendet|setzt) ihr (Google Analytics|Matomo|Cookies|Tracking|Tracker|Facebook Pixel|Google Fonts|Analysetools) (ein|)
(was|welche Daten) (speichert|sammelt|erfasst) (die Seite|die Website|ihr) (von mir|wenn ich nur surfe|beim Besuch|im Browser|auf meinem Gerät)
(wird|speichert ihr) meine (IP|IP-Adresse) (gespeichert|geloggt|)
(wie|wo) (kann ich|stelle ich|lehne ich|lösche ich) (die|) Cookies (ablehnen|ein|ab|löschen|verwalten|)
Cookies – welche setzen Sie auf dieser Seite?
Was speichern Sie von mir, wenn ich nur auf der Seite surfe?
Cookie-Banner fehlt, ist das Absicht?
Warum kommt bei euch kein Cookie-Banner?
Benutzt ihr Google Analytics?
Verwendet ihr Cookies?
Warum gibts hier keinen Cookiebanner?
cookies
(spioniert|schnüffelt|verfolgt) ihr mich (hier|) (aus|)
Spioniert ihr mich hier aus?
Setzt diese Website Cookies?
Wird mein Besuch auf dieser Seite ausgewertet?
warum kommt hier kein cookie banner
trackt ihr mich
google analytics drauf?
krieg ich dann überall eure anzeigen
werden besucher gezählt
muss ich irgendwas wegklicken
verfolgt ihr mich im internet
cookie einstellungen wo
habt ihr tracker
was legt die seite auf meinem handy ab
banner fehlt, is das legal
keks
session cookie
retargeting
wird mein surfen hier gemessen
cookie hinweis
merkt sich die seite was auf meinem gerät
ausspähen beim seitenbesuch?
drittanbieter skripte
wie viele cookies sinds
seht ihr dass ich auf der seite war
Warum sehe ich bei Ihnen kein Consent-Banner?
Verwenden Sie Google Analytics?
Welche Tracker laufen auf dieser Seite?
Wo kann ich die Cookie-Einstellungen ändern?
Setzen Sie einen Facebook-Pixel ein?
Wird mein Surfverhalten ausgewertet?
Messen Sie die Besucherzahlen Ihrer Website?
Blenden Sie Werbung ein?
Was speichert die Website in meinem Browser?
Nutzen Sie den Local Storage?
Ihnen fehlt der Cookie-Hinweis nach TDDDG.
Werde ich auf anderen Seiten mit Ihrer Reklame verfolgt?
Ich möchte keine Cookies zulassen.
Analysieren Sie Seitenaufrufe mit Matomo, wenn ich hier surfe?
Brauchen Sie keine Einwilligung fürs Tracking?
Welche Drittanbieter-Skripte bindet Ihre Seite ein?
Erkennen Sie mich wieder, wenn ich morgen die Seite öffne?
Laden Sie Google Fonts nach?
Cookie-Richtlinie?
Spionieren Sie Ihre Websitebesucher aus?
Fingerprinting betreiben Sie hoffentlich nicht.
Was legt Ihre Homepage auf meinem Gerät ab?
Erfassen Sie meine Klicks auf dieser Website?
Wie lehne ich die Kekse ab?
Ist Ihre Seite frei von Besucheranalyse?
Müsste da nicht ein Banner zum Wegklicken erscheinen?
ähm warum kommt hier kein cookie banner
also trackt ihr mich auf der seite
sag mal was speichert die seite auf meinem handy
cookie einstellungen
tracking website
google analytics mainlicht
Kekse? Gibt es welche?
Verfolgt ihr mich nachher mit Werbung durchs halbe Netz?
Zählt ihr, wie oft ich hier vorbeischaue?
Wo ist das nervige Fenster zum Wegklicken?
Auf anderen Seiten muss ich stets etwas ablehnen, hier nicht. Legen Sie trotzdem solche kleinen Dateien bei mir ab?
Wird festgehalten, welche Ihrer Seiten ich mir anschaue?
Ich bin besorgt wegen der Verfolgung im Internet. Wird mein Besuch bei Ihnen gemessen?
Was hinterlässt Ihre Internetseite auf meinem Rechner?
setzt ihr cookies
habt ihr tracker drauf
läuft hier meta pixel oder so
wo kann ich cookies ausschalten
Webseite hat Cookies?
Ich will kein Cookie, wie ausmachen?
Sie schauen was ich klicke?
Werbung kommt von diese Seite?
Krümelt eure Seite?
Weiß eure Seite beim nächsten Mal, dass ich schon hier war?
Liegt nach meinem Besuch etwas von euch in meinem Browser?
Beobachtet mich jemand beim Herumklicken auf der Website?
(warum|weshalb) (gibt es|sehe ich) (keinen|kein) (Cookie-Banner|Cookie-Hinweis)
Nutzt ihr Google Analytics?
Verfolgen Sie mich auf dieser Seite mit Tracking?
Warum sehe ich hier kein Cookie-Banner?
Nutzt Ihre Homepage Google Analytics?
Muss ich irgendwelchen Cookies zustimmen?
Wird mein Besuch auf der Seite gezählt?
Was legt Ihre Website auf meinem Rechner ab?
Setzen Sie Werbe-Pixel von Facebook ein?
Ist Ihre Homepage frei von Trackern?
Kann ich Cookies bei Ihnen ablehnen?
Sammelt diese Webseite Daten über mein Surfverhalten?
Gibt es auf dieser Homepage Werbung von Dritten?
Wo stelle ich die Cookies ein?
Speichert Ihre Seite etwas in meinem Browser?
Sind hier Analyse-Programme am Werk?
Setzt diese Seite Cookies ohne zu fragen?
Verwenden Sie Matomo auf Ihrer eigenen Homepage?
Wie viele Tracker laufen auf dieser Seite?
warum kein banner
google analytics auf eurer seite
muss ich cookies annehmen
wird mein besuch gezaehlt
keks hinweis fehlt
Mir fiel auf, dass kein Einwilligungsbanner erschien. Verwenden Sie keine Cookies?
Wird mein Besuch auf diesen Seiten mit Google Analytics gemessen?
Verfolgen Sie Besucher in irgendeiner Weise?
Lädt Ihre eigene Seite Werbepixel von Facebook oder LinkedIn?
Als Datenschutzbeauftragter suchte ich nach Trackern und fand keine. Stimmt das?
Ist ein Cookie-Hinweis nicht vorgeschrieben? Ihrer fehlt.
Was wird beim Besuch in meinem Browser abgelegt?
Zeigen Sie Leuten, die auf Ihrer Seite waren, personalisierte Anzeigen?
Werden Cookies auf meinem Rechner gesetzt, und seien es technische?
Wie lehne ich die Cookies hier ab? Ich finde keinen Knopf.
Zählt diese Website ihre Besucher?
Setzen Sie auf der Homepage Matomo oder ein ähnliches Messwerkzeug ein?
`,
  accessibility: `
ist die Website barrierefrei
Barrierefreiheit
funktioniert das mit Screenreader
kann ich die seite mit der Tastatur bedienen
ist die seite für blinde nutzbar
WCAG
BFSG
Sehbehinderung
Schrift größer machen
Barrierefreiheitserklärung
ich bin farbenblind
Leichte Sprache
Gebärdensprache
Vorlesefunktion
barrierefreiheitsstärkungsgesetz
ist der Chatbot barrierefrei bedienbar
hoher kontrast
bin sehbehindert, komm ich hier klar
barriere melden
BITV
NVDA Jaws
die Bewegungen auf der Seite stören mich
barrierefrei für menschen mit behinderung
Kommt ein Blinder mit Vorleseprogramm hier zurecht?
(kann|könnte) (ich|ein Blinder|man|mein blinder Kollege) (die Seite|den Chat|das|die Website) (mit Screenreader|mit dem Screenreader|nur mit der Tastatur|ohne Maus|mit Sprachausgabe|mit Braillezeile) (bedienen|nutzen|lesen|)
(Barrierefreiheit|barrierefrei|BFSG|WCAG|BITV|Screenreader|Tastaturbedienung|leichte Sprache|Gebärdensprache|hoher Kontrast|Schriftgröße|größere Schrift|Kontrast|Vorlesefunktion|Sehbehinderung|Farbenblind|Barriere melden|Barrierefreiheitsstärkungsgesetz)
(ich bin|ich habe|meine Mutter ist) (blind|sehbehindert|schwerhörig|gehörlos|farbenblind|eine Sehschwäche|schlechte Augen)(, geht das trotzdem|, kann ich die Seite nutzen|)
(meine Augen sind schlecht|die Schrift ist zu klein|ich kann das kaum lesen|der Text ist winzig|schlecht zu lesen|der Kontrast ist schwach)
(wie|kann man|gibt es) (mache ich die Schrift|die Schrift|) (größer|größer stellen|vergrößern|große Buchstaben)
(ist|sind) (die Seite|eure Website|euer Chatbot|der Chat|das Angebot) (barrierefrei|für Blinde geeignet|behindertengerecht|BFSG-konform|für alle zugänglich)
(können|funktioniert der Chat für) (Blinde|Sehbehinderte|Menschen mit Behinderung|Rollstuhlfahrer) (den Chat nutzen|auch|das bedienen)
Funktioniert die Seite mit Screenreader?
Haltet ihr euch an Barrierefreiheitsregeln?
Kann ich die Seite mit Screenreader bedienen?
Meine Augen sind schlecht, gibt es größere Schrift?
mein (Kollege|Vater|Chef) ist (blind|gehörlos|fast blind), kommt der (auf der Seite|mit dem Chat) zurecht
Mein Kollege ist blind, kommt der auf der Seite zurecht?
Ist Ihre Internetseite für Menschen mit Sehbehinderung nutzbar?
bin fast blind, geht die seite mit vorlesegerät
schrift zu klein
screenreader
kann man nur mit tastatur bedienen
kontrast is schlecht für mich
rollstuhl sag ich nich, aber sehbehindert: klappt das hier
farbenblind
voiceover
größere buchstaben?
erklärung zur barrierefreiheit
hörgeschädigt, gibts text zum ton
behindertengerecht?
mein vater sieht schlecht, kann er die homepage nutzen
a11y
stufe aa
zoom auf 200 geht?
maus kann ich nicht benutzen, komm ich trotzdem durch
nvda
seite für ältere leute mit schlechten augen brauchbar
zugänglichkeit
alternativtexte bei bildern
Kann ein blinder Kollege Ihren Internetauftritt bedienen?
Ist die Seite mit Screenreader nutzbar?
Erfüllen Sie das Barrierefreiheitsstärkungsgesetz?
WCAG-konform?
Lässt sich alles mit der Tastatur bedienen?
Wo steht Ihre Erklärung zur Barrierefreiheit?
Unsere Schwerbehindertenvertretung fragt nach BITV.
Ist der Kontrast ausreichend für Sehbehinderte?
Kann ich die Schrift größer stellen?
Haben Sie den Auftritt auf Zugänglichkeit geprüft?
Gibt es die Seite in Leichter Sprache?
Ich bin gehörlos, komme ich hier zurecht?
Welche bekannten Barrieren hat Ihre Website?
Nach welchem Standard haben Sie die Bedienbarkeit für Menschen mit Behinderung geprüft?
Ich bin farbenblind und kann manche Elemente kaum unterscheiden.
Funktioniert die Seite mit JAWS oder NVDA?
Eignet sich Ihr Webauftritt für Menschen mit Einschränkungen?
Wie inklusiv ist Ihre Homepage?
Sind die Bilder mit Alternativtexten versehen?
A, AA oder AAA?
Meine Mutter sieht schlecht, kann sie die Seite bedienen?
Zugänglichkeit Ihrer Website?
Ist die Seite auch ohne Maus benutzbar?
Wo melde ich eine Barriere auf Ihrer Seite?
Halten Sie die EN 301 549 ein?
Gibt es einen Prüfbericht zur Zugänglichkeit?
ähm ich bin blind kann ich die seite mit nem screenreader bedienen
also die schrift ist mir zu klein kann man die größer machen
geht das hier auch nur mit der tastatur
sag mal entspricht die seite diesen barriere richtlinien
barrierefreiheit erklärung
wcag 2.2 aa
screenreader tauglich
bfsg konform website
Kommt ein Farbenblinder auf eurer Seite klar?
Habt ihr die Website mal mit verbundenen Augen getestet?
Was funktioniert für Leute mit Behinderung bei euch noch nicht?
Kann ich hier ohne Maus alles erreichen?
Mein Augenlicht lässt nach. Ist Ihr Internetauftritt für Sehbehinderte geeignet?
Meine Frau sitzt im Rollstuhl und kann die Maus nicht halten. Lässt sich Ihre Seite anders bedienen?
Nach welchem Maßstab haben Sie die Zugänglichkeit Ihrer Seiten geprüft?
Ich höre schlecht und wüsste gern, ob es zu den gesprochenen Inhalten einen Text gibt.
is die seite accessible
geht die website mit voiceover
kontrast is mies, habt ihr da standards
a11y level?
Ich sehe schlecht, Webseite kann helfen?
Seite für Menschen mit Behinderung ist gut?
Barriere frei oder nicht?
Kann bedienen nur mit Tastatur bitte?
Mein Kollege lässt sich alles vorlesen. Versteht seine Software eure Seite?
Wer nimmt Rücksicht auf Menschen mit zittrigen Händen?
Wo melde ich, dass ein Knopf auf der Seite für Blinde keinen Namen hat?
Gibt es einen (dunklen|hellen) Modus?
Ich sehe schlecht, kann man die Schrift größer stellen?
Ich bediene alles mit der Tastatur, geht das bei Ihnen?
Kann ein Blinder Ihre Webseite mit Screenreader bedienen?
Lässt sich die Seite komplett per Tastatur nutzen?
Erfüllt Ihre Homepage das Barrierefreiheitsstärkungsgesetz?
Ich sehe schlecht, kann man die Schrift vergrößern?
Welchen WCAG-Standard halten Sie ein?
Ist die Homepage für Menschen mit Behinderung nutzbar?
Sind die Kontraste für Sehbehinderte ausreichend?
Wo finde ich Ihre Erklärung zur Barrierefreiheit?
Haben Sie an Gehörlose gedacht bei der Webseite?
Wie melde ich eine Barriere auf Ihrer Seite?
Kommt ein Vorleseprogramm mit Ihrer Homepage zurecht?
Kann man Ihre Homepage ohne Maus bedienen?
Mein Vater ist fast blind, kann er die Seite nutzen?
Haben Sie die Seite auf Barrieren getestet?
Entspricht die Homepage den WCAG-Regeln?
Gibt es einen Kontrastmodus für schlechte Augen?
barrierefrei?
schrift groesser
blinder kollege kann der die seite nutzen
nur tastatur
kontrast zu schwach
erklaerung barrierefreiheit wo
farbenblind geht die seite
behindertengerecht die homepage?
Ein Kollege ist blind und nutzt JAWS. Findet er sich auf Ihrer Seite zurecht?
Welchen Standard der Barrierefreiheit erfüllen Ihre Seiten?
Wo finde ich eine Erklärung zur Zugänglichkeit?
Lässt sich die Website allein mit der Tastatur bedienen?
Entspricht sie der WCAG, und auf welcher Stufe?
Ich sehe schlecht. Sind Kontraste und Schriftgrößen hier für mich geeignet?
Müssen Webseiten seit Juni 2025 nicht für Behinderte nutzbar sein? Ist es Ihre?
Als Schwerbehindertenvertreter frage ich, ob der Auftritt ohne Hürden nutzbar ist.
Können Menschen mit Einschränkungen Ihre Seite mühelos benutzen?
Welche bekannten Grenzen für Screenreader-Nutzer führen Sie auf?
Wegen meiner Hände steuere ich den Rechner mit der Stimme. Wurde die Seite auch dafür gebaut?
Richten Sie sich mit dem Webauftritt nach der BITV oder dem BFSG?
`,
  newsletter: `
gibt es einen Newsletter
Newsletter abonnieren
wie bekomme ich Neuigkeiten
newsletter abbestellen
Rundmail
infos per mail regelmäßig
wo kann ich mich für den newsletter anmelden
haben Sie einen Blog
Webinar
LinkedIn
Newsletteranmeldung
schickt mir bitte news
seid ihr auf Instagram oder LinkedIn
auf dem Laufenden bleiben
E-Mail-Verteiler
ich will keinen Newsletter mehr
whitepaper zum download
Broschüre
infomaterial zuschicken
Prospekt
euer youtube kanal
newsletter anmeldung klappt nicht
gibt es neuigkeiten von euch
Veranstaltungen oder Messe
newslettr abonieren
Kann ich mich für Neuigkeiten per Mail eintragen?
(ich will|ich möchte|wie kann ich|wo kann ich|kann man) (den|euren|) Newsletter (abonnieren|bekommen|bestellen|abbestellen|kündigen|lesen)
(Newsletter|Newsletter-Anmeldung|Rundbrief|Mailverteiler|Neuigkeiten|News per Mail|Newsletter abbestellen|Blog|Updates per Mail|Mailingliste|RSS)
(wie|wo) (melde ich mich|trage ich mich|kann ich mich) (vom Newsletter|für den Newsletter|in den Newsletter|beim Newsletter) (ab|an|ein|anmelden|abmelden|austragen)
(habt ihr|gibt es|verschickt ihr) (einen|) (Newsletter|Rundbrief|Neuigkeiten per Mail|Infobrief|Infomails|Blog)
(haltet mich|halten Sie mich|ich will) (bitte|) (auf dem Laufenden|auf dem neuesten Stand|informiert bleiben|regelmäßig Infos bekommen|Neuigkeiten erfahren)
(wann|wie oft) (kommt|erscheint) (euer|der) Newsletter
(Newsletteranmeldung|Anmeldung zum Newsletter) (geht nicht|funktioniert nicht|nicht möglich)
Kan ich euern Newslettr aboniren
Kommt irgendwann mal ein Newsletter? Hab mich unten eingetragen und es kam nix
Kann man sich irgendwo für Neuigkeiten per Mail eintragen?
Kann ich euren Newsletter bekommen?
Ich will den Newsletter abonnieren
Wie melde ich mich vom Newsletter ab?
Infos regelmäßig per Mail bekommen?
schickt ihr (regelmäßig|ab und zu) was (per Mail|) rum
Schickt ihr regelmäßig was per Mail rum?
Kann ich euren Newsletter bestellen?
newsletter
schickt ihr mir regelmäßig neuigkeiten
wo kann ich mich eintragen
infomail abonnieren
habt ihr n rundbrief
neuigkeiten per mail
anmelden für updates
abo mail
kann man euch folgen per mail
hab mich eingetragen, kommt nix
newsletter abmelden
ki tipps regelmäßig ins postfach
mailverteiler aufnehmen
wann startet der newsletter
verschickt ihr ne monatliche mail mit neuem
blog abo
anmeldung geht nicht beim rundmail dings
mail wenns was neues gibt
eintragen in liste
rss?
benachrichtigt mich wenn ihr neue sachen rausbringt
meine mail im newsletter feld, wo geht die hin
infobrief
gibts was zum abonnieren
news
will eure aktionen und news regelmäßig kriegen
newsletter schon verfügbar?
Kann ich mich in Ihren Verteiler eintragen?
Versenden Sie regelmäßig Neuigkeiten per E-Mail?
Wie abonniere ich Ihren Rundbrief?
Ich möchte auf dem Laufenden gehalten werden.
Wo melde ich mich für Ihre Updates an?
Gibt es einen Infobrief für Interessenten?
Bekomme ich Ihre Neuigkeiten irgendwo zugeschickt?
Die Anmeldung zum Rundschreiben geht nicht.
Ich habe unten meine Mailadresse eingegeben, bin ich jetzt angemeldet?
Wie kann ich Ihren Mailverteiler abbestellen?
Haben Sie einen Blog oder eine Mailingliste?
Nehmen Sie mich bitte in Ihre Mailingliste auf.
Erscheint bei Ihnen ein monatlicher Branchenbrief?
News von Mainlicht abonnieren
Wie erfahre ich künftig von Neuerungen?
Kann man Ihre Fachartikel per Mail beziehen?
Was passiert mit der Adresse, die ich ins Abo-Feld tippe?
Schicken Sie Interessenten gelegentlich Produktneuheiten?
Ich hätte gern Ihre Kundenzeitschrift.
Ist das Abo der Neuigkeiten kostenlos?
Wie oft verschicken Sie Ihre Rundmail?
Anmeldung Rundbrief
Bieten Sie einen E-Mail-Service mit Tipps zu KI im Mittelstand?
Wo trage ich mich ein, um nichts zu verpassen?
Mich interessieren Ihre Neuigkeiten, bitte vormerken.
Verschicken Sie ein Mailing mit Praxisbeispielen?
Das Feld unten für Neuigkeiten scheint inaktiv zu sein.
ähm kann ich mich irgendwo für neuigkeiten anmelden
also verschickt ihr so ne rundmail
ich hab meine mail bei dem newsletter eingegeben kommt da was
sag mal wie bestell ich euren newsletter wieder ab
newsletter anmelden
rundbrief mainlicht
updates abonnieren e-mail
Warum passiert nichts, wenn ich mich in den Verteiler eintrage?
Wann kommt endlich euer Newsletter?
Was macht ihr mit der Adresse aus dem Newsletter-Feld?
Schickt ihr regelmäßig Lesestoff?
Ich bliebe gern auf dem Laufenden. Geben Sie einen Rundbrief heraus, den man beziehen kann?
Ich trug mich in Ihren Verteiler ein, erhielt jedoch keine Bestätigung. Woran liegt das?
Gibt es eine regelmäßige Zusendung mit Neuigkeiten aus Ihrem Hause?
Ab wann kann man Ihre elektronischen Mitteilungen abonnieren?
habt ihr nen newsletter
wo kann ich subscriben
gibts mailings mit news
bin ich jetzt im verteiler
Newsletter wie bekommen?
Ich habe Mail geschrieben für Newsletter, nichts kommt
Sie schicken Neuigkeit jede Monat?
Anmelden für News, wo?
Wie erfahre ich, wenn es bei euch etwas Neues gibt?
Gibt es Post von euch, wenn ein neues Produkt herauskommt?
Könnt ihr mich in die Mailingliste aufnehmen?
Unten auf der Seite steht ein Feld für meine Mail. Wozu ist das gut?
(kann ich|wo kann ich) (mich|) (den Newsletter|euren Rundbrief) (abonnieren|anmelden|bekommen)
Wie oft verschicken Sie Ihren Rundbrief?
Wo abonniere ich Ihre Neuigkeiten?
Ich möchte über Neues von Mainlicht informiert werden.
Wann startet Ihr Newsletter?
Ich habe mich eingetragen, aber nichts bekommen.
Wie melde ich mich vom Newsletter wieder ab?
Schicken Sie regelmäßig Infos an Interessenten?
Ist die Anmeldung zum Newsletter schon offen?
Was passiert mit der Adresse im Newsletter-Feld?
Bieten Sie einen monatlichen Infobrief?
Setzen Sie mich bitte auf Ihren Mailverteiler.
Kann man Ihre Neuigkeiten abonnieren?
Warum kann ich mich nicht für den Newsletter anmelden?
Ab wann verschicken Sie Ihre Mailings?
Erhalte ich von Ihnen regelmäßig einen Rundbrief?
Ich möchte keine Neuigkeit verpassen, gibt es ein Mailabo?
abonnieren
anmelden fuer news
setzt mich auf den verteiler
warum geht newsletter anmeldung nicht
monatliche mail mit tipps
mail eingetragen beim newsletter gespeichert?
wann kommt der newsletter
infopost per mail
mailverteiler
neuigkeiten von euch kriegen
Darf ich regelmäßige Neuigkeiten von Ihnen per E-Mail abonnieren?
Ich habe meine Adresse ins Newsletter-Feld eingetragen. Wurde sie gespeichert?
Warum reagiert die Newsletter-Anmeldung nicht?
Wann geht Ihr Newsletter an den Start?
Versenden Sie einen monatlichen Rundbrief über KI im Großhandel?
Gibt es keinen Verteiler für Leute, die auf dem Laufenden bleiben wollen?
Wie setze ich meine Kollegin auf den Verteiler Ihres Newsletters?
Wo ist die Registrierung für Ihre E-Mail-Neuigkeiten?
Kann ich ab und zu Produktneuheiten in mein Postfach bekommen?
Wie oft erscheint Ihr Newsletter?
Ich würde mich gern für Ihre Mailings eintragen. Geht das schon?
Unser Azubi sammelt Fachnewsletter; können wir Ihren beziehen?
`,
  customerChats: `
wie lange werden die Gespräche unserer Kunden gespeichert
Speicherdauer Kundengespräche
Löschfrist Chatverläufe unserer Kunden
Aufbewahrung der Kundenchats
Löschfristen für Kundendaten im Produkt
gibts löschfristen im vertrag für kundendaten
Lassen sich Fristen für das Löschen von Kundendaten vertraglich bestimmen?
Wie lange heben Sie die Chats unserer Kunden auf?
Wann werden die Gespräche gelöscht, die unsere Kunden mit dem Assistenten führen?
(wie lange|bis wann) (speichert ihr|speichern Sie|behaltet ihr|liegen|bewahren Sie|bewahrt ihr) (die Gespräche|die Chats|die Chatverläufe|die Unterhaltungen|die Protokolle|die Daten) (unserer Kunden|der Kunden|meiner Kunden|unserer Kundschaft) (auf|)
(wann|wie schnell|nach wie vielen Tagen) (löscht|entfernt|vergisst) (ihr|euer Bot|der Assistent|das System) (die Kundengespräche|die Chats der Kunden|Kundenchats|die Verläufe unserer Kunden)
(Löschfrist|Speicherdauer|Aufbewahrungsfrist|Löschkonzept|Speicherfrist) (für|der|bei) (Kundengespräche|Chatprotokolle|Kundenchats|die Gespräche der Kunden|den Assistenten) (bitte|)
(kann|können|könnten) (ich|wir) (selbst|) (festlegen|bestimmen|einstellen|vorgeben), (wann|wie lange|nach welcher Zeit) (Kundengespräche|die Chats unserer Kunden|Gespräche) (gelöscht werden|aufbewahrt werden|gespeichert bleiben)
werden chats mit kunden automatisch gelöscht
bleiben die kundenchats ewig bei euch liegen
Müssen unsere Kundengespräche nach 30 Tagen weg sein, geht das?
löschfrist kundenchat
Wer legt fest, wie lange die Unterhaltungen der Endkunden aufbewahrt werden?
Unsere Kunden schreiben manchmal ihre Kontonummer in den Chat. Wie lange bleibt so etwas gespeichert?
Werden die Gespräche unserer Kundinnen aufgezeichnet?
speichert der Assistent im Produkt die Gespräche
Behaltet ihr, was unsere Kunden dem Bot schreiben?
wo steht wie lang die gespräche von unsern kunden aufghoben werden
Retention der Kundenkonversationen
Verlauf von Kunden im Assistenten, wie lange abrufbar?
aufbewarung kundenchats
Wie lange können wir die Gespräche unserer Kunden nachlesen?
Ich betreue den Datenschutz in einem Autohaus und muss für unser Verzeichnis eintragen, wie lange die Chats der Käufer bei Ihnen gespeichert bleiben.
nach wieviel tagen sind die kundenunterhaltungen weg
`,
};
