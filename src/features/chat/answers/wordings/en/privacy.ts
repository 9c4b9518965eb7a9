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
`,
};
