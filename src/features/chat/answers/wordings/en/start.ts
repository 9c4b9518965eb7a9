/** How visitors ask about the way from the first contact to a running solution: one wording a line. */
export const start = {
  process: `
how does it work step by step
what's the process
how do we begin
what are the next steps
step by step until the bot is live
what happens after the first call
project stages
how does such a project run with you
how do you go about it
what do I have to do to start
how do we get started with you
approach
phases of the project
is there a test run before go-live
onboarding process
what does working together look like
how is it introduced
what comes after the enquiry
rollout procedure
how is it rolled out at our company
roadmap to launch
walk me through it from first contact until it runs
what happens in which order
implementation process
what happens if I say yes
how does it all work
how does it go once we decide for you
explain the process from enquiry to launch
What happens after I contact you?
What are the next steps if we're interested?
How does one of your projects go from beginning to end?
where do we stand after signing, what comes first
what happens after we get in touch
(what are|tell me|explain) the (steps|next steps|stages|phases) (if I want to hire you|from request to launch|of a project|)
(project flow|process|procedure|steps|project phases|timeline|roadmap|onboarding|workflow|project plan|next steps|how it works)
(walk me through|describe|tell me about|explain) (a typical project|how a project goes|the process|how you work|how you go about it)
what happens (after I send a request|after the first call|once we say yes|after signing|between request and launch|after the offer|when I hire you)
how (do|does|would) (we get started|it work step by step|a project run|we begin|we proceed|working with you look)
what (does|would) (working together|a typical project|the cooperation) look like
how do I (order|commission|buy|hire) (it|you|the bot)
who is involved in the project
from (kick-off|enquiry|first contact) to (go-live|launch)
Walk me through the steps from first contact to go-live.
roadmap of a typical project
What happens after I get in touch?
Walk me through a typical project from start to finish
What's the procedure after first contact?
What are the steps if I want to hire you?
project flow
What happens after I send a request until it goes live?
Walk me through a typical project
suppose we say yes, what('s next| happens then| comes next)
I (only know that my boss said "get AI"|have no clue about AI), where do (I|we) even start
Suppose we say yes, what's next for us?
What are the individual steps until the finished solution?
What happens after my enquiry?
How would working together with you go?
`,
  setup: `
how long does setup take
how quickly can we start
when are we up and running
how many days until the bot is live
set-up time
project duration
how long does the implementation take
by when would it be ready to use
could we start next week
is it weeks or months
is it really done in a few days
go-live date
time to launch
we need this by the end of the month
how long do you need for the set up
how fast is that
time frame
lead time
when can we get going
how fast is it installed
timeline
chatbot setup time
time until everything is in place
deployment time
how soon can this be running
how long until the lead generator is running
how long does the CRM integration take
when will it be ready to use for us
when could the chatbot go live here
If we place the order today, when can we go live?
Could this be running by the end of the month?
how quick is it up and running
How many weeks or days from ordering
duration implementation rollout timeline start date
what's the catch with being live in days
days or weeks, honestly
is a launch in a few days realistic
how (long|fast|quickly|soon|many days|many weeks) (does setup take|does it take|is the implementation|can we start|can you start|until we are live|is it set up|does the installation take|till it's running)
when (would it be|will it be|can we be|can it be|could we be) (ready|live|up and running|finished|started)
(can you|would you|is it possible to) (make it|do that|deliver|finish|be live) by (the end of January|Christmas|next week|Easter|the end of the quarter|Monday|the trade show)
(we need to|we must|it has to) (be live|be finished|be running|go online) by (end of January|next week|March|Christmas)
(implementation time|setup time|lead time|duration|time frame|time to launch|start date|go-live date|delivery time|rollout time)
does it take (months|weeks|long|ages|forever)
(5|five) (days|working days)(, really|, is that realistic|, is that true|)
(it's urgent|we're in a hurry|as soon as possible), how fast can you (start|deliver|do it)
do you have (capacity|a waiting list|free slots) (at the moment|for a new project|)
How soon could we be live if we signed on Monday?
Days? Really? What's the catch with the setup time?
If we ordered today, when could we be live?
implementation time
How many weeks from ordering?
How soon can we start?
when would it be ready
We need to be live by end of January, can you do that?
Does it take months?
if we sign (today|tomorrow|now), when is it (up|running|ready)
is it quick to (set up|install|get going)
how many weeks from (ordering|signing) (to launch|)
we're moving in April and after that it should run
by when would we have to order
If we sign today, when is it up?
is it qick to set up
We're moving in April and after that it should run; by when would we have to order?
From the order: how many days until the start?
Could it still happen this year?
(could it|can it|will it) still (happen|be done|work) (this year|this month|before Christmas|this quarter)
How many weeks pass until it goes into operation?
How soon could you begin?
`,
  needs: `
what do you need from us
which documents do we have to provide
what do we have to prepare
how much effort on our side
what are the prerequisites
our obligations in the project
what must we supply
what access do you need
how much time does my team have to invest
who has to be involved on our side
do you need access to our systems
what data do we have to provide
do we need a contact person for the project
internal effort
technical requirements
what's our part
what info does the bot need from us
do we need to tidy up our FAQ first
how many hours should we plan internally
what is required from us
preparation on our end
our data is a mess, does it still work
preparation checklist
system requirements
how much work is the rollout for us
how much work do we have with it
what data do you need from us for the chatbot
what do we have to do so the bot can run
How much of my team's time will this take? They are busy enough.
Which documents and logins do you need from us to get going?
What must we prepare before you begin?
how much work is it for us
What must I supply or provide so you can start
prerequisites, preparation, involvement, contact person on our side
do we have to hand over passwords
do you need our logins and passwords
which accounts must we give you access to
who does the work in the project, you or us
what should be ready before we start
how much of my staff's time will it eat
time your project takes from my staff
what (should we|do we have to|must we|do I need to) (prepare|provide|bring|deliver|supply|have ready) (beforehand|upfront|for the start|)
(which|what) (documents|information|data|access|materials|content) do you need (from us|upfront|)
what do you need (from us|from me|to get started)
how much (work|effort|time) (is it|does it take|is needed|do we have to invest) (on our side|for us|for my staff|internally|ourselves)
do (I|we) (have|need) to (assign|appoint|provide|name|free up) (somebody|a person|staff|a contact|a project manager) (to the project|for the project|)
(requirements|prerequisites|preparation|our effort|internal effort|technical requirements|checklist|our part|access needed|what you need)
(which|who) (of us|from our side) (should be involved|has to take part|is needed)
is (a PDF|an FAQ list|a manual|a spreadsheet|our website) enough (to start|as a basis)
our (manuals|documents|FAQ) (are outdated|are a mess|don't exist), is that a problem
What do you need from our side before kickoff?
How much of my staff's time will this eat?
Do we have to hand over passwords to our systems?
Who does the actual work in the rollout, you or us?
Which documents do we have to hand over to you?
How much work is it on our side?
What must I supply so you can start?
What should we prepare?
Which documents do you need?
Do I have to assign somebody to the project?
how many hours (does my office manager|do my people|do I|must we) have to (free up|spare|invest) for it
how much of my (staff's|team's) time will this (eat|take|cost)
do we have to hand over (passwords|logins|access)
How many hours does my office manager have to free up for it?
What material would we have to give you?
How much time does it cost us internally?
what (material|input|stuff) (would|do) we have to (give|send|supply) you
What groundwork do we have to do?
Do we have to provide a project manager?
`,
  code: `
do we have to write code
do we need developers
does our IT have to get involved
we don't have an IT department
usable without programming skills
no-code
is technical knowledge needed
I'm not technical, can I manage this
is it complicated
do I need a programmer
nobody here can code
does it work without coding
IT skills required
how technical do I have to be
can a layperson operate it
do our engineers have to build something
programming effort
I know nothing about computers, is that ok
is it easy to use
do I have to install something
hard to operate?
need an IT guy for this?
user friendly
training needed to use it
do we need a programmer for that
do we have to program for the CRM integration
can we do it without IT
What does no-code mean in practice for me?
what is meant by without programming
I know nothing about technology, will I manage?
We have no IT people in the house, is that a problem?
do i need a developer for this
do (I|we) need (a developer|a programmer|an IT department|a techie|programming skills|technical knowledge|coding skills|IT people) (for this|)
(I|we|nobody here) (can't|can not|cannot) (program|code)(, will it still work|, is that a problem|)
we (haven't got|don't have|have no) (an IT department|IT|a developer|developers|technical people|any IT staff)
(no code|no-code|nocode|low code|without programming|without coding|programming effort|without IT)
do (we|I|you) have to (write code|program anything|change the source code|install something|script|code)
(is it|how) (technically|) (complicated|difficult|hard|technical) (for a layman|for beginners|to set up|does one have to be|)
I'm (not a techie|not technical|no computer person|a technophobe)(, can I manage it|, can I use it|)
what does no-code mean
Can a non technical person maintain it
Does the chat window slow down my website?
I've got no IT people, is that a problem?
What's meant by no code?
Will we have to hire a programmer?
I can't program, will it still work?
We haven't got an IT department
my (computer skills|IT skills) (end at the printer|are zero|are modest)
can (we|I) (still do it|manage) without (IT|prior knowledge|a computer science degree)
My computer skills end at the printer. Can we still do it?
We don't have a computer scientist in house, is that an obstacle?
Does one need programming skills for it?
`,
  knowledge: `
where does the assistant get its knowledge
what is the bot fed with
how does the bot learn our products
which sources does the AI use
knowledge base
which documents does it answer from
how does the chatbot know the answers
can we upload PDFs
how do I teach it our price list
who maintains the bot's content
how do I update the answers
what if our products change
does it keep learning
can it read our manual
does it read our website
data sources
how does our know-how get into the bot
does the bot search the internet
how does the knowledge stay current
can we change the answers ourselves
do we train the bot ourselves
adjust and add answers
source of information
where does it take its info from
use our FAQ as a basis
where does the chatbot get its information from
on what basis does the assistant answer
We already have a long FAQ, can you use it?
Does the bot read our PDF manuals and our website?
Can we change the answers ourselves later?
How do I teach the assistant about new products?
Who updates the content when something changes?
What do you feed the bot with, sources, documents, knowledge base
our prices change every week, who updates the bot
new products every month, how does the bot learn about them
our website is thin, where would the answers come from
what do you feed it with
(where|how) does (the bot|the assistant|the AI|it) (get its knowledge|know the answers|know about our products|take the answers from|learn about our prices|get its information)
can (it|the bot|the AI|the assistant) (read|process|use|understand) (our|) (PDFs|manuals|Word files|documents|website|spreadsheets|catalogues|FAQ|wiki|data sheets)
how do (I|we) (teach|train|feed|update|maintain) (the assistant|the bot|its knowledge|the content) (about new products|with new things|with data|)
(knowledge base|source of knowledge|data source|data basis|content|sources|content maintenance|knowledge management)
does (the AI|it|the bot) (pull|take|get) (stuff|information|answers|things) from (the internet|Google|the web|elsewhere|ChatGPT)
(who|can we) (maintains|updates|corrects|change|update|edit|correct) the (answers|content|knowledge) (ourselves|of the bot|)
our (prices|products|offers) change (all the time|every week|often), (does the bot stay up to date|how does the bot know|how do I keep it current)
how (up to date|current) (is the knowledge|are the answers|is the bot)
(what|which) (data|documents|content) (is the bot based on|does it work with|does it use)
Does the assistant learn from our own documents and manuals?
Can we change the answers ourselves later on or must we ask you every time?
Where would the assistant take its answers from if our website is pretty thin?
If prices in our catalogue change every week, who updates the bot?
Is the bot able to read our PDF manuals?
Can we change the answers ourselves later on?
What do you feed the bot with?
How does the bot know the answers?
Can it read our PDFs?
data source of the bot
Does the AI pull stuff from the internet?
our (catalogue|manual|binder) has (900|200|a thousand) pages, will it (swallow|read|cope with) that
feed (the|) bot with (FAQ|our texts|the manual|files)
when our (opening hours|prices|products) change, do I have to (phone you|tell you|do it myself)
Our catalogue has 900 pages, will it swallow that?
feed bot with faq
What is the assistant fed with so that it gives correct information?
Which sources does the assistant rely on?
Who keeps the bot's answers up to date?
`,
  support: `
what about after launch, do you look after us
is there support
do I get a dedicated contact
who helps if something doesn't work
support after the start
maintenance after go-live
what customer service do you give your clients
ongoing support
who takes care of updates
will we be left alone afterwards
after-sales
support hours for existing customers
training sessions
is there training for our staff
if something breaks after three months who do we call
technical support
who adjusts the bot later
aftercare
account manager
support hotline for customers
how fast do you help with problems in operation
changes after launch, do you do them
is maintenance included
support plan
who looks after us once the system runs
who do we turn to if there are problems after launch
Our last vendor vanished the week after launch, how is that with you?
Who takes care of it in half a year if something breaks?
Will our people be trained?
do you leave us alone after go-live
fixed contact person, maintenance, updates, training, onboarding
what support is included once it runs
what kind of suport do we get
who helps after it is live, is it included
who fixes it when it breaks
do you keep looking after it
(who|what) (helps|supports|looks after|takes care of) us (after launch|later on|when something breaks later|in daily operation|afterwards|after go-live|once it's running)
(is there|do you offer|do you provide|do you run) (training|trainings|an introduction|workshops|webinars|onboarding|a course) (for our staff|for employees|for my team|)
do we (have|get) a (dedicated|fixed|personal|) (contact|contact person|account manager|support person) (after go-live|after launch|with you|)
(is|are) (maintenance|support|updates|aftercare|service) (included|part of the price|extra|in the package)
(training|staff training|maintenance|maintenance contract|aftercare|customer care|after-sales|updates|technical support|response times|ongoing support|customer success|helpdesk for clients)
what about (updates|maintenance|support|training|change requests|later changes|improvements)
what if we (want to change something|need changes|have questions|run into problems) (later|afterwards|down the road)
do you leave us (alone|hanging|on our own) (after launch|)
how fast do you (react|respond|help) (to problems|in an emergency|when something is broken)
Hi there, I manage operations for a chain of four physiotherapy clinics. Our previous vendor vanished the week after launch and we were stuck with a broken booking page for a month. With you, who do we call when something breaks?
what kind of suport is includet wen it runs
Who helps if something breaks half a year down the line?
Will our staff get training?
Do I get a fixed contact person after buying?
Who helps us when something breaks later on?
maintenance included?
Do we have a dedicated contact after go-live?
What about updates?
who do I (phone|call) (at 2 am|) when (nothing works any more|it jams|there is a fault)
after the sale (are you gone|who takes care|still reachable)
what kind of support is included
Who do I phone at 2 am when nothing works any more?
staff training included?
When our opening hours change, do I have to phone you each time?
Who takes care of it if something sticks after half a year?
Is staff training part of it?
`,
};
