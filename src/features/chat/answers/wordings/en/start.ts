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
`,
};
