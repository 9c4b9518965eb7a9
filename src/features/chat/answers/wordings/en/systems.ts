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
`,
};
