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
`,
};
