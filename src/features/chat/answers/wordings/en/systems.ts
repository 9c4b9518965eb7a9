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
customer moves house and i have to type it in three programs, can you fix that
how does the syncing work
do i have to bin my old customer database
type it once and it's right everywhere?
who wins if two programs say different things
how fast does a change show up in the other program
double entry is doing my head in
explain the crm integration
web form straight into the crm
does it overwrite my data
new phone number in support, does the crm know
is it real time or overnight
how do you connect our systems together
our lists never match up, old address here new one there
how do you avoid duplicate customers
can i choose which system is the master for emails
keep customer records the same in all places
our girl copies and pastes between two screens all day, do you sort that
do we have to switch software for everything to match
how does info from an enquiry get into our customer file
joining up customer data
what's the crm bit do
field mapping, who decides what's correct
will i keep my own customer system
contact details updated everywhere at once
linking form, helpdesk and crm
Every program we run has different customer data in it, how do you reconcile that?
What happens when the same address is stored differently in two places?
Is the sync real-time or an overnight batch?
Which record wins when entries contradict each other?
Is synchronisation two-way?
Can we choose the master source field by field?
Would we have to replace our existing CRM?
How quickly does a change show up everywhere?
We key in contacts two or three times, can that stop?
How do you prevent duplicates between service and sales?
Please explain how customer master data is kept in sync.
What does your integration do under the bonnet?
Is there a leading system or does each hold its own truth?
If support corrects a phone number, does sales see it straight away?
Data matching between web form, sales and helpdesk
How do you resolve conflicts when two people edit a record at once?
How do you break down data silos technically?
I'm looking for someone who can keep our master data consistent.
What's the latency on updates?
Does data flow in both directions?
Do we keep our current CRM if we use your connector?
What does the CRM hook-up bring and how does it operate?
As IT lead I want to know how field conflicts are handled.
Does data from the web form land in the CRM automatically?
My team retypes form entries by hand, can that go away?
Single source of truth: how do you achieve it?
How do our applications stay aligned?
By what rule are values overwritten when they diverge?
um so how does the syncing work if I change an address in our CRM
and when two people type different things uh which one wins
do we keep our old CRM or or do we have to move
how fast is it I mean after somebody edits a record
crm sync how it works
two-way data sync form crm help desk
field conflict which system wins
crm integration mechanism
Is it real time or some overnight batch job?
Do I have to bin my CRM for yours?
If help desk and CRM disagree on a phone number, who's right?
Does it sync both ways?
We keep our customers' addresses in three programmes and each says something different. How do you bring order into it?
When a lady in customer service corrects a house number, how soon does the representative see it?
Pray explain how a client's particulars travel from one programme to the next.
I am fond of our present client database. May it stay when you link everything together?
how do u sync our customer data
is the sync instant
what if two systems have diff data
do we gotta switch crm
If I change phone in form, also goes to CRM?
How you make connection between our client data?
Which system is correct when data is different?
After how many second new address is everywhere?
Mrs Miller has moved and only half of our programmes know it. How would you change that?
We retype each enquiry from the website into the next program. Must it be like this?
One screen says Meyer, the other Maier. Who has the last word?
How do sales and service end up looking at the same record?
Will we have to migrate all our data to a new platform?
Do we have to change our CRM to take part?
Our address data is a mess, three programs, three versions, what helps?
Sales has one phone number and accounts another, which one does the sync keep?
How fast does a change reach the other system?
HubSpot and Zendesk don't talk to each other here. Fixable?
What is a CRM anyway?
Will I need to migrate all our data to a new platform?
(HubSpot|our shop|the form) and (Zendesk|the CRM|accounting) (don't talk to each other|don't match|know nothing of each other), (fixable|can you help|)
(a customer|our client) (moved|got married|has a new number) and we (had to|have to) change it (everywhere|in four places|three times)
What is a CRM (anyway|actually|)?
What does CRM stand for?
The invoice went to the old address because systems aren't in sync
How is customer data kept in sync between our tools?
What if two systems show different addresses for one customer?
How fast does a changed phone number reach the CRM?
Do we still have to type contact details twice?
Does data flow in both directions with your CRM link?
How does form data get into our CRM automatically?
We update everything three times, how would you fix that?
Which system wins when customer records contradict each other?
Would we have to give up our present CRM?
Is the sync instant or only once a night?
Can you stop duplicate contacts from piling up?
How do you keep the CRM and help desk aligned?
How do sales and support stay on the same customer data?
Is a new address changed everywhere automatically?
Can we set which program is right about addresses?
Are changes carried to the CRM in real time?
What's the point of linking the form with the CRM?
How do we avoid retyping contacts into the CRM?
crm sync how
if i change a phone number in the help desk does it show up in crm
how fast is data synced
two systems disagree about an address who wins
we type everything twice in form and crm, does that stop with u
do i have to give up my old crm or can i keep it
crm integration explain pls
realtime sync or overnight batch
conflicting customer data which system is right, who decides
sync both directions?
sales sees different data than support all day long can you fix that by syncing
data sync between help desk and crm, how long till it arrives
does the integration replace our crm
customer moved house, i update it once and then its everywhere??
master system per field possible
dubble entries of customer data, does the sync thing stop it
what does syncing look like in practise
web form entry lands in crm by itself?
seconds or minutes till changes turn up in the other system
third product the crm one how does that work
If a colleague corrects an address in the help desk, how long before it appears in our customer database?
Could you outline how your CRM integration keeps several systems consistent?
What happens when two systems hold different phone numbers for the same customer: which of them prevails?
We're a 35-person wholesaler, and every web enquiry is retyped by hand. Would your integration put an end to that?
Would we be obliged to abandon our existing customer system in order to use the synchronisation?
I was wondering whether the data is matched in real time or in a nightly job.
Isn't there a danger that the sync overwrites correct data with old data? Who rules on which field?
I need to explain to my boss how the alignment between form, CRM and support desk is functioning.
Does a change made in sales find its way to the service team without anyone copying it?
Is the synchronisation between our systems going both ways, and at what speed?
Please describe the third solution, the one that reconciles customer data.
We have three versions of the truth about each client. How does your integration decide which one is correct?
Does your integration come in place of our CRM, or does it sit between the tools that we have already?
Can it be determined per field that the CRM has the last word on addresses and the help desk on contact persons?
Kindly explain the working of data synchronisation with our CRM, as our records are always mismatched.
How quickly does an entry from the website form show up for our sales people?
Our staff keep complaining about double data entry. What exactly would the CRM product do against it?
When I modify a client record in one tool, do the others follow, and after which delay?
Is it possible to keep working in the programs we know while you keep the data identical in the background?
As a tax adviser I see clients with contradictory master data every day. How does your reconciliation of systems work?
what is a CRM
what does (CRM|the abbreviation CRM|that CRM thing) (mean|stand for)
CRM meaning
crm abbreviation
I keep hearing CRM, what's that supposed to be?
which system (wins|is right|takes precedence|prevails) (in a conflict|when they contradict each other|if the data differ)
One system has the old number, the other the new. Which one counts then?
conflict between two systems
(must|should|do) we (have to|) (scrap|throw away|give up|replace|swap out|get rid of) our (old|current|present|existing) (system|CRM|software|programs)
Can we keep our software?
Does our old program stay in use?
will we have to change the tools we've got
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
hubspot?
works with pipedrive?
we're on salesforce, ok?
zoho user here, ok?
microsoft dynamics?
sap sales cloud connection
is my customer database one you know
what if my crm isn't on your list
ours is some tiny client database nobody's heard of
does it play nice with capsule crm
salesforce or hubspot, which ones are covered
sugarcrm, any good with you?
i use freshsales
insightly supported
do you hook into salesforce
got dynamics from head office, any good
odoo crm possible?
which customer databases can you link to
keap, is that one covered
we run act! from 2012 as our customer list, can it connect
pipedrive's on my sales lad's phone, can you get at it
bitrix24
goldmine from the nineties, is our client list doomed with you
nutshell
pipedrive or zoho, do both work
superoffice, will that do
agile crm, does your stuff connect to it
We're a Salesforce shop, is that compatible?
Can you hook up HubSpot?
Dynamics 365 is set in stone here, can you cope with it?
Is Pipedrive on your list?
Our reps use Zoho, does that fit?
How about SAP Sales Cloud?
We have a home-grown CRM, is that the end of the road?
Would it work with SugarCRM?
What if our customer database isn't among those you name?
Could you send me a list of compatible CRM platforms?
Do you have a connector for Freshsales?
Which customer databases do you have ready-made connectors for?
Our CRM is rather exotic, what now?
Does it run with Microsoft's CRM?
Is vTiger a problem?
We keep our contacts in Odoo, will that do?
We're moving from Pipedrive to HubSpot, do you cover both?
Which CRM makers are on board?
Ours is missing from the CRM list.
Is Salesforce Enterprise Edition supported?
Can you connect older CRM versions?
Compatibility with Dynamics and Salesforce?
Are there customer databases you have to pass on?
Our customer management is by Sage, can we come together?
Is Insightly covered?
What if we manage our contacts in a program nobody's ever heard of?
monday CRM, yes or no?
Salesforce or Microsoft: which of the two do you link to?
um does it work with salesforce
we've got pipedrive no wait zoho we've got zoho is that fine
so our CRM is a bit exotic uh can you still do it
which ones do you plug into like hubspot and so on
hubspot connector
dynamics 365 supported
sap sales cloud compatible
supported crm list
Can you handle a CRM nobody has ever heard of?
Only the big American ones, or does SugarCRM get a look-in?
Is Pipedrive on your guest list?
Ever met a Freshsales?
We have used Microsoft Dynamics for years and would rather not learn anything new. Will it agree with your technology?
My nephew once installed Zoho for us. Could that be linked?
Might you list the customer databases with which your product gets along?
Our card index lives in a little-known programme from Bavaria. Is there hope for us?
u support hubspot?
does it play nice with salesforce
our crm is kinda niche, still ok?
got a pipedrive plugin
I have Zoho, you can connect?
Which CRM is possible by you?
My CRM is called monday, works or not?
You know the Salesforce program?
All our contacts live in Salesforce. Can you get in there?
How do I find out whether our customer database is among the lucky ones?
We move from Pipedrive to HubSpot next year. Would both be fine?
What if our customer management software isn't on your list?
(does it|will it) (work|connect|sync) with (Salesforce|HubSpot|Pipedrive|Zoho|Dynamics|SAP)
Which CRM do we need for this?
We use our own CRM that isn't on your list
We use HubSpot, does that go with your product?
Will it work with Pipedrive and ten salespeople?
Is Microsoft Dynamics on your list?
What if our CRM isn't one of the usual ones?
Do you work with Salesforce or only with HubSpot?
Is your software compatible with Zoho?
Our CRM is Freshsales, can you hook it up?
Which customer databases does your product get along with?
We run SAP Sales Cloud, is that a problem?
Can you link a small niche CRM like Capsule?
Do we have to switch from Pipedrive to HubSpot?
What CRM software have you already connected?
We have a home-made CRM, is that supported?
Does it go with Salesforce plus HubSpot?
Could you dock onto Odoo or SugarCRM?
My CRM is Monday, do you know it?
Will your integration run with Bitrix24?
For which CRM vendors are there ready connectors?
hubspot ok?
pipedrive yes or no
does it work w dynamics
sap sales cloud supported??
zoho
we have microsoft dynamics 365 does that work
list of supported crm
our crm isnt famous, its called something nobody knows, chance?
sugarcrm?
crm compatiblity
hi im driving so im dictating this, we have about forty people and we've been on pipedrive since forever and my it guy says nothing ever connects to it so does yours
using cas genesisworld, will it connect
does ur thing talk to salesforce
homegrown crm built in access lol any hope
we're on Weclapp for crm, compatible?
what customer management software do you support
and if were on hubspot free version thats a crm too isnt it supported
We have been on HubSpot since 2019; could you confirm that it is supported?
Would a Microsoft Dynamics 365 installation be something you can link to?
Is Salesforce among the platforms that you cover?
Our sales team of 12 lives in Pipedrive. I was wondering if that poses any difficulty for you.
For which customer relationship programs do you have a connection?
We use a rather exotic CRM from a Hungarian vendor. Would you at least look into it?
I couldn't find Zoho mentioned anywhere. Is it compatible with your product?
Kindly confirm whether SAP Sales Cloud is in your supported list or not.
Isn't it a problem that our CRM, Odoo, is open source and heavily modified?
Which CRM brands can be attached without further ado?
Our company works with Livespace, a Polish CRM. Is a connection to it imaginable?
We intend to change from CAS to Salesforce next spring. Do you cope with both?
Please let me know the names of all the CRMs that you are able to integrate.
I am the IT manager of a valve maker; before I go on reading: does your solution get along with Dynamics?
We keep our customers in Microsoft Access at present. Could such a home-made CRM be connected?
Does it support Freshsales, which is what our field staff use for customer records?
Would Bitrix24 be accepted as a CRM, or are you limited to the American ones?
What if the CRM we have isn't on your list? Is that the end of the story?
Our parent company in Lyon imposes Sellsy as CRM. Is it within your compatibility?
Apart from the big names such as HubSpot, which customer management systems do you work with?
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
shopify
we do our books in xero, does that link up
woocommerce possible?
quickbooks
sage accounting connection
can it tie into our till
our dental practice software, can that be hooked in
freshdesk
hotel booking system connection?
magento store
jobber for scheduling jobs, could that be plugged in
erp link
ebay and amazon orders, can you connect those
i do invoices in freeagent
matomo
our warehouse program needs to talk to it
squarespace shop
can orders from my webshop be pulled in
does it work with our garage management software
point of sale at the bakery, connectable?
which bookkeeping packages work with it
wordpress contact form
our ticket system is osticket
stock control software, can you plug it in
Our webshop runs on Shopify, can that be plugged in?
We keep the books in Xero, can it be linked?
Could the bot get at order data in our ERP?
We use Zendesk for service, is that catered for?
Can you include our inventory management?
How about Jira Service Management?
Does it work with Matomo?
There's an old Navision in the basement, can you hook that up?
Would a link to QuickBooks be feasible?
I'd need S/4HANA connected, never mind the CRM.
Our helpdesk is Freshdesk, does that go together?
Could the assistant read stock levels from our warehouse software?
WooCommerce, Magento and the like: possible?
Apart from CRMs, what third-party systems can be linked?
Our invoices sit in Sage, how would the AI get to them?
Can our document management be connected?
ServiceNow is what we use, do you support it?
Maintenance has its own ticketing tool, could that be tied in?
Can your software talk to NetSuite?
Is there an interface to our online store?
We'd like billing to be part of it.
What about our trade-specific software?
Is an ERP link doable?
Would the whole thing play nicely with SharePoint and our PIM?
Which helpdesk software is shown in your example?
Can you bring in DATEV?
Could our time-recording program be attached?
Finance and warehouse software would have to be hooked up as well.
um we run a shopify store can that be hooked up
and uh our bookkeeping it's in xero does that work
so we use jira no zendesk for tickets can you link it
what about our ERP that old thing
shopify integration
quickbooks connection
zendesk integration
erp interface possible
Can you get at our ancient stock system?
What about Matomo?
Do you talk to WooCommerce, or is that beneath you?
Could you tie in the monster that runs our warehouse?
Our books have been kept in Sage for years, and orders come through a small online store. Can both be joined to it?
We record goods in the warehouse with a programme of our own; could it be linked with yours?
I should like to know whether the software in which we collect complaints can be included.
My daughter does our accounts in DATEV. Is a link to it foreseen?
does shopify work
can u hook up our ticketing
any integrations for invoicing tools
can we throw the erp in too
I have online shop, you can connect?
Our program for write invoices, goes together with yours?
Freshdesk works with you?
Warehouse software also possible to join please?
The orders sit in our merchandise management. Is there a pipe into that too?
Could the till in our showroom be wired in as well?
What's in the shopping basket only the web store knows. Can your tool reach it?
We live in NetSuite and a spreadsheet. Could you hook those up?
Does it run with (our old|an old|a) (Sage|Navision|SAP Business One|Microsoft Access) (installation|version|database) (on our own server|from 2014|)
We still use an old ERP, will it connect?
Does it work with (Shopify|WooCommerce|Xero|QuickBooks|Jira|Freshdesk|WordPress)?
We run SAP Business One on premise from 2014, will it connect?
We sell through Shopify, can that be hooked up?
Is it possible to link QuickBooks to your product?
Does it work together with our Zendesk help desk?
Can you connect WooCommerce and Xero for us?
Will your software talk to our Sage ERP?
Our support runs on Freshdesk, is that an issue?
Could the bot fetch orders from our online store?
Do you have a connector for SAP Business One?
Can our stock management be tied into your system?
Is an invoicing program something you can hook into?
We have Jira Service Desk, does it fit?
Would Magento and DATEV both be connectable?
Our books are in FreshBooks, can that be linked?
Could you attach Jira or Help Scout?
Is there a link to Amazon or eBay?
Is having Navision as our ERP an obstacle?
Can our web form and Matomo be tied in?
We're on BigCommerce and Zendesk, would both fit?
datev connection
can u connect our web shop
zendesk ok?
erp hookup possible?
ticket system freshdesk works or not
lexware for invoices, link possible
we do accounting in sage, connectable
jira service desk plug in?
WooCommerce store, can that be hooked up
does it go with sap business one our erp
bookkeeping software connection
We book everything in DATEV. Can it be hooked up to your solution?
Our online store runs on Shopify with about 4,000 articles; could it be linked?
I was wondering whether our help desk, Zendesk, is something you can tie in.
We're a wholesaler of catering supplies on SAP Business One as ERP. Is a connection realistic?
As a tax adviser I'd like to know whether Lexware at my client's could exchange data with your tools.
Isn't it impossible to attach an ERP from 1998? Ours is a proALPHA.
Does an interface exist to OTRS, the ticketing software of our service department?
Which kinds of systems besides a CRM have you already shown in an example, and would our shop be feasible?
Our stock figures sit in Microsoft Navision. Could the assistant be tied to that merchandise management system?
Is integration with Tally accounting software feasible, as our Indian subsidiary is using the same?
Can you couple a PrestaShop store with your products?
We issue our invoices with sevDesk. Would that bookkeeping program work with yours?
(we use|we work with|we have|we run) (Odoo|Xero|Sage|QuickBooks|NetSuite|Freshdesk|Shopware|Magento|Bitrix|Monday), (is that possible too|does that work|can it be connected|would that be fine)
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
outlook?
google calendar ok?
my diary is on icloud
do i have to give up my planner
can it see when my engineers are free, what does it need
we've got exchange
does it work with gmail
my iphone diary, does it sync
we use calendly already
office 365 calendar
which email programs does it fit with
holidays are in our team diary, does it look at those
will it book over something i've already got on
thunderbird mail
still on a paper diary, do i need a digital one
shared calendar at the surgery
yahoo mailbox, any use?
caldav
which diaries can it read
does it check my phone calendar before offering a time
double bookings, does it look in our planner
zoho mail
mailbox at ionos, is that compatible
fastmail
teamup calendar
what mail system do i need for the appointments
syncs with whose calendar
Everything here runs on Outlook, is that okay?
Do you support Google Calendar?
We have Exchange on our own premises, can the system see free slots there?
How does the tool know when my rep has time?
Is there a sync with Microsoft 365?
What about Apple iCloud for scheduling?
My people keep their diaries in Lotus Notes, is that a showstopper?
Can free slots be read from a shared team diary?
How do you avoid double bookings for the reps?
Does the booking work with Gmail?
Which mail servers are supported?
Does the system notice when somebody is on holiday?
We're on Google Workspace, will that do?
Can several colleagues feed in their availability?
Would we have to ditch Calendly?
Our mail sits with a small host over IMAP, is that sufficient?
Are booked slots entered in Outlook right away?
I'd like to know if your scheduling gets along with Exchange Online.
Which scheduler does my team have to use?
Do you get access to everybody's diary?
Can a Nextcloud diary be linked?
CalDAV, do you support that?
Does the scheduling fit in with our groupware?
How does the software spot gaps in the day?
What if a colleague blocks out time at short notice?
My PA runs my diary in Outlook, can that stay as it is?
Any requirements regarding our diary system?
Does it manage with shared diaries?
um we're all on outlook does that fit with the appointments
so my diary is in google uh can it see when I'm free
does it do apple no icloud I mean icloud
our mailboxes are on exchange is that a problem
outlook calendar compatible
exchange mailbox supported
icloud calendar booking
Does it peek into my private diary as well?
Lotus Notes. Go on, laugh. But does it work?
How would it know I'm at the dentist on Wednesday?
Gmail or Outlook, which do you prefer?
I still enter my engagements in Thunderbird. Could your suggested times take them into account?
In our office everybody keeps a planner in Microsoft. Would free hours be read from there?
Please tell me which programmes for post and diary agree with your solution.
My husband has everything in the planner on his telephone. Can that be considered too?
works with gcal?
can i sync my outlook
does it check my free slots
office 365 mail supported?
My calendar is Google, is it going?
Which mail program fit with your tool?
Program can see when colleague is free in Outlook?
We have Nextcloud calendar, it functions?
How do you keep two people from grabbing the same hour in my diary?
I block every Friday afternoon. Does your software respect that?
We plan our weeks in Zimbra. Are you on speaking terms with it?
Our team shares one schedule in Exchange. Can you read it?
does (it|booking) work with (Outlook|Google Calendar|Exchange|Apple Calendar|Calendly)
How does the tool know when my people are free?
Our team is on Outlook, will booking work with that?
Does it check the Google Calendar of our reps?
We run Exchange, do the meetings show up there?
Can it see when my colleagues are free?
Will the scheduling work with Apple Calendar?
Does your booking tool go with Microsoft 365?
Does everybody need to be on the same calendar?
Can five calendars be matched at the same time?
We use Gmail at the office, is that okay?
Do new meetings appear in Outlook right away?
Could two meetings be booked into the same slot?
What if we only have a shared calendar?
Can bookings be made with Zimbra or Nextcloud calendars?
Are holidays in our Outlook calendar respected?
Does it sync with Google Workspace?
Could you connect to our Exchange mailbox?
What mail program do I need for this?
Does your scheduler replace our Calendly?
google cal ok
exchange server works?
which calenders
my reps use icloud on their iphones for appointments, does that work
gmail mailbox compatible?
does it see when my guys are free
office 365 calendar sync
busy times in my diary, does the tool know
shared team calendar in outlook will that work with it
double bookings in calendar avoided?
All 25 of us use Outlook for appointments. Would the suggested dates take our calendars into account?
Does it get on with Google Workspace calendars?
We run our own Exchange 2016 server in the cellar. Is that mail and diary system suitable?
I was wondering how your tool knows when my colleagues are free.
Isn't there a risk of double bookings, when the reps also put private entries in their diaries?
Our agency uses Apple Calendar. May I ask whether it would work?
Which agenda and e-mail programs are compatible with the appointment function?
We are using Zimbra for mail and calendar since ten years; will it be suiting?
Does the planning board of my five fitters, which is a shared Outlook calendar, get synchronised?
Can the lead tool read free/busy information from Microsoft 365?
Please tell me if Lotus Notes, now HCL, is a mailbox you can deal with.
What about HubSpot Meetings versus Google Calendar: with which diaries do you line up?
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
all my customers use whatsapp, does it reply there
if someone rings while i'm under a car will it pick up
does it answer the phone
instagram dms?
can it answer emails as well
where does the bot live, just on the website?
microsoft teams
can it reply to texts
guests message us through booking.com, would it answer those
ai answering machine
which channels
my older clients ring, they don't type. any use?
can it read the info@ inbox and respond
could it take calls for us
web chat only or more
sms replies
does it work in an app
tiktok messages
could the bot sit on our google business profile
voice calls from customers, can the assistant take them
how will customers reach the bot, chat or phone?
whatsapp business bot
linkedin messages
does it only work as a chat window
Could the bot pick up the phone too?
Many of our customers message us on WhatsApp, does it reply there?
Would it run inside Microsoft Teams?
Does the AI deal with incoming emails as well?
Is Facebook Messenger supported?
Does the bot sit on our homepage or where?
Our clientele is older and prefers to ring up, what then?
Through which media does the bot talk to end customers?
Omnichannel or web chat only?
Can the chat be built into our mobile app?
We'd like to have it in our intranet and in Slack.
Can it take calls like a voicebot?
Is Instagram a possible route?
Where does the chatbot appear for our customers?
Besides web chat, what other touchpoints do you cover?
Is the bot available in our customer portal?
Telegram, Signal, SMS: which of those work?
How does an end customer get to the bot?
We want to relieve our switchboard, is the bot suited to that?
I'm interested in whether email enquiries are answered automatically.
Multichannel capability?
Can it be embedded as a widget?
On which platforms is the bot present?
Eighty percent of our service is email, so what good is a chat?
Would WhatsApp Business for customer queries be conceivable?
Does the product support telephony in addition to text?
Could our dealers query it in Teams?
Is it confined to the website?
um can the bot answer on whatsapp too
so most of ours come by phone uh can it pick up
and could we put it inside teams
is it only on the website or or on facebook as well
chatbot whatsapp
phone bot available
assistant microsoft teams
channels email chat messenger
Does it pick up the phone when it rings?
Would it reply to Instagram messages?
Just a chat window, or does it write emails as well?
Could it join our Slack?
Most of our customers are elderly and would rather telephone than type. Can your assistant speak with them?
Many send us electronic letters. Would the assistant answer these as well, or only on the web page?
By which routes may customers approach the assistant?
Much of our work goes through Microsoft Teams. Would the helper be present there too?
does it do insta and whatsapp
omnichannel or just web chat
can the bot handle mails
got a voice bot for calls
Bot can speak telephone with client?
Our customers write WhatsApp, assistant can answer there?
Where works the chatbot, only homepage?
Email from customer, the AI can also reply?
My clientele never touches a chat window, they send voice notes. Any chance?
Where can we put your assistant, apart from the website?
Could it sit in Telegram?
If someone prefers mail to chatting, does the AI step in there too?
can it (also|) answer (on the phone|on WhatsApp|on Instagram|by email|in Teams)
Do you build phone bots, too?
is there an app (for my phone|for it|)
We get lots of email, can the bot answer it?
Does the chatbot only live on the website?
Could we use it on Instagram and Facebook Messenger?
Is it possible to put the assistant into Microsoft Teams?
Our customers prefer to ring, would the bot manage that?
Through which media can customers write to the bot?
Is there a version for Telegram or text messages?
Could the assistant replace our switchboard?
Will the AI respond to mails in our info inbox?
Where else can the chatbot be used besides our site?
We chat with clients on WhatsApp, can the bot?
Can customers reach the assistant by telephone?
Could the bot reply in Slack or Teams?
Does the bot cover our Facebook messages too?
Is the assistant only a chat window?
Should the bot handle email, what would that take?
whatsapp bot?
does it answer the phone too
can the assistant reply to emails
ms teams channel
is it only chat on the homepage
facebook messenger / insta dms?
phonebot or only typing
where does it reply, website only?
customers write us on whatsapp all day, will it answer there
telegram sms whatever, which channels
could it take over the info@ mailbox and answer mails
does the bot pick up calls at our hotline
Most of our customers contact us through WhatsApp; would the assistant reply there as well?
I was wondering if the assistant could pick up the telephone when all our lines are engaged.
Could it also respond to e-mails that arrive in our service inbox?
We do nearly all internal support in Microsoft Teams. Is the assistant able to answer within Teams?
Is the assistant confined to a chat window on the web, or are there other places where it replies?
Through what media can our clients get hold of the assistant?
Does the bot handle Facebook Messenger and Instagram, which our shop customers prefer?
Our farmers don't surf, they ring. Can the assistant do telephone calls?
Isn't it a pity if it only writes in a chat? Which further channels are on offer?
Would it be possible to let it take care of the SMS messages of our clients?
Please list the communication channels on which the AI is responding.
Can we have the same assistant on the website and in the customer app and on WhatsApp?
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
api?
my nephew's a coder, is there an interface he can use
rest endpoints
sso with microsoft
developer docs
can our it bloke script against it
single sign on
zapier trigger possible?
where do i get an api key
saml
our web agency wants to build on top, is there an open interface
swagger docs
can developers get programmatic access
json feed
log in via azure ad?
n8n or make.com hookup
does it have a public api
webhook to our warehouse when something comes in
sandbox for developers
could our own app talk to yours
okta login
our dev is asking about endpoints
is there something for programmers to plug into
rate limits on the api
Do you have a REST interface for our developers?
Where can I find the developer docs?
Do you support SSO via Entra ID?
Can we pick up events through webhooks?
Our engineers would like to bolt things on themselves, is that provided for?
Do you offer an SDK?
Is SAML or OpenID Connect possible?
Are there endpoints we can call programmatically?
How do our people sign in, with single sign-on?
I'm looking for your Swagger documentation.
Can it be triggered from Zapier or Make?
Could we embed the functions in our own software?
Is there a GraphQL endpoint?
Do we get API keys?
Technical question: JSON over HTTPS, do you do that?
We want to pull data by script, is there an official way?
Is there documentation for developers?
Login through our Active Directory, does that work?
Is a developer sandbox available?
Can users be provisioned with SCIM?
Are your interfaces open?
Could our in-house IT build extensions on a programming interface?
What are the rate limits?
OAuth2 or basic auth?
Is there a developer portal?
Our architect is asking about open interfaces.
How would we integrate this programmatically with our middleware?
Do you expose webhooks or an MCP server?
um is there an interface for developers
so our admin wants webhooks uh do you have those
does single sign on work with you
can you talk to it via rest or something
sso saml login
rest endpoint developers
Got an API or is it all walled off?
Where's the Swagger page?
May our coder dock onto your stuff?
Do you hand out API keys?
Our young man from the computer department wishes to send his own queries to your system. Is there a technical access?
The gentleman from IT asked me to find out whether there is a so-called API. What may I tell him?
We log in everywhere with the same company password, he called it SSO. Is that foreseen with you?
Could our software house retrieve data from your product by program?
u got a public api
any webhooks or do i have to scrape
can i log in with azure ad
is there an sdk
API exists or no?
Our developers want build own connection, is possible?
You have webhook for event?
Login with company account, single sign, works?
The tinkerers in our basement want to attach something of their own. Will you let them?
Can our own program be notified by yours the moment something happens?
We like to build our own frontends. Is there GraphQL?
Are there endpoints our own software could call?
(do you have|is there) (an interface for developers|a REST API|a webhook|an SDK|single sign-on)
Can our developers get at the data through an interface?
Do you provide REST endpoints?
Are webhooks supported for new enquiries?
Can our staff log in by single sign-on?
Where is the technical documentation for programmers?
Our developer wants to build on top, is that possible?
Can your software be controlled through Zapier or Make?
Do you offer an SDK for custom apps?
Does the login support SSO with Microsoft accounts?
Is there a programming interface our IT could use?
Can we pull the data as JSON?
What do you have for developers who want direct access?
Can data be fetched from your system by script?
Have you got an interface description for our developers?
Does your product support SAML or OAuth?
Can events be sent to our own webhook?
Do we get an API key?
Is GraphQL offered or only REST?
sso
rest interface for our devs?
got an sdk or endpoint docs
single sign on w azure ad possible
my developer wants to know if theres an interface to code against
json export via endpoint?
zapier / make / n8n hooks
is there developer documentation
saml oauth anything?
graphql or rest
Our two in-house developers would like to know whether there is a documented API.
Do you offer webhooks so that we can trigger our own scripts?
We require single sign-on through Entra ID for every tool. Is that supported?
Might there be a REST interface for retrieving conversation data?
Is there any SDK or developer portal which my engineers can refer to?
I was wondering whether we could build our own connector with programmable endpoints.
Isn't it a drawback for technical teams that everything is no-code? Can one still access an interface by program?
Does log-in via SAML or OpenID Connect work for our 140 users?
We automate a lot with Make and Zapier. Are there hooks for that?
Please provide API documentation link, if available.
Does your product expose programming interfaces, for example GraphQL?
Our web agency in Kraków wants to send data by HTTP calls to your service. Is that foreseen?
`,
};
