/** How visitors ask about the company and its three solutions: one wording a line. */
export const offer = {
  about: `
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
`,
};
