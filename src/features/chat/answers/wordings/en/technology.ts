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
is it chatgpt underneath
which ai is it
gpt4 or what
do you use openai
claude?
your own ai or bought in
mistral?
runs on google gemini?
which language model
llama
what engine's in it
american ai or european
did you build your own ai
not deepseek i hope
whose artificial intelligence is it
is your engine from meta
what model would my customers' bot run on
grok?
which ai is it built on
neural network or just rules
gpt version
who makes the ai behind it
can we choose the model
azure openai
what's under the bonnet ai wise
Is that GPT-4 in there?
What LLM is your product based on?
Do you use OpenAI or Mistral?
What technology is at work under the hood?
Is it a European language model?
Does it run on Claude?
Is the AI you use open source or proprietary?
Which manufacturer does the AI come from?
Company policy forbids anything from OpenAI.
Do you use Azure OpenAI?
What model version is deployed?
Can the LLM be swapped?
Gemini, Llama or something of your own?
Have you developed your own neural network?
Who is your AI supplier?
Is DeepSeek involved?
What algorithm produces the text?
Is it generative AI?
Which engine do you run?
European or American LLM?
Are you dependent on one model vendor?
What's the underlying large language model?
Whose foundation model do you build on?
Anthropic, Google or who else supplies the brains?
Our security officer wants the model name.
What sort of AI technique is it, rule-based or LLM?
Foundation model?
Is it a self-hosted model you use?
um is that chatgpt underneath
so which AI is in there uh openai or what
do you use a european one like mistral
which language model are you
llm which one
gpt or claude
language model vendor
mistral llama used
What's under the bonnet?
Are you just ChatGPT in a wig?
Will you reveal whose brain you rent?
GPT-4, GPT-5 or home-made?
My son asks which artificial intelligence you actually employ. Can you name it?
I read of American and Chinese language models. On which do you rely?
Would you tell me from which manufacturer your artificial intelligence comes?
Is your technology a development of your own or a purchased language model?
what model do u run on
is it gpt or gemini
which llm u using
open source model or closed
Which AI is inside your product?
You use OpenAI?
Language model is called how?
DeepSeek is inside or other?
What engine drives your assistant?
Does the intelligence come from California, Paris or Frankfurt?
Could we choose the model, say Claude in place of GPT?
Whose AI is it, surely not your own?
(which|what) AI (is behind it|runs inside|do you use)
Do you use OpenAI or something of your own?
Is it GPT behind the scenes or something else?
What artificial intelligence is under the hood?
Do you run OpenAI or a European language model?
Is your bot based on Claude, Gemini or Llama?
Is the language model your own or bought in?
Which version of GPT do you use?
Can we choose the language model ourselves?
Do you work with Mistral or Aleph Alpha?
What technology is the AI built on?
Whose LLM is inside your product?
Does the assistant rely on ChatGPT in the background?
Will you swap the model when a better one appears?
Whose language model does your solution run on?
Is your AI built on GPT-4?
Does the bot work with an open-source model?
Will you reveal which LLM we would get?
Is your AI American or European?
gpt?
claude gemini or gpt4
openai inside?
whats under the hood
is it chatgpt in disguise
ai model name
what engine
own ai or bought in
llama open source model?
which language model does the product run on
Which large language model is running behind your product, if I may ask?
Is it built on OpenAI's GPT or on something European such as Mistral?
I was wondering whether you developed the AI yourselves or licensed it.
Our IT policy forbids models from China. What do you employ?
For my records as IT manager: name and version of the underlying language model?
Isn't it simply ChatGPT with another label on it?
Could we choose between Claude and Gemini for our solution?
What technology is the artificial intelligence based on?
Does your assistant use an open-source model like Llama?
Kindly mention the LLM used in the backend.
Is this very chat here also powered by a language model?
Which engine of AI do you have inside your solutions?
`,
  training: `
do you train your AI on our data
is our customer data used for training
does our data flow into the model
does our data end up in OpenAI training
training opt-out
does the AI learn from our customer conversations
do you use our chats to improve your model
tenant separation
are trade secrets passed on
training data
do you use our content to train
who gets to see our company data
does our data mix with that of other firms
do our business secrets stay secret
model training with customer data
does our knowledge go to competitors
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
does the ai learn from my customers' data and blab it to a competitor
do you feed openai our invoices
will my recipes end up in some ai
are our chats used for learning
don't want our prices going into a model
do you train on it
do you use our conversations to improve your product
patient records as learning material, no way. do you do that?
is what guests type used to teach the thing
learning from our emails for other clients?
training on customer data
can i forbid training with my data
does my rival benefit from what your bot picks up at mine
are my documents fodder for big ai
fine tuning with our stuff?
client files must not be used for machine learning
do we make the model smarter for everyone else
do you reuse our content for your own ends like training
is our know how sucked up by the ai
inputs reused for the model?
are we guinea pigs teaching your ai
machine learning on our data yes or no
does the ai get schooled on our secrets
exclude our data from learning
do you improve your models with what customers tell us
data used to educate the ai?
Do our customer conversations go into improving the models?
Will our know-how end up with the competition?
Is the AI refined with what we enter?
I want to rule out our chats being used as learning material.
Does the model learn from confidential documents?
May you use our manuals for fine-tuning?
Is there an opt-out from model training?
Who else exploits our trade secrets?
Do you feed our data to a language model?
Are conversations analysed for product improvement?
Do you school your models with client content?
What do you use our content for beyond the actual purpose?
Our design documents must never flow into an LLM.
Do other clients benefit from what the bot learns at ours?
Does OpenAI reuse our prompts?
Does our knowledge remain isolated or go into a shared model?
Purpose limitation: is personal data used to train?
Can you rule out in writing that our texts go into model training?
Is there machine learning on our chats?
Training data, does it come from customers?
Aren't we unwittingly feeding somebody else's AI?
Do you mine our dialogues for your own ends?
Are our price lists going into the training corpus?
How do you keep internal information out of the model?
Tenant separation for learning, does that exist?
Is our content drawn on to teach the artificial intelligence?
Is what our customers type used as training fodder?
The board demands a pledge that nothing is used for learning.
um does the AI learn from our data
so are our customer chats uh used for training
I don't want our stuff to pop up elsewhere because the AI learnt it
training customer data ai
opt out model training
data used to train
ai learns from chats
Do you feed my client data to your AI?
Will my trade secret become study material?
Does it learn from us and blab to our competitors?
Getting clever at our expense, do you do that?
It matters to me that our construction drawings do not serve to school a machine. How do you proceed?
Are my customers' letters used to make your programme wiser?
One reads that corporations exploit everything to teach their AI. Do you do likewise with ours?
Can it be laid down in writing that no AI is taught with our material?
do u train ur model on our stuff
do our chats end up in a training set
can we opt out of ai training
is our data safe from being trained on
My data makes AI training?
Learns your computer from our clients?
You use our document for to train?
I do not want that AI is learning with my data
Will another customer's AI know tomorrow what mine wrote today?
Are our conversations the textbook for your next model?
Does our material make the machine cleverer for everybody?
Does what we type flow into the improvement of some AI?
(does your AI|does anybody|will you) (learn|train) (from|on) our (data|conversations|customer data)
Does the AI learn from our customers' messages?
Do you feed other models with our documents?
Do our manuals end up in OpenAI's training set?
I don't want our chats used for training.
Can we opt out of training with company data?
Do other clients benefit from what our AI learns?
Are trade secrets used to teach the AI?
Do you use customer conversations to improve your model?
Is it ruled out that our data goes into model training?
May you analyse our content for your own purposes?
Will our texts land in some training dataset?
Is the AI being trained with our emails?
Are our customer enquiries used for teaching the AI?
Are our documents kept out of AI training?
Does your AI pass our knowledge to competitors?
May our emails be used as training material?
Can you assure us you won't train on our content?
do u train on my data
is our stuff used for ai learning
does openai learn from our chats then
our data = your training material?
opt out of training
no training on customer data pls, ok?
are my invoices gonna end up in some model
model learns from our secrets?
do you feed our conversations to an ai to make it smarter
training data ours?
whats our data used for
will the competition profit from what ur ai learned at our place
Will our customer conversations be used to improve an AI model?
As data protection officer I must rule out that personal data flows into model training. Where is this laid down?
I was wondering for which purposes you use the data we entrust to you.
Isn't it common that AI providers learn from their clients' texts? Do you do that too?
Could our confidential manuals end up as learning material for somebody else's AI?
Can we forbid in writing that a model be trained with our information?
Does the supplier of the language model get to learn from our correspondence?
Is our data utilised for training purposes, yes or no?
What guarantee have we that our drawings don't serve to teach your algorithms?
The works council asks if employees' chat replies are fed into machine learning.
Is the content of our clients exploited for educating the model?
Before deciding, may I read in the agreement whether our data trains anything?
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
can it run on a box in our basement
without the cloud?
we've our own server at the practice
does it have to be online or can it be local
boss wants nothing in the cloud
on our synology nas?
our own data centre
run it on our hardware
in house operation
cloud only or on our machines as well
our private cloud
docker on our side
install on the workshop pc
no cloud thanks, alternative?
could it run on our hetzner box
local ai
offline mode
own infrastructure
vmware here, does it go on that
company server install
our it insists it's all hosted in house
does it come on a cd lol
behind our own firewall on our kit
host it ourselves
Can we operate it in our data centre?
Cloud is out of the question for us.
On-prem or SaaS only?
Could it be installed in our private cloud?
We must have everything in our own server room.
Is there a Docker image for self-hosting?
Can the product run behind our firewall?
As critical infrastructure we may not use a third-party cloud.
Possible on our own hardware?
Self-hosted?
Is an installation without internet access thinkable?
Would it run in our Azure tenant?
Does it have to be cloud?
Our IT insists on in-house operation.
Would the software work on a box in our basement?
Kubernetes cluster at the customer, do you support that?
Can we get the software to run ourselves?
We want to keep control of the machines this runs on.
Is there an appliance version?
Hybrid: data with us, AI with you, is that possible?
Our board rejects cloud services.
Could the whole thing be set up locally?
Can you install it on our VMware environment?
Is running it ourselves an option?
May our IT provider operate the application on its premises?
We'd rather host it ourselves.
um can you install it in our basement
so our boss wants no cloud uh does it work locally
will it run on our own hardware
does it have to be in the cloud or can it stand here
on premise installation
run on own server
private cloud local
We've a server room that is bored. Can you use it?
Forced cloud, or does it go at home as well?
Do you ship a Docker image to run ourselves?
Could the whole thing run in our house without internet?
We have only just bought costly computing equipment. Might your software be operated on it?
Our managing director mistrusts the cloud and wants everything within our own four walls. Is it feasible?
Would an installation in our own computer centre be conceivable?
Must our particulars leave the building, or can the programme stand with us?
can i selfhost it
is there an on prem version
runs on our proxmox?
no cloud possible?
Program can on our server?
We want not cloud, local works?
Install by us in company is possible?
Use own computers instead of yours, is okay?
Nothing may leave our factory grounds. Can you do that?
Can we house the machine ourselves?
Our IT insists on operating everything in-house. Will you play along?
Is there a variant for the company network with no line to the outside?
(can we|could it) run (it|) (without the cloud|in our own data centre|in house|locally)
Can we install it in our own data centre?
We may not use the cloud, does it work locally?
Can the software be run in-house?
Is there a version without cloud?
Is it possible to install it on our hardware?
Do you offer on-premises besides the cloud?
We have a server room, could it run there?
Must it be in the cloud or can it be internal?
Could you put the system behind our firewall?
Can your product be self-hosted?
Our IT insists on running it ourselves, would you agree?
Does it work in our private cloud?
Is local operation without internet conceivable?
We want our own machines, not somebody's cloud.
Would it run on the server in our basement?
Do you install it on site in our network?
May our IT operate the system itself?
own server
self hosted possible
we dont do cloud
can it run in our basement
local install
private cloud / own datacenter
docker on our machine?
must it be cloud
run it behind our firewall
our it wants it on our own hardware
Our policy requires that customer software runs in our own server room. Would that be possible?
Can the solution be installed locally, without any cloud?
I was wondering about hosting it ourselves, on a virtual machine in our VMware cluster.
Isn't there a variant for companies which refuse the cloud on principle?
We operate two data centres of our own. May your product be deployed there?
Is self-hosting an option for an IT department with six administrators?
Does everything have to be in your cloud, or could it be placed behind our firewall?
Would a Docker image for our own hardware be available?
Our defence customers demand an isolated environment on our premises. Do you support on-prem?
Is on-premises deployment model available or only SaaS?
Can we have the software on our proper servers in Strasbourg?
We'd feel more at ease with an installation in-house, as we have with Lexware. Can that be had?
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
what if it hasn't a clue
does it talk rubbish then
somebody asks something really odd?
does it hallucinate
what if the bot gets stuck
customer asks about a vintage car, it's nowhere in the books. then what
don't know answer
does it ever give wrong info
does it pass to us when it gets tricky
does it make stuff up
guest wants something that's not in the documents
bot doesn't get the question
what does it do with unclear questions
how often is it wrong
does it lie
does the customer have to repeat everything when one of us takes over
too complicated, escalation?
does the ai get things wrong
what does it do when it isn't certain
patient describes something medical, bot's got nothing. what next
is the customer left hanging
unknown question
dead end in the chat
can i trust what it says
"sorry i didn't understand" over and over?
forwarded to a colleague when it's stumped?
What does the bot do when it's stumped?
How do you prevent hallucinations?
Does the bot invent something if it has no answer?
What's the error rate?
How does escalation to a colleague work?
Does the customer have to tell the agent everything all over again?
And a question that isn't in any manual?
Does the bot admit when it's out of its depth?
How reliable is what it says?
Does my team get the chat history along with it?
What if it misunderstands the question?
AI likes to fantasise, how do you keep that in check?
When does it switch over to a human agent?
Does it waffle or pass things on?
Handover scenario?
How does the bot deal with out-of-the-ordinary requests?
Does the customer get stuck in an endless loop if the bot finds nothing?
What accuracy does the AI achieve?
Is the system often mistaken?
Where are the bot's limits?
Fallback when the AI is unsure?
A customer asks something totally off the wall, how does it react?
Can the bot pass to a colleague when things get complicated?
Transfer to inside sales for tricky cases?
How do you ensure no made-up information goes out?
Hit rate?
I worry it will tell our customers nonsense.
What becomes of queries that stay unresolved?
um what does the bot do when it has no clue
so does it make something up or uh does it say it doesn't know
if a question's too hard where does it go
avoid hallucinations
unknown question staff handover
assistant error rate
fallback no answer
Does your bot lie when it's stuck?
What does it do with a trick question?
Does it admit when it's out of its depth?
How do you keep it from inventing nonsense?
We have truly knotty cases which only the foreman understands. What does your helper do then?
I fear the contraption might tell my customers rubbish when it lacks the answer. How do you prevent that?
Must my client tell it all again when the programme gets nowhere and a colleague takes over?
How dependable is the assistant, and what does it do in case of doubt?
what if the bot is lost
how accurate is it
does it escalate to a real agent when stuck
When bot not know the answer, what happens?
Assistant makes mistake, how often?
Question is too difficult, who then answers client?
He says wrong thing or he asks colleague?
A customer asks the one thing that's in no manual. And then?
What does it sound like when your machine is at its wits' end?
Does it stammer, go quiet or fetch someone?
Can the bot say "let me ask a colleague"?
what does (the bot|it) (do|say) when it (has no answer|is stuck|doesn't know)
What about complaints that the bot can't solve?
When it passes a chat to us, do we see what was said before?
(does my team|do we|does my colleague) (get|see) (the whole conversation|what was said before|the history) when (the bot hands over|it passes a chat to us)
Does the customer have to repeat everything after the handover?
How does the bot react to a question without an answer?
Does the chatbot make things up sometimes?
What does the bot do when it's unsure?
Is the customer then passed on to a colleague?
How often does the AI get it wrong?
Could it happen that the bot talks nonsense?
Will the assistant admit that it has no idea?
How do you keep the AI from hallucinating?
Do difficult cases go to my staff automatically?
How reliable is the information the chatbot gives?
Is a customer left without an answer then?
Does my team get the chat history at handover?
How does the bot deal with unknown questions?
What if the AI tells a customer something false?
Can the bot admit when it's stuck?
Does the bot hand tricky matters over to us?
How prone to mistakes is the assistant?
and if the bot doesnt know
bot clueless what then
wrong answers?
makes stuff up?
handover to my staff when stuck?
what if the question is too hard
how many mistakes does it make
does it talk rubbish sometimes
unsure = who gets it
customer asks weird stuff what does the assistant do then
What does the assistant do when it can't find an answer?
If a customer's query is too tricky, does it land with my colleagues?
I was wondering how often it makes mistakes and what you do about those.
Don't these systems invent things when they're unsure?
Would my agent see the previous chat when a case is passed to him?
We sell gas fittings; a wrong reply could be awkward. How does the assistant act in case of doubt?
How is the hand-over to our people organised as soon as the bot is at its wits' end?
What is the percentage of wrong replies?
In case the AI is not having the answer, what is the escalation path?
Does it admit that it doesn't know, or does it bluff?
How reliable are the answers, and what becomes of the questions it cannot solve?
When a client insists on something outside the handbook, what is then happening?
(can|may|could) (a customer|the customer|our customers|my clients) (also|always|) (ask for a person|demand a human|switch to an employee|be passed to a human|get a member of staff)
What if our customers would rather talk to an employee?
customer wants staff not bot
handover to staff when the customer asks
How do my customers get from the bot to a real person?
An older client hates machines, does he end up with our team?
(Can|May) the customer talk to (a human|a person|one of our people|staff) instead of the (bot|AI|machine|robot)?
Do our customers have a choice between bot and human?
The customer says "agent", what does the bot do then?
human instead of bot for our customers on request
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
who pays if the bot talks nonsense
it quotes the wrong price, do i have to honour it
customer sues me over something the bot said
are you insured if the ai causes damage
it gives the wrong torque and a wheel comes off, who's on the hook
damages
who's responsible for mistakes
if it promises a discount that doesn't exist am i stuffed
indemnity
who carries the loss
wrong info on medication and the patient gets a lawyer
legally answerable for what the machine writes?
bad advice from the chat, who takes the blame
promised delivery date missed and they want money, who coughs up
ai messes up and i get the grief, how's that settled
who carries the can
financial loss through a false answer
warranty for errors
is what the bot says binding on me
whose fault is it
penalty if the ai gets it wrong
guest books because of a wrong statement, who covers it
professional indemnity on your side?
do you take responsibility
compensation claims due to bot answers
And if the thing tells a customer rubbish, who's on the hook?
The bot quotes the wrong price, do we have to honour it?
Who pays for the damage when information is incorrect?
Do you carry professional indemnity insurance?
What's your liability cap?
Do you take responsibility if a customer wrecks his machine after bad instructions?
Is there a warranty for correctness?
Who takes the rap if it goes wrong?
If we're sued over false information, are you in the boat with us?
Recourse claims after misinformation, how is that settled?
Are you insured against damage done by AI?
Whose head is on the block when the AI errs?
Do you indemnify us against third-party claims?
Our insurer asks how liability is shared.
Who bears the risk of misinformation?
Must I answer for statements the bot makes?
Damages for faulty advice by the bot?
Is a statement by the bot legally binding?
Suppose the bot promises a delivery and we pay a penalty: your problem or ours?
Do your terms exclude all liability?
Remember the Air Canada case, how do you protect us?
Who do we sue if the AI messes up?
Question of liability?
Certificate of your public liability cover, please.
How about product liability?
Who's to blame if a client loses money because of a wrong statement?
Is there a contractual guarantee against misinformation?
Do you share the financial fallout of a false statement?
um if the bot says something wrong who pays for the damage
so suppose it promises a customer a wrong price uh am I on the hook
are you liable for the AI or are we
are you insured if something goes wrong
liability ai advice
damages wrong information
chatbot warranty
who is liable ai errors
Who ends up in court when the bot talks rubbish?
Bot promises free delivery: do I have to deliver?
Do you take the blame if your AI pledges nonsense?
Does the bot have liability insurance?
Suppose a customer damages his equipment because the automaton advised him wrongly. Who would bear the loss?
My solicitor will ask who answers for faulty information. What am I to reply?
Am I responsible as owner if your programme errs and costs arise for somebody?
Do you warrant what your machine tells people?
whose fault is it when the bot messes up
can a customer sue me cos of the bot
who pays when it screws up
got insurance for ai fails
If AI says false and customer loses money, who pays?
Responsibility is by us or by Mainlicht?
Damage through bot, who must pay?
You take liability for false answer?
When the AI puts its foot in it, whose head rolls, mine or yours?
Wrong torque quoted, machine wrecked. Who gets the bill?
Who carries the risk that an automatic answer costs money?
When push comes to shove, will you blame us?
(who is liable|who pays|whose fault is it) if (the bot|the AI) (says something wrong|quotes a wrong price|talks rubbish)
Who pays if the bot quotes a wrong price?
Do you bear the damage from false information?
If the bot promises something wrong, must I honour it?
Am I legally responsible for what the bot says?
Do you have insurance against damage caused by the AI?
Who is to blame if a customer sues over the AI?
Does Mainlicht take responsibility for errors?
How is liability regulated in your case?
Will you cover losses from incorrect advice?
What if the chatbot causes us damage?
Could we hold you accountable for a bot error?
Is there a liability cap for AI mistakes?
Are you liable if your AI misadvises a customer?
Who carries the risk of incorrect information?
Must our firm answer for bot mistakes?
Do you pay damages if the bot errs?
Are we covered against costly AI mistakes?
bot says wrong price who pays
who is liable
if the ai lies am i on the hook
damages because of bad info
sued because of the bot who takes the blame
do you have insurance for wrong answers
whos responsible legally if it messes up
customer claims the bot promised 20% off, binding?
legal responsability
chatbot gave wrong delivery date customer wants money
do you pay if the thing costs me a client
If the assistant quotes a customer the wrong delivery date, who bears the damage?
As a tax adviser I have to ask: who is answerable for incorrect information given by the AI?
I was wondering if you accept liability for what the bot tells our clients.
Suppose it promises a price that is too low. Are we legally bound by it?
Does your insurance cover losses caused by mistaken replies?
Isn't the operator, that is us, always responsible before the law?
A customer fits the part wrongly because of a faulty answer and has water damage. Who pays?
Where is it regulated who has to stand for errors of the machine?
To what amount are you liable in the event of a false statement?
Who takes legal responsibility in the event of misguidance by chatbot?
Could we claim compensation from you if a wrong answer costs us an order?
In the case of a false advice, against whom does the client turn, you or us?
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
can it be in our colours
own name for the bot?
needs to sound cheeky, we're a burger joint
our logo on it
does it adapt to our style
can i make it never talk politics
change the design
can we call it doris
set our own rules
formal please, we're a law office
tone of voice
different greeting
shorter answers as a setting
tailor it to our practice
look of the chat window
personality of the bot
bespoke or off the shelf
change font and size of the chat window
it should sound like us, not like the council
avoid certain subjects, can you set that
our way of doing things is different, can it be made to fit
theme
can it have a funny character
tweak how it talks
May the bot be called Harry?
We're on first-name terms with customers, can it be set up that way?
Can we block certain subjects?
Can we prescribe the tone of voice?
Is white labelling possible?
We'd like our logo and house colours on it.
How configurable is the system?
Can rules be laid down, say that it never talks about prices?
Will it speak in our brand language?
Can we word the greeting ourselves?
Personalisation?
Our head of marketing insists on her own avatar.
Does the bot look the same for every client?
Off the peg or made to measure?
Can we define our own conversation flows?
Is it allowed a sense of humour?
Branding options?
Can we change the font and position of the chat window?
Does its manner adapt to our brand?
How many knobs can we turn?
Customisation, what's possible?
We have very peculiar processes, can it be tailored to them?
Formal or informal address, is that our decision?
Can it introduce itself as "Ms Summers"?
Can we set style and choice of words?
A different tone for dealers and end users, is that doable?
What design freedom do we have with the chat window?
um can you give the bot its own name
so the colours would have to uh match our logo
can it be casual or is it always so formal
can I decide what it mustn't talk about
bot design branding
tone of voice settings
corporate design chat window
own name assistant
Can it swear like a builder if I want?
May we call it Kevin?
Can I ban it from talking about money?
Does it look the same everywhere, or can you paint it?
Our house values a most formal form of address. Could the assistant be set accordingly?
The window would have to appear in our company green. Might that be done?
Can we lay down rules which the helper has to observe in conversation?
My clientele is rather sensitive about manners. Can its manner of speaking be influenced?
can we brand the bot
can it talk all chill like us
own avatar possible?
Colour and logo one can change?
I want other name for bot
Assistant should speak friendly, can adjust?
Make own rule for chat, possible?
Will it suit us, or can you tell it's off the peg?
We're a jolly bunch. Could your assistant crack a joke now and then?
It should sound like Sue from our front desk. Can you manage that?
How much of our own can we put into it, from greeting to little picture?
can (the look|the colour|the name|the tone) (of the assistant|of the bot|) be (changed|adapted)
Can it be white-labelled?
Can the bot appear in our company colours?
May we give the chatbot a name of our own?
Can we set whether the bot sounds formal or casual?
Could we forbid the bot certain topics?
Will the look match our website?
Is our logo possible in the chat window?
Can the assistant's tone be made friendlier?
We'd like to set our own rules, does the bot allow it?
How individual is your solution?
Is the bot off the shelf or tailor-made?
Can the greeting in the chat be changed?
Would you tailor the bot to our brand?
Can we change colours and font in the chat?
Could the bot be called something like Paula?
We need a formal tone, can that be set?
How much can the chatbot be altered?
Can off-limits topics be set for the bot?
own logo?
can i change colours
give the bot a name
formal or informal tone
make it look like our site
our branding on it?
can it be a bit funny
different avatar
rules what it must never say, can i set that
customize
adapt to corporate design
Could the chat window appear in our corporate green with our logo?
We'd like the assistant to bear the name of our mascot, "Bruno". Is that doable?
I was wondering whether the tone can be set, as our clientele is rather formal.
Is it possible to lay down subjects on which the assistant must keep quiet?
Isn't it always the same standard look for every company?
To what degree can the solution be tailored to our firm?
May we decide whether customers are addressed as "Sie" or "du"?
Our brand manual is strict about fonts and colours. Can the assistant follow it?
Can we do white labelling so that your brand is not visible to our users?
How flexible are you with the personality and appearance of the bot?
Does the assistant adapt to our house rules, for instance never quoting prices?
Can one personalise the aspect of the chat?
`,
  approval: `
does (the assistant|the bot) (change|send|book|cancel|correct) (invoices|addresses|orders) by itself, or does (somebody check|a person approve|a human look over it)
In your example the accounting lady approves the correction. So a human always signs off?
In your example the accountant approves the correction, is that always so?
Does a human always sign off in the end?
Who approves a corrected invoice?
who signs off invoice changes
approval by accounting
invoice correction with approval
four-eyes principle
does the four eyes principle apply to corrections
(who|which person) (checks|reviews|confirms|approves|signs off) (the correction|the invoice correction|the change|a credit note|the new invoice) (before it goes out|in the end|)
(can|may|will) (the AI|the bot|the assistant) (change invoices|book something|correct invoices|change master data|issue credit notes|overwrite data) (on its own|without approval|without asking|just like that)
(must|does) (somebody|a human|our accounting team) (have to|) (approve|confirm|check|okay) (the changes|the corrections|that)
does it only prepare the (correction|credit note|change) or (send it, too|carry it out|book it)
Does the bot meddle with our bookkeeping?
does the ai do stuff in our books without us noticing
I don't want it messing up invoices with nobody looking.
Does a person still have the last word before an invoice goes out?
My bookkeeper is afraid the machine will alter documents. What can I tell her?
There are three of us in accounts and we answer for every document. Does your AI carry out corrections itself, or do they land on our desk?
invoice change automatic or with review
automatic invoice correction without control?
can bot change invoces
approval workflow
Who signs what the assistant prepares?
Does the bot send out the corrected invoice at once?
does accounts get to see it first
Do you trust the AI to go near invoices alone?
is it let loose on the ledger or does someone check
Who decides about the credit note in the end, you or a human?
human in the loop for billing changes
`,
};
