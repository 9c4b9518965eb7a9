/** How visitors ask about law, security and places of data: one wording a line. */
export const law = {
  gdpr: `
is this GDPR compliant
data protection
is there a DPA
data processing agreement
what about privacy of customer data
do you comply with GDPR
may I enter customer data there
Art. 28 processor contract
deletion periods for customer data in the product
what will our data protection officer say
privacy concept
is WhatsApp GDPR compliant
do you process personal data of our customers
is the chatbot privacy compliant
data protection impact assessment
DPIA
do we need consent from our customers
how is data protection handled
is it OK with data protection law
how about privacy if there is customer data in it
does GDPR even allow this
send DPA template
technical and organisational measures TOMs
legal basis for processing customer data
GDPR conform chatbot
do you sign a processing contract
gdpr
privacy compliance
CCPA
does the DPA cover WhatsApp too
will you sign a DPA with us
is the chatbot compatible with GDPR
is the CRM integration GDPR compliant
may we use this under data protection law
On what legal basis do you process data from the contact form?
Is all of it in line with data protection law?
General Data Protection Regulation, processing agreement, personal data, DPO
Where can I read your privacy policy?
privacy policy in English
link to the data protection notice
privacy statement
where is your privacy notice
(is it|are you|is the bot|is all this|is your solution) (GDPR compliant|compliant with data protection|compliant|legal under GDPR|lawful|privacy friendly)
(GDPR|data protection|DPA|data processing agreement|privacy|privacy policy|privacy notice|TOM|subprocessors|sub-processors|deletion concept|DPIA|data protection impact assessment|legal basis|deletion periods) (template|please|where|)
(do you sign|can we get|do you have|will we get) (a DPA|a data processing agreement|an Art. 28 contract|an agreement on data processing)
our (data protection officer|DPO|lawyer|legal department) (has concerns|wants to know how you do it|asks about GDPR|is blocking it), what (do you say|can you show)
(how do you|what do you do to) (handle|deal with|ensure|take care of) (data protection|privacy|personal data|GDPR)
(may|can) (we|one) (process|enter) (customer data|personal data|health data|patient data) (with the AI|in the bot)
(which|who are your) (subprocessors|service providers) (are involved|do you use|)
(WhatsApp|AI|ChatGPT) and (GDPR|data protection)(, does that work|)
Can you send us a signed DPA and the list of sub-processors?
Where can I read your privacy policy in English?
Is all of this compliant with data protection law?
Will we need a DPA with you?
Is using it in line with the General Data Protection Regulation?
Is it compliant with data protection?
dpa
Our data protection officer has concerns, what do you say?
Do you sign a data processing agreement?
our (lawyer|legal team|DPO) would like to see the (data processing|privacy) (paperwork|documents) (first|beforehand|)
we deal with (patient|client|sensitive) data, is (that properly solved|data protection taken care of|it allowed)
Our lawyer would like to see the data processing paperwork first
gdpr complient?
We deal with patient data so I'd rather ask once too often: is data protection properly solved?
How do you stand on the General Data Protection Regulation?
Do we get a data processing contract from you?
Is using your chatbot compatible with GDPR?
`,
  security: `
how secure is it
do you have certificates
ISO 27001
SOC 2
is the data encrypted
IT security
penetration test
how do you protect against hackers
encryption
TISAX
who has access to the data
two-factor authentication
security concept
what happens in a data breach
backups
certification
any security certification
prompt injection
roles and permissions
report a vulnerability
is our data safe
can someone hack the bot
security whitepaper
information security evidence
staff access rights
NIS2
is it safe
HIPAA
I'm head of IT, are you ISO certified
how do you protect our data from access
how secure is the chatbot
How is the data protected against hackers and encrypted?
penetration test, encryption, access rights, password, backup, SOC 2
how do you store our passwords
(are you|do you have|have you got) (ISO 27001|ISO|TISAX|SOC 2|BSI|security|IT security) (certified|certificate|certification|audited|)
(is|are) (the|our|my) (data|connection|transfer|chats|database|backups) (encrypted|protected|secure|safe|stored safely)
who (has|gets) access to (our data|the system|customer data|everything)
(security|IT security|data security|encryption|pentest|penetration test|certificates|certification|ISO 27001|TISAX|SOC 2|access rights|roles and permissions|2FA|two-factor|two-factor authentication|passwords|firewall|cyber attack|data breach|prompt injection|security concept|audit|NIS2|backups)
(what do you do|how do you protect yourselves|how do you protect our data) against (hackers|attacks|data theft|misuse|breaches|cyber criminals)
can (someone|a hacker|a customer|people) (hack|trick|manipulate|abuse|jailbreak) (the bot|the system)
how (secure|safe) is (it|this|the system)
our (IT|security team|CISO) (has a questionnaire|has questions|needs proof|needs security documents)
have you ever (been hacked|had a data breach|had a security incident)
SOC 2 report available?
Do you hold any security certification at all, ISO, TISAX, whatever?
penetration test results
Are you ISO 27001 certified?
How is the data encrypted?
Do you do penetration tests?
Who has access to our data?
pentest
What do you do against hackers?
our (procurement|customer|insurer) demands proof of (information security|IT security)
Our procurement demands proof of information security
2 factor login available?
Do you hold any kind of security certificate?
How do you protect our data from outside access?
`,
  worksCouncil: `
does the works council have to agree
works council
co-determination
works agreement
does the system monitor our employees
performance monitoring of staff
staff council
can my boss see how fast I reply
employee surveillance
what do we tell our works council
behaviour and performance control
do you have documents for the works council
is works council approval needed
is what individual employees do evaluated
employee representatives
does the software control the workers
template works agreement
I'm on the works council and have questions
employee data protection
are we tracked at work
union
do you store who handles how many tickets
staff tracking
spying on workers
what do I have to settle with the works council
does my works council get a say
our works council is worried about surveillance
Our works council is sceptical, what do we have to show them?
Betriebsrat
does the AI log employee names
does the system record which colleague did what
Betriebsrat asks about logging of staff
(our|the) (works council|staff council|employee representatives|union) (wants a say|must agree|has concerns|is blocking it|asks questions|is against it|wants documents|has to be asked)
(do we|must we|should we) (have to|need to|) (involve|ask|inform|consult) the (works council|staff representatives|employee representatives|union)
(works council|co-determination|works agreement|staff council|employee monitoring|performance monitoring|employee surveillance|staff representatives|workplace surveillance|worker consent|union)
(is|are|does it|will it) (employee performance|staff|my people|our work|employees) (monitored|tracked|measured|spied on|watched|controlled)
(can|does) the (boss|employer|company) see (how fast I answer|what I do|how much everyone works)
do you have a (template|sample) for a works agreement
Our works council blocks anything that measures employees. Does your system track how agents perform?
Betriebsrat asked me if the AI logs employee names. Does it?
Our works council is sceptical, what should we watch out for?
Our works council wants a say
Is employee performance monitored?
Do we have to involve the staff representatives?
(the union|our works council|the staff reps) (has|have) a say (at ours|here|), will that be a headache
The union has a say at ours, will that be a headache?
We have a works council, what do we have to bear in mind?
Does it take a works agreement?
`,
  aiAct: `
what does the AI Act require
EU AI regulation
is this high-risk AI
do we have to label it as AI
AI Act
AI law
transparency obligation
labelling duty for chatbots
duties under the AI Act
which risk class is the bot
Article 50
AI literacy training duty
do you comply with the AI Act
do I have to tell my customers they are talking to a bot
AI Act compliant
is it legal to use AI at all
does the customer know it's a machine
article 4 AI literacy
EU AI Act classification
AI policy
do our customers recognise it is a bot
documentation duties for AI
new EU law on artificial intelligence
provider or deployer
must I tell customers that an AI is answering
what do we have to observe because of the AI Act
Will our customers notice they are talking to an AI, and must we say so?
(EU AI regulation|AI Act|EU AI Act|AI law|labelling obligation|transparency obligation|high-risk AI|AI literacy|AI training obligation|article 50|article 4|risk class|AI regulation)
do (we|I) have to (label|disclose|say|tell customers|state|declare) that (a bot is answering|it is an AI|AI is used|no human is writing)
(is|does) (this|it|the chatbot) (high-risk AI|fall under the AI Act|count as high risk|covered by the AI Act)
do (our|my) (people|employees|staff) (legally|) need (AI training|to be trained|proof of AI literacy) (by law|under the AI Act|)
what (does the AI Act|does the AI law|obligations do we have|does the EU|duties) (require|say|demand|under the AI Act|of us|for chatbots)
are you AI Act compliant
As a deployer under the EU AI Act, what do I have to do if I use your bot?
Should we tell our own customers that an AI is answering?
Is a support chatbot high-risk under the AI regulation?
Must we tell customers that an AI is answering?
Do we have to label that a bot is answering?
Do our people legally need AI training?
do I have to tell my customers (a machine is writing|that an AI is answering)
(must|should) we tell (our own|) customers that an AI is answering
Do I have to tell my customers a machine is writing?
Do we have to do anything because of the AI law?
What does the AI regulation mean for us as deployers?
`,
  outreach: `
may we just write to leads
unsolicited contact
is cold calling allowed
may we message customers on WhatsApp
consent for advertising
double opt-in
are marketing emails legally allowed
is cold outreach legal
do I need permission for WhatsApp reminders
anti-spam law
unwanted advertising
is automated prospecting permitted
legal rules for sending newsletters to clients
CAN-SPAM
fined for advertising
may the AI call my prospects
opt-in for WhatsApp messages
marketing consent
legally OK to contact leads by email
isn't that spam
forbidden to contact people unasked
competition law
cold email B2B rules
e-privacy rules for messaging
is it legal to message people on WhatsApp
may the lead generator write to people without consent
May I just email companies I don't know, or is that forbidden?
May I call somebody who only visited my site?
cold calling, cold emailing, advertising mails, consent
(may|can|are we allowed to|is it legal to) (I|we|) (email|call|contact|message|write to|cold-call) (old contacts|prospects|companies|strangers|existing customers|leads|people) (just like that|with offers|via WhatsApp|without consent|unasked|)
(is|are) (cold calling|advertising emails|cold calls|mass mails|cold emails|LinkedIn messages|marketing emails) (allowed|legal|prohibited|permitted|forbidden|okay)
(cold calling|spam law|consent for marketing|double opt-in|opt-in|marketing consent|cold outreach|cold emailing|mass mailing|unfair competition act|unsolicited emails|spam)
do (I|we) need (consent|permission|an opt-in|approval) (for advertising|to WhatsApp people|for marketing emails|before we call|to email customers|to contact people)
can (you|the bot|the system) (write to|call|contact|message) (prospects|companies|people|cold contacts) for us
isn't that (spam|illegal|harassment)
Is cold emailing companies in Germany even legal?
May we message prospects on LinkedIn automatically with your tool without getting sued?
Am I allowed to call people who only visited my website?
Is cold emailing legal with this?
May I email old contacts with offers?
spam law
Do I need consent to WhatsApp people?
I have (3000|a stack of|hundreds of) (business cards|addresses|trade fair contacts), may I (mail|call|write to) them all
may we message prospects on LinkedIn automatically (without getting sued|)
I have 3000 business cards in a drawer, may I mail them all?
May we write to people who don't know us?
Are advertising emails to companies allowed?
`,
  hosting: `
where is the data kept
server location
where are your servers
is data transferred to the USA
data centre in Germany
hosting
hosted in the EU
where is our customers' data stored
does anything go to America
AWS or Azure
subcontractors
subprocessors
third country transfer
in which country is data processed
does the data stay in Germany
cloud provider
where is it hosted
does data leave the EU
storage location
who are your hosts
data residency
US cloud act
where is the database
is the chat data in Germany or the US
servers in Europe?
who else processes the data
server location EU
are the servers in Germany
which servers does the chatbot run on
does our data go to the US
Are your servers in Germany or in America?
server location, data centre, cloud, AWS, stored in which country
hosting location in writing for our questionnaire
(where|in which country) (are|is|do) (your servers|the data|our data|customer data|the servers|the chats|the data centres) (stored|hosted|kept|located|processed|)
(does|do|will) (anything|any data|our data|something) (end up|go|flow|get transferred) (in America|to the US|to China|abroad|in third countries|to Amazon|to Microsoft|to Google)
(server location|hosting|host|data centre|data location|storage location|servers in Germany|EU hosting|AWS|Azure|cloud provider|third country|USA|data storage|data residency|cloud act)
does (the|all|our) data stay (in Germany|in Europe|in the EU|within the EU)
(who|with whom) (hosts|do you host|runs) (the website|your site|the servers|it)
do you use (AWS|Azure|Google Cloud|American servers|US services|German servers)
does teh data stay inside EU or go it to amerika
Hosting location please, our infosec questionnaire wants it in writing
Are your servers in the US?
In which country is the data stored?
Does anything end up in America?
server location germany
In which country is customer data stored?
is that sitting on (Amazon|Google|American) servers or something European
Is that sitting on Amazon servers or something European?
servr loction
Is our data processed outside the EU?
In which data centres is our customer data kept?
`,
};
