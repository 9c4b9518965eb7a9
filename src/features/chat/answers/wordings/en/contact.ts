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
`,
};
