/** How visitors ask about the way from the first contact to a running solution: one wording a line. */
export const start = {
  process: `
how does that work (with you|for us|in practice)
how (does|would) this work (exactly|in detail|for a business)
how does (it|this|that|it all|all this) work
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
say i say yes, what happens then
steps?
how do we go about it
i get in touch and then what's the sequence
walk me through it
what order do you do things in
from first chat to up and running, how does it go
is there a roadmap
what happens after that initial call
is it like buying a kitchen, visit then quote then fitting?
what comes first and what comes last
how do you take on a new client
what are the phases
how would you bring it into my hotel, one thing at a time
what's the procedure
next steps
how does a job with you run
the path from now to finished
how do we kick things off
what are those three steps exactly
rollout plan
how do you usually work with a firm like ours
once i give the go ahead, what follows
the whole journey please
workflow of getting it introduced
how do we get started
quote first or setup first?
How do you go about a project?
What comes after the first meeting?
Please outline the route from enquiry to go-live.
What stages does a rollout have?
Suppose we say yes: what happens then, in order?
Is there a project plan?
What's your delivery methodology?
I'd like to know the procedure before I get in touch.
Into what phases is the collaboration divided?
What happens between our yes and go-live?
Workshop first, then a concept, or how do you do it?
What should I picture our working together to be like?
Explain your approach to implementation, please.
How does one start with you?
And after that, what's next?
What milestones are planned?
From first chat to live operation: what happens when?
Agile or waterfall?
What follows the written quote?
How would this be rolled out at our place?
Roadmap of a typical engagement?
I need a description of the work stages for my project request.
How does an engagement with you usually unfold?
What awaits me if I decide in your favour?
How many stages are there before launch?
Tell me how you proceed, from proposal to go-live.
My boss is asking what we're in for once we kick off.
um what happens after I say yes I mean how does it go on
so walk me through it uh from the first talk until it's running
how does it begin and what's after that
in what order do you do all this
steps of cooperation
quote to go-live sequence
implementation approach
And after the first chat, what's in store for me?
How many stages until the thing is live?
Do you work to a plan or as the mood takes you?
What comes first, the quote or the installation?
I like to know what awaits me. Please describe the path from the first contact to daily operation.
Supposing we came to terms: what stations would we pass through together?
How do you customarily proceed when a new client comes to you?
My sister runs the office and would like an enumeration of the single stages. Can you give it?
what's the onboarding like
what's the plan from kickoff to live
take me thru the steps
what's next after the call
How goes project from begin to end?
What is first step and what second?
I say yes, then what you do?
Please explain the way until system runs
Suppose I were in from tomorrow. What would our joint timetable look like?
Is there a roadmap you follow with everybody?
Between the handshake and the start button, what lies there?
Which phases does a project go through at your place?
what (happens|comes) (next|) after (the call|the enquiry|the quote|we agree)
What are the next steps if we want to go ahead?
How would we get started?
What comes next if we decide to go with you?
In what stages do you roll out such a project?
What happens between the first talk and going live?
Please describe how working with you goes.
What do we start with and what follows?
How many steps are there until launch?
What does a typical project with you look like?
What comes after the written quote?
Can you sketch the path to going live?
Which phases does the introduction have?
We want to get going, what's the order of things?
How do you proceed with a new customer?
How does one start a project with you?
What awaits us after we say yes?
How do you introduce something like this in a firm?
Explain the roadmap from phone call to live use.
What are the next steps after we've met?
How do projects usually unfold with you?
how do we start what happens first
whats the procedure
ok if i say yes whats next
from first call to live, the stages
walk me thru it
project plan?
what comes after the quote
how does this go, you come, you install, and then?
roadmap pls short
order of events
and then? after the call i mean whats step 2 and 3
Could you describe the stages from our first conversation to going live?
Suppose we said yes today. What would be the order of events?
I was wondering how a project with you normally unfolds.
We have introduced SAP Business One with a 60-page project plan. What does the path look like with you?
What follows after the written quote has been accepted?
Which phases does your implementation comprise?
What is the first thing that would happen, and what the last?
Please explain me the procedure of cooperation, point by point.
Isn't there a long analysis phase first? How do you go about it?
For the minutes: which steps do we have to plan between now and the day of launch?
How does a collaboration with you proceed, from A to Z?
Kindly share your implementation methodology, stage wise.
`,
  setup: `
how long (does that take|would that take|will it take|does this take)
when (would it be live|could it be up|would that be ready)
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
how quick can it be up
how many days
weeks or months?
need it before christmas
when could it be live if i order today
season starts next week, can you make it
lead time for getting it in
how long till it's running
is the 5 days true
our website redo took 8 months, will this
when's it ready to use
can it be done in 2 days
installation time
trade show on the 15th, enough time?
how fast are you at fitting it
ready by monday?
how soon after ordering can we use it
quick job or long project
timescale
don't fancy months of implementation
how long does it take to get going
is it done within a week
working days until go live
earliest start date
how much notice do you need to get it running
implementation time for a small practice
How many days from order to live operation?
We'd have to be ready by the end of the month, can you manage that?
When would it be operational?
What time horizon should I plan for?
Does implementation drag on for months?
How fast are we live?
Done within a week, is that true?
What's the usual lead time?
Our last software rollout took a year.
Time to value?
From the purchase order: when can we get started?
Five working days strikes me as very ambitious.
What project duration do you estimate?
Could you deliver before the trade fair in March?
Does it take longer with several sites?
How quickly can you get the bot up and running?
Until go-live, how long?
How much time should I allow for commissioning?
Can it be done in days even if our data is a mess?
Within what timeframe is installation finished?
What's the earliest we could launch?
Is it a matter of hours, days or weeks?
I'm afraid the rollout will drag on forever.
Turnaround for getting this installed?
How soon could this be deployed?
Time required for onboarding?
Are five days realistic for all three products?
Schedule to production, please.
um how quickly is it up and running
so we'd need it by uh the end of the month can you manage
does it take months or just a few days until it works
when could we go live if I ordered today
days until go-live
installation duration
ready by when
Five days? Really, or only on paper?
Are you faster than our last supplier, who took a year?
What's your record from order to running?
If I sign on Monday, does it run on Friday?
Our high season begins in March. Would everything be in place by then if we ordered now?
How many working days must I allow from the order until I can use it?
Our last computer project dragged on for two years. What span may I expect from you?
I've grown impatient with age: when could the thing be finished?
how long till it's live
can we get it asap
how many days does it take u
is it quick or does it drag on forever
How long you need for install?
After order, when is ready?
How many days until functions?
Is fast made or takes months?
Would it still be done before the summer holidays?
We've a trade fair in May. By when would I have to commission you to be ready?
How far apart are signature and starting gun?
Is a week enough to build this?
(do you guarantee|do you promise|can you really do it in) (5|five) days
What if it takes longer than five days?
Could it be ready before Christmas?
When could we start after signing?
How many days pass until it goes live?
Can you get it running within two weeks?
We need it by the end of the month, doable?
Should we expect months until everything is in place?
Is installation faster than a week?
What lead time do I have to plan for?
How soon is the chatbot ready for use?
From when does it run once we've ordered?
Can we be live on the first of next month?
What is the usual time to launch?
Are five days enough to get the bot ready?
When is everything finished after the order?
We're in a hurry, how fast can you deliver?
Does the rollout drag on for weeks?
How much time should I allow until go-live?
Will you be done in a week?
How soon could we be working with it?
Does building it take you more than ten days?
how long till it runs
setup time
ready by friday?
days or weeks
install duration
can we be live on the 1st
how quick
go live when if i order today
implementation takes 6 months like with sap or what
need it before the trade fair in 2 weeks feasible
fast setup?
last software took us a year to roll out so be honest how long does yours take until its up
when could it be running
5 days for real?
onboarding how long
its urgent we need it asap whats the earliest
how soon after signing does it work
set up time for small firm
We would like to be live before the trade fair on 12 March. How much time should we plan?
How many working days lie between the order and the start?
I was wondering how soon after signing we could go live.
Our Zendesk roll-out dragged on for five months. Will yours take similarly long?
Is a launch within two weeks realistic for a firm with three systems?
What is the usual duration of the implementation?
Isn't five days far too short for a serious installation?
If we placed the order on Monday the 4th, when could our customers use it?
How fast can you have the assistant up and running?
Please tell the timeline for onboarding, as our fiscal year ends 31 March.
How much time does the installation require at a company of fifty people?
By when would everything be in place, were we to decide this week?
Does the set-up take days, weeks or rather a quarter?
We're short-staffed until Easter; could the introduction be wrapped up in under a fortnight?
In how many days can you put the system in service?
What lead time do you need prior to go-live?
Does connecting HubSpot and Shopify prolong the time until launch?
My old telephone system was fitted in an afternoon. How long does it last with you until all is ready?
Is there an express option, or what is the normal set-up period?
Our site goes offline for a relaunch in June. How early must we commission you so that it's ready in time?
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
what do i have to give you
what should i prepare
how much work is it for me
which documents do you want
do you need my price lists
do i hand over passwords or what
nothing's digital here, just folders on a shelf. will that do
who from my side has to be there
prerequisites
do i have to write an faq first
checklist of what you want from me
how many hours of my office manager's time
which logins do you need
do we need a contact person in house
what files shall i send
i've no time for this, how much do i have to help
is our website enough as material
does my boss need to decide things
what's my homework
do we need new computers for it
what's my part in it
what effort is on our side
should i send instruction booklets
what to have ready before we begin
client input required
what info do you need off us
do we have to supply texts
how involved do i need to be
What documents do we have to supply?
How many person-days does it take on our side?
What are our obligations to cooperate?
Do you require admin rights on our systems?
Whom do I have to assign from our staff?
Which logins do you ask for?
Do we have to write up our FAQ properly first?
What prerequisites must we meet?
How heavily is our team involved?
What would we have to contribute?
In what format would you like the manuals?
Do you require a permanent counterpart on our end?
My team is at full stretch, how much input is necessary?
Is there a preparation checklist?
What resources do you tie up at the client?
Our documentation is patchy, is that an obstacle?
What information do we give you up front?
What must be in place on our side so you can begin?
How much of the work is left to us?
Is it enough if we send you our PDFs?
Technical prerequisites at the customer?
Who on our side has to take decisions?
What do you expect of the client?
I'd like to estimate the internal effort this entails.
What homework do we have before launch?
Do I have to appoint a project manager?
What data would we have to hand over to get started?
um what do we have to give you
so which documents do you want uh manuals or what
does one of us have to be there the whole time
client preparation documents
internal effort required
prerequisites project start
checklist what to provide
What must we bring besides money?
How much of our time will it eat?
Do you want all our passwords?
Our manuals: as a stack of paper or as PDFs?
I have folders full of instructions in the cellar. Do you require them when we begin?
Whom from my house should I assign to the cooperation, and what should that person have ready?
So that I can prepare everything: which things do you ask of your clients?
Our office is thinly staffed. What effort of our own must we reckon with during the introduction?
what do u need from our side
which docs should i have ready
how much effort is it for us
do we need a project lead on our end
What I must give you for beginning?
Which papers you want from company?
We must work much ourselves?
You need access for our systems?
What should lie on our desk before you begin?
Our homework before the start: what would it be?
The apprentice is already collecting things. What's on his shopping list?
Is a collection of common questions enough for you, or do you want more?
We're switching from another provider, what do we have to bring?
(can|could) (the old chat logs|our existing texts|our old data|our old FAQ) be (taken over|imported|reused)
How much of our people's time does it take?
Who on our side has to be there at the start?
Is it enough to send you our manuals as PDFs?
Which documents do we have to give you?
How much work will the introduction be for us?
Who from our side must take part in the project?
What should we prepare before the start?
Do you require logins for our programs?
Is it enough if we send you our FAQ?
Must I name a contact person in our firm?
What requirements does our company have to meet?
I have little time, what must I contribute myself?
How many hours will my team have to put in?
Should we collect manuals and texts beforehand?
What is our share of the work during setup?
What must we have ready so you can begin?
What information about our company do you require beforehand?
Does the project tie up my staff much?
What should we deliver and what do you do?
Which logins must we grant you?
Is one person on our side enough as project lead?
what do i have to prepare
what u need from me
which documents do you want from us
how much work for my side
do you need our logins
whats my homework before we start
who from my team has to be involved
effort for us
do you need our manuals and faq
input required from customer
prep checklist
how many hours must my people put in
What would you require from our side before you can begin?
Which documents and log-ins should I have ready?
I was wondering how much of my team's time the introduction would swallow.
We are only three in the office. How much effort does it mean for us?
Should we appoint a project lead who can take decisions?
Do we have to hand over our manuals and a list of frequent questions?
Isn't a great deal of preparation on our part necessary?
To what extent must our IT department contribute, for instance with access to SAP?
Is there a checklist of things the customer has to deliver?
What all inputs are needed from client side?
Which information must we prepare for the good start of the project?
As a craftsman I have no time for homework. What is the least I'd have to contribute?
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
i can't do html
do i have to program anything
we've no it person
can barely write an email, can i manage this
do i need a techie
no code, what's that
technical knowledge needed?
two bakers here not an it firm
does my webmaster have to get involved
it department required?
too complicated for a layman?
can somebody without computer skills run it
writing code or just clicking
i'm useless with tech
do we need scripts
suitable for dummies?
programming skills
have to hire a developer?
my neighbour's lad does our computers, is that enough
have to learn python or something
we know nothing about it stuff
who does the programming
do i need an it company for this
scared of technology, will i cope
nocode
computer science degree needed :D
our practice has no admin person for computers
non technical owner
We don't have a single developer in the building.
Does it presuppose IT skills?
Do we need a computer scientist for this?
Could a layperson manage it?
Is it really no-code?
Does somebody here have to write scripts?
Our IT is the boss's brother-in-law, will that do?
I can barely use Excel.
Is it possible without software engineers?
How technical do you have to be?
What does no-code mean in your case?
Are programming skills called for?
Must we hire an agency for the technical side?
Our IT department has no capacity for months.
Do we need Python or anything like that?
Would we depend on outside developers?
Can an office administrator without a technical background operate it?
Does our webmaster have to hack anything together?
Will we ever come into contact with source text?
Feasible without in-house IT?
How much technical understanding is required?
Low-code or no-code?
Who's supposed to develop that here, we're tradespeople?
Is software development needed on our end?
Would we have to maintain our own scripts for the sync?
I dread anything to do with programming.
Can one get by without a single line of code?
Does our business need IT specialists for it?
um does somebody here have to be able to program
so we've got no IT department uh does it work anyway
what's no code supposed to mean
do I need a computer scientist for this
no code meaning
usable without it department
programming skills required
developer necessary
I can't even do Excel. Am I out?
Must my nephew who studies informatics step in?
Will we end up staring at cryptic source text after all?
Truly zero lines of programming from us?
Nobody in our house is versed in computer languages. Is that an obstacle?
We have neither a technician nor a head of data processing. Should we manage all the same?
I am 68 and glad when the printer runs. Would I have to program anything for your system?
What do you mean by the expression no code on your page?
do we have to code
not a techie, still ok?
do u need devs for this
is it plug and play, no scripting
We have no programmer, is problem?
Must I can write code?
No-code, what it means?
Without IT man in company it's possible to use?
Our computer expert has retired. Do we get by without him?
Does it take a degree in computer science?
We're all locksmiths here, nobody knows Python. Will that be all right?
Who writes the lines of script, if not us?
do (we|I) need (programming skills|developers|an IT department|technical knowledge) (for this|)
I have no clue about tech, does it work anyway?
We have no IT department, is that a problem?
Does running it take any technical knowledge?
Can my office clerk operate it without computer skills?
Is a developer of our own necessary?
Does no-code mean none of us writes anything technical?
I'm hopeless with technology, will I manage?
Would I have to hire a programmer for the connection?
Will it work without a tech person in the firm?
Is there any scripting left for us to do?
What if nobody here knows about software?
Can everything be used without programming skills?
How much IT know-how do you expect from us?
Can laypeople use your product without tech knowledge?
Is programming needed at some point on our side?
Our IT guy retired, can we still do it?
Do we need an admin or technician in-house?
I know no Python, is that an obstacle?
Must we develop anything ourselves?
coding needed?
no programmer here, problem?
we have no it dept
can a normal office person do this
no code really no code?
need a developer for it?
i cant program for toffee, still ok?
do i have to hire an it guy
technical skills required?
nocode what does it mean
my it is my nephew on saturdays, enough?
scripts html whatever, do i have to touch any
None of us has ever written a line of code. Is that an obstacle?
We have no IT department at all, just a local chap who fixes the printers. Is that sufficient?
I was wondering if programming skills are called for when our systems are kept in sync.
Do we have to engage a software developer?
What is meant by "no code" on your website?
Isn't there always some scripting involved in the end?
Can a commercial clerk without technical training manage this?
Will our web agency have to program something?
Is a technical background required of the person who looks after it?
Does one need knowledge of JavaScript or SQL?
My IT manager left in May and I can't replace him. Could we still run your solution without a techie?
Do I have to be a computer specialist to work with it?
Do I have to be able to code?
(do I|does one|does my team) need (to know how to program|to be able to write code|coding skills|to understand code)
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
how does it know our prices
how does it learn what bread we sell
what if our menu changes
where does it get the answers
does it google it
can i upload a pdf
new delivery times, how does it find out
who feeds it the info
i want to change an answer, how
what sources does it use
do i have to teach it like an apprentice
how would it know what a clutch costs at my place
new product in the shop, does the bot know straight away
what are the answers based on
how do i teach it something
can my colleague keep the content up to date
info out of date, how do i update it
manual v3 replaces v2, where do i swap it
does it know my invoices
does it use our documents or the internet
breakfast times changed at the hotel, where do i put that in
content maintenance
does it look things up in our handbooks
where's its brain come from
edit the bot's replies
What sources does the bot draw on?
How do I teach the bot about our products?
Does it go out to the open internet?
Who maintains the content when a price changes?
Is it fed our manuals?
Does the AI make up replies or rely on documents?
How do we keep the knowledge base current?
What are its replies grounded in?
Can I correct a wrong reply?
How does our company know-how get into the system?
What is the bot's data foundation?
How would it know when order 4711 ships?
Can it take our internal wiki as its basis?
Which documents can it process?
Our catalogue changes weekly, does the bot notice?
Can my team edit the texts themselves when something changes?
What materials is it based on?
Is the bot loaded with our PDF files?
How is it kept up to date?
What does the bot go by when it informs a customer?
I'd like to know what a reply is founded on.
Does it know things about our firm that aren't written anywhere?
Does it crawl our website?
Is it fed by our documentation or by general world wisdom?
How do you update what it knows?
Who teaches the system about new products?
Outdated instructions, how do we get those out of the bot?
um how does the bot know all that
so do you feed it uh documents or does it search the internet
if one of our prices changes how do I teach it that
what does it draw its answers from
knowledge base source
maintain bot content
change assistant answers
upload faq documents
Does it secretly google?
Does it make things up or read them somewhere?
From what books does it have its wisdom?
How do I tell the assistant that since yesterday we ship differently?
Some of our instructions are thirty years old. Does your helper draw on papers like that?
How does your programme come by its acquaintance with our particular goods?
When a piece of information is out of date, how do I correct it so that the assistant gets it right?
I wish to be sure it keeps to our own documents. Does it?
where does the bot get its info
can i give it my own pdfs
how do i update what it says
does it pull from the web or from us
From where takes assistant the information?
He learns from our handbook?
I want make other answer, how to change?
Knowledge of bot is from internet or from company?
Who taught the assistant how our machines work?
New product from Monday: where do I enter it so that it's in the know?
Does it read our papers or fantasise?
What is its reference book?
where does (the bot|the assistant|the AI) (learn|get|know) (all this from|its answers|our products from)
Do we have to feed the bot our content first?
How do I change an answer when something changes on our side?
Which sources does the bot take its answers from?
Can I feed the bot our PDF manuals?
How does the chatbot get to know our products?
Does the bot search the internet or only our files?
Our delivery times change weekly, how does the bot find out?
What do we do when an answer is outdated?
Who teaches the assistant our specialist knowledge?
Does it read our website as well?
How can I correct something the bot says?
What document types can the assistant process?
Can we maintain the knowledge base ourselves?
Are the bot's answers taken from our own papers?
What do we feed the bot so it knows things?
Are our Word files enough as a source for the bot?
Does the bot know our products all by itself?
How do I keep the bot's knowledge current?
Can I edit the bot's answers myself?
Does the bot draw on our handbook?
where does the bot get its answers
does it read our pdfs
who feeds the bot
prices changed, how does the bot find out
how do i correct a wrong answer in the bot
does it pull stuff from google or only ours
can i update the content myself
knowledge base whose
new product line, how does it learn it
what is the source of its answers
upload handbook?
bot info outdated how to fix
On which sources does the assistant rely when it replies to our customers?
Our price list and delivery terms change each quarter. In what way does the assistant learn of it?
I was wondering whether it draws on the open internet or on our papers alone.
We have 300 PDF manuals for our pumps. Will the assistant make use of these?
Who maintains the content behind the answers, you or us?
If an answer is outdated, how do we put it right?
Isn't there a risk that it picks up information from competitors' sites?
What material does the AI base its replies on?
Could my secretary amend the contents herself, without asking you each time?
From where the bot is getting its answers?
Do our delivery dates have to be typed in somewhere so that the assistant knows them?
How does your chatbot become acquainted with our products?
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
who helps once it's running and i'm stuck
are you still around afterwards
do you train my staff
will i have a named person later on
if i want something altered in six months do you do it
how fast do you react once we're a customer
service contract
helpline for existing customers?
do you leave us on our own after
who does upkeep
staff training
what happens after the 4 weeks
our last it bloke vanished after fitting it
do you do updates
who keeps an eye on the system once it's live
new starter needs showing how, do you do that
response time for support
long term help?
will somebody come back to fine tune it
customer service for people who've already bought
workshops for employees once it's in
do i get looked after post launch
hand holding after go live
Do we get a dedicated account manager?
Are you over the hills and far away once it's running?
Do you train our people?
How quickly do you respond when a change is needed in live operation?
Whom do my colleagues turn to in day-to-day operation?
Is there a briefing for the team?
What response times do you offer once we're live?
What does your maintenance plan cover?
Who takes care of adjustments when the system has long been running?
Do you leave us on our own after go-live?
Is there a customer success manager?
What does assistance look like after the first four weeks?
Do you run courses for administrators?
Are updates included?
Hypercare phase?
Do you have second-level help for us as a client?
How is aftercare arranged?
We need someone who'll still be there in two years.
Are follow-up changes charged extra or part of the service?
Would someone come and hold a user workshop?
Who stands by us once everything is up?
Do colleagues get training material?
What happens after handover?
Client care after project close?
How do you assist us in the long run?
Is there a service team for existing clients?
Could you train new colleagues later on?
um once it's running who takes care of us
so do you leave us alone then or uh is there help
do you train our people too
who does it when we want something changed later
after-sales care
response times service agreement
contact during operation
Sell and run, or do you stick around?
How long do you hold hands once all is live?
Do we get a steady minder or a waiting loop?
What about after the four weeks: are you gone?
I've known it happen that after the purchase one reaches nobody. How do you handle aftercare?
Our ladies in the office would have to be instructed. Do you take that on?
Who is there for us when the thing has been in use for half a year and questions arise?
How swiftly do you attend to requests for changes during operation?
is there after sales support
do u do trainings for the team
who helps when we're live
do we get a customer success manager
After start you help more?
There is course for our workers?
Who makes change later in the system?
After buying, how long you accompany?
When the launch fireworks are over, who sweeps up?
A year on I want to alter a sentence. Who's at my side then?
Will my crew learn from you how to handle it?
Who keeps it alive once it is in operation?
(does somebody|can someone|do you) come to (us|our office|our site) and train (people|our staff)
Is there a fixed contact person once it runs?
What does the SLA say about response times when something breaks?
How fast do you respond when something breaks?
What does the SLA say about response times?
Will you still be our contact once it's running?
Are my employees trained in using it?
Who helps us with questions three months in?
Do you leave us alone after the rollout?
Is there steady support for existing clients?
How fast do you react to problems of running customers?
Is training for eight service people included?
Do you also take care of changes later on?
What does your aftercare cover?
Do we have a personal account manager after going live?
Do you carry out updates for us?
What kind of help do we get after the launch?
Who takes care of us once the project is finished?
Is ongoing care included?
Can we ring someone with everyday questions later?
Will new employees get an introduction later on?
Do you maintain the system after it's in place?
How long do you accompany us after launch?
Is there training for newcomers after the rollout?
who helps after golive
support contract?
after sales service
is there training for my team
who do i call when its running and i want a change
do you leave us alone after launch
response time of ur support
maintenance and changes later included?
hypercare or nothing
ongoing help who does it
once its live will there be someone for us
Once everything is up and running, whom do we deal with at your end?
Is training for our 12 agents part of the care after the launch?
I was wondering what sort of after-sales service comes with it.
Which response times do you commit to for support after go-live?
Isn't one left alone once the invoice is paid?
If we want a change made in the autumn, does your team do that, and under what terms?
Do you assist us further in the months following the introduction?
How is ongoing maintenance and supervision of the solution arranged?
With our ERP supplier we wait nine days for a call-back. How is customer care organised with you after the start?
Who will be my contact person post go-live, and is hand-holding provided?
After the first four weeks, does your accompaniment stop?
Do you provide technical assistance over the entire period, or only at the beginning?
`,
};
