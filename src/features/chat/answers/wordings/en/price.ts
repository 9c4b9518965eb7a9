/** How visitors ask about money and contracts: one wording a line. */
export const price = {
  price: `
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
`,
};
