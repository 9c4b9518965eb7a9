/** How visitors ask about the conversation itself: one wording a line. */
export const talk = {
  ai: `
are you a human or an AI
am I talking to a robot
who are you
and who are you
who are you then
who are you exactly, in this chat
may I ask who you are
who are you, the chatbot
are you real
who am I speaking with
are you ChatGPT
what's your name
am I connected to an AI
are you a computer
are you a bot
is there a person sitting there
what are you
is this a machine
Lumi who is that
am I chatting with a machine
what can you do
what do you know
how do you work
who built you
does a real human answer here
are you artificial intelligence
how do you know all that
how old are you
are you stupid
can you think
who is writing to me
what can I ask you
which questions can you answer
Is a machine answering me or a human?
Are you a real person?
are you (real|human|a bot|an AI|a robot|a machine|ChatGPT|artificial|alive|stupid|a person|intelligent)
(what's|what is) your name
am I (talking|speaking|chatting|writing) (to|with) (a human|a robot|an AI|a machine|a computer|a real person|whom)
what can (you do|I ask you|you help me with|you tell me|you answer)
is (there|this|that) (a human|somebody|a real person|anyone) (at the other end|behind this|)
(how do you|where do you) (know that|work|get your knowledge|get your answers)
(Lumi|who is Lumi|human or machine|robot|AI or human|bot or human)
who (built|programmed|made|created) you
can I (trust|believe) you
what topics can I ask about
Am I chatting with a bot right now?
Will our customers notice they're talking to AI?
Are you a real person or software?
Are you for real?
who is (typing|writing|answering) (there|here|this)
Who is typing there?
Am I connected to a machine here?
Are you a computer program?
bot or human
who am i typing with
is somebody typing or is this a machine
are these automatic replies
lumi who's that
what can you tell me
are you a woman
do you make the answers up yourself
is there a person at the keyboard
are you programmed
what may i ask you
you sound like a machine
are you alive
is that you erika?
artificial or real
do you even understand me
got feelings?
how do you work lumi
you're not a person are you
what can we talk about
introduce yourself
is this an ai answering
Am I talking to a real person right now?
Who's answering me here?
Do you write your replies yourself or are they canned?
Are you flesh and blood?
What sort of program are you?
Is anyone sitting at the other end?
With whom do I have the pleasure?
Was this text produced by a machine?
Are you Lumi?
Please introduce yourself, who are you?
Do you think for yourself or just read out?
Is this a chatbot I'm in?
What may I ask you about?
Do you hallucinate, Lumi?
Am I connected with an employee?
Are you conscious yourself or merely software?
Where do you yourself take your sentences from?
Is someone typing live?
Is artificial intelligence replying here?
Man or machine?
Surely you're not a proper adviser.
Do you generate text or merely pick something suitable?
Is there a living being at the end of the line?
On which subjects can you give me information here?
um are you a person
so am I talking to a machine or is there someone there
what's your name by the way
can you think or do you just read things out
human or bot
real employee or ai
are you a robot
Robot, or is there somebody sitting there?
Prove to me that you're not human.
Are you writing this now, or is it pre-chewed?
Forgive the question, but am I speaking with a lady or with an apparatus?
I like to know who is sitting opposite me. Are you an actual person?
You answer so quickly, that can't be a human being, or am I mistaken?
yo are u real
u an ai or what
who are u even
lumi what kinda thing are u
You are human or computer?
How is your name please?
Writes me real person now?
You are machine, yes or no?
Do you ever need the loo?
Does a heart beat in your chest, or a hard disk?
Who's typing at the other end?
Would you pass a Turing test?
(are you|am I talking to) (a human|a machine|a robot|real|a bot)
How do you work, technically speaking?
(do you have|have you got) (a name|a personality)
How do you work, technically?
Do you make up your answers?
Am I talking to a real person here?
Are you a robot or is somebody sitting there?
What's your name and are you real?
Who is answering me here, a program?
Is this automatic or is someone typing?
Are you a machine?
Do you write your answers yourself?
Who am I chatting with right now?
Who or what is Lumi?
Can I ask you anything or only certain things?
Is there a real employee behind this chat?
You sound like a computer, is that right?
Is a bot writing to me right now?
Are these canned answers or do you think for yourself?
I wonder whether you are real.
What can you answer for me in this chat?
Are you Lumi or a member of staff?
bot?
human or machine
who am i talking to
whats your name
robot?
r u a person
am i chatting with ai
who is lumi
you a real guy or computer
do you write this yourself
fake person?
Am I dealing with a computer program, or is a person typing?
May I ask your name and what you are?
I was wondering if these replies are composed by a machine.
Forgive me, are you human?
Isn't there a person behind these answers after all?
Are the sentences you write generated on the fly or pre-written?
You answer so quickly that you must be a robot, mustn't you?
As data protection officer I'd like to know if I am chatting with an AI here.
Am I speaking with a bot or some executive?
Are you a real person with who I am writing?
What kind of being are you, and what may I ask you?
(are you|is this|is this chat) the same (bot|product|assistant) (as the one you sell|you offer|you set up for customers)
Who made you, and do you sell exactly this?
Is this window already your chat assistant in action?
what can you do for me here
What can you help me with on this site?
`,
  human: `
can I talk to a human
I want an employee
please connect me
real person
human please
I want to speak to someone
no bot, give me a human
can I speak to an adviser
get me a person
connect me to support
speak to an agent
I don't want to talk to a machine
someone from sales should contact me
pass me on to a colleague
hand me over to your team
get somebody
personal contact person
can a human answer that
live chat with staff
can you pass this on please
hand over to the team
can a real human take over
speak to management
representative
talk to a real person now
forward my question to somebody
I'm getting nowhere here, I want to speak with someone
Can I have an actual human please?
Put me through to an employee
is there a human I can talk to today
(I want|I'd like|can I|could I|let me) (to|) (talk|speak|chat|write) (to|with) (a real person|a human|an employee|somebody|a person|a consultant|a salesperson|your boss|sales|customer service|a human being|an actual human)
(give|get|find) me (a human|an employee|a consultant|somebody|someone in charge|your boss|someone who knows|an agent|a person)
(put|connect|transfer) me (through|) (to|with) (somebody|a human|sales|support|a colleague|an agent)
(agent|human|real person|consultant|human contact|live agent|operator|support agent|representative|person|customer advisor) (please|)
(no|not another) (bot|chatbot|machine|robot)(, human please|)
can you (pass|forward|hand) (this|my question|my message|the chat) (to the team|to a human|to a colleague|on)
(you don't help|you don't understand me|this is useless|you are useless)(, I want a human|, get me someone|)
How can I reach someone human today?
Put me through to an actual person please
I don't want a bot, give me an employee
I want to talk to a real person
agent
Can you put me through to somebody?
give me a consultant
(fetch|get) (me|) your (supervisor|boss|colleague|manager)
Fetch your supervisor
Can a human take over please?
I'd rather speak to a member of staff
want to talk to a real person
get me a colleague
staff member please
this is no use, need somebody real
put me through
can someone ring me instead of this bot
real human
human!!
get your boss
pass it to the team
rather in person
can't be doing with robots
hand over
flesh and blood please
you don't get it, give me someone else
speak to an adviser
can i speak to max
live agent
want to ask a person this
transfer me
operator
can one of your people take over here
a human please
carry on with a colleague
bot off, person on
forward what i've written here to your people
Please put me through to an adviser.
I want to speak to someone who knows about this.
This isn't getting me anywhere, pass me on.
Can somebody alive take over here?
Forward my request to a case handler.
I don't want to negotiate with a machine.
Is there a live agent available?
How do I hand all this over to your team?
I insist on dealing with somebody in person.
Are there real advisers here too?
Can you transfer me?
I'd rather sort this out with one of your people.
A real human, please.
I demand to speak to your supervisor.
You don't understand me, I need someone of flesh and blood.
Can one of your colleagues step in?
I'd prefer personal contact to this bot.
Who on the team can take over this chat?
I'd like to speak to Ms Mustermann.
From here on, somebody with decision-making authority please.
Escalate me to an agent
Can I give our conversation to someone on the team?
Give me somebody who can answer specialist questions.
Rather a person than the machine.
Enough of the robot, I want a live contact.
Is there nobody who'll talk to me personally?
um I want to talk to a real person
so can you put me through
this isn't helping give me a member of staff please
can I send what I wrote here to the team
speak to agent
human instead of bot
hand over to team
forward to advisor
Get your boss on the line.
You won't do. Who's above you?
Is there anyone with a pulse here who can take over?
I don't talk to automatons. Put me through!
Don't be offended, but I would rather discuss it with a living person. Is that possible?
Could you please pass me on to a lady or gentleman of your house?
I'm no friend of such automatons and desire a personal conversation with somebody from the staff.
Would you put my questions so far before one of your flesh-and-blood colleagues?
can i chat w a real dude
connect me to a human
no mood for bots, gimme someone real
can one of u take over here
I want speak with human please
Not computer, right person give
You can connect me with colleague?
This chat give further to worker, how?
How do I get past you to someone who understands me?
Rather a face than a screen: whom can I have?
May I speak to one of the team in your stead?
Somebody who breathes now, please.
(I want to|I'd like to|can I) (speak|talk|write) to (a human|someone real|an adviser)
How can I reach a human today?
Please connect me with a member of staff.
I'd rather speak to someone of flesh and blood.
Could somebody from the team ring me?
Please pass my question on to a colleague.
Are there real advisers here to talk to?
Transfer me to a person, please.
The chat isn't helping me, get someone please.
How do I give this chat to the team?
Can a human take over my question?
Instead of a bot I want to speak to people.
Can this conversation be handed to a colleague?
Is an employee there for me right now?
Let me speak to an adviser.
Can I have someone from the team instead?
Please have a real person call me back.
Get me somebody on this chat.
Can I have an employee instead of this chat?
human pls
get me someone
talk to a colleague
dont want a bot
can somebody from the team take over here
speak to an actual human being
staff please
forward this chat to your people
I'd prefer to carry on with a member of your staff. Is that possible?
Could you put me through to someone on the team, please?
I was wondering how to pass this conversation to a human colleague of yours.
My question is too involved for a program. How do I get to a person?
Would you connect me with an adviser of flesh and blood?
Isn't there a way out of this chat to an actual employee?
May I leave what I typed here for your team so that someone gets back to me?
I don't like talking to machines; kindly give me a human being.
Please connect me to a live agent or executive.
How do I hand this conversation over to your people?
Can somebody with a heartbeat take over from here?
I want to discuss with a person and not with a software.
I need a human right now
(I want to|can I|let me) (talk to|speak to|speak with|reach) (somebody|a person|a human|someone real) (right now|immediately|this minute|straight away|today)
can someone call me back now
I don't want to wait, who can I get hold of at the moment?
is a person there right now who can help me
no typing, I'd like to talk to a proper person
I don't want to write, I want to speak with someone of flesh and blood
`,
  voice: `
can I talk to the assistant by voice
voice input
can I call you Lumi
does it work with a microphone
voice call
I don't want to type
voice assistant on this page
can I speak with you instead of typing
read aloud to me
can you hear me
speak instead of write
voice
dictate
control by voice
how do I start the voice call
I'd rather talk than write
turn on the microphone
where is the button to speak
can you talk
speech function
voice instead of text
typing is too tedious
how can I talk to lumi
is my voice recorded in the voice call
Can I speak instead of typing?
Is there voice control, voice input, microphone
start the voice assistant
is the microphone off after I hang up
can I (say something|speak|talk|ask by voice|dictate|talk to you) (instead of typing|instead|rather than type|)
(voice control|voice input|microphone|mic|voice|voice mode|voice assistant|voice message|read aloud|speech|SPEAK|dictation) (turn on|enable|use|where|not working|)
how do I (turn on|activate|enable|use) (the microphone|voice input|voice mode|the mic)
(I don't want|I hate|I'd rather not) (to type|typing|type)
can you (hear|understand) me (when I talk|)
can you read (the answers|it) (out|aloud|to me)
(how|where) can I (speak|talk) (to|with) (you|the assistant)
Can I talk to the assistant instead of typing? My hands are busy
Does your microphone button keep listening after I end the call?
Can I talk instead of typing?
Is there voice control?
Can I say something instead of typing?
voice control
How do I turn on the microphone?
can I just (chat out loud|talk away|dictate)
Can I just chat out loud?
hands covered in oil, can i say it instead
microphone
speak
does this work with voice
not keen on typing
can you read it out
voice mode
can you hear me if i talk
voice message to you
out loud?
where's the mic button
read me that please
i'm driving, can we chat by voice
speech input
answer me aloud
do you talk too
listen rather than read
no glasses on me, can you say it
voice assistant here?
switch from typing to speaking
floury fingers, rather talk
can i hear you
talk to you like siri
i'd sooner say it than write it
Must I type, or can I speak?
Is there a speech function here?
Can this be done orally?
Do you read the answers aloud?
Can I dictate my question?
I haven't got a hand free for writing.
Where do I turn on the sound?
Switching from typing to speaking, is that possible?
I'd rather tell you than write it.
Do you have a voice?
How do I start voice mode?
Do you understand spoken questions?
Talking instead of typing, please.
Is a spoken conversation with you possible?
I'm in the car, can I ask out loud?
Where's the button for talking?
Can you answer out loud?
Asking by speech, is that provided?
The keyboard is too tiresome for me.
How do I get to the SPEAK choice?
Are you listening if I talk into the mike?
Can I speak with you as with Alexa?
Can I listen to you rather than read?
Activate voice
um can I speak to you instead of typing
so how do I turn the microphone on
I don't want to write it uh can I say it as well
can you read that out to me
turn on speech control
microphone enable
speak instead of type
Have you got a voice as well?
Are you listening when I talk, or do I have to write?
Where's the button to talk into?
Typing is hard for my stiff fingers. May I put my questions to you by mouth?
I'd rather listen than read. Could you speak your answers aloud?
How do I change from writing to speaking?
I've mislaid my glasses. Is there a way for us to converse aloud here?
is there a voice mode
can i send u a voice note
can i just yap instead of typing
mic work here?
I cannot good write, I can speak?
Where push microphone?
You can talk with voice?
Speaking not text, how to make?
Hands full of flour, mouth free: how do I ask you?
I can't type while driving. Is there a hands-free way with you?
I want to hear you, not read you. How?
Is there something like with Alexa here, where I just start talking?
(can I|is it possible to) (talk to you|speak instead of typing|use the microphone)
Can I say my question aloud instead of typing?
How do I switch on the microphone?
Will you read the answers out to me?
I don't like typing, can we do it by speaking?
Is there voice input here?
Do you understand me if I speak into the mic?
Where is the button for speaking?
Can I switch from typing to talking?
I'd like to hear your voice.
Does this conversation work by voice as well?
Can I turn on voice mode?
My hands are full, may I speak instead of write?
Can I talk to you instead of writing?
Do you have a mode for speaking?
May I speak my question into my phone?
Do you answer out loud as well?
How do I start talking by microphone?
can i talk instead of type
mic
speak mode
my fingers are too fat for typing can i speak
talk to lumi with my voice
audio chat
read out loud to me?
hands free
where is the microphone
Instead of typing, might I speak to you?
I have my hands full of plaster; can I ask you aloud?
I was wondering where the microphone is for talking to Lumi.
Is there a spoken mode in this assistant?
Typing with my arthritis is tiresome. Could I say my questions instead?
Would you be able to listen to me and answer out loud?
How do I switch from writing to speaking in this chat?
Isn't there a voice function here, as with Siri?
Can one converse orally with the assistant on this page?
Is voice input option available in this bot?
Could I dictate my question to you while I drive?
It is possible to talk with you by microphone?
`,
  siteLanguage: `
can I change the language of the website
Deutsch bitte
is the page available in German
switch language
switch to German
website auf Deutsch
where do I set the language
is there a French version of the homepage
German version
kann ich das auf Deutsch lesen
language setting of the site
can you speak German with me
sprechen Sie Deutsch
translate the website
show page in English
I don't understand English
auf Deutsch umschalten
Spanish homepage
in which languages is this website
language switcher
language
can we continue in German
Is this page available in German or French as well?
can I read this website in German
where is the German version of this page
change this page to English
is there (a|an) (German|English|French|Spanish|Turkish) (version|page|website) (of the page|of this site|)
(how|where|can I) (do I|can I|) (change|switch) the (language|site language|page language) (to German|here|)
(change language|switch language|language settings|page in German|German please|translate page|language switch)
can I (read|see|have|get) (this|the site|the page|the website) in (French|German|Polish|Turkish|Spanish|my language)
my (colleague|boss|partner) only speaks German, (is there a German page|can I switch the page)
Can I switch this website to German for my colleague?
Is there a German version of this page?
Is there a German version of the page?
change language
Can I read this in French?
my (boss|colleague) only reads German, is there (such a version|a German page)
My boss only reads German, is there such a version?
How do I switch the page to German?
auf deutsch bitte
site in english
where do i switch to german
my colleague doesn't know german, is the page in something else
how do i get the english page
turkish version of the site
switch to english where
suddenly it's all in german
language selection
can i read the website in french
english please
where's the language button
homepage in another language
translate page
i don't read german, make it english
do i lose the chat if i change to german
how do i change the language of this page
can't find the flag to switch
is your website in polish
deutsche version
site only german?
de / en
read on in german
our dutch partner wants to read your page
it's set to german, back to english
spanish website?
My colleague from Stuttgart would like to read the site in German.
Is the web presence available in French?
I'd like this page in another language.
How do I toggle between English and German?
Where's the language switch?
Please switch to Deutsch.
Is your homepage only in English?
Our chairman is Spanish, can he read your pages in Spanish?
Can we carry on in German here?
Language menu of the website, where?
The page comes up in German, I want it in English.
Is there an Italian edition of this page?
Will I lose our chat if I put the page into German?
How do I get to see the German edition?
Is there a translation of your web pages?
In what languages does this homepage exist?
I don't read English well, is the site translated?
Page in Polish?
Where's the little flag to switch?
Can I view the website in my native tongue?
Switch the page back to the English version
Our head office in Milan can't understand this page.
Looking for the language selector
Is the website available in Turkish too?
Back to English, how do I do that here?
um can I have the page in german
so where do I switch it to english
my colleague doesn't know german is there another version of the homepage
does the website come in french
website german
switch page language
deutsche version homepage
english german toggle
Are you hiding the German version somewhere?
All of a sudden everything's in German, how do I get it back?
Is our conversation gone if I switch over to German?
Why isn't the site available in Spanish?
By mistake I've set everything to German and cannot find the way back. Where is the switch?
My daughter-in-law from Munich would like to read your pages. Is there a German edition?
At which place on the page can one change between the versions?
Could you show me how I see your web pages in English again?
is the site in german too
language button where
can i set this to english
Webpage in English please, where?
I read bad English, other language for page?
Where click for Deutsch?
Homepage in Turkish there is?
Where's the little flag that translates the page?
My boss in Zurich should be able to read this. How do I show him the page in his language?
Could I read the same page in the tongue of Goethe?
Menu into English, but how?
(is there|do you have) (the page|this site) in (German|French|Turkish)
Is your website also available in German?
My colleague speaks no English, where do I switch?
How do I change this page to English?
Is the homepage available in French?
Can I read this site in German?
In which languages is your homepage available?
The page is in German, I'd like it in English.
Will our chat be lost if I switch language?
Where do I click for the English version?
Can the homepage be shown in Spanish?
Do you have a German version of this page?
Please switch the page to English for me.
Where can I choose Deutsch?
My boss needs the homepage in German.
Can the homepage be switched to Turkish?
How do I get this page back into English?
english version
site in german
page in english how
switch to deutsch
where is the language button
french website?
site is german i cant read it
whole website in english where do i set that
flip page language
site available in spanish?
language switch gone where
The page came up in German and I only read English. Where can this be changed?
Is your website available in French?
I was wondering where the language switch is hidden.
My colleague from Gdańsk would like to read the pages in Polish. Does that exist?
How do I get back to the German version of the site?
In what languages may these web pages be viewed?
If I switch the page to English in the middle, shall I lose our chat?
Isn't there a British flag somewhere to click for English pages?
I sent the link to our London office and they see German text. How do they alter that?
Kindly tell how to change site language to English.
Can I put the site in Spanish?
I'd like to print the German text of this page for my father. Where do I set the language?
`,
  hello: `
hello
hi
good day
hey
howdy
good morning
good evening
good afternoon
hiya
hey there
hi lumi
hello everyone
hello, I have a question
how are you
how's it going
anybody there
hello is anyone there
I have a question
can you help me
I need help
greetings
yo
test
sup
(hello|hi|hey|hiya|good morning|good evening|good afternoon|howdy|yo|greetings|heya|morning|evening|g'day|hello there|hey there|sup) (everyone|Lumi|there|guys|)
(how are you|how's it going|anyone there|are you there|test|is anybody there|hello can you hear me|what's up)
(I have a question|quick question|can I ask something|question|got a question for you)
morning
alright mate
ey up
oi oi
hi there
hello lumi
heya
g'day
hello hello
evening
wotcha
hi folks
hellooo
hey how are you
top of the morning
hey there lumi
Dear Sir or Madam
Good day to you
Nice to meet you
Hello, I've got a question
Hello, my name is Weber
Hi Mainlicht team
Pleased to meet you
Hey Lumi
Good morning everyone
Evening all
May I disturb you for a moment?
I'd like to ask you something
To whom it may concern
Hello from London
Well hello
A very good morning to you
hello um is anybody there
yeah hi uh good day
good morning er no it's noon already
hey so hi first of all
Anyone home?
Well hello there, you.
Knock, knock.
Hello you, how are things?
I wish you a very pleasant day.
Good evening, I hope I'm not intruding.
Greetings, ladies and gentlemen!
How do you do?
hey all good
heyyy
Hello good day, how are you please
Hello, I am new here
Good day Mister Computer
Salam, hello
Ahoy!
Here I am.
Top of the morning to you!
Good morning, is anybody there?
Hello, I'm only having a look around.
Good day to you all!
Hi, I'm new to this site.
Greetings from Manchester!
Hey, how are you doing today?
Good evening, I have a question.
Hi there, may I ask you something?
Hello Lumi, nice to meet you!
A lovely afternoon to you!
Hey, can I get started?
Good afternoon, my name is Taylor.
Hello, good day!
Good morning from London!
Hello, are you there?
Hi, it's my first time here.
Good evening everyone!
Hello, this is Mrs Webster.
hello there
moin
anyone there
servus
Good morning to you.
Good afternoon, I hope you are well.
Hello and a pleasant day from Cracow!
Greetings from Bangalore.
Bonjour!
Hi Lumi, nice to meet you.
Good evening, is anybody in?
Hello, may I ask you something?
Guten Tag, or rather good day.
Hallo from the workshop!
Namaste.
`,
  thanks: `
thanks
thank you
thank you very much
great thanks
bye
goodbye
see you
that was helpful
brilliant
perfect, thank you
all right
ok thanks
have a nice day
that's enough
cheers
thanks for the info
see you later
nice
many thanks
well done
ta
that helps
thanks that's all
no thanks
(thanks|thank you|great|super|perfect|awesome|cheers|many thanks|ta|ok|all right|cool|brilliant|lovely|thanks a lot|thx|excellent) (that helped|for your help|that's enough|that was helpful|bye|see you|have a nice day|very kind|mate|thanks|)
(bye|goodbye|see you|see ya|until later|take care|have a good day|have a nice weekend)
(that helped|that's all|I don't need more|that's it|that answers my question|well explained|that was useful|got it|understood|makes sense)
(no thanks|no that's all|no I'm good|nothing else|that will be all)
(you are|that's) (great|super|nice|clever|helpful|awesome)
great, cheers mate
great thanks a lot
ok cheers bye
That helped
(aha|I see|fine|alright then|good to know|fair enough|sounds good|okay then)
much appreciated
perfect, that helps
got it, thanks
thx
ok cool cheers
nice one
great
lovely, ta
thank you kindly
thanks that'll do
thanks a million
you're a star
spot on, just what i wanted to know
thanks and bye
yep cheers
very kind of you
all answered, thanks
well explained
danke
that's all, thank you
Thanks for the information
That was very helpful
Thanks, that'll do me
Much obliged
That clears everything up
Wonderful, thanks
All clear, now I know
Great, exactly what I wanted to know
Thanks for your trouble
Thanks a bunch
Brilliant, that's it for now
I appreciate it
Goodbye and thanks
Thank you very much indeed
Okay thanks, I'll pass that on
I'm most grateful
Good, that puts my mind at rest
That's enough for today, thanks
Thank you ever so much for the detailed answer
Lovely, thanks
Perfect, thank you for the quick help
um yeah thanks that was it
great so many thanks
ah okay thank you
all right cheers then
thank you helped
many thanks info
There you go, it works after all, thanks!
So you are good for something, thanks.
Better than I thought, I thank you.
Respect, that was useful.
Please accept my heartfelt thanks for your trouble.
That was most kind of you, I'm obliged.
I thank you very much for the detailed information.
God bless you, that was kind.
ty bro
legend, cheers
nice one, thank u
Thank you beautiful, very good helped
I thank to you very much
Thanks, now I understand
Many thank for help
You've saved my day.
I'm wiser now, a thousand thanks.
I owe you one.
That's all I wanted to know, much appreciated.
Thank you very much, that helped a lot!
Great, now I know what I wanted.
Perfect, thanks for the quick information!
Many thanks and have a nice day!
That's exactly what I was after, cheers.
Thanks so much for your trouble!
I appreciate the information.
Brilliant, that's all I wanted to know.
Thank you, that will do for now.
Very kind of you, thanks.
All clear, thank you!
That's nice, thanks a million.
Thanks, you've helped me along.
Wonderful, thank you kindly!
Thanks, I understood everything.
Well explained, thank you!
Thanks, that was very useful.
That gets me further, thank you.
ty
ok thanks bye
thanks a lot
perfect thats it
tnx
merci
awesome thank u
Thank you ever so much, that was most helpful.
Many thanks for the clear explanation.
That answers my question, much appreciated.
Thanks, that is all I needed to know.
Very kind of you, I have no further questions.
Cheers, mate, that sorted me out.
Thank you kindly, have a nice day ahead.
I'm obliged to you for the information.
Splendid, thank you and goodbye.
Merci beaucoup for the help.
That was quick. Thanks a million!
I appreciate it, you've been a great help.
`,
};
