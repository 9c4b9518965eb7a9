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
`,
};
