/** How visitors ask about what is promised in figures: one wording a line. */
export const claims = {
  languages: `
which languages does the assistant speak
can the bot speak German
does it answer in French
do you support Turkish
multilingual
how many languages can the chatbot handle
our customers speak Polish and Russian
foreign languages
can it do Arabic
language choice of the bot
does the assistant understand dialects
Spanish Italian possible?
what language does the AI reply in
does the bot detect the language automatically
25 languages, which ones exactly
what if a customer writes in Dutch
list of languages
what langauges does it know
Ukrainian
serve international customers in their own language
Chinese Japanese
does the bot translate automatically
can foreign customers ask in their mother tongue
non-English speaking clients
can it reply in Turkish
our customers don't speak English, does that work
We have guests from all over the world, does the chat recognise their language by itself?
Many customers write in Polish or Ukrainian, does the assistant understand it?
Turkish, Polish, French, Arabic, multilingual
Can the bot switch languages mid conversation?
what if the customer changes language in the middle of the chat
switch from English to Turkish during a chat with a customer
does the bot reply in the language the customer writes in
can one chat be in two languages
how good is its Arabic or Spanish
bot languages
does the bot understand Swiss German
can the bot change between French and German
`,
  hours: `
is the assistant available around the clock
does the bot answer at night
24/7
does it answer customers on weekends
does the chatbot work on public holidays
does the AI work on Sundays
does the bot run after hours
what if a customer asks at 3am
round the clock support for our customers
bot outside business hours
night shift coverage
is the chat always on for customers
does the bot ever sleep
chatbot 24 hours
will the AI answer on Christmas
can customers chat in the evening
answers at midnight
our office closes at five, does the assistant carry on
weekend support through the assistant
when does the assistant answer
what times is the bot active
out of hours cover
overnight customer questions
does your bot answer in the middle of the night
Do our customers get an answer at two in the morning as well?
what about public holidays, does the bot run then
will it reply on a Sunday at three in the morning
our customers write at 2 in the morning
`,
  tickets: `
where do the 70% fewer tickets come from
how many tickets do we save
up to 70 percent fewer tickets
is the 70 percent guaranteed
how is the ticket reduction measured
is seventy percent true
isn't 70 percent exaggerated
lower ticket volume
fewer support requests
how did you get that figure
what does up to 70% mean
by how much does our ticket load go down
how do you prove the ticket savings
how much relief for our support team
deflection rate
70% sounds like marketing
reduction in enquiries
evidence for the 70 per cent
how many questions does the bot resolve on its own
automation rate
what is the resolution rate
does anyone check the tickets really go down
ticket deflection
You say 70% fewer tickets, is there proof or is that marketing?
Do you guarantee the 70 percent?
what share of our questions could the assistant take over
how much of first level could it absorb
which percentage of tickets can be answered automatically
what portion of password and licence questions goes away
realistically, how many requests disappear
`,
  availability: `
what does 100% availability mean
are there outages
SLA
uptime
what happens if your server goes down
when is maintenance
maintenance window
fail-safe
do you guarantee availability
100 percent availability is impossible
what if the bot is down
service level agreement
availability guarantee in the contract
how often does the system fail
what happens in case of an incident
downtime
do we get money back for outages
is maintenance announced
how reliable is the platform
system down
uptime percentage contractually
contingency plan for total failure
penalty for downtime
nobody has 100% uptime
There is no such thing as 100 percent uptime, what do you mean?
What happens when your service goes down?
How often is the system offline, downtime, outage, maintenance
is it ever down
does it crash sometimes
`,
  volume: `
how many enquiries can the bot handle
is there a limit on conversations per month
how many users at the same time
does it scale
what happens at peak load
cap on chats
how many chats are included
10,000 requests a day possible?
message limit
scalability
in the Christmas season we have ten times the enquiries
how many employees can use the tool
number of seats licences
capacity
maximum number of contacts
does the system grow with us
how many leads per month can be processed
can the bot take a lot of traffic
quota exceeded, what then
how many records can the CRM integration hold
user limit
unlimited chats
Around Christmas we get ten times as many queries, will it hold up?
We get about 3000 enquiries a month, is that too many or too few?
Is there a cap on the number of users?
chats at once, rush, peak load, scaling, limit
`,
  reporting: `
are there statistics
can I analyse what customers ask
dashboard
reporting
which KPIs do I see
analysis of conversations
metrics overview
do I get a monthly report
how do I see whether the bot is good
track performance
can we read the chat logs of our customers
analytics of the most frequent questions
what reports are there
can I see what the bot answered
export statistics to Excel
measure customer satisfaction
monitoring
how do I measure success
quality control of answers
conversation logs for the admin
admin panel
is there a backend where I can see everything
Can I see which questions customers ask most?
Do I get statistics on how many chats the bot handled?
key figures, dashboard, KPI, statistics, report, analytics
`,
};
