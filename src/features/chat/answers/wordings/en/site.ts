/** How visitors ask about this website itself: one wording a line. */
export const site = {
  theme: `
darker mode available
is there a dark mode
Is there a (dark|light) mode?
Is there a dark mode or light mode
how do I make the page dark
how do I switch to the light view
night mode
dark theme
light background please
the page is too dark for me
this is too bright
turn on darkmode
dark mode where
(dark mode|light mode|night mode|dark view|light view|dark theme|light theme|day mode|colour scheme|color scheme|darkmode|black background) (toggle|switch|where|on|off|please|)
(can|could) (I|you|one) (make|turn|set|switch) (the page|the site|the website|this|the background) (dark|light|lighter|darker|to dark|to light|black|white)
(where|how) do I (switch|change|toggle) (between light and dark|to dark|to light|to night mode|the colour scheme|to the light view|the theme)
(do you have|is there|do you offer) a (dark design|night view|light version|dark theme|dark version)
The white page blinds me at night, can it be darker?
I can't read white text on black, can you turn it round
Sitting here in the evening with the lights out and your white page hurts my eyes. Can that be changed?
Where's the switch for the dark view?
why is everything black on your site
Why is the page dark today, yesterday it was light?
dark mod available?
ligth and dark toggle
Can you put the page into dark for me?
What does the button with the moon do?
what's the sun and moon icon for
choose black or white background
get rid of the black background
bit gloomy in here, how do I brighten it up
Does the page follow my phone's dark setting?
`,
  motion: `
can I turn off animations
animations make me dizzy, can i turn them off
Can the animations be turned off, they make me queasy?
how do I pause the animation
everything keeps moving
stop the movement
animations off
pause animations
disable animation
the flickering is annoying
does that wobbling ever stop
something is jiggling around all the time
it blinks and wiggles everywhere
(the movement|the animation|the moving stuff|the flicker|the blinking) on the page (makes me dizzy|bothers me|distracts me|annoys me|makes me sick), (how do I stop it|can I turn it off|how do I switch it off)
(how|where) do I (stop|pause|end|disable|freeze) (the animations|the motion|the moving picture|the moving background|the demos|the typing at the top)
(animations|moving content|motion|effects|the ticker|the videos) (off|disable|reduce|stop|pause|hide|)
(can|could) (I|one|you) (stop|freeze|pause|switch off|block) (the moving things|the movement|the animations|the effects)
The moving stuff on the page makes me dizzy. How do I stop it?
There's too much going on for somebody who gets dizzy easily, is there a setting?
I get migraines and can't bear moving pictures.
all that back and forth makes me feel ill
Reduced motion, do you support it?
prefers-reduced-motion
less motion on the page please
where's the pause button
where is the button to hold it
Stop, that all moves far too fast!
how do i freeze the picture at the top
turn the motion off
animatons off
My laptop gets hot from your animations, can I stop them?
The skyline in the background should stand still, how do I do that?
could you make it stop twitching
`,
  heroEmail: `
I typed my email up here, has it been sent already?
(I've|I have|I) (just|) (typed|entered|put in) my (email|email address|address) (at the top|above|on the homepage|on the front page), (has it been sent|is it sent now|what happens with it|do you have it now|now what)
what happens to the email address in the field at the top of the homepage
What is the email field next to Get started for?
email field on the home page
what happens when I click Get started
What does "Get started" do?
get started button what does it do
Is my email address sent right away when I enter it at the top?
(what does|what is the use of|what's the point of) the (button|field|box) (Get started|at the top of the page|with the email|on the homepage) (do|)
(is|was) my (email|email address|address) (from the top|from the field at the top|from the homepage) (already|) (stored|sent|transmitted|saved|with you)
do you (already|now) own my address because I (entered it|put it in) (at the top|on the first page)
I type my email at the front and end up in the form, do I have to enter it again there?
Why do you want my email straight away on the homepage?
will I get spam now that I put my mail in at the top
Pressed Get started and then filled in nothing else. Do you have my address now?
email entered on the landing page and then left, is it saved
email box home page what happens
email field at the top
Entered an address in the uppermost field but didn't submit
does my adress go out as soon as i type it in up top
Do I have to put my email in the box at the very top to contact you?
I accidentally entered my private email at the top and clicked Get started. Is that bad?
Do you receive my email once I enter it on the title page?
my email is in the contact form now, why
Why is my address already filled in on the form?
popped my email in the box and hit start, who's got it now
`,
  policy: `
where is your privacy policy
privacy policy
privacy notice
privacy statement
where is your privacy notice
Where can I read your privacy policy?
Where can I read your privacy policy in English?
privacy policy in English
Where do I find the privacy policy and the legal notice?
(where is|where do I find|where can I see|where's) (your|the) (privacy policy|privacy notice|privacy statement|privacy page|data protection notice|data policy)
(show me|send me|I need|link to) (your|the) (privacy policy|privacy notice|privacy statement)
(privacy policy|privacy notice|privacy statement|data protection policy|Datenschutz page) (link|please|read|show|open|as PDF|print|)
(is there|do you have) a (privacy policy|privacy page|data protection notice)
privacy polcy
privcy policy link
(who is|how do I reach|what's the name of) your (data protection officer|DPO|privacy contact|privacy officer)
who is your data protection officer
contact of the data protection officer
DPO
Do you have a DPO of your own?
have you appointed a data protection officer
privacy contact
Who do I ask about data protection?
data protection contact person
(who|which department) (handles|is responsible for|looks after) (privacy|data protection|privacy questions) (at your company|on your side|)
email address for privacy matters
Which address do I write to about privacy?
Dear Sir or Madam, for our annual vendor review I must record the responsible contact of every potential processor. Have you appointed a data protection officer, and if so how do I reach them?
can't for the life of me find the privacy policy
Before I send the form I would like to read in peace what you write about how my details are handled. Where is that?
Where does it say in black and white what this website does with my data?
Where is the privacy text I'm supposed to agree to?
who looks after privacy at your place
`,
  samples: `
Why does it say sample value here?
what does sample value mean
what does "sample value" mean beside the price
sample values
It says sample value everywhere, so what is true?
Are those real figures or only samples?
Are the numbers on your page real? It says "sample value" all over.
(why|how come) does it say (sample value|sample values|"sample value"|sample) (here|everywhere|next to the address|at the price|in the legal notice|at the bottom)
(what|what exactly) (is|does) (a sample value|the note about sample values|the sample mark|that sample label) (mean|about|)
(are|is) (the details|the prices|the address|the phone number|the company details|the terms|these data) (real|invented|only samples|made up|placeholders|dummy data|fake)
(is|are) (this|this company|this business|Mainlicht) (real|a real company|made up|just a demo|a fake|a sample company|fictional)
(is|are) (the name|the names|the companies|the people|the customers) in the (examples|demos) (real|invented|made up)
Does Nordwerk Anlagenbau really exist?
Who is Jana Brückner?
Is Jana Brückner a real customer of yours?
Are the customers in your example real people?
max mustermann is that real
Are they really called Mustermann?
Erika Mustermann is a placeholder name, isn't it?
Musterufer, does that street even exist
are you lot even real
Does your company really exist?
The phone number is all zeros, is this a joke?
HRB 000000 can't be right
the email ends in .example, is that correct
are the price real or only exampel
placeholder on the page
Are the prices right, or only specimens?
Can I rely on the prices when it says they are samples?
When do the real details go on the site?
is this a dummy site
I tried to look your firm up in the commercial register and couldn't find it, and there are sample marks all over. What is real here?
are you sure the details on here are true
`,
  vulnerability: `
I found a security hole
report a vulnerability
Report a security vulnerability on your website, where to?
where can I report a security issue
vulnerability found
bug bounty
do you have a bug bounty programme
security.txt
have you got a security.txt
responsible disclosure
(I|we|I've|we've) (found|discovered|come across|spotted) a (vulnerability|security hole|security flaw|security issue|weak spot) (on your site|in your website|), (where do I send it|who do I tell|how do I report it|who to contact)
(where|how|to whom) (do I|can I|does one|should I) (report|disclose|submit|send) (a vulnerability|a security hole|a security flaw|vulnerabilities|security problems|an exploit)
(vulnerability|security flaw|XSS|SQL injection|security bug|exploit|open endpoint) (report|reporting|on your site|found|disclosure)
(do you pay|is there|do I get) (money|a reward|a bounty|anything) for (reported vulnerabilities|security bugs|finding a hole)
I'm a security researcher and would like to report something.
I'm a pentester and noticed something off with your website
Which address do ethical hackers send their findings to?
contact for security incidents
contact person for security reports
your site is insecure, who do I tell
One can inject code through your form, who cares about that?
found a gaping hole in your site mate
report vulnerabilty
securty hole report where
While trying it out I noticed that your chat can be made to do something it probably shouldn't. Where do I report that in confidence?
coordinated vulnerability disclosure
May I test your website for vulnerabilities?
Do you have a PGP key for reports?
Who do I contact about a data leak I discovered at your place?
How do you respond when somebody reports a security flaw?
`,
};
