import type { Facet, FollowUps, Language } from "./answer.ts";
import { plain as plainly } from "./features.ts";
import { ruleFor, subjectNamed } from "./subjects.ts";

/** What is asked for; for some of it no subject has a line. */
export type Asked = Facet | "amount" | "count" | "included" | "more";

/** How a follow-up asks for something about the subject before it. */
interface Asking {
  /** In the order in which they are looked for. */
  facets: readonly (readonly [Asked, RegExp])[];
  /** Words that name no subject of their own. */
  plain: ReadonlySet<string>;
  /** Speaks to us: "where are you?" asks about the company, and not about the subject before. */
  address: RegExp;
}

const setOf = (words: string) => new Set(words.split(" "));

/** "And your people?" */
const othersDe =
  /^(?:und|aber|auch|was ist mit|wie ist es mit|wie sieht es aus mit)(?: (?:bei|mit|für|den|die|der|das|ihre?[nrms]?|eure?[nrms]?|euer|unsere[nrms]?))* (?:leuten?|menschen|mitarbeitern?|kollegen|team|personal|personen|anderen?|andere[nrms]?|rest|(?:ihr|euch|sie|ihnen)(?: selbst| selber)|ihr|selbst|selber)$/u;
const othersEn =
  /^(?:and|but|what about|how about)(?: (?:for|with|at|your|our|the|any|all))* (?:people|staff|humans?|employees|colleagues|team|others?|else|rest|you(?: guys| lot)?|yourselves)$/u;

const asking: Record<Language, Asking> = {
  de: {
    facets: [
      ["reason", /\b(?:warum|wieso|weshalb|wofür|wozu|wovon hängt|woran liegt)\b/u],
      [
        "exception",
        /^(?:(?:und|aber|was|was ist|was passiert|was macht ihr|was machen sie) )*(?:wenn|falls) (?:nicht|doch nicht|nein|(?:das|es|die|der|er|da|dort|dabei|etwas|was|mal etwas|mal was|ich|wir|ihr|sie|man|niemand|keiner|sich)(?: .+)?)$|^(?:und |aber )?sonst$/u,
      ],
      ["after", /^(?:und |was |was kommt |was passiert )*(?:danach|dann|anschließend)$/u],
      [
        "others",
        /\b(?:zwei|drei|beide|alle)(?: (?:drei|nehmen?|wollen|bestellen|buchen|\p{L}*lösungen?|davon))*$/u,
      ],
      ["others", /\b(?:der|die|den|dem) andere[nrs]?\b/u],
      ["written", /\b(?:schriftlich\w*|schwarz auf weiß|nachweis\w*)\b/u],
      ["sooner", /\b(?:früher|eher|schneller|beschleunigen|vorher)\b/u],
      [
        "days",
        /\b(?:wochenenden?|samstags?|sonntags?|feiertag\w*|nachts|abends|weihnachten|ostern|silvester)\b/u,
      ],
      ["included", /(?<=^(?!.*(?:steuer|mwst)\b).*)\b(?:drin(?:nen)?|enthalten|inbegriffen|inklusive)\b/u],
      ["others", /\b(?:sonst noch|noch (?:jemand|wer|was|etwas|mehr)|was noch|wer noch|wen noch)\b/u],
      ["others", othersDe],
      [
        "certain",
        /\b(?:garantier(?:t|en?)?|garantie|verbindlich|zugesichert|verlässlich|fest zugesagt|sicher)\b/u,
      ],
      ["duration", /\b(?:wie lange?|dauer|dauert|bis wann)\b/u],
      [
        "directly",
        /\b(?:durchwahl|(?:telefon)?nummern?|durchwahlen|direkte?[nr]?|persönlich|unmittelbar|an wen|wen (?:frage?|rufe|kontaktiere)|wohin)\b/u,
      ],
      ["cost", /\b(?:kostet|kosten|koste|preis|teuer|kostenlos|gratis|umsonst|bezahlen|zahlen)\b/u],
      ["count", /\bwie ?viele\b/u],
      ["amount", /\bwie ?viel\b(?! uhr)/u],
      ["when", /\b(?:wann|wie viel uhr|zu welcher zeit|wie bald|wie schnell)\b/u],
      ["place", /\b(?:wo|woher|welche[mr]? (?:land|ort|stadt|straße)|plz|postleitzahl|hausnummer)\b/u],
      ["who", /\b(?:wer|(?<!für )wem|(?<!für )wen|von wem|mit wem)\b/u],
      [
        "more",
        /\b(?:worüber|womit|worum|wodurch|woran|worauf|worin|inwiefern|wie das|wie genau|zum beispiel)\b/u,
      ],
    ],
    plain: setOf(
      "kürzer länger gleich lang lange kurz hebt behaltet speichert schnell und aber oder auch ach ok okay dann denn eigentlich so nun jetzt noch mal nochmal bitte ja na also genau ungefähr etwa circa überhaupt das die der den dem des es er sie ihn ihm ihr ihnen ich mich mir man wir uns du da dort hier hat hätte habt haben habe ist sind war wird werden wäre kann können könnte muss müssen soll sollte darf macht machen mach gemacht tut tun geht gehen läuft dauer dauert dauern liegt liegen steht stehen sitzt passiert findet statt gilt kommt kommen bekomme kriege erreiche erreichen sprechen rede reden gibt gibts ein eine einen einer eines ne nen n doch wohl eben mit für von bei zu zum zur in im an am auf aus ab bis um seit pro sehr ganz alles insgesamt dieser diese dieses dabei dafür dazu davon daran darauf kurz lang lange schnell langsam teuer günstig viel wenig früh spät stimmt nicht nichts was wie viel nummer jemand euro aktuell gerade zugriff drauf sieht lösungen etwas was irgendwas auch schon noch selbst sogar denen deren davor welche welcher welches welchen will wollen brauche raus legt entscheidet bestimmt betreibt leitet führt lassen bleiben zuständig verantwortlich brauch merkt brauchen braucht frag besten einplanen stattdessen selber verwaltet fest wenn sich dran ran spreche spricht sitzen wende wenden schicke schreibe frage fragen rufe melde kriegen krieg bekommt erhalten erhalte irgendwo sich zwei misst messt liest lesen richtet sehe sehen finde finden landet bleibt zählt beginnt startet wer wem wen wo wann warum wieso",
    ),
    address: /\b(?:ihr|euch|euer|eure[nrms]?)\b|(?<=\S )(?:Sie|Ihnen|Ihre?[nrms]?)\b/u,
  },
  en: {
    facets: [
      ["reason", /\b(?:why|how come|what for|depends? on)\b|\bwhat (?:is|are|was) .* for$/u],
      [
        "exception",
        /^(?:(?:and|but|what|what happens|what do you do|so) )*(?:if|when) (?:not|(?:it|that|they|this|he|she|there|something|things|i|we|you|nobody|two|both)(?: .+)?)$|^(?:or |and )?otherwise$/u,
      ],
      ["after", /^(?:and |so |what |whats |what happens |what comes )*(?:then|next|after that|afterwards)$/u],
      ["others", /\b(?:two|three|both|all)(?: of (?:them|these|those)| services)?$/u],
      ["others", /\bthe other(?: one| guy| person)?\b/u],
      ["written", /\b(?:in writing|written|on paper|proof)\b/u],
      ["sooner", /\b(?:earlier|sooner|faster|quicker|before that|beforehand|speed (?:it|that|this) up)\b/u],
      [
        "days",
        /\b(?:weekends?|saturdays?|sundays?|(?:public |bank )?holidays?|at night|evenings?|christmas|easter)\b/u,
      ],
      [
        "included",
        /(?<=^(?!.*\b(?:vat|tax)\b).*)\b(?:included?|includes|inclusive|covered|covers?|in (?:it|there)$)/u,
      ],
      [
        "others",
        /\b(?:anything else|anyone else|anybody else|what else|who else(?! gets| can)|whom else)\b/u,
      ],
      ["others", othersEn],
      ["certain", /\b(?:guaranteed?|promised?|binding|for sure|certain)\b/u],
      ["duration", /\b(?:how long|how much time|duration|until when|by when)\b/u],
      [
        "directly",
        /\b(?:directly|direct (?:line|dial)|(?:phone )?numbers?|extension|in person|personally|whom? (?:do|can|should|would) (?:i|we) (?:ask|call|contact|write to|email|turn to|(?:talk|speak) to(?!.* call\b)|send (?:it|that|this|them) to))\b/u,
      ],
      ["cost", /\bhow much (?:is|does|would|will|for)\b|\b(?:costs?|price|expensive|charge|pay|free)\b/u],
      ["count", /\bhow many\b/u],
      ["amount", /\bhow much\b/u],
      ["when", /\b(?:when|what time|how soon|how quickly|how fast|since when)\b/u],
      ["place", /\b(?:where|which (?:country|city|place|street)|zip code|zip|postcode)\b/u],
      ["who", /\b(?:who(?!.* for$)|(?<!for )whom|by whom|with whom)\b/u],
      ["more", /\b(?:about what|what about|what with|of what|in what way|how so|how exactly|for example)\b/u],
    ],
    plain: setOf(
      "fast long short shorter longer quickly you your need use plan time instead whats wheres whos hows its thats and but or also ok okay then so now please yes well exactly about roughly around at all the a an it its that this these those they them he him she her his i me my we us one there here has have had is are was were be been will would can could may might must should shall do does did done doing make makes go goes going get got take takes took taking last lasts reach call contact speak talk happen happens happening come comes to for from with by of on in into at as up until off how what which long short quick quickly slow expensive cheap much little soon late really actually even just only again number for else work works decides decide runs run manages operates euros line not nothing if want out gets see access services his her their anything something any too either me ones whole thing take if still talking speaking ends end count counts hold holds begin begins start starts stay stays set sets send read reads measure measures based find found say says said stand anywhere in of two who whom when where why total altogether overall",
    ),
    address: /\b(?:you|your|yours)\b/u,
  },
};

/** Where "and what does it cost?" is answered when the subject before has no line for it. */
export const homeOf: Readonly<Partial<Record<Asked, string>>> = {
  cost: "price",
  amount: "price",
  duration: "setup",
  when: "setup",
  place: "place",
  who: "team",
  directly: "directLine",
  days: "hours",
  included: "support",
  after: "process",
};

const sold = setOf(
  "about solutions chat leads scoring reminders crm systems otherSystems calendars channels api problems worth people fit comparison languages hours price firstYear otherPrices discount payment needs code process knowledge support customise approval volume setup",
);
/** Whether it is something that has a price. */
export const isSold = (subject: string): boolean => sold.has(subject);

const company = setOf(
  "about team legal jobs partners contact references samples namedContact human officeHours",
);

/** What is asked for at a home is asked of the solutions, or of the company; of any other subject it is something else. */
const homeFor: Readonly<Partial<Record<Asked, ReadonlySet<string>>>> = {
  amount: sold,
  duration: sold,
  when: sold,
  included: sold,
  after: sold,
  days: sold,
  place: company,
  who: company,
  directly: new Set([...company, "form", "reply", "call", "place"]),
};

/** Whether this is asked of the subject at a home, and nowhere else. */
export const isAtHome = (facet: Asked, subject: string): boolean => homeFor[facet]?.has(subject) ?? false;

export const hasHome = (facet: Asked, subject: string): boolean => homeFor[facet]?.has(subject) ?? true;

/** A subject without a line for a facet has told it where its answer holds such words. */
const told: Readonly<Partial<Record<Asked, RegExp>>> = {
  duration: /\d (?:working |Arbeits)?(?:Tag|Woche|Monat|Minute|Stunde|day|week|month|minute|hour)/u,
  when: /\b(?:seit|since|Uhr|[ap]m|Stunden|hours|Tage|days|clock)\b/u,
  cost: /€|\b(?:Euro|kostenlos|kostenlose[ns]?|free|nothing)\b/u,
  amount: /\d/u,
  count: /\d/u,
  included: /./u,
  more: /./u,
  reason: /\b(?:hängt|je nachdem|deshalb|darum|damit|depends?|depending|that is why|so that)\b/u,
  place: /\b(?:Frankfurt|Europäischen|European|Browser|browser|unten|oben|bottom|top)\b/u,
  directly: /@|\+49/u,
  who: /Empfänger|recipient|\b[Tt]eam|Mensch|\bpeople|vertreten|represented/u,
};

export const tells = (answer: string, facet: Asked): boolean => told[facet]?.test(answer) ?? false;

/** What a line for one says is an answer to the other. */
const alike: Readonly<Partial<Record<Asked, Facet>>> = {
  when: "duration",
  amount: "cost",
};

/** What is said of a subject when a question asks this of it. */
export function lineOf(lines: FollowUps, topic: string, facet: Asked): string | undefined {
  const own: Partial<Record<Asked, string>> = lines[topic] ?? {};
  return own[facet] ?? own[alike[facet] ?? facet];
}

/** What becomes of data: beside "how long?" it names no subject of its own. */
const kept = setOf(
  "gespeichert gelöscht aufbewahrt aufgehoben behalten verarbeitet stored saved kept deleted retained processed",
);

/** "How long" of data is another question than "how long" of an answer. */
export const asksKept = (question: string): boolean =>
  /speicher|aufbewahr|aufheb|aufgehob|lösch|behalt|\b(?:keep|kept|stor(?:e|ed|age)|retain)|delet/iu.test(
    question,
  );

/** Where it is told what becomes of the data that comes by these ways. */
export const keptAt: Readonly<Partial<Record<string, string>>> = {
  form: "retention",
  contact: "retention",
  reply: "retention",
  call: "retention",
  voice: "recording",
  chat: "customerChats",
};

const inWords = (question: string) =>
  question
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What a word keeps in another form of it: "gemessen" and "messen", "tested" and "test". */
const rootOf = (word: string) =>
  plainly(word)
    .replace(/^ge(?=.{4})/u, "")
    .match(/^.{3,5}/u)?.[0] ?? word;

/** Figures and months name no subject. */
const isTime =
  /^(?:\d.*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december)$/u;

/** The words of a question that name something. */
export const ownWords = (question: string, language: Language): string[] =>
  inWords(question)
    .split(" ")
    .filter((word) => word && !asking[language].plain.has(word) && !isTime.test(word));

/** The words of a question that name something, and how many of them an answer names, too. */
export function sharedWith(question: string, answer: string, language: Language) {
  const said = new Set(inWords(answer).split(" ").map(rootOf));
  const own = ownWords(question, language);
  return { own: own.length, shared: own.filter((word) => said.has(rootOf(word))).length };
}

/** Whether it speaks to us: then it is about the company. */
export const addresses = (question: string, language: Language): boolean =>
  asking[language].address.test(question);

const facetIn = (said: string, language: Language) =>
  asking[language].facets.find(([, pattern]) => pattern.test(said));

/** The subject that a question names without doubt. */
export const subjectOf = (question: string): string | undefined => subjectNamed(inWords(question));

/** What a question asks without doubt, whatever it resembles. */
export const ruledBy = (question: string) => ruleFor(inWords(question));

/** The subject of which a question has a word, where it is not understood. */
export const fallbackOf = (question: string): string | undefined => subjectNamed(inWords(question), "else");

/** The subject with lines of its own that a question names. */
export const namedSubject = (question: string): string | undefined => subjectNamed(inWords(question), "asks");

/** What a question asks for, and of which subject with lines: "how long is the call?" */
export function namedIn(question: string, language: Language): { facet: Asked; topic?: string } | undefined {
  const said = inWords(question);
  const [facet] = facetIn(said, language) ?? [];
  const topic = namedSubject(question);
  return facet && { facet, ...(topic ? { topic } : {}) };
}

/** Asked of us, it is asked of the subject before all the same. */
const ofUs: ReadonlySet<Asked> = new Set([
  "others",
  "exception",
  "written",
  "days",
  "sooner",
  "reason",
  "when",
  "duration",
  "certain",
]);

/**
 * What a question without a subject of its own asks of the subject before it; undefined when it has a subject.
 * @param question as it was typed.
 */
export function facetOf(question: string, language: Language): Asked | undefined {
  const { plain, address } = asking[language];
  const said = inWords(question);
  const found = facetIn(said, language);
  if (!found) return undefined;
  const [facet, pattern] = found;
  if (!ofUs.has(facet) && address.test(question)) return undefined;
  const words = said.replace(pattern, " ").split(" ").filter(Boolean);
  return words.every((word) => plain.has(word) || kept.has(word)) ? facet : undefined;
}
