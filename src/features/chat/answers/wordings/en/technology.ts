/** How visitors ask about the technology and its limits: one wording a line. */
export const technology = {
  model: `
which language model do you use
does it run on GPT-4 or Claude
is OpenAI behind it
what AI do you use
LLM
what technology is the assistant based on
do you use a European model like Mistral
which AI models do you use
is that ChatGPT in the background
Gemini or Llama
technology behind it
own model or bought in
what version of GPT
open source model
is your product based on openai
who provides the language model
do you work with Azure OpenAI
model choice
can we choose the AI model ourselves
which artificial intelligence powers this
do you use RAG
tech stack
what model is under the hood
DeepSeek
anthropic
Is it GPT underneath or did you build a model of your own?
Which AI are you running
Claude, Gemini, Llama, Mistral or GPT in use
(which|what) (AI model|language model|LLM|AI|model|technology|tech) (do you use|is behind it|are you using|runs this|is it based on|powers it)
is it (GPT|ChatGPT|OpenAI|Claude|Gemini|Mistral|Llama|DeepSeek) (under the hood|behind it|underneath|inside|)
do you use (OpenAI|GPT-4|ChatGPT|Claude|Mistral|DeepSeek|something home-grown|your own model|open source models)
(LLM|GPT|OpenAI|language model|AI model|neural network|foundation model|tech stack)
what (AI|technology|model) is your (assistant|bot|product) (based on|built on)
(who makes|from which company is) the (AI|model)
is it (real AI|actual artificial intelligence|proper AI) or (just rules|a decision tree)
Which LLM are you using, GPT, Claude, Mistral?
Is the model behind this open source?
Is it GPT-4 underneath or something of your own?
Is it GPT under the hood?
which llm
What AI is your assistant based on?
Do you use OpenAI or something home-grown?
did you build that yourselves or is it from (one of the big American labs|somebody else)
what (machine|engine) is (working|) under the hood
Did you build that yourselves or is it from one of the big American labs?
Which artificial intelligence is inside your product?
Do you work with OpenAI?
`,
  training: `
do you train your AI on our data
is our customer data used for training
does our data flow into the model
does our data end up in OpenAI training
training opt-out
does the AI learn from our customer conversations
do you use our chats to improve your model
can other customers see our data
tenant separation
are trade secrets passed on
training data
do you use our content to train
who gets to see our company data
does our data mix with that of other firms
do our business secrets stay secret
model training with customer data
does our knowledge go to competitors
is data of other customers kept apart
confidentiality of our documents
may you reuse our data
does the AI provider use our input for training
our documents are confidential
AI learning from personal data
multi-tenant isolation
do you use our chats for training
Are our customers' chats used to make some AI smarter?
Does the AI learn from our customer data
Guarantee that our uploads are in nobody's training set
can you promise that nothing we upload trains a model
does what we upload end up in someone else's AI
(does|do|will) (our|my|the) (customer data|data|chats|inputs|documents|conversations) (go into|flow into|end up in|be used for|get used for) (training|AI training|the model|model training)
(does|will) (your|the) (AI|model) (learn|train) (from|on|with) our (chats|data|conversations|documents|customers)
(AI training|training data|model training|training on customer data|opt out|data usage for AI)
will our (documents|data|content|trade secrets) be used (for other customers|to improve it for others|elsewhere)
do you (improve|train|feed) (your models|the AI|ChatGPT) with our data
(does|will) our (data|trade secrets) stay (secret|with us) or does the AI learn from (it|them)
Do you use our chat logs to train anything?
Guarantee that nothing we upload ends up in someone else's training set?
Do our customer chats end up in some AI training set?
Does your AI learn from our customer data?
Does our customer data go into training?
Does your AI learn from our chats?
Will our documents be used to improve it for other customers?
I don't want our (quotes|data|recipes|drawings|secrets) to end up in (some language model|ChatGPT|somebody's AI)
I don't want our quotes to end up in some language model
Do you use our conversations to make your AI smarter?
Are models trained on our customer data?
`,
  onPremise: `
can we run it on our own servers
on premise
installation in our own data centre
does it only run in the cloud
self-hosting
install locally
private cloud
on-prem version for banks
run it on our own hardware
no cloud please, can it run locally
inhouse hosting
can we host it ourselves
docker container
data must not leave our building
SaaS or local
install on our server
own network without internet
air gapped
does the data have to go into a cloud
local AI without cloud
cloud solution or on site
VPN into our network
deploy in our azure tenant
self hosted option
can the solution be installed on our premises
can we install the software on our servers
is there a local installation
Nothing may go to the cloud here, is there an in-house version?
own hardware, local, intranet, self-host
does it run behind our firewall
can (we|you|it|one) (self-host it|host it ourselves|run it on our own servers|run on premises|be installed locally|run it in our data centre|host it in our cloud|be self-hosted)
(on-premise|on premises|on-prem|self-hosting|self hosted|local installation|in-house|own server|private cloud|docker|kubernetes|air-gapped|without cloud|offline)
our (IT|policy|boss|company) (doesn't allow|forbids|bans) (cloud|the cloud)(, can it sit in our own data centre|, what then|)
does it (work|run) (offline|without internet|without the cloud|locally|behind our firewall|in our network)
the data (must|has to) stay (in house|on our servers|with us)
(cloud|SaaS) or (local|on our server|on-premise)
Could this run inside our own Azure tenant?
self-hosted version
We aren't allowed to use the cloud, is there a local version?
Can we run it on our own hardware?
Can we self-host it?
on prem
Our IT doesn't allow cloud. Can it sit in our own data centre?
nothing may leave our (plant network|network|building|intranet)
could this run inside our own (Azure tenant|cloud|network)
Nothing may leave our plant network. Still possible?
Is an installation on our own server conceivable?
Could we run the solution in our own building?
`,
  gaps: `
what happens if the assistant does not know something
does the AI hallucinate
what if the bot gives wrong answers
does it pass on to a human
how does the handover to our team work
does the bot make things up
how accurate are the answers
does the AI make mistakes
error rate
how do you stop it from talking nonsense
what if it gets stuck
escalation to staff
handover to a human
limits of the assistant
hallucinations
can the customer ask for a human
how reliable are the AI's answers
what happens with difficult questions
forwarding to support when the bot can't help
does the bot lie
does the agent see the previous conversation
can we trust the bot
hit rate of answers
if a customer gets angry does a person take over
what does it do when it's unsure
made up answers
how do you prevent the AI from telling our customers rubbish
what does the bot do when it has no answer
what if a customer asks something the bot doesn't know
What does the assistant do when it can't answer a question?
Does the AI make things up when it doesn't know?
what if a customer asks something completely odd
How often does the bot give wrong answers?
talks nonsense, hallucinates, errs, error rate, guesses
customer complaints that the bot may not solve, does it escalate
what if a customer starts swearing at the bot
what (happens|does the bot do|does it do) (if|when) (it|the bot|the assistant|the AI) (is stuck|doesn't know|has no answer|doesn't understand|is unsure|is not sure|is overwhelmed|can't help)
does (it|the bot|the AI|your assistant) (make things up|hallucinate|invent answers|guess|lie|talk nonsense) (sometimes|)
(hallucinations|wrong answers|error rate|accuracy|reliability of answers|handover to humans|escalation|human handover|mistakes|false answers|hit rate)
(does it|will it) (pass|hand|forward|escalate) (to a colleague|to a human|to my team|to support|difficult cases|over) (when things get complicated|when it can't answer|)
how often (is the AI wrong|does it make mistakes|does the bot get it wrong|is it mistaken)
how (reliable|accurate|trustworthy|correct) (are the answers|is the bot|is it)
can (I|we|you) trust (the bot|the answers|the AI)
(do|will) customers (get stuck with the bot|have to repeat themselves|have to say everything twice)
who (takes over|steps in) when the (AI|bot) (fails|can't answer)
does my colleague see the (chat|conversation|transcript) (before taking over|)
how do you (prevent|avoid|stop) (hallucinations|wrong answers|nonsense)
If a customer asks something weird, does the bot pass them to a human?
What does the bot do when a customer gets angry?
What does the bot do when somebody asks something really odd?
Does it ever make things up?
Does the assistant sometimes talk nonsense?
What does the bot do when it's stuck?
Does it make things up sometimes?
Does it pass to a colleague when things get complicated?
How often is the AI wrong?
and if somebody asks something (that's written nowhere|nobody knows|totally weird)
a chatbot (at my bank|) told me (complete nonsense|rubbish), does yours do that (as well|)
bot has no idea(, what then|)
And if somebody asks something that's written nowhere?
Last week a chatbot at my bank told me complete nonsense. Does yours do that as well?
What does the bot do when it can't answer a question?
Does the AI invent things at times?
does (the AI|it|the bot) (invent|make up|imagine) things (at times|now and then|)
How does the assistant react to questions it doesn't know?
How dependable are the AI's answers?
`,
  liability: `
who is liable if the bot says something wrong
liability
whose fault is a wrong answer
damages for wrong information
are you responsible for AI errors
the bot quotes a wrong price, are we bound by it
warranty
disclaimer
what if the AI causes damage
legal responsibility for answers
are promises of the chatbot binding
indemnity insurance
who bears the risk
responsibility for mistakes
is Mainlicht liable
guarantee
are we liable if the chatbot gives bad advice
the assistant promises a customer a discount, do we have to honour it
insurance for AI errors
who pays for the damage
liability for wrong advice
accountable if things go wrong
can we sue you
indemnification
who is responsible if the AI messes up
who is liable if the chatbot promises a customer something wrong
The bot quotes a wrong price to a customer, who pays for the damage?
liability damages if the AI messes up
who (is liable|pays|is responsible|is to blame|takes responsibility) (if the bot says something wrong|for wrong answers|for the damage|after false information|when something goes wrong|for mistakes of the AI|for errors)
what if the (bot|assistant) (tells a customer rubbish|promises something wrong|quotes a wrong price|gives false information) and (we get in trouble|they sue us|it costs us money|there is damage)
(liability|legal liability|damages|compensation|disclaimer|warranty|indemnity|insurance|responsibility for mistakes|product liability)
are you (insured|liable) (against damages|for damages|)
do we have to (honour|stand by|pay for) what the bot (says|promised|told a customer)
is what the bot says (legally|) binding
If the bot gives wrong legal information to my client, who pays?
Your bot promises a refund by mistake. Are we bound by it?
If the bot quotes a wrong price to a customer, who pays?
Who's liable if the AI messes up?
What if the bot tells a customer rubbish and we get in trouble?
Who pays the damage after false information?
the bot promises (20% off|a refund|a delivery date|something wrong) (and the customer insists|by mistake), (now what|are we bound by it|do we have to pay)
who (picks up the bill|has to pay for it|foots the bill) (if the bot is wrong|)
The bot promises 20% off and the customer insists, now what?
Who answers for it when the assistant gives wrong information?
who (answers for it|is accountable|carries the can) (when|if) the assistant gives wrong information
Who has to pay for a mistake by the bot?
`,
  customise: `
can the bot match our design
set the tone of voice
formal or informal address
own name for the assistant
our logo
corporate design
can it write in our style
white label
adjust the colours
how customisable is it
can the bot have a different name
brand voice
look and feel
customizable
can the appearance be changed
change the welcome text
swap the avatar
can topics be blocked
individual adjustments
bot should sound casual
tailor-made or off the shelf
can we set what it must not talk about
configurable
own rules
personalise the chat widget
branding
Can the assistant look like our brand and carry our name?
Can colour, tone and design be adjusted
greeting, avatar, corporate design, style, branding change
can (we|I|you) (change|adapt|customise|give|personalise|style|rename) (the bot|the chat|the design|the look|the name|the colours|the window|the tone|the greeting|the logo|it our own name) (to our brand|ourselves|)
(in|with) our (corporate design|own design|branding|look|style|colours|logo) (possible|)
(customisation|design|colours|logo|branding|white label|tone of voice|corporate design|avatar|configuration|special wishes|look and feel) (change|adapt|possible|)
(we want|I'd like|can it have) a more (casual|formal|friendly|funny) tone
(own|individual|custom) (rules|workflows|greeting|texts|criteria|features) (possible|set up|)
(forbid|ban|block) (certain topics|answers) (for the bot|)
do you (build|do|make) (bespoke|custom|tailor-made) (solutions|features|developments)
Can we give it our logo and a name of our own?
Can colour and tone be adjusted?
Can we give the bot our own name and logo?
Can the chat appear in our corporate design?
We want a more casual tone, can you do that?
change colours
could the window be (red|blue|in our colours|dark)
(our mascot|our logo|our font|our own name) (in the chat|possible|)
Could the window be red like our logo?
Can the colour of the chat window be changed?
Can we decide what the chat looks like?
`,
};
