/** How visitors ask about the conversation itself: one wording a line. */
export const talk = {
  ai: `
are you a human or an AI
am I talking to a robot
who are you
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
`,
};
