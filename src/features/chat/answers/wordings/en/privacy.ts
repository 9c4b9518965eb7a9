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
Who gets to read what I type in here?
Are you storing this chat?
Is anyone reading along?
do you save what I type here
what I write here, does it end up anywhere
Is our chat being recorded anywhere?
Can anybody read along what I write to you?
is anyone reading along here
do you save what i type
is this confidential
is it recorded what we're writing
does this chat get kept somewhere
if i close the window is it all gone?
can my boss read later what i wrote to you
chat history saved?
where does what i'm typing now go
are you sending my questions to a server
are you logging this
can i carry on here tomorrow or will you forget
does mainlicht see what i'm asking here
this chat anonymous?
will you remember this
is somebody listening in
just told you my name, is that stored now
is our chat analysed
does what i enter leave my phone
clear this chat
is this between us
what do you do with my inputs in this window
transcript of our conversation kept?
will you know me next time
is our natter private
does your sales team see this conversation
if i reload is it lost
eavesdropping?
Are you recording this chat?
Who's reading along with what I type here?
Does our exchange stay between us?
Do you save what I'm asking you right now?
Can my employer see later what I wrote here?
Is this dialogue logged?
Is the history gone when I close the window?
Do my entries in this chat end up on a server?
Can the Mainlicht team see what we're talking about here?
Is what I'm typing here confidential?
Is our chat being taped?
Will you remember me and this chat tomorrow?
Do you evaluate the chats on this page?
I don't want to write anything here that gets filed somewhere.
Is there a transcript of this chat?
Does anything go out to the net as I write to you?
What becomes of this chat history?
Is anybody listening in?
Where do the words I enter here go?
Do you log this session?
Can our chat be called up again later?
Is this chat window tap-proof?
Does any of this remain on my computer?
Are my questions to you passed on to third parties?
Must I expect somebody to read this exchange?
Are you archiving this chat?
I bet you remember everything people type in here.
Do my entries leave the browser?
um is anybody reading along here
so is what I say here being recorded
can I speak freely or uh do you save that
is it gone when I close the window
conversation privacy this window
voice recording stored
transcript kept after closing
Who sits behind the mirror reading?
Do you remember what I tell you?
What becomes of what I type in here?
Does my boss hear what I ask you?
I would not like strangers to read what I confide here. Does our little talk stay between us?
Is our tête-à-tête kept anywhere once I leave the page?
Does what I'm writing into this window go out to some computer?
Before I reveal more: do you record this conversation?
is this chat private
do u log what i type here
is it gone if i refresh
This chat becomes saved?
What I write here, others can read?
I close window, text is away?
My voice is taken up?
Will you know tomorrow what I asked you today?
Can I tell you a secret without it doing the rounds?
Does this chat leave my computer?
Where do my words wander once I'm done here?
(is|do you store) (this chat|what I write here|our conversation) (stored|read along|recorded|)
Do you train AI on my messages?
Do you save what I'm typing here?
Is somebody reading along in this chat?
Is our chat gone when I close the window?
Is my chat with you being recorded?
Can you see later what I asked here?
Does what I write to you here stay confidential?
Are you sending my questions from this chat anywhere?
Is there a log of this chat?
Does your company learn what I enter here?
Is this chat put on a server?
Where does the text I type here end up?
Can I write openly here without anyone reading?
Does this chat stay between us?
Will you remember what I just wrote?
Do you delete this chat when I leave?
Is this being logged anywhere?
Can my boss see what I ask in this chat?
is this chat saved
r u recording this
can my boss see what i type here
does this chat go anywhere
you keep what i type in this chat box?
gone when i close the window?
chat log of this conversation
does anyone at your end see these lines im typing
delete this chat
is what i type here private
does this conversation get stored on ur server
Is what I'm typing at this moment being recorded?
Could one of your staff read along in this chat window?
I was wondering if my words here remain on my own computer.
As a data protection officer I'm curious: does this chat transmit anything to a server?
Will this dialogue vanish when I close the browser tab?
Isn't every chat logged these days? How about this one?
May I mention our customer's name here, or is this conversation kept?
Does the present conversation leave my device?
If I come back tomorrow, will you still know what we discussed here?
Is this chat history getting saved anywhere?
Is our little chat confidential, or is it archived?
Do you keep a trace of the questions I put to you in this window?
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
what do you do with my email if i send the form
will i get ads after
do you sell my number on
when's my message to you deleted
will you bombard me with calls
will my mobile number be used for campaigns once i've written to you
do you pass on what i put in the form
retention period for requests
does my address go on a mailing list
do you use my email for promotions if i write
storage time of my contact request
what happens to what i sent you
wrote last month, do you still have it
do i end up in a file if i enquire
does my request sit in your database forever
what do you use my form details for
is my enquiry kept
will i be spammed afterwards
half a year stored or what
how long does form data stay with you
no marketing if i get in touch, right?
what becomes of my message after you've answered
i'll only send it if you leave me alone after
does my enquiry get passed around
do your reps keep my number forever
does the request expire at some point
How long do you hold on to my enquiry?
Will you use my email for advertising later?
When is what I submitted in the form erased?
Will I get junk mail from you after my message?
Do you pass on my contact details from the form?
Storage period for enquiries?
Do you sell my address if I write to you?
Will my enquiry still be lying around at yours in five years?
What do you use the things I tell you in the form for?
After how many days does my enquiry vanish from your system?
Who gets to see my enquiry?
Do I end up on a mailing list by enquiring?
What do you do with what I send off?
How is my enquiry processed further?
Does my message stay stored once it's been answered?
Retention period for form submissions?
I don't want my enquiry gathering dust in your CRM.
180 days, why do you need it that long?
Will salespeople pester me after that?
Does my address migrate to your marketing database?
Where does my enquiry go after I've sent it?
Is my message removed automatically after a time?
Will you add me to some advertising file if I enquire?
How do you treat messages that have come in?
How long do you keep prospects' enquiries?
Do you use form data for anything other than answering?
Is my enquiry treated confidentially, and how long do you have it?
Do you delete the submission once it's dealt with?
um I sent the form how long do you keep that
so what do you do with my message once you've answered
will I get ads all the time now because I enquired
when does my enquiry get deleted at yours
enquiry storage period
180 days deletion
contact request advertising use
form submission kept
Will my enquiry land on a mailing list?
How long does my letter lie around at your place?
Do you sell my address after I've enquired?
Who may read what I sent by form, and for how long?
I wrote to you yesterday by way of the form. What will you do with my letter now?
How many months do you keep an incoming letter?
Must I fear being showered with circulars after my enquiry?
For what are my lines from the form used after I have sent them?
what happens w what i put in the form
will u spam me after
how long do u store my enquiry
does my mail get deleted at some point
My request stays how long by you?
You send advertising if I ask?
When you delete what I have written in form?
What you make with my message?
Will my letter still be in some drawer in three years?
Once I've written to you, shall I ever be rid of you?
After what period does my enquiry vanish from the database?
Will you use my mail address later for anything but the answer?
how long do you keep (my enquiry|my message|what I send through the contact form)
What do you do with the details from the form?
How long do you hold on to my contact request?
Will you use my enquiry for advertising later?
Do I get marketing mail after submitting an enquiry?
When does my enquiry disappear from your database?
Do you pass my form details on to others?
Is my enquiry kept with you forever?
What do you use my submitted enquiry for?
After how many days is my message deleted?
Does my address land on a mailing list if I enquire?
What do you do with the details in my enquiry?
Do you keep enquiries longer than half a year?
Is my contact request used for promotional purposes too?
When will you delete my enquiry again?
How do you treat my enquiry?
Is my enquiry erased after you've answered?
Will you still have my enquiry in three years?
what u do with my request
will i get ads after i send the form
who reads the form message
is my enquiry deleted sometime
180 days what
my contact request, is it kept forever
do you use my email for marketing then
my message gets stored how long
after sending, what happens to my inquiry data
sell my contact details?
enquiry in database how many months
For how long do you keep the enquiry I sent through the form?
After I submit the contact form, who gets to see my message?
I was wondering if my request will be used to send me advertising.
When is an enquiry removed from your database?
Isn't my address passed on to marketing after I ask you something?
What do you do with the details I enter when I ask for a quote?
How many days is a submitted inquiry stored?
I'm about to send a message with our turnover figures. What becomes of it afterwards?
Will my submitted query be deleted after some time automatically?
For what is my request used, once received?
Once you've answered my enquiry, is it thrown away or filed?
Does an enquiry that leads to nothing get cleaned out at some stage?
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
data subject rights
I want you to erase my data
copy of my data
correct my data
who do I contact about privacy
complain to the supervisory authority
demand GDPR information
remove my data
can I take back my consent
deletion request
withdraw and delete my enquiry
which rights do I have
Please erase everything you have about me
copy of my data, withdraw, deletion, correction
(please|) (erase|delete|remove|wipe) (everything you have on me|my data|all my data|my name|my email address|my enquiry|me from your system)
(I want|I'd like|how can I|I demand) to (have my data deleted|know what you store about me|withdraw my consent|object to processing|correct my data|get a copy of my data)
(access request|subject access request|right of access|data deletion|right to be forgotten|withdrawal of consent|objection|article 15|article 17|rectification|data subject rights|supervisory authority|privacy complaint)
I (hereby|) (withdraw my consent|object to the storage|revoke my permission)
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
delete everything of mine please
what do you hold about me
how do i take back my consent
erase my data
who do i write to about deletion
i want my number off your files
copy of the data you have on me
privacy email address
objection
please remove my enquiry from the other day
you've got the wrong address for me, get it corrected
take me off everything
where do i go about my personal data
put in an old email by mistake, please take it out
rectification
sar
request erasure under gdpr
what do you know about me
get a copy of my records
revoke my agreement
my details should go
please forget me
contact for deletion wishes
don't want to be in your database any more
I hereby withdraw my consent.
What information do you hold about me?
Please remove everything you have on me.
I'm exercising my right of access under Article 15.
Where do I address an erasure request?
How do I take back my agreement?
I'd like a copy of what you have stored on me.
Whom does one turn to about data subject rights?
What's the email of your data protection team?
Please take me out of your database.
How can I have wrong details about me rectified?
Who handles subject access requests?
I object to the processing.
Please destroy my records.
What must I do to make my details disappear from your files?
Article 17, please act on it.
A former colleague wrote to you, we'd like her details purged.
How do I submit a DSAR?
I no longer wish to be stored in your system.
Subject access, which address?
Can I revoke my consent at any time?
Where do I apply for removal of my personal details?
How do I get off your files again?
Please block my personal details.
Tell me what's on record about my person.
I'd like my enquiry erased ahead of time.
Data subject request, how do I file one?
um I want you to delete my data
so where can I find out what you have on me
I'd like to take back my consent how does that go
who's in charge of privacy at your place
request data deletion
subject access article 15
Erase me!
May I see what you've gathered on my person?
How am I struck from your database?
I agreed at the time and have since thought better of it. How do I take my consent back?
Please tell me to which office I may turn about the removal of my personal particulars.
My late husband had written to you. Where may I ask for his details to be removed?
I wish to exercise my right of access. Where do I direct the letter?
get me out of ur database
delete my data pls
how do i revoke my consent
where do i request my data
Please my data make away, how?
I want know what you have from me saved
Consent I want take back
To who write for delete data?
I'd like you to forget that I exist.
My name and mail should vanish from your files, and this very day.
You've got my address wrong, who corrects it?
To which address do I send my GDPR request as the person concerned?
(can I|may I|how do I) (withdraw|take back|revoke|undo) (my consent|my agreement|the tick in the box)
Can I change my mind after agreeing to the processing?
I agreed by mistake, how do I take that back?
What if I send the form and later want everything deleted?
I want to know what you hold on me
please remove all my data from your system
Can I change my mind after ticking the consent box?
I want you to erase everything about me.
How do I withdraw my consent?
Can you tell me what's stored about me?
Whom do I ask for information under Article 15?
Please remove my email address from your records.
Who is your contact for privacy matters?
I take back my consent, what must I do?
What personal details do you hold on me?
How can I have wrong details about me corrected?
Where do I request the deletion of my details?
Can I object to the processing afterwards?
I want a copy of my stored data.
Which data do you have on me, please disclose.
My details should vanish from your database.
I revoke my consent.
Where do I write about my privacy rights?
How do I apply to be forgotten by you?
delete me
remove my data now
what do you have on me
gdpr access request
want my stuff erased
who do i write to for deletion
take my email out of your system
data subject request where
i changed my mind, revoke my consent
info about my stored data
I'd like you to erase my personal details. Where do I turn?
Under Article 15 I request information on what you have stored about me. To which address?
I was wondering how to revoke the consent I gave in the form.
Please remove my e-mail from your files; whom shall I write to?
A former colleague sent you an enquiry in my name. How do I get it deleted?
Isn't there a data protection mailbox for people who want to exercise their rights?
How may I have an incorrect phone number in your records taken out?
Which procedure do you have for data subject requests?
I want that you delete all what you know about me.
Kindly let me know the process for erasure of my personal data.
To make use of my right of access and of deletion, to who do I address myself?
If I withdraw my agreement to processing, where must I send it?
Please delete everything you hold on me.
(delete|erase|remove) my (data|request|details|address) please, (I wrote to you|I sent it last week|I submitted the form the other day)
My enquiry of yesterday should be taken out again
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
why's there no cookie banner
are you tracking me
google analytics on here?
will your ads follow me round
do you count visitors
adverts on the site?
do i have to click something away
are you following me online
cookie settings where
got trackers
what does the site put on my phone
no banner, is that legal
biscuits lol
session cookie
retargeting
is my surfing measured here
cookie notice
does the page remember anything on my device
third party scripts
reject cookies
how many cookies is it
can you see i've been on the site
do you set any cookies
Why don't I see a consent banner?
Which trackers run on this page?
Where can I change the cookie settings?
Do you deploy a Facebook pixel?
Is my browsing behaviour analysed?
Do you count visitors to your website?
Do you display ads?
What does the website store in my browser?
Do you use local storage?
You're missing the cookie notice.
Will your ads chase me around other sites?
I don't want to accept cookies.
Do you analyse page views with Matomo while I browse here?
Don't you need consent for tracking?
Which third-party scripts does your page embed?
Will the site recognise me when I open it tomorrow?
Do you load Google Fonts?
Cookie policy?
Do you spy on your website's visitors?
I hope you don't do fingerprinting.
What does your homepage put on my device?
Do you capture my clicks on this website?
How do I reject them all, the cookies?
Is your page free of visitor analytics?
Shouldn't a banner pop up for me to dismiss?
um why is there no cookie banner
so are you tracking me on the page
what does the site store on my phone
cookie settings
website tracking
google analytics mainlicht
Biscuits? Have you got any in my browser?
Will your ads chase me across half the net afterwards?
Do you count how often I look in?
Where's that annoying window to click away?
On other pages I always have to decline something, not here. Do you still lay such little files on my machine?
Is it noted which of your pages I look at?
I'm worried about being followed on the internet. Is my visit measured?
What does your page leave behind on my computer?
do u set cookies
any trackers on here
is there a meta pixel running
where do i turn off cookies
Webpage has cookies?
I want no cookie, how to turn off?
You watch what I click?
Advertising comes from this page?
Does your site leave crumbs?
Will your site know next time that I've been here before?
Is there anything of yours in my browser after my visit?
Is somebody observing me as I click about the website?
why (is there|do I see) no cookie (banner|notice)
Are you tracking me on this page?
Why don't I see a cookie banner here?
Does your homepage use Google Analytics?
Do I have to agree to any cookies?
Is my visit to the site counted?
What does your website put on my computer?
Do you use Facebook advertising pixels?
Is your homepage free of trackers?
Can I decline cookies here?
Does this site collect data on my browsing?
Is there third-party advertising on this homepage?
Where do I set my cookie preferences?
Does your page store something in my browser?
Are analytics programs at work here?
Does this site set cookies without asking?
Do you use Matomo on your own homepage?
How many trackers run on this page?
no banner why
do u track me
ads on ur page?
do i have to accept cookies
matomo on your own website?
pixel facebook
is my visit counted
I noticed that no consent banner came up. Do you not use cookies?
Is my visit to these pages measured with Google Analytics?
I was wondering if you track visitors in any way.
Does your own site load marketing pixels from Facebook or LinkedIn?
As data protection officer I checked for trackers and found none. Is that correct?
Isn't a cookie notice required by law? Yours is missing.
What gets stored in my browser when I visit?
Do you show personalised ads to those who have been on your site?
Are any cookies placed on my computer, even technical ones?
Please tell whether site is using third party cookies.
How do I refuse the cookies here? I don't find the button.
Does this website count its visitors?
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
(accessibility|accessible|WCAG|EAA|screen reader|keyboard navigation|easy language|sign language|high contrast|font size|bigger text|contrast|read aloud|visual impairment|colour blind|report a barrier|European Accessibility Act)
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
i'm nearly blind, does the site work with a reader
text too small
screen reader
keyboard only?
contrast is poor for me
disability friendly?
visually impaired, will i manage here
colour blind
voiceover
bigger letters?
easy read
hard of hearing, is there text with the sound
my dad's eyesight is bad, can he use the page
level aa
zoom to 200 ok?
can't use a mouse, can i still get through
nvda
usable for older people with bad eyes
alt text on pictures
dyslexic, any help on this site
is your website usable with jaws
accessible for the disabled?
Can a blind colleague use your web pages?
Do you comply with the European Accessibility Act?
WCAG-conformant?
Can everything be operated by keyboard?
Where's your accessibility statement?
Our disability officer asks about section 508.
Is the contrast sufficient for the visually impaired?
Can I make the text larger?
Have you had the pages audited for people with disabilities?
Is the site available in easy-read language?
I'm deaf, will I manage here?
What known barriers does your website have?
By which standard did you check usability for disabled people?
I'm colour-blind and can hardly tell some elements apart.
Does the page work with JAWS or NVDA?
Is your web presence suitable for people with impairments?
How inclusive is your homepage?
Do the images have alt text?
A, AA or AAA?
My mother has poor eyesight, can she use the page?
Barrier-free?
Is the page usable without a mouse?
Where do I report a barrier on your page?
Do you adhere to EN 301 549?
Is there an audit report on WCAG?
um I'm blind can I use the site with a screen reader
so the writing is too small can I make it bigger
does it work with just the keyboard
does the site meet those accessibility guidelines
wcag 2.2 aa
screen reader friendly
european accessibility act website
Would a colour-blind person cope with your page?
Have you ever tested the website blindfolded?
What doesn't work yet for people with disabilities?
Can I reach everything here without a mouse?
My eyesight is failing. Is your internet presence suitable for the visually impaired?
My wife is in a wheelchair and cannot hold the mouse. Can your page be operated in another way?
By what yardstick have you examined how usable your pages are for the disabled?
I'm hard of hearing and would like to know if there is text for the spoken parts of the page.
is the site accessible
does it work w voiceover
contrast is meh, any standards
a11y level?
I see bad, webpage can help?
Page for human with handicap is good?
Barrier free or not?
I can operate only with keyboard please?
A colleague has everything read aloud. Will his software understand your site?
Who thinks of people with shaky hands here?
A button on the page has no name for blind users. What do you promise in that respect?
Too much moves here for somebody who gets dizzy. Is there a statement on that?
My eyesight is poor, can I make the text larger?
I use the keyboard for everything, does your site allow that?
Can a blind person use your site with a screen reader?
Is the site fully usable by keyboard?
Does your homepage comply with accessibility law?
I have poor eyesight, can the text be enlarged?
Which WCAG standard do you meet?
Is the homepage usable for people with disabilities?
Is there an easy-read version of the site?
Are the contrasts good enough for weak eyes?
Where is your accessibility statement?
Have you thought of deaf visitors on your site?
How do I report a barrier on your page?
Does reading software cope with your homepage?
Can your homepage be used without a mouse?
My father is nearly blind, can he use the site?
Have you tested the site for barriers?
Does the homepage follow the WCAG rules?
Is there a contrast mode for weak eyesight?
accessible?
bigger font
blind colleague can he use the site
contrast too low
accessibility statement where
bitv / bfsg
im colour blind is the page ok
One of my colleagues is blind and uses JAWS. Can he find his way round your site?
Which accessibility standard do your pages meet?
I was wondering if there's an accessibility statement.
Can your website be operated with the keyboard alone?
Does it comply with WCAG, and at which level?
My eyesight is poor. Are the contrasts and font sizes here suitable for me?
Isn't it compulsory since June 2025 to make websites usable for disabled people? Is yours?
As representative for severely disabled staff, I ask: is the site barrier-free?
Are persons with handicap able to use your site without difficulty?
Is the website conforming to accessibility guidelines for differently abled users?
Which known limitations for screen-reader users do you list?
I navigate with voice control because of my hands. Was the site built with that in mind?
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
newsletter
do you send out news regularly
where can i sign up
subscribe to updates
got a mailing
news by email
can i follow you by mail
signed up, nothing came
unsubscribe from newsletter
ai tips to my inbox
put me on your list
when does the newsletter start
monthly email with what's new?
blog subscription
stay in the loop
sign up isn't working for the mailing thing
email me when there's something new
add my email for news
rss?
let me know when you bring new stuff out
my email in the newsletter box, where does that go
bulletin
anything to subscribe to
news
i'd like your offers and news regularly
newsletter available yet?
keep me posted by email
Can I join your mailing list?
Do you send out news by email regularly?
How do I subscribe to your updates?
I'd like to be kept in the loop by email.
Where do I sign up for your bulletin?
Is there a circular for interested parties?
Can I have your news sent to me?
Signing up for the bulletin doesn't work.
I put my email in at the bottom, am I subscribed now?
How do I unsubscribe from your mailing list?
Do you have a blog or a mailing list?
Please put me on your distribution list.
Do you publish a monthly industry letter?
Subscribe to Mainlicht news
How will I learn about new developments in future?
Can one receive your articles by mail?
What happens to the address I type in the subscription box?
Do you occasionally send product news to interested people?
I'd like your customer magazine.
Is the news subscription free?
How often do you send your mailshot?
Bulletin sign-up
Do you provide an email service with tips on AI for mid-sized firms?
Where do I sign up so as not to miss anything?
I'm interested in your news, please put me down.
Do you send a digest with practical examples?
The subscription field at the bottom seems to be inactive.
um can I sign up for news somewhere
so do you send out like a mailing
I put my email into that newsletter box is something coming
how do I unsubscribe from your newsletter
unsubscribe newsletter
mainlicht mailing list
email updates subscribe
Why does nothing happen when I enter myself in the mailing list?
When is your newsletter finally coming?
What do you do with the address from the newsletter box?
Do you send reading matter regularly?
I should gladly be kept up to date. Do you issue a circular to which one can subscribe?
I entered myself on your mailing list but received no confirmation. Why might that be?
Is there a regular dispatch with tidings from your house?
From when can one subscribe to your electronic bulletins?
got a newsletter
where can i subscribe
any mailings with news
am i on the list now
Newsletter how to become?
I have put mail for newsletter, nothing comes
You send news every month?
Register for news, where?
How do I learn when there's something new with you?
Is there post from you when a new product comes out?
Could you add me to your mailing list?
At the bottom there's a box for my mail. What is it for?
(can I|where do I) (subscribe to|sign up for|get) (the newsletter|your mailing)
Can I sign up for news by email?
How often do you send out your newsletter?
Where do I subscribe to your updates?
I'd like to be kept posted about Mainlicht.
When does your newsletter start?
I signed up for the newsletter but got nothing.
How do I unsubscribe from the newsletter?
Do you regularly send news to interested people?
Is newsletter sign-up open yet?
What becomes of the address in the newsletter field?
Do you have a monthly bulletin?
Please put me on your mailing list.
Can one subscribe to your news?
Why can't I sign up for the newsletter?
From when will you send your mailings?
Do I get a regular bulletin from you?
I don't want to miss any news, is there a mailing?
subscribe
sign up for news
put me on ur newsletter
why cant i subscribe
monthly mail with tips?
typed my mail in the newsletter box, saved?
get updates from you
May I subscribe to regular news from you by e-mail?
I entered my address in the newsletter box. Was it saved?
I was wondering why the newsletter sign-up doesn't respond.
When will your newsletter be launched?
Do you send out a monthly bulletin on AI in wholesale?
Isn't there a mailing list for people who want to keep abreast of what you do?
How do I put my colleague on the distribution list for your newsletter?
Where is the registration for your e-mail news?
Can I get updates about your products in my inbox from time to time?
How to subscribe for the newsletter, kindly guide.
I would like to inscribe me to your newsletter.
How often does your newsletter come out?
`,
  customerChats: `
how long are our customers' conversations stored
retention of customer conversations
deletion period for our customers' chats
retention period for chat transcripts
deletion periods for customer data in the product
deletion periods agreed for customer data?
Can periods for deleting customer data be set by contract?
How long do you hang on to our customers' chats?
When are the conversations deleted that our customers have with the assistant?
(how long|until when) (do you store|do you keep|do you retain|will you hold) (the conversations|the chats|the chat logs|the transcripts|the records|the data) of (our customers|the customers|my customers|our clients)
(when|how soon|after how many days) (do you|does your bot|does the assistant|does the system) (delete|erase|forget|purge) (customer conversations|customers' chats|client chats|our customers' transcripts)
(deletion period|storage time|retention|deletion concept|retention policy) (for|of) (customer conversations|chat transcripts|customer chats|the assistant's conversations|chat logs)
(can|could) (I|we) (set|decide|choose|specify) (when|how long|after what time) (customer conversations|our customers' chats|conversations) are (deleted|kept|stored)
are chats with customers deleted automatically
do customer chats stay with you forever
Our customer conversations must be gone after 30 days, is that possible?
customer chat retention
Who decides how long end customers' conversations are kept?
Our customers sometimes type their account number into the chat. How long does such a thing stay stored?
Are our customers' conversations recorded?
does the assistant in the product store the conversations
Do you keep what our customers write to the bot?
where does it say how long our customers chats are kept
customer transcripts in the assistant, how long available?
retension customer chats
How long can we read back our customers' conversations?
I look after privacy at a car dealership and must enter in our register how long buyers' chats stay stored with you.
after how many days are client conversations gone
how long do the logs of our punters' chats stick around
`,
};
