/** How visitors ask about the company itself: one wording a line. */
export const company = {
  place: `
where are you located
location
address
where is your office
company headquarters
are you based in Frankfurt
postal address
where are you from
can I come by
directions
are you a German company
which city are you in
where do you sit
where is the company based
is there a branch in Berlin
visit your office
are you near me
parking at the office
which country is the company from
do you have an office in London
street and number
how do I get to you
where can I find you
HQ
where exactly in Frankfurt are you
Can I visit you at the office?
Could I drop by in person?
You're in Frankfurt, right?
(where|in which city|in what town) (is your office|are you|are you based|are you located|is the company|is your headquarters|do you sit|is Mainlicht|are your offices)
(address|location|headquarters|office|postal address|directions|parking|street and number|mailing address|registered office|company address) (please|for a letter|for the invoice|)
(where|to which address) (can|should|do) I send (a letter|post|a parcel|a registered letter|the documents)
can I (come by|visit you|drop by|visit your office|pop in)
how do I (get to you|find your office|park near you)
are you (in Frankfurt|in Germany|a German company|based in the UK|near me)
where are you based
Which city is your office in and may I come by?
What city is your office in?
Where do I find you?
Where's your office?
Postal address for a letter?
which part of (Frankfurt|town) are you in
Which part of Frankfurt are you in?
Where exactly is your registered office?
What is the address of your office?
where are you
have you got an office in frankfurt
can i pop in, where
which city are you based in
are you near the river main
head office
postcode
which part of town
where do i find you on the map
parking at yours?
in germany or somewhere abroad?
where do you work from
where'd i drive to visit you
near the main station?
how far are you from the airport
office whereabouts
nearest tube stop
musterufer where's that
is it a frankfurt firm
google maps
branch office
do you have a london office or just the german one
headquarters
What's your address?
Are you from Hesse?
Can I come and visit?
I'd need your postal address to create you as a supplier.
Is that Frankfurt am Main or Frankfurt an der Oder?
Street and number, please.
From which site do you work?
Are there any branches?
How do I get to you by train?
To which address do I send a registered letter?
Registered office?
Is it a letterbox company abroad?
Where's home for you?
Do you have a branch in Munich?
Is your office in the city centre?
Postcode and town?
Where would I find you if I wanted to drop by in person?
Where does Mainlicht come from?
Is there parking at your building?
I'm in the Rhine-Main area next week, where's your office?
Business address?
Is the company German or American?
Where may I post the documents?
My taxi driver needs your address.
um where are you based
so I'd need the address for my sat nav
is it mainz uh no frankfurt or where are you
can I drop by which street is it
mainlicht address
office location
directions frankfurt
headquarters postcode
Frankfurt on the Main, or the other one on the Oder?
A real office or only a letter box in the Bahamas?
Where does your doorbell hang?
What part of town do you squat in?
I wish to send you a letter by post. What is the complete address?
On occasion my wife and I would like to come by in person. Where do we find your house?
In which city does your firm have its seat?
I travel by train. To which street must I betake myself?
where's ur office
location pls
what city are u in
where abouts in frankfurt
In which town is your office?
Address for visit please
Where lives company Mainlicht?
Street and number of you?
If I take a taxi to you, what do I tell the driver?
Where would I have a bunch of flowers for you delivered?
By which river do you sit, and what's the postcode?
Where on the map does one stick the pin for you?
(where|in which town) (are you|is your office|is the company|can I drop by)
Which city is your office in?
What is your postal address?
Could I visit you in Frankfurt?
What part of Germany are you from?
Where do I send you a letter?
On which street do I find your firm?
Is your office far from Frankfurt central station?
What's the best route to your office?
Do you have your headquarters in Hesse?
Where does your company operate from?
Is your head office in Germany or abroad?
What address do I put in my satnav?
Where is your company building?
Are you in Frankfurt am Main or on the Oder?
What postcode is your firm in?
Which address does post go to?
Do you have an office that one can visit?
where r u
which city
frankfurt?
street and zip
where is ur office
are you in germany at all
parking at yours, what street
based where
Could you give me your postal address for a registered letter?
In which town is your head office?
I was wondering if you're anywhere near the Main, as the name suggests.
Our driver would deliver the documents in person. What street should he head for?
Is Mainlicht a German company, and where is it domiciled?
Aren't you based in Berlin, like all the other AI firms?
For the letterhead: street, postcode and city, please.
How far are you from Frankfurt Airport; in which place is your office?
Where is your registered office situated?
Please share your full office address with pin code.
In what city do I find your bureau?
Might we come and see you, and if so, where?
`,
  regions: `
do you work in Austria too
Switzerland
do you operate nationwide
international
do you come to our site
customers abroad
do you serve clients in the UK
only Germany or also the EU
do you look after companies in Vienna
we are in Zurich, would that work
on-site visit
is everything remote
customers from all over Europe
do you travel to clients
do you only work regionally
USA too
available worldwide
in which countries are you active
service area
we have sites in several countries
will someone come to our company
we are based in the Netherlands
countries served
is it available outside Germany
Would you come to us in Munich or London?
We're based in Zurich, do you work with Swiss firms?
do you (work|operate|deliver|serve customers) (for companies in|in|for clients from) (Austria|Switzerland|Luxembourg|Liechtenstein|France|the UK|Poland|Bavaria|Hamburg|Berlin|the US|Europe|the Netherlands|Belgium|all of Germany|Italy|Spain|Ireland)
(we're|we are|our company is|I'm) (based|located|) in (Luxembourg|Vienna|Zurich|Switzerland|Austria|Munich|Hamburg|London|Dublin|Amsterdam|Basel)(, would that work|, is that a problem|, do you cover us|)
(do|would|will) you (come|travel) (to us|on site|to Hamburg|to Munich|to our office|in person)
(Austria|Switzerland|DACH|abroad|Luxembourg|nationwide|international|worldwide|EU-wide|regional|on site|countries|remote|UK|outside Germany)
(which|in which) (countries|regions|areas) (do you work|are you active|do you cover|do you serve)
only (in Frankfurt|in Germany|around Frankfurt) or (elsewhere too|everywhere|other countries as well)
(is everything|do you do everything|does it all work) (remote|online|by video)
Do you only serve clients in Germany?
We're in Vienna, would you take us on?
Do you work with companies in Switzerland?
Would you travel to us in London?
Are you active in Austria too?
Do you work for companies in Austria?
We're based in Luxembourg, would that work?
Would you come to us in Hamburg?
our (head office|plant|branch) is in (Salzburg|Innsbruck|Berne|Bolzano|Kiel|Dresden|Brussels|Milan), will you do it anyway
Our head office is in Salzburg, will you do it anyway?
Do you also serve customers in Switzerland?
Do you work with businesses in Tyrol as well?
do you work with austrian firms
just round frankfurt?
uk customers ok?
i'm in hamburg, too far?
would you come out to us in the sticks
luxembourg
nationwide?
on site in leipzig?
clients in vienna
hotel in majorca, can you do that
within what radius
our branch in strasbourg, can you cover it
which countries do you cover
dach only?
ireland
bavaria too?
do you serve poland
garage in zurich, would you have us
does someone come in person to my workshop
i'm in graz, is it done remotely
europe wide?
can a dutch company be a client
scotland, any chance?
usa?
do you take on businesses outside germany
We're in Zurich, do you look after Swiss firms?
Would you come to Vienna?
Do you take orders from Luxembourg?
How far does your catchment area extend?
Are you active nationwide?
Our Polish subsidiary would need it as well.
DACH only or Europe-wide?
Do you do this on site with us in Bremen?
Do you serve customers abroad?
Which markets do you cover?
Can an Austrian company order from you at all?
Do you only work around Frankfurt?
We have plants in France and Italy, do you cover those?
Do your consultants travel or is it all remote?
Does your offer apply in Liechtenstein?
In what geographical area are you active?
South Tyrol?
Do you supply the UK?
Can a business from Hamburg become a client?
We're an international group, can you keep up?
Do you deliver across borders?
From which nations do you take customers?
Would we ever see you in person out in the countryside?
Our headquarters are in the US, would you still take us on?
Territory served?
Are you active outside Germany?
Could you hold a workshop at our site in Graz?
Domestic only, or cross-border too?
um we're in vienna can you take us on too
so do you work in switzerland as well
our firm's in luxembourg uh does that go
do you come out to us in hamburg
austria clients
switzerland service
dach region
on-site visits
Do you serve Mallorca? It's nearly German.
Would you take a client from Liechtenstein?
Does your world end at the German border?
Would you work for a company in Poland?
Our works are in Styria. Are you active for businesses there too?
I prefer it when somebody comes to the house. Do you travel as far as Oldenburg?
In which states do you accept commissions?
We are a Swiss family firm in St. Gallen. Might we be among your clients?
do u do switzerland
germany only?
can u go international
would u come over to zurich
My company is in France, you work there?
Which land you make service?
Austria goes also?
You come to us in factory or only online?
How far does your arm reach?
Our farm is in South Tyrol. Too far off for you?
Must one live in Frankfurt to become a client?
I'm based in Leeds. Could you still take on my business over here?
do you (also|) work in (Austria|Switzerland|the Netherlands|other countries|Bavaria)
Our firm is in Vienna, do you serve Austria?
Do you accept customers from Luxembourg?
Would your people come to us in Hamburg?
Do you look after firms in Switzerland as well?
Are you only active around Frankfurt?
We have a branch in Poland, would that work too?
Do you work nationwide or just regionally?
Is your product available in France?
Could one of you come to our factory?
We're based in Zurich, can you take us on?
Are orders from the Netherlands possible?
Can a UK company become your customer?
Where do you have customers, also abroad?
Are firms from Italy welcome?
Do you travel to clients in Berlin for workshops?
Can businesses in Ireland use your service?
Do you serve the whole German-speaking area?
austria?
switzerland too?
do you work in the uk
only germany?
france clients poss
we sit in vienna ok?
countries
do you come to us in hamburg on site
dutch company can we be customers
onsite visits
worldwide or dach
poland?
Our company sits in Salzburg. Do you take on Austrian clients?
Would you consider working for a firm in Manchester?
I was wondering if you travel to customers' sites or do everything remotely.
We have branches in Zurich and Basel; is Switzerland within your area?
Do you serve companies in Poland, for example in Wrocław?
Isn't your service restricted to the Frankfurt region?
In what part of the world are you active?
Could one of your people come to our plant near Rostock for two days?
Are you catering to the Indian market or only Europe?
Is it possible to work with you from Lyon, France?
Which countries do your clients come from?
We're an American firm in Ohio with a subsidiary in Ulm; whom of us would you be able to serve?
`,
  team: `
how many employees do you have
who is behind the company
since when do you exist
how big is your team
founding year
who founded Mainlicht
team
how long have you been in business
who works there
are there real people here
how old is the company
founder
headcount
are you a startup
who would look after our project
who are the people behind Mainlicht
company size
how many of you are there
when was the company founded
experience of the team
do you develop yourselves or outsource
who are my contacts in the team
company history
staff
how many people work at your company
Who is behind this company?
how big is your outfit
When was the company founded and who is in it?
who is behind this
anyone technical on the team
do you have engineers or only sales people
who are your developers
who are the founders
are there experts on your team
what background do your people have
is it just salespeople at your place
who would build our bot, what qualifications do they have
when was the firm founded
how many people work for you
how many (people|employees|staff|heads) (are you|work there|do you have|are on the team|do you employ)
who (founded it|is the founder|is behind this|works there|are you people|is the boss|runs the company|started it|answers the enquiries)
(since when|how long) (have you been around|have you existed|has the company existed|have you been in business|have you done this)
how (big|old|large) (is your company|are you|is the team|is Mainlicht)
(team|founders|founding year|number of employees|company size|company history|about us|owner|history|people behind it)
who (is|are) (Erika Mustermann|Max Mustermann|your experts)
are you (a start-up|new|a young company|a small company|experienced|a big company)
what (experience|qualifications) do you (have|bring)
How many people work there and who are the founders?
About the founders?
Do you have anyone technical on the team or is it all sales?
Who works at your company?
How many people are you?
Who founded it?
How long have you been around?
how big is your company
how many heads have you got
do you have anyone technical on the team
How many employees does Mainlicht have?
Since what year has Mainlicht existed?
who are you people
how many work there
been around long?
since when
who's behind it
founders
how big are you
who answers my mail
small outfit or big company
headcount at your company
who are the faces
owner
startup or old hands
year founded
who would i be dealing with
erika who?
names of the contacts
part of a group?
family business?
how old is your firm
who looks after new customers at yours
is max mustermann real
introduce your people
how many years in the trade
management team
who runs the show
How many people do you employ?
How long has the firm existed?
With whom would I be working?
How big is your crew?
When was Mainlicht founded?
Are you a one-man band?
Who deals with my message, by name?
Do you have enough staff for a project our size?
I'd be interested in the people behind it.
Year of foundation?
Are you a start-up?
How long have you been in the market?
Which individuals are behind all this?
Three people in a garage or a big outfit, how many are you?
I'm interested in how the firm came about.
Who started the business?
Can you tell me something about your staff?
A dozen people, isn't that a bit thin?
Who are Erika and Max Mustermann?
How experienced is your crew?
For my profile I'd need details on founding year and staff size.
What faces will we be dealing with?
Who at your end takes care of prospects?
How large is Mainlicht's workforce?
um how many of you are there
so who's the boss there
since when have you existed
who am I dealing with at mainlicht
team headcount
founded year
who runs mainlicht
names of contacts
Are you two nerds in a garage?
How old is your outfit?
Do more than three people sit there?
I like to know with what sort of people I have to do. Would you present your crew?
Has your firm existed for long, or are you young in the market?
Who reads and answers the letters that reach you?
How large is your workforce, if the question is permitted?
who's behind this
how big is the team
are u still a startup
who's the ceo
How many human work by you?
When the company was born?
Who is chief and who answers mail?
You are big or little team?
Would your whole firm fit into a minibus?
Which heads hide behind the brand?
How many birthday cakes do you need a year?
Who called the whole thing into being, and when?
Who is actually behind (Mainlicht|you|this company)?
(who has invested in you|do you have investors|are you financially stable|do you belong to a group)
(can I|may I) (ring|reach|talk to) (Erika Mustermann|Max Mustermann|Ms Mustermann) (herself|himself|)
How old is your company?
Since when has your firm existed?
Who would I be dealing with at your place?
What are the names of those who read my enquiry?
Are you a young company or long established?
Please introduce your crew to me.
Which people work for you?
What year did Mainlicht start?
Is Mainlicht a one-man business?
How experienced are the people at your firm?
Who are the people at Mainlicht?
How long has Mainlicht been on the market?
Do ten or a hundred people work for you?
Who deals with enquiries at your company?
who runs it
how many people work there
how old is the firm
founded when
whos the boss
name of the people answering enquiries
team size
are you a one man show
who are erika and max
startup or established
How many employees does your firm have?
Since when has the company existed?
I was wondering who is behind all this, and whether they're real people.
Who are the persons that will read and reply to our enquiry?
Isn't it a two-man start-up that may be gone next year?
Could you tell me something about the founders and the size of the staff?
In which year was Mainlicht established?
As a buyer I look at a supplier's stability: headcount and year of foundation, please?
With whom shall I be dealing by name?
What is your team strength and since how long you are in business?
Who is at the head of your society?
Do you have enough people to look after us, or are you very small?
(are you|is this) a (start-up|young company|new firm), (how long have you existed|since when|when were you founded)
`,
  legal: `
where do I find the legal notice
who is the managing director
commercial register
VAT ID
legal form
who is responsible for this site
imprint
VAT number
HRB number
who's the boss
what is the exact name of the company
provider of this website
authorised representatives
register court
who runs the company
is it a limited company
tax number
full company name
who operates this website
registration number
is this a legit company
does this company really exist
CEO
Impressum
legal details
What is your tax number or VAT ID?
Who is your managing director?
where is the imprint of this page
(imprint|legal notice|company register|company registration number|commercial register|HRB|VAT ID|VAT number|tax number|managing director|management|legal form|registered name|copyright|publisher|who is responsible) (please|where|)
who (is|exactly is) (responsible for this site|the managing director|your managing director|the operator of this site|the provider|legally responsible|the owner|authorised to sign)
what is the (exact|official|full|legal) name of (the company|your company|your firm)
where (is|do I find) the (imprint|legal notice)
(what|which) (legal form|kind of company) (is it|are you|do you have)
(I need|our accounting needs) (your|the) (VAT ID|registration number|tax number|company details)
(to whom|where) do I send (a cease and desist letter|legal letters)
can I (use|copy) your (texts|pictures|content)
Who is the data controller for this website?
What's your VAT number?
Where is the imprint?
company registration number
who signs contracts on your side
What is your VAT number?
Who are the managing directors?
are you a ltd
managing directors according to the legal notice
hrb
who's responsible for the content of this site
need your vat number for our books
correct company name
registry court
full legal name of your business
tax id for the invoice
legal notice
which court are you registered at
who's authorised to represent you
is it a registered company
gmbh?
vat number please
where's the legal stuff about you
company particulars
official name for our supplier list
who legally owns this page
who can sign for you
registered entity
company house details
What's your VAT identification number?
Under which number are you in the commercial register?
What legal form does the company have?
Where's the imprint?
Who is authorised to represent the company?
To create you as a creditor I need your VAT ID.
Full company name, please.
With which court are you registered?
Who's responsible for this site?
Is it a GmbH or a UG?
Register court and HRB?
Who answers for the content here, legally?
Your tax number?
Who heads the company?
Statutory disclosures?
Who signs contracts at your end?
Are you a limited company?
What's the firm's full registered name?
Who operates this web presence?
I'm vetting suppliers and need the company registration data.
What's your CEO's name?
Corporate disclosures?
Provider identification?
On whom do I serve a cease-and-desist letter?
Who acts for the GmbH externally?
Where can I inspect the mandatory legal information?
um where's the imprint
so I'd need your company registration number
what legal form are you a limited or what
have you got a VAT ID for the invoice
vat id mainlicht
commercial register entry
authorised representative
Do you really exist, I mean on the register?
Who answers for this site?
A proper limited company, or a shell?
Under which number do I find you at the court?
For our supplier file I require your VAT identification number. Would you state it?
I always check business partners in the commercial register. Under which entry are you kept?
Who represents the company outwardly, with full name please?
What is the exact name of the firm that I must put on the agreement?
are u a gmbh
where's ur imprint
tax number or vat id pls
who's responsible for this website
Company is registered where?
VAT number of you please
To who belongs this webpage?
Which court is your register?
My bookkeeper needs the particulars that stand at the very bottom in the small print.
Whose name goes at the head if I have to write to the company formally?
Who is the operator of these pages in the eyes of the law?
Where are the statutory particulars of your company?
(what legal form|which register number|which VAT ID) (are you|do you have)
What's your commercial register number?
Who legally represents Mainlicht GmbH?
For my bookkeeping I need your VAT number.
Where do I find your legal notice?
What legal form does your company have?
At which court are you registered?
Who is managing director of the company?
What is the exact name of the firm behind this site?
Who is responsible for the content of this page?
I'm looking for your company's legal details.
Under which HRB number are you listed?
Do you have an imprint on this site?
Are you a GmbH or a plc?
Who signs for the company as management?
I need your registration details for a contract.
Show me the legal notice, please.
Under what name is your firm registered?
vat no
company register
legal form gmbh?
who is responsable for this site
ust id for our creditor records
managing directors name for legal papers
commercial register court
legal notice where
operator of the website
full company name for the order form
What is the exact legal name of the company that operates this site?
I need your VAT identification number for our DATEV master data.
I was wondering under which number you are entered in the commercial register.
Who's authorised to represent the firm in law?
Which register court are you listed at?
Isn't a legal notice compulsory in Germany? Where do I find yours?
For the contract header I require your legal form and the names of the managing directors.
As a tax adviser I'd like to verify your VAT ID before my client pays.
Who is accountable for the content published here, in terms of law?
Please furnish company registration details.
What is the juridical form of your enterprise?
Who is the publisher of these web pages?
link to the legal notice
Impressum where
`,
  jobs: `
are you hiring
jobs
vacancies
careers
I'd like to apply
internship
apprenticeship
speculative application
open positions
working student
do you have a job for me
where do I send my CV
job ad
work at Mainlicht
freelance developer work
are you recruiting
job application
salary as a developer with you
do you take freelancers
do you have any internships
remote job with you
career changers welcome
join your team
employment
Are you looking for working students or trainees?
I would love to join you, who gets my CV
years of experience, I want to join your team
where do I apply to work with you
whom do I send my application
are you (hiring|recruiting|looking for people|looking for developers|looking for staff|looking for interns) (right now|at the moment|)
(jobs|careers|vacancies|open positions|job openings|application|speculative application|internship|apprenticeship|working student|thesis|CV|salary|work for you|employment|part-time job) (with you|possible|)
where (do|can|should) I (send|submit|hand in) my (CV|application|resume)
(I'd like|I want|can I) to (work for you|work with you|join your team|do an internship|apply)
(I'm looking|my son is looking|my daughter is looking) for (a job|a position|an internship|an apprenticeship)
(what is it like|how much do you earn) (to work|working|) (for you|at your company)
are you hiring remote sales reps
I have 6 years in customer success and would love to join, whom do I send my CV?
Are you hiring working students?
Can I apply for a job with you?
I'm (in sales|a developer|a student|a career changer) and would (fancy joining|like to join|love to work with) you
are you hiring remote (sales reps|developers|staff)
I'm in sales and would fancy joining you
Do you still need working students?
can i start with you
apprenticeship for it
my daughter wants work experience
got anything going
part time job?
i can code, need anyone
do you train youngsters
what salary do you pay
work from home job with you
taking people on?
freelance work with you
open roles
looking for salespeople to employ?
summer job
graduate scheme
working at mainlicht
trained secretary looking for something new
any positions
can i apply
recruitment contact
My daughter would like to do an internship in AI.
Where do I send my application?
Do you offer apprenticeships?
I'm a salesman and would like to join you.
Do you have a careers page?
Do you take on working students?
May I send a speculative application?
What's the job situation at your place?
Do you accept career changers?
Could I write my master's thesis with you?
Does Mainlicht need a developer?
How does one get to work for you?
Any trainee places?
I'm looking for a new challenge in AI and have a CV for you.
Job openings?
Do you have remote roles?
Do you employ freelancers?
Is your crew growing, and could one apply?
Whom do I approach about employment?
Would a work placement for a pupil be possible this autumn?
I'd be keen to become part of your staff.
Are you recruiting at present?
To whom may I address my résumé?
Which roles are currently to be filled?
Could I join you as a project manager?
um are you looking for people right now
so I'm a developer uh can I apply with you
do you take on apprentices
could my daughter do an internship at yours
career mainlicht
internship frankfurt ai
working student position
Have you a desk free for me?
What does a developer earn with you, and do you want one?
Do you hire career changers?
Would you take me? I can do coffee and Python.
My grandson leaves school this summer and takes an interest in computers. Do you train young people?
I am 58, seek a new task in sales and would like to know if you presently need somebody.
To whom does one address an unsolicited application?
Is there a possibility of shadowing someone in your house for some weeks?
hiring rn?
any jobs for juniors
can i work for u
remote roles?
I search work, you have?
I can send my CV?
There is apprenticeship in your firm?
You need still worker for office?
My employer has just shown me the door. Would there be room with you?
Where do I send my certificates if I'd like to join you?
Could you use another clever head?
I need a placement for my degree. Would you be the one?
(are you|do you) (hiring|hire|looking for|taking on) (developers|people|sales staff|students|apprentices|anyone) (right now|at the moment|)
I write Python and want a new job, do you need anyone?
Are you looking for developers or sales people?
Can I send you an unsolicited application?
Do you offer an internship for students?
My daughter wants a trainee place, do you have one?
Are you hiring new people at the moment?
Do you have working students or part-timers?
I'd love to work at Mainlicht.
What vacancies have you got?
How do I become an employee of Mainlicht?
Is there a careers page?
Do you have a sales job free?
Would you take a career changer at 50?
Can my son do work experience with you?
Who do you need to strengthen your team?
Where can I see your job ads?
u hiring
apprenticeship 2027?
im a developer need work
career page
can i send my cv
open roles in sales
need staff?
job remote
looking for a job as customer service rep, anything
unsolicited application ok
my daughter looks for a 2 week school placement
do you take trainees
part time work at mainlicht
where to apply
hiring freelancers atm?
so i just finished my apprenticeship in it here in offenbach and im looking around for something nearby, do you guys need anyone
Are you looking for staff at present?
My daughter is 16 and would like to do a work placement in IT. Do you take pupils?
I was wondering whether I might send you a speculative application.
I have nine years' experience in HubSpot administration; would there be a post for me?
Do you train apprentices, for instance as IT specialists from September?
Could you point me to your careers page?
Isn't there a vacancy for a project manager in Frankfurt?
I am a B.Tech graduate from Hyderabad; kindly inform about any openings.
I search a job in Germany as a programmer. Do you recruit from abroad?
Do you employ working students for 20 hours a week?
Whom should I address with my CV and covering letter?
Would a part-time position in sales be available for a mother of two?
Is it possible to make a stage of six months at your company?
I am a freelance consultant with SAP knowledge who wants to be hired. Are you recruiting?
Which roles are you currently advertising?
After 30 years as an electrician I'd like to retrain. Might I work for you?
Do you have graduate schemes or entry-level roles?
Where do I see what positions need filling at Mainlicht?
I'd love to join your team as a UX writer. How does one apply?
My bachelor's thesis deals with chatbots; could I write it while employed at your firm?
`,
  partners: `
is there a partner program
can we become a reseller
I run an agency and want to cooperate
commission for referrals
sales partner
we would like to work with you as partners
affiliate
cooperation
press enquiry
I'm a journalist
interview
reseller
referral bonus
become a partner
we are an IT integrator looking for a partnership
I'd like to offer you something
we provide SEO services for your company
investor
sell it on to our customers
do you have partner agencies
media contact
sponsorship
podcast or talk request
become a supplier
We're an agency and would like to resell your solution
sales partners, reseller, cooperation, affiliate
can (I|we|one) (resell|sell on|distribute|recommend|white-label) your (solution|products|bot) (as an agency|as a system house|as a consultant|)
(partner programme|partner|partnership|affiliate|reseller|distributor|cooperation|press|press enquiry|interview|commission|referral fee|sponsoring|sponsorship|investor|supplier|journalist|media contact|agency partner)
(I'm|we are|I am) (a journalist|an agency|a system house|a blogger|an investor|a freelancer|from a newspaper|a service provider|from a university) (with a press enquiry|and would like to cooperate|looking for partners|writing about you|offering my services)
we would like to (offer you our services|sell you something|offer you SEO|work together|advertise with you)
(do I get|do you pay|is there) (a|) (commission|referral fee|bonus) (for recommendations|if I recommend you|)
(do you sponsor|can you sponsor) (our club|our event)
do you have (press material|a logo to download|press photos|a spokesperson)
Is there a partner or reseller programme?
Can the tool be white-labelled? We're an agency
We're an agency and would like to resell your products
Are you looking for sales partners?
Can I resell your solution as an agency?
I'm a journalist with a press enquiry
We would like to offer you our services
we're an (IT reseller|accounting firm|consultancy|web design studio) and would love to (sell this on to|offer this to) our clients
are you looking for (sales|distribution|channel) partners
We're an IT reseller and would love to sell this on to our clients
Do you pay a commission for referred customers?
Do you take on sales partners?
can i recommend you for a commission
we're an it reseller, cooperation?
partner programme
i write for the local paper, want to do a piece
we do seo, interested?
become a reseller
distribution partner
i'd like to offer you office supplies, who decides
agency here, look after clients together?
sales agent
reseller terms
referral fee
sponsor our football club?
journalist, interview with the boss
we clean offices, may we send you a quote
guest post
franchise
consultant looking to team up
link exchange
as an accountant i'd suggest you to my clients, anything in it for me
collaboration
influencer here, collab?
licensing partner
press pictures
become one of your suppliers
We're an IT reseller and would like to sell your products on.
Do you pay a referral commission?
Whom do I contact as a journalist?
I have something to offer you.
Are you looking for distribution partners?
Is there an affiliate scheme?
Do you have a press office?
Our agency would like to team up with you.
I'd like an interview for the Financial Times.
We rent out trade-fair stands, who handles that at your company?
Do you offer stakes to investors?
Can we come on board as an implementation partner?
Where do I get press material and logos?
We'd like to run a joint webinar with you.
Finder's fee?
I run an SEO agency and want to present our services to you.
Would a strategic alliance be conceivable?
As a management consultant I could bring you clients, what's in it for me?
Do you grant licences to resellers?
Media enquiry about AI in mid-sized firms
Will you sponsor our business conference?
I'd like to win you as a speaker for a panel.
Do you work with accountants as multipliers?
Our association is looking for cooperation.
Could we be your distributor in Austria?
Who's in charge of media relations?
We're a manufacturer and thinking of a joint venture.
um we're an agency and we'd like to work together
so is there commission if I bring you customers
I'm a journalist who do I turn to
can we resell your product
reseller commission
agency cooperation
What's in it for me if I recommend you?
I want to sell you something, where do I drop it?
Fancy being guests on our podcast?
May our systems house list you in its catalogue?
Our editors are preparing a piece on artificial intelligence in small firms. Who is available to the press?
We are a consultancy and could imagine working hand in hand with you. Whom does one address?
I offer office cleaning in Frankfurt and wish to submit a proposal to you. Where to?
Do you grant introducers a remuneration?
got an affiliate thing
wanna collab
how do i become a partner
any cash for referrals
I want become your sales partner, how?
Commission for new clients exists?
We make advertising, want offer to you
Work together with our company possible?
I know twenty firms that could use you. Would we both gain?
Would you sponsor our football club?
As a supplier, where do I send my offer to you?
Who among you looks after alliances with other houses?
(can I|can we) (resell|offer as an agency|refer) (your solution|this)
I'm a journalist writing about AI, whom do I contact?
Can our agency resell your products?
Do you pay commission for referred customers?
I'm a journalist, whom do I approach?
We'd like to offer you our services.
Are you after sales partners in Bavaria?
Is a cooperation with our agency thinkable?
Is there a scheme for resellers?
Do I get something for recommending you?
Who handles press questions at your firm?
We're an IT service firm and want to team up.
Can your product be sold under our own label?
Do you have an affiliate offer for bloggers?
Do you work with resellers?
We're consultants and could bring you clients.
Is there a reward for referrals?
I write for a newspaper and want an interview.
Could we appear together as partners?
partner program
commission if i bring clients
im a journalist
press contact
want to sell you something
can our agency resell this
we offer seo for you interested?
white label partner for system houses
We're a systems house with 90 clients. Could we resell your products?
Do you pay a commission to tax advisers who recommend you to their clients?
I was wondering if you run an affiliate scheme.
I write for a trade magazine and would like an interview. Who handles press?
Our agency offers translation services; to whom may we send a proposal?
Isn't there a certification for implementation partners?
We'd like to suggest a co-operation between our HubSpot agency and you.
Whom should a supplier contact who wants to offer you office furniture?
Is there a channel partner or dealership programme?
Do you search for distributors in Poland?
On behalf of a start-up incubator, I'd like to propose a joint event. Where to?
We have the intention to become your sales partner; what are the conditions?
I'm a (student|master's student|pupil|PhD student|researcher) and (writing my dissertation|writing a paper|doing research|looking for an interview) (on chatbots|on AI in small firms|on your subject|)
interview for a dissertation possible?
Would anybody on your team take part in a university survey?
I study business and am looking for someone for an expert interview on automation.
interview for term paper
guest lecture at our college, would someone come
We are making a radio piece on AI, who gives statements?
Who talks to the press at your company?
are you looking for investors
academic interview request
(I'm|I am) a student (writing|working on) my (thesis|dissertation|paper), (would someone give me an interview|could I interview somebody|may I ask you some questions)
school project about AI, may I interview one of you
a researcher would like to interview you, who decides
`,
};
