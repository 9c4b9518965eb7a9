/** How visitors ask about other systems, channels and interfaces: one wording a line. */
export const systems = {
  crm: `
wie funktioniert die CRM-Integration
kundendaten abgleichen
Abgleich zwischen Shop und CRM
synchronisation in echtzeit
was macht die crm integration
wir pflegen Adressen doppelt und dreifach
Daten zwischen zwei Systemen synchron halten
datensilos auflösen
welches system gewinnt bei widersprüchlichen daten
was passiert wenn in zwei Systemen verschiedene Adressen stehen
wie schnell sind Änderungen im anderen System
doppelte datenpflege vermeiden
Datenabgleich
crm sync
Dubletten im CRM was macht ihr da
müssen wir unser CRM wechseln
bleibt unser bestehendes CRM erhalten
kann die Integration in beide Richtungen schreiben
bidirektionale synchronisierung
werden unsere Stammdaten überschrieben
wie kommen die Formulardaten ins CRM
landen anfragen automatisch im crm
läuft der abgleich live oder nur nachts
Kundenadresse einmal ändern und überall aktuell
trägt der bot die daten selber ins crm ein
verbindet ihr unsere systeme miteinander
was bringt uns die CRM-Integration
wie hält das unsere Kundendaten aktuell
Im Vertrieb Excel, im Marketing ein anderes Tool, im Innendienst noch eins: bringt ihr das zusammen?
Derselbe Kunde steht bei uns in drei Programmen mit drei Adressen, wie räumt man das auf?
Wer gewinnt, wenn in zwei Systemen unterschiedliche Daten stehen?
Kundendaten liegen überall verstreut und keiner weiß, was stimmt
alle Programme auf demselben Stand halten
Wir tippen Adressen von Hand ab, hört das auf
doppelte Datenpflege, Dubletten, Copy and Paste zwischen Programmen vermeiden
Webanfragen sollen im CRM auftauchen, ohne dass jemand abtippt
Vertrieb pflegt Excel, Marketing ein anderes Tool, Innendienst nochmal was
(was|wie) (macht|kann|funktioniert|läuft|geht) (die|eure|Ihre) (CRM-Integration|CRM Integration|CRM-Anbindung|CRM-Lösung|Systemintegration|Synchronisation|Synchronisierung) (genau|eigentlich|)
(Datenabgleich|Abgleich|Synchronisation|Datensynchronisation|Sync|Datensilos|Datenaustausch|Stammdatenabgleich|Stammdatenpflege|Datenpflege|CRM-Integration|Dublettenabgleich|Dubletten) (zwischen Systemen|in Echtzeit|automatisch|)
(doppelte|veraltete|widersprüchliche|falsche) (Kontakte|Datensätze|Kundendaten|Adressen|Einträge) (im CRM|nerven uns|bereinigen|aufräumen|vermeiden|zusammenführen)
(jeder|bei uns jeder|jede Abteilung) (pflegt|führt|hat) (seine eigene|ihre eigene) (Liste|Excel-Liste|Tabelle|Kundenliste|Kartei), (kann man das zusammenführen|das muss zusammen|bekommt ihr das vereinheitlicht)
(Kundendaten|Adressen|Kontakte|Informationen) (liegen verstreut|sind überall verteilt|stecken in fünf Systemen|stehen in Excel und im CRM)
(wie schnell|wann|in welcher Zeit) (sind|werden|stehen) (geänderte|neue) (Daten|Kundendaten|Telefonnummern|Adressen) (überall|in allen Systemen|im anderen System) (aktuell|aktualisiert|synchron|drin)
(was passiert|welches System gewinnt|wer hat recht), wenn (in zwei Systemen unterschiedliche|in beiden Systemen verschiedene|sich widersprechende) (Telefonnummern|Daten|Adressen|Werte) stehen
(wir tippen|unsere Leute tippen|wir übertragen) (alles|die Daten) (doppelt|von Hand|händisch|per Copy-and-paste) (ab|ein|ins CRM)
(Formulardaten|Anfragen vom Formular|Chatdaten|Daten aus dem Chat) (automatisch|direkt) (ins CRM|in unser System) (übernehmen|schreiben|eintragen)
(läuft|ist) (die Synchronisation|der Abgleich) (in beide Richtungen|bidirektional|einseitig|in Echtzeit)
(müssen wir|muss ich) (unser|das alte) (CRM|System) (wechseln|ablösen|aufgeben|ersetzen|migrieren)
(behalten|können) wir unser (altes|jetziges|bisheriges) (CRM|System) (behalten|weiter nutzen|)
kann (man|ihr) (unsere Systeme|Support und Vertrieb|Shop und CRM|Excel und CRM) (verknüpfen|verbinden|zusammenbringen|vernetzen) (damit die Daten stimmen|)
Synchronisiert das in Echtzeit oder einmal am Tag nachts per Batch?
Bei uns pflegt der Vertrieb Excel, das Marketing hat ein eigenes Tool und der Innendienst nochmal was anderes. Räumt ihr so ein Chaos auf?
Datensilos auflösen, wie macht ihr das ohne Programmierung?
Entstehen beim Abgleich Dubletten?
Kundendaten nur in eine Richtung übertragen, weil unser CRM führend ist – einstellbar?
Eigentlich will ich bloß, dass Webanfragen im CRM auftauchen, ohne dass Frau Krause alles abtippt
Kundendaten liegen bei uns dreimal in verschiedenen Programmen, wie kriegt man die auf einen Stand?
Was passiert, wenn zwei Systeme verschiedene Telefonnummern zum selben Kunden haben?
Jedes Mal tippen wir Adressen von Hand ab, vom Formular ins CRM. Hört das dann auf?
Bei uns pflegt jeder seine eigene Liste, kann man das zusammenführen?
Wie schnell sind geänderte Kundendaten überall aktuell?
datenabgleich zwischen systemen
Was passiert wenn in zwei Systemen unterschiedliche Telefonnummern stehen?
Doppelte Kontakte nerven uns. Räumt ihr da auf?
(Adressen|Ansprechpartner|Telefonnummern) ändern sich (ständig|dauernd) und (drei Programme wissen von nichts|keiner pflegt es|nirgends stimmt es)
wir tippen (jede Anfrage|alles|jedes Formular) (noch mal|doppelt) von Hand in (unsere Kundenverwaltung|das CRM|Excel)
(Vertrieb und Support|Büro und Außendienst|alle Abteilungen) (sollen|müssen) (dieselben|die gleichen) Daten (sehen|haben)
(linke Hand weiß nicht, was die rechte tut|jeder hat einen anderen Stand|Datenchaos|Zettelwirtschaft|Excel-Chaos|Karteileichen im System)
Adressen ändern sich bei uns ständig und drei Programme wissen von nichts
Wir tippen jede Anfrage vom Formular noch mal von Hand in unsere Kundenverwaltung, das kann doch 2026 nicht sein, oder?
Kann man die Kundendaten aus Support und Vertrieb automatisch gleich halten?
Wie verhindern Sie, dass ein alter Wert den neuen überschreibt?
wie (verhindern Sie|verhindert ihr|vermeidet ihr), dass (ein alter Wert|ein falscher Eintrag|ein alter Stand) (den neuen|den richtigen|) überschreibt
Wie läuft die Synchronisierung zwischen CRM und Formular?
Müssen wir unser bisheriges System aufgeben?
wenn die kundin ihre adresse ändert, muss ich das dann noch in 3 programmen nachtragen
wie läuft der abgleich zwischen den programmen
kundendaten überall anders, wie kriegt ihr das gleich
crm integration erklär mal
muss ich mein altes kundenprogramm wegschmeißen
neue telefonnummer einmal eintippen und überall stimmts, is das so?
welches programm gewinnt wenn zwei was verschiedenes sagen
wie schnell is ne änderung überall drin
doppelte eingaben nerven, unsere azubine tippt alles zweimal ab
synchronisierung crm
daten aus dem webformular automatisch ins crm
bleibt meine kundenkartei erhalten?
was passiert wenn im support die mail geändert wird, weiß es das crm dann
ich schreib ne adresse um und im andern programm steht noch die alte
abgleich in echtzeit oder nachts
copy paste zwischen zwei systemen loswerden
was macht die crm anbindung
wie verhindert ihr doppelte kunden
felder zuordnen wer entscheidet was richtig ist
systeme verbinden wie geht das bei euch
kontakt ausm formular landet der von selbst in der kundenliste
beidseitig syncen?
anschrift stimmt in der einen liste, in der andern net - löst ihr sowas
überschreibt das dann meine daten
wie kommen die infos von der anfrage in unsere datenbank
muss ich auf ne neue software umsteigen damit alles zusammenpasst
führt ihr die kundendaten zusammen
einmal erfassen überall aktuell, macht ihr das
Bei uns stehen in jedem Programm andere Kundendaten, wie gleichen Sie das ab?
Was passiert, wenn dieselbe Adresse in zwei Systemen verschieden hinterlegt ist?
Läuft die Synchronisation in Echtzeit oder nachts im Batch?
Wer gewinnt bei widersprüchlichen Einträgen?
Ist der Abgleich bidirektional?
Können wir je Feld festlegen, welche Datenquelle führend ist?
Müssten wir unser CRM für Sie austauschen?
Wie schnell ist eine Änderung überall sichtbar?
Wir pflegen Kontakte doppelt und dreifach, lässt sich das abstellen?
Wie verhindern Sie Dubletten zwischen Support und Vertrieb?
Erklären Sie mir bitte die Synchronisation der Kundenstammdaten.
Ihre Integration, was macht die im Hintergrund genau?
Gibt es ein führendes System oder haben alle dieselbe Wahrheit?
Wenn der Support eine Telefonnummer korrigiert, sieht der Vertrieb das dann sofort?
Datenabgleich zwischen Formular, Vertrieb und Helpdesk
Wie lösen Sie Konflikte, wenn zwei Leute gleichzeitig denselben Datensatz ändern?
Wie brechen Sie Datensilos technisch auf?
Ich suche jemanden, der unsere Stammdaten konsistent hält.
Mit welcher Verzögerung werden Änderungen übertragen?
Funktioniert die Übertragung in beide Richtungen?
Bleibt unser bisheriges CRM bestehen, wenn wir Ihre Kopplung einsetzen?
Was bringt die CRM-Anbindung und wie arbeitet sie?
Als IT-Leiter will ich wissen, wie Sie Feldkonflikte auflösen.
Wandern die Daten aus dem Webformular automatisch ins CRM?
Mein Team tippt Formulardaten von Hand ab, kann das entfallen?
Single Source of Truth, wie setzen Sie das um?
Wie bleiben unsere Anwendungen auf demselben Stand?
Nach welcher Regel wird überschrieben, wenn Daten auseinanderlaufen?
ähm wie läuft das mit dem abgleich also wenn ich im crm ne adresse ändere
und wenn zwei leute was verschiedenes eintragen äh welches system gewinnt dann
also bleibt mein altes crm oder äh kommt da ein neues
wie schnell sind denn die daten drüben also nach einer änderung
crm synchronisation funktionsweise
daten abgleich formular crm support
dubletten widersprüche welches feld gilt
crm anbindung wie
Gleicht ihr wirklich in Sekunden ab oder nur einmal nachts?
Müssen wir unser CRM wegwerfen, um eures zu nehmen?
Was, wenn HelpDesk und CRM verschiedene Telefonnummern haben, wer behält recht?
Schreibt ihr in beide Richtungen oder nur in eine?
Bei uns stehen die Anschriften in drei verschiedenen Programmen, und jede ist anders. Wie bringen Sie da Ordnung hinein?
Wenn eine Dame im Kundendienst die Hausnummer berichtigt, wann sieht das der Außendienst in seiner Kartei?
Bitte erklären Sie mir den Ablauf, mit dem die Kundendaten zwischen den Programmen wandern.
Ich hänge an unserer gewohnten Kundenverwaltung. Kann sie bleiben, wenn Sie alles miteinander verbinden?
wie synct ihr unsere kundendaten
is der sync realtime
was passiert bei konflikten wenn zwei systeme unterschiedliche daten haben
bleibt unser crm stehen oder switchen wir
Wenn ich ändern Telefon in Formular, geht auch in CRM?
Wie machen Sie Verbindung von unsere Kundendaten?
Welche System ist richtig wenn Daten sind anders?
Nach wie viel Sekunden ist neue Adresse überall?
Frau Müller ist umgezogen, und nur die Hälfte unserer Programme weiß davon. Wie ändert sich das mit euch?
Wir tippen jede Anfrage vom Formular ab ins nächste Programm. Muss das so bleiben?
Der eine Rechner sagt Meier, der andere Maier. Wer von beiden bekommt am Ende recht?
Wie bringt ihr Vertrieb und Kundendienst dazu, dieselben Daten zu sehen?
Müssen wir alle Daten auf eine neue Plattform umziehen?
Müssen wir unser CRM wechseln, um mitzumachen?
Adressen sind bei uns in drei Programmen verschieden, was hilft da?
Vertrieb hat die eine Telefonnummer, Buchhaltung die andere, welche gilt dann?
Wie schnell ist eine Änderung im anderen System?
Unsere Kundin ist umgezogen und wir haben es an vier Stellen ändern müssen. Das muss doch besser gehen.
(HubSpot|unser Shop|das Formular) und (Zendesk|das CRM|die Buchhaltung) (reden nicht miteinander|passen nicht zusammen|wissen nichts voneinander)
(unsere Kundin|ein Kunde) (ist umgezogen|hat geheiratet|hat eine neue Nummer) und wir (mussten|müssen) es (überall|an vier Stellen|dreimal) ändern
Was ist (eigentlich|überhaupt|) ein CRM?
Was heißt CRM?
Die Rechnung ging an die alte Anschrift, weil die Systeme nicht abgeglichen sind
Wie werden Kundendaten zwischen unseren Systemen abgeglichen?
Was passiert, wenn zwei Systeme verschiedene Adressen haben?
Wie schnell landet eine geänderte Telefonnummer im CRM?
Müssen wir Kontaktdaten weiterhin doppelt eintippen?
Funktioniert der Datenabgleich in beide Richtungen?
Wie kommen neue Formulardaten automatisch in unser CRM?
Wir pflegen alles dreimal, wie löst Ihre Schnittstelle das?
Welches System gewinnt, wenn sich Kundendaten widersprechen?
Müssten wir unser bisheriges CRM für die Anbindung aufgeben?
Läuft der Abgleich sofort oder nur einmal am Tag?
Können Sie verhindern, dass Kunden doppelt im CRM stehen?
Wie hält man CRM und Support auf demselben Stand?
Wie bleiben Vertrieb und Support bei Kundendaten synchron?
Wird eine neue Adresse überall automatisch geändert?
Können wir festlegen, welches Programm bei Adressen recht hat?
Werden Änderungen in Echtzeit ins CRM übertragen?
Was bringt es, Formular und CRM zu verbinden?
Wie vermeidet man das Abtippen von Kontaktdaten ins CRM?
crm abgleich wie geht das
daten doppelt eintippen faellt das weg
wie schnell is der sync
telefonnummer im crm geaendert steht das dann auch im support
wer gewinnt wenn zwei systeme was anderes sagen
muss ich mein altes crm wegschmeissen
sync in beide richtungen
crm integration erklaer mal
kundendaten ueberall anders, kriegt ihr das gleich
echtzeit oder nachts
formular landet automatisch im crm?
adresse aendert sich, muss ich das dann noch an drei stellen machen
welches system is der chef bei den daten
abgleich formular crm helpdesk
wie lang dauerts bis die aenderung drueben ankommt
doppelte datenpflege nervt, was macht euer crm produkt da
ersetzt das unser crm oder haengt sich das nur dran
stammdaten synchron halten geht des
drittes produkt des mit dem crm, was macht des
vertrieb sieht was anderes als der service, koennt ihr das gleichziehn
Wenn eine Kollegin im Support eine Adresse berichtigt, wann erscheint das in der Kundendatenbank?
Könnten Sie umreißen, wie Ihre CRM-Integration mehrere Systeme auf demselben Stand hält?
Was passiert, wenn zwei Systeme verschiedene Telefonnummern zum selben Kunden führen?
Wir sind ein Großhandel mit 35 Leuten, und jede Webanfrage wird abgetippt. Hätte das mit Ihrer Integration ein Ende?
Müssten wir unser bisheriges Kundensystem aufgeben, um die Synchronisation zu nutzen?
Werden die Daten sofort abgeglichen oder erst in einem nächtlichen Lauf?
Besteht nicht die Gefahr, dass beim Abgleich richtige Daten mit alten überschrieben werden? Wer entscheidet je Feld?
Ich soll meinem Chef erklären, wie der Abgleich zwischen Formular, CRM und Helpdesk vonstattengeht.
Gelangt eine Änderung aus dem Vertrieb zum Service, ohne dass jemand kopiert?
Läuft die Synchronisation in beide Richtungen, und wie schnell?
Beschreiben Sie bitte die dritte Lösung, die Kundendaten in Einklang bringt.
Von jedem Kunden gibt es bei uns drei Wahrheiten. Wie bestimmt Ihre Integration, welche gilt?
Tritt Ihre Integration an die Stelle unseres CRM oder sitzt sie zwischen den vorhandenen Programmen?
Lässt sich festlegen, dass bei Anschriften das CRM und bei Ansprechpartnern der Helpdesk das letzte Wort hat?
Binnen welcher Zeit sieht der Vertrieb einen Eintrag aus dem Webformular?
Unsere Leute klagen über doppelte Erfassung. Was genau täte das CRM-Produkt dagegen?
Ändere ich einen Kundendatensatz in einem Programm, ziehen die anderen dann nach?
Dürfen wir in den gewohnten Programmen weiterarbeiten, während Sie die Daten im Hintergrund gleichhalten?
Als Steuerberater sehe ich täglich widersprüchliche Stammdaten. Wie funktioniert Ihr Abgleich der Kundensysteme?
Ist die Integration ein einmaliger Datenimport oder ein ständiger Abgleich?
was ist ein crm
(was|wofür) (heißt|bedeutet|steht|ist|meint) (CRM|die Abkürzung CRM|dieses CRM|ein CRM-System) (eigentlich|genau|denn|)
CRM Bedeutung
crm abkürzung
Ich höre immer CRM, was soll das sein?
(welches|was für ein) System (gewinnt|hat recht|geht vor|setzt sich durch) (bei einem Konflikt|bei Widersprüchen|wenn die Daten verschieden sind)
In einem System steht die alte Nummer, im anderen die neue. Welche gilt dann?
Konflikt zwischen zwei Systemen
(müssen|sollen) wir unser (altes|bisheriges|jetziges) (System|CRM|Programm) (ablösen|wegwerfen|aufgeben|rausschmeißen|abschaffen|ersetzen)
Können wir unsere Software behalten?
Bleibt unser altes Programm in Betrieb?
`,
  systems: `
welche CRM-Systeme
CRM-Systeme
welche CRM-Systeme unterstützen Sie
geht das mit HubSpot
Salesforce
funktioniert es mit Salesforce
unterstützt ihr Pipedrive
wir nutzen Zoho
mit welchem CRM klappt das
microsoft dynamics anbindung
SAP Sales Cloud vorhanden?
wir haben Odoo, geht das
Liste der CRMs
CentralStation CRM kompatibel?
läuft das auch mit unserem alten CRM
Wir arbeiten mit weclapp als CRM, ist das möglich
habts ihr a Schnittstelle zu HubSpot
ist salesforce dabei
wir verwenden dynamics 365 können sie das anbinden
unser CRM ist selbst gebaut, geht das trotzdem
CRM Anbindung welche Anbieter
crm-kompatibilität
kompatibel mit Hubspot Free
was ist wenn unser crm nicht auf eurer liste steht
können Sie SugarCRM oder Monday anschließen
welche kundenverwaltung wird unterstützt
hubspott integration
unterstützte CRM
klappt das mit Salesforce und Hubspot zusammen
Schnittstelle zu Salesforce
Wir arbeiten mit Microsoft Dynamics, ist das machbar
Wir arbeiten seit Jahren mit Salesforce, passt das zu Ihrer Lösung?
unser crm ist zoho, geht das auch
wir sind gerade auf Dynamics umgestiegen, unterstützt ihr das
unser selbstgestricktes CRM ist uralt, keine Chance?
(geht|funktioniert|läuft|klappt|passt) (das|es|eure Lösung) (auch|) (mit|zu) (HubSpot|Salesforce|Pipedrive|Zoho|Dynamics|Microsoft Dynamics 365|SAP|SAP Sales Cloud|unserem CRM|SugarCRM|CAS genesisWorld|Monday|Odoo|weclapp|CentralStationCRM|vTiger|Bitrix24|Freshsales)
(unterstützt ihr|unterstützen Sie|habt ihr eine Anbindung für|gibt es einen Konnektor für|könnt ihr|integriert ihr) (HubSpot|Salesforce|Pipedrive|Zoho CRM|MS Dynamics|SAP|SugarCRM|CAS|Odoo|weclapp|unser CRM)
wir (nutzen|haben|verwenden|arbeiten mit|setzen ein) (Salesforce|HubSpot|Pipedrive|Zoho|Dynamics|ein exotisches CRM|ein selbstgebautes CRM|ein eigenes CRM|ein altes CRM|ein CRM das keiner kennt|eine Eigenentwicklung)
(welche|was für) (CRMs|CRM-Systeme|CRM Systeme|CRM-Programme|CRM-Software) (könnt ihr|unterstützt ihr|werden unterstützt|gehen|sind kompatibel|lassen sich anbinden)
(Salesforce|HubSpot|Pipedrive|Zoho|Dynamics 365|SAP Sales Cloud|SugarCRM) (Anbindung|Integration|Schnittstelle|Connector|kompatibel|auch|)
(kompatible|unterstützte) (CRM-Systeme|CRMs|Systeme)
und wenn (mein|unser) CRM nicht (dabei|auf der Liste|aufgeführt) ist
(Liste|Übersicht) der (CRM-Systeme|unterstützten CRMs|Anbindungen)
hubspott anbindung möglcih?
Salesforce und Pipedrive parallel im Haus, geht beides?
Microsoft Dynamics auch?
Wir haben ein selbstgestricktes CRM aus 2009. Keine Chance, oder?
Funktioniert das mit Pipedrive?
wir haben hubspot im einsatz, passt das
Wir arbeiten mit Salesforce, passt das?
unterstützt ihr Zoho oder Pipedrive
Haben Sie Anbindung für CAS genesisWorld?
(HubSpot Starter|Salesforce Essentials|Pipedrive Basic|die kleine Version von Zoho) (reicht|genügt|geht auch|)
(Kundenverwaltung|Kundendatenbank|CRM) (von|aus) (Microsoft|SAP|Zoho|der Telekom|2009) (anschließen|anbinden|geht das|)
Hubspot Starter reicht?
sugar crm kompatiebel?
Arbeitet das mit Salesforce zusammen
Wir sind gerade auf Dynamics umgestiegen. Seid ihr da kompatibel?
Funktioniert das zusammen mit Pipedrive?
Ist SAP bei den unterstützten CRMs dabei?
hubspot?
geht das mit pipedrive
wir ham salesforce vom mutterkonzern, passt das
zoho user hier, passt das?
arbeite mit dynamics, kompatibel?
welche crms gehen
sap sales cloud anbinden
was wenn meine kundenverwaltung bei euch nicht auf der liste steht
wir nutzen weclapp für die kundenpflege, könnt ihr das
cas genesisworld wird unterstützt?
läuft das mit microsoft dynamics 365
ich benutz nur so ein kleines crm aus österreich, kennt das kein mensch
liste unterstützte crm
mit welcher kundenverwaltung seid ihr kompatibel
kundenkartei liegt bei uns in dynamics, klappt das
centralstationcrm unterstützt ihr das
könnt ihr euch an act! dranhängen, das alte kundenprogramm
welche kundendatenbanken kennt euer system
sugarcrm?
hab freshsales, geht das auch
habt ihr ne schnittstelle zu salesforce
odoo crm möglich?
bitrix24
unsere autohaus kundenverwaltung ist exotisch, prüft ihr obs geht
für welche crm software habt ihr anschlüsse
pipedrive hat mein verkäufer aufm handy, kommt ihr da dran
superoffice crm wird das angebunden
vertriebssoftware pipedrive oder zoho, beides ok?
Wir arbeiten mit Salesforce, ist das kompatibel?
Lässt sich HubSpot anbinden?
Im Haus ist Dynamics 365 gesetzt, kommen Sie damit klar?
Ist Pipedrive auf Ihrer Liste?
Unser Vertrieb nutzt Zoho, passt das?
Wie steht es um SAP Sales Cloud?
Wir haben ein selbst entwickeltes CRM, ist damit Schluss?
Geht das auch mit CAS genesisWorld?
Was ist, wenn unsere Kundendatenbank bei Ihnen nicht aufgeführt ist?
Könnten Sie mir die Liste der kompatiblen CRM-Plattformen schicken?
Wir setzen Sugar ein, gibt es dafür einen Konnektor?
Für welche Kundenverwaltungen existieren fertige Konnektoren bei Ihnen?
Mit welchen Kundendatenbanken versteht sich Ihre Lösung?
Unser CRM ist ein Exot namens weclapp, was nun?
Läuft das mit Microsofts CRM?
Ist vTiger ein Problem?
Wir verwalten unsere Kontakte in Odoo, klappt das?
Wir planen den Umstieg von Pipedrive auf HubSpot, decken Sie beide ab?
Welche CRM-Hersteller haben Sie im Programm?
Unser CRM fehlt in Ihrer Aufzählung.
Wäre Salesforce Sales Cloud in der Enterprise-Edition unterstützt?
Können Sie auch ältere CRM-Versionen anbinden?
Kompatibilität mit Dynamics und Salesforce?
Gibt es Kundendatenbanken, bei denen Sie passen müssen?
Unsere Kundenverwaltung stammt von Sage, kommen wir da zusammen?
Haben Sie einen Connector für Freshsales?
Kommen Sie mit einem CRM zurecht, das keiner kennt?
Bitte nennen Sie die unterstützten CRM-Anwendungen.
ähm geht das auch mit salesforce
wir haben äh pipedrive nee warte zoho haben wir klappt das
also unser crm ist ziemlich exotisch könnt ihr das trotzdem
sagt mal mit welchen kundenverwaltungen könnt ihr denn reden
hubspot anbindung
dynamics 365 schnittstelle
sap sales cloud kompatibel
crm liste unterstützt
Könnt ihr auch ein CRM, von dem noch nie einer gehört hat?
Seid ihr nur mit den großen Amerikanern befreundet oder geht auch CAS genesisWorld?
Steht Pipedrive auf eurer Liste?
Habt ihr schon mal SugarCRM gesehen?
Wir benutzen seit Jahren Microsoft Dynamics und möchten nicht mehr umlernen. Verträgt sich das mit Ihrer Technik?
Mein Neffe hat uns seinerzeit Zoho eingerichtet. Würde das bei Ihnen laufen?
Könnten Sie mir bitte nennen, mit welchen Kundenverwaltungsprogrammen Ihre Verbindung möglich ist?
Unsere Kundenkartei führen wir in einem kleinen Programm namens weclapp. Wäre das denkbar?
supportet ihr hubspot
läuft das mit salesforce und co
unser crm is nich so mainstream geht das trotzdem
habt ihr nen connector für pipedrive
Ich habe Zoho, können Sie verbinden?
Welche CRM ist möglich bei Ihnen?
Mein CRM heißt monday, das geht oder nicht?
Sie kennen Salesforce Programm?
Unsere Kundendaten wohnen bei Salesforce. Kommt ihr da rein?
Woran erkenne ich, ob unser Kundenverwaltungsprogramm zu den glücklichen gehört, die ihr könnt?
Wir wechseln nächstes Jahr von Pipedrive zu HubSpot. Könnt ihr beide?
Was tut ihr, wenn unser CRM auf eurer Liste fehlt?
(geht das|läuft das|verbindet sich das) mit (Salesforce|HubSpot|Pipedrive|Zoho|Dynamics|SAP)
Welches CRM brauchen wir dafür?
Wir nutzen HubSpot, passt das zu Ihrer Lösung?
Klappt das auch mit Pipedrive und zehn Vertrieblern?
Steht Microsoft Dynamics auf Ihrer Liste?
Was ist, wenn unser CRM nicht dabei ist?
Arbeiten Sie mit Salesforce oder nur mit HubSpot?
Ist Ihre Software mit Zoho kompatibel?
Unser CRM ist von CAS, lässt sich das anbinden?
Mit welcher Kundendatenbank kommt Ihr Produkt zurecht?
Wir arbeiten mit SAP Sales Cloud, geht das?
Können Sie ein kleines deutsches CRM wie weclapp anbinden?
Welche CRM-Programme sind bei Ihnen schon angebunden?
Muss ich von Pipedrive zu HubSpot wechseln?
Wir haben ein selbst gebautes CRM, wird das unterstützt?
Geht es mit Salesforce und zusätzlich mit HubSpot?
Können Sie an Odoo oder SugarCRM andocken?
Mein CRM heißt Monday, kennen Sie das?
Funktioniert Ihre Integration auch mit Bitrix24?
Für welche CRM-Anbieter gibt es fertige Anbindungen?
hubspot geht?
pipedrive ja nein
dynamics 365
sap sales cloud unterstuetzt?
zoho auch?
welche crms
crm liste
wir ham cas genesisworld geht des
unser crm kennt kein mensch, chance?
geht das mit microsoft dynamics
kompatibel mit welchem crm
odoo crm
wir arbeiten mit weclapp als crm
selbstgestricktes crm in access
also wir haben seit acht jahren salesforce und der it ler sagt da geht nie was dran, jetzt meine frage ob das bei euch trotzdem laeuft
act! crm noch jemand da der das kann
crm von centralstation anbindbar?
kundenverwaltung superoffice klappts damit
hubspot gratis version reicht die als crm
Wir arbeiten seit 2019 mit HubSpot; könnten Sie bestätigen, dass es unterstützt wird?
Ließe sich eine Installation von Microsoft Dynamics 365 anschließen?
Gehört Salesforce zu den Plattformen, die Sie abdecken?
Unser zwölfköpfiger Vertrieb lebt in Pipedrive. Bereitet Ihnen das Schwierigkeiten?
Zu welchen Programmen für Kundenbeziehungsmanagement haben Sie eine Verbindung?
Wir nutzen ein recht exotisches CRM aus Ungarn. Würden Sie sich das wenigstens ansehen?
Von Zoho lese ich nirgends etwas. Verträgt es sich mit Ihrem Produkt?
Steht die SAP Sales Cloud auf Ihrer Liste oder nicht?
Ist es kein Hindernis, dass unser CRM Odoo stark umgebaut wurde?
Welche CRM-Marken lassen sich ohne Weiteres verbinden?
Wir wechseln im Frühjahr von CAS genesisWorld zu Salesforce. Kommen Sie mit beidem zurecht?
Ich bin IT-Leiter eines Armaturenherstellers; verträgt sich Ihre Lösung mit Dynamics?
Unsere Kundenkartei ist in Microsoft Access selbst gebaut. Wäre so ein Eigenbau-CRM denkbar?
Was, wenn das CRM, das wir haben, bei Ihnen nicht vorgesehen ist?
Läuft Ihr Produkt auch mit Freshsales, womit unser Außendienst die Kunden führt?
Wird Bitrix24 als CRM akzeptiert, oder beschränken Sie sich auf die amerikanischen?
Die Konzernmutter schreibt uns Sugar als CRM vor. Gibt es dafür eine Anbindung?
Mit welchen Kundenverwaltungen abgesehen von HubSpot arbeiten Sie zusammen?
Ich soll prüfen, ob unser CRM der Firma ADITO zu Ihnen passt.
Kann man Ihre Integration mit Zoho und Pipedrive gleichzeitig betreiben?
`,
  otherSystems: `
gibt es eine DATEV Anbindung
geht das mit Lexware
lässt sich unsere Buchhaltung anbinden
Buchhaltungssoftware sevdesk
Shopify anbinden
wir haben einen Shopware Shop
WooCommerce
funktioniert das mit Magento
Anbindung an unser ERP
warenwirtschaft anbinden JTL
SAP Business One ERP
Microsoft Navision oder Business Central
wir nutzen Zendesk als Ticketsystem
freshdesk otrs jira anbindung
Ticketsystem Integration
klappt das mit unserem Onlineshop
Rechnungsprogramm anbinden
kann der bot auf unser warenwirtschaftssystem zugreifen
WordPress Plugin vorhanden
TYPO3 Website, kann man das einbauen
wie baue ich den chat in meine homepage ein
läuft das mit wix oder jimdo
kann man andere programme anschließen als nur crm
branchensoftware anbinden
kann das auch auf unser Dokumentenmanagement zugreifen
Sharepoint
Zapier Make n8n
habt ihr auch was für datev
DATEV Schnittstelle
Schnittstelle zu Lexware
Schnittstelle zu Shopware
gibt es eine schnittstelle zu unserem erp
können wir unseren Shopify Shop verbinden
spielt das mit unserem Ticketsystem zusammen
kann man unsere Warenwirtschaft anschließen
Wir nutzen Shopware und wollen den Bestellstatus abfragen lassen
lexoffice oder sevdesk anbinden
shopfy intergration
Geht das mit unserer alten Warenwirtschaft?
Zendesk oder Freshdesk als Ticketsystem verbinden
Kann der Bot in unsere WordPress-Seite eingebaut werden?
SAP, Sage, Odoo, JTL, WooCommerce, Magento, Jira
Shopware, Magento, Xero, monday, Sevdesk
bremst das Chatfenster unsere Website
(geht|funktioniert|klappt|passt) das (auch|) mit (Shopware|Shopify|WooCommerce|Magento|Amazon|eBay|DATEV|Lexware|sevDesk|SAP ERP|Navision|Business Central|Zendesk|Freshdesk|Jira|OTRS|WordPress|Typo3|Wix|Jimdo|unserem Shop|unserem ERP|unserer Buchhaltung|unserer Warenwirtschaft|unserem Ticketsystem|Excel)
(lässt sich|kann man|könnt ihr|wird) (unser|unsere|euer Bot an) (Shop|Onlineshop|Warenwirtschaft|ERP|Buchhaltung|Ticketsystem|Faktura|Kassensystem|Website|Homepage|Intranet|Branchensoftware) (koppeln|anbinden|verbinden|integrieren|angebunden)
(DATEV|Lexware|sevDesk|Lexoffice|Shopware|Shopify|WooCommerce|Zendesk|Jira|OTRS|Freshdesk|WordPress|ERP|Warenwirtschaft|Webshop|Buchhaltung|Kassensystem|Ticketsystem) (Anbindung|Schnittstelle|Integration|verknüpfen|Plugin)
(wir haben|wir nutzen|wir arbeiten mit) (Shopware|Zendesk|Jira|DATEV|Lexware|OTRS|ein eigenes ERP|ein Ticketsystem|WooCommerce|ProAlpha|abas|Sage|Navision)(, geht das zusammen|, arbeitet ihr damit|, passt das|)
(wie|kann) (baue ich|bekomme ich|kommt|kann man) (den|euren|der) (Chat|Bot|Chatbot) (auf|in) (meine|unsere|die) (Website|Homepage|Webseite|Seite|WordPress-Seite) (ein|einbauen|einbinden|)
(Chatfenster|Bot|Chatbot|Widget) (auf der eigenen Website|in unsere Homepage) (einbinden|einbauen|integrieren)
(macht|wird) (das Chatfenster|der Chat) (meine|unsere) (Seite|Website) langsam(er|)
(ERP-System|ERP|Warenwirtschaftssystem|Faktura|Dokumentenablage|SharePoint|Confluence) (anschließen|anbinden|koppeln|verbinden)
DATEV-Anbindung
Shopware 6, Bestellstatus live abfragen, geht das?
anbindug an SAP business one bzw sage
WooCommerce Retourenabwicklung
Können Sie DATEV anbinden?
Unser Warenwirtschaftssystem ist von 1998, lässt sich da was machen?
Passt das zu Shopify?
Wir nutzen Shopware, lässt sich das koppeln?
Kann euer Bot in unsere Wordpress Seite rein?
Zendesk und Jira haben wir schon, arbeitet ihr damit zusammen?
Lexware anbinden möglich?
(läuft|bei uns läuft) (bei uns|) alles über (JTL|Shopware|SAP|Sage|Lightspeed|Gastronovi|Doctolib|ein Branchenprogramm), (kriegt man das verdrahtet|bekommt ihr das angebunden|geht das)
(JTL|plentymarkets|Billbee|Sage|Gambio|Oxid|Haufe|Addison|TeamViewer|Nextcloud|Asana|Trello|Notion|Mailchimp) (Anbindung|anbinden|koppeln|auch|)
(Terminsoftware|Praxissoftware|Hotelsoftware|Kassensoftware|Lagerverwaltung|Zeiterfassung|Handwerkersoftware) (anbinden|Schnittstelle|koppeln)
Läuft bei uns alles über JTL, kriegt man das verdrahtet?
Gibt es eine Verbindung zu DATEV?
Wir verkaufen über Shopify, kann der Bot da ran?
Kann man unser Warenwirtschaftssystem anschließen?
shopify
wir machen die rechnungen mit lexware, geht das zusammen
datev
könnt ihr euch an woocommerce dranhängen
unsere praxissoftware is dampsoft, klappt das
ich hab jtl als warenwirtschaft, kann das verbunden werden
zendesk?
läuft das mit sevdesk
handwerkersoftware von label, anschließbar?
hotelsoftware protel verbinden
shopware 6 shop dranhängen
kassensystem in der bäckerei anbinden
bestellungen aus meinem onlineshop rausziehen, geht das technisch
freshdesk haben wir fürs ticketzeugs
unser buchhaltungsprogramm soll mitspielen
matomo statistik
passt das zu unserer warenwirtschaft
kann man mein ebay mit reinhängen
unser werkstattprogramm werbas, kriegt ihr das verknüpft
odoo erp
magento
otrs tickets
mit welchem erp klappt das
faktura programm kompatibel?
amazon seller anschließen
buchungssystem vom hotel, kriegt man das da dran
typo3 oder wordpress formular, was geht da
Unser Webshop läuft auf Shopware, kann man den anschließen?
Wir führen die Bücher mit DATEV, lässt sich das koppeln?
Käme der Bot an die Auftragsdaten in unserem ERP heran?
Im Service nutzen wir Zendesk, ist das vorgesehen?
Können Sie unsere Warenwirtschaft einbeziehen?
Wie sieht es mit Jira Service Management aus?
Funktioniert die Kopplung auch mit Matomo?
Wir haben ein altes Navision im Keller, bekommt man das angebunden?
Wäre eine Verbindung zu lexoffice denkbar?
Ich bräuchte die Anbindung an SAP S/4HANA, nicht ans CRM.
Unser Helpdesk heißt OTRS, passt das zusammen?
Könnte der Assistent Lagerbestände aus der Warenwirtschaft lesen?
Shopify, WooCommerce und Co., geht das?
Welche Fremdsysteme außer CRMs lassen sich verknüpfen?
Unsere Rechnungen liegen in Sage, wie kommt die KI da dran?
Bekommen wir unser DMS angeschlossen?
Freshdesk ist bei uns im Einsatz, unterstützen Sie das?
Die Instandhaltung arbeitet mit einem eigenen Ticketing, lässt sich das einbinden?
Kann Ihre Software mit proAlpha sprechen?
Gibt es eine Schnittstelle zu unserem Onlineshop?
Wir hätten gern die Faktura mit drin.
Was ist mit unserer Branchensoftware fürs Handwerk?
Ist eine ERP-Anbindung machbar?
Würde das Ganze mit SharePoint und unserem PIM zusammenspielen?
Welche Helpdesk-Software zeigen Sie im Beispiel?
Können Sie Magento mit einbinden?
Lässt sich unser Zeiterfassungsprogramm einhängen?
Finanzbuchhaltung und Lagerverwaltung müssten auch dran, geht das?
ähm wir haben einen shopify shop kann man den dranhängen
und äh die buchhaltung also datev geht das auch
also wir arbeiten mit jira nee mit zendesk für tickets könnt ihr das verbinden
sag mal klappt das auch mit unserem erp
shopware anbindung
zendesk integration
lexware erp verbinden
Kommt ihr auch an unser altes Warenwirtschaftssystem ran?
Was ist mit Matomo, könnt ihr das?
Redet ihr auch mit WooCommerce oder nur mit feinen Programmen?
Habt ihr was für SAP ERP, nicht das CRM, sondern das Monster dahinter?
Unsere Buchführung läuft seit Jahren über Lexware, und die Bestellungen kommen über einen kleinen Onlineladen. Lässt sich beides mit anschließen?
Im Lager arbeiten wir mit einem eigenen Programm für die Warenbestände. Könnte man dieses mit Ihrer Technik verknüpfen?
Ich wüsste gern, ob auch das Programm, in dem wir Reklamationen sammeln, mit einbezogen werden kann.
Meine Tochter führt die Bücher mit sevDesk. Ist eine Verbindung dorthin vorgesehen?
geht shopify auch
könnt ihr unser ticketing dranklemmen
habt ihr integrations für buchhaltungstools
kann man das erp mit reinhängen
Ich habe Online Shop, Sie können verbinden?
Unsere Programm für Rechnung schreiben, geht zusammen mit Ihre?
Freshdesk funktioniert mit Ihnen?
Lager-System kann man auch anschließen bitte?
Unsere Aufträge stecken in der Warenwirtschaft. Ist da auch eine Leitung hin möglich?
Kann man das Kassensystem im Laden auch mit einbinden?
Was hinter dem Bestellkorb passiert, weiß bisher nur der Webshop. Kommt euer System da dran?
Wir haben alles in einer Excel-Tabelle und in Sage. Kriegt ihr das angeschlossen?
Läuft das mit (unserer alten|unserem alten|einer) (Sage|Lexware|Navision|SAP Business One|Microsoft Access) (Installation|Version|Datenbank) (auf eigenem Server|von 2014|)
Wir arbeiten noch mit einer alten Warenwirtschaft, kann man die verbinden?
Klappt das mit (Shopware|WooCommerce|DATEV|Lexware|Jira|Freshdesk|WordPress)?
Läuft das mit unserer alten Sage 100 Installation auf eigenem Server?
Wir verkaufen über Shopify, lässt sich das verbinden?
Kann man DATEV mit Ihrer Lösung koppeln?
Arbeitet das mit unserem Ticketsystem Zendesk zusammen?
Geht eine Verbindung zu lexoffice und WooCommerce?
Passt Ihre Software zu unserem ERP von Sage?
Haben Sie eine Anbindung an JTL oder Shopware?
Unser Support läuft über Freshdesk, ist das ein Problem?
Kann der Bot Bestellungen aus unserem Onlineshop abrufen?
Wie steht es um Anschlüsse an SAP Business One?
Lässt sich unsere Warenwirtschaft an Ihr System koppeln?
Könnte man unser Rechnungsprogramm mit einbinden?
Wir haben OTRS im Einsatz, kann man das anschließen?
Unsere Buchhaltung läuft in sevDesk, klappt eine Verbindung?
Können Sie Jira oder HelpScout anschließen?
Gibt es eine Verknüpfung zu Amazon oder eBay?
Ist Microsoft Navision als ERP ein Hindernis?
Kann man Matomo oder das Webformular mit anbinden?
Wir nutzen Magento und Zendesk, passt beides dazu?
lexware anbinden
webshop anschliessen geht des
zendesk ja?
erp dranhaengen
sage buchhaltung
warenwirtschaft jtl verbinden?
ticketsystem otrs
shopware moeglich?
sap business one unser erp geht das
fibu software koppeln
Unsere Buchhaltung läuft komplett über DATEV. Kann man das mit Ihrer Lösung verbinden?
Unser Onlineshop auf Shopify führt 4.000 Artikel; wäre eine Kopplung denkbar?
Ich frage mich, ob sich unser Helpdesk Zendesk einbinden lässt.
Wir sind Gastronomie-Großhändler mit SAP Business One als ERP. Ist eine Anbindung realistisch?
Könnte Lexware bei meinem Mandanten Daten mit Ihren Werkzeugen austauschen?
Ist es nicht aussichtslos, ein ERP von 1998 anzuschließen? Wir haben proALPHA.
Gibt es eine Verbindung zu OTRS, dem Ticketprogramm unseres Kundendienstes?
Unsere Bestände liegen in Navision. Lässt sich eine solche Warenwirtschaft anhängen?
Wir schreiben Rechnungen mit sevDesk. Passt dieses Buchhaltungsprogramm dazu?
Welche Systeme außer einem CRM haben Sie schon im Beispiel gezeigt, und ginge unser Shop ebenfalls?
Ist bei einem WooCommerce-Laden eine Anbindung möglich?
In unserer Werkstatt läuft die Handwerkersoftware Streit V.1; wäre die koppelbar?
(wir nutzen|wir arbeiten mit|wir haben|bei uns läuft) (Odoo|Lexware|weclapp|JTL|Shopware|Xentral|Sage|Haufe|Freshdesk|Bitrix), (geht das auch|klappt das|ist das möglich|lässt sich das anbinden)
`,
  calendars: `
mit welchem Kalender funktioniert das
Outlook Kalender
google kalender sync
synchronisiert sich das mit unseren Kalendern
Exchange Anbindung
geht das mit Microsoft 365
Kalenderabgleich
Calendly
werden doppelte Buchungen verhindert
sieht das system freie termine in meinem outlook
ical unterstützung
liest das tool den Kalender unserer Vertriebler
können mehrere Mitarbeiter ihre Kalender verbinden
Google Workspace Anbindung
Terminkalender anbinden
welche Mailprogramme werden unterstützt
gmail anbindung
unser mailserver läuft über exchange, geht das
lotus notes kalender
trägt der Lead-Generator Termine in den Kalender ein
Teamkalender synchronisieren
Kalenderintegration
apple kalender
Kann die Lösung unser E-Mail-Postfach auslesen
kommt der Assistent mit Outlook klar
geht das mit Outlook
läuft das mit Google Kalender zusammen
Schnittstelle zu Outlook und Exchange
Unser Team hat Outlook und der Chef den Google Kalender, kommt ihr damit klar?
mit Calendly oder iCloud abgleichen
(geht|funktioniert|klappt|läuft) das (auch|) mit (Outlook|Google Kalender|Google Calendar|Exchange|iCloud|Apple Kalender|Office 365|Microsoft 365|Gmail|Thunderbird|CalDAV|Calendly|Nextcloud|unserem Kalender)
(welche|was für) (Kalender|Kalendersysteme|Postfächer|Mailprogramme|Mailsysteme|Terminkalender) (unterstützt ihr|gehen|funktionieren|werden unterstützt|könnt ihr)
(Outlook|Google Kalender|iCloud|Exchange|Microsoft 365|Office 365|Gmail|Google Workspace|Calendly|Teamkalender|Kalender) (Kalender|Anbindung|Synchronisation|Abgleich|Sync|verbinden|auch|)
(wird|werden|ist) (mein|unser|der|unsere) Kalender (abgeglichen|synchronisiert|berücksichtigt|angebunden|geprüft)
wir (nutzen|verwenden|haben|arbeiten mit) (Google Workspace|Outlook|Microsoft 365|Exchange|Apple|Lotus Notes|Zimbra)(, werden die Kalender synchronisiert|, klappt das mit den Terminen|, geht das)
(vermeidet|verhindert) (ihr|das System) (Doppelbuchungen|Terminüberschneidungen|doppelte Termine)
(sieht|weiß) das System, wann (ich|meine Leute|der Außendienst) (frei|belegt|im Urlaub) (ist|bin|sind|habe)
Outlook oder Google Kalender, was davon unterstützt ihr?
werden termine dan direckt in kalender eingetragn
Wir nutzen noch Lotus Notes für Mail und Kalender, hat das Sinn?
Wir arbeiten alle mit Google Kalender, klappt die Abstimmung?
Klappt das mit Outlook-Terminen?
Wir verwenden Google Workspace, werden die Kalender synchronisiert?
Klappt das auch mit Exchange Postfächern?
iCloud Kalender auch?
(trägt sich|landet|steht) (das|der Termin) (bei mir|automatisch|) in (Outlook|Google|meinem Kalender|der Kalender-App) (ein|drin|)
(Kalendereinladung|Kalenderabgleich|freie Zeiten im Kalender|Terminkalender) (automatisch|verschicken|abgleichen|)
Trägt sich das bei mir in Outlook ein?
Klappt das mit unserem Google Kalender?
Welche Kalenderprogramme werden unterstützt?
outlook?
google kalender geht oder
unsere planung liegt in icloud
welche mailprogramme passen
muss ich meinen kalender wechseln
wir haben exchange im büro
kann das in meinen handykalender gucken ob ich frei hab
web.de postfach ok?
synct das mit apple kalender
trägt der sich bei mir ein wenn ich schon was vorhab, oder sieht der das
thunderbird
gmail adresse von der werkstatt, funktioniert das
doctolib kalender
der soll sehen wann meine monteure frei sind, mit was klappts
calendly haben wir schon, verträgt sich das
office 365 kalender anbinden
gmx mail geht das mit euch
wir nutzen nextcloud als kalender
geteilter teamkalender in der praxis, erkennt er den
urlaub steht bei uns im outlook drin, beachtet der das
wo muss mein dienstplan liegen damit der die lücken sieht, google?
caldav?
doppelt belegte zeiten, guckt der in unseren planer
muss ich für die mails was bestimmtes haben, gmail oder so
mein ionos postfach, passt das
google workspace
wir schreiben noch in papierplaner, brauch ich nen digitalen kalender?
lotus notes haha, ja wir ham das noch. verträgt sich das?
Bei uns läuft alles über Outlook, passt das?
Unterstützen Sie den Google-Kalender?
Wir nutzen Exchange im eigenen Haus, kommt das System an die freien Zeiten heran?
Woher weiß das Tool, wann mein Verkäufer Zeit hat?
Ist eine Synchronisation mit Microsoft 365 möglich?
Was ist mit Apple iCloud als Terminplaner?
Meine Leute tragen ihre Termine in Lotus Notes ein, ist das ein Hindernis?
Lassen sich freie Slots aus dem Teamkalender auslesen?
Wie vermeiden Sie Doppelbuchungen bei den Verkäufern?
Funktioniert die Buchung auch mit Gmail?
Welche Mailserver werden unterstützt?
Sieht das System, wenn jemand im Urlaub ist?
Wir arbeiten mit Google Workspace, geht das?
Können mehrere Kollegen ihre Verfügbarkeit einbringen?
Müssen wir Calendly dafür abschaffen?
Unser Postfach liegt bei einem kleinen Hoster per IMAP, reicht das?
Werden gebuchte Slots gleich in Outlook eingetragen?
Ich hätte gern gewusst, ob Ihre Terminvergabe mit Exchange Online zusammenspielt.
Mit welchem Terminplaner muss mein Team arbeiten?
Greifen Sie auf die Kalender aller Mitarbeiter zu?
Kann man Nextcloud-Kalender anbinden?
CalDAV, unterstützen Sie das?
Verträgt sich die Terminvergabe mit unserer Groupware?
Wie erkennt die Software Lücken im Tagesplan?
Was, wenn ein Kollege kurzfristig selbst etwas in seinen Kalender einträgt?
Die Sekretärin führt die Agenda in Outlook, bleibt das so?
Voraussetzung Kalendersystem, gibt es da Vorgaben?
Kommt der Abgleich mit geteilten Kalendern zurecht?
ähm wir benutzen alle outlook passt das mit den terminen
also mein kalender ist bei google äh sieht das tool dann wann ich frei bin
geht das auch mit dem apple kalender nee moment icloud heißt das
sag mal unsere postfächer liegen auf exchange ist das ein problem
outlook kalender kompatibel
google calendar sync
exchange postfach anbindung
icloud kalender termine
Guckt ihr in meinen privaten Kalender rein oder nur in den dienstlichen?
Könnt ihr auch Lotus Notes, oder lacht ihr da nur?
Woher weiß das Ding, dass ich Mittwoch beim Zahnarzt bin?
Gmail oder Outlook, was ist euch lieber?
Ich trage meine Verabredungen noch in Thunderbird ein. Könnten Ihre Terminvorschläge darauf Rücksicht nehmen?
In unserem Büro führt jeder seinen Terminplaner in Microsoft. Würden die freien Stunden von dort übernommen?
Bitte teilen Sie mir mit, welche Programme für Post und Terminplanung sich mit Ihrer Lösung vertragen.
Mein Mann hat alles in seinem Telefonkalender stehen. Lässt sich der auch berücksichtigen?
läuft das mit gcal
kann ich meinen outlook syncen
checkt das tool meine freien slots im kalender
supportet ihr office 365 mail
Mein Kalender ist Google, geht das?
Welche Mail Programm passt mit Ihre System?
Programm kann sehen wann Kollege hat frei in Outlook?
Wir haben Nextcloud Kalender, funktioniert?
Wie verhindert ihr, dass zwei Leute mir dieselbe Stunde wegbuchen?
Ich blocke mir freitags immer den Nachmittag. Respektiert das die Technik?
Wir verwalten unsere Woche in Zimbra. Könnt ihr damit?
Unser Team teilt sich einen gemeinsamen Terminplan in Exchange. Ist das lesbar für euch?
(funktioniert|klappt) (das|die Terminbuchung) mit (Outlook|Google Kalender|Exchange|Apple Kalender|Calendly)
Woher weiß das Tool, wann meine Leute frei sind?
Unser Team nutzt Outlook, klappt die Terminbuchung damit?
Wird der Google Kalender unserer Vertriebler berücksichtigt?
Wir arbeiten mit Exchange, werden die Termine dort eingetragen?
Kann das System sehen, wann meine Kollegen frei sind?
Funktioniert die Terminvergabe mit dem Apple-Kalender?
Passt Ihr Terminwerkzeug zu Microsoft 365?
Müssen alle Mitarbeiter denselben Kalender benutzen?
Lassen sich fünf Kalender gleichzeitig abgleichen?
Wir verwenden Gmail im Büro, ist das in Ordnung?
Tragen Sie neue Termine direkt bei Outlook ein?
Können zwei Termine versehentlich auf dieselbe Zeit fallen?
Was, wenn wir nur einen Kalender bei GMX haben?
Geht die Terminbuchung auch mit Zimbra oder Nextcloud?
Werden Urlaubstage aus dem Outlook-Kalender beachtet?
Läuft die Abstimmung mit Google Workspace?
Können Sie sich mit unserem Exchange-Postfach verbinden?
Was brauche ich für ein Mailprogramm, damit das klappt?
Ersetzt Ihr Terminwerkzeug unser Calendly?
google kalender geht
exchange
mit welchen kalendern
apple kalender am iphone vom chef
gmail postfach ok?
sieht das tool wann meine leute frei sind
terminkalender vom team abgleichen
office 365 kalender
doppelbuchung im kalender verhindert das
gmx postfach gehts auch
wir ham nur nen gemeinsamen outlook kalender reicht das
Alle 25 Kollegen führen ihre Termine in Outlook. Werden diese Kalender berücksichtigt?
Kommt Ihre Lösung mit den Kalendern von Google Workspace zurecht?
Wir betreiben noch einen eigenen Exchange-Server von 2016. Ist dieses Mail- und Kalendersystem geeignet?
Woher weiß das Werkzeug, wann meine Kollegen frei sind?
Drohen nicht Doppelbuchungen, wenn der Außendienst auch Privates einträgt?
Unsere Agentur nutzt den Apple-Kalender; darf ich fragen, ob das passt?
Welche Kalender- und Mailprogramme harmonieren mit der Terminfunktion?
Die Plantafel meiner fünf Monteure ist ein gemeinsamer Outlook-Kalender. Wird der abgeglichen?
Kann der Lead-Generator Frei-/Gebucht-Zeiten aus Microsoft 365 lesen?
Bitte sagen Sie mir, ob HCL Notes als Postfach in Betracht kommt.
Wir haben unser Postfach bei IONOS. Lässt sich damit arbeiten?
Mit welchem Terminplaner gleicht sich das ab, etwa Zimbra?
`,
  channels: `
kann der Bot auch WhatsApp
auf welchen Kanälen läuft der Assistent
geht das auch am Telefon
telefonbot
kann die KI Anrufe entgegennehmen
voicebot für die Hotline
Facebook Messenger
instagram nachrichten beantworten
beantwortet die KI auch E-Mails
funktioniert der chatbot in Microsoft Teams
Slack
SMS Kanal
nur website oder auch whatsapp
whatsapp business chatbot
Telefonassistent haben Sie sowas
kann euer assistent ans telefon gehen wenn keiner da ist
läuft der auch in unserer app
telegram
Social Media anbinden
unsere Kunden schreiben hauptsächlich über WhatsApp
welche kanäle werden unterstützt
multichannel omnichannel
telefonische anfragen automatisieren
kann der bot auf dem handy genutzt werden
kundenanfragen per mail automatisch beantworten
KI-Telefonie
kann der Chatbot Anrufe annehmen
kann der Chatbot auch ans Telefon gehen
geht der Bot auch per WhatsApp
antwortet der Assistent auch auf Instagram
können unsere Kunden dem Bot auf WhatsApp schreiben
Insta-DMs vom Bot beantworten lassen
Unsere Kunden schreiben fast nur noch über WhatsApp, kann der Assistent dort antworten?
nimmt der Bot auch Anrufe entgegen
Facebook Messenger oder Telegram möglich
Lässt sich das in WhatsApp oder Teams nutzen
Kanäle: SMS, E-Mail, Messenger, Telefon, Social Media
(kann|könnte) (der|euer) (Bot|Assistent|Chatbot) (auch|) (ans Telefon gehen|telefonieren|Anrufe annehmen|am Telefon antworten|WhatsApp-Nachrichten beantworten|auf WhatsApp antworten|E-Mails beantworten|SMS beantworten|in Teams laufen|auf Instagram antworten|bei Facebook antworten)
(beantwortet|liest|übernimmt) (er|der Assistent|der Bot|ihr) (auch|) (unsere|) (Mails|E-Mails|WhatsApp-Nachrichten|Instagram-Nachrichten|Facebook-Nachrichten|DMs|SMS|Anrufe|das E-Mail-Postfach|unser Postfach) (und antwortet|automatisch|)
(WhatsApp|Telegram|Instagram|Facebook Messenger|Messenger|Microsoft Teams|Teams|Slack|SMS|Telefon|E-Mail|Mail|Signal|Telefonassistent|Telefonbot|Voicebot|Social Media) (Bot|Kanal|Anbindung|auch|möglich|Chatbot|)
(auf welchen|über welche) (Kanälen|Kanäle|Wegen|Plattformen) (antwortet|läuft|funktioniert|erreicht man|arbeitet) (der Bot|der Assistent|das|die KI)
(wir hätten|wir wollen|ich hätte) (den Bot|den Assistenten|das) (gern|lieber|auch) (in Teams|in Microsoft Teams|auf WhatsApp|am Telefon|in unserer App|auf Facebook|in Slack)
(unsere Kunden|die meisten|bei uns) (schreiben|rufen|melden sich) (nur|lieber|meist|alle) (per WhatsApp|an|per Mail|über Instagram|telefonisch), (kann der Bot das|geht das damit)
(nur|bloß) (auf der Website|Webchat|im Browser) oder auch (WhatsApp|Telefon|Mail)
Geht der Assistent auch ans Telefon, so als Ersatz fürs Callcenter?
Insta DMs auch handeln mit dem Bot, geht das?
Whatsapp als Kanal für Supportanfragen??
Telefonbot für die Arztpraxis, der Rezepte annimmt, baut ihr sowas?
Geht der Bot auch ans Telefon?
Kann man den Assistenten auch bei Facebook Messenger einsetzen?
Lässt sich das in WhatsApp nutzen?
Kann der auch ans Telefon gehen?
beantwortet der assistent whatsapp nachrichten
Wir hätten den Bot gern in Microsoft Teams
Instagram DMs automatisch beantworten?
Liest er auch unser E-Mail-Postfach und antwortet?
(die meisten|viele|alle) unserer (Mieter|Kunden|Gäste|Patienten) (funken|schreiben|melden sich) (uns|) (über|per) (WhatsApp|Instagram|Facebook|SMS) (an|), (wäre das abgedeckt|geht das)
(Anrufbeantworter|Telefonzentrale|Sprachcomputer|Warteschleife|IVR) (ersetzen|mit KI|)
Die meisten unserer Mieter funken uns über WhatsApp an, wäre das abgedeckt?
Kann der Assistent auch Telefonanrufe entgegennehmen?
Lässt sich der Bot in unsere WhatsApp-Nummer einbinden?
meine leute schreiben alle per whatsapp, antwortet der da auch
wenn bei mir einer anruft während ich unterm auto lieg, geht das ding dann ran
nimmt der auch telefon ab
insta nachrichten beantworten?
kann er e-mails beantworten
wo sitzt der bot dann, nur auf der homepage?
auch telegram?
gäste schreiben uns über booking, kann er da antworten
telefonroboter habt ihr sowas
geht der auch über sms
antwortet das teil auf mails im info@ postfach
anrufbeantworter mit ki
über welche wege kann mein kunde den bot erreichen
nur chatfenster oder auch telefonisch
signal messenger möglich
unsere azubis hängen in teams, kann er da mitlesen und antworten
whatsapp business bot
meine oma kunden schreiben nicht, die rufen an. bringt das da was?
tiktok dms
welche kanäle deckt ihr ab
kann man den in ne app einbauen
google unternehmensprofil nachrichten, antwortet er da
hotline abnehmen lassen von der ki
kann die ki am telefon bestellungen annehmen
Könnte der Bot auch am Telefon abheben?
Viele unserer Kunden schreiben per WhatsApp, antwortet er dort auch?
Geht das in Microsoft Teams?
Bearbeitet die KI auch eingehende E-Mails?
Ist ein Einsatz über Facebook Messenger vorgesehen?
Bauen wir den Bot auf unsere Homepage oder wohin?
Unsere Kundschaft ist älter und ruft lieber an, was nun?
Über welche Medien kommuniziert der Bot mit Endkunden?
Omnichannel oder nur Webchat?
Lässt sich der Chat in unsere App einbauen?
Wir hätten ihn gern im Intranet und in Slack.
Kann er Anrufe entgegennehmen wie ein Voicebot?
Ist Instagram ein möglicher Weg?
Wo taucht der Chatbot für unsere Kunden auf?
Beantwortet er auch Faxe und Briefe oder nur Getipptes im Chat?
Deckt Ihre Lösung neben dem Webchat weitere Kontaktwege ab?
Steht der Bot auch in unserem Kundenportal zur Verfügung?
Telegram, Signal, SMS: Was davon geht?
Wie erreicht der Endkunde den Bot?
Wir möchten unsere Telefonzentrale entlasten, eignet sich der Bot dafür?
Mich interessiert, ob E-Mail-Anfragen automatisch beantwortet werden.
Multichannel-Fähigkeit?
Kann man ihn als Widget auf der Website einbinden?
Auf welchen Plattformen ist der Bot präsent?
Unser Service läuft zu 80 Prozent über Mail, bringt uns ein Chat da überhaupt etwas?
Wäre eine WhatsApp-Business-Anbindung für Kundenfragen denkbar?
Unterstützt das Produkt neben Text auch Sprachtelefonie?
Könnten unsere Händler ihn über Teams befragen?
ähm kann der bot auch auf whatsapp antworten
also wir kriegen das meiste äh per telefon geht der da auch ran
und in teams kann man den da auch reinhängen
ist der nur auf der webseite oder auch äh bei facebook und so
chatbot whatsapp
telefonassistent möglich
bot microsoft teams
kanäle mail chat messenger
Geht euer Assistent auch ans Telefon, wenn's klingelt?
Beantwortet das Ding auch Instagram-Nachrichten?
Nur Chatfenster, oder kann er auch E-Mails schreiben?
Könnte der Bot in unserem Slack mitreden?
Meine Kunden sind meist älter und rufen lieber an, als zu tippen. Kann Ihr Assistent auch fernmündlich Auskunft geben?
Viele schicken uns Briefe per E-Mail. Würde Ihr Programm auch diese beantworten oder nur auf der Internetseite?
Auf welchem Weg können unsere Kunden den Assistenten denn ansprechen?
Bei uns läuft vieles über das Programm Teams von Microsoft. Wäre der Helfer dort ebenfalls zugegen?
geht der bot auch auf insta und whatsapp
is das omnichannel oder nur website chat
kann der auch mails beantworten
habt ihr auch nen phonebot
Bot kann auch Telefon sprechen mit Kunde?
Unsere Kunden schreiben WhatsApp, Assistent kann dort Antwort?
Wo arbeitet der Chatbot, nur auf Homepage?
E-Mail von Kunde, kann die KI auch beantworten?
Meine Kundschaft benutzt kein Chatfenster, die schickt Sprachnachrichten. Geht da was?
Wo überall kann man euren Assistenten hinsetzen?
Könnte der Assistent auch in Telegram sitzen?
Wenn jemand lieber eine Mail schickt als zu chatten, springt dann auch die KI ein?
(kann er|kann der Bot) auch (am Telefon|auf WhatsApp|bei Instagram|per E-Mail|in Teams) antworten
Baut ihr auch Telefonbots?
Gibt's eine App für mein Handy dazu?
(gibt es|habt ihr) (dazu|) eine App (fürs Handy|für mein Handy|)
Kann der Bot auch Anrufe entgegennehmen?
Beantwortet der Assistent Nachrichten auf WhatsApp?
Wir bekommen viele Mails, kann der Bot die beantworten?
Läuft der Chatbot nur auf der Webseite oder auch woanders?
Ist ein Einsatz bei Instagram und Facebook Messenger möglich?
Kann man den Assistenten in Microsoft Teams einbauen?
Unsere Kunden rufen lieber an, geht das mit dem Bot?
Über welche Wege können Kunden den Assistenten anschreiben?
Gibt es den Bot auch für Telegram oder SMS?
Könnte der Assistent unsere Telefonzentrale ersetzen?
Antwortet die KI auch auf E-Mails an info@?
Wo überall lässt sich der Chatbot einsetzen?
Wir chatten mit Kunden über WhatsApp, kann das der Bot?
Ist der Assistent auch per Telefon ansprechbar?
Kann der Bot im Slack oder Teams unserer Firma antworten?
Deckt der Bot auch unsere Facebook-Nachrichten ab?
Geht der Assistent nur als Chatfenster?
Soll der Bot Mails beantworten, was braucht es dafür?
whatsapp bot?
geht der auch ans telefon
beantwortet der mails
teams
nur chat oder auch andere kanaele
wo antwortet der assistent ueberall
kunden schreiben alle per whatsapp, antwortet er da
kann er die mails in info@ beantworten
sms telegram oder nur webseite
Die meisten unserer Kunden schreiben per WhatsApp; würde der Assistent dort auch antworten?
Könnte der Assistent ans Telefon gehen, wenn alle Leitungen belegt sind?
Würde er auch E-Mails in unserem Service-Postfach beantworten?
Interner Support läuft bei uns über Microsoft Teams. Kann der Assistent darin antworten?
Ist er auf ein Chatfenster im Netz beschränkt oder gibt es weitere Orte?
Über welche Medien erreichen unsere Kunden den Assistenten?
Bedient der Bot auch den Facebook Messenger und Instagram?
Unsere Landwirte surfen nicht, sie rufen an. Kann der Assistent Telefonate führen?
Ist es nicht schade, wenn er nur im Chat schreibt? Welche Kanäle gibt es noch?
Ließe sich derselbe Assistent auf der Website, in der Kunden-App und bei WhatsApp einsetzen?
Ich wüsste gern, ob er auf SMS unserer Kunden reagieren kann.
Auf welchen Wegen spricht die KI mit unseren Kunden?
`,
  api: `
haben Sie eine API
gibt es eine offene Schnittstelle
REST Schnittstelle
webhooks
API Dokumentation
kann unser Entwickler das selbst anbinden
schnittstellenbeschreibung
SDK
können wir Daten per API abrufen
programmierschnittstelle
gibts ne api
GraphQL
technische Doku für Entwickler
eigene Anwendungen über Schnittstelle anbinden
api key bekommen
eigene skripte gegen eure api laufen lassen
Single Sign On SAML
SSO mit Azure AD
OAuth
MCP Server
ist die schnittstelle offen und dokumentiert
wie komme ich an die API Doku
csv export schnittstelle
Entwicklerdokumentation
Unsere Entwickler wollen Daten über eine Schnittstelle abrufen, gibt es eine Dokumentation?
(gibt es|habt ihr|haben Sie|existiert|bietet ihr) (eine|ne) (API|Schnittstelle|REST-API|REST API|GraphQL-API|Programmierschnittstelle|offene Schnittstelle|Entwicklerschnittstelle|Entwicklerdokumentation|API-Doku)
(API|REST|Webhook|Webhooks|SDK|API-Key|Endpoint|Swagger|OpenAPI|Developer Docs|Entwicklerdoku|Schnittstellendokumentation|SSO|Single Sign-on|SAML|OAuth|Azure AD|Entra ID|LDAP) (Dokumentation|Doku|verfügbar|vorhanden|Anbindung|wo|)
(können|kann) (unsere Entwickler|unsere IT|wir|man) (selbst|selber|) (Daten abrufen|was dranbauen|eigene Integrationen bauen|darauf zugreifen|etwas entwickeln|per Code ansteuern)
(unterstützt ihr|unterstützen Sie|geht) (SSO|Single Sign-on|SAML|OAuth|Anmeldung mit Azure AD|Login über Microsoft|Active Directory)
(rate limits|Authentifizierung der API|Zapier|Make|n8n) (API|Anbindung|)
Habt ihr ne REST-Schnittstelle die wir selber ansprechen können
Gibt es Webhooks oder eine REST Schnittstelle für unsere Entwickler?
Habt ihr ne Schnittstelle für Entwickler?
Webhook verfügbar?
REST Doku wo
Unterstützen Sie SSO über Azure AD?
mein (Entwickler|Programmierer|Admin) (will wissen|fragt), ob man das (auch|) (per HTTP ansprechen|per Schnittstelle steuern|programmatisch nutzen|per JSON abfragen) kann
(HTTP|JSON|curl|Postman|Token|Access Token|Programmierschnittstelle|technische Doku)
Mein Entwickler will wissen, ob man das auch per HTTP ansprechen kann
Können wir Ihre Daten per Schnittstelle abholen?
Stellt ihr eine REST-Schnittstelle bereit?
api?
mein neffe is programmierer, kann der sich da reinhängen per schnittstelle
rest schnittstelle vorhanden
sso mit microsoft konto
gibts ne doku für entwickler
kann unsere it selbst was andocken über code
single sign on
könnten wir per zapier was anstoßen
make.com oder n8n dran, geht das
entwicklerdoku wo
unser webentwickler fragt nach endpoints
api key wo krieg ich den
habt ihr n sdk
json schnittstelle
login über azure ad möglich
unsere agentur will eigene sachen dranbauen, offene schnittstelle?
saml
oauth unterstützt?
swagger oder openapi doku
kann man per skript auf die daten zugreifen
developer zugang
mein admin will wissen ob man das programmatisch ansteuern kann
webhook an unser lager senden wenn was reinkommt
eigene app soll mit euch reden, technisch möglich per rest?
sandbox für entwickler
Haben Sie eine REST-Schnittstelle für unsere Entwickler?
Wo finde ich die Schnittstellendokumentation?
Unterstützen Sie SSO über Entra ID?
Können wir Ereignisse per Webhook abgreifen?
Unsere Entwickler würden gern selbst etwas anflanschen, ist das vorgesehen?
Bieten Sie ein SDK?
Ist SAML oder OpenID Connect möglich?
Gibt es Endpunkte, die wir programmatisch ansprechen können?
Wie authentifizieren sich unsere Leute, per Single Sign-on?
Ich suche die Swagger-Dokumentation.
Lässt sich das mit Zapier oder Make ansteuern?
Können wir die Funktionen in unsere eigene Software einbetten?
Existiert eine GraphQL-Schnittstelle?
Bekommen wir API-Keys?
Technische Frage: JSON über HTTPS, geht das bei Ihnen?
Wir wollen per Skript Daten abrufen, gibt es dafür eine offizielle Möglichkeit?
Gibt es eine Entwicklerdokumentation?
Anmeldung über unser Active Directory, klappt das?
Ist eine Sandbox für Entwickler vorhanden?
Lassen sich Nutzer per SCIM provisionieren?
Sind Ihre Schnittstellen offengelegt?
Kann unsere interne IT über eine Programmierschnittstelle eigene Erweiterungen bauen?
Welche Rate Limits hat Ihre API?
OAuth2 oder Basic Auth?
Stellen Sie ein Developer-Portal bereit?
Unser Architekt fragt nach offenen Schnittstellen.
Wie binden wir das programmatisch in unsere Middleware ein?
MCP oder Webhooks, unterstützen Sie so etwas?
ähm gibt es eine schnittstelle für entwickler
also unser admin fragt nach webhooks äh habt ihr die
single sign on geht das bei euch
sag mal kann man das auch per rest ansprechen
sso saml login
rest schnittstelle entwickler
Habt ihr eine API, oder ist alles zugemauert?
Wo liegt eure Swagger-Doku?
Darf unser Programmierer selbst an eurer Technik andocken?
Gibt es Zugangsschlüssel für Entwickler?
Unser junger Mann aus der EDV möchte eigene Abfragen an Ihr System richten. Gibt es dafür einen technischen Zugang?
Der Herr von unserer IT bat mich zu fragen, ob eine sogenannte API vorhanden sei. Was darf ich ihm ausrichten?
Wir melden uns überall mit demselben Firmenkennwort an. Ist das bei Ihnen auch vorgesehen, er nannte es SSO?
Kann unser Softwarehaus Daten aus Ihrer Lösung programmgesteuert abrufen?
habt ihr ne public api
gibts webhooks oder muss ich scrapen
kann ich mich mit azure ad einloggen
sdk für devs vorhanden
API gibt es oder nicht?
Unsere Entwickler wollen eigene Anschluss bauen, ist möglich?
Haben Sie Webhook für Ereignis?
Login mit Firma-Konto, Single Sign, geht?
Unsere Bastler im Keller wollen selber was dranschrauben. Lasst ihr sie?
Kann unser eigenes Programm eurem System etwas zurufen, sobald etwas passiert?
Wir bauen uns gern selber Dashboards. Kommen wir per GraphQL an die Daten?
Gibt es Endpunkte, die unsere eigene Software ansteuern kann?
(haben Sie|gibt es) (eine Schnittstelle für Entwickler|eine REST-API|Webhooks|ein SDK|Single Sign-on)
Können unsere Entwickler per Schnittstelle auf die Daten zugreifen?
Stellen Sie eine REST-Schnittstelle zur Verfügung?
Unterstützen Sie Webhooks für neue Anfragen?
Ist eine Anmeldung per Single Sign-on möglich?
Wo finde ich die technische Dokumentation für Programmierer?
Unser Entwickler möchte eigene Abfragen bauen, geht das?
Kann man Ihre Software per Zapier oder Make ansteuern?
Bieten Sie ein SDK für eigene Anwendungen?
Können sich Mitarbeiter mit ihrem Microsoft-Konto per SSO einloggen?
Haben Sie Endpunkte, die wir selbst ansprechen können?
Besteht die Möglichkeit, Daten per JSON abzurufen?
Gibt es eine offene Programmierschnittstelle für unsere IT?
Lassen sich Daten per Skript aus Ihrem System holen?
Haben Sie eine Schnittstellenbeschreibung für unsere Entwickler?
Unterstützt Ihr Produkt SAML oder OAuth?
Können wir Ereignisse an einen eigenen Webhook schicken lassen?
Bekommen wir einen API-Schlüssel?
Wird GraphQL angeboten oder nur REST?
sso
rest schnittstelle fuer unsere entwickler
schnittstellendoku
single sign on mit azure
zapier make n8n geht was
entwickler fragt nach endpoint
json abrufen per schnittstelle moeglich
Unsere beiden Entwickler möchten wissen, ob es eine dokumentierte API gibt.
Bieten Sie Webhooks, mit denen wir eigene Skripte anstoßen können?
Wir verlangen für jedes Werkzeug Single Sign-on über Entra ID. Ist das möglich?
Gäbe es eine REST-Schnittstelle, um Gesprächsdaten abzurufen?
Könnten wir einen eigenen Konnektor gegen Ihre Endpunkte programmieren?
Ist es für technische Teams nicht ein Nachteil, dass alles ohne Code läuft? Kommt man trotzdem an eine Programmierschnittstelle?
Funktioniert die Anmeldung per SAML oder OpenID Connect für unsere 140 Nutzer?
Wir automatisieren viel mit Make und Zapier. Gibt es Anknüpfungspunkte dafür?
Wo finde ich die Entwicklerdokumentation?
Unsere Webagentur möchte Daten per HTTP-Aufruf senden. Ist das vorgesehen?
Existiert ein SDK für unsere Programmierer?
Können sich unsere Leute mit ihrem Firmenkonto anmelden, also per SSO?
`,
};
