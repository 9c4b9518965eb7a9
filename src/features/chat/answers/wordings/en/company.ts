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
`,
};
