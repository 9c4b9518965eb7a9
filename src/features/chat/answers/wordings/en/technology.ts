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
`,
};
