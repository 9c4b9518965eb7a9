/** What people say before and after their question, in English: it says nothing about its topic. */
export const around = {
  before: `
Hello,
Hi,
Good morning,
Quick question:
I have a question:
I wanted to ask,
Tell me,
So
Please,
Sorry,
Excuse me,
We're a company of 30 people and wonder:
My boss asks:
Our managing director would like to know:
I'd like to know
I was wondering
Can you tell me
Could you tell me
Do you know
I'm new here.
We're thinking about introducing this.
Before we decide:
Just so I get this right:
Actually
Hm,
And
But
To be honest,
As a medium-sized company we wonder,
I read on your site that this exists.
Asking for my boss:
We have 12 employees.
Seriously now:
One more thing:
What I also wanted to know:
Just curious,
ok so
We run three bakeries with delivery.
I manage the administration of a rehab clinic.
We're a plumbing wholesaler with 80 staff.
Our dealership has two locations.
I'm head of sales and short of time.
We're a haulage firm from Leeds.
I work in procurement at a manufacturer.
My wife runs a dental practice.
We have an online shop for pet food.
We look after 1,200 flats as property managers.
I'm on the works council.
Our hotel is busy.
We talked about it on the board yesterday.
A colleague told me about you.
Somebody gave me your card at a trade fair.
Last year we had another vendor and it was no good.
I'm sceptical, to be frank.
Once bitten, twice shy.
I read something about AI in the paper.
Our accountant says we should look into it.
I'm a student writing a paper.
We're looking for a solution for the new year.
I'm head of IT at a mid-sized firm.
My English is not so good, sorry.
I'm on a short break,
I'm collecting information for our management;
If I see that correctly,
One last thing before I go:
It's about our customer service:
With 15 mails a day:
We get about 300 calls a week.
At our driving school
At our club
At our law firm
`,
  after: `
please
thanks
actually
at your company
with you
exactly
at all
or not
thanks in advance
I'm not sure about that
that would be important for us
as fast as possible
my boss wants to know
I can't find it on the site
it doesn't say anywhere
if possible
at the moment
`,
};
