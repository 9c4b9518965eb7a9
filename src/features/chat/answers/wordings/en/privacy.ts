/** How visitors ask about this website and a visitor's data: one wording a line. */
export const privacy = {
  messages: `
is this conversation stored
who reads along here
chat history
is this chat recorded
what happens to what I write here
is a human reading this
can my boss see what I write here
where do my messages go
do you save this chat
is our conversation confidential
does this stay between us
is anyone watching this chat
is my text sent anywhere
what I type here, does it go over the internet
can I see this conversation later
will this chat be deleted
can I copy the conversation
is my input here evaluated
am I anonymous here
is this chat anonymous
is this logged
chat saved or gone when I close it
is somebody listening in here
do you keep what I'm typing
do you store what I type here
Is anybody listening when I talk to the voice assistant?
Do you share what I type here with third parties?
Is what I write here recorded?
transcripts of this chat
does the microphone stay on after the call
is (anyone|anybody|somebody|a human) (reading along|listening|watching|reading this|reading what I write)
(is|are|will) (this chat|the conversation|this conversation|my inputs|the messages|our talk|what I type here) (recorded|stored|saved|logged|read by someone|analysed|passed on|deleted)
(does|is) (this|what I say|our chat) (stay between us|confidential|anonymous|private|secret|safe)
do you (save|remember|keep|collect|store) what I (type here|write|say|ask you)
(chat history|chat log|conversation history|transcript of this chat) (stored|delete|find again|still there|save|gone)
what happens to what I (write|type) here
can I (continue|find|save|print|read) (this chat|the conversation) (later|tomorrow|again|as a PDF|)
do you remember (me|what I wrote yesterday|who I am)
What happens to this conversation after I close the window?
Is the voice call with the assistant recorded?
Does anybody at your place read these chat messages?
retention period for chat transcripts
Who gets to read what I type in here?
Are you storing this chat?
Is anyone reading along?
do you save what I type here
what I write here, does it end up anywhere
Is our chat being recorded anywhere?
Can anybody read along what I write to you?
`,
  retention: `
how long do you keep my request
when do you delete my data
how long does my data stay with you
retention period
storage period
when are contact requests deleted
how many days is my enquiry kept
do you keep my email address forever
how long do you hold on to the form
deletion period for enquiries
is my data deleted automatically
180 days
what happens to the details I put in the form
where does my enquiry end up
who sees my enquiry
do you save my contact details
do you pass on my address
do you sell my data
will I get advertising if I give my email
duration of storage
how long are my details with you
will you spam me
do you use my email address for marketing
How long do you keep enquiries that come to nothing?
What do you do with my phone number from the form?
storage period, when is my contact request deleted
how long do you keep enquiries that don't become a contract
how long (do you keep|will you store|do you save|are you keeping) (my enquiry|my contact details|my request|my form data|my message)
will I (get|receive) (ads|spam|advertising|marketing emails|sales calls) (if I fill in the form|after my request|from you|when I write to you)
who (sees|reads|gets|handles) my (contact request|enquiry|form data|form)
do you (pass on|sell|share|forward) my (data|address|phone number|enquiry) (to others|to third parties|)
what (happens|do you do) (to|with) (my request|my form data|the data from the contact form|my phone number|my email address|my details)
(storage period|retention period|retention|contact request stored|sharing with third parties|180 days|advertising after request)
I'm the DPO of a logistics firm and need to know on what legal basis you process contact form data.
How long do you keep enquiries that don't turn into a contract?
What do you do with the details I put in the form?
How long will you hold on to my enquiry?
When do you delete my contact request?
How long do you keep my enquiry?
Will I get ads if I fill in the form?
Who sees my contact request?
storage period contact details
how long does my (message|enquiry|mail) lie around (at yours|with you)
How long does my message lie around at yours?
What do you do with my details from the form?
How long do you store contact requests?
`,
  rights: `
how can I have my data deleted
access request under Art. 15
right to be forgotten
please delete everything about me
withdraw consent
what data do you hold about me
subject access request
object to processing
contact of the data protection officer
who is your data protection officer
data subject rights
I want you to erase my data
copy of my data
correct my data
who do I contact about privacy
complain to the supervisory authority
demand GDPR information
remove my data
can I take back my consent
privacy contact
deletion request
withdraw and delete my enquiry
which rights do I have
DPO
Please erase everything you have about me
copy of my data, withdraw, deletion, correction
(please|) (erase|delete|remove|wipe) (everything you have on me|my data|all my data|my name|my email address|my enquiry|me from your system)
(I want|I'd like|how can I|I demand) to (have my data deleted|know what you store about me|withdraw my consent|object to processing|correct my data|get a copy of my data)
(access request|subject access request|right of access|data deletion|right to be forgotten|withdrawal of consent|objection|article 15|article 17|rectification|data subject rights|data protection officer|DPO contact|supervisory authority|privacy complaint)
I (hereby|) (withdraw my consent|object to the storage|revoke my permission)
(who is|how do I reach|what's the name of) your (data protection officer|DPO|privacy contact)
what (do you know|data do you have|have you stored) about me
my (data|address|email|number) (must|should|has to) (go|be deleted|be removed|disappear) (from your system|)
How do I get my personal data erased?
I want to complain about how you handled my data
Under GDPR I want a copy of everything you hold about me.
How do I withdraw consent?
Which supervisory authority could I complain to about your data handling?
I want everything you have on me erased
How do I request a copy of my data?
Please erase everything you have on me
I withdraw my consent
I (once sent an enquiry and|) want you to (strike me off your files|delete me from the database|forget me|take me off the list)
I once sent an enquiry and want you to strike me off your files
Please delete my data
I'd like to know what data you've stored about me
`,
  cookies: `
do you use cookies
tracking
which cookies do you use
Google Analytics
am I being tracked here
cookie banner
why no cookie banner
do you measure visitors
advertising on the site
trackers
do you follow me around the web
Facebook pixel
analytics tools on the website
does the site store something on my computer
local storage
decline cookies
does the website collect data about me
IP address stored
what data does this website collect
visitor statistics
profiling on your website
Google Fonts
change cookie settings
is this website spying on me
is my behaviour on the page tracked
How come I see no cookie notice here?
Do you track me with Google Analytics?
why (is there|do I see|is) no cookie (banner|notice|popup) (here|)
(am I|are visitors) being (tracked|followed|spied on|watched|analysed) (here|on this site|)
(cookies|cookie|tracking|Google Analytics|analytics tools|tracker|cookie settings|cookie banner|Matomo|Facebook pixel|local storage|ad networks|IP address|visitor statistics|retargeting) (reject|delete|disable|on this site|)
do you (use|set) (Google Analytics|Matomo|cookies|tracking|trackers|Facebook pixel|Google Fonts|analytics)
what (does the site|does this website|do you) (store|collect|record) (about me|when I just browse|in my browser|on my device)
(is|do you log) my IP (address|) (stored|logged|)
(how|where) can I (reject|delete|manage|switch off) cookies
do u use trackng cookies
Can I refuse cookies and still use the site?
Why is there no cookie banner here?
Are you using Google Analytics?
Why is there no cookie banner?
cookies
Do you use Google Analytics?
are you (spying|snooping) on me (here|)
Are you spying on me here?
Does this website set cookies?
Is my visit to this page analysed?
`,
  accessibility: `
is the website accessible
accessibility
does it work with a screen reader
can I operate the site by keyboard
is the site usable for blind people
WCAG
European Accessibility Act
visual impairment
make the text bigger
accessibility statement
I'm colour blind
can I turn off animations
easy language
sign language
read aloud function
is the chatbot accessible
high contrast
I'm visually impaired, will I manage
report a barrier
ADA compliant
NVDA Jaws
the motion on the page bothers me
for people with disabilities
a11y
Can a blind person with a screen reader get along here?
is the chat widget usable for blind users
can (I|a blind person|one|my blind colleague) use (the site|the chat|this|it) (with a screen reader|with the keyboard only|without a mouse|with braille)
(accessibility|accessible|WCAG|EAA|screen reader|keyboard navigation|easy language|sign language|high contrast|font size|bigger text|contrast|read aloud|visual impairment|colour blind|report a barrier|dark mode|European Accessibility Act)
(I am|I'm|my mother is) (blind|visually impaired|hard of hearing|deaf|colour blind|partially sighted)(, does it still work|, can I use the site|)
(my eyesight is poor|the font is too small|I can hardly read this|the text is tiny|the contrast is weak)
(how do I|can I|is there a way to) (make the text bigger|enlarge the text|zoom|get larger letters)
is (the site|your website|your chatbot|the chat) (accessible|suitable for blind people|usable for disabled people)
Is your website accessible for blind users, and is the chat widget too?
Does the site work with a screen reader?
Do you comply with accessibility rules?
Can I use the site with a screen reader?
My eyesight is poor, is there bigger text?
my (colleague|father|boss) is (blind|deaf|nearly blind), will he get along (on the site|with the chat)
My colleague is blind, will he get along on the site?
Can people with impaired vision use your website?
`,
  newsletter: `
is there a newsletter
subscribe to the newsletter
how do I get news
unsubscribe from the newsletter
mailing list
regular info by email
where can I sign up for the newsletter
do you have a blog
webinar
LinkedIn
newsletter sign-up
send me news please
are you on Instagram or LinkedIn
stay up to date
email updates
I don't want the newsletter any more
whitepaper download
brochure
send info material
leaflet
your YouTube channel
newsletter signup doesn't work
any news from you
events or trade fairs
newslettr subscibe
Can I sign up for news by mail?
(I want to|how do I|where can I|can I) (subscribe to|get|sign up for|unsubscribe from|cancel|read) (the|your|a) newsletter
(newsletter|newsletter sign-up|mailing list|news by email|unsubscribe|blog|updates by email|RSS)
how do I (unsubscribe|sign up|get off your list|get on your list)
(do you have|is there|do you send) (a|) (newsletter|news by mail|mailing list|blog)
keep me (posted|informed|up to date)
(when|how often) does the newsletter (come|appear)
newsletter sign-up (doesn't work|not possible)
Do you send out a newsletter with AI tips?
Can I sign up for news by mail anywhere?
How can I receive your newsletter?
I want to subscribe to the newsletter
How do I unsubscribe?
get news by email regularly?
do you send something round (regularly|now and then) by mail
Do you send something round regularly by mail?
Can I order your newsletter?
`,
};
