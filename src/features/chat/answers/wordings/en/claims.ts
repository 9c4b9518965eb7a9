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
lots of my customers speak turkish
polish?
does it do english for tourists
can it understand scouse lol
we have ukrainian clients
how many languages
french and italian guests, does it answer them in theirs
arabic
what if somebody writes in russian
chinese coach parties, will it cope
romanian
do i need translations for each language
dutch
is spanish in there
our fitters are from croatia, can they ask it in their own tongue
patient only spoke farsi last week
welsh
does it switch when someone starts in german
greek, albanian, serbian, any of those?
just english or others
vietnamese for the nail bar
portuguese speaking customers
translate for foreign customers
which languages does your bot know
punjabi
can it chat in hungarian
We export to France and Poland, does the bot understand customers there?
Does it do Turkish?
How many tongues does your bot master?
Our buyers write in Czech.
If someone addresses it in Italian, will it answer in Italian?
Is the system multilingual?
Does the AI detect by itself what a customer is writing in?
How does it cope with Swiss German?
Do we need a separate bot for each country?
Our manual is only in German, can a Spaniard still ask about it?
How good is its Dutch?
Chinese and Japanese as well?
Does the bot understand dialects?
Could our Ukrainian customers ask in their mother tongue?
Half of our customers don't speak German.
Which foreign languages are covered by the bot?
Is Arabic on board?
Does the chatbot translate enquiries automatically?
How fluent is the bot in English?
Does the end customer have to pick a language first?
We serve the Nordics, is that covered linguistically?
Would it work for our Romanian partners?
Does the AI handle technical English?
What happens when somebody switches to Russian mid-chat?
Hungarian is a must for us.
Is there a list of the bot's languages?
Can the chatbot converse in Portuguese?
Language coverage of the chatbot?
um does it speak turkish we've got lots of turkish customers
so if someone writes in polish uh does it answer in polish
how many was it twenty five languages
does the customer have to know german to talk to it
multilingual chatbot
assistant polish romanian
bot language list
arabic ukrainian customer chat
Can it do a Scottish accent in writing?
How good is its French?
Does it understand Latin, or does it stop at English?
Will it notice by itself that somebody asks in Italian?
Our buyers are in Prague and Lisbon. Could your helper answer them in their mother tongue?
I myself know only English, yet many of my customers write in Spanish. How does the assistant cope?
With which foreign tongues is your conversation programme familiar?
Many guests from abroad shop with us. Could it converse with them, in Dutch for instance?
is the bot multi lingual
does it speak spanish
does it auto switch when someone types german
how many languages does it know
Assistant can also Russian with client?
My customer cannot English, bot understand?
Which tongue it can, please say
Vietnamese is there by the chat?
A buyer from Warsaw writes in his own words. Is the bot stumped?
Is it a polyglot or merely bilingual?
Do we have to go on translating for our customers in Istanbul?
Greek goes in, does Greek come out?
(can it|does it) (speak|understand|do) (Turkish|Polish|German|Russian|Arabic|Ukrainian|French|Dutch)
Many of our customers don't speak English
Does the bot understand Turkish and Polish?
Half our clients write in French, is that okay?
Can it reply in English as well as Spanish?
How many foreign tongues does the chatbot know?
Do we need a separate bot for each language?
Will the AI reply in whatever language the customer writes?
Is Arabic included with the chatbot?
We ship to Italy, can the bot do Italian?
Can the chatbot cope with Dutch customers?
Does the bot translate our German texts for foreigners?
Can the bot be run multilingually?
What if somebody writes to the bot in Ukrainian?
Can the bot talk Russian to our customers?
Does the chatbot switch between German and English?
We have buyers in 12 countries, will it understand them?
Does the assistant know Chinese or Japanese?
Is Czech among the bot's languages?
Our guests speak no German, does the bot still help?
Does the chatbot understand customers writing in Portuguese?
speaks polish?
turkish customers ok?
which langs
does the bot understand english and french
russian?
bot in dutch
what if a customer writes in italian
swiss german dialect understood?
ukranian possible
does it answer automaticly in the customers language or do they have to choose
we export to 14 countries so our customers write in god knows what, spanish, czech, last week even hungarian, can the thing cope with all of that
chinese mandarin supported
german only or more
romanian language yes/no
translation needed or does it speak it itself
bot langauges list
half my customers write broken german half english is that ok for the assistant
A third of our clients write in Polish. Would the assistant reply to them in Polish?
We export valves to 11 countries; in how many languages can the assistant converse?
I was wondering whether a customer has to choose a language or whether the assistant notices it.
Many of our tradespeople speak Turkish at home. Is Turkish covered?
Does the assistant master French well enough for our customers in Alsace?
Could you tell me if Ukrainian is among the languages on offer?
Isn't German the only language in which the chat really works?
Is Hindi supported, as we are having customers in Pune also?
When a question arrives in Spanish and our handbook is in German, in which language is the answer?
We're Welsh on one side of the business. I don't suppose the chatbot does Welsh?
Our Flemish dealers insist on Dutch. Will they be answered in Dutch?
May a client switch from English into Italian in the middle, and will the assistant follow?
What languages will it handle when our customers contact us from the Baltic states?
Are right-to-left languages like Arabic or Hebrew possible for the assistant?
Do we need to pay a translator so that foreign customers are served, or is your AI multilingual?
For a tender I have to state the number of supported languages for end customers. How many is it?
Please confirm whether Romanian and Bulgarian are included, because our drivers' firms ask in these.
How good is it with Swiss German and other dialects?
Does it understand Chinese? Our machine buyers in Shenzhen write only in Mandarin.
Is it so that the client gets the reply in the tongue in which he has asked?
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
someone asks on sunday night, does it answer
3 am?
we shut at six, does the bot go off too
christmas day as well
does it reply when the shop is closed
bank holidays
we close two weeks in august, does it keep chatting
does it ever take a break
does it cover the lunch hour
weekends too?
saturday afternoon there's nobody in, what then
answers after hours
round the clock
does it work while we're asleep
has the bot got opening times
i'm on holiday, will it still answer my people
guest wants a room on new year's eve at midnight, does anyone answer
most of our questions come after 8pm
what time of day is it active
even at 5 when the bakers start
does it answer through the night
do customers get a reply early sunday
day and night
good friday, will the assistant be running
does it clock off at some point
evenings
Does the bot reply at three in the morning?
What about Sundays and bank holidays?
Our overseas customers write outside our office time, do they get an instant reply?
Does the AI ever take a break?
At what times of day does the chatbot work?
Would a customer get information from the bot on a Saturday night?
We shut down in August, does the chatbot carry on?
Is the chat staffed between Christmas and New Year?
Does the bot cover our off-peak periods?
We run shifts until ten at night, does it serve the late shift?
Does the chatbot have operating times?
We'd like to relieve our weekend on-call people, is it online then?
Can an end customer turn to it after closing time?
What becomes of questions that arrive at midnight?
Must my people be on call at night if the bot is running?
Is the digital helper on duty on Christmas Eve?
Always on, you say, New Year's Day too?
Who answers once everyone here has gone home?
Does it replace our weekend standby?
Is the chatbot there for our customers at Easter?
In which time windows does it take queries?
Out-of-hours cover for our customers?
Are queries at five in the morning a problem for the bot?
Could we offer seven-day service with it?
Our hotline closes at four, what does a customer get after that?
um does the bot work on sundays
so if someone asks something at three in the morning uh do they get an answer
does it ever take a break or is it always on
and at christmas is the assistant running then
chatbot 24/7
assistant weekends public holidays
overnight customer enquiries answered
bot operating times
Does your bot ever sleep?
Is the assistant entitled to holidays, or does it answer at Easter?
Will my customer get an answer after closing time?
Do the lights go out for it at five as well?
Our customers tend to write only after supper. Is your helper still on duty at that hour?
On which days and at what hours does the assistant stand ready for my customers?
Many of my buyers work the night shift. Would they find someone there, I mean the automaton?
May I assume that the electronic helper also answers on bank holidays?
is the bot on 24/7
does it reply at 3am
is the chat up on weekends
does the bot chill on sundays or does it work
Assistant works also Saturday Sunday?
In the night customer asks, comes answer?
When is bot on and when off?
Also at holiday the chat is functioning?
Christmas Eve, a minute to midnight: who serves my customer?
Must my client wait until Monday when something occurs to him on Saturday?
When all of us are in bed, who gives out information?
Does the assistant clock off at some point?
does (the chat|the assistant|it) answer (at night|on Sundays|at Christmas|after hours)
Is there somebody there at night or just software?
Is there somebody at night or only software?
Do customers get a bot reply at two in the morning?
Does the chatbot work on Sundays and at Christmas?
Our office shuts at four, does the bot go on?
At what times is the chatbot on duty?
Does it pause while our company is on holiday?
Is the bot active 24 hours a day?
Who replies to our customers after closing time?
Can we cover weekends in customer service with it?
Does the bot help outside our opening hours?
Does it run on bank holidays just like weekdays?
Does someone have to be in for the bot to reply?
Will shoppers get bot answers late in the evening?
Does the bot stay on while we're on leave?
Is the chatbot as active at night as by day?
Customers often write in the evening, does the AI reply?
Does the bot have fixed working hours?
Does the bot step in when the office is closed?
Will the AI answer on a Saturday?
works at night?
weekend too
sunday 3am customer asks something, answer or not
does the bot sleep
christmas and easter is the bot on
bot after closing time
outside business hours who replies
is it on all day every day
during our company holidays 2 weeks august does the assistant carry on answering
when do human agents reply vs bot
late evening questions from customers covered?
Our customers in the trade do their paperwork at 10 pm. Would they get an answer at that hour?
Does the assistant carry on working on bank holidays?
I was wondering if the chat also serves customers over the weekend when our office is closed.
We close between Christmas and New Year. Is the assistant there for our clients during those days?
At what times does the assistant answer, and when do our own people come in?
Isn't it switched off at night, like our telephone exchange?
Is it a 24-hour service for customers, seven days a week?
We have clients in Chennai, 4.5 hours ahead; will the assistant be responding at 4 am German time?
Must we keep somebody on duty at night for the assistant to run?
If a machine stands still on a Sunday and the operator types a question, does he get a reply then?
Can a customer hope for an answer out of hours, say on Good Friday?
Is the virtual assistant awake all the time, or only when our staff are at work?
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
70 percent less, where's that number from
is the 70% guaranteed
i don't believe your seventy percent
your page says 70 %, how'd you get that
how realistic is 70
who measured the 70
percent of what exactly? the 70
marketing number or real, that seventy
what if we don't hit 70
up to 70 could mean 5 right
by how much do our support cases drop
how many fewer tickets will land on our desk
reduce tickets by how much
proof of the seventy percent
does every firm get that drop or just large ones
evidence for your ticket figure
how is the fall in tickets worked out
is 70 an average
would a small surgery see minus 70 too
the percentage on your front page, source?
do you promise the 70 or hope for it
any study behind the 70%
what share of recurring tickets goes away
target of 70, meaning?
can you back up the ticket reduction claim
where did you pull 70 from
ticket volume decrease
seventy sounds too good to be true
70 percent sounds like marketing, how do you back that up?
What data is the promised reduction based on?
Is the figure of up to 70% assured?
How did you arrive at that percentage?
Can you commit to seventy percent contractually?
What if we only see a 20 percent drop in support cases?
Will our ticket count really fall that far?
Is there a study behind the 70 percent?
By how much do support cases go down?
That 70% on the homepage: an average or a best case?
What proportion of customer issues is settled without human involvement?
I have my doubts about your ticket number.
Why do you think so many would disappear?
Who measured the 70 percent?
Does the fall in tickets hold for technically demanding products?
What counts as an avoided ticket?
What deflection rate is realistic?
We have 3,000 tickets a month, how many would be left?
"Up to" usually means a lot less in practice.
Do you have proof of the advertised ticket reduction?
How realistic is the advertised relief for the helpdesk?
Is the 70 percent a promise or wishful thinking?
What automation rate do you reach?
What's behind the claim that two thirds of cases vanish?
Do I get my money back if the 70% isn't reached?
Source for the 70%?
What determines how far our tickets drop?
For my fact check: what is the ticket claim founded on?
um the seventy percent fewer tickets how do you get that
so that seventy percent thing uh is that guaranteed
where did you get that number about the tickets
is it really true that there's hardly any tickets left after
70 percent tickets source
ticket reduction guarantee
fewer tickets target value
70% claim evidence
Seventy percent: did you roll dice?
If it turns out to be 20 and not 70 percent, do I get money back?
Who measured those 70 %?
Is the ticket number advertising or truth?
I read on your page that the number of cases falls by seventy in the hundred. On what is this based?
A promise of seventy percent seems bold to me. Can you stand by it?
Would you explain how the reduction in service requests of up to 70 percent comes about?
As a merchant of the old school I distrust large percentages. What lies behind your seventy?
70% is bs right
how legit is the 70 percent
where's the 70 stat from
is minus 70% tickets real or just marketing
You write 70 percent less ticket, how it goes?
This number seventy is sure?
Why up to 70, from where comes number?
Who promise less tickets for us?
The big figure on your front page: who counted?
Out of ten cases only three remain, you claim. Says who?
Does the 70 % hold for complicated questions too?
How do you count what was a ticket that never happened?
(are|is) (the numbers|the figures|the percentages) on (your page|your site|the website) (real|true|proven)
How would you know there'll be that many fewer tickets?
(70 percent|seventy percent) fewer (tickets|requests), (who measured that|is it guaranteed|I don't buy it)
How did you arrive at the 70 percent figure?
Do you guarantee us 70 percent fewer requests?
Is that up to 70% ticket claim actually true?
What if we never reach the promised 70 percent?
What is your seventy percent based on?
Can every customer get that drop in tickets?
We have 200 tickets a month, how many disappear?
By how much does our support ticket count fall?
Who measured the ticket reduction you advertise?
Seventy percent sounds like marketing, is there proof?
What kinds of tickets go away with the bot?
Is 70% fewer support cases realistic?
When will we see whether the 70 percent is right?
With whom did you manage 70% fewer tickets?
Is the ticket drop assured by contract?
What decides how many tickets fall away?
Do small firms also reach 70 percent fewer tickets?
I can hardly believe it: seventy percent fewer tickets?
70% less tickets really??
where do u get that 70 percent
is the ticket reduction guaranteed
seventy percent sounds like bs
fewer tickets how much realistic
70% - who measured that
what if we only get 20% fewer tickets
ticket drop proven or just marketing
do you promise minus 70
how do you count a ticket thats not there
seventy per cent target after what time
your homepage says up to 70, whats up to mean
You write that ticket numbers fall by up to 70%. On what is this figure founded?
We handle 1,200 Zendesk tickets a month. Should I really expect 840 fewer?
I was wondering if the seventy per cent is contractually assured or simply an aspiration.
Isn't 70 percent fewer tickets rather optimistic for a technical business?
What lies behind the claim about the reduction in support tickets?
How do you establish, after the first month, by how much the number of tickets has dropped?
Suppose the reduction turns out to be 15% with us: did you promise more?
Has the seventy percent been measured at real customers, or is it an estimate?
From which study you have taken the 70% ticket reduction number?
What would a sceptical auditor be told about that "up to 70 % fewer tickets"?
Does the drop in tickets depend on the type of questions we get?
Is the target of 70% less tickets reachable for everybody?
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
no such thing as 100% uptime
what if it crashes
server goes down, then what
do i get money back for an outage
how often is it down
will i be told about maintenance
black friday and it hangs, what then
if you have a fault does my chat stop
failsafe?
what availability is in the contract
what does the 100 on your page mean
promised running time
outages per year
do you guarantee it's always up
power cut at your data centre, what happens
99.9 or really 100
our last supplier was always down, how about you
how reliable is the tech
compensation if the service fails
does the system go offline sometimes
is hundred percent availability for real
do you warn us before updates that take it down
how stable is it
service level
What uptime do you guarantee contractually?
No vendor in the world manages a hundred percent.
Do you have an SLA with penalties?
Do we get credits for outages?
How often was the platform down last year?
When are your maintenance windows?
Is resilience covered in the agreement?
A hundred percent, seriously?
How high is the guaranteed operating time?
Do you announce planned downtime beforehand?
Is there a status page for outages?
What redundancy do you have in case a server dies?
Our production depends on it running, what do you guarantee?
I find your hundred-percent claim dubious.
How long may the system stand still under the SLA?
Who pays if the platform is unreachable for a day?
Is your uptime promise a goal or a commitment?
RTO and RPO?
What are the consequences of a blackout at your end?
How fail-safe are you?
Three nines or four nines?
I'd need to see your service level agreement.
Are we informed about maintenance work?
How stable is the platform?
Downtime last quarter?
What does a hundred percent available mean legally?
And if the thing falls over at Christmas of all times?
um you say a hundred percent availability uh is that even possible
so what if everything goes dark at your end one day
how often is the thing down in a year
do you have maintenance windows or does it just run
uptime sla
100 percent availability contract
outage compensation
maintenance window notice
A hundred percent? Not even the sun manages that.
What does the contract say if the service is gone for a day?
Is the 100 % a goal or a promise?
How much downtime do you allow yourselves?
Nowadays one likes to promise uninterrupted service. What do you give me in writing about failures?
Two years ago our old system stood still for a week. What assurance have I that it won't recur?
Shall we be informed beforehand when you carry out works and the service must rest?
What precisely am I to understand by the complete availability you advertise?
100% uptime fr?
what's in the sla
how much downtime do u have
do we get credits when it's down
System is always on, hundred percent, true?
What is when your server broken and service not going?
Maintenance you make when, you say before?
Guarantee for no failure there is?
Do you never have a power cut?
Five nines, three nines, or just ad-speak?
The service collapses on Black Friday. What am I owed under the contract?
How solid is the pledge that everything runs without a break?
what (if|happens when) (your system|the service|it) (goes down|is offline|crashes)
(what uptime|which availability) do you (guarantee|commit to|promise)
Do you tell us before maintenance?
(maintenance|updates): (do you tell us|do you announce it|will we know) (before|beforehand|in advance)
What does the contract say if something goes down?
How often is your system down in a year?
What happens when your servers are out?
Do you guarantee a certain uptime in the contract?
You advertise one hundred percent, is that serious?
Do we get money back after an outage?
Will we be told when maintenance is due?
How much downtime a month should I plan for?
Have you got an SLA for uptime?
Nothing runs forever, so how can you promise 100%?
Is there a status page for incidents?
How fail-safe is your service on public holidays?
When are your planned maintenance windows?
What compensation is there for a system failure?
How dependable is your service technically?
Does the system stay up in a power cut?
Is the promised uptime in the contract?
Have you had outages lately?
Isn't 99.9 percent more realistic than a hundred?
100% availability come on
what if the system goes down
outages?
how often is it offline
downtime credit if it fails
maintenance windows announced?
is the 100 percent in writing
server crash on black friday then what do i get
guaranteed uptime in contract
Your homepage speaks of 100% availability. As an IT manager I find that hard to believe; what is meant?
Which uptime do you commit to in writing?
If the service were down for two hours on a Monday morning, what compensation would we be due?
I was wondering whether planned maintenance is announced beforehand.
Isn't a hundred per cent technically impossible?
Do you offer a service level agreement, and with what percentage?
How often did your platform suffer outages during the past year, and what binds you contractually?
What are the consequences if the system should break down?
Please share SLA details with regard to uptime.
What does "100%" refer to: the target or the guaranteed value?
Is downtime at night counted as a breach of the agreed availability?
Our auditors accept nothing below 99.5% system availability. Is your commitment in the contract?
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
how many enquiries a day can it take
is there a cap
before christmas we go mental, will it cope
chats per month limit
how many staff can log in
20 branches at once, does it slow down
500 guests messaging at the same time?
max users
tyre season, 300 a day
how many contacts at most
does it grow with us
scalable?
will it fall over if loads of people chat at once
quota
unlimited conversations?
10000 emails a month, too much?
how many people can use it at the same time
peaks
we were on telly once and got swamped, could yours stand that
number of seats
monday morning rush at the surgery, can it take that load
what if we get twice as many as expected
how many licences are included
fair usage
any restriction on quantity
how much traffic can it handle
We have 50,000 chats a month, can the system take that?
Is there a cap on conversations?
How many licences do we need for 40 people?
Our traffic goes up tenfold before Christmas, will it hold?
Is the number of seats limited?
How many simultaneous chats can it run?
Are seats unlimited, or does it stop at a certain number?
Where's the capacity ceiling?
Is there a fair-use limit?
What happens if we exceed the quota?
Can 200 colleagues here work with it?
How many records can the sync handle?
After a trade fair a thousand contacts come in at once, will it buckle?
Maximum messages per day?
Does it grow with us if we acquire two more companies?
Are user accounts capped?
Our product recall once brought in 8,000 queries in a morning.
What load can the platform bear?
Concurrent sessions, what's the maximum?
How many leads a month are allowed?
Five sites would be accessing it, is that an issue?
Are there quantity restrictions?
Is it enough for a business with 100,000 end customers?
Can any number of colleagues have a login?
What throughput is possible?
Will we hit a wall at some point if business booms?
Limit on the number of dialogues?
um we get thousands of messages a day can it take that
so is there a cap uh on how many users
what if suddenly loads of people write at once
how many chats are included per month
monthly request limit
maximum number of users
peak load scaling
concurrent chats
At how many people at once does it buckle?
Is there a fair-use clause for conversations?
How far does it grow if we triple in size?
Do you count every question until I've run out?
In December ten times as many people order from us as usual. Would your system withstand such a rush?
There are forty of us ladies and gentlemen in the office. May all work with it, or is the number restricted?
How many letters at most could your system cope with in a month?
It would embarrass me if the hundredth customer were turned away. Is there a limit?
how many seats do we get
what if we go viral and 10k ppl write
is there a cap on messages
How many message per month is allowed?
When many clients same time, system becomes slow?
We have 200 user, is possible?
Maximum of questions exists?
After our TV spot they'll break our doors down. Will your system hold?
Do 50,000 conversations a month fit through the pipe?
Where does the ceiling lie in terms of quantity?
Can all of our branches work with it at once?
(how many|is there a limit on) (users|conversations|enquiries|chats|documents) (are possible|per month|)
Can it cope with 5,000 enquiries a day?
Does the monthly fee go up with the number of conversations?
Can the system manage 2,000 enquiries a day?
How many colleagues may work with it at once?
Is the number of chats per month capped?
What happens with the rush before Christmas?
Is there a maximum of conversations a month?
Can the bot take 500 chats at the same time?
Do I need a licence for each employee?
We're growing to 80 users, will it keep up?
Could it be extended to more branches later?
How many user accounts do we get?
Does it collapse when everybody writes at once?
What load can your system cope with?
We have peaks of 300 mails an hour, is that fine?
Can 25 people on the team access it in parallel?
Where is the limit on the number of chats?
What if our enquiries double?
May any number of customers write to the bot?
Is the message allowance restricted?
limit of chats per month?
how many users
max enquiries
cap on messages
500 requests a day ok?
we have 3 users and my brother has 300, does it matter
black friday 10x traffic can it take that
unlimited?
how many seats included
is there a fair use thing
what happens over the limit
20.000 chats a month doable
per user restriction?
peak season in spring is crazy with us, enough capacity?
conversation quota
so in december we get like four thousand mails a week and the rest of the year maybe two hundred and every tool we tried just fell over, so how much can yours handle
number of contacts limited
can all 120 colleagues use it at the same time
how much load
simultanious chats how many
We have 20 service agents and roughly 9,000 conversations a month. Is that within what you can handle?
Is there any ceiling on the number of questions per day?
I was wondering if the number of users is restricted.
In the heating season our enquiries triple within a week. Could your system keep pace?
Would 250 employees be able to use it, or does it stop at some number of seats?
Isn't there a monthly quota after which the assistant goes silent?
How large may the volume of requests be?
Our web shop has 40,000 visitors on Black Friday. Will the chat bear such a peak?
What is the upper limit on chats running at the same time?
Kindly confirm max number of concurrent users and requests supported.
Do you apply a fair-use clause to the amount of conversations?
We only have two users and twenty queries a week. Is there a minimum or maximum?
How many contacts may be stored before we hit a boundary?
At the end of each quarter DATEV deadlines bring our tax office some 600 client questions a day. Is that too many?
Does the offer include unlimited messages or a bundle of, say, 1,000?
If our enquiries double next year, shall we outgrow your solution?
Is there a restriction to one location, or can all five branches with 90 people work with it?
What quantity of inquiries is your solution made for?
Our call centre peaks at 300 enquiries an hour between 8 and 9. Would that be too much for the assistant?
We need to onboard 15 users at first and up to 400 later. Do you set limits on that?
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
can i see how many it answered
stats
want to know what customers ask most
kpis
pull figures for the board meeting
can i look up how often the bot was used
export results to excel
what metrics do you show
graph of enquiries per week
how do you measure whether it solved something
report
is there an overview with numbers
analytics
top ten questions from my guests as a list, can you give me that
how do i see if it's going well, charts or something
compare branch a and b
weekly email with numbers?
where do the figures from the first weeks show up
customer satisfaction measurement
what tracking do i get
conversion numbers
performance data
do i get insight into what's been asked
a screen with all the numbers on
measuring success
Do I get a dashboard?
Which metrics does the system provide?
I have to present figures to management every month, does your tool help?
Can I export the numbers to Excel?
How do I see which topics are on customers' minds?
Are KPIs collected?
Can customer satisfaction be tracked?
Is there an analytics section?
How transparent is the bot's performance for us?
A Power BI connection for the figures would matter to me.
Can our controllers analyse the data?
Can I see how many conversations went to the team?
Do you supply a monthly summary?
What do you measure in the first four weeks?
I want to see in black and white what the bot does all day.
What numbers can we look at?
Is there a cockpit for team leads?
Is the conversion rate of meetings shown?
How do I keep track of success?
Do we receive usage figures?
Is reporting included?
Can I read up on what gets asked most?
In what form do you document results?
Monitoring and metrics, what's included?
Where do I see the resolution rate?
Charts or raw data?
I'd like to see a sample evaluation.
Can we break down the figures by site?
um can I see anywhere how well the bot is doing
so is there like a statistic uh dashboard I think it's called
do we get monthly figures from you
can I look up what customers ask most
dashboard metrics
statistics export
monthly report
chatbot analytics kpi
May I see what my customers ask all day?
Which numbers do you show me, and which do you hide?
Is there a curve that hopefully points upward?
Do I get a list of questions where the bot failed?
My father used to say that what isn't counted can't be managed. Do you present figures regularly?
Our board demands a quarterly account of the effect. Could you supply one?
Where could I read how many questions were answered in the past month?
I'm a friend of tidy tables. Shall I receive summaries of the conversations held?
is there a dashboard w stats
can i track kpis
how do i see bot performance
got analytics in there
There is report about result?
I want see numbers how many question solved
Statistics possible to get each week?
Where is graphic with results?
How do I tell in autumn whether summer went well?
The boss wants bar charts. Have you any?
Will I find out which subject is bothering customers right now?
Is there anything in black and white on what it achieved this month?
(do we get|can I see|are there) (statistics|reports|a dashboard|analytics|key figures)
Can I see how many questions the bot solved?
Do I get a monthly report for my boss?
Is there a dashboard with the key figures?
Which metrics can I follow as a service lead?
Can statistics be exported to Excel?
How do I check what the chatbot has achieved?
Can I look up which topics customers raise most?
Does the system give sales figures and charts too?
Are the results shown in graphs somewhere?
Do you measure how well the bot performs?
I need numbers for my board, will I get them?
Is the share of solved questions visible?
What numbers do I get on the bot's performance?
Can I receive a weekly report by email?
How do I see what customers ask about most?
Does your product come with enquiry statistics?
Are there charts for the management?
Is success measured and documented?
do i get a weekly report
kpis where
can i see numbers what the bot solved
analytics included
reporting for management
monthly figures export excel?
how do i check if it works, any measurements
graphs for the boss meeting
evaluation of chats possible?
whats measured and do i see it
Our board wants a monthly report on the assistant's performance. Is one provided?
Would there be a dashboard in which I can follow the figures?
I was wondering what statistics we get to see and in which form.
Which key figures do you measure, and do we receive them?
We report in Power BI. Are there any evaluations that we could look at?
Isn't there some way to see which questions customers ask most?
Can the number of questions solved without a ticket be shown in a chart?
How would we, as managers, keep an eye on how well it is doing? Are there analytics?
Is MIS reporting available on daily or weekly basis?
Are statistics given to the client regularly, for example by PDF?
What analysis do you hand over once the first four weeks have been measured?
I should like to know if conversations can be evaluated by topic.
What do you measure at the start?
Which values are measured after launch?
(what|which figures) (do you measure|is measured|do you look at) (in the first weeks|after the launch|in the first month)
`,
};
