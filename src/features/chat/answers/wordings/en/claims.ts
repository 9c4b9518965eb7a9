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
(does|can|will) (it|the bot|the assistant|the AI|the chatbot) (also|) (speak|understand|handle|do|reply in|cope with) (Turkish|Polish|Russian|German|French|Spanish|Italian|Arabic|Romanian|Ukrainian|Chinese|Dutch|Czech|Portuguese|Greek|Croatian|Hungarian|Danish|Japanese|Hindi|dialect|a Scottish accent|slang|broken English|Swiss German)
(how many|which|what) languages (does the bot know|does it speak|are supported|can it do|does the assistant speak|are included|do you support)
(our|most|many) (customers|guests|clients|patients) (write|speak|talk|ask) (in|only|) (Polish|Turkish|German|French|Italian|Russian|broken English|different languages|Romanian)(, does that work|, will it understand|)
(multilingual|foreign languages|languages|translation|international customers|dialect|dialects|language support)
(can it|does it) (cope with|handle|understand) (typos|misspellings|dialect|slang|bad grammar|foreign customers|mixed languages)
does it (answer|reply) in (the customer's language|my language|English|the language of the question)
does it (recognise|detect) (the language|languages) (automatically|)
I would like to know please how many languages can speak your assistant?
Can the assistant answer in German and English on the same page?
Does your bot speak Arabic good, not only Google Translate style?
Can the bot switch language mid conversation?
Lots of our clients write in Russian, does it get that?
Does it speak Turkish?
Our customers write in Polish and Romanian, does that work?
how many languages does the bot know
Can it cope with a Scottish dialect?
we have many (harvest workers|guests|tenants|patients|drivers|tourists) who (only know Bulgarian|don't speak English|only understand Arabic)
(Bulgarian|Serbian|Albanian|Vietnamese|Kurdish|Farsi|Hebrew|Finnish|Swedish|Norwegian|Welsh|Lithuanian) (too|possible|)
We have many harvest workers who only know Bulgarian
Can the chat do Ukrainian?
Which foreign languages are included?
Can it answer customers in Spanish?
how many langauges
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
(does|will|is) (the bot|the assistant|it|the chatbot|the AI) (answer|work|run|running|help|available|on duty) (at night|at 3 am|on weekends|on Sundays|on Saturdays|on bank holidays|over Christmas|after hours|outside office hours|around the clock|on public holidays|during our holidays)
(24/7|24 hours|around the clock|at night|weekend operation|any time|day and night) (available|assistant|bot|support|)
(our|my) customers (write|ask|message) (at night|on Sundays|in the evening|at the weekend|after work), (will they get an answer|what happens then|does anyone reply)
does (the bot|it|the AI) (ever sleep|take breaks|have days off)
(who|what) (answers|happens) (at night|on weekends|at midnight|on New Year's Eve) (when nobody is there|in the chat|)
(at what|which) (times|hours) (is the bot|is the assistant|does the chat) (available|active|run)
Does the chatbot work at weekends and on Bavarian holidays too?
Our customers write at 2am mostly. Covered?
Is the bot there at night?
Does the bot answer at 3 am?
Is the assistant running over Christmas?
Our customers write on Sundays, will they get an answer?
what goes on (between 8 pm and 6 am|after closing time|during the night|when we're closed)
(after closing time|between 8 pm and 6 am|while we sleep) (does anyone answer|who answers|)
What goes on between 8 pm and 6 am?
Does a customer get information from the bot at midnight?
weekend bot active?
Is the bot available at Easter too?
Does the assistant answer outside our opening hours?
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
(is|are) (that|the|those) (70 percent|70 %|70% fewer tickets|seventy percent|ticket reduction) (thing|figure|claim|number|) (true|realistic|guaranteed|backed up|proven|measured|marketing|credible)
(70 %|70 percent|70%) fewer tickets(, how did you get that|, how is it measured|, says who|, sounds unbelievable|)
(where|how) (does|did) (the 70 %|that percentage|the ticket reduction|the number 70) come (from|about)
do you (guarantee|promise) (the ticket reduction|70 percent|70 %|fewer tickets)
(ticket reduction|fewer tickets|ticket volume|deflection rate|deflection|number of tickets|70 percent source)
how many (tickets|requests) (fall away|do we save|will disappear|are solved without a ticket)
how (was|were|do you) (the 70 %|the 70 percent) (measured|calculated)
Is that "up to 70%" figure an average or a best case?
I head a support team of eleven at a software vendor in Hamburg. First level is mostly password and licence questions. What share could your assistant realistically absorb?
Ticket reduction guarantee in writing?
You advertise 70 percent fewer tickets, what's the evidence?
Is the seventy percent thing true?
Is that 70 percent thing true?
70% fewer tickets how did you get that
Do you guarantee the ticket reduction?
Is the 70 % figure backed up or marketing?
70 percent (sounds like an advert|is a lie, isn't it|can't be true), where did you get that
70 percent sounds like an advert, where did you get that?
Your home page says 70% fewer tickets. How solid is that?
How did you arrive at the figure of 70%?
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
(what's|what is|how high is|how good is) your (uptime|availability|reliability|system availability)
what (if|happens if|happens when) (your|the) (servers|server|system|service|bot|data centre) (go down|goes down|crashes|is offline|fails|breaks down|has an outage)
(SLA|service level|uptime|outage|outages|downtime|maintenance window|availability|availability guarantee|redundancy|disaster recovery|status page|reliability)
(100 %|hundred percent|100 percent) (availability|uptime)(, nobody believes that|, is that realistic|, guaranteed|, really|)
do (you|we) (guarantee|get) (uptime|an SLA|availability|99.9 percent) (in writing|in the contract|)
how often (does it fail|is it down|are there outages|is there maintenance)
do we get (money back|credits|compensation) (for outages|for downtime|if it fails)
Nobody believes 100% uptime, so what do you mean by that?
How often is your system offline?
what's your uptime
What if your servers go down?
100 % availability, nobody believes that
what if (your thing|it|the service|everything) (dies|breaks down|stops) (in the middle of Monday morning|at peak time|suddenly|at night)
is it (stable|dependable|reliable)
What if your thing dies in the middle of Monday morning?
What on earth does one hundred percent available mean?
What downtime do I have to reckon with?
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
(how many|can it take|can the system handle|will it cope with) (10,000|thousands of|a thousand|500|) (chats|enquiries|conversations|users|tickets|messages|contacts) (a day|a month|at once|at the same time|per hour|are possible|are allowed)
is there (a|an) (cap|limit|upper limit|maximum|quota|restriction) (on enquiries|on users|on chats|for conversations|)
how many (of our staff|employees|colleagues|users|people|agents|admins|seats) (may|can|are allowed to) (use it|work with it|log in|access it)
(user limit|cap|scaling|scalable|scalability|peak loads|peak season|capacity|number of users|traffic|load|limits|fair use|quota)
what if (we suddenly get|there is|everyone writes) (ten times the traffic|a huge spike|a rush|at once|far more requests) (on Black Friday|in peak season|after a campaign|before Christmas|)
does it (grow|scale) (with us|when we grow|)
(several|multiple|many) (locations|branches|departments|brands|websites|clients) (possible|at the same time|)
Could it cope with 5000 queries a day around Christmas?
How many chats at once can it take?
Can the system take 10,000 chats a day?
Is there a cap on enquiries?
What if we suddenly get ten times the traffic on Black Friday?
How many of our staff may use it?
in (summer|the season|December) we get (five times the rush|three times as much|twice the enquiries|a stampede)
we have (500|200|3000) (employees|people|staff), can they all use it
In summer we get five times the rush
several branches
Is there a maximum number of conversations?
Up to how many users does it go?
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
(is there|do I get|can I see|do you have|are there) (stats|statistics|reports|a dashboard|analytics|KPIs|numbers|figures|reporting|an overview|charts|a monthly report) (somewhere|)
(which|what) (KPIs|figures|metrics|reports|statistics|numbers) (do I get|are there|can I see|do you deliver)
(dashboard|reporting|statistics|analytics|KPIs|metrics|monthly report|report|measuring success|monitoring|insights|evaluation)
can (I|we|my boss) (read|see|look up|check|analyse) (what customers asked the bot|what people ask|which questions come in|how often the bot answers|how many chats there were)
how do (we|I|you) (measure success|know whether it works|see how good the bot is|track performance)
(view|export|read|analyse) (chat logs|conversations|transcripts) (as an owner|)
Can I see which questions come up the most?
Which key figures do we get to see?
Can I see stats somewhere?
is there a dashboard?
Which KPIs do I get?
Can I read what customers asked the bot?
can my (boss|manager) see (anywhere|) (how much it's used|how many questions came in|whether it helps)
(usage figures|usage statistics|numbers in black and white|weekly report)
Can my boss see anywhere how much it's used?
Do we get a monthly report?
Which evaluations does the system deliver?
`,
};
