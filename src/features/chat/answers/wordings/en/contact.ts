/** How visitors ask about ways to a person: one wording a line. */
export const contact = {
  contact: `
how can I contact you
phone number
do you have an email address
contact
how do I reach you
where can I call
what's your number
contact details
who can I turn to
I want to send an email
contact form
give me your mail address
hotline
number to call
which number can I reach you on
reachable by phone?
how do I get in touch
contact sales
where is the contact form
where do I write to
contact for prospects
fax
reach you by mail
your telephone
phone numer
ways to contact
can I text you on WhatsApp
get hold of you
do you have a phone number
got a phone number
is there a number I can call
can I phone you
email address
What number can I call you on?
Which address do I write my mail to?
how (can|do) I (ring|call|reach|contact|get hold of|get in touch with|phone|email|write to) (you|someone|somebody there|your company)
(phone number|telephone|number|email address|email|mail|contact|contact details|contact person|contact form|hotline|fax|ways to contact) (please|where|)
(give me|send me|what is|what's) your (number|phone number|email|email address|contact details)
(where|to which address) (can|do|should) I (write|call|send my question|turn to|send an email)
(I'd like|I want) to (write to|email|call|phone) you, (where to|how|which number)
are you (on WhatsApp|on LinkedIn|reachable by phone|available by email)
Is there an email address I can write to instead of filling in a form?
How can I get hold of you?
phone number please
how can i ring you
I'd like to write to you, where to?
got a number I can just (dial|call)
(tel no|tel.|phone no|email pls|mail addr|your phone)
Got a number I can just dial?
tel no
On which phone number can I reach you?
which mail can i write to
Do you have an email address for enquiries?
contact telephone
your email address
where can i write to you
how do i get hold of you
number?
who do i email
contact details please
direct line
got a contact form
any other way to reach you besides here
what number do i dial
do you still have a fax
where do i send an email
how do i get in touch if i'm interested
give me the number
where's your mail
hello@ what was it again
contact options
dialling code for your office
how can i drop you a line
can i have your digits
tel
how do i ring you
how do i write to you
can't find a number anywhere on here
whats your phone no
how do people contact you
What's your phone number?
To which email address may I send our tender?
Is there a switchboard number?
I'd like to send you something in writing.
Where do I find your details?
Is there an email for general enquiries?
Which extension can I get you on?
Where may I write to?
Ways of getting in touch?
I've searched your site in vain for an email address.
My manager would like your contact information.
Can I drop you a line, and if so, where?
Give me your number, please.
What avenues are open for getting in contact with you?
Business card, please.
Your email?
How can I pass you a PDF?
How do I make contact with the company?
Do you have a fax number?
For follow-up I'd need your contact particulars.
Where can I reach you?
Can you be reached by mail or only by phone?
I want to put a question by email, where to?
What's the best way to get through to your firm?
Phone and email of the head office?
um what's your phone number
so I'm looking for an email address of yours
where can I write to you uh or ring you
which way do I get hold of you
contact mainlicht
get in touch
Do you hide your number or is there one?
Smoke signals, fax or just email?
Where do I press to send you something?
Name me a mail address that somebody reads.
I should like to send you a few lines. Under which address on the net do you receive post?
My eyes are no longer the best, and I find no telephone number on your page. Could you tell me?
In what way may I turn to you, preferably in writing or by telephone?
Would you be good enough to give me your contact details so that I can enter them in my address book?
how do i hit u up
where do i slide into ur dms
number pls
got an email for enquiries
How I can make contact with firm?
Telephone number of you what is?
I want send E-mail, address please
Where I can find you for question?
Which digits must I dial so that it rings at your place?
My colleague wants to drop you a line. Where to?
What roads lead to you if I have a query?
Is there an info@ address or something like it?
How do I reach (the managing director|the boss|sales|accounts|purchasing) directly?
(is there|do you have) (a direct line|a phone number|an email address) (for sales|for Mr Mustermann|for management|)
Which number can I call to get somebody?
who's best to write to
Can I ring Erika Mustermann herself?
What number can I ring you on?
Which email address do I send my enquiry to?
What's the best way to get in touch with you?
Please give me your phone number.
Where do I write if I'm interested?
Do you have a form for enquiries?
Can people email you as well?
I'd like to write to sales, what's the address?
Are your contact details somewhere on here?
In which ways can I get hold of you?
I still need your email address.
Is there a direct line to your Frankfurt office?
How can one send you a message?
Do you have a phone number for interested firms?
What's the address for emails to Mainlicht?
Is it better to write to you or ring?
I'd like to drop you a line, but where?
how to reach you
whats ur number
contact pls
call you where
where do i send a mail to
hello@ or info@ which one
wanna ring you
mail?
is there a form or just phone
need your email quick my bosses car is waiting
cant find your phone no anywhere
whats the best way to get in touch
drop you a line where
im on my mobile and the page is so long just give me the number i can tap on
May I have your telephone number, please?
To which e-mail address should I send our tender documents?
I was wondering how best to get in touch with your company.
Is there a switchboard that my colleague could ring?
I searched your page for a mail address without success. Where do I write to?
In what ways can one reach you: telephone, mail, form?
Our purchasing department needs your contact details for the supplier file.
Isn't there any phone line at all on which to call you?
My managing director would prefer to phone rather than write. What number should he dial?
Kindly provide contact number and mail ID.
By which means may I contact your society?
I'd like to send a PDF of 3 MB; what is the address for e-mail?
What's the quickest way of getting hold of you?
How do I reach you from abroad, with the country code please?
Where do I find the coordinates of your company, telephone and e-mail?
Do you have a general inbox for enquiries?
I have an urgent question that I'd rather not type here. Which number can be called?
Please tell me to where I can direct my questions by post or mail or phone.
If I wanted to drop you a message tonight, where would it go?
We met at the fair in Cologne but I mislaid your business card. What are your phone and mail again?
(who|whom) (do I ask|can I write to|can I contact|is responsible) (with technical questions|about the technical side|for technical matters|about technical stuff)
technical contact
I want to speak with a technician, which number?
(I hate|I don't like|I don't do) forms, (can I just ring|what else is there|how else can I reach you)
Could I skip the form and simply phone?
Forms are not for me. May I not just give you a ring?
`,
  reply: `
when will I get a reply
how fast do you answer enquiries
when will you get back to me
response time
reaction time
when will I hear from you
how long do I have to wait for an answer
will anyone respond today
do you answer within a day
reply when
how quick are you at answering mails
24 hours reply
I filled in the form, when do I hear something
do you reply on weekends
processing time of my enquiry
does it take long until someone replies
when do you call back
who answers my enquiry
do I get an automated reply or one from a person
how soon do I get feedback
answer within 24h
waiting time for an answer from your team
turnaround for enquiries
Why has nobody answered my enquiry yet?
I've just sent the form, when will somebody get back to me?
I wrote a week ago and there is still no reply
Why does nobody answer, my message is three days old
How fast do you react to email?
I wrote twice already and heard nothing
I sent an email but no response
still no answer from you
I wrote four days ago and heard nothing
I haven't received an answer
waiting for a reply for three days
nobody gets back to me
you never got back to me
enquired a week ago and nothing happened
how long before somebody reacts to an email
I (wrote|sent a request|filled in the form|emailed you) (three days ago|last week|yesterday|twice already|on Monday|ages ago) and (heard nothing|got no answer|nobody replied|am still waiting)
(when|how soon|how long) (will you get in touch|do you take to reply|will I get an answer|until I hear back|do you need to answer|will you get back to me|do I have to wait)
(response time|reply time|answer time|waiting for a reply|no answer|still no reply|no response)
will I (hear back|get an answer|get a reply) (today|tomorrow|this week|at the weekend|soon)
why (does nobody|is nobody|don't you) (answer|answering|reply) (my mail|my request|)
has my (request|mail|message) (arrived|been received|reached you)
who (answers|reads) my (request|message|mail)
I sent a message through your form three days ago and heard nothing. What's going on?
Why has no one replied to my enquiry yet, honestly this is a bit rich for an automation company
How long before somebody reacts to my email?
I wrote last week and still no response, why?
How quickly will my enquiry be answered?
I wrote three days ago and heard nothing
How long do you take to get back to people?
when will you get in touch
Will I hear back today?
radio silence from you since (Tuesday|last week|days)
(still waiting|been waiting) (for an answer|for a callback|since Monday|for ages)
Radio silence from you since Tuesday, what's up?
answer time
By when can I expect a reply?
I still have no answer to my enquiry from Friday
How fast do you respond to a contact request?
wrote two days ago, heard nothing
how long do you take to answer
filled the form in, now what, wait?
nobody's rung me back
does it take ages till someone writes back
will i hear today
been waiting since monday
do i get a confirmation
did you get my email
when can i expect to hear
how quick do you come back to people
three days of silence
any reply?
no answer received
is it really 24 hours
sent it friday evening, will i hear before monday
does anyone read it soon
still nothing in my inbox
how fast do you write back
when's it coming
where's your email
does a human answer and when
when's my callback
think my enquiry from last week got lost
after how many hours do i usually hear
you've gone quiet on me
How long do you keep people waiting for a response?
I wrote three days ago and haven't heard a thing.
When will you come back to me?
What response time can I expect after submitting?
Will a person or a machine write back?
My message from last week went unanswered.
How swiftly do you react to messages?
Today still?
Has my letter even arrived?
How fast do you process my message?
I'm still waiting for your callback.
Will I get a confirmation of receipt, and when the response?
When will somebody stir?
Within what period do you get back?
Our tender closes Friday, will I hear back before then?
How many hours until someone looks at my email?
No reaction to my email so far, why is that?
Do you respond promptly?
How soon does your team write back?
Could your mail be in my junk folder, or haven't you responded yet?
Radio silence since Monday.
If I hit send now, when may I expect an email?
Does handling my message take days or weeks?
Does someone write back to me personally?
Turnaround time for messages to you?
By when will I know?
Would I get a response to my message at the weekend too?
um I wrote to you when will I hear back
so how long does it take for someone to answer
I've been waiting since uh tuesday no monday for you to get back to me
does anybody actually answer my mail
response time enquiry
feedback how long
callback waiting time
Do you ever read your emails?
Will a person answer me, or some canned text?
Must I wait until Christmas for you to write back?
Four days of radio silence, is that normal with you?
The day before yesterday I sent you a message and have heard nothing. When may I expect a reaction?
Each morning I look into my mailbox, but nothing from you. Has my letter gone astray?
Within what time do you usually answer letters?
Will a lady or gentleman write to me personally, and how soon?
when do u get back to me
sent a mail, heard nothing
how fast do u reply
did i get ghosted or is something coming
I have written, when I become answer?
No answer comes, why?
How many hour must wait for your mail?
My message is arrived by you? Nobody writes back
If I press send now, when will something land in my inbox?
Is it enough if I check my mail again tomorrow?
Is someone still sitting on my enquiry?
How much patience must I bring when I write to you?
(how long|when) (do I wait|will I hear back|do you answer) after (sending the form|I submit the form)
How long do I wait until you get back to me?
I wrote two days ago and have heard nothing.
Will you get back to me today?
Do you answer faster than in two days?
What waiting time should I expect after sending?
When will somebody respond to my email?
Why has nobody reacted to my mail yet?
Will I hear from you by tomorrow?
How fast do you work through new enquiries?
My message from Monday seems to have got lost.
Does a human respond to my message, and how soon?
What's your response time for emails?
By when can I count on your response?
Does your reply take longer than a day?
I've been waiting three days for a response.
When will someone come back to me on my enquiry?
Do you reply on the same day?
still no answer!!
how long till you answer
wrote you yesterday nothing
when do i hear back
response within?
sent the form on monday and its wednesday
do you answer at all
waiting for a reply
how fast do you react to mails
got no mail from you
24h really?
does a person reply or an autoresponder
I wrote to you on Tuesday at 9 and it is now Thursday. Should I still be waiting?
Within what time do you usually respond to a message?
I was wondering when I might hear back from you.
We sent your form twice and received nothing. Could your answer be in our spam filter?
Is it a member of staff who writes back, or some automatic message?
Isn't it rather long, three days without a reply?
If I send my question at 5 pm, could I have the answer by tomorrow's meeting?
How speedily do you process enquiries?
In how much delay do you respond to a mail?
I am awaiting your revert since two days; when can I expect the same?
Still no sign of life after my enquiry of last week. What should I do?
I need your response in writing by Friday noon. Do you keep to a certain response time?
`,
  call: `
how do I schedule a call
I'd like an appointment with you
first call
is the first call free
does the consultation cost anything
how long does the call take
consultation
call back
can you call me back
is the call without obligation
book a meeting
30 minute call
what do we discuss in the first call
video call possible
Zoom or Teams meeting with you
please call me
when do you have time for a call
request a callback
can I get advice
arrange a conversation
free consultation
do I have to buy something after the call
meet in person
Schedule Call
set up a meeting with your team
introductory call
who will call me
intro chat with sales free of charge
no obligation consultation
talk to you about our project on the phone
is the first appointment free
can we have a phone conversation
can somebody call me back
I'd like to talk to somebody on the phone without obligation, how do I do that?
What happens in the first call and should I prepare?
Could somebody call me back tomorrow?
consultation appointment, call back, video call, phone appointment
Can someone give me a ring tomorrow?
give me a ring
ring me back this afternoon
can you phone me on Monday morning
Where do I start? My boss just told me to do something with AI
I don't know where to begin, can somebody advise me
where would we start with AI
what should I bring to the first talk
what should I have ready for our introductory meeting
how do I prepare for the first conversation
we'd like to speak with an expert about our situation
can I pick a time slot for the call
who can advise us, we have no idea about AI
my boss said do AI, where do I even start
I only know we should use AI, where to begin
(I'd like|I want|can we have|could we arrange|we want) (an intro call|a no-obligation chat|a consultation|an appointment|a callback|a first meeting|a discovery call|a video call|to talk) (next week|please|with you|)
(does|is) the (consultation|call|first call|first meeting|intro) (cost anything|free|free of charge|non-binding|without obligation)
(intro call|first call|consultation|initial consultation|discovery call|appointment|callback|phone appointment|video call|zoom|meeting|strategy call) (book|arrange|please|free|schedule|)
(please|could you) (call|ring) me (back|tomorrow|today|)
(how long|where|how) (does|is|will) the (first call|consultation|intro call) (take|last|held|take place)
could we (talk|speak|meet|have a chat) (next week|tomorrow|in January|on Tuesday)
(do you have|any) (a slot|time|free appointments) (next week|tomorrow|on Tuesday)
who (will I talk to|leads the call|advises me) (in the first call|)
do I have to prepare (anything|) for the (call|meeting|consultation)
is the first meeting (in person|by video|on the phone|online)
What will you ask me on the first call?
Is the intro call free and does it commit me to anything?
How do I book a meeting with you?
I pressed Schedule Call and it just opened a form. Where do I choose the time?
What should I have ready before our introductory talk?
how long goes the first meeting?
Can someone give me a ring tomorrow afternoon?
I only know that my boss said "get AI". Where do I even start?
I'd like a no-strings chat with somebody on the phone, how do I arrange that?
I'd like an appointment for a consultation
I'd like a no-obligation chat
book intro call
Could we talk next week?
please call me back
could someone give me a (bell|ring|call) (tomorrow|today|later)
(when|have you got) (have you got|) (time|a slot) for a (chat|consultation|call) (with you|)
I'd like a no-strings chat with somebody on the phone
Could someone give me a bell tomorrow?
consultation slot when free
I'd like to arrange an appointment for a consultation
Is the first conversation really free?
How long does the first call take?
Please call me back tomorrow morning
how do i get a slot for a natter with you
book a free consultation
can somebody advise me
where do i make the appointment
30 minutes, how do i book them
does the talk cost anything
could you ring me thursday afternoon for an intro
can we sit down with no strings
how long is the intro chat
zoom to get to know each other?
i'd like to explain how things work at my hotel, when could we
book me in
am i committed to anything if i do the consultation
call me after closing time for a chat about it?
schedule a meeting
what slots have you got next week for a first meeting
advice free of charge?
i'm interested, how does the get to know you call work
half an hour to talk about my garage
appointment
who'd phone me for the consultation
video or phone for the first one
get some no obligation advice off one of you
arrange a call
do i pay for the first meeting
discovery call
I'd like to set up a meeting with you.
Can I book a no-obligation consultation?
Would you have time for a video call next week?
How do I get a slot to talk to you?
Is there a charge for the initial consultation?
My boss would like to sit down with you for half an hour.
Could we have a quick chat on Tuesday morning?
Does an introductory meeting commit me to anything?
Please ring me back to discuss it.
Where can I reserve a time for an introduction?
How long is the kick-off conversation?
I'd be interested in an initial consultation.
Let's arrange a meeting.
Could a conversation with our IT lead and sales be arranged?
Please suggest some dates.
Is the preliminary talk invoiced?
Do you have a booking link for a consultation?
Whom do I approach for a first meeting?
Could we run through our situation over Teams?
I'd like advice, no strings attached.
30 minutes, you said, so how do I sign up?
What do I need to reserve a discovery call?
We'd like to get to know you.
How do I make an appointment with one of your advisers?
Is the discovery session really free?
I want to talk our plans through with you, when would suit?
Book a consultation
Feel free to ring me on Thursday.
um I'd like one of those consultations
so how do I get an appointment with you
the free talk how long is it
does the first conversation cost anything
book first call
free consultation appointment
30 minute intro call
no-obligation meeting
Does the opening chat cost money already?
Do I have to sign something after we've met?
May I choose when we talk?
How soon can I get a slot for an introductory talk?
I should like to be advised in peace. How do I go about arranging half an hour with you?
May I express a preferred time, ideally in the morning, for our first conversation?
Does the initial consultation involve expense, or does it oblige me to anything?
My co-owner and I would like to hear about it from you in conversation. How do we arrange that?
wanna book a call
where do i lock in a slot
can we do a quick zoom to get to know each other
I want appointment for speak with you
First talk is gratis?
How reserve consultation?
How many minutes takes talk at beginning?
Can we sniff each other out without the meter running?
Next Thursday I'd have half an hour. How do we fix that?
What must I do for you to talk my plans over with me?
Where do I sign up for a consultation without strings?
(is|does) (the first talk|the first consultation|the intro call) (free|cost anything|billed)
Is the first conversation free or will I be billed?
What happens in the 30 minutes?
Do I have to pay for the first call already?
Please phone me tomorrow at ten, my number's +44 7700 900123
Is the first talk free or will I get billed?
(please|could you) (phone|call|ring) me (tomorrow at ten|this afternoon|on 07700 900123)
Could we talk on the phone for half an hour next week?
I'd like an initial consultation with you.
Is the first consultation free with you?
Where do I book a meeting to get to know you?
How long does the introductory talk take?
Does the introductory call commit me to anything?
Can you arrange a consultation for Thursday?
My boss wants to meet you, when would you have time?
Do I pay anything for the preliminary talk?
Please suggest a time for a conversation with us.
Can the first meeting be a video conference?
How do I get a consultation appointment?
Might I arrange a half-hour talk with you?
Is the introductory meeting really free?
Have you got time for a consultation Tuesday morning?
How can I get an appointment with you?
Would you advise me first without obligation?
I'd like a consultation on Friday with no strings attached.
book a call
appointment with you
how do i get a first talk
30 min call pls
first meeting costs anything?
can we talk thursday
schedule intro call
call me back tomorrow at 10
where do i book
how long is the first chat with you guys
consultation slot
initial talk free or paid
zoom with you when
want a meeting
i'd like to just talk it over with someone for half an hour before i read all of this, how do i set that up
calendly link?
does the first conversation oblige me to anything
i have time friday morning for a talk
get to know call how
I'd like to arrange a first conversation with one of your advisers. How do I go about it?
Is the initial consultation really without charge?
I was wondering how long the introductory meeting takes and whether it obliges us to anything.
Our management has a free slot on Wednesday at 2 pm. May we talk then?
Could somebody ring me back tomorrow morning to discuss our situation?
We are a 60-strong machine builder and would like half an hour with you. Where do I ask for a date?
Where is the button for booking an appointment with you?
Isn't the first meeting simply a sales pitch that commits one to buy?
Could the first talk be held by Teams, with our IT manager and me?
How can I fix a meeting with your team for next week?
Please propose me a date for an introductory talk.
Kindly schedule a call with our director, preferably 11 am.
What do I need to do to get that free half hour with you?
Can one agree on a telephone appointment in the evening?
Does the first discussion cost us anything, if we're 200 km away?
I would like to have a rendez-vous with an adviser, how is it done?
Before reading all this I'd sooner talk it through with someone in person by appointment. How do I get one?
By what route do I request a preliminary talk, and will I receive a suggested date?
Can my tax adviser take part in the first conversation, and how is it arranged?
We should like to sound you out without obligation. How is a first chat organised?
`,
  officeHours: `
when can I reach you by phone
opening hours
office hours
business hours
when is somebody in the office
can I reach you on weekends
can I call you on Saturday
until what time can I call
what time do you close
how late are you open today
from when is someone there
phone hours
availability of your team
is anyone there Friday afternoon
are you open between Christmas and New Year
are you open today
is someone at your office on public holidays
lunch break
when does somebody answer the phone
company holidays
what time do you open
what times can I reach a human at your company
your working hours
what time zone are you in
when can I ring you
from what time does somebody pick up
Is anyone on the phone on a Friday afternoon?
opening hours, business hours, when are you open
when does your team start working
from when can I call from another time zone
(are you|is anybody|is someone|is your office) (in|there|open|available|reachable|at the phone) (on Saturdays|on weekends|on Saturday|on bank holidays|today|at 6pm|in the evening|over Christmas|right now)
(opening hours|office hours|business hours|phone hours|hours|working hours|opening times) (office|phone|)
(from what time|until when|when|what time) (can I|may I|do you|does somebody) (ring|call|phone|pick up|answer the phone|open|close) (in the morning|in the evening|on Fridays|)
does (anybody|anyone|someone) (pick up|answer the phone) (on Friday at 6pm|in the evening|on Saturdays|now|that late)
are you (closed|open) (today|on holidays|on Saturdays|between Christmas and New Year)
Opening hours of the office?
At what time does your team start working? I'm in Singapore and want to call
Is anybody in the office on Friday afternoon?
What are your opening hours?
Are you in on Saturdays?
From what time in the morning can I ring?
Does anybody pick up on Friday at 6pm?
is anyone on the phone after (five|six|4 pm)
at what time does your team (start|stop) working
Is anyone on the phone after five?
When is somebody in your office?
Can I reach you by phone on Friday afternoon?
does someone pick up at 7
till when is the office manned
phones open on saturday?
can i ring now
i can only phone after 6, anyone there
from when till when can i call
are you there longer on fridays
anyone in the office today
lunch break at yours?
rang and no one picked up, when are you in
when do you knock off
what time do the phones open
hotline times
open between christmas and new year?
phone times
when is somebody by the phone
reachable on a bank holiday by phone?
till 5 or later
phoning on the weekend?
closed sundays right
best time to catch you on the phone
monday 8am anybody there
when are you open
what timezone are your phone hours
are you lot still in at half four
Until what time is your switchboard staffed?
Does anybody pick up on Saturdays?
When does your office open?
I rang at six in the evening and nobody answered.
Opening times?
Is anyone there on a Friday afternoon?
At what times may I ring?
Your office hours, please.
Can I still phone after work?
Are you closed over lunch?
From what time in the morning is somebody on the line?
Is your office manned on bank holidays?
What are your business hours?
On which weekdays is your office open?
When do you take calls?
Your phone just rings out, when is someone in?
Is eight in the morning too early to ring you?
Working hours of your company?
Anybody there by phone between Christmas and New Year?
When can one ring you, I work until five myself?
Anyone in the building today I can ring?
What time zone are your phone lines in?
How late do you answer the telephone?
Is your office open on Sundays?
In what window can I catch you on the line?
I'm in New York, when are you at your desks?
From when to when are you in the office?
um until when does someone pick up the phone at yours
so can I still ring at half five
are you there on saturdays
from what time is somebody there in the morning
telephone hours
office opening times
business hours friday
Does anyone lift the receiver after five?
Do you knock off at noon on Fridays?
Can I ring you on German Unity Day?
Early birds, or not to be spoken to before ten?
I only get round to telephoning at about six in the evening. Is somebody still at the apparatus then?
At which hours may I ring without disturbing you?
Is your office staffed on the telephone between Christmas and New Year?
This morning at eight nobody picked up. When does your telephone duty begin?
when are u open
can i call on the weekend
how late is the hotline staffed
does anyone pick up at lunchtime
What time I can call?
Office open until when?
Sunday telephone works or no?
At 8 o'clock early is somebody there?
Is it worth reaching for the phone now? It's nearly six.
When do your phones go quiet for the day?
Calling on Whit Monday, pointless?
I'm in New York: at what hours here does someone at your place pick up?
(until when|when|what time) (are you|is somebody) (on the phone|in the office|reachable) (today|)
Until what time does someone pick up the phone?
Is anybody on the phone on Saturdays?
Can I still ring you after six in the evening?
During which office hours is your phone staffed?
From when can I call in the morning?
Are you still open on Friday afternoons?
I rang on Sunday and nobody picked up.
Is your phone line open between Christmas and New Year?
Does someone answer the phone at eight already?
On which days is your hotline open?
Can I get you on the phone at lunchtime?
Between which hours can one phone you?
Is your phone staffed on public holidays?
Do you pick up the phone in the evenings?
Is it better to ring mornings or afternoons?
At what time does your office close?
can i call now
saturday reachable?
till what time can i phone
hotline open when
is someone there at 7 pm
lunch break or reachable all day by phone
call before 9?
phones on bank holidays?
tried ringing at 6 nobody there
From what time in the morning is your telephone staffed?
Can one ring you on a Saturday?
I was wondering until when somebody picks up the phone on Fridays.
I tried to call at 6.30 pm and nobody answered. What are your hours?
Are you reachable by phone over lunch, between 12 and 1?
Isn't anyone on the telephone on 3 October, the German holiday?
I only have time before 8, ahead of going to the building site. Is your line open then?
Which are your opening hours?
What are your calling timings in IST or CET?
If I phoned now, would there be someone there?
Do you answer calls on Sundays?
We're in Boston, six hours behind you. When is the best time to call your office?
`,
  form: `
what do I have to fill in on the form
which fields are mandatory
do I have to give a phone number
what happens when I submit the form
required fields
why do you want my email address
do I have to name my company
can I send an attachment
upload a file in the contact form
do I get a confirmation email
can I enquire anonymously
how long may the message be
what happens after sending
which details do you need for an enquiry
form fields
must I give my name
without registration?
do I have to register or create an account
what should I write in the problem description
what do I put in the form
confirmation after submitting
is a short enquiry enough
is my enquiry binding
how can I change my enquiry afterwards
sign up needed?
what details do you need from me for a quote
what do I have to provide to get an offer
what exactly happens after I submit the form
Which fields are mandatory and which optional?
Do I have to put my phone number into the form?
Which data does the form collect?
what personal data does the contact form ask for and why
why do I have to tick the box for consent
which information do you collect in the form
why do you ask for my phone number in the form
is the checkbox mandatory
do I have to agree to something before sending
do I (have|need) to (give|enter|provide|fill in) (my phone number|my name|my date of birth|the company|everything|all fields) (in the form|)
(required fields|mandatory fields|fill in the form|contact form fields|enquiry form|attachment|upload a file|registration|account|login|sign up)
do I need (an account|a login|to register|to sign up|to log in) (to send a request|for an enquiry|)
is (the enquiry|sending the form|the request|a request) (binding|non-binding|an order|without obligation|free)
(where is|where do I find|I can't find) the (contact form|form|enquiry form)
can I (ask|send it|write) (anonymously|without a phone number|without a company|with a private email)
can I (attach|upload|send along) (a file|a PDF|a document|pictures)
what happens (after|when) I (submit the form|press send|send the form)
(which|what) (details|information|fields) (are required|are optional|do I have to enter) (in the form|)
Which fields in the contact form must I fill in?
What personal data does your contact form collect and why?
Why must I tick the consent box before sending?
Which fields of the form are mandatory?
Do I have to fill in the whole form?
Do I have to give my phone number in the form?
Do I need an account to send a request?
Is the enquiry binding?
must I (really|) put my (mobile number|address|company) in there
why must I tick the consent box
what personal data does your contact form collect
Must I really put my mobile number in there?
Which details do you need in the contact form?
Is the phone number mandatory in the form?
mandatory fields?
do i have to give my mobile
what all do i fill in
need an account to write to you?
have to name my firm?
is the request binding
why do i have to tick that box
is name and email enough
do i need to put turnover or anything
what's optional on the contact form
am i buying something if i press send
registration needed?
what do i write in the message box
phone compulsory?
what gets asked when sending
am i tied to anything by submitting
which details do you want in that form
can i leave the address out
send without consent possible?
how many boxes are there to fill
fields with a star
sign up required for an enquiry?
first name only ok?
date of birth needed?
what happens when i click submit
are all the boxes required
filling in the form
Must I put in my phone number?
Do I need an account to send you an enquiry?
Do I take on any obligation by hitting submit?
Why must I tick the box on processing before I can send?
What happens once I've pressed Send?
Is my email enough, or do you want to know more?
Can I send an enquiry anonymously?
Does the company name have to go in?
What details do you require when I fill it in?
Can a file be attached?
Is the form binding?
What goes in the required fields?
Who reads what I put in the form?
Why is there a consent checkbox?
May I leave the company fields blank?
Must I register before I'm allowed to write?
I'm reluctant to type all my details into a web form.
What information does the enquiry form ask for?
Will a first name do when filling it in?
Am I ordering something if I submit the form?
Which entries are optional?
How do I fill in your enquiry form correctly?
Should I state our budget in the form?
What's the tick box at the end for?
Compulsory entries when submitting?
Can I submit it without a phone number?
Do I become a customer by filling this in?
um what do I have to fill in there in the form
so do I have to give my phone number or is it fine without
do I need an account to send the enquiry
do I commit to anything if I submit that
required fields contact form
form without phone number
submit enquiry no obligation
registration needed form
Will a false name do, or do you want the real one?
Why should I tick that box?
Have I bought something if I click on send?
Who reads what I write in there?
While filling it in I grew unsure. Which particulars are essential and which may I omit?
Must I register somewhere and think up a password before I can send you the sheet?
Do I enter into any obligation by sending off the form?
May the space for the company stay blank when I write to you through the page?
what do i put in there
are all fields required
need an account for the form?
what happens after i hit submit
Form, which field is must?
I must write telephone or not?
After sending what comes?
I must make account for send request?
What may stay empty in those little boxes?
I only want to write briefly and not bare my life. How much has to go in?
The form won't go off without the tick, must that be?
Are name and mail enough, or do you want my firm as well?
(what|which details) (do I have to|should I) (enter|put|write) in the form
Do I have to fill in all the fields?
What goes under problem description?
Which fields in the form are mandatory?
Do I have to put my phone number in the form?
Must I open an account to send the form?
What happens after I submit the form?
Is filling in the form already an order?
Are name and email enough for an enquiry?
Why do I have to tick consent in the form?
Am I committing to anything by sending it off?
What details do you want from me in the form?
Can I leave the company field empty?
Who reads what I write in the form?
Do I need to register before filling in the form?
What should I write in the contact form?
Can I send the form without a company name?
Is an enquiry through the form non-binding?
Which form details are voluntary?
How do things go on after sending the form?
do i need an account to send the form
contact form what do i fill in
have to give my phone number?
whats required in the form
does the form commit me to smth
can i leave company name blank
register first?
why must i tick that box in the form
what happens after i hit send
form without email possible
minimum info for the enquiry form
Which of the fields in the contact form are compulsory?
Do I have to register before I can send you an enquiry?
I was wondering whether my telephone number is mandatory when I write through the form.
Does sending the form oblige our company to anything?
Must I reveal our turnover and company name in the enquiry form?
What happens once I've pressed the send button?
Isn't an account needed to fill in your form?
For data minimisation: what is the least one must state in the contact form?
Why does the form want a consent tick before it goes through?
What all details are to be filled in the enquiry form?
Which information does your contact formula ask from me?
May I leave the message box empty, or will the form refuse it?
`,
  trouble: `
the contact form doesn't work
your page doesn't load
I can't submit anything
complaint
I'm angry
error message when sending
this is outrageous
where can I complain
the link is broken
site is broken
button doesn't respond
report a bug on the website
dissatisfied
this is annoying
nobody called at the agreed time
my microphone doesn't work
this bot is useless
bad service
my request didn't go through
sending fails
terrible support
I press send and nothing happens
The page doesn't load properly on my phone
(the form|the page|the chat|the website|the bot|your chatbot|the system|the sync|the booking|your site) (won't submit|doesn't work|isn't working|won't load|is acting up|hangs|crashes|shows an error|is broken|is not responding|has been down since yesterday|freezes)
I (want|need|have) to (complain|make a complaint|report a problem|report a bug|report an error)
(error message|report a fault|report a problem|complaint|bug|technical problem|broken|help|emergency|not working|page not loading)
(I am|I'm|we are) (angry|unhappy|fed up|disappointed|furious|already a customer and it doesn't work)
I (keep getting|only get|get) (an error message|error 500|a blank page|an error)
your (bot|system|chat|assistant) on our (site|website|page) (is acting up|causes problems|stopped answering|talks rubbish|is down)
you (sent|charged|told) (me|us) (rubbish|the wrong thing|too much|nonsense)
(what a|this is) (mess|rubbish|disgrace|joke)
can't (get onto the page|log in|submit|send the form|continue)
(submit|send) button (doesn't work|does nothing|no reaction)
The send button does nothing when I click it
The form won't submit
I want to complain
Your chatbot on our site has been acting up since yesterday
page not loading
when I click send (the wheel just keeps spinning|nothing happens|I get an error)
(the wheel keeps spinning|it loads forever|nothing happens|blank screen)
When I click send the wheel just keeps spinning
Your website only shows me an error message
the site's gone funny
form won't send
error message when i submit
nothing works here
want to make a complaint
page isn't loading
button does nothing
i'm fuming, it doesn't work at all
technical problem
our customer chat is broken, help
help not working
the voice thing froze
just says error
unhappy with your service
the bill's wrong, who do i ring
report a fault
site's all over the place on my phone
found a bug
form won't take my email address
something's broken
i'm stuck on your homepage
everything hangs
who do i turn to when it's bust
dead link
poor service, where can i say so
picture missing and text overlaps
it keeps crashing on me
Your form won't submit.
I'm getting an error message.
I'm unhappy with what you told me and want to complain.
The page doesn't load properly.
My case is urgent, the system is on strike.
Where do I lodge a complaint?
The send button doesn't respond.
Our installation is playing up badly right now.
I was annoyed by one of your staff, who do I write to?
No answers have been coming through since this morning, please help.
Where do I report a fault?
I'm stuck, it's jammed.
There's a broken link on your website.
The invoice I got from you is wrong.
Who's responsible for complaints?
The chat window keeps freezing.
I'd like to report a bug.
Our sync has been acting up since yesterday.
Can you help with a technical defect?
I'm having trouble with your product.
What to do about an error?
Something went wrong, my entries are gone.
Your bot told me nonsense, I want to report it.
Emergency, please help quickly!
The confirmation mail doesn't arrive, and the link in it is dead.
We're locked out of our account, who can help?
um nothing works here any more for me
so your bot's gone mad uh it just shows errors
it doesn't work I can't get any further
I want to complain where do I do that
file complaint
system malfunction
website broken
Is this broken or is it me?
Whom do I tell that your stuff isn't running?
Why does nothing happen when I press the button?
I am fuming. Who takes that down?
Pardon me, but since this morning I see only a blank area. What am I to do?
I'm not at all content with the service and wish to lodge a complaint. Who is responsible?
There's an error message on my screen and I'm at a loss. To whom may I turn?
Our synchronisation came to a halt yesterday. Can you tell me where I report that?
everything's bugging out
it keeps crashing help
this thing is busted who fixes it
nothing loads for me now what
It is not going, I have problem, please help
System broken, who can repair?
I get always error, what to do?
Not happy I am, where say?
Whom do I ring when suddenly nothing at all runs here?
I'm about to burst, your assistant spouts drivel. Who'll listen?
I've been staring at a spinning circle for an hour. And now?
I found a mistake on your page, who'd care to know?
(I'm|we're|we are) (already|an existing|a current) (client|customer) (of yours|), (my invoice looks wrong|we were charged twice|who can help|our access doesn't work)
(where do I find|I'm looking for|I need) (my|our) (latest invoice|invoices|invoice copy|login details|customer number|contract documents)
I was charged twice last month
Your invoice from April is wrong, can you fix it?
I want my money back, the thing doesn't do anything
(we want|I want) (our|my) money back
The bot you set up for us has given wrong answers since yesterday
our chatbot has been down since this morning, who takes care of it
I can't get into my account any more
forgot the password for the customer portal
(your engineer|your colleague|your rep) (never got back to me|didn't show up|was rude)
I'm very disappointed with your service
nothing has worked for us since the update
I'd like to complain about one of your staff
(your|the) (form|button|link|video) (doesn't work|is broken|won't respond)
page won't load properly
when will my ticket finally be dealt with
as an existing customer I have a problem
our HubSpot sync has stopped, we're a customer of yours
the data hasn't been syncing since Monday
Does the whole page work without JavaScript? The form won't load for me
You charged me twice in May, please refund
I need to change the billing address on my account with you
I'm an existing client and my March invoice looks wrong, can you fix it?
I want my money back, the bot didn't cut our tickets at all
(I got|we got) (a reminder|a wrong invoice|a charge) (from you|) although (it's been paid|we cancelled)
since (yesterday|the update|this morning) (no leads come in|nothing arrives in the CRM|the bot doesn't answer)
I need to change (the billing address|my payment details|our contact person) on my account
the form won't load for me
You charged me twice, please refund
The form won't send, what now?
I keep getting an error message on your page.
I'm unhappy with how this was handled, who's responsible?
I would like to make a complaint.
The send button does nothing for me.
Our system has been acting up since this morning, who helps?
Where do I report a bug?
The page doesn't load properly here, please help.
Your chatbot has stopped on our site, whom do I call?
Nothing has worked here since the update.
I have a technical problem and need assistance.
There's a mistake in our invoice, where do I take it?
Something is broken at our end, who helps quickly?
A link on your site doesn't work.
I get a red warning when I submit.
Our bot suddenly shows nothing, we need help.
I'm a client and quite annoyed, whom do I write to?
broken
form doesnt send!!
error
site doesnt load
your page is buggy
nothing happens when i click
this sucks im angry
button dead on my iphone
the assistant u installed is down at our place help
somethings not working
i want to complain to someone
I have filled in the form three times and each time an error appears. Who can help?
I'm afraid one of your pages won't open in Firefox. Where can this be reported?
We are already a client and since 8 this morning nothing works. Whom do I alert?
I was wondering to whom a complaint should be addressed.
The page froze and my entries vanished; who takes care of such faults?
Isn't anyone responsible for this malfunction? I'm getting rather annoyed.
The synchronisation between our HubSpot and Zendesk stopped yesterday. Where do I report the fault?
Something has gone wrong with my enquiry, the screen stayed white.
I wish to lodge a grievance regarding poor service. Please escalate.
There is a bug on your site with the menu, to who shall I signal it?
I am dissatisfied with the way that I was treated. Who deals with that?
The button does not react on my tablet, so I'm stuck. What now?
`,
};
