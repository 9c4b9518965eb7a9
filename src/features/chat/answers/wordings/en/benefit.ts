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
`,
};
