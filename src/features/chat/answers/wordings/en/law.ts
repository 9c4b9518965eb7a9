/** How visitors ask about law, security and places of data: one wording a line. */
export const law = {
  gdpr: `
deletion periods audit log
deletion periods
I don't trust (you|AI|this) with (privacy|data protection|our data)
is this GDPR compliant
data protection
is there a DPA
data processing agreement
what about privacy of customer data
do you comply with GDPR
may I enter customer data there
Art. 28 processor contract
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
link to the data protection notice
(is it|are you|is the bot|is all this|is your solution) (GDPR compliant|compliant with data protection|compliant|legal under GDPR|lawful|privacy friendly)
(GDPR|data protection|DPA|data processing agreement|privacy|TOM|deletion concept|DPIA|data protection impact assessment|legal basis|deletion periods) (template|please|where|)
(do you sign|can we get|do you have|will we get) (a DPA|a data processing agreement|an Art. 28 contract|an agreement on data processing)
our (data protection officer|DPO|lawyer|legal department) (has concerns|wants to know how you do it|asks about GDPR|is blocking it), what (do you say|can you show)
(how do you|what do you do to) (handle|deal with|ensure|take care of) (data protection|privacy|personal data|GDPR)
(may|can) (we|one) (process|enter) (customer data|personal data|health data|patient data) (with the AI|in the bot)
(WhatsApp|AI|ChatGPT) and (GDPR|data protection)(, does that work|)
Can you send us a signed DPA and the list of sub-processors?
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
is it data protection compliant
patient data, am i even allowed
our data protection officer will go spare, what do i tell him
processing agreement
dentist confidentiality and ai
will i get in bother over privacy
do you sign one of those data processing contracts
whatsapp is dodgy privacy wise isn't it
personal data
how do you treat customer data legally
accountants have client confidentiality, can we use it
scared of a fine over data
audit log of who changed what
article 28 contract
do i need an impact assessment
do guests need to consent if the bot handles their details
health data
gdpr paperwork
is the bot even allowed to see a customer's name
privacy contract
can i look at your dpa template
allowed under data protection in our pharmacy?
ico compliant
I'd need your DPA for review.
Is it compliant with privacy law at all?
Do you conclude an Article 28 agreement?
Our data protection officer is uneasy.
Do we have to do a DPIA?
What deletion concept do you have?
On what legal basis do you process our customers' personal data?
Is WhatsApp in customer contact permissible from a privacy standpoint?
Do you keep an audit log of changes?
Are you a processor or a joint controller?
Privacy?
Could you send me the data processing agreement template?
How does AI square with European privacy law?
The regulator is breathing down our neck.
GDPR-compliant?
What does your privacy concept say?
Who is the controller within the meaning of the regulation?
Do I need my customers' consent for the bot to process their details?
Do you meet the requirements of the German Federal Data Protection Act?
How are personal details of our end customers treated?
With whom do we sign the processing agreement?
I'm a DPO and must clear your product.
How do you ensure Article 28 compliance?
Is UK GDPR covered as well?
Would we get through a privacy audit with this?
um is all of that GDPR compliant
so we need one of those DPAs uh do you have that
our data protection officer wants to know how you handle it
are you even allowed to use whatsapp there privacy wise
gdpr dpa template
privacy compliant ai
How seriously do you take privacy, hand on heart?
Will the data protection people have my head if I take you on?
Is there a log of who changed what?
Do you sign a processing agreement, or wriggle out?
Our data protection officer, a most conscientious gentleman, demands an agreement under Article 28. Do you offer one?
My clients' particulars are sacred to me. On what contractual basis do you process them?
May I use your tool without breaching the General Data Protection Regulation?
Which contractual pledges on data protection do we receive as your client?
are u gdpr safe
got a dpa
how does privacy work w you
will we get trouble with the privacy watchdog
Is allowed with data protection law?
Contract for data, DPA, you have?
How you protect personal data of customers by GDPR?
Data protection is okay by WhatsApp?
What do I lay before the commissioner when he asks about you?
Can I sleep soundly with you as far as personal data goes?
Regulation 2016/679: how do you meet it?
Have you a paper our privacy officer can countersign?
(is it|are you) (GDPR compliant|compliant with data protection)
(do you sign|do we get|have you got) (a DPA|a data processing agreement)
May we use it despite professional secrecy?
Is there some log of what got changed by whom?
Privacy is a big thing for us. What do you have in place?
(is there|do you keep) (some|a|any) (log|record|history|audit trail) of (what got changed|who changed what|changes)
Can I see later who changed a record?
We work with health data, is that allowed?
Is using it all right in terms of privacy law?
Will we get a data processing agreement from you?
Our data protection officer asks whether everything is compliant.
Are we even allowed to put client data through AI?
Does your chatbot meet European privacy rules?
Do you sign a DPA under Article 28?
How do you treat personal details of our customers?
Is WhatsApp with customers compliant with data protection?
Are deletion periods and an audit log agreed?
Would the bot make us break privacy law?
What does GDPR say about such an assistant?
Could we get in trouble with the privacy watchdog?
Please send me your data processing agreement.
May I enter customer names in the system?
Is your product GDPR compliant, also with HubSpot?
What must I mind about privacy when using AI?
Where does your solution stand on data protection?
dsgvo ok
data protection how
avv contract yes no
is it legal with whatsapp
privacy for my customers data
processing agreement pls
who signs the dpa
dpa template can u send it over
our dpo will ask, what do i tell him
customer data privacy
is that allowed with gdpr
data privcy
dpo said no to the last tool because there was no contract about the data so do you have one
erasure deadlines for customer data
do we break privacy law with this
I'm the data protection officer of a 300-person group. Do you conclude a processing agreement under Article 28?
Could you send your DPA template, or at least confirm that there is one?
I was wondering what deletion periods you agree with your clients.
Is it lawful under GDPR to contact customers by WhatsApp through your tool?
Isn't it a problem in terms of data protection that an AI reads customer letters?
How do you ensure privacy of our customers' personal data?
Do you keep a log of changes that we could show to the supervisory authority?
We handle health data of patients. Would your use be permissible with us?
Where do I read what this website does with personal data?
As a tax adviser I'm bound by professional secrecy. How do you deal with data protection law?
Does your solution respect the RGPD?
Please confirm whether you are GDPR compliant and DPA can be signed.
Our customers' consent is handled in HubSpot. What arrangement on data protection do you make with us?
Who is controller and who is processor, and on which contract does that rest?
Our legal department won't move without a data processing contract. Do you supply that?
Do we need a data protection impact assessment, and will you look at it with us?
What does your company do to comply with European privacy rules?
Last year we got a warning from the regulator over an American tool. How are you positioned on GDPR?
Is RODO, our Polish name for the GDPR, taken into account in your contracts?
Can periods for erasing customer data be fixed by agreement?
(We are a|I run a|I manage a) (dental practice|law firm|pharmacy|tax office|clinic), (may we use this despite confidentiality duties|is that compatible with professional secrecy|is it lawful with patient data)
professional secrecy and chatbots, do they go together?
Are we as a practice even allowed to use such a thing?
patient data, is your tool allowed
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
how safe is it
can it be hacked
encrypted?
password protection
certificates
will data get stolen
supplier of ours got hacked last year, how do you protect yourselves
2fa
who at yours has access
certifications
cyber essentials
our cyber insurance wants to know your safeguards
ssl
soc2
could someone trick the bot into giving customer numbers
do you do backups
access rights
virus risk?
our it wants an information security questionnaire filled in
ever had a data breach
ransomware
security audit
can't a stranger get at my client files, technically
how well protected is everything
I'd also need your TOMs.
How is data in transit encrypted?
Is there a recent penetration test?
Do you have a SOC 2 report?
Who at your company has access to our systems?
Our CISO will send you an information security questionnaire.
How do you guard against prompt injection?
Are passwords hashed on your side?
Cyber Essentials or similar?
Roles and permissions, how is that solved?
Can the bot be manipulated from outside into spilling internals?
How is IT safety ensured?
Which seals of approval can you show?
Have you ever been hacked?
Is data encrypted at rest?
Our cyber insurer demands evidence.
Do you have an ISMS?
Are tenants cleanly separated?
NIS2, are you prepared for it as a supplier?
Backups: how often and how protected?
Are your technical and organisational measures available in writing?
May we carry out a supplier audit at your premises?
How watertight is the system against unauthorised eyes?
um have you got like an ISO certificate
so how is it encrypted
can someone hack into that
who at your place may get at our stuff
encryption access rights
penetration test report
soc2 evidence
How easily would a hacker get in?
Has anybody from outside ever audited you?
Is it safer than our password on the sticky note?
Could one trick your bot into spilling secrets?
Nearly every day one reads of break-ins into computer systems. How do you guard against the like?
Our IT department wishes to see evidence of your safety measures. Can you present some?
Do you possess a certificate from a testing body, say the TÜV?
Is everything transmitted in cipher so that no stranger can read along?
are u certified
how secure is this
got 2fa
do u run pentests
Is safe against hacker?
Which certificate you have for security?
Data is encrypted or open?
Who can see our things by you?
How thick is the door to your vault?
Our head of IT will send you 120 questions on information security. Will you answer them?
After our ransomware incident we're once bitten. What do you do against attacks?
Do you meet TISAX or BSI baseline protection?
(do you have|are you) (ISO 27001|SOC 2|certified|a penetration test|TISAX)
We're a credit union, strictly regulated. Is your tool approved for banks?
(how safe|is) (is|) (your website|your page|the contact form) (safe|)
How do you protect our data against hackers?
How do you protect the system from hackers?
Is our data encrypted in transit?
Who on your staff has access to our data?
Do you have penetration tests done regularly?
Have you got a seal from a testing body?
What do you do against data leaks?
Our IT has an information security questionnaire.
How are access rights handled?
Could outsiders get at our data?
Is there two-factor login?
Do you meet TISAX or SOC 2?
How well is the system guarded against attacks?
Can you present a security certificate?
What sort of encryption do you use?
Is your software checked for holes by outsiders?
secure?
hacker safe?
who has access to our data at yours
it security questionnaire who fills it
safe or not
certified?
access rights per user?
bsi c5
my it guy is paranoid since the ransomware thing at our supplier last year and wants to see something about security so what have you got
cyber security proof
Are you certified to ISO 27001 or have you a SOC 2 report?
As IT manager I'd need to know how data is encrypted at rest and in transit.
I was wondering whether an external penetration test has been carried out.
Would you fill in our 80-line security questionnaire?
Who in your company has access to our customers' records, and how are rights assigned?
Isn't connecting a third party to our Salesforce a security hole?
Our automotive customers insist on TISAX. Do you have it?
Which technical measures protect us from hackers?
Can you name any certificate that proves your IT security?
Do you support two-factor authentication and role-based permissions?
Please share your infosec certifications and VAPT report.
How safe is your system, seen from the viewpoint of a cautious craftsman?
After a ransomware attack on our Exchange server we've become careful. What about the security of your product?
Are your servers audited regularly, and by whom?
Can our auditor inspect your security measures?
What assurance is there that no unauthorised person reads along?
Does a BSI C5 attestation exist?
Is the connection between SAP Business One and your service encrypted?
Have you got a certificate of security such as those our insurer asks for?
What is the level of protection of your infrastructure against intrusion?
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
our staff reps want a say
does the employee representation have to say yes
is it going to monitor my people's performance
do we need a works agreement
staff council at the hospital
the council lot are digging their heels in
can the boss see who answers how fast
employee monitoring
section 87 betrvg
documents for the betriebsrat
i'm on the works council, what should i know
have to ask the workforce reps first?
does the tool spy on employees
union's moaning, is approval needed
when do i bring the staff reps in
does the council need to sign
behaviour control of staff
has the works council got a veto
council chair wants info on your thing
can i bring it in without the betriebsrat
are the shop girls being tracked
performance surveillance
how do we get the works council on board
employee say in ai
consultation with staff representatives
staff committee sign off
Do we have to bring in the employee representatives?
Is this subject to co-determination?
I'm on the Betriebsrat and want to know if it allows performance monitoring.
Does section 87 of the Works Constitution Act apply?
Do you have a template works agreement?
Will our colleagues be monitored with this?
The staff council wants to see paperwork.
Can the boss see who answers how quickly?
How do you deal with co-determination?
Our employee reps threaten an injunction.
Can the behaviour of individual employees be traced with the tool?
When should we inform the committee of employee representatives?
Betriebsrat and AI, what should we watch out for?
May we introduce it without a resolution of the employee body?
We're union members and fear total surveillance of staff.
Can agents' performance data be evaluated, and by whom?
Is there a way round involving the employee reps?
Do you help with the submission to the Betriebsrat?
Our employee reps have a catalogue of questions on introducing AI.
Is it enough to inform the works council, or is its yes required?
Would an expert for the employee side be necessary?
What do I have to put before the employee reps?
Is monitoring of staff conduct technically ruled out?
The central works council wants a say, rightly so?
Does the employee side have a veto?
Does the system check how hard my people work?
We want to avoid the conciliation board, how do we get the reps on board?
um do I have to ask the works council
so our works council is making trouble uh have you got papers for them
can you monitor staff with it because then the council's involved
do employee reps have a say in that
works council co-determination ai
works agreement chatbot
section 87 betrvg software
employee representation consent
Can the works council forbid me the whole thing?
Shall we rather not tell the works council?
Does it spy on our people, the works council wants to know?
Does it take a works agreement, or will a notice on the board do?
The chair of our works council is a thorough woman. Must I obtain her consent?
There has been a strong staff representation in our house for decades. From when should I involve it?
Could you let us have papers with which I can present the plan to the staff council?
Does introducing your technology require the approval of the elected employees' representatives?
does the works council get a say
what would our works council think
codetermination yes or no
any info for our works council
Works council must say yes or not?
Trade union in company asks because of AI, what to do?
Can works council stop this project?
I need permission from staff council?
May I bring it in without telling the elected colleagues on the third floor?
IG Metall sits at our table. Do they have to nod it through?
Who in the workforce has a veto on software like that?
Performance control by the back door, my staff committee will say. Is there anything in it?
(does the works council|do staff representatives) (have to agree|have a say|want documents)
Do I need to ask the staff representatives first?
Does our works council get a say in it?
Is a works agreement necessary for the bot?
Could the works council block the introduction?
When should one bring the works council in?
Our staff council is sceptical, what can you give them?
Does the system monitor how employees perform?
Do you have paperwork for our works council?
Does co-determination apply to the AI?
Our works council worries about surveillance.
Is approval by employee representatives required?
What do I tell the works council about the AI?
May I bring in AI without the works council?
When must I inform the works council?
What does a works council want to know about this?
Is informing the works council afterwards enough?
We have a works council, is that an obstacle?
betriebsrat must agree?
br approval
do i have to ask the works council
works council will kill it, what do they need
employee monitoring issue with betriebsrat
union reps have a say in this?
agreement with the council needed
can the works council stop it
documents for betriebsrat
performance tracking of agents, council involved?
I sit on the works council. Do we have a right of co-determination here?
Before we introduce the assistant, must the employee representatives give their consent?
I was wondering if your tool can be used to monitor how quickly our agents work, and what the council may do about it.
Could you provide papers that we can lay before our Betriebsrat?
Isn't section 87 of the Works Constitution Act triggered by such software?
Is a works agreement necessary before we start?
At which point should we involve the staff council?
We have 180 employees and a sceptical works council. Can it block the project?
Does the law let staff representatives veto an AI system?
In France we'd consult the CSE; does a German works council have to be asked too?
Is permission from employee union or works council mandatory?
We fear that performance of colleagues gets tracked. Must the council agree to this system?
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
eu ai law
do i have to say it's a bot
labelling duty
eu rules on ai, does it affect me as a baker
does my team need ai training by law
may customers think it's a human
ai literacy
article 4
high risk?
what does brussels want off me
new european rules for chatbots
need an ai licence for my staff?
must guests know they're typing to a machine
fine if i don't label it
ai regulation
what requirements for artificial intelligence in the eu
must the bot own up to being one
risk class of your chatbot
obligations if i use ai in my surgery
european ai regulation
proof of ai training
is a notice "you're chatting with an ai" compulsory
duties as deployer of an ai system
when does the ai law kick in for small firms
ai act fines
Is your bot a high-risk system?
Must we label that a machine is answering?
What duties do we have as a deployer under the EU regulation on AI?
Do my people need AI training under Article 4?
How do you comply with European AI regulation?
What risk class does your product fall into?
Article 50 transparency duty, how do you implement it?
Do we face fines from Brussels if we use AI?
Are you compliant with Regulation (EU) 2024/1689?
Is the customer told that they're not chatting with a human?
EU AI rules?
Who counts as provider and who as deployer under the AI regulation?
From when do the new EU rules on artificial intelligence apply to us?
AI literacy of staff: what is demanded there?
Must there be a notice about artificial intelligence in the chat window?
Our compliance department is looking into the AI Act.
What documentation does the European legislator want for AI?
Will using chatbots become a punishable offence?
Do we come under the AI law?
Do you have a declaration of conformity under the AI Act?
Must I register my AI systems anywhere?
What do we have to observe in regulatory terms with AI?
The EU's AI legislation worries our legal department.
Would the bot be permitted to pass itself off as human?
What statutory rules apply to the use of artificial intelligence?
Does your team offer AI literacy certificates?
Disclosure duty for chatbots?
How do we get ready for the AI Act?
um what about that AI law from brussels
so do we have to tell people they're talking to a bot
do my staff have to do some AI training now
are we high risk under that AI act
ai act duties
ai regulation article 50
ai literacy article 4
eu ai law labelling duty
May I pretend the bot is a human?
Will Brussels fine me for using a bot?
Is a chatbot dangerous in the eyes of the EU?
Must it say "beware, AI" on it?
I heard on the wireless of a new European regulation on artificial intelligence. What is coming towards me?
As an employer, am I obliged to disclose to my customers that an automaton answers?
The chamber of commerce wrote to us about the AI regulation. What would have to be observed in our case?
Is instruction of my employees prescribed if we use artificial intelligence?
what does the eu want from us about ai
do we gotta label the bot
is it ai act ready
what to check for the ai act
New law for AI, what must do?
I must say to customer that is AI?
EU rule for chatbot, you know?
Article 4, my people need course?
What am I in for from Brussels if a machine serves my customers?
Into which risk class does one slip with such an assistant?
A duty to label automatons, does it exist?
Isn't there something European on AI in force since August 2024? Does it touch us?
(what does|does) (the AI Act|the EU AI regulation|the AI law) (mean|apply) (for|to) us
Do we have to label that an AI is answering?
Must I tell customers that an AI is writing?
What duties does the EU AI regulation give us?
Is your chatbot high-risk under the AI law?
Is labelling of AI required by law?
What changes for us with the AI regulation?
Are you prepared for the European AI law?
Do we face fines under the AI Act?
From when do the new EU rules on AI apply?
Which risk class does such a bot belong to?
Do we have to mark the chatbot as artificial?
Does your product fulfil the AI Act?
Is a notice enough that customers talk to AI?
Which obligations apply to firms that deploy AI?
Are we a deployer or provider under the AI law?
Must staff be trained because of the AI regulation?
Does the AI Act concern small firms like ours?
do i have to tell ppl its a bot
label ai?
ai regulation duties
must my staff be trained because of the ai act
high risk ai?
eu ai regulation what do i do
transparency duty chatbot
what does brussels want from me w/ ai
Which obligations arise for us from the European AI Regulation?
Must visitors be told that they are chatting with a machine?
I was wondering whether your assistant counts as a high-risk system under EU rules.
Do our 14 agents need AI literacy training by law?
What does Article 50 mean for a company that puts a chatbot on its site?
Isn't there a fine if one doesn't label AI answers?
We're a small firm with no lawyer. What must we do to comply with the AI Act?
Does the new EU law on artificial intelligence affect a joinery with twelve people?
From when do transparency duties for chatbots apply to us?
Kindly clarify compliance requirements as per EU AI Act.
In which risk category falls your product according to the European regulation of IA?
As data protection officer I also look after the AI regulation. Which duties fall to us as deployers?
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
can i just email old customers
cold calling allowed?
can i blast out marketing emails with it
uwg
bought a list of addresses, may i write to them
advertising over whatsapp, legal?
ringing up firms out of the blue to sell
mailing all my patients offers, need permission?
messaging people off linkedin
mail shot to 500 landlords
automatic prospecting emails
how do i get consent for marketing
section 7 uwg
cold calls
got a warning letter over an ad email, what's the rule
contacting customers from 5 years ago ok?
spam or legal if i write to prospects
telesales to businesses
cold email
business cards from the stand, can i send them ads
b2b mailing without consent
text offers to regulars
opt in
writing to people who never asked us anything
they ordered once, can i email them deals
unsolicited messages
outbound campaigns
May we send marketing mail to contacts from a trade fair?
Is cold calling allowed with this?
Do I need double opt-in?
Can we send existing customers an unsolicited promotional WhatsApp?
What does unfair competition law say about sales calls?
I want to mail 5,000 companies from a purchased list.
Is telemarketing permitted in B2B?
When does presumed consent apply?
Do we risk cease-and-desist letters if the AI approaches strangers?
Does your system spam potential customers?
Cold emailing?
May I ring people who merely downloaded a white paper?
Messaging LinkedIn contacts automatically, is that legal?
How do I obtain a legally sound marketing consent?
Advertising without the recipient's agreement: allowed?
Where does unreasonable nuisance begin?
My sales chief wants to blast out cold mails.
Opt-in for promotional mail, how strict is it?
May potential customers be approached out of the blue?
We'd like automated promotional texts to old contacts.
Are there legal barriers to direct marketing?
Can we collect business cards and then shower those people with advertising?
Does the AI do cold calls too?
What rules apply to promotional mailings to companies?
Must recipients agree before one sends them an offer?
Our competitor sends mass mailings, isn't that forbidden?
Section 7 UWG, does it affect us?
Writing to unknown firms and offering meetings, is that above board?
um can I just write to people who don't know us
so cold emailing is that allowed
we bought a list of addresses uh can we call them
do I need permission for ads on whatsapp
cold calling legal
section 7 uwg advertising
consent marketing email double opt-in
whatsapp marketing law
Can your tool spam strangers?
Would I get a warning letter if I mail every firm in the phone book?
How do I obtain a yes before sending somebody advertising?
May one message people from LinkedIn unasked?
I still own a box of visiting cards from trade fairs. Might one send these ladies and gentlemen circulars now?
In former times one simply telephoned possible customers. Is it still permitted?
Under what conditions may I send an advertising letter by email to a stranger?
Is it admissible to send offers again to former enquirers without their approval?
can i mail random ppl
cold calls still a thing or banned
need opt in for promo?
I may write advertising to new people?
Without permission call company, is forbidden?
Law for advertising mail, how is?
Person has not asked, I can send offer anyway?
I've 3000 email addresses here. May I bless them all?
Where does approach end and harassment begin?
When is an advertising message to unknown people against the law?
My rep wants to phone his way through total strangers. Should I let him?
(may I|are we allowed to) (contact|call|email|message) (people|old customers|companies|prospects) (unasked|without consent|on WhatsApp)
Is using WhatsApp with customers even legal here?
(may|can) we (just|) send our customers (WhatsApp messages|marketing emails|texts)
Is using WhatsApp with customers (even|) legal (here|)?
May we send unsolicited ads to companies?
Is cold calling allowed in B2B?
Can we mail bought address lists with it?
Do I need permission before I send advertising?
Does your tool do cold outreach to strangers?
Is it legal to approach people on LinkedIn?
How do I get valid marketing consent?
Am I allowed to advertise to old clients on WhatsApp?
What does competition law say about unasked-for emails?
Do we risk a legal warning for emailing prospects?
Is it enough that someone gave me a business card?
Does the system write to people who never agreed?
May I just phone potential customers?
Are promotional emails to firms without consent forbidden?
How about canvassing and section 7 UWG?
Is WhatsApp advertising without permission allowed?
Do we need double opt-in for promotional mail?
cold mails allowed?
cold calling
can i whatsapp people who never asked
uwg 7
bought address list can i mail them
is it legal to contact prospects
opt in needed for ads?
message leads without consent
mass mail to old contacts ok
b2b cold call legal in germany?
double optin
May we e-mail companies with whom we've had no business so far?
Is cold calling other businesses permitted in Germany?
I was wondering if we can write to visitors of our trade-fair stand by WhatsApp without asking them first.
We bought 2,000 addresses from a broker. Are we entitled to send them offers?
Isn't unsolicited e-mail advertising forbidden under the UWG?
In which cases must prospects have agreed before we approach them?
How does one obtain valid consent for promotional messages?
Our sales manager wants to message old contacts in HubSpot who never opted in. Would that be legal?
Does competition law let us phone people who once asked for a brochure?
Is prior opt-in compulsory for sending marketing mails to German prospects?
In Poland one needs agreement for commercial information. Is it so in Germany as well?
Could we get a formal warning for writing to potential clients out of the blue?
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
where are the servers
is it in america
cloud in germany?
data in the eu?
which data centre
on aws or where
do my customers' details go to the states
where's everything stored
do customer records stay in europe
hetzner?
which server are our client addresses on
who hosts your website
does it end up in china
in what country is it processed
provider of the homepage
our association demands eu servers, ok?
where exactly are our guests' enquiries put
microsoft azure cloud?
muster-hosting, what's that
physically, where's the box
frankfurt data centre?
does data leave the european union
In which country are the servers?
Is data transferred to the US?
Is the cloud in Frankfurt?
Who's your hosting provider?
Does personal information leave the EEA?
AWS, Azure or Hetzner?
Is there a third-country transfer?
Does the US CLOUD Act reach you?
Is the data centre in Germany?
A server location within the EU matters to us.
Which provider does your platform run at?
Is any of it in China?
Can you guarantee that everything stays in Europe?
Schrems II is an issue for us.
Where physically is our customer information?
Which data centres do you use?
At which place is what my customers type processed?
Does chat content cross the Atlantic?
Is your host based in the European Union?
Server location, please.
Do you store in Switzerland?
Is your infrastructure on European soil?
Cloud region?
Sovereign cloud, do you offer that?
um where are the servers
so is the data in germany or in america
does anything go to the US
in which country is it saved
data centre eu
data storage usa
hosting provider
Does our stuff lie with Amazon?
Can the NSA read along because everything sits overseas?
In whose cellar do your boxes hum?
Does it all stay in Europe, or take a trip to Texas?
I set store by my clients' particulars not leaving Europe. Where are they kept?
In which country is the computer centre in which our customer records rest?
Who supplies the machines for your web page, and in which town?
Could it be that our information gets overseas?
where do u host
are the servers in the eu
aws frankfurt or where
does data go to the us
Data is in which country?
Server is in Europe or America?
Where you save client information?
Goes something to China?
Where does our data sleep at night?
If I put a finger on the map, where are the hard disks?
Who houses this website?
Do customer records ever leave the Union?
(where|in which country) (are|is) (the servers|our data|the customer data)
List of your subprocessors?
In which country is our customer data stored?
Does everything stay inside the EU?
Does any of our data go to the US?
Which data centre do you use?
Do you use AWS, Azure or a German host?
Will our customer data ever leave Europe?
Where do you store our customers' chats?
Who hosts this website?
Is data transferred to servers in third countries?
Which subcontractors store data for you?
Is the server location Frankfurt?
Where are the machines holding our customer data?
Can Americans get at the storage location?
Is the data in Frankfurt or in Ireland?
Is storage in Europe firmly promised?
With which host is your site?
Is our customer data on European servers?
where is data stored
server in eu?
usa cloud?
data centre location
which country
aws azure or what
data leaves europe?
who hosts
stored in germany or ireland or where
servers where
hosting location
In which country are our customers' records physically stored?
Does any information leave the European Union?
I was wondering who operates the data centres you use.
Are US companies such as AWS or Microsoft involved as sub-processors?
As data protection officer I need the server location for my register. What do I write?
Isn't everything ending up on American servers in the end?
Where are the servers located that keep the chats of our clients?
Which hosting company delivers this website?
We may only use providers that store within the EU. Do you meet that?
Kindly confirm data residency.
Is the data lodged in Germany, in Ireland, or elsewhere?
Since Schrems II our lawyers are nervous: is there a transfer to third countries?
list of sub-processors
(is there|do you have|can you send me) a list of (your|all) (subprocessors|subcontractors|sub-processors|service providers)
(which|who are your) (subprocessors|sub-processors|service providers|subcontractors) (are involved|do you use|)
Which sub-processors do you use, and are they in the DPA?
(who are|a list of) your (subprocessors|subcontractors|sub-processors)
transfer to third countries
Is data transferred to a third country?
Who else do you pass the data to?
Which companies do you work with when processing the data?
`,
  access: `
can other customers see our data
is data of other customers kept apart
Can one customer see another customer's invoices?
How is somebody kept from asking for other people's invoices?
(can|could) (a stranger|somebody else|an outsider|a competitor|anyone|another customer) (see|get at|look up|retrieve|find out) (other people's invoices|someone else's invoices|my customer data|other customers' data|account details) (through the chat|from the bot|)
how does the (bot|assistant) (know who is asking|know who the customer is|check that the customer is real|make sure it talks to the right person|know whose invoice it is)
(must|do) (customers|the customers|people) (have to|) (sign in|log in|identify themselves|prove who they are) (before they see invoices|to get data|before the chat|to look something up)
(which|what) (data|invoices|customer records) (can|may) the (bot|assistant|chatbot) (see|access|read)
(does|will) the (bot|chatbot|assistant) (then|) see (all invoices|all customer data|everything of every customer|our whole ERP)
identity check in the chat
customer login needed for the chat
sign-in to the customer portal required?
access to own invoices only
wrong customer shown an invoice
Can customers be mixed up?
Is the right invoice shown to the right customer only?
What stops the bot showing Smith's bill to Jones?
Does the bot show everything to anybody who knows the invoice number?
Is an invoice number enough to get hold of the address?
Are our customers' records walled off from each other?
We have 800 customers in the portal and none of them may learn another's terms. How do you ensure that with a chat?
who may see what in the chat
Could somebody pose as my customer and get invoices?
pretending to be someone else in the chat, does it notice
how do you prevent leaking data to the wrong customer
can stranger see my invoce
What if a fraudster gives the bot a customer's name?
How do customers authenticate?
so any old Tom, Dick or Harry can pull up my bills?
`,
};
