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
`,
};
