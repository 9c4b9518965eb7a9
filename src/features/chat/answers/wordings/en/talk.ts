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
`,
};
