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
`,
};
