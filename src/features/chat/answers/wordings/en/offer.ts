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
`,
};
