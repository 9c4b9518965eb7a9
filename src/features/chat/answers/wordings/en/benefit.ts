/** How visitors ask about the benefit, and for whom it is: one wording a line. */
export const benefit = {
  problems: `
which problems do you solve
what's in it for us
what benefit do we get
advantages
why should we do this
what do I need this for
what do I gain
what gets better with your solution
which challenges do you address
why automate
what is it good for
customer benefit
added value for our company
pros
our customers wait too long for an answer
shorten wait times
does it even help
what improves for our customers
typical use cases
why use AI in support
which pains do you take away
give me three reasons for your solution
why would a business like ours want this
what's the point of this
What sort of headaches do you take off a company like ours?
Work keeps piling up and customers wait, what do you do about it?
what does your automation help with
what does automation do against waiting times and missed appointments
we drown in repetitive questions
too much manual work in the back office
our customers wait for days and complain
what's in it for (me|us)
what (benefits|advantages|value|good) (does it|do I|do we|would it) (have|get|bring|offer|do us) (for us|from that|)
(benefits|advantages|value|use|upsides|pros|purpose|why automate)
(why|what for) (do|would) (I|we|you) (need|want) (this|you|something like that|an AI assistant) (at all|anyway|)
what (pain points|problems|challenges|bottlenecks|worries) (do you solve|do your clients have|do you fix|do you tackle|can you take off my hands)
(my|our) (team|office|shop) (is overloaded|is swamped|can't cope|is at its limit|can't keep up), what (can you do|would help|can you do for us)
my people (are swamped|only do routine work|spend all day copying data|never get round to anything), what can you do
(long waiting times|customers wait too long|we lose customers|staff shortage|too few people|short-staffed), (how do you help|can you help|what to do)
what (gets|becomes) (better|easier) (with AI|with you|for us)
What kind of trouble does your automation take off our hands?
What's in it for me?
What pain points do your clients usually have?
benefits
My people are swamped, what can you do for us?
with all those (queries|calls|emails|papers) we never get to our actual work
we (drown|are drowning) in (chaos|requests|paperwork|emails)
what (work|trouble|kind of trouble) do you take off our hands
With all those queries we never get to our actual work
people hang up because nobody answers
we're too slow replying and lose customers
what would get better if i got you in
why do i need you
every bit of customer info is somewhere else and no one has the full picture
what headaches do you take away
inbox is a mess, shop full, phone ringing - help
what do you actually fix
how can ai help a dental surgery
customers wait three days to hear back from us
i'm at my emails till 10 every night
left hand doesn't know what the right hand told the customer
why do firms hire you
what's the use of this in daily life
losing sales because we can't keep up
what pain do you solve
where does automation help most in a small business
why should i bother with any of this
advantages for a small firm
office is drowning in admin, what can you take over
missed bookings, slow replies, messy records, are you the right people?
what goes better afterwards
what issues do your clients usually have
value add
i keep forgetting to get back to people
what good does it do my business
What pain do you take away from your clients?
Our customers often wait two days for an answer, is that a typical case for you?
Where does the shoe usually pinch for your clients?
What worries bring companies to you?
What is your software a remedy for?
What tends to go wrong at a client before you come in?
Our customer service is permanently overstretched.
Which bottlenecks do you go after?
Where do you see the biggest friction in mid-sized firms?
We're losing orders because we respond too slowly.
My team is so bogged down in routine that it never gets to the important things.
What need do you address?
Why should a business change the way it handles customers at all?
What inefficiencies are you targeting?
The hotline is always engaged and nobody knows what a colleague discussed with the customer.
What would get better in our daily work?
What would noticeably improve here if we brought you in?
What challenges does this tackle?
Why would anyone need something like this?
Describe the typical starting point of your clients.
What do the businesses that knock on your door suffer from?
We're short-staffed and the queries are piling up, have we come to the right place?
What's in it for my customers?
Long waits, scattered data, missed meetings: sound familiar?
What are the advantages of your automation?
Which business issues does this fix?
Pain points you address?
um what troubles do you actually take off our hands
so where does it usually hurt when companies come to you
what's it good for I mean uh against what
our customers wait forever and meetings fall through are we right here
wait times silos missed appointments
pain points customer service
problems solved automation
which pain points
What ailment do you cure?
Why would anybody need you?
What goes wrong in companies that you had to be invented?
What gets better if I let you in?
Complaints are piling up that everything takes too long and nobody knows anything. Are you the right people for that?
Which shortcomings in a firm such as ours are you able to remedy?
I should like to understand what worries you take from your clients.
In our company the left hand doesn't know what the right is doing. Is that something you help with?
what pain points do u fix
what's the use case
what does this do for me day to day
our support is a mess, can u fix that
What problem you make go away?
Why company need your help?
Clients wait long, data is chaos, you can make better?
Your firm is solving which difficulty?
People walk off because nobody answers in time. What's your recipe?
Things keep slipping through the cracks here. Is that a case for you?
What hurts a business before it calls you?
One forgets the customer, another can't find his file, a third keeps him waiting. Sound familiar?
what do you (help|fix|solve) for (companies|businesses|small firms)
What trouble do your customers typically have?
What headaches do you take off a small firm?
Our customers wait too long for replies, any remedy?
How could you help a wholesaler with 40 people?
Our data is scattered over three programs, can you help?
What difficulties do companies usually come to you with?
My office is drowning in enquiries, what can you do?
Which bottlenecks does your software get rid of?
What gets better for us if we hire you?
Why should a firm automate anything at all?
We lose orders because we answer slowly, what helps?
What benefit would our customers get from your products?
Why would a mid-sized business need this?
Where does it usually hurt for your customers?
Missed appointments and long queues, what do you advise?
What do we gain by working with you?
My service team can't keep up, how would you help?
What advantages would our back office have?
What goes wrong in most firms, in your view?
what pain do you fix
why would anyone need this
whats the problem youre solving
customers waiting on hold forever, is that ur topic
which headaches go away with it
our data sits in 4 places and nobody finds anything, is that the sort of mess you sort out
what goes wrong in companies that you help with
missed appointments long waits data silos thats us, is that what you tackle
what usually is broken at your clients before you come
use cases = which problems
which everyday trouble in sales and support do u take away
what are you the answer to
What sort of everyday troubles do companies have when they turn to you?
Our customers hang up after ten minutes in the queue. Is that the kind of difficulty you address?
I was wondering which pain points your products are intended to relieve.
In our company sales and service do not share their information, and clients notice. Is this among the things you tackle?
Which shortcomings in customer service are you out to remedy?
For what issues would a firm need you in the first place?
I can't quite see what the matter is with our present way of working. What usually goes wrong, in your view?
Could you name the main problems that disappear with your solutions?
Long waiting, scattered data, forgotten meetings: do you treat all of these?
Kindly tell which business challenges are getting solved by you.
Our chairman asks, "What's broken that they would fix?" How would you reply to him?
What are the typical weaknesses of mid-sized firms which you work against?
`,
  worth: `
is it worth it for us
does it pay off
ROI
when does the investment pay back
how much money do we save
how big are the savings
how much time will it save us
cost benefit analysis
payback period
from when is it worth it
how do I justify this to management
business case
return on investment
can you calculate what it brings us
how much staff cost do we save
is it economical
from how many enquiries does it make sense
is a chatbot worth it with 20 enquiries a day
hours saved per week
how soon do I get my money back
will it increase our revenue
how many percent more sales
efficiency gains in numbers
cut costs, how much
from what size does it pay
what does it save us per year
Does it pay off for a business with eight people?
How much would we save with it?
what's the return on investment
Is it worth it with only twenty enquiries a week?
Is there any financial benefit for me
benefit, profit, return, savings, business case, ROI
does it pay off for a company of five
does it pay for so few people
what would I save
what would we actually save by it
(is|would) (it|this|that) (be|) (worth it|worthwhile|worth the money|worth the effort|worth the hassle) (for us|for 40 enquiries a month|with so few enquiries|at all|for a small team|)
does (it|this|that) (pay off|pay for itself|make economic sense) (for us|with only ten mails a day|at our size|)
(ROI|return on investment|payback|payback period|cost-benefit|savings|break-even|business case|time savings|profitability|cost savings)
how (much|many) (time|money|hours|staff) (would we save|do we save|does it save|can be saved|does one save)
(how long until|when do) we get our money back
(does it|will it) (really|actually|genuinely) (bring anything|help|work) or is it (just|only) (hype|marketing)
is it (genuinely useful|actually good|any good) or (just|) hype
my (boss|CFO|manager|board) wants (numbers|to see the ROI|to know whether it pays off|a business case)
(just|only) (hype|a gimmick|a waste of money)
Does this pay off for a company of five?
What would I actually save?
Does this pay off with only 40 enquiries a month?
how long until we get our money back
How much time would we save?
Is it genuinely useful or just hype?
(15|ten|five) (mails|requests|calls) a day, isn't that (using a sledgehammer to crack a nut|overkill|too little)
(overkill|oversized|exaggerated) (for us|)
what's left at the end of the day for us
15 mails a day, isn't that using a sledgehammer to crack a nut?
will it pay for itself with 5 staff
how many hours a week would i save
we only get 20 enquiries a month, any point
is it a waste of money for a small garage
how much will i save
is it just hype or does it work out
my husband thinks it's a gimmick, does it make financial sense
do you guarantee savings
will you be straight with me if it's not for us money wise
cost benefit
what's the bottom line for me
break even
three emails a day, hardly need it do i?
i'm scared i'll pay and get nothing out of it
does it save me half a wage
worth the money?
need figures for the boss to justify the spend
time saved per month
is it a sensible investment for a b&b
would it pay off with low volumes
how do i know it'll earn its keep
return on what i put in
savings in euros
not convinced i'd see the money again
is it really worth it
What's the payback period?
I need a solid ROI for the board.
What saving may I put in the business case?
Does it add up with 200 enquiries a month?
As CFO I wonder what's left on the bottom line.
Will it bring in more than it eats up?
How many hours of work would we save?
Isn't that taking a sledgehammer to crack a nut?
How do I judge whether the outlay is justified?
From what volume does this become economical?
Do you guarantee a certain cost reduction?
Would you advise us against it if it made no sense?
My boss wants figures on what we'd gain.
Do you have a cost-benefit analysis?
What return is realistic?
Expensive toy or real gain?
How fast does it pay for itself?
Can you work out our break-even?
I'm not yet convinced by the value for money.
We don't have that many enquiries, is there any point?
How much do I save a year in euros?
How do I justify the spend to management?
And if it turns out it does nothing for us?
Does automation really pay?
What productivity gain can you put a number on?
Is there a calculator for our savings potential?
I doubt the benefit outweighs the expense.
um does it pay off for a small business like ours
so what would we save uh in hours or money
is it really useful or just a toy
and when do you get your money back
roi automation
worth it small business
savings per month
payback period chatbot
If it's no use to us, will you admit it?
How many hours do you guarantee I'll save?
Am I burning money if we only get a handful of enquiries?
Can you do the sums on what's left at the end?
I have to turn every penny twice. Can you assure me that the purchase will pay for itself?
At my age one invests only in what bears fruit. How can I tell whether this would?
My accountant asks what benefit stands against the expense. What may I answer him?
We receive perhaps twenty letters a week. Would we be using a sledgehammer to crack a nut?
is it worth it tho
how fast is the return
is this overkill for us
does it actually bring anything
Is good invest for us or not?
How much money we save with your system?
Makes sense for small firm with few mail?
After how many month money comes back?
Will there be more in the account at the end than before?
Would you talk us out of it if we didn't need it?
How do I convince my finance director that it isn't money up the chimney?
What do I get out of it, in pounds and pence?
(what do we|what would we) (gain|get out of it|save) (in the end|in euros|)
When has the investment paid for itself?
How do I justify this to my boss?
Does it pay with only 20 enquiries a week?
How much money would a firm our size save?
After how many months do we break even?
How can I tell whether the investment will pay off?
Would a small shop get anything out of it?
How many hours a week will my team save?
I doubt the effort pays for a firm like ours.
What return can I expect from automating?
From how many enquiries a day does it make sense?
Is it really money well spent for us?
Can you calculate our savings in advance?
Will you be honest if it doesn't pay off?
Is it economical for a firm of five?
Will we earn the cost back?
What's in it for us in euros?
We have just 10 requests a day, worth it?
Is the benefit bigger than the expense?
Can I estimate the gain beforehand?
how much money will i save
is it worth the hassle for a shop with 10 enquiries a day
break even when
savings per month guaranteed?
convince me, do i get my money back
payback time
what if its not worth it for us, will you tell me honestly
hours saved per week realistic number
sounds nice but does it bring anything in cash
We get perhaps 25 enquiries a day. Would the investment ever pay for itself?
Could you put a figure on the annual savings for a company like ours?
I am sceptical by profession, being a tax adviser: what is the return on such an expense?
How many working hours would we gain per month, and do you commit to that number?
I was wondering whether you'd tell us frankly if automation made no sense for our business.
After how many months would one break even, typically?
Isn't the effort greater than the gain for a workshop of nine?
Our works manager wants a cost-benefit calculation. Can you supply evidence that it's profitable?
What is the benefit in money terms for a wholesaler with two people on the phone?
Is it really paying off for small companies, or is it only a fashion?
Do you guarantee that we'll save anything?
How would we establish whether automation is economical in our situation?
(do you|can you) (guarantee|promise) (us|) (a certain number of leads|more customers|more revenue|new orders|extra appointments)
How many new leads would that bring us a month?
more revenue guaranteed?
how many more appointments can we expect
`,
  people: `
does the AI replace our employees
will jobs be lost
do we have to let people go
is the bot going to take my job
what happens to my support team
will my colleagues lose their positions
job cuts through AI
what does people first AI second mean
explain your principle of humans first
my staff are afraid of AI
how do we get our people on board
acceptance among employees
does the AI make me redundant
do we still need humans in customer service
layoffs
what will our people do then
are workers replaced by the bot
can I reduce headcount with this
who decides in the end, a human or the AI
does a human stay in control
can employees overrule the AI
job loss
we don't want to fire anyone
human in the loop
will the chatbot make people here redundant
our workforce fears for their jobs
My staff fear they will be redundant afterwards, what do I tell them?
Will the bot cost jobs here?
lay people off, jobs, redundancies, acceptance in the team
do I have to lay off people afterwards
(will|are) (jobs|people|positions|staff) (be|going to be|being) (cut|lost|laid off|replaced|made redundant) (because of this|by the AI|)
(does|will|is) (the AI|the bot|it|this) (replace|gonna replace|take over from|going to take) (our|my|) (employees|staff|jobs|work|people|colleagues)
(my team|my colleagues|our staff|people here) (is|are) (scared|afraid|worried) (for their jobs|of being replaced|of AI|about this)
is (the ai|it|the bot) (gonna|going to) take (our|my|people's) (work|jobs|job)
(will I|am I going to) (lose my job|be replaced|be out of work)
what (does|do you mean by) (people first|people first AI second|your slogan|your motto) (mean|)
(job cuts|layoffs|redundancies|job losses|fear of AI|staff acceptance|resistance in the team)
how do (employees|teams|staff) (react|feel about it|take it)
what (will|do) our (people|staff) (do then|still do|do afterwards)
can I (cut|save|reduce) (staff|headcount|people) with (it|this)
Will my employees lose their jobs because of this?
My colleagues fear for their jobs. Should they?
Will I have to lay people off afterwards?
Will jobs be cut because of this?
My team is scared for their jobs
is the ai gonna take our work
what do I tell my (clerk|staff|colleague|crew) who is (panicking|worried|afraid)
my (colleagues|people|employees) fear they (won't be needed|will be superfluous|will lose their place) (after the rollout|)
is it about (getting rid of people|saving jobs|replacing humans)
What do I tell my clerk who is panicking?
My colleagues in customer service fear they won't be needed after the rollout. What do you tell them?
Does your software destroy jobs?
will our receptionist lose her job
my lads are worried about their jobs
do i have to let anyone go
could i get rid of the office girl with this
is the ai taking our work
what's left for my telephonist to do
do i still need staff
redundancies
is it a replacement for the front desk
robot instead of people?
are you job killers
how do i tell the team without them panicking about their jobs
will i be out of work if my boss buys this
can it stand in for my shop assistant for good
humans first or machines first
fewer employees through ai?
the ladies on reception feel they're being pushed out
does this replace people or help them
run it with no staff at all?
apprentice here, any future in office work with this about
who could i save on payroll
staff dead against it, they think they'll be binned
are you here to cut jobs
what do the humans still do
does the machine make my secretary redundant
team's nervous about ai
Will jobs be cut here afterwards?
The works council fears redundancies, what do you say to that?
Will my hotline people end up out of work?
Is this a downsizing project in disguise?
How many heads can I save?
What becomes of our clerks?
My workforce is afraid for its jobs.
Does your technology destroy employment?
Does somebody have to go when the bot arrives?
Do I still need my service team then?
Be honest, is this about laying people off?
Which tasks stay with humans?
Can your AI stand in for two full-time people?
How do I take away the team's fear of becoming superfluous?
Lay-offs through AI, where do you stand?
I'm writing a piece on job losses from automation and would like your position.
Is inside sales making itself redundant with this?
How will work be split between man and machine?
Does the software make our call-centre agents obsolete?
Should we reduce headcount after rollout?
What do I tell colleagues who fear for their livelihood?
Is the receptionist going to be rationalised away?
"People first" sounds nice, but in the end heads roll.
Does this lead to fewer people in customer service?
Does the team stay intact?
Is the bot meant as a substitute for colleagues or as relief?
What role do our service agents play after that?
Are you out to make human agents unnecessary?
um will my staff lose their jobs
so my colleagues are scared uh that the machine takes over is that true
do we then have to let somebody go
do I still need my office help with that AI
ai replace staff
layoffs due to automation
job cuts ai
people first meaning workforce
Are you the reason everybody ends up unemployed?
Can I sack the whole call centre with your bot?
What's left for my crew to do if the machine does it all?
Job killer, yes or no?
Mrs Taylor has sat at our reception for thirty years. Will your technology make her superfluous?
The welfare of my employees is dear to me. Does your artificial intelligence take their work away?
There is unease among the workforce since the letters AI were uttered. How may I calm them?
I have read that such programmes make clerks dispensable. Is that your intention?
is ai gonna steal our jobs
are we all fired lol
does the bot replace the whole support team
should i fear for my job if my boss buys this
AI takes work from humans?
My colleagues are afraid lose position, is right?
After start we need less people?
Robot makes everything, what makes then the worker?
What do I tell the woman who asks if she'll be swapped for a vending machine?
Will there still be somebody at our front desk next year?
Is your dream an office with only computers in it?
Is there anything left for creatures of flesh and blood?
(do we have to|will we|are you going to) (lay off|replace|get rid of) (people|staff|colleagues)
What becomes of my colleagues in customer service?
My staff are afraid for their jobs
Will I have to let somebody from support go?
My staff fear for their jobs, should they?
Is the bot going to take work away from people?
Can I cut two positions with the AI?
Do we still need a receptionist afterwards?
Does it make our clerks redundant?
What is left for my employees to do?
Are we going to lose jobs through automation?
How do I tell my team nobody has to leave?
Is the AI meant to reduce headcount or just help?
Can we run customer service without any people?
Would the machine take over everything in the end?
Is this about cutting jobs?
Will my assistant have to look for another job?
Do I need fewer support staff in future?
I don't want to fire anyone, is that compatible?
Do humans remain important in our company?
Will software soon stand in for my colleagues?
will i have to fire people
my staff thinks the bot takes there jobs
does ai replace my support team
headcount reduction is that the goal
girls in the office are scared now, job cuts?
can i get rid of 2 people with this
what do my people still do when the bot is running
will we be redundant
layoffs because of ai?
whos job is at risk
ok so im head of customer service and my team asked me this morning straight out whether theyll still be here next year once that thing is live so what do i tell them
does it work with my team or instead of my team
replace receptionist?
human staff still needed after that
is that a job killer
people first so no one gets sacked?
what remains for humans to do
our inside sales lady is 58 shes worried the ai makes her superfluous
cut positions or relieve them, which
will the bot put my clerks out of work
Speaking for the works council: are jobs going to be cut because of your software?
My customer service team of eight is anxious. Is the assistant meant to take their place?
I was wondering what remains for our clerks to do, once routine questions are dealt with by a machine.
Isn't the real aim of all this to get by with fewer staff?
Would we have to let anybody go if we introduced your product?
We don't wish to lose our long-serving inside sales lady. Does the AI make her role superfluous?
Is it intended as help for employees or as a substitute for them?
Our owner hopes to run the support desk without humans. Is that what your solution is designed for?
How do you respond to staff who fear for their livelihood?
Will there be manpower reduction after implementation of this AI?
In France the unions would ask at once: does this suppress posts?
What share of the work stays with people, and what goes to the machine?
Can I tell my colleagues with a clear conscience that nobody will be replaced?
I've 14 apprentices and journeymen plus two ladies in the office; are the ladies out of work then?
What is your attitude to machines taking over human labour?
Does your motto about people coming first mean that our team keeps its work?
Will the receptionist become redundant as soon as the assistant answers callers' questions?
Do other companies dismiss personnel after they begin with artificial intelligence like yours?
Our agents love the tricky cases and hate the dull ones. Would they keep the tricky ones?
As an employee representative I would like to know if the tool substitutes for people or supports them.
`,
  fit: `
which industries is it suitable for
is this something for small businesses
there are only five of us, does it still make sense
for what company size
do you work for tradespeople
target group
do you do this for medical practices
mid-sized companies
we build machines, is that a fit
solutions for public authorities
does it work for charities
enterprises too?
minimum size
insurance industry solution
suitable for online retailers
for law firms
is it suitable for a hotel
we are a startup
sole trader
from how many employees
B2B or B2C
do you work with real estate agencies
who is this for
who is your typical client
do you have experience in our sector
I'm a private person, can I use it
We're a dental practice, is this meant for us as well?
I run a small trade business with three people, are we too small?
would it suit a hotel or a restaurant
What kind of firms is this for?
does that suit a law firm
sole trader, freelancer, one-man business, does it make sense
law firm, estate agent, car dealer, charity, authority, school suited
is this any use for a law firm
any use for a driving school or a dentist with many appointments
we are only three people, does it make sense
does a small garage need something like this
could a hairdresser use it
would a wholesaler with 80 staff be a good match
15 leads a week, too small for you?
(is it|would it|would that|does it|is this) (suit|suitable for|work for|right for|something for|good for|made for) (a dental practice|doctors|a craft business|tradespeople|plumbers|accountants|a law firm|a hotel|restaurants|a driving school|charities|public authorities|schools|estate agents|an online shop|retailers|manufacturers|a car dealer|hauliers|property managers|a start-up|wholesale|insurers|care homes|freelancers|corporations|small companies|medium-sized companies)
(we're|we are|I'm|I am|I run|I have) (a small business|a property manager|a family business|a sole trader|a two-man company|a workshop with ten people|self-employed|a club|a charity|a bakery|a hair salon|a small shop|a one-woman business)(, does it make sense|, is this for us|, got anything for us|, would that work|, is it worth a look)
(too small|too big|big enough|large enough) (for you|for this|for AI|) (are we|)
(minimum size|target group|ideal customer|company size|industries|industry|who is it for|sector|headcount)
(do you|are you) (mostly|only|also|rather) (work with|for) (enterprises|small firms|corporations|SMEs|private individuals|big companies|consumers)
from (what|which) (size|number of employees|headcount) does it make sense
do you (know|have experience with|understand) (our industry|logistics|hospitality|healthcare|real estate|manufacturing|trades)
do you (work|do that) for (private individuals|clubs|the public sector|one-man businesses|founders)
What sort of firms is this meant for? We're a dental practice.
We get maybe 15 leads per week. Too small for you?
Is this any use for a law firm with lots of appointment requests?
We are only three persons, does it make sense?
Is this something for a small painting business too?
We run a law office, would it suit us?
I'm a sole trader, does it make sense?
I'm a sole trader, does it make any sense for me?
Would that suit a dental practice?
are we too small for you?
We're a property manager with 30 staff, got anything for us?
Do you mostly work with enterprises or small firms?
we (run|have|own) (three bakeries|a gym|a vet practice|a travel agency|a campsite|a music school|a physio practice|a care service|a garden centre|a workshop|a pharmacy|an architects' office|a print shop|an engineering firm), would (your stuff make any sense|it be any use|that suit us|this be for us)
(sensible|suitable|useful|meant) for (bakeries|pharmacies|gyms|landlords|farmers|utilities|co-ops|churches|doctors|tiny firms)
we get maybe (15|ten|a handful of) leads (per week|a month), too small for you
We run three bakeries with delivery, would your stuff make any sense there?
We're an electrical contractor with eight people, is this for us?
one man band, is this for me
do you do hairdressers
plumber with 3 guys, too small?
what trades is it meant for
dentists too?
bakery chain with 14 branches, do we fit
only for big firms?
how big do you have to be
charities or just companies
good for an accountancy practice?
joinery
who are your typical customers
i run a little guesthouse, am i your target group
minimum number of employees
do you work with councils
plumbing wholesaler, is that your sort of client
brand new startup, still suitable?
gym
we're a b2b machine builder
freelancers as well?
restaurants too?
do you take private individuals
would it suit a florist
what businesses get the most from it
car dealer with workshop, suitable or not
is it right for a vet
which industries
Are we too small with eight people?
Do you work for large corporations too?
Would that suit a machine builder with 300 staff?
We're a medical practice, is this an option for us?
Who is your target group?
Which industries is this made for?
My husband has a roofing firm, would it be something for him?
From what headcount does it come into consideration?
We're a charity, can we become a customer?
Do you serve the public sector?
Is it B2B only or also for private individuals?
Wholesale of plumbing parts: are we in the right place?
Does your product suit law firms?
What sort of companies typically buy from you?
Is there a lower limit on company size?
We're a niche manufacturer with very special queries, do we fit the mould?
I'm a sole trader, is it worth my getting in touch?
What company profile do you look for?
Is it something for hotels as well?
SME or enterprise, where's your focus?
Would you take on a small craft business?
Right for start-ups?
Do you specialise in certain sectors?
As an insurance broker, would I be part of your clientele?
Do you take freight forwarders as customers?
Do we have to be a certain size?
Who should steer clear of this?
Would a nursing service be a candidate?
um there's just five of us is that something for us
so we do plumbing and heating uh does that fit
is it only for corporations or small ones as well
which industries do you do this for
target customers industries
suitable for trades
minimum company size
wholesale engineering clients
Do you take a one-man band?
Are we too tiny for you?
Who'd better keep their hands off it?
Any use to a hairdresser with three chairs?
We are a family firm in the third generation and deal in screws. Is your offer meant for the likes of us?
I run a small joinery in the country. Do we belong to your circle of customers at all?
For what sort of business was your technology conceived? We build agricultural machines.
My brother manages properties with a staff of eight. Would he be the proper client for you?
good for startups?
small shops too or just big corp
do u do tradespeople
what industries is this made for
We have little restaurant, is for us also?
Which company can use your product?
My business has three worker, big enough?
You make also for doctor office?
It's the boss, two journeymen and a dog. Not enough for you?
How many heads must a firm count before you take it on?
What kind of outfit is in good hands with you?
We turn parts on CNC machines. Do you serve people like us?
(we are|we're|I run) (a bank|a credit union|a medical practice|a hospital|a law firm|a public authority|a school|a hotel|an insurer|a care home|a charity), (would it work|is it suitable|is that allowed|does it fit) (for us|there|too|)
May banks use a tool like this?
Are you approved for regulated industries?
tax advisers bound to secrecy, is that an option?
physio with three locations, appointment booking by AI, feasible?
Do you also do this for (dentists|bakeries|lawyers|estate agents|gyms|utilities|charities)?
There are only (two|three|four) of us, is it even worth talking?
How many enquiries a day do we need for it to make sense?
hospital bookings with patients' data, can you do that?
We sell firearms accessories online, would you take us on?
Insurance brokerage here. Can the bot advise on policies?
hospital appointment booking, patients' data involved - can you do that?
(do you|could you) (also|) work (for public authorities|on tenders|for the city|for schools)
We sell (medical devices|insurance|firearms accessories|alcohol), would you take us on?
May the bot advise on (medicines|insurance policies|legal questions) for us?
We're only six people, is this something for us?
Are we too big for you with 300 employees?
Is your product meant for a dental practice too?
Which industries did you build this for?
Could a plumbing business with eight staff use it?
Would it be right for a tax office of twelve?
How large does a company need to be?
Are you aimed at corporations or mid-sized firms?
We build machines, have we come to the right place?
Do you take on freelancers without employees?
Who is your typical customer?
Does it make sense for a charity or public office?
Would this suit a hotel with 30 rooms?
I run a small haulage firm, is it an option?
From what company size do you work with firms?
Could a property manager make use of this?
What sort of businesses are your customers?
Is it more for wholesale or for hairdressers too?
for who is this
too small with 6 people?
is that something for a plumber
mechanical engineering company 80 ppl suitable?
do you do law firms too or only wholesale
min company size
we're a dental practice does it suit us
only for big corporates?
electrician with 4 vans, makes sense for me?
does it fit a wholesaler for screws
We are a family-run bakery supplier with 18 people. Are we the kind of client you have in mind?
For which trades and sectors has your offer been made?
Isn't our firm too small, with just four employees?
I was wondering whether a mechanical engineering company that builds special machines would be a suitable candidate.
Do you also cater to charities and schools, or to commercial companies only?
What size must an enterprise have before you take it on?
Our law office receives few but complicated enquiries. Is your solution appropriate for somebody like us?
Is your product meant for corporations, or would a painter and decorator benefit too?
Who is your ideal customer?
Kindly tell if it is suitable for a distributor of medical goods having 200 staff.
We are a property management company in Kassel; would we belong to your target group?
Would a municipality with 30,000 inhabitants be able to make use of it?
`,
  comparison: `
what sets you apart from other providers
why Mainlicht and not the competition
difference to ChatGPT
why not just use ChatGPT
competitors
better than Intercom?
comparison with Zendesk AI
what do you do better
alternatives to your product
USP
unique selling point
why should I pick you over someone else
how do you compare
couldn't we build this ourselves with copilot
why buy from you
what's different about your bot
what can you do that Drift can't
Microsoft Copilot is good enough, no?
difference to ordinary chatbots
we had a chatbot before and it was bad
other vendors are cheaper
switching from another chatbot vendor
market comparison of chatbot vendors
why you of all companies
are you cheaper than Intercom
what is the difference to ChatGPT
how are you different from ChatGPT
how do you differ from Zendesk or Intercom
what can you do better than others
why not just something from Microsoft
Why wouldn't I simply use ChatGPT, which is cheaper?
We also have a quote from another vendor, what do you do better?
advantage over Intercom or Zendesk's own bot
competition, competitors, alternative, better than others
Why not build it ourselves with Zapier and ChatGPT?
Zendesk has AI of its own, why would we need you?
HubSpot already has a chatbot, what's the point of yours
our CRM comes with AI, what is better about you
what about Intercom Fin or Tidio
any different from Tidio or Crisp
you versus a freelancer
why (not|shouldn't I) (just|simply|) (use|take|go for|build) (ChatGPT|Copilot|Gemini|Claude|Intercom|Drift|an off-the-shelf tool|it ourselves)
(what|how) (makes you different|sets you apart|is the difference|do you differ|distinguishes you) (from ChatGPT|from other providers|from competitors|from Intercom|compared to Zendesk|from HubSpot|from Tidio|to the others|)
what (can|do) you do better than (ChatGPT|the others|Intercom|competitors|Copilot|the competition)
why should (we|I) (pick|choose|go with|take|trust) you (of all people|over others|and not someone else|)
why you
(comparison|difference|alternatives|competitors|competition|rivals|USP|unique selling point|strengths) (to ChatGPT|to others|)
we already (have|pay for|use) (Copilot|ChatGPT|a chatbot|Gemini|another tool), why (would I need you|do we need you|bother)
(I have|we got) (another|a cheaper) (offer|quote) (from a competitor|)
can't ChatGPT do (that|this) (too|for free|)
How are you better than Intercom Fin?
Why not simply build this ourselves with Zapier and ChatGPT?
Why would I pick you instead of just using ChatGPT?
How are you better than Intercom?
What do you do differently from the competition?
Why not simply use ChatGPT?
What do you do better than Intercom?
difference to competitors
Why should we pick you of all people?
We already pay for Copilot, why would I need you?
(Tidio|Drift|Zendesk|another vendor|the competition) sent me an offer too(, why rather you|, what can you do more|)
why (rather|prefer) you (to the others|)
Tidio sent me an offer too. Why rather you?
vs chatgpt
Why shouldn't I just use ChatGPT?
What have you got that your rivals haven't?
what can you do that others can't
intercom quoted me too, why you
my web guy can make a bot, why would i come to you
what makes you better
compared with tidio?
chatgpt is 20 quid a month, what do you do different
how do you stand out
there's a hundred firms like yours, why pick you
copilot does this already doesn't it
better than the competition?
hubspot has its own bot, why yours
i could knock something up in gemini myself
difference to a call centre
difference between you and a regular agency
you versus zendesk ai
three suppliers on my list, win me over
they all promise the moon, how are you any different
drift vs mainlicht
mate uses botpress for free, what speaks for you
where are you stronger than rivals
what's special about your assistant
why you and not the big telecoms
how do you compare to freshchat
what's your edge
Why shouldn't we just use ChatGPT?
What do you have that Intercom doesn't?
There are three other bidders on our shortlist, why should we choose you?
We already have Copilot licences, so why would we need you?
What's your unique selling point?
Chatbots are ten a penny these days.
One of your competitors is cheaper, what justifies the premium?
Where do you beat the competition?
How do you position yourselves in the market?
Couldn't we build that ourselves with a custom GPT?
What's your USP?
My IT lead says HubSpot can do all that out of the box.
Give me three reasons in your favour.
Why Mainlicht of all companies?
Make or buy: what speaks against developing it in-house?
Is there a side-by-side with your rivals?
What makes you stand out?
Zendesk has its own AI agent built in, so where's your added value?
Who are your competitors?
I'm filling in a vendor matrix and need your strengths relative to others.
Where do you have the edge?
Are you better than Drift or Tidio?
What do you do differently from everybody else?
Why a small Frankfurt vendor rather than an American market leader?
Your competitive advantage in one sentence, please.
Isn't it just ChatGPT with a new label?
We had a bot once and it was dreadful, what's different about yours?
Benchmarked against Agentforce, how do you do?
um why should I come to you and not just use chatgpt
so what do you do better than the others
there's like a thousand chatbot firms uh what's different here
I've already got a quote from a competitor so why you
difference chatgpt mainlicht
advantages over competitors
intercom alternative
compare chatbot vendors
What can you do that your rivals can't?
Better than Zendesk AI, hand on heart?
Don't you all cook with the same water?
Why pay you when we already have Copilot?
One is positively overrun by such firms these days. Why should I choose yours?
My son-in-law claims one can have all this for nothing with ChatGPT. Wherein lies your advantage?
Three offers lie before me. What distinguishes yours from the rest?
If I may ask, what is special about you compared with your fellow suppliers?
what's ur usp
can't chatgpt just do that
why u and not tidio
what makes you guys special
Why you are better like other company?
I can use ChatGPT, why I need you?
What is difference to other chatbot seller?
Competition makes same thing, why choose Mainlicht?
I can get the same round the corner. Or can't I?
We've tried HubSpot's own bot. What would be different with you?
Why not go straight to one of the giants?
Give me three reasons to pick you over everyone else.
what do you do (better|differently) (than|from) (others|ChatGPT|Intercom|Zendesk|the competition)
Why should I choose you of all people?
Why shouldn't I simply use ChatGPT?
In what way are you better than other chatbot firms?
Why should I buy from you of all companies?
What do you do differently from Intercom or Drift?
We have three quotes here, what speaks for yours?
Where is your advantage over the competition?
We already have Copilot, so why Mainlicht?
How do you stack up against your competitors?
What have you got that rivals don't?
Is your bot smarter than the one from Tidio?
Give me one reason to prefer you.
What's the difference between you and Zendesk AI?
What can Mainlicht do that HubSpot can't?
How do you stand out in the market?
Why not just take a cheap bot?
What's so special about you?
Against Zendesk, where is your strength?
Are you better than a large agency?
why you and not the others
diff to chatgpt
why not just use copilot
what makes u special
there are 1000 chatbot vendors, why mainlicht
how are u different from a normal chatbot
competitor comparison
my nephew says chatgpt does all this for 20 bucks, so why you
vs zendesk ai
whats the advantage over userlike or moin.ai
Our staff already use ChatGPT Plus. In what respect would you be preferable?
I have two other bids on my desk. What distinguishes you from the rest of the field?
We pay for Zendesk's built-in AI already. Why would we take yours as well?
Could you name your unique selling points?
I was wondering how your product differs from Microsoft Copilot.
Isn't this simply one more chatbot among many?
What makes your approach better than that of Intercom or Tidio?
Why should one choose Mainlicht and not a bigger supplier?
My son says he could build the same with ChatGPT in an afternoon. What would you reply to that?
What is the advantage over HubSpot's own chatbot, which comes for free?
In what are you different from your competitors?
Kindly give a comparison chart of your solution versus other vendors in market.
why (you|Mainlicht) (and not|instead of|rather than) (Zapier|Make|n8n|Power Automate|ChatGPT)
(difference|comparison) (to|with|from) (Zapier|Make|n8n|Power Automate|Intercom|ChatGPT)
What can you do that Zapier can't?
Zapier costs 20 a month, why would I need you?
are you better than n8n
So far we cobble it together with Make, what do you do differently?
Wouldn't Power Automate do for that?
`,
  references: `
do you have references
who are your customers
reference customers
are there case studies
case studies
customer reviews
which companies do you work with
success stories
can I talk to an existing client
who uses this already
example projects
any testimonials
reviews on Google or Trustpilot
have you done this before
how many customers do you have
examples from practice
which businesses use it
proof that it works
show me a project from our industry
where is your chatbot live already
client list
customer feedback
past projects
who have you worked for
are there companies from our industry using it already
do you have customers in engineering
have you done something for tradespeople before
Which companies are already using it, and are they happy?
Could I talk to one of your existing customers?
case studies, success stories, reviews, testimonials
Show me customers who'd vouch for you
who can vouch for you
any customers who would recommend you
can you name two companies that use it
prove that you did this before
do you have a case study from a hotel
success story in logistics
three satisfied clients, please
customer names
(which|what) (companies|clients|customers|firms) (have you worked with|do you have|use it already|trust you|are using this)
(references|testimonials|customer reviews|reviews|case studies|success stories|client list|customers|track record|ratings|Trustpilot|Google reviews|proof|examples of your work)
can I (talk to|ring|call|speak with|contact|ask) (one of your|an existing|a happy|another) (clients|customer|customers|client)
(any|do you have|are there) (case studies|references|examples|projects|experience) (from|in) (wholesale|our industry|manufacturing|retail|trades|real life)
what do (your|existing) (clients|customers) say (about you|)
how many (customers|clients|companies) (do you have|use it)
(prove|show me evidence|proof) that (it works|you can do this)
Any case studies from insurance?
Show me three customers who'd vouch for you
Who already uses it? Any testimonials?
Are there any case studies?
Which companies have you worked with?
testimonials
Any case studies from wholesale?
Can I ring one of your existing clients?
name (three|a few|two) (businesses|firms|customers) (where it's running|that use it|that are happy)
(where|with whom) is it (already|) (live|in use|running)
Name three businesses where it's running
Are there customers in engineering I could talk to?
Which companies already use your solution?
who's already using it
got any other dentists on your books
references
can i speak to a business that has it
google reviews of you
any examples from the building trade that you've done
show me past projects
trustpilot
which hotels have it running
am i your first client or what
name three happy firms
has any heating company tried you
any well known names
what do others say about you
experiences with mainlicht
reviews
can't see any customer logos on here
have you done one for an online shop, who was it
track record
do you have proof from garages you've worked with
someone in my industry i could ring about you
Who have you worked for so far?
Could I have a call with one of your existing clients?
Do you have case studies from mechanical engineering?
Please name three customers of our size.
Any success stories?
Who's using your product in production already?
I don't see any client logos on the site.
Procurement insists on evidence of comparable projects.
Which well-known companies trust you?
How many customers have you got?
Case studies to download?
What do your clients say about you?
Are there reviews, on G2 or Trustpilot for example?
Do you have a track record in wholesale?
With whom could I compare notes about working with you?
Show me a finished project.
Would we be your first customer?
Are there testimonials?
Have you done this before in our sector?
Can you produce a letter of recommendation?
What flagship projects can you point to?
I don't want to be the guinea pig.
User stories from the trades would convince me.
Without sample customers I won't get this past the board.
Do you have practical examples from logistics?
Which projects have you completed successfully?
um who's bought this from you so far
so can you name some customers uh where it's running
are there any reviews or something
have you done it for an engineering firm already
client testimonials
mainlicht reviews
Do you have even one customer?
Show me somebody happy.
Am I your guinea pig?
Where are all the client logos everyone else shows off?
Before I commit myself I like to speak with someone who has had a good experience. Can you name a firm?
Which companies have placed their trust in you thus far?
Is there a wholesaler among your clients with whom I might enquire about you?
I don't buy a pig in a poke. Who can vouch for the quality of your work?
got any success stories
who's using u
show me some brands that have you
Which clients you have already?
There is example from other firm where it functions?
I can speak with one customer of you?
Review about Mainlicht where to read?
Whom could I ring to hear whether you keep your promises?
What well-known names are on your client list?
Which past projects can you boast of?
Has anyone in our trade been through it and lived to tell the tale?
Is the customer in your example a real person?
Does the company in the demo really exist?
Who do you already work with?
Could I phone one of your customers?
How many customers do you actually have?
Which well-known brands use your chatbot?
Which well-known (brands|companies) use your chatbot?
Which companies already work with you?
Can I ring one of your existing customers?
Are there testimonials from happy clients?
Have you done projects for wholesalers before?
How many clients trust you so far?
Show me a case from the building trade, please.
Where can I read reviews of Mainlicht?
Has any firm in our industry used this yet?
Do you have case studies or success stories?
Who is running your software at the moment?
Could you name two clients of yours?
Are you rated on Trustpilot or Google?
Is there an engineering firm already using you?
Who can tell me something about your work?
Do you have customer quotes I could read?
I'd like to talk to a user beforehand.
What showcase projects do you have?
Were former clients satisfied with you?
who else uses it
customer list
any happy clients i can ring up
testimonials pls
reviews about you where
success story in wholesale?
name one company thats using it
do you have customers in my trade already
am i the guinea pig or have others done it
show me logos
Might I speak with a company that has been using your solution for a year?
Are there published case studies from the wholesale sector?
I looked for customer logos on your pages and found none. Which firms do you work for?
Our procurement rules require three reference customers. Can you name them?
I was wondering who else in the joinery trade is already a client of yours.
Isn't it odd that no client testimonials appear here?
Do you have success stories of projects in mechanical engineering?
What do your existing customers say about you?
Please share client list and testimonials for our vendor evaluation.
Have you already equipped any tax consultancies, and may one ask them about it?
I'd rather not be your first customer. Who came before us?
Is there some proof from practice, such as an interview with a satisfied user?
`,
};
