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
`,
};
