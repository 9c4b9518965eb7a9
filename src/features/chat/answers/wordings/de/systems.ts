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
`,
};
