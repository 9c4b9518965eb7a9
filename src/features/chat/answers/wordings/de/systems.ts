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
`,
};
