/** How visitors ask about the company and its three solutions: one wording a line. */
export const offer = {
  about: `
what do you (guys|all|folks|people|) do (here|exactly|)
what do you guys actually do
who are you as a company
what kind of company is this
tell me about your business
what is Mainlicht
what does Mainlicht do
introduce your company please
what is this site about
I don't understand what you're selling
in one sentence, what do you do
first time here, what is this
about us
company profile
what exactly is your business
can you explain briefly what your firm does
are you an agency or a software vendor
what's your company all about
so what's this thing
company overview
what are you people selling
what line of work are you in
elevator pitch
please explain what is your company doing
I don't quite get what your company does, could you explain briefly?
what are you selling, the homepage doesn't tell me
in two plain sentences, what do you offer
what line of business are you in
Explain what you do as if I were a child
explain your business in plain English
I'm new to this, what is it you do?
can you explain your offer in simple terms
Explain your company to my grandmother
explain to me what you do
explain your services like I'm five
what (is it you guys|do you people|does your company|do you|does this company|is it that you) (actually|really|) do
what (kind|sort|type) of (company|business|firm|outfit) (are you|is this|is it)
(explain|tell me|describe|can you explain|could you tell me) (in plain English|in two sentences|in simple terms|briefly|) (what you do|what your company does|what this is about|your business|what you offer)
(company profile|business model|line of business|what you do|about you|about the company|company description|what is this|core business|mission)
(found|came across|landed on) (you|your site) (through a friend|via Google|through an ad|by chance), what (is it you do|do you do|is your thing|do you sell)
i (don't|do not|dont) (get|understand) what (you do|this is about|you are selling|your company does)
how do you (make|earn) (your|) money
what is Mainlicht (all about|exactly|)
who are you (and what do you do|guys|as a company)
what do you (automate|help companies with|specialise in|stand for)
are you (an agency|a software company|a consultancy|a startup|an AI company)
(summarise|sum up) what (Mainlicht|your company) (does|offers)
what is this (site|website|page|company) about
So what is it you guys do, in one sentence?
Explain your services to me like I'm five
I landed here through an ad, what is it that your company sells?
Give me the elevator pitch in plain words
what is it you guys actually do
Could you explain your business in plain English?
Found you through a friend. What's your thing?
(could you|can you) explain to (my mum|a layman|my boss) what you do
more (revenue|order|time), less (paper|manual work|routine)
give me the (elevator pitch|short version|gist)
explain (it|your services|this) to me like I'm five
Could you explain to my mum what you do?
Saw your name in an email, what do you make?
What field is your company in?
(what|which) (field|sector|area) (is your company|are you) (in|active in)
what do you (make|manufacture|produce)
What exactly does Mainlicht do for businesses?
Short and sweet: what are you good for?
so what is this company then
never heard of you lot, what's your line of business
got your card at a trade fair, what are you about
is this a lighting shop?
my accountant mentioned you, what do you guys actually do
explain in plain english what your business is
two sentence summary of your firm pls
are you a marketing agency
i'm a plumber not a techie, what is it you people do all day
landed here from google, no clue what this is
whats mainlicht
do you build websites or something else
what's your core business
are you consultants or a software house
tell me about the company
what sort of outfit is this
what are you specialised in
elevator pitch please
whats your slogan about
do you sell robots or what
who are you and what's it all about
does this have anything to do with electricity? name sounds like it
is this a tech company or what
what is the point of this firm
boss told me to look you up, fill me in
what's your mission
intro to your company please
Could you give me the elevator pitch?
I've read the homepage twice and I'm still not clear what you actually sell yourselves as.
My boss wants a two-sentence summary of who we'd be dealing with.
Who are you people and what's your game?
Are you a consultancy, an agency or a software house?
What's the company all about?
I need a short vendor profile for our supplier database.
What is your core business?
A colleague just forwarded me the link with no explanation, so what is this?
How would you describe the firm to someone who's never heard of it?
For my article I'd like a one-line description of the business.
Tell me about the company, please.
In a nutshell, what's your business?
What's the mission here?
What field are you active in?
I'm new here, can you bring me up to speed on Mainlicht?
What exactly is it that you automate?
What is the firm's guiding principle?
What does the business do for its clients, in broad strokes?
Describe your business activity in plain English.
I stumbled on this site, what's it for?
What do you specialise in?
Who is Mainlicht and what's its purpose?
Introduce the company to me as if I were the procurement committee.
um hi so what is this company all about
okay so uh I clicked an ad and now I'm here what do you guys do
mainlicht wait is that how you say it what kind of business is it
right so in plain words what are you people selling your time for
mainlicht company overview
mainlicht who are they
mainlicht line of business
company profile short
Are you a lamp shop? The name sounds like one.
Is this a real firm or just a pretty page, and what is it for?
Sum yourselves up in one breath.
What gets you lot out of bed in the morning, business-wise?
Good afternoon, my grandson sent me this address and I should very much like to know what your firm is engaged in.
I'm afraid I'm not very technical; could you tell me in simple terms what your house has to offer the world?
Pardon me, a gentleman at my golf club mentioned your name and I wondered what line of work you are in.
Would you kindly explain the purpose of your business to somebody who has never heard of it?
yo what's mainlicht
gimme the tldr on you guys
so like what's your whole deal
what even is this company lol
Sorry, this company is doing what?
I not understand, Mainlicht is for which thing?
Please say me what work makes your firm
What type business you are having?
If your doorbell had a subtitle, what would it say?
How would I describe you to my mum over Sunday lunch?
Which heading in the yellow pages would I find you under?
My boss wants one sentence on you before the meeting. Give it to me.
(what exactly|what actually) (do you|does your company|does this company) (do|sell|offer)
Can you introduce Mainlicht in a sentence or two?
What does AI automation mean in everyday work?
What kind of business is Mainlicht, exactly?
Could you introduce your company in two sentences?
A colleague mentioned you, so what is it you do?
I'm new here, can you tell me about your company?
Are you an agency, a consultancy or a software maker?
What is Mainlicht all about?
I don't quite understand what your firm does.
Give me a short overview of your company, please.
How would you describe your business to a newcomer?
Is Mainlicht only about AI or about something else too?
What field does your company specialise in?
What's behind the name Mainlicht?
What has Mainlicht specialised in?
I'm preparing a meeting, how should I describe Mainlicht?
Do you sell software for automating office work?
How would you explain your firm to my mother?
What is your company's motto?
mainlicht who are u and whats the business
saw ur name on linkedin, quick summary of the firm pls
so what is this company actually about
30 sec pitch go
my boss sent me this link no explanation, what line of business are you in
is this a lamp shop or software
what do you guys do all day
never heard of mainlicht, fill me in
are you consultants, an agency, a software house or what
ok in one sentence what is mainlicht
explain like im five what your firm sells its time on
I came across your name in a chamber of commerce brochure; might you tell me in a few words what kind of company you are?
Before I forward your link to our board, I need two sentences on your line of business.
We are a tax practice in Mainz and a client mentioned you. I'm not quite sure what it is that you actually do for a living.
Please be so kind to explain me the activity of your firm, in simple English.
Isn't Mainlicht a lighting manufacturer? The name rather suggests it.
Kindly share a brief company introduction, as I have to present you to my manager at 3 pm.
I noticed the phrase "People first. AI second." at the top and wondered what sort of business stands behind it.
Would it be fair to describe you as an automation firm, or are you closer to a management consultancy?
In what field is your enterprise active, if I may ask?
I'm filling in a supplier record in SAP Business One: how should I describe your core business?
Pardon my ignorance, but what exactly is the purpose of this company?
My wife runs the office of our joinery and she asked what you people are all about. What shall I tell her?
`,
  solutions: `
which solutions do you offer
what do you have on offer
services
what products are there
what can I buy from you
service overview
portfolio
list of products
can I take only one of the three solutions
do we have to buy all three together
are the modules available separately
can the solutions be combined
just the chatbot without the CRM part
what can you automate for us
which processes can be automated
what can be automated with AI in our company
I'm looking for an AI solution, what have you got
what services does your company provide
offering
your product range
which modules exist
what can you help us with
what tools do you provide
product lineup
Can we take just one of the three modules and leave out the rest?
do I need the whole bundle
What's the difference between the chatbot and the lead generator?
How do the three solutions work together?
Which of your products fits a company with too few sales people?
how do people combine all three
Could we start with one product and add the others later?
begin with the chatbot now and take the rest next year
can modules be added step by step later on
which of the three should we take first
explain your services to a beginner
can I extend it later with the CRM part
which (products|solutions|modules|services|packages|tools|building blocks) (do you have|do you offer|can I buy|are available|are there|do you sell)
what (do you sell|is in your portfolio|can I buy from you|have you got on offer|are your products)
(product overview|portfolio|range of products|service catalogue|offering|solutions|modules|packages|your products|list of services|product list)
can (we|I|you) (just|only|) (take|buy|book|use|have) (one of the three|one module|a single product|only the chat|just one solution)
do (we|I) have to (buy|take|book) (everything|all three|the whole package|the full suite)
(separately|individually) (available|sold) or only (as a bundle|together)
how do the (three|) (products|solutions|modules) (fit|work|play) together
(which one|which of the three|what product) (is right|should we start with|fits|do I need) (for us|)
what is the difference between (the three solutions|the chat and the lead generator|your products)
can we (start|begin) with (one|the chat|one module) and (add more|expand|extend) later
do you (also|) (offer|have|do) (anything|something) (else|besides the chatbot|other than the chat)
(combine|combining|add on) (products|modules|later|solutions)
What's the difference between your chatbot and the lead generator?
Is possible I buy only the CRM part please?
How do people usually get the most out of combining all three?
Could we begin with the chatbot and add CRM stuff next year?
Which products are in your range?
Do we have to buy the whole bundle or will a single module do?
product overview
What modules can I buy?
can we just take one of the three
What's in your portfolio?
(what|which) of (all that|these) (would|should) one (introduce|take|tackle) first
is (one module|the chat alone|the small package) enough for us
What of all that would one introduce first?
Is there an all-in-one package?
We'd only like the part with the appointments, is that possible?
we'd only like the (part|piece) (with the appointments|with the chat|for the CRM)
(all-in-one|complete|full) package
What else do you have apart from the chat?
Can we order another module later?
what have you got in your range
list your products
can i just take the one bit and leave the rest
do i have to buy the whole bundle
what else is there besides the chat thing
what modules can i pick from
overview of everything on offer
whats on the menu
how many products do you have and what are they called
mix and match possible?
could we start with one and add another next year
those three boxes on your front page, what are they
which tools do you sell
is each part sold separately
full list of services please
what can i choose between
what would a small garage be able to pick from
do the three parts depend on each other
give me a rundown of your products
can they be combined
product catalogue
what are your main offerings
what AI stuff do you sell exactly
only want the one component, is that allowed
what's in the lineup
all in one package or separate pieces?
show me the different solutions
what options have i got with you
Can you list your products for me?
Do we have to buy the whole bundle or can we pick one module?
I'd like an overview of your full range of services.
What are the three tools mentioned on the homepage?
Which building blocks can a customer order?
Is there a product catalogue I could pass on to purchasing?
Can the modules be combined?
How many different products do you have?
We only want one component for now, is that possible?
What else do you do apart from chatbots?
What does your offering consist of?
Could we start with a single product and add the others next year?
What have you got on the menu?
Product line-up, please.
Is everything sold separately?
What's available from you?
I'm comparing vendors and need a list of what each one sells.
Which applications are part of the suite?
Do your products depend on one another?
What would I find in your toolbox?
Service catalogue?
Give me the breakdown of everything you provide.
Which of your modules are for service and which for sales?
What can one buy from Mainlicht?
Is the platform modular?
Do I need all three parts for it to make sense?
What are my options when it comes to your products?
um so what can I actually buy from you
okay I need a list uh of everything you've got
is it just the chat thing or or do you have other stuff as well
so there were three somethings what were they again
product range
mainlicht products list
automation modules available
services portfolio
What's on the shelf?
Do I have to take the lot or can I cherry-pick?
Name everything you sell, no marketing fluff.
One tool or a whole toolbox?
I have read your page twice and still cannot list what you sell. Might you set it out for me?
May one purchase a single item from your range, or must the whole set be taken, as with encyclopaedias?
For the minutes of our board I require a short summary of the items in your catalogue, if you please.
My late husband always asked for the full menu first. What is on yours?
what products u got
is it a bundle or separate
drop the full lineup pls
what else do you guys have besides the bot
Which product you are selling?
I want know all thing I can buy by you
It is possible take only one piece and not all?
What offers exist in your house?
If you ran a restaurant, what would be on today's board?
I have no idea what I need yet. What's on the table?
Can we begin with one part and bolt on the next a year later?
Which tools make up your offering?
What's the difference between (the chat and the lead generator|the chatbot and the lead thing|chat assistant and CRM integration|your three products|the solutions)?
Which of the three solutions suits us?
What do people best start with?
Can we have the chat without the CRM?
Do you also build websites or do SEO?
Difference between the chatbot and the lead thing?
do you also (build websites|do SEO|do web design|make apps|run social media)
Only these three or anything else?
What products can I buy from you?
Do I have to take all three products or just one?
Can you show me a list of your services?
Is there more on offer besides the chatbot?
What packages do you have for an office of 15?
How many different products do you sell?
Can your products be booked separately?
What does your range include for small firms?
Is it possible to combine two of your products?
I'm looking for an overview of everything you sell.
Which services could our firm book with you?
What options do we have to choose from?
What have you got for sales and for service?
We want to start small, what modules are there?
Which of your products go together?
Is one module enough or must we buy the lot?
Please list everything you sell.
Do you have more than just the bot to offer?
product list?
which modules are there
show me the range
how many products u got
can i take just one of the three or only the whole bundle
whats in your portfolio
overview of your offerings pls
do i need all the parts or do they work seperately too
name the tools you sell
what packages exist not prices just what they are
ok so a chat thing and what else is on the menu
Could you give me a rundown of the products in your range, please?
I was wondering whether your offering is one big platform or several separate building blocks.
We would only want one of your tools to begin with. Can they be bought individually, and which ones exist?
Which services do I find in your catalogue?
For our tender I have to list every product a bidder sells. What would I write for Mainlicht?
Isn't it necessary to take the complete suite, or may one pick a single component?
I understood there are three parts. Could you name them and say in a line what each is for?
What all offerings do you have for small and mid-sized enterprises?
As an IT manager I'd like an overview of your portfolio before I go into any detail.
What kinds of software do you supply, apart from the chat?
Please enumerate the different products that you propose to companies.
Is the combination of all your modules possible, and what would that comprise?
`,
  chat: `
what can the AI chat assistant do
how does the chatbot work
can the bot answer customer questions
we need a chatbot for our customer service
AI chatbot for website
does the assistant answer questions about invoices
can it tell customers when their delivery arrives
chatbot features
chat assistant capabilities
our support is drowning in the same questions, what can the bot do
can it help with manuals and instructions
automate customer support
what does the chat assistant do exactly
what can we use the chatbot for
answer customer enquiries automatically
can the bot handle complaints from customers
which questions can the chat bot answer
support bot
first level support automation
help desk automation
could it deal with where is my order questions
order tracking through the chatbot
we get hundreds of identical emails every day, can the AI answer these
chatbott for suport
what is the chat asistant
AI customer service agent
can the chatbot tell customers where their goods are
we are looking for something that answers customer questions automatically
We run a small webshop and drown in "where is my order" mails, would your assistant help?
I head a service team that answers the same questions about returns and invoices all day, what can the bot take over?
Our wholesale business gets hundreds of delivery questions a day, could the assistant handle them?
can the bot explain how to use our machines
Hotline tells people all day where their goods are, could that go without humans
answer customer questions automatically: delivery, invoice, manual, warranty
take routine queries off customer service
is the chatbot good for invoices too
what (can|does) (the|your) (chatbot|bot|chat assistant|AI chat|assistant|AI) (do|actually do|do all day|know|answer|offer)
(which|what kind of) (questions|enquiries|requests) (can|does) the (bot|assistant|chatbot) (answer|handle|take|understand)
can (the|your) (bot|chatbot|assistant) (also|) (answer|handle|deal with|take care of|cover) (invoice queries|order status|where is my order|complaints|returns|delivery times|technical questions|questions from the manual|warranty questions|opening times|refund requests)
(we get|we keep getting|there are) (the same|hundreds of) (questions|emails|calls|tickets) (every day|all the time|over and over), (can a bot help|can the AI take that|can that be automated)
(automate|relieve|speed up|improve) (customer service|customer support|our helpdesk|our hotline|first level support) (with AI|with a chatbot|)
(chatbot|chat assistant|AI assistant|support bot|service bot|live chat|virtual agent|customer chat) (features|functions|capabilities|use cases|)
does it answer (technical|complicated|individual|difficult) questions
how does (the bot|the assistant|it) (deal with|handle|cope with|treat) (angry|rude|upset|difficult) customers
(my|our) (support|customer service) (team|) (can't keep up|is drowning in requests|is overloaded|is swamped), (would a chatbot help|what can the bot do)
can the (bot|assistant) (take orders|look up orders|send invoices|change customer data|reschedule appointments|perform actions|process returns)
does the bot know (the status of an order|our delivery dates|our prices|our manuals)
is (the|your) bot (good for|suitable for|useable for) (complaints|internal questions|our employees|existing customers)
We run a small furniture webshop and my two support people are drowning in "where is my order" mails. Would your chat thing take that off them?
Our shop gets the same questions about returns every day, can your bot deal with those?
whats the chatbot good for, invoices too?
My hotline spends all day telling people where their goods are. Could that go without humans?
Can the bot deal with complaints and where-is-my-order questions?
Would your chatbot answer invoice queries?
We're drowning in the same customer emails over and over, can a bot help?
what does the chatbot do all day
How does the assistant handle angry customers?
(our apprentice|my wife|the receptionist|our hotline) spends all day (answering when goods arrive|telling people where their order is|explaining invoices|saying when we are open), can that be (automatic|done by a machine|automated)
(always|constantly) the same (questions|queries|calls) (on the phone|)(, can somebody take over|, anything for that|)
(could|can) (that|this|the hotline) go without humans
(answer|handle) (routine questions|standard queries|follow-up questions) (automatically|by itself)
Our apprentice spends all day answering when goods arrive. Can that be automatic?
Could such an assistant explain to our customers how to bleed their machine?
chatbot for customer enquiries
People phone us every day to ask whether their delivery is on its way. Can the AI take that over?
Can the assistant tell our customers when their order arrives?
Which tasks does the chatbot take off my customer service?
Our service line is chronically overloaded, does the AI assistant help?
customers keep asking where their parcel is, can the bot tell them
what does your chatbot do
if someone asks when their tyres come in would it answer that
can it deal with invoice queries from customers
guests always ask how the safe works, could it handle that
need something on my site that answers customers for me
what's the chat thing good for
same ten questions every day at the front desk, can a bot take them
chatbot for online shop
can it find the right page in a boiler manual for the customer
bot features
how clever is the chat assistant
what kinds of questions can it handle
someone wants a copy of last months bill, can the assistant help them
delivery time questions answered automatically?
AI that types with my customers, do you have that
what would it take off my customer service girl
tell me about the ai assistant
what jobs does the assistant do in support
coffee machine customers never read the instructions, can the bot explain them
can it tell people their order status
auto answers to customer questions on our website
customer wants to know why they've been charged twice, will it respond
how would an assistant help on my shop page
what's it able to answer
does it do order and delivery stuff
ai customer service
i'm drowning in "how do i use this" emails, can the bot deal with it
What would the bot take off my service desk's plate?
Our customers keep asking where their order is, could your chatbot deal with that?
Is it any good at explaining operating instructions?
What's the feature set of the chatbot?
Can it handle billing queries?
Tell me what your virtual agent is capable of.
I run customer service, how would the bot lighten our load?
Is this anything more than a glorified FAQ page?
What kinds of requests does the chatbot deal with?
Could somebody ask it why this month's invoice is higher?
What is the chatbot for?
Does it resolve first-line queries on its own?
Walk me through the capabilities of the support bot.
How does the chat product help end customers?
Which customer questions is the bot built for?
What would our clients use the chatbot for?
Could it tell a buyer when their parcel is due?
We're drowning in calls about delivery dates, can the chatbot help?
What does your conversational AI deliver in day-to-day service?
Functions of the support chatbot?
I'd like more information on the AI chat product.
What tasks can the bot perform for our helpdesk?
Can it look things up in technical manuals for a customer?
How useful is your chatbot in practice?
What can I expect from the chat module?
Explain the virtual assistant you sell.
What does your chatbot do that our contact form can't?
Would it answer routine customer service questions by itself?
um so this chatbot you sell what does it do for my customers
like if somebody asks where their delivery is can it uh answer that
so the bot thing does it read manuals or or what
I was wondering hm what kind of questions it can handle you know from clients
ai assistant customer service capabilities
bot invoice questions
support chat delivery status
Is your bot any brighter than the useless ones I swear at?
What tricks does the chat thing know?
Can the assistant do anything beyond saying hello?
Would your bot know when somebody's parcel is due?
Our patrons keep writing to ask about their bills. Might your electronic helper deal with those letters?
I have sold pumps for forty years; could your conversation programme explain the handbooks to my buyers?
Kindly tell me which duties the automated assistant can take on in looking after customers.
My secretary is retiring, and I wonder whether the chat assistant could give simple information to our clients.
what can ur bot do
is the chatbot just an faq thing or legit support
can the ai deal with where's my order stuff
what's the bot good for tbh
Chatbot can make what for my customer?
Your AI assistant which question he can answer?
Customer always ask when comes the delivery, bot can tell?
I want understand what is job of chat assistant
Every second caller wants to know when the goods arrive. Who could spare us that?
Someone's machine flashes error E7 and the handbook is 400 pages. Can your software help him?
My staff type the same sentence fifty times a day. Could a machine do it for them?
A lady doesn't understand line three of her invoice. Could the assistant sort that out?
(people|customers|everyone) (always|constantly|keep) (calls|call|calling|writes|write) us about (the same three things|the same questions|delivery times|opening hours), what (would help|do you suggest|have you got)
Our back office answers the same question ten times a day
Can it pull up a customer's invoice like in the demo?
We're drowning in standard emails, what have you got against that?
Nobody answers our enquiries at the weekend, would the chat help?
Can the assistant tell a customer when their order arrives?
Nobody here answers email after five. What's the right product?
We lose weekend enquiries because no one's in the office until Monday. What would help?
Can it pull up a customer's invoice like in the demo on your page?
(nobody|no one) here (answers email|picks up the phone|reads messages) (after five|in the evening|at the weekend), (what's the right product|which solution fits|what do we need)
Our inbox overflows with the same questions again and again
Can it tell customers where their parcel is?
Customers ask about delivery times at night
Which customer questions can the bot deal with?
Can your chatbot tell customers when their parcel arrives?
Does the bot handle questions about unpaid invoices?
We keep explaining the same manual, could the bot do it?
What does the chatbot do on our homepage?
How would a bot help our customers day to day?
Is your chatbot any good beyond a few standard replies?
What features come with your customer service bot?
Could the chatbot take 50 customer questions a day?
What sort of jobs can we give the bot?
We're looking for a support bot, what can yours handle?
Will the chat tool give customers delivery information?
Will the bot take those repetitive customer questions off us?
Can the bot explain to customers how a device works?
Is the bot able to look up paid invoices?
What would an online retailer use your chatbot for?
I'd like to know what the bot is capable of.
How much of our customer support could the bot do?
What does the chatbot take off my service team?
chatbot what does it do
what questions can ur bot answer for my customers
can the bot tell people when their parcel comes
invoice questions from customers, can the chat thing take those
chat assistant features
so my clients type something and then what, does it reply on its own
can it look up stuff in a product manual for a customer
what is the ai chat good for in customer service
we get where is my order 50 times a day can the bot deal with that
support bot capabilites
tell me about the first one, the chat assistant
does the chatbot help customers who lost their operating instructions
We are a building-materials dealer and get around 80 calls a day about delivery dates. Could the chat assistant take those off our hands?
What sort of customer enquiries is the chat assistant able to deal with by itself?
I'd be grateful for a description of the chatbot's abilities in customer service.
Our customers constantly ask for copies of invoices and explanations of line items. Would the assistant be of use there?
Suppose a fitter stands in a cellar and needs a torque figure from the manual. Could he ask your chat?
Am I right in thinking that the chat product replies to end customers rather than to our staff?
What does the assistant do all day once it sits on our website?
Could you please tell what functions the AI chat is having?
I have seen many chatbots that only say "please contact us". What is yours really capable of answering?
Which tasks in customer service would the chat solution take on for a heating-parts supplier?
Isn't a chat assistant just a prettier FAQ page, or can it tell somebody when his goods will arrive?
Please describe the first of your three products, the one that talks with clients.
`,
  leads: `
what is the lead generator
what does the lead generator do
how do I get more appointments
turn enquiries into meetings
lead generation
how do you win new customers for us
more leads from our website
we don't have enough leads
how does it help our sales team
automate sales
can the AI book sales meetings
does the lead generator book appointments itself
contact prospects automatically and set up a meeting
how does scheduling with prospects work
convert visitors into customers
lead gen features
our reps should get more meetings
how does the lead thing work
customer acquisition with AI
can the tool forward form enquiries to sales
does it find new customers
what do I get from the lead generator
suggest meeting slots to prospects
automate prospecting
appointment booking for prospects
pipeline is empty, can you help sales
our sales team loses track of enquiries
how does the lead generator help us in sales
Where do the leads come from, do you buy addresses?
We lose deals because nobody calls back quickly, what would help?
Lots of enquiries from our website never get followed up, does your tool turn them into appointments?
Does it offer prospects free slots so my secretary doesn't have to phone around?
following up contacts from trade fairs
Our reps chase contacts that never turn into anything
more meetings for sales, win new customers, qualify prospects
How do visitors become leads?
how does a website visitor turn into an appointment
how do enquiries turn into customers step by step
is the lead generator more than a form
what exactly is a lead
what happens when a prospect fills in the form, does it get an appointment
lead generator meaning
is the lead generator some kind of chatbot
how do leads end up in my reps' diary
deals are lost because nobody calls fast enough
what (can|does) (the|your) (lead generator|lead gen tool|lead tool|leadbot|lead gen) (do|actually do|offer)
(get|win|gain|generate|find) (more|new) (customers|leads|deals|sales meetings|appointments|business|prospects) (with you|how|)
(do|will|can) you (bring|get|deliver|find|source) us (more|new|) (customers|leads|meetings|prospects|contacts|clients)
how do you (turn|convert) (enquiries|website visitors|visitors|prospects|leads) into (customers|appointments|meetings|buyers|sales)
(lead generation|lead gen|sales automation|customer acquisition|appointment booking|meeting scheduling|online booking|booking tool|appointment setting|sales pipeline) (automatic|automated|with AI|how does it work|)
(does|can|will) (the system|it|the AI|the lead generator) (book|schedule|arrange|set up|make) (appointments|meetings|sales calls|demos) (automatically|on its own|with prospects|for our reps|in our calendar|)
(our|my) (sales team|reps|field sales) (don't follow up|forget leads|call back too late|let enquiries go cold|have no time to follow up), (what can you do|can you help|would the lead generator help)
(leads|enquiries|prospects) (go cold|get lost|are left lying around|nobody follows up|slip through the cracks)
who follows up (when|if) a (prospect|lead) (doesn't reply|goes quiet)
are (appointments|meetings) (put|entered|booked|written) (directly|automatically|straight) into (our|the) calendar
where do (the|your) (leads|contacts|prospects) come from
do you (buy|sell|supply) (addresses|contact lists|leads|data lists)
how many (leads|appointments|meetings|deals) (does it bring|can we expect) (a month|)
whats in the lead generator exactly
We lose deals because nobody calls back fast enough. Which of your products fits?
Is the lead generator just a fancy contact form?
How do visitors become leads, step by step?
We collect hundreds of contacts at trade fairs and never follow up, can your tool turn them into meetings?
explain lead generator pls
Our reps spend hours chasing contacts that never turn into anything. What have you got for that?
How do you turn website visitors into customers?
We just want more sales meetings, can you deliver that?
lead gen how does yours work
Will you find new prospects for us?
automatic appointment booking?
(our dealership|our firm|our business|the field team) (loses|misses|wastes) (test drives|orders|prospects|business|enquiries) because (nobody gets back quickly enough|nobody calls back|everything takes too long)
(more revenue|more deals|fuller order books) (through AI|with your tool|)
(book|arrange) (test drives|viewings|consultations|site visits|demos) (automatically|online)
our reps (spend hours|waste days) (chasing|running after) (contacts|leads|people) that never (buy|turn into anything)
Our dealership loses test drives because nobody gets back quickly enough
I want more revenue and less paper
How does your tool help me turn enquiries into sales talks faster?
lead generator explanation
How does the lead generator get appointments?
turn enquiries into appointments automatically
i get 30 bathroom enquiries a week and can't ring them all back
what's a lead generator when it's at home
how do i turn an email from a homeowner into a site visit
can it book the appointments for me
will it get me new customers
we lose jobs because nobody follows up
people should pick their own slot without phoning us
enquiries go cold here, nobody books them in
more test drives booked, how
lead gen
wedding enquiries, should get a viewing booked straight away
what happens with an enquiry once it comes in through your lead tool
my wife still does bookings on bits of paper, got something for that
80 contacts from a show, how do they become meetings
new patient requests turned into bookings automatically?
how does your lead thing work
does it bring in leads or just sort them
what would a roofer get out of the lead generator
sales chase everybody and their dog, can you help
automatic appointment booking for a kitchen showroom
win more work with ai
can it offer people free times for a quote visit
help me convert enquiries into meetings
stop the phone tag for setting up consultations
client acquisition automation
someone fills in a request for a new boiler, does it get them booked
tell me about lead generation
first consultations with clients arranged automatically
How do you get from a website visitor to a booked meeting?
My reps waste time on people who never buy, what do you do about that?
Does the system book meetings for my sales team?
What's behind this lead gen product?
Could you explain the sales module?
We need more qualified first meetings, how would you help?
Does it find new contacts or only work the inbound ones?
As head of sales, what's in it for my people?
Will it fill my pipeline?
Do you buy in lists, or where do the prospects come from?
What happens on the sales side to an enquiry that arrives at nine in the evening?
How do you approach lead generation?
Enquiries get lost in our inbox, can you turn them into sales conversations?
Can prospects grab a slot with one of our reps directly?
How does AI support the sales force?
Does the tool do the back-and-forth of finding a meeting time?
What does your lead tool do for inside sales?
Automatic appointment booking with prospects
Can your software pre-qualify people and put them straight in the diary?
How does this help us close more deals?
Hot prospects go cold on us because nobody calls back.
What features does the sales product have?
How does your new-business tool operate?
We want meetings rather than a pile of email addresses.
Is that an SDR replacement of some sort?
How are lukewarm contacts turned into conversations?
Prospecting: what does your product cover?
What's the point of the lead module?
um this lead generator what does it do exactly
so we get plenty of enquiries but uh nobody turns them into meetings
okay how does somebody who writes to us end up in a sales call
like does it find a slot by itself or do we have to
lead generator explained
turn enquiries into appointments
automatic appointment booking sales
prospect booking tool
What happens to a prospect once he's in your machine?
Does the thing conjure customers out of thin air?
A generator makes electricity. What does yours make?
Will it book sales meetings while I'm at lunch?
Many people write to us about a quotation, but a week passes before anybody phones them. Could your programme arrange the visits?
I have come across the term lead generator for the first time; what does it accomplish for a sales department?
Our representatives spend half the day fixing visits by telephone. Would your tool relieve them of it?
By what means do you make a proper sales conversation out of a mere expression of interest?
how do i get more sales calls with u
does the lead thing auto book meetings
what's lead gen do for my sales crew
can prospects grab a slot straight away
Lead generator, what is it and what makes?
When request arrive, program make meeting alone?
How your tool help for get more sales talk?
Interested person writes us, then what generator does?
We drown in enquiries and yet the meeting room stays empty. Got anything for that?
My reps chase people for weeks. Is there a smarter way?
Someone fills in our form at midnight and by breakfast there's a meeting booked. Can you do that?
How does "might be interested" become coffee on Tuesday at ten?
What does lead even mean?
What actually is a lead?
(our|the) (sales team|reps) (can't keep up|call the wrong people|forget to call back), do you have something
Friday's enquiries get read on Monday here, and by then the customer is gone
Can it arrange appointments with prospects by itself?
How do prospects get from the website into my reps' calendar?
Visitors should become appointments, how do you do that?
By Monday the customer has long gone to a competitor
How do you turn web enquiries into sales meetings?
Can your tool get our sales team more appointments?
Does it book meetings with prospects on its own?
We lose interested buyers, how does your lead tool help?
What does the lead tool offer a sales team of four?
Can prospects pick a free slot with our reps?
How does your product help us qualify enquiries?
Is there something that brings in more sales calls?
We get 30 enquiries a week, can you make them meetings?
What are the functions of your lead generation product?
Would the lead generator suit our field sales reps?
Does your software help win new customers?
How does your tool turn prospects into booked talks?
Can it arrange meetings for our sales reps?
We're short of new clients, what does your tool do?
Does your tool spare sales the scheduling back and forth?
What happens to a web enquiry in the lead generator?
What exactly is the tool for prospects good for?
lead generator??
how does the lead thingy get me appointments
what happens when someone fills in an enquiry, does it book a meeting by itself
can it turn web enquiries into meetings for my reps
we get loads of requests and nobody calls back, what does your lead tool do about it
appointment booking from enquiries automatic?
explain lead gen product
my sales guys spend half the day playing phone tag to fix dates, got something for that
does it suggest free slots to the prospect
leed generator what is it
inbound requests to booked meeting how
sales tool that qualifies and books, is that what urs does
We receive roughly 60 quote requests a week and lose track of half. How would the lead generator help us turn them into meetings?
Could you explain what your lead product does from the moment an enquiry comes in?
I was wondering whether the lead tool merely collects addresses or actually arranges appointments.
Our three sales engineers waste hours agreeing on dates with prospects. Do you have something that proposes times automatically?
As a master roofer I get enquiries at night and ring back too late. Can a tool of yours set up the site visit for me?
What is the purpose of the solution which you call lead generator?
Would your system suggest a meeting slot to an interested party without one of our people being involved?
Isn't "lead generator" a misleading word, if it works with enquiries we already have? What does it do exactly?
Please explain how an enquiry becomes an appointment with your product.
How does your sales solution make sure that the field representatives speak to the promising prospects and not to time wasters?
In Poland we call it "umawianie spotkań" – does your program arrange meetings with interested clients alone?
I look after inside sales at a pump manufacturer. What would change for us if we used the lead module?
`,
  scoring: `
how are leads scored
lead scoring
by which criteria is a lead rated
how does sales know whom to call first
how does the points system work
who defines the criteria for the rating
lead rating
lead qualification
does the system pre-qualify enquiries
how do you tell good leads from bad ones
are useless enquiries filtered out
can we adjust the scoring criteria
prioritise enquiries
which contact is hot and which is cold
hot leads
how does the AI recognise someone ready to buy
can we define ourselves what a good lead is
score from 0 to 100, how is it calculated
is the scoring transparent
ranking of prospects
how does it decide which prospect is important
lead quality
filter out spam leads
qualify leads before my reps call
How does the program know which enquiry matters and which doesn't?
what does the number next to a lead mean
Can we decide ourselves what makes a lead hot?
how dose lead scoring work under the hood
how (does the system|does the AI|do you|does it) (rate|score|rank|judge|prioritise|qualify|sort) (leads|prospects|enquiries|inquiries)
(how does it know|who decides|by what criteria do you decide|how do you tell), (who is a good lead|which lead is hot|which enquiries matter|who is ready to buy|who to call first)
(lead scoring|lead rating|scoring|points system|score|lead qualification|prioritisation|ranking of enquiries|points for leads|scoring model)
how many points (does a lead get|does an enquiry get|are there)
who is a (hot|good|warm|cold|valuable) (lead|prospect)
can (we|I) (set|define|change|adjust|weight|choose) the (criteria|points|rules|weighting|scoring) (ourselves|myself|for leads|)
(tell|separate|filter|sort) (serious|real|good) (enquiries|prospects|leads) from (bad ones|time wasters|junk|tyre kickers)
(whom|who) should (my|our) (sales team|reps|salespeople) (call|contact|ring) first
(weed out|filter|spot) (time wasters|spam enquiries|bargain hunters|bad leads)
what does the (score|number|100 points) (mean|next to a lead mean)
how dose the lead scorring work under the hood
What makes one lead score higher than another?
How does the system decide which prospect is hot?
what do the points next to a lead mean
How does the system know a good prospect from a time waster?
who decides which lead is hot
points for enquiries
Can we set which enquiries get priority?
how do you (tell|know|decide) whether (a call is worth it|somebody is serious|an enquiry is any good)
(separate the wheat from the chaff|only see the good enquiries|A, B and C leads|traffic light for enquiries|ranking of prospects)
How do you tell whether a call is worth it?
Who sets the criteria by which prospects are sorted?
By what system do you award points to prospects?
Can we adjust the rating of leads ourselves?
how does it know who's serious and who's a tyre kicker
what do the points mean
who decides which enquiry matters most
i want the big jobs on top, not the dripping taps
lead scoring how
can i set what counts as a good prospect
what does 85 next to a name mean
how are the time wasters filtered
out of how many points is it
which one should my lad ring first, how is that worked out
can you weight it by postcode and budget
what's the ranking based on
prioritising enquiries
do you set the rules for rating or do we
how does the system tell hot from cold
criteria for rating prospects
why would one get 40 and another 90
wedding for 120 should come before a single room, can it rank like that
how are prospects graded
does 100 mean they'll definitely buy
is it me who chooses the scoring rules
qualification of leads
emergencies should rank higher, can that be set
sort enquiries by value
local customers first please, possible?
how do you calculate the score
what makes a lead a good one in your tool
the number beside each lead, explain
On what basis do you rank prospects?
Who decides whether an enquiry is hot or cold?
Can we define the qualification rules ourselves?
How does the system know a call is worth making?
What does the figure out of 100 next to a contact mean?
I'd want company size and budget weighted more heavily, is that possible?
Talk me through your scoring model.
Which factors feed into the ranking?
Is the rating transparent or a black box?
In what order should my team make their calls, and how is that worked out?
Can we set knock-out criteria, such as private individuals?
What if a promising prospect gets a low mark?
Do you follow BANT or some other qualification framework?
How do you separate the wheat from the chaff?
From how many points does an enquiry count as promising?
Can the weighting be changed later on?
What scale do you use for grading?
Do you set the scheme or do we?
How are points awarded?
How is the likelihood of a purchase estimated?
Not every enquiry is worth the same, how do you tell?
What puts someone at the top of the call list?
Explain the logic behind the priority order.
Does each prospect get a grade?
Can a rep see why somebody got 85?
How do you prioritise inbound enquiries for sales?
Criteria for lead qualification?
What makes an MQL in your system?
um how do you decide which lead is a good one
so these points uh where do they come from
okay so who sets what makes a customer important is it me or the computer
and the number next to the name like out of a hundred what is that
lead scoring criteria
prospect points system
lead ranking rules
prioritise sales enquiries
A hundred points for what?
Who hands out the marks, your AI or me?
Is the score a gut feeling of the machine?
What stops it from ranking time-wasters at the top?
In my day one had a nose for the serious buyer. By what does your programme judge?
Might I determine myself what counts in the grading of those who write to us?
I shouldn't want the small tradesman always to come last; on what basis is the order drawn up?
Kindly explain the figure that stands beside each interested party's name.
how do u rank leads
what makes a lead hot
can i tweak the scoring rules
who decides if a lead is trash or gold
How system know which client is better?
Lead get points but why this number?
Who is making rule for value of request?
Maximum point is how many?
Who should my rep ring first on Monday morning, and why that one?
How can it tell a buyer from someone who just collects brochures?
A student and a purchasing director write at the same minute. Who lands higher?
How do you separate the wheat from the chaff among enquiries?
(how|by what) does (it|the system|the tool) (decide|know|tell) (which enquiry matters|who is a good lead|whom to call first)
Can we set the criteria for the points ourselves?
My reps waste hours on tyre kickers
(too many|nothing but) (enquiries|leads|calls) that are no good
My (reps|people) waste (time|hours) on (tyre kickers|people who never buy|bad leads|time wasters)
What do the 85 of 100 points in the example mean?
How does the system know which prospect matters most?
Can we decide ourselves what makes a good lead?
Who sets the points an enquiry receives?
What does a score of 80 say about a prospect?
Are enquiries ranked by how likely they are to buy?
Can budget and industry count towards the lead score?
How do you tell serious buyers from time wasters?
Is there a ranking of the hottest leads?
Which factors decide who sales should ring first?
Can we change the criteria for a hot lead?
What is the rating of a new enquiry based on?
Do you sort incoming leads by quality?
How many points can a prospect get at most?
Can the weighting of criteria be altered later?
What makes one enquiry more valuable than another?
I only want to ring promising leads, how do you filter?
Does it prioritise our 40 enquiries a week?
By what standards is a prospect graded?
points for leads how
who decides if a lead is hot or cold
lead score max?
can i set my own criteria for whats a good lead
how does it know which prospect is worth calling
ranking of enquiries, based on what
is 80 points good
we want budget and region to count more, possible in the rating
hot lead warm lead how do u sort them
prioritise callbacks for sales how does that work
does a score of 100 exist
what makes a lead score high
On what basis does a prospect receive his points?
Could we decide ourselves that company size weighs more than postcode when an enquiry is rated?
I was wondering what the highest possible rating of a prospect is and who determines the yardstick.
Isn't such a rating a black box, or may we define what makes an enquiry valuable?
How do my sales colleagues find out which prospect deserves the first phone call?
We currently mark prospects A, B or C in Excel. What does your grading look like instead?
Kindly explain the methodology of lead qualification points.
What scale do you use: stars, percent, traffic lights, or something up to a hundred?
Our managing director wants enquiries above €10,000 to be at the top of the list. Can the ranking be told to do so?
Who sets the rules by which an inquiry is judged hot or lukewarm?
By which factors are the contacts classified in order of importance?
In HubSpot we built our own scoring and never trusted it. How are points awarded with you?
how do you (rank|weight|grade|prioritise|rate) (the leads|enquiries|prospects)
points for leads
ranking of enquiries
lead points where from
Where do the points on an enquiry come from?
(what|which) score (must|does|should) a (lead|prospect|enquiry) (reach|have|need) (before|until) (sales|somebody) (calls|gets it)
`,
  reminders: `
how do you remind people of appointments
appointment reminder
are customers reminded of their meeting
reminder via WhatsApp
do you remind by text message or email
our customers keep forgetting appointments
too many people don't show up
avoid no-shows
what do you do about missed appointments
does the customer get a message beforehand
reduce no show rate
send automatic reminders to clients
when is the reminder sent
does our staff get a reminder too
reminder email before the call
reminders
can people cancel or reschedule from the reminder
reminder function
how many hours before do you remind
clients stand us up all the time
SMS reminders
automatic confirmation and reminder
does the system send reminders
remaind clients about there meeting
no-shows in our practice, can you help
Patients keep forgetting their appointments at our practice, can you remind them?
does the client get a text before the appointment
apointment reminder whatsap
Can you cut down on no-shows?
are reminders sent by SMS, email or something else
one in eight simply doesn't turn up
learners don't show up for their lesson
how are reminders delivered
guests book and never come
people who don't turn up cost us money
our pupils skip driving lessons, do your reminders go out by text
(do you|does the system|does the bot|can it) (remind|notify|text|alert) (our|my|) (customers|clients|patients|guests|attendees|people) (about appointments|of their appointment|before the meeting|in time|automatically)
(appointment reminder|appointment reminders|reminder|reminders|reminder email|reminder text|sms reminder|whatsapp reminder|no-shows|no shows|no-show rate) (automatic|by email|reduce|)
(customers|clients|patients|people) (keep forgetting|miss|forget) (their appointments|meetings|the appointment), (anything for that|what can we do|can you help)
people (don't show up|don't turn up|never cancel) (to appointments|for their meeting|)
(do|will) (customers|clients|we|the reps) (get|receive) a (nudge|message|reminder|text|mail) (the day before|an hour before|24 hours ahead)
(when|how often|how long before) (is|are) (the customer|people) reminded
does it (send|text) (a text|an SMS|a WhatsApp|an email) (before the appointment|as a reminder)
(prevent|avoid|stop) (missed appointments|no-shows|forgotten meetings)
Can it remind customers about appointments so they actually show up?
We run a driving school in Kassel and about one learner in eight simply doesn't turn up, which leaves an instructor sitting in a car park for ninety minutes. You mention reminders – are those SMS, email or something else?
Patients keep missing their appointments, can you nudge them?
will customers get a text before their slot
Our clients keep forgetting their appointments, anything for that?
Does it text people before the meeting?
reduce no shows
Do customers get a nudge the day before?
(one in five|every third person|half of them) (doesn't turn up|doesn't show|stays away)
(people|patients|students|clients) (stand us up|just don't come|cancel at the last minute)
(ping|nudge|notify|tell) (people|them|clients) (the day before|shortly before|beforehand)
One in five doesn't turn up at ours
Customers don't come to the agreed appointment, what do you do about it?
Reminder by WhatsApp possible?
Are our customers notified before their appointment?
reduce missed appointments
patients don't turn up for the hygienist, do you message them before
no shows are killing us, how do you nudge people
text or email before the appointment?
does the customer get a message the day before
whatsapp reminder
my fitters forget their visits too, are they told as well
i ring everyone the night before, can that stop
how are folk told about their slot tomorrow
does a mail go out ahead of a fitting
MOT booked next week, who reminds the customer
do clients have to agree to a whatsapp nudge about their appointment
automatic notification before check in
people forget their dental checkups
does it ping my staff or just the client
how do you stop people missing their time slot
recall messages for cleaning
heads up by mail or by whatsapp
does it send a heads up before a site visit
forgotten appointments cost me 90 quid a pop, do you remind them
booking reminder
will my customer be reminded that the engineer is coming at 9
are both of us told, me and the client, the day before
prompt the client the day before they come in
can your thing jog peoples memory about their haircut
email the day before or whatsapp, which is it
we need folk to remember their fitting
ping folk an hour before they're due?
grooming parlour, half of them forget the dog's booked in
One in five customers doesn't turn up, do you send them a message beforehand?
What do you do about no-shows?
Will the customer get a nudge the day before?
How are people prompted about a booked meeting?
Can it send a text so nobody forgets a visit?
Is our technician notified before the site visit too?
We have a problem with missed meetings.
Do notifications before the meeting go out by themselves?
Do customers have to opt in before we prompt them on WhatsApp?
How do you make sure people show up on time?
Are both parties reminded?
Is a WhatsApp reminder possible?
My assistant phones everybody the day before, could the software take that over?
Who gets the reminder, just the client or the rep as well?
Email reminders, are they included?
How can we stop clients from simply forgetting?
Which media do you use for appointment alerts?
Does it prompt our own staff?
Our fitters keep standing in front of locked doors because the customer forgot.
Do prospects get a heads-up shortly before the call?
Forgotten bookings cost us money, what does your system do?
I assume the reminder comes by email?
Pre-meeting notifications
Do you send reminder messages without anyone having to think of it?
How does the customer find out in time that someone is coming tomorrow?
Is there a reminder function for bookings?
Can you bring down our drop-out rate for consultations?
Do you chase people so they don't miss their slot?
um do people get a message before their appointment
so my clients keep forgetting uh that they booked us
is it by text or no by email or how do they get reminded
and does my own team get a nudge too before the meeting
appointment reminder automatic
whatsapp reminder consent
email reminder meeting
Do you pester people until they turn up?
Who gets poked before the meeting, just the client?
Can I send a WhatsApp nudge to someone who never agreed to it?
How do you stop clients from standing me up?
My wife used to telephone everyone the day before their visit. Would your system do something of the kind?
I grow forgetful myself; should I too be notified before a client arrives?
In what manner are our visitors told, so that they do not miss the agreed hour?
One in three of my clients never appears on the day. What remedy have you for that?
do u send reminders
clients keep ghosting my meetings, help
is it a whatsapp ping or a mail
does my team get pinged as well
Customer forget the appointment, you send message?
Reminder come with mail or with phone?
How you tell to customer that tomorrow is meeting?
My colleague also receive remember message?
He was due at ten, it's eleven, and I'm alone with two cups of coffee. How do you prevent that?
Who tells the client the evening before that we expect him?
Are you the modern knot in the handkerchief?
What makes sure that both parties remember when they're supposed to meet?
(our reps|our team|our people) (constantly|always|keep) (forget|miss|forgetting) (callbacks|appointments|to follow up)
every fifth customer doesn't turn up to the appointment
The callback was promised and nobody thought of it
do (our customers|people) get a message before the appointment
Do customers get a message before their appointment?
One in five clients forgets to show up, can you help?
Can people be reminded automatically the day before?
Do you send WhatsApp messages ahead of a booked meeting?
Will my staff also get a nudge before the meeting?
How do you cut down on no-shows?
Do we still need to call people about tomorrow's meeting?
Does the system email customers before a visit?
Are appointment reminders sent by text message or email?
What happens so nobody forgets a booked slot?
Is it possible to notify both sides of a meeting?
Can a dental practice send automatic appointment notices with it?
How do you reduce missed appointments?
Can our practice notify patients automatically?
What if a client doesn't want WhatsApp reminders?
Can a reminder go out two hours before?
I forget meetings myself, will it remind me?
Do your reminders go to the customer and the rep?
appointment reminder sms? whatsapp?
people dont show up, does it remind them
how do customers get reminded before the visit
no shows!! can you send reminders
does my field rep get a nudge too before the appointment
reminder by mail or by whatsapp
whats app reminders only if customer said yes?
forgotten appointments cost us a fortune do you ping ppl beforehand
do both sides get the reminder or just the client
automatic heads up the day before a meeting?
how is the reminder sent
reminding customers about their slot, which way
Around 15% of our appointments fall through because people forget. In what way do you jog their memory?
Would the customer get the reminder by e-mail only, or could it go to his mobile via WhatsApp as well?
Is it true that a WhatsApp reminder may only go out if the person has agreed?
I run a chimney-sweep business; tenants are never in when we come. Can they be notified ahead of the visit?
Does our technician also receive a note before the meeting, or is only the client notified?
Through which means do you alert people to an upcoming appointment?
I was wondering whether somebody on our side must press a button for every reminder or whether it happens by itself.
Please tell me how a client is being reminded of his meeting.
Don't customers find it annoying to be reminded? In which form do you do it?
What do you have against no-shows?
Our receptionist phones everyone the day before; takes her two hours. Could your system notify them in her place?
Do you send text messages before an appointment, or which route do you use?
`,
};
