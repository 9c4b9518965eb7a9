/** How visitors ask about money and contracts: one wording a line. */
export const price = {
  price: `
how much is (it|that|one|this|each)
how much (does that cost|would that cost|would it be|for one of those)
(what does it cost|what would that cost|what is the cost of that)
how much does it cost
prices
how expensive is the chatbot
what does the lead generator cost per month
cost
price list
from how many euros does it start
how is the price made up
pricing model
do we pay monthly or once
is there a set-up fee
can you send me a quote
what's the damage
what's it gonna cost me
what budget should I expect
estimate
running costs
monthly fee
subscription or one-off payment
price per user or per conversation
do we pay per ticket
what do you charge
ballpark figure
what would it roughly cost for 10 employees
licence costs
why are there no prices on the site
price range
what plans are there
is it expensive
just quickly: price?
rates
hidden costs
how much to set it up
request a quotation
fees
what is the monthly price of the chatbot
what does the CRM integration cost
how much is the CRM integration
price of the lead generator
how expensive is the lead generator
how expensive is the AI chat assistant
what do you charge for the set-up
what costs should we expect if we use the bot
I need a number for the budget, roughly what does a chatbot cost
can you give me a price
Please send us a quote for all three solutions
Could you make us an offer, we are twelve people?
Our budget is small, what is the cheapest way in?
Roughly what would a tradesman pay each month?
What will it cost in total in the first year?
give me a ballpark figure in euros
How much is your chatbot for a car dealer with 50 employees
cost range, budget, fees, tariff, monthly rate, purchase
What would all three products cost together?
all three together, how much for a firm with 40 staff
what would the chatbot cost for a company of our size
price for the whole package
cost of the complete bundle with 100 employees
do I pay per chat, per message or per conversation
do you charge by usage or a flat rate
pay per lead
What do the assistant and the lead generator cost together?
how much per month for a small shop
cheap chatbot, what do you charge
would the CRM integration cost extra
what does one more language cost
is support included in the price
price for two locations
packages and rates
(what|how much) (does|do|would|is|are) (it|this|the chatbot|the setup|the assistant|the lead generator|the CRM integration|all three|your solution|something like this) (cost|costs) (per month|monthly|a year|roughly|in total|)
how (expensive|pricey|cheap|much) is (it|this|the whole thing|a chatbot|the setup)
(price|prices|pricing|costs|price list|fees|rates|monthly price|setup fee|total cost|annual cost|budget|licence fees|quote|estimate|ballpark|offer|rate card|running costs)
what should (I|we) budget (per month|a year|roughly|)
(please|can you|could you) (send|make|give) me (a quote|a price list|an estimate|an offer|a non-binding offer|a ballpark figure)
(any|are there) (hidden|extra|additional|running) (fees|costs|charges)
do you charge (per user|per chat|per conversation|per enquiry|per month|per ticket|per message|by the hour)
what do you (charge|ask|want) (for the setup|a month|for the bot|per user)
our budget is (small|tight|500 euros|limited), (is that enough|will that do)
(is it|are you) (expensive|affordable|cheap|too expensive for us)
pricing?
Is it monthly fee or one time payment?
Our budget is tight, whats the cheapest way to start
rates and packages
Do I pay per conversation?
I am searching cheap chatbot for my shop, how much it costs in month?
What would all three products together cost for a firm with 80 staff?
Roughly what would a plumbing business pay per month?
Could you send over a quote?
Just give me a ballpark in euros
How much is your chatbot for a car dealer with 40 employees?
How expensive is this?
What should I budget per month?
Please send me a quote
What do you charge for the setup?
chatbot cost monthly
Any hidden fees?
I need (a ballpark|a figure|a rough number|an order of magnitude) for (the board|my boss|Thursday|the meeting)
what (do you ask for it|is it per month roughly|does one shell out|amount should we expect in year one)
what would (all three products|everything) (together|) cost for a firm with (80|20) staff
is it a monthly fee or a one-time payment
I'm (collecting|comparing) (offers|quotes|prices)
I need a ballpark for the board on Thursday, what do you ask for it?
whats it per mnth roughly
Good afternoon, I manage the administration of a rehab clinic and collect offers for our board; what amount should we expect in year one if we only take the chat?
Cost per month?
What would a business with 25 people have to pay roughly?
Can you give me a rough price before I put any time into this
setup fee
What do you charge for the lead generator?
How high are the monthly fees?
I'd like a written offer
cost setup chatbot
how much
price?
what do i pay each month
can a bakery afford it
set up fee
how many euros
can it be done for under a grand
tariffs
roughly what would a chip shop be paying you
what will the whole thing set me back in year one
is it affordable for a little guy
cost of the lead generator
what would a 40 room hotel pay
i've got 300 a month, enough?
how expensive is it
what's the chatbot going for
subscription price
whats it gonna cost me
What budget should I reckon with?
Give me a ballpark figure.
What do you charge up front and what on an ongoing basis?
What's the monthly fee?
I need a rate card for purchasing.
What costs are we looking at?
Are there tiered plans?
How is the amount made up?
Is it affordable for a business our size?
What would I have to shell out for the full package?
One-off and recurring charges separately, please.
Could you tell me the TCO over three years?
How expensive is this going to get?
Are there hidden fees?
Do you bill by usage or a flat rate?
What does the chatbot alone run to per month?
What would all three modules come to?
Are the €290 the end of the story?
How dear is the set-up?
Is the €2,900 net?
For the 2027 budget I'd need an order of magnitude.
Could you send me a non-binding quote with figures?
How much a month?
What's your pricing model?
What determines the sum we end up paying?
The CFO wants to know what this will set him back.
Licence fees?
um what do I have to fork out for it
so how expensive is a bot like that per month uh roughly
what's the set up fee and then what's it monthly
would a thousand do or is it more like ten thousand
chatbot price per month
setup fee amount
mainlicht rates net
Cards on the table: how much?
Why is there no price tag anywhere?
What's the cheapest option?
From what sum are you to be had?
I live by the rule of asking first what a thing costs. What sum would our small business have to raise?
Would you be so kind as to name the one-off and the running expenses?
What amount must I expect per year if I decide for your offer?
My wife keeps the purse and wishes to know what would leave it each month.
how much bro
is it affordable or crazy expensive
what do ppl pay a month
How many money costs your system?
Price please tell for chatbot
One time pay how much and month how much?
What is smallest price?
Can I afford it with 500 euros to spare a month?
Which figure do I put into the budget?
What will it say at the bottom right of the bill?
Is that rather the price of a used car or of a coffee?
Does (VAT|tax|anything) come on top of the (290|2,900) euros?
Is there a set-up fee on top?
Are prices net or gross?
Is the set-up included in the monthly price?
What would it (exactly|roughly|) cost for (45 users|three sites|20 people|12 sales reps|our firm of 80)?
exact quote for (10|20|50) (users|seats|people), ballpark
And what will we pay after the first month?
What's included in the 290 euros?
Do I pay extra for each solution?
Does it get dearer when more people chat?
Will I get something in writing before committing?
Is there a setup fee on top?
Exact quote for 12 sales reps and 4 languages, ballpark?
(will I|do I|can I) get (something|a quote|an offer) in writing before (committing|I sign|I buy)
Do I know exactly beforehand what it costs?
Does the monthly fee go up with the number of chats?
(is|are) (that|290 euros|2,900 euros) (the final price|all|including set-up|per solution)
Why does it only say "from" with the price?
What sum should an office of 20 reckon with?
How expensive is the chatbot per month?
Which running fees will we be facing?
Give me a ballpark figure, please.
What do you charge for getting it set up?
Our budget is 5,000 euros, is that enough?
Is there a price list I could look at?
What would we pay for CRM and chatbot together?
Are there extra charges on top of the monthly fee?
What would I spend in the first year overall?
Are you below 300 euros a month?
Is the set-up fee already part of the monthly rate?
What would the lead generator cost for five reps?
How is your price made up?
Can a small business afford it?
Is that expensive or affordable for ten people?
I need a rough number for our budget.
At what amount do your offers start?
How high is your monthly fee?
What do you charge for 100 enquiries a day?
cost for 20 users
whats it cost roughly
ballpark figure pls
cheap or expensive
just tell me the number
290 a month all in?
how much for a small shop with 5 ppl
is it per user or flat
starting at what
quote for 3 offices how much
budget needed
look ive got a meeting in ten minutes and my partner will ask me only one thing and thats what this is going to set us back per month so
sum for the first 12 months incl setup
prise for chatbot only
We are a 35-person wholesaler with HubSpot and Shopify; could you give me an idea of the cost?
What should I enter in next year's budget for your service?
I was wondering what one would have to pay per month.
How expensive is the one-off installation?
Would you charge by the number of users, by conversation, or a flat amount?
Isn't something like this unaffordable for a plumber with six employees?
Please be so kind to send the price, we are a small firm from Szczecin.
What is your pricing, madam or sir? Kindly share the commercials.
Could I have a rough estimate for 20 users and two systems?
At what amount do your tariffs begin?
Are there running charges in addition to the initial fee?
My managing director won't look at anything without a figure. What figure may I give him?
How much would the chat assistant by itself come to?
Does 290 euros a month apply to a firm of our size, 45 people, or will it be more?
What does the price depend on?
Which costs do we incur in the first year altogether?
As a tax adviser I need the acquisition cost and the recurring charge separately, please.
Do you publish your rates, or must one request a quotation?
Zendesk charges us €55 per agent. How do your fees compare in absolute numbers?
What would be the damage for a firm with three branches, ballpark?
(is|are) (that|the prices|the 2900 euros|the 290|the price) (net|gross|with VAT|without VAT|including tax|plus tax)
with or without vat
Is VAT added on top of the price?
(is there|is it) a fixed price or (do you bill by the hour|is it time and material)
`,
  discount: `
is there a discount
can you do anything on the price
volume discount
discount for charities
special conditions
startup discount
can it be cheaper
price reduction for annual payment
voucher code
promotion
government funding
are there grants for introducing AI
subsidy
nonprofit pricing
is the price negotiable
loyalty discount
Black Friday deal
any discount if we take all three
bundle price for several solutions
cheaper for schools and universities
special offer
coupon
wiggle room on price
education discount
do we get a better price for a longer term
can we talk about the price
Is there public funding or a government grant?
Do charities get a reduction?
percent off for paying upfront, price reduction, special deal
subsidy, grant, funding scheme
do nonprofits pay less
do small firms pay less
can we pay less if we sign for two years
lower price for associations and clubs
cheaper if we pay yearly
is it cheaper for a startup
students, schools, charities, churches: cheaper?
percent off for paying upfront
paying upfront, is there a reduction
public funding for this
(is there|do we get|do you give|do you offer|can we get|do charities get) (a|any|) (discount|discounts|reduction|volume discount|price cut|special price|reduced rate|bundle deal|start-up discount|loyalty discount|voucher|rebate) (for charities|for non-profits|if we take all three|for paying annually|for start-ups|for schools|)
(is|can) (the price|it|we) (negotiable|be negotiated|haggle|any cheaper|get it cheaper|do a deal)
(grants|funding|subsidy|subsidies|digital bonus|government funding|discount|discount code|promo code|coupon|special conditions|non-profit pricing) (for digitalisation|for AI|)
(can it be|any) cheaper (if we take more|somehow|)
can you (meet us halfway|do something about the price|knock something off)
Any startup discount?
Do charities pay less?
Any reduction for charities?
Is there public funding for this?
Any percent off for paying upfront?
Do charities get a reduced rate?
grants for digitalisation
Do we get a bundle deal if we take all three?
we're (an animal shelter|a charity|a non-profit|a school), would you (meet us halfway|do us a deal|be cheaper)
(any|) percent off for (paying upfront|two years|annual payment)
We're an animal shelter, would you meet us halfway?
Is there a reduction for charitable organisations?
Do you give price reductions for longer terms?
any government money for this
discount
can you do it cheaper
charity rate?
open to haggling?
grants for small businesses for this
cheaper if i take all three
early payment discount
start up special price
ten branches, do i get a bulk deal
student discount haha
any percent off
knock a bit off?
does the chamber of commerce chip in
if i bring a mate do we get something off
special terms for guild members
best price?
non profit, do we get a reduction
cheaper if i pay yearly?
new customer offer
digitalisation funding
promo
do you price match
any incentives or funding going
We'd take all three modules, can you meet us halfway on price?
Is there a reduction for non-profits?
Can we apply for public funding?
Is there any wiggle room on the price?
Do we get a percentage off if we sign for two years?
Is this subsidised by a government scheme?
Do you have special terms for start-ups?
Volume rebate?
Are the rates negotiable?
Do you give an early-bird bonus?
Is the rollout eligible for state aid?
Procurement expects at least ten percent off.
That's too expensive for us, can you go lower?
Is there an annual bonus?
Do you have a voucher code?
We're a school, is there an education tariff?
Are there subsidies for digitalisation we could use here?
Could you waive the set-up fee?
Loyalty bonus for existing customers?
Any end-of-year promotion?
Do chamber members get preferential terms?
A competitor is knocking off 20 percent, will you match it?
Is that your best price?
What grants exist for a digital project like this?
Framework terms for buying groups?
Does the state pay part of it?
We'd be willing to act as a reference if you came down in price.
Do first-time customers get it cheaper?
um can you do anything about the price
so we're a charity uh is there a special rate
does the state chip in
is it cheaper if we take all three
digitalisation grant
subsidy for ai
What if I ask really nicely, does it get cheaper?
Any Black Friday deals?
Have you a voucher code?
Are you open to haggling?
As a charitable foundation we have a slender budget. Would you meet us halfway?
I heard of subsidies from the state for such things. Can your service be funded?
May I ask whether there is a reduction for paying a whole year ahead?
We would order for three businesses at once. Might there be a rebate?
any % off
student or nonprofit deal?
got promo codes
can we knock a bit off
You can make price more small?
There is money from government for this project?
For school it is more cheap?
When I take all three, discount?
Is loyalty rewarded with you?
Does any public pot help me with paying?
I love to bargain. How much slack is there?
My cousin is keen too. Do we get better terms as a pair?
(is there|do you give|any) (discount for several|a reduction|a government grant|a subsidy|wiggle room on price)
(we're a school|as a charity|as a small practice) with (hardly any|little) budget, is there (a small version|something cheaper|a reduction)
Do charities get a reduction from you?
Can such a project get government funding?
Is it cheaper if we take all three products?
How much do you knock off for paying yearly?
Have you got a special rate for start-ups?
Is there room to negotiate on price?
Do you give volume rebates from ten users?
Will a public programme cover part of the bill?
Is there a promotion or voucher running right now?
Could we apply for a digitalisation subsidy?
Are there reduced rates for schools?
Would you give new customers a better deal?
Is there grant money for introducing AI?
Would you go lower if we have two branches?
Can anything be done about the price?
Do start-ups get a percentage off?
Do you give early payment or loyalty bonuses?
Does the state chip in for this?
can we haggle
any grants for ai
cheaper for nonprofits
2 year deal = lower price?
startup rate
is there a promo code
government funding for digitalisation can i use it
special price if we take all 3
go digital money
friends and family rate lol
We're a registered charity. Do you grant a reduction?
Could the purchase be subsidised by a digitalisation programme of the state of Hesse?
I was wondering whether there's some leeway if we sign for three years.
Is a volume rebate possible when we take all three solutions?
Do you have special terms for start-ups that are younger than two years?
Isn't there any public funding for AI projects in small businesses?
Is there an early-payment discount, 2% within 10 days for instance?
Members of our guild normally receive 10% off. Would you do the same?
What is your best and final price? Is negotiation possible?
Does your firm make a gesture on the tariff for associations?
Can we combine your offer with a KfW or EU grant?
Would you come down a little if we recommended you to our sister company?
`,
  trial: `
can I test it for free
is there a trial period
trial version
demo
can I see a demo
pilot project
is there test access
try without obligation
could we begin with a small pilot
30 days free
proof of concept
product demonstration
free trial
show me the bot live
arrange a live demo
where can I try it out
demo version
test account
can I look at it before buying
try before you buy
money back guarantee
free version
sandbox
is there an example I can click through
freemium
could we try it for a few weeks without committing
can we give the chatbot a go first
can I test the lead generator
can you show us a demo of the assistant first
Could we try it for a few weeks before we sign anything?
I'd like to see it live first, is there a demo?
trial version, test period, pilot project, demonstration
free tier
is there a free plan to play with
something to play around with for free
try it out at no charge
can I have a play with it
free acount to try
testing before we commit
can I just try the bot on my site for a week
is a pilot possible for one department
is there a free tier
is their a free version to play whit
(is there|do you have|do you offer) (a|) (free|) (trial|test version|test phase|demo|demo version|trial month|trial access|live demo|sandbox|free version)
(can|could|may|I'd like to|we would like to) (I|we|) (try it|test it|see it|try it out|have a look|give it a go) (first|beforehand|before buying|before signing anything|for free|)
could you (show us|demonstrate|present|give us a demo of) (the system|it|the bot) (in action|live|)
(demo|trial|test version|pilot|pilot project|pilot phase|proof of concept|live demo|presentation|trial run|example|walkthrough|product tour) (possible|available|book|free|)
before (I sign|we buy|paying), (I want to try it|we'd like to see it|can we get a demo)
(where can I|can I) see (an example|a video|a sample chat|screenshots|a demo)
can we (start small|start with a pilot|pilot it with one department)
what if (we don't like it|it doesn't suit us), (money back|)
Can I see a demo account before talking to sales?
is their a free tier to play whit
Could we try it for a month before signing?
Is there a demo somewhere?
Do you have a trial version?
Is there a free trial?
I'd like to try it out before signing anything
Could you show us the system in action?
Is a pilot possible?
I don't buy a pig in a poke
can I have a (taste|sneak peek|quick look) first
(test access|trial account|demo login) (please|)
I don't buy a pig in a poke, can I have a taste first?
test access please
Could we have a trial week?
(trial week|test week|trial period|test month|taster week) (possible|have|)
May we see a demo before we buy?
can i have a go before i sign anything
got a demo
i don't buy what i haven't seen
free month?
could you show me it live
test drive?
try it for nothing
one branch first as an experiment?
is there a video or example
want to see what it looks like in a hotel first
demo login
give us a demonstration
where's a sample
on a trial basis
would you come and demo it in our shop
just wanna see how it reacts to real questions
taster week
can my colleague have a click around first
see the lead generator in action
can i play with it
trial run at our surgery
where can i see it working
Could we have a look at it first without committing?
Do you offer a proof of concept?
Is there a test account?
We'd like to begin with a pilot in one department.
Can you demonstrate it live?
We don't buy a pig in a poke.
Is an evaluation period possible?
Do you have a demo?
Can I dip my toe in for a few weeks before I sign?
Where can I see the product in action?
Could you show us a prototype with our data?
Freemium version?
Can it be tried out with a small user group?
Is there a free version to play with?
Before signing I want to see it with my own eyes.
Would a two-month pilot be conceivable?
30 days free, like the others?
How can I satisfy myself of the quality beforehand?
Do you provide a test environment?
I'd like a product presentation for our leadership team.
Can I have a go myself?
Do you do dry runs?
Can we hand it back if the evaluation disappoints?
May we tinker with it a bit before deciding?
Is there a working example anywhere?
POC followed by a decision?
Could you do a live walkthrough over Teams?
Free sample period?
um can I have a go before I buy
so is there a test version uh free maybe
I want to see it first can you show it to me
have you got a demo
chatbot demo
free trial period
pilot project possible
test access
May I play with it for nothing first?
Is there something to touch, or do I buy blind?
Can I put your bot through its paces before money flows?
Is there a taster version?
One takes a motor car for a drive before purchase. Does a similar chance exist here?
My business partner is sceptical and wishes to see it in action. Would you give us a showing?
Could we begin in one single department first, by way of experiment?
I should like to test it for some weeks without obligation. Is that foreseen?
can i test drive it
do you do a poc
where's the demo
I want first try, is going?
There is test gratis for 14 days?
You can show how functions before buying?
It's possible make small pilot first?
Where can I watch what it looks like in the wild?
Taste first, buy later: does that work with you?
Is there a sort of shop window where it runs?
What if I'd only like to sniff at it?
(can I|can we) (try|test|see) it (first|for free|for a week|beforehand)
Could we test everything for four weeks without obligation?
Is there a demo I can show my boss?
Do you offer a free trial version?
May I see the bot before I sign?
Would a pilot with one department be possible?
I don't like buying blind, can I look at it?
Please show me the product live.
Where can I watch the assistant in action?
Can you set up test access for two colleagues?
Can we start small and decide later?
Is a video demonstration something you do?
Do you have a trial period at no cost?
May my team play with it before we buy?
Is there a 14-day test account?
Would you demonstrate the product to us?
Is a dry run with real enquiries feasible?
Can I get a demo before buying?
I want to try first and then decide.
test it first
try before buy
pilot project poss?
14 days free?
show me
test account pls
live demo this week
dont buy a pig in a poke, can i see it working
is there a sandbox
trial month
video or demo somewhere
can you show it on my own data first
wanna click around a bit before i decide
we've been burned before with software so before i sign anything i'd want it running in one department for a month or so, can that be done
example to look at
Before we commit ourselves, might we try the assistant for a fortnight?
Could a demonstration be set up for our management team of five?
I was wondering if a trial account exists.
We bought a ticket system unseen once and regretted it. Is there a way to try yours out beforehand?
Would a pilot in one branch be conceivable before we roll out to all seven?
Where can I watch an example of the product?
Is there a test version free of charge?
Isn't there a money-free evaluation period, as with Shopify or Zendesk?
May we get a sandbox with sample data for our IT?
Kindly arrange a demo of the product for our procurement team.
Can we see it in action before the signature?
I'd want a proof of concept with our own manuals first. Do you do this?
Is it possible to make a test without engagement?
Do you give new customers a free first month?
As data protection officer I'd like to look at a working example prior to my assessment. Is there one?
Does the website have something one can click through to get an impression of the three tools?
My foreman only believes what he sees. Can you show him the thing running?
What kind of test phase do you allow?
We'd like to start on a small scale, with one product line, to see whether it works. Is that offered?
Would you present the software live in Teams, with our questions?
`,
  payment: `
how can we pay
do you take payment by invoice
payment methods
credit card PayPal SEPA
when do we get the invoice
payment terms
instalments possible
is VAT included
net or gross prices
prepayment
terms of payment
deposit
can we pay in instalments
e-invoice
billed monthly or annually
direct debit
how is it billed
do I have to pay in advance
invoice to a different address
billing cycle
leasing
bank transfer
purchase order
plus tax?
do I get an invoice or is it card only
does VAT come on top
Can I pay by invoice or only by card?
Are the prices net or gross?
instalments, bank transfer, direct debit, PayPal, payment terms
(can|do|may) (I|we|you) (pay|accept|take|paying) (by invoice|by direct debit|by credit card|credit cards|PayPal|by bank transfer|in instalments|cash|annually|quarterly|upfront|American Express)
(payment methods|payment terms|means of payment|instalments|invoice|invoicing|direct debit|credit card|PayPal|bank transfer|billing|prepayment|deposit|VAT included|net or gross|e-invoice|bank details|IBAN|due date|purchase order)
(is|are) (that|the) (price|prices) (net|gross|net or gross|including VAT|plus VAT|before tax)
(when|how|how often) (do we pay|do I have to pay|are we billed|do you invoice|do we get an invoice)
do you (want|need|ask for) (a deposit|prepayment|money upfront)
do we get a proper (invoice|VAT invoice)
can (I|we) (spread the cost|pay monthly|pay in parts)
Can I pay by invoice, quarterly?
Can I pay by invoice?
Is that price net or gross?
Do you accept credit cards or direct debit?
do you send (bills|invoices) or is it debited
is the money (debited|collected|taken) (automatically|monthly|)
Do you send bills or is it debited?
by invoice?
do you take paypal
pay before or after
deposit needed?
how's it billed
credit card
monthly or yearly billing
standing order or do you take it yourselves
30 days ok?
sepa
bank transfer all right?
can you lease it
one off and then monthly, have i got that right about paying
cash lol
do i get a proper vat invoice
when does the first payment go out
can i spread the set up over a few months
paying up front?
all in one go or bits at a time
klarna
how often do you invoice
amex accepted?
ways to pay
stripe or card link?
when do i have to cough up
Can I use a credit card?
What payment terms do you grant?
Is it billed monthly or annually?
Do you send e-invoices?
Are instalments possible?
Must I transfer the money in advance?
SEPA direct debit, is that possible?
Are the amounts inclusive of VAT?
When is the set-up invoiced?
Accounts payable would like to know the billing arrangements.
We always pay net 60, is that acceptable?
Is there a discount for prompt settlement?
PayPal?
Can it be leased rather than settled at once?
Direct debit or bank transfer?
How do you invoice, one-off or ongoing?
Can the set-up fee be split into parts?
Do you ask for a deposit?
Does sales tax come on top?
Do you require a PO number for invoicing?
May we settle the whole year in advance?
How do you get your money?
What are the terms of settlement?
We're in Austria, do you use reverse charge?
Do you send the invoice to our head office?
When is the first monthly amount due?
Do you accept wire transfers from a US bank?
um do I have to pay it all in one go
so does it work in instalments
do you take credit card or uh only bank transfer
is the VAT already in there
invoice payment terms
instalments setup fee
gross or net prices
Can I pay in Bitcoin?
Do you just debit it, or does a bill arrive?
When do you want to see the money, before or after?
PayPal, yes or no?
I always settle bills by transfer. Is that agreeable?
Would it be permissible to spread the initial sum across several months?
Are the sums quoted to be understood with or without value added tax?
How many days have I after receipt of the invoice to settle it?
can we pay w paypal
is it a subscription with direct debit
sepa ok?
How to pay, with bank or card?
I must pay all at beginning?
Price is with tax or without?
I can pay in small parts?
Does a bill come into the house each month?
My bookkeeper wants to know: once or recurring, and by what route?
Is cash conceivable?
Does one pay in advance or only when it's running?
(can I pay|do you take|is payment) (by invoice|with PayPal|by direct debit|in instalments|by credit card)
Do you bill monthly or yearly?
Can I pay by invoice or direct debit?
Is VAT already included in your prices?
Could we split the set-up fee into three instalments?
When is the monthly fee charged?
Do you accept credit cards or PayPal?
How many days do we have to settle an invoice?
Must we transfer the whole amount up front?
Are your prices net or gross?
What payment methods do you take?
Do you ask for a deposit before starting?
Is billing per month or per quarter?
Is paying the set-up in parts possible?
Does one pay monthly or all at once?
When is the first invoice due?
Can the invoice go to our head office?
Do we pay by SEPA or bank transfer?
invoice or card
pay monthly?
instalments
direct debit sepa ok
upfront or in arrears
30 days net?
when is the money due
is vat on top
setup paid once or spread out
yearly billing poss
Do you issue one invoice for everything or bill month by month?
Which payment methods do you accept: transfer, SEPA mandate, credit card?
I was wondering how many days we have to settle an invoice.
Could the set-up fee be split into three instalments?
Are the amounts on your site inclusive of VAT?
Is annual payment in advance possible? It'd suit our budgeting better.
Our accounts department in DATEV needs to know: is it a one-time charge plus a recurring one?
Isn't the whole sum due in advance?
When does the first monthly invoice fall due?
What are the payment terms, 30 days or 45 days credit?
Can we pay by PayPal or only by bank wire from Poland?
Do you send e-invoices, and in what rhythm do you charge?
`,
  contract: `
how long does the contract run
minimum term
notice period
can we cancel monthly
contract length
how do I cancel
are we tied in for years
does the contract renew automatically
cancel anytime
terms and conditions
where are your T&Cs
contract conditions
how do I get out of the contract
12 month minimum?
special right of termination
lock-in period
contract duration
auto-renewal
do I have to commit for long
annual contract or flexible
how long are we bound
I want to cancel
what contract terms do you offer
non-disclosure agreement NDA
commitment
how long am I tied to the contract
how long do we have to sign up for
can I cancel at any time
what notice periods do you have
How do I get out of the contract with you if it doesn't work out?
am I tied in for years
notice period, term, renewal, terms and conditions
how (do|can) (I|we|one) (get out of|terminate|cancel|end) (the contract|the agreement|the subscription|it)
how long (does the contract run|is the contract|am I tied in|is the term|are we bound|is the commitment)
(contract term|term|minimum term|notice period|cancellation|contract|contract duration|renewal|terms and conditions|NDA|confidentiality agreement|right of withdrawal|early termination|commitment|lock-in period|terms)
(am I|are we) (tied in|bound|locked in) (for years|for long|for 24 months|)
can (one|we|I) (cancel|quit|stop|pause|leave) (monthly|any time|at short notice|early|after three months)
does (the contract|it) (renew|extend) (automatically|by itself|)
(will you sign|do you sign) (an NDA|a confidentiality agreement)
we want to (cancel|end the contract|terminate)
is it a (subscription|yearly contract)
where (are|do I find) your (terms|terms and conditions|T&Cs)
For how many months must we minimum sign the contract?
can we cancell any month
How do I get out of the agreement if it doesn't work out?
Is there a notice period?
Can one cancel monthly?
what if I('ve had enough| want to stop| don't like it any more) after (two months|half a year|a few weeks)
I got burnt by a (five-year deal|phone contract|long contract)
(five-year deal|yearly commitment|exit clause|out of the contract)
What if I've had enough after two months?
cancelation how
I got burnt by a five-year deal with a copier dealer. How is that with you?
How long would I have to commit?
What are the cancellation terms?
how long am i tied in
how do i get out of it
does it renew automatically
monthly rolling?
two years like a phone deal?
what if i'm fed up after six months
do you sign an nda
seasonal business, can i pause in winter
cancelling how and when
contract for how many months
might shut up shop end of the year, can i leave the contract
am i signing my life away
can i stop any time
subscription trap?
how many weeks ahead do i have to cancel
length of commitment
contract renewal
3 months and then?
does it just carry on if i do nothing
confidentiality in the agreement
break clause
how do i terminate
if we don't get on, how fast can i quit
How long are we tied in?
Is there a minimum term?
What notice do we have to give?
Does the agreement roll over automatically?
Can we cancel month by month?
I don't fancy being locked into anything for years.
Will you sign an NDA with us?
Where can I find your terms and conditions?
What are the termination arrangements?
And if we want out after two months?
Is there an extraordinary right of termination?
Is a confidentiality agreement provided for?
What commitment period applies?
Our legal counsel would like to see the draft agreement.
When's the earliest we can get out?
Annual or flexible?
How do we get rid of you again?
Term and termination, briefly please.
Can we pause the subscription?
What do your terms say on renewal?
For how many months do we sign up?
May we use our own purchasing conditions?
By when must notice reach you?
We don't want to be bound for years to come.
Tacit renewal?
Duration of the agreement?
How are secrecy and term regulated?
Can the subscription be cancelled at any time?
um how long am I tied in
so can I cancel any time or uh how does that go
does it renew by itself
how do you get out of it again
contract duration renewal
cancel monthly
Am I stuck for two years like with a mobile phone?
Where's the catch in the small print on the term?
Do you sign a non-disclosure agreement?
May I bail out after one month?
I've become wary of signatures. For what span do I commit myself with you?
At what date and with how much notice could I end the cooperation?
I was once foisted a subscription that kept extending itself. How is it with you?
Does a letter four weeks ahead suffice to leave?
min term or rolling
can i cancel whenever
how long is the lock in
How many months is contract?
I can quit fast?
Contract goes automatic further or finish?
If not happy, when I can leave?
Marriage for life, or a trial relationship?
We don't know if we'll exist in half a year. How long do we bind ourselves?
What if I've had enough after twelve weeks?
Is there a deadline to observe when I terminate?
When does (my|our) contract (with you|) (expire|end|run out)?
Could I swap one solution for another midway?
What's the earliest I could get out?
If we hate it after three months can we walk away?
When does my contract with you expire?
Does the contract renew automatically and could I swap the lead generator for the chat assistant midway?
(if we|when we) (hate it|aren't happy|don't need it any more), (can we walk away|can we get out|how quickly are we out)
How do we get out again after (three months|a quarter|a year)?
How many months (am I tied in|are we bound)?
How quickly could we get out again?
Can I cancel monthly or am I tied for a year?
What notice period do you have?
Does the agreement renew automatically?
What's the shortest time I must commit to?
What if we want to quit after two months?
We don't want to be locked in, is that possible?
Would you sign a non-disclosure agreement with us?
By when do I have to give notice?
Do you have subscriptions without a long commitment?
Is a 12-month term mandatory?
For how long are we bound to you?
Could we stop after six months?
With what notice may I end the contract?
Do I have to sign for two years?
Does the subscription go on if I do nothing?
What do your terms say about duration?
Is there a special right to cancel in the first quarter?
Can the contract be ended at any time?
min term
can i get out after 3 months
3 months or 2 years
nda?
exit clause how many weeks
locked in for ages?
termination
What is the minimum commitment period?
With how much notice can we withdraw from the agreement?
I was wondering whether the contract renews itself for a whole year if we forget to cancel.
We don't tie ourselves down for longer than six months as a rule. Is that feasible with you?
Would you sign a non-disclosure agreement, or does the contract deal with confidentiality?
Isn't one bound for two or three years, as with our telephone provider?
Which notice period must my client, a small GmbH, respect?
From when on may one terminate?
How long do we engage ourselves if we accept the quote?
What is the lock-in period and the termination clause?
If we started on 1 February, what would be the earliest end date?
Does the term run monthly after the first quarter?
`,
  exit: `
what happens to our data when the contract ends
do we get our data back if we cancel
data export on termination
who owns the data
do we become dependent on you
vendor lock-in
what if Mainlicht goes bankrupt
can we move to another provider later
hand over of data after the contract
deletion of our customer data at the end of contract
ownership of data
who owns the content
data portability
exit strategy
how do we get everything out when we switch
what is deleted when we cancel
insolvency of the vendor
export all conversations and customer data at the end
do we keep the rights to our content
changing provider dependency
take our data with us
do the chat logs of our customers belong to us
source code escrow
what if you no longer exist in two years
if we cancel what happens to our customer data
can we get our data back out
If we change vendors, do we get all our data out?
what do we keep if we leave you
Do I get my data back when it's over
data export, handing over, migrating to another vendor
(do we get|can we have|will you return) our data (back|) (when we quit|after the contract|on cancellation|when it ends|if we leave)
what (happens to|will become of|about) (our data|the chat histories|our content|the transcripts|everything) (after cancellation|when the contract ends|once we've left|when we quit|if you go bust|if we leave)
(data export|data return|lock-in|vendor lock-in|switching providers|data portability|exit strategy|dependency|insolvency|deletion after contract|offboarding)
(are we|do we become) (dependent on|locked in with|stuck with) you
what if you (go bankrupt|go out of business|get bought|close down)
can we (export|take|download) (everything|the data|our leads|the chats) (when we switch|when leaving|)
who owns (the data|the content|the chat histories|our knowledge)
(we switch|suppose we switch) provider, (do we get the data|what about the data)
How do we get everything out again if we leave after a year?
What happens with our data if your company goes bankrupt?
If we switch vendors, do we get all our data out?
Do we get our data back when we quit?
data export on cancellation
Are we then dependent on you, vendor lock-in I mean?
What happens to the chat histories once we've left?
can I take everything along when we part ways
when we (split up|part|stop working together), what (remains|happens to the data|is deleted)
What becomes of our data when we cancel?
Do we get a data export at the end of the contract?
if i cancel do i get my customer list back
what becomes of the data when we split
export when switching
do you hang on to my stuff after i leave
might change supplier later, can i get at everything
do you wipe it all when we're done
who owns it in the end
data return
can i take it all to another company
practice gets sold and contract ends, what about patient records with you
am i stuck with you forever because of my data
contract over: data gone?
what am i left with if i stop
deleted at the end or kept?
chat logs handed over after termination
what format do i get it all back in
you go bust, where does our data go
do i own the bot's texts when i go
data migration away from you
offboarding
can i still reach my files once the contract's up
return of our content
when it's over who still has my customers' addresses
portability
leaving you, what about our records
getting our info back out at the end
after termination is anything kept
How do we get hold of our data if we change vendor?
What becomes of the chat logs after we've cancelled?
Vendor lock-in is a deal-breaker for us.
Is customer data erased once we part ways?
On separation, do we get everything in an open format?
Do you have an exit strategy for clients?
And if you go bankrupt?
Who owns the content when we split?
Do you issue a deletion certificate at termination?
How does offboarding go?
Our auditor asks about returning data on a change of provider.
Can we take the bot and its configuration with us?
Do you keep copies once the relationship is over?
What are we left with if we terminate?
Data export on leaving?
Can we be sure nothing is left lying around on your side after we've gone?
How long after termination can we still export?
Would we have to rebuild our CRM if we left you?
Portability under the Data Act, how do you handle it?
Do you give everything back at the end?
Say we call it a day after a year: where does our material end up?
What if Mainlicht is sold or goes bust?
What about backups after we've stopped working together?
Return or destruction of data?
Who holds the rights to the texts if we pull out?
Could we get out in one piece, data-wise?
We don't want to become dependent, how easy is a switch?
What does the DPA say about the time after termination?
um if we cancel what about all the data
so do we get our data back when it's over
do you delete it all after termination
does the data still belong to us at the end
data export contract end
deletion after termination
vendor lock-in data
return of customer records
Do you secretly keep a copy when we go?
What stays with you when we split up?
Are our customer records your hostages if we switch?
Who owns the conversations after we've gone?
Should our ways part one day: shall I be handed everything you hold?
What becomes of our records as soon as the cooperation expires?
In the event of termination I should like to leave nothing behind. How do you handle that?
Is it ensured that you destroy everything after we separate?
can i take my data when i cancel
what happens to our stuff after offboarding
do u wipe everything when we leave
is there data lock in
After cancel, where goes the data?
When contract is finish, you give data back?
Our data stays by you after end?
Export possible when we change provider?
When you move out you take your furniture. Does that go for our customer data?
Say we defect to a competitor. In what format do we get it all?
Divorce, and who gets the data?
What of ours is left on your machines when we're long gone?
what happens to our (data|content|chats) when we (stop|cancel|leave|switch)
Do we get everything back at the end?
Do we get all our data back if we cancel?
Is our customer data wiped after we leave?
What becomes of the chat logs when we stop?
Can we take everything along to another provider?
In which format do we receive our data at the end?
Who owns the content when we part ways?
Do you keep anything of ours once we've gone?
How do we get our data if Mainlicht goes bust?
Is an export possible when the cooperation ends?
We may switch later, will we lose data then?
How long do you hold client data after cancellation?
What are we left with after we quit?
Do you delete everything when we end the contract?
Does our content come back to us at the end?
If we part one day, what about the data?
Can data be taken away as CSV when we leave?
Do we lose our CRM if we cancel?
Is any data left with you when it's over?
we quit, what about our data
do i get my data back when i leave
data deleted after cancelling?
export when contract over
who owns the chats if we stop
leaving = losing everything?
vendor lock in data wise
if i switch to someone else can i take the stuff with me
after termination how do u hand over data
contract ended, is our stuff wiped
when we part ways what stays with you
customer records after we end the deal
Assume that we leave you after a year: do we get our records returned?
Are all of our customers' details erased from your systems once we have terminated?
I was wondering in what format we would receive an export when the cooperation ends.
As data protection officer I must document the end of processing: return or deletion?
Isn't one trapped with you, since all conversations sit on your side after we cancel?
To whom do the collected conversations belong when we part company?
Upon expiry of the agreement, what becomes of the stored information?
Does our HubSpot remain untouched if we stop working with you?
How will the data handover be done in case of termination?
When we change to another provider, may we take our contents along?
What do you do with our data if we don't renew?
At the end of the contract, is there a certificate of destruction for our data?
`,
};
