import type { Facet, Language } from "./answer.ts";

/** How a follow-up asks for something about the subject before it. */
interface Asking {
  /** In the order in which they are looked for. */
  facets: readonly (readonly [Facet, RegExp])[];
  /** Words that name no subject of their own. */
  plain: ReadonlySet<string>;
  /** Speaks to us: "where are you?" asks about the company, and not about the subject before. */
  address: RegExp;
}

const setOf = (words: string) => new Set(words.split(" "));

/** "And your people?" */
const othersDe =
  /^(?:und|aber|auch|was ist mit|wie ist es mit|wie sieht es aus mit)(?: (?:bei|mit|für|den|die|der|das|ihre[nrms]?|eure[nrms]?|unsere[nrms]?))* (?:leuten?|menschen|mitarbeitern?|kollegen|team|personal|personen|anderen?|andere[nrms]?|rest)$/u;
const othersEn =
  /^(?:and|but|what about|how about)(?: (?:for|with|at|your|our|the|any|all))* (?:people|staff|humans?|employees|colleagues|team|others?|else|rest)$/u;

const asking: Record<Language, Asking> = {
  de: {
    facets: [
      ["reason", /\b(?:warum|wieso|weshalb|wofür|wozu)\b/u],
      [
        "exception",
        /^(?:(?:und|aber|was|was ist|was passiert|was macht ihr|was machen sie) )*(?:wenn|falls) (?:nicht|doch nicht|nein|(?:das|es|die|der|er|da|dort|dabei|etwas|was|mal etwas|mal was)(?: .+)?)$|^(?:und |aber )?sonst$/u,
      ],
      ["after", /^(?:und |was |was kommt |was passiert )*(?:danach|dann|anschließend)$/u],
      ["others", /\b(?:zwei|drei|beide|alle)(?: \p{L}+| davon)?$|\b(?:drin|enthalten|inbegriffen)\b/u],
      ["others", /\b(?:sonst noch|noch (?:jemand|wer|was|etwas|mehr)|was noch|wer noch|wen noch)\b/u],
      ["others", othersDe],
      ["certain", /\b(?:garantiert?|garantie|verbindlich|zugesichert|verlässlich|fest zugesagt|sicher)\b/u],
      ["duration", /\b(?:wie lange?|dauer|dauert)\b/u],
      [
        "directly",
        /\b(?:durchwahl|(?:telefon)?nummern?|durchwahlen|direkte?[nr]?|persönlich|unmittelbar)\b/u,
      ],
      ["cost", /\b(?:kostet|kosten|koste|preis|teuer|wie ?viel|kostenlos|gratis|umsonst|bezahlen|zahlen)\b/u],
      [
        "when",
        /\b(?:wann|früher|eher|wochenende|samstags?|sonntags?|um wie viel uhr|zu welcher zeit|wie bald|wie schnell)\b/u,
      ],
      ["place", /\b(?:wo|wohin|woher|welche[mr]? (?:land|ort|stadt))\b/u],
      ["who", /\b(?:wer|wem|wen|von wem|mit wem)\b/u],
    ],
    plain: setOf(
      "und aber oder auch ach ok okay dann denn eigentlich so nun jetzt noch mal nochmal bitte ja na also genau ungefähr etwa circa überhaupt das die der den dem des es er sie ihn ihm ihr ihnen ich mich mir man wir uns du da dort hier hat hätte habt haben habe ist sind war wird werden wäre kann können könnte muss müssen soll sollte darf macht machen mach gemacht tut tun geht gehen läuft dauer dauert dauern liegt liegen steht stehen sitzt passiert findet statt gilt kommt kommen bekomme kriege erreiche erreichen sprechen rede reden gibt gibts ein eine einen einer eines ne nen n doch wohl eben mit für von bei zu zum zur in im an am auf aus ab bis um seit pro sehr ganz alles insgesamt dieser diese dieses dabei dafür dazu davon daran darauf kurz lang lange schnell langsam teuer günstig viel wenig früh spät stimmt nicht nichts was wie viel nummer jemand euro aktuell gerade zugriff drauf sieht lösungen etwas was irgendwas auch schon noch selbst sogar denen deren welche welcher welches welchen will wollen brauche raus legt fest",
    ),
    address: /\b(?:ihr|euch|euer|eure[nrms]?)\b|(?<=\S )(?:Sie|Ihnen|Ihre?[nrms]?)\b/u,
  },
  en: {
    facets: [
      ["reason", /\b(?:why|how come|what for)\b/u],
      [
        "exception",
        /^(?:(?:and|but|what|what happens|what do you do|so) )*(?:if|when) (?:not|(?:it|that|they|this|he|she|there|something|things)(?: .+)?)$|^(?:or |and )?otherwise$/u,
      ],
      ["after", /^(?:and |so |what |whats |what happens |what comes )*(?:then|next|after that|afterwards)$/u],
      ["others", /\b(?:two|three|both|all)(?: of them| services)?$|\bincluded\b/u],
      [
        "others",
        /\b(?:anything else|anyone else|anybody else|what else|who else(?! gets| can)|whom else)\b/u,
      ],
      ["others", othersEn],
      ["certain", /\b(?:guaranteed?|promised?|binding|for sure|certain)\b/u],
      ["duration", /\b(?:how long|duration)\b/u],
      [
        "directly",
        /\b(?:directly|direct (?:line|dial)|(?:phone )?numbers?|extension|in person|personally)\b/u,
      ],
      ["cost", /\b(?:how much|costs?|price|expensive|charge|pay|free)\b/u],
      [
        "when",
        /\b(?:when|earlier|sooner|weekends?|saturdays?|sundays?|what time|how soon|how quickly|how fast|since when)\b/u,
      ],
      ["place", /\b(?:where|which (?:country|city|place))\b/u],
      ["who", /\b(?:who|whom|by whom|with whom)\b/u],
    ],
    plain: setOf(
      "and but or also ok okay then so now please yes well exactly about roughly around at all the a an it its that this these those they them he him she her his i me my we us one there here has have had is are was were be been will would can could may might must should shall do does did done doing make makes go goes going get got take takes took taking last lasts reach call contact speak talk happen happens happening come comes to for from with by of on in into at as up until off how what which long short quick quickly slow expensive cheap much little soon late really actually even just only again number for else work works euros line not nothing if want out gets see access services his her their anything something any too either me ones whole thing",
    ),
    address: /\b(?:you|your|yours)\b/u,
  },
};

/** Where "and what does it cost?" is answered when the subject before has no line for it. */
export const homeOf: Readonly<Partial<Record<Facet, string>>> = {
  cost: "price",
  duration: "setup",
  when: "setup",
  place: "place",
  who: "team",
  directly: "directLine",
};

const inWords = (question: string) =>
  question
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Whether a question names nothing but what an answer has just named: "and Microsoft?", "which one?" */
export function staysWith(question: string, answer: string, language: Language): boolean {
  const { plain, address } = asking[language];
  if (address.test(question)) return false;
  const said = inWords(answer).split(" ");
  const own = inWords(question)
    .split(" ")
    .filter((word) => !plain.has(word));
  return own.every((word) => said.includes(word));
}

/**
 * What a question without a subject of its own asks of the subject before it; undefined when it has a subject.
 * @param question as it was typed.
 */
export function facetOf(question: string, language: Language): Facet | undefined {
  const { facets, plain, address } = asking[language];
  const said = inWords(question);
  const found = facets.find(([, pattern]) => pattern.test(said));
  if (!found) return undefined;
  const [facet, pattern] = found;
  if (facet !== "others" && facet !== "exception" && address.test(question)) return undefined;
  const words = said.replace(pattern, " ").split(" ").filter(Boolean);
  return words.every((word) => plain.has(word)) ? facet : undefined;
}
