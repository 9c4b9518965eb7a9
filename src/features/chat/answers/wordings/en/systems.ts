/** How visitors ask about other systems, channels and interfaces: one wording a line. */
export const systems = {
  crm: `
how does the CRM integration work
keep customer data in sync
sync between shop and CRM
real-time synchronisation
what does the CRM integration do
we maintain addresses twice and three times
keep data in two systems consistent
break up data silos
which system wins when the data conflict
what happens if two systems hold different addresses
how fast do changes show up in the other system
avoid double data entry
data matching
CRM sync
duplicates in the CRM, what do you do
do we have to switch our CRM
can we keep our existing CRM
does the integration write in both directions
two-way sync
will our records be overwritten
how do form entries get into the CRM
are enquiries added to the crm automatically
is the sync live or nightly
change a customer address once and update everywhere
does the bot write data into the CRM
do you connect our systems with each other
syncing customer records
what do we get from the CRM integration
how does it keep our customer data up to date
Sales uses Excel, marketing another tool, the back office a third: can you bring that together?
The same customer is in three programs with three addresses, how do you clean that up?
Which one wins when two systems disagree about a customer?
Our customer data is scattered everywhere and nobody knows what is right
We retype addresses by hand, will that stop
avoid double entry, duplicates, copy and paste between programs
how quickly do the other systems know about a change
sales people forget to log things
form enquiries should just appear in the CRM
(what does|how does) (the|your) (CRM integration|CRM connection|integration|sync|synchronisation) (do|work|actually work)
(data sync|synchronisation|sync|data silos|data exchange|master data|data maintenance|CRM integration|duplicates|deduplication|data matching) (between systems|in real time|automatic|)
(duplicate|outdated|contradictory|wrong) (contacts|records|customer data|addresses|entries) (in the CRM|drive us mad|clean up|merge|avoid)
(everybody|everyone|each department) (here|) (keeps|maintains|has) (their own|its own) (list|spreadsheet|customer list|Excel sheet), can (you|it) (merge|unify|bring together) (them|it all|that)
(customer data|contacts|information) (is scattered|is all over the place|sits in five systems|lives in Excel and the CRM)
how (fast|quickly|soon) (is|are) (changed|new|updated) (data|phone numbers|addresses|customer records) (everywhere|updated in all systems|in the other systems|synced)
(what happens|which system wins|who is right) (if|when) two systems (hold|have|contain) (different|conflicting) (addresses|phone numbers|data|values)
(we|my people) (type|enter|copy) everything (twice|by hand|manually) (into the CRM|)
(form data|enquiries from the form|chat data) (automatically|straight) into (the CRM|our system)
is the (sync|synchronisation) (in both directions|two-way|bidirectional|one-way|real-time)
do we (have|need) to (replace|switch|give up|migrate|change) our (CRM|old system|current system)
can we (keep|continue using) our (old|current|existing) (CRM|system)
(connect|link|join) (our systems|support and sales|shop and CRM|Excel and CRM) (so the data matches|)
Two of our branches use different CRMs and nobody trusts the numbers any more – can you keep them in sync?
Does the sync go both ways or only from the website into the CRM?
Our sales guys forget to log things. Would the CRM sync fix the data entry mess?
If I change contact in the CRM, how quick the others systems are knowing it?
The same customer sits in three of our programs with different addresses. How do you sort that out?
What if two systems disagree about a phone number?
We retype addresses from the form into the CRM every time. Will that stop?
Everybody here keeps their own spreadsheet, can you merge it all?
How fast is a changed phone number updated everywhere?
data sync between systems
What happens if two systems hold different addresses for the same client?
Duplicate contacts drive us mad. Do you clean that up?
(addresses|contacts|phone numbers) keep changing and (three programs know nothing about it|nobody updates them)
we type every (form enquiry|request|order) into our (customer database|CRM|spreadsheet) by hand (again|)
the same customer (sits|is) in (three|several) of our programs with (different|old) (addresses|data)
(sales and support|office and field|all departments) (should|must) see the same data
(data chaos|spreadsheet chaos|the left hand doesn't know what the right is doing|everyone has a different version)
Addresses keep changing and three programs know nothing about it
We type every form enquiry into our customer database by hand again, that can't be right in 2026, can it?
Can customer data from support and sales be kept in step automatically?
How do you keep an old value from overwriting the new one?
how do you (keep|stop|prevent) an old (value|entry|record) from overwriting the new one
How does the synchronisation between CRM and form work?
Do we have to give up our present system?
`,
  systems: `
which CRM systems do you support
does it work with HubSpot
Salesforce
do you integrate with Salesforce
is Pipedrive supported
we use Zoho
which CRM does this work with
Microsoft Dynamics connection
SAP Sales Cloud available?
we have Odoo, will that work
list of CRMs
compatible with SugarCRM
does it run with our old CRM
we work with Freshsales as our crm, is that possible
can you connect dynamics 365
our CRM is home-made, does it still work
supported CRM vendors
CRM compatibility
compatible with HubSpot free
what if our CRM is not on your list
can you hook up Monday or Close
hubspott integration
which crms
Is Zoho CRM included
we're on pipedrive
does it work with Salesforce and HubSpot together
integration with Salesforce
do you support Zoho
we work with Microsoft Dynamics, is that doable
We have been on Salesforce for years, does your solution fit?
our crm is zoho, does that work
we just moved to Dynamics, do you support it
monday crm
does it sync with Close, Copper or Keap
is our self-written CRM supported
(does it|will it|can you|do you) (work with|support|connect to|integrate with|handle) (HubSpot|Salesforce|Pipedrive|Zoho|Dynamics|Microsoft Dynamics 365|SAP|SAP Sales Cloud|SugarCRM|Monday|Odoo|Bitrix24|Freshsales|our CRM|Insightly|Copper|a homemade CRM)
(is there|do you have|got) a (connector|plugin|integration|connection) for (HubSpot|Salesforce|Pipedrive|Zoho CRM|Dynamics|SugarCRM|Odoo|our CRM)
we (use|have|run|work with|are on) (Salesforce|HubSpot|Pipedrive|Zoho|Dynamics|an exotic CRM|a homegrown CRM|our own CRM|an old CRM|a CRM nobody knows)(, is that ok|, does that work|)
(which|what) (CRMs|CRM systems|CRM software|CRM platforms) (do you support|are supported|work|can be connected|are compatible)
(Salesforce|HubSpot|Pipedrive|Zoho|Dynamics 365|SAP Sales Cloud|SugarCRM) (integration|connector|compatible|supported|too|)
(compatible|supported) (CRM systems|CRMs|systems)
what if (my|our) CRM (isn't|is not) (on the list|listed|supported)
(list|overview) of (CRM systems|supported CRMs|connectors)
which crms do you support
Is Zoho on your list?
can you conect to a crm thats not listet on your page
Does it work with Pipedrive?
we're on hubspot, is that fine
We're a Salesforce shop, is that ok?
zoho or pipedrive supported
Do you have a connector for SugarCRM?
(HubSpot Starter|Salesforce Essentials|Pipedrive Basic|the small Zoho plan) (enough|ok|works too|)
(customer database|CRM) (from|by) (Microsoft|SAP|Zoho|2009) (connect|does it work|)
HubSpot Starter enough?
sugar crm compatibel?
Does it work together with Salesforce
We've just moved to Dynamics. Are you compatible?
Does it work together with Pipedrive?
Is SAP among the supported CRMs?
`,
  otherSystems: `
does it integrate with QuickBooks
Xero
can our accounting software be connected
accounting system integration
DATEV
connect Shopify
we run a WooCommerce shop
does it work with Magento
ERP integration
connect our inventory system
SAP Business One ERP
NetSuite
Business Central Navision
we use Zendesk for tickets
Freshdesk Jira connection
ticket system integration
does this work with our online shop
connect our billing software
can the bot access our warehouse system
WordPress plugin available
how do I embed the chat on my website
does it work with Wix or Squarespace
can other programs be connected besides the CRM
industry software integration
access to our document management
SharePoint
Zapier Make n8n
can we put it on our own site
QuickBooks integration
integration with Xero
integration with Shopify
is there an integration with our ERP
can we connect our Shopify store
does it play with our ticket system
can our inventory software be hooked up
We're on Shopify and want order status looked up
xero or quickbooks connection
shopfy integraton
lexoffice connection
Does it go with our ancient ERP?
connect Zendesk or Freshdesk
Can the bot be built into our WordPress site?
SAP, Sage, Odoo, WooCommerce, Magento, Jira
Magento
Magento shop, can the assistant see the stock
Can invoices from Xero be matched
we do our books in Xero
we book in QuickBooks, can invoices be connected to it
our shop runs on Shopware, can the bot read orders
monday.com
monday.com, Asana, Trello, Notion connection
sync with Notion or Airtable
tickets are in Zendesk, does it connect
we keep our stock in SAP, can the bot check it
read stock levels and order status from our store
PrestaShop, BigCommerce, Wix, Webflow
our practice management software, can you link it
property management software integration
Sage accounting and invoices
does it go together with our ERP and shop
will the chat window slow down our website
does the widget make our page load slower
(does it|will it|can you|could you) (work with|hook up|connect to|integrate with|link to|play nicely with) (Shopify|WooCommerce|Magento|Amazon|eBay|Xero|QuickBooks|Sage|DATEV|SAP ERP|NetSuite|Business Central|Zendesk|Freshdesk|Jira|ServiceNow|WordPress|Wix|Squarespace|our shop|our ERP|our accounting|our ticket system|our website|Excel)
can (our|the) (shop|online store|ERP|accounting software|ticket system|till system|website|intranet|inventory system) be (connected|linked|integrated|hooked up)
(Shopify|WooCommerce|Xero|QuickBooks|Zendesk|Jira|Freshdesk|WordPress|ERP|webshop|accounting|ticketing|point of sale|inventory) (integration|connector|interface|plugin)
we (sell through|already have|use|run) (Shopify|Zendesk|Jira|Xero|our own ERP|a ticket system|WooCommerce|NetSuite|Sage)(, does that work|, can you connect it|, will you play nicely with it|)
(how do I|can I|how can we) (put|add|embed|get|install) (the|your) (chat|bot|chatbot|widget) (on|into|to) (my|our) (site|website|WordPress site|homepage|web page)
(chat window|widget|bot) on (my|our) (own|) (website|site)
does (the chat window|the widget|it) slow (down|) my (site|website)
(ERP|document management|SharePoint|Confluence) (connect|link|integration)
lexoffice / sevdesk connection
monday.com sync
Magento 2 store, 30k SKUs, can your assistant read the stock?
We book everything in Xero, can invoices be matched to the CRM?
Can you hook up to QuickBooks?
Our ERP is ancient, can anything be done with it?
Does it fit with Shopify?
We sell through Shopify, can you hook that up?
xero integration
Can I put your bot on my WordPress site?
We already have Zendesk and Jira, will you play nicely with those?
Connect to our ERP possible?
everything runs (through|on) (Lightspeed|Shopify|SAP|Sage|a niche program|Doctolib|Toast), can it be (wired up|connected|hooked up)
(Lightspeed|BigCommerce|Squarespace|FreshBooks|TeamViewer|Asana|Trello|Notion|Mailchimp|Magento 2) (integration|connect|too|)
(booking software|practice software|hotel software|till software|warehouse system|time tracking) (connect|interface|link)
Everything runs through Lightspeed here, can it be wired up?
Is there a link to QuickBooks?
We sell on Shopify, can the bot get at that?
Can one connect our stock management system?
`,
  calendars: `
which calendars does it work with
Outlook calendar
Google Calendar sync
does it sync with our calendars
Exchange
does it work with Microsoft 365
calendar integration
Calendly
are double bookings prevented
does the system see free slots in my Outlook
iCal support
does the tool read my reps' calendars
can several employees connect their calendars
Google Workspace
connect my calendar
which mail programs are supported
Gmail integration
our mail server is Exchange, does it work
Lotus Notes calendar
does the lead generator put meetings in the calendar
team calendar sync
apple calendar
can the tool read our mailbox
email inbox integration
does the assistant get along with Outlook
does it work with Outlook
does it run with Google Calendar
integration with Outlook and Exchange
Half of us use Outlook, the boss has Google Calendar, will scheduling work?
sync with Calendly or iCloud
Calendly is what we use, does that stay
can we keep Calendly
double bookings, how are they avoided
how do you stop two people from booking the same slot
we use Doodle or Cal.com for bookings
our bookings are in Outlook, will it see them
Microsoft Bookings
booking tool connection
(does it|will it|do you) (work with|support|sync with|connect to) (Outlook|Google Calendar|Exchange|iCloud|Apple Calendar|Office 365|Microsoft 365|Gmail|Thunderbird|CalDAV|Calendly|our calendar)
(which|what) (calendars|calendar systems|mailboxes|mail programs|mail systems|email systems) (do you support|are supported|work)
(Outlook|Google Calendar|iCloud|Exchange|Microsoft 365|Office 365|Gmail|Google Workspace|Calendly|team calendar|calendar) (calendar|integration|sync|connection|too|)
(is|are|does) (my|our) (calendar|calendars) (synced|synchronised|checked|taken into account|connected)
we use (Google Workspace|Outlook|Microsoft 365|Exchange|Apple)(, do the calendars sync|, does that work for appointments|)
(do you|does it) (avoid|prevent) (double bookings|clashes|overlapping appointments)
does the system know when (I am|my people are|our reps are) (free|busy|on holiday)
Does it hook into a calendar so it doesn't offer slots which are already taken?
We're on Exchange 2019 on-prem, would the calendar part still work?
double bookings - how do you stop them
Calendly is what we use for bookings, does that stay?
Everybody here uses Google Calendar, will scheduling work?
Will it work with Outlook appointments?
We use Google Workspace, do the calendars sync?
Does it work with Exchange mailboxes?
icloud calendar too?
does it (enter itself|land|show up) in my (Outlook|Google calendar|calendar app)
(calendar invite|calendar sync|free slots in the calendar) (automatic|send|)
Does it enter itself in my Outlook?
Does it work with our Google Calendar?
Which calendar programs are supported?
`,
  channels: `
can the bot do WhatsApp too
which channels does the assistant run on
does it work on the phone
phone bot
can the AI take calls
voicebot for our hotline
Facebook Messenger
answer Instagram messages
does the AI answer emails as well
does the chatbot work in Microsoft Teams
Slack
SMS channel
website only or WhatsApp as well
WhatsApp Business chatbot
telephone assistant
can your assistant pick up the phone when nobody is there
does it run inside our app
Telegram
social media
our customers mostly write via WhatsApp
which channels are supported
multichannel omnichannel
automate phone enquiries
is the bot usable on mobile phones
AI telephony
inbound calls handled by AI
can the chatbot pick up calls
can the chatbot answer the phone
does the bot work on WhatsApp
does the assistant answer on Instagram
can our customers message the bot on WhatsApp
Our customers mostly write on WhatsApp, could the assistant answer there?
can the bot answer Instagram DMs
does it take phone calls
run it inside Facebook Messenger or Telegram
Can it be used in WhatsApp or Teams
channels: SMS, email, messenger, phone, social media
would it replace our hotline
replace our IVR phone menu
phone menu, press one for sales, can AI do that
is it only on the website or on Messenger too
can it sit on our Facebook page
Viber, Signal, WeChat
can (the|your) (bot|assistant|chatbot) (also|) (pick up the phone|take calls|make phone calls|answer the phone|reply to WhatsApp messages|answer emails|answer texts|run in Teams|reply on Instagram|answer on Facebook)
(will|does|can) it (read|answer|reply to|handle) (our|) (emails|inbox|WhatsApp messages|Instagram DMs|Facebook messages|texts|phone calls|mailbox) (and answer|automatically|)
(WhatsApp|Telegram|Instagram|Facebook Messenger|Messenger|Microsoft Teams|Teams|Slack|SMS|phone|email|phone bot|voicebot|social media) (bot|channel|integration|too|possible|chatbot|)
(on which|which|through which) (channels|platforms|ways) (does the bot answer|does it work|does it run|can it be reached|are supported)
(we'd love|we want|we would like|I'd like) (the bot|the assistant|it) (in|on|inside) (Teams|Microsoft Teams|WhatsApp|the phone|our app|Facebook|Slack)
(our customers|most people|they) (only|mostly|all|prefer to) (write on WhatsApp|call|send emails|use Instagram|phone us), (can the bot do that|does that work)
(only|just) (on the website|web chat) or (also|) (WhatsApp|phone|email|other channels)
Can it do WhatsApp Business as a support channel, not just reminders?
does it pick up phone calls
Facebook Messenger and Telegram?
Would it replace our IVR hotline?
Can the bot pick up phone calls?
Could we run the assistant inside Facebook Messenger?
Can it be used in WhatsApp?
Can it pick up the phone?
does the assistant reply to whatsapp messages
We'd love the bot inside Microsoft Teams
Answer Instagram DMs automatically?
Will it read our inbox and answer emails?
most of our (tenants|customers|guests|patients) (ping|write to|message) us on (WhatsApp|Instagram|Facebook|SMS), is that covered
(answering machine|switchboard|IVR|phone queue|IVR hotline) (replace|with AI|)
would it replace our (IVR|hotline|phone system|switchboard)
Most of our tenants ping us on WhatsApp, is that covered?
Can the assistant take phone calls too?
Can the bot be tied into our WhatsApp number?
`,
  api: `
do you have an API
is there an open interface
REST API
webhooks
API documentation
can our developer connect it himself
interface description
SDK
can we pull data via API
programming interface
GraphQL
technical docs for developers
connect our own applications through an interface
get an API key
run our own scripts against your api
single sign-on SAML
SSO with Azure AD
OAuth
MCP server
is the interface documented
where are the API docs
csv export interface
developer documentation
is there an api we can use
Our developers would like to pull the data, is there a documented interface?
(is there|do you have|do you offer|got) (an|a) (API|REST API|GraphQL API|open interface|developer interface|SDK|interface for developers|developer documentation)
(API|REST|webhook|webhooks|SDK|API key|endpoint|swagger|OpenAPI|developer docs|SSO|single sign-on|SAML|OAuth|Azure AD|Entra ID|LDAP|Okta) (documentation|docs|available|support|where|)
can (our developers|our IT|we|my dev) (pull data|build on top|build our own integrations|access it|develop something|control it by code) (ourselves|themselves|)
(do you support|is there) (SSO|single sign-on|SAML|OAuth|login with Microsoft|Active Directory|Azure AD)
(rate limits|Zapier|Make|n8n|API authentication) (API|integration|)
Do you offer webhooks or a public API?
Documentation for developers?
Do you provide webhooks or a REST interface for our devs?
do you have an interface for developers
webhooks available?
REST docs where
Do you support SSO with Azure AD?
my (developer|programmer|admin) (asks|wants to know) whether you can (talk to it over HTTP|control it by code|query it as JSON)
(HTTP|JSON|curl|Postman|access token|technical documentation)
My developer asks whether you can talk to it over HTTP
Can we fetch your data through an interface?
Do you provide a REST interface?
`,
};
