import type { Language, Noted, Order } from "./answer.ts";
import { facetOf, isSold } from "./facets.ts";
import { figureOf, numbers, patterns } from "./noted-words.ts";

interface Patterns {
  /** The visitor speaks of money; of something else beside it, a sum says nothing. */
  money: RegExp;
  other: RegExp;
  /** They want so many, whatever it costs. */
  wish: RegExp;
  /** How many services, where nothing else is counted: one, two, three. */
  counts: readonly RegExp[];
  /** They leave, or add up: with a number of months, it is a sum that they ask for. */
  ends: RegExp;
  /** As little as it can be: the shortest term. */
  least: RegExp;
  /** All of it; where it is said of a contract, until that ends. */
  total: RegExp;
  /** Their names in a question. */
  services: readonly RegExp[];
  /** One more than before. */
  plus: RegExp;
  years: RegExp;
  months: RegExp;
  year: RegExp;
  /** A part of the price alone: "per month?", "and the setup?" */
  part: RegExp;
}

const end = "(?= *[?.!]*$)";
const ofThem = "(?:davon|of (?:them|these|those))";
const ofAll =
  / (?:of (?:the|your|all|these)|(?:von|aus) (?:den|ihren|euren|allen)|(?<!alle )(?:der|eurer|ihrer)) (?:three|drei)\b/iu;
/** "At the end of month 3" counts none of them, either. */
const ofMonth = /\bmon(?:th|at)s? (?:\d+|\p{L}+)(?= *[?.!]*$)/iu;
const countOf = (number: string, service: string) =>
  new RegExp(`\\b(?:${number})(?: ${ofThem}\\b| (?:${service})\\b|(?: (?:zusammen|together))?${end})`, "iu");
const onlyOf = (fillers: string, parts: string) =>
  new RegExp(
    `^(?:(?:${fillers}) )*(?:${parts})(?: (?:insgesamt|zusammen|genau|in total|altogether))?\\W*$`,
    "iu",
  );
const serviceDe =
  "(?:drei )?(?:lösungen|produkte|bausteine|zusammen|nehmen|buchen|wollen|im (?:ersten |ganzen )*(?:jahr|monat))";
const serviceEn =
  "(?:three )?(?:services|solutions|products|tools|together|in the (?:first )?(?:year|month))";

const words: Record<Language, Patterns> = {
  de: {
    money:
      /kost|preis|bezahl|gezahlt|zahle|budget|euro|€|teuer|ausgeben|ausgegeben|summe|geld (?:ist )?weg|wie ?viel geld|verliere|finanzielle|\bzahlt?\b (?:ich|wir|man)|(?:ich|wir|man) .*zahlen|was kommt .*raus/iu,
    other:
      /rabatt|nachlass|günstiger|teurer|erhöh|pauschal|kündig|laufzeit|vertrag|(?:komm(?:e|en)|wollen|will)\b.*\braus|(?:je|pro) (?:nutzer|lösung)/iu,
    ends: /kündig|aussteig|steigen .*\baus\b|aufhör|abbrech|beend|wieder weg|geld (?:ist )?weg|insgesamt|gesamt|summe|alles in allem|zusammen|gezahlt|ausgegeben/iu,
    wish: /\b(?:wollen|möchten?|nehmen?|brauchen?|würden?|hätten?|will|interessieren?|buchen?)\b/iu,
    counts: [
      /\b(?:nur|bloß|lediglich|für|mit) eine?\W*$|\beine?(?: einzige| einzelne)? (?:davon|lösung(?:en)?)\b/iu,
      countOf("zwei|beiden?|2", serviceDe),
      new RegExp(`\\balle drei\\b|${countOf("drei|alle|allen|3", serviceDe).source}`, "iu"),
    ],
    least:
      /\b(?:mindestens|wenigstens|minimum|bis (?:da|dahin|dann|zum ende))\b.*\b(?:(?:ge)?(?:zahl|kost|bezahl)|ausge)|\b(?:ge)?(?:zahl|kost|bezahl)\p{L}*\b.*\b(?:mindestens|wenigstens|minimum|bis (?:da|dahin|dann|zum ende))\b|\b(?:mindeste|minimum)\b.*\b(?:ausgeb|zahl)|nach (?:dem )?(?:monat 3|3\. monat|dritten monat)|frühest|so früh wie möglich|nach (?:der|ablauf der) mindestlaufzeit/iu,
    total: /insgesamt|zusammen|gesamt|alles in allem/iu,
    services: [/chat/iu, /lead/iu, /crm/iu],
    plus: /\b(?:plus|dazu(?:nehm\w*)?|zusätzlich|auch|noch|zusammen|und mit)\b/iu,
    years: new RegExp(`\\b(\\d+|${numbers.de.join("|")}) jahren?\\b`, "iu"),
    months: new RegExp(`\\b(\\d+|${numbers.de.join("|")}) monate?n?\\b`, "iu"),
    year: /\b(?:(?:im|das|pro|einem|erste[ns]?|ganzen?) jahr|jährlich)\b/iu,
    part: onlyOf(
      "und|aber|nee?,?|nein,?|nur|die|das|der|den|laufende[nr]?|im|je|pro|für|ohne|mit|bei|was ist mit|ganzen|erste[sn]?|auf",
      "monat|monatlich|einmalige?|laufend|laufende kosten|jahr|jährlich|einrichtung|betrieb|eine|eine davon",
    ),
  },
  en: {
    money:
      /cost|price|pay|paid|budget|euro|€|expensive|spen[dt]|fee\b|set us back|how much|money is gone|\blose\b|\bowe\b|\btotal\b|cheapest way out|per month\?/iu,
    other:
      /discount|cheaper|flat|cancel|contract|leave|\bterm\b|increase|rise\b|go up|per (?:user|service)/iu,
    ends: /cancel|leave|quit|\bstop|drop out|pull out|back out|\btotal|altogether|in all\b|overall|\bpaid\b|spent|gone\b/iu,
    wish: /\b(?:want|need|take|like|book|interested)\b/iu,
    counts: [
      /\b(?:just|only|for) (?:the )?one\W*$|\b(?:one|1|single) (?:of (?:them|these|those)|(?:service|solution)s?)\b/iu,
      countOf("two|both|2", serviceEn),
      new RegExp(`\\ball three\\b|${countOf("three|(?<!all in )all|3", serviceEn).source}`, "iu"),
    ],
    least:
      /\b(?:the least|at least|minimum|at minimum|(?:by|until|till|up to) then)\b.*\b(?:pay|paid|cost|spen[dt])|\b(?:pay|paid|cost|spen[dt]|much)\b.*\b(?:at least|at minimum|(?:by|until|till|up to) then)\b|\bminimum (?:spend|outlay|cost)|cheapest way out|first opportunity|as early as possible|after month (?:3|three)|at the earliest|earliest (?:date|point|possible)|after the minimum term/iu,
    total: /in total|altogether|overall|all in/iu,
    services: [/chat/iu, /lead/iu, /crm/iu],
    plus: /\b(?:plus|add|also|as well|too|additionally|on top|together|and with)\b/iu,
    years: new RegExp(`\\b(\\d+|${numbers.en.join("|")}) years?\\b`, "iu"),
    months: new RegExp(`\\b(\\d+|${numbers.en.join("|")}) months?\\b`, "iu"),
    year: /\b(?:first|whole|per|a|each|every|full) year\b|\byear one\b|\b(?:yearly|annually)\b/iu,
    part: onlyOf(
      "and|but|no,?|only|just|the|a|an|each|every|per|for|in|without|with|what about|whole|first",
      "month|monthly|year|yearly|annually|set ?up|setup fee|(?:one[- ](?:off|time)|upfront)(?: part| fee| costs?)?|running costs|one|one of them",
    ),
  },
};

/** Half a year, or a quarter, in months. */
const partOfYear = (question: string) =>
  /\bhalbe[ns]? jahr|\bhalf a year|\bhalbjahr/iu.test(question)
    ? 6
    : /\bquartal|vierteljahr|\ba quarter\b/iu.test(question)
      ? 3
      : null;

/** Subjects that a sum goes on from; and those of one service, which others are added to. */
const ofPrice = ["price", "firstYear", "payment", "otherPrices", "discount"];
const ofOne = ["chat", "leads", "scoring", "reminders", "crm"];

/** How many of the services are asked for; "plus the chat" is one more than before. */
function servicesIn(question: string, own: Patterns, isPrice: boolean, before: number): number | undefined {
  const named = own.services.filter((service) => service.test(question)).length;
  const counted = own.counts.findLastIndex((count) => count.test(question)) + 1 || named;
  return named === 1 && counted === 1 && isPrice && own.plus.test(question)
    ? Math.min(own.services.length, before + 1)
    : counted || undefined;
}

/**
 * What they want a price of, by what they said before and say now, and whether the price of it is asked for.
 * @param subject of the conversation.
 * @returns null where it is about nothing of the kind.
 */
export function orderIn(
  question: string,
  language: Language,
  { order: before }: Noted,
  subject: string | null,
) {
  const own = words[language];
  const ofLater = patterns[language].asks.later;
  // Beside a saving, so many services are a question of what they cost.
  const counts = subject === "worth" && own.counts.some((count) => count.test(question));
  const goesOn = counts || ofPrice.includes(subject ?? "");
  const isPrice = goesOn || own.money.test(question);
  const [years, months] = [
    figureOf(own.years.exec(question)?.[1], language),
    partOfYear(question) ?? figureOf(own.months.exec(question)?.[1], language),
  ];
  // The earliest day to leave is none of the price.
  const least =
    (own.least.test(question) && (own.money.test(question) || (before?.services ?? 1) > 1)) ||
    (subject === "contract" && own.total.test(question) && !own.year.test(question));
  const isSum =
    own.money.test(question) &&
    own.ends.test(question) &&
    (Boolean(years || months) || own.year.test(question));
  if (own.other.test(question) && !isSum && !least) return null;
  if (!isPrice && !own.wish.test(question)) return null;
  // "Of the three" says of which, not how many.
  const counting = question.replace(ofLater, " ").replace(ofAll, "").replace(ofMonth, "");
  const services = servicesIn(counting, own, goesOn || ofOne.includes(subject ?? ""), before?.services ?? 1);
  const span = least ? 1 : years ? years * 12 : months ? months : own.year.test(question) ? 12 : undefined;
  const later = ofLater.test(question);
  const order: Order = {
    services: services ?? before?.services ?? 1,
    months: span ?? before?.months ?? 12,
    ...(later ? { later } : {}),
  };
  const isPart = goesOn && own.part.test(question);
  const several = order.services > 1 || order.months > 12 || least || isSum || (goesOn && Boolean(months));
  const isOne = services === 1 && Boolean(span) && own.money.test(question);
  const asksSum = /^(?:cost|amount)$/.test(facetOf(question, language) ?? "");
  const isBare = asksSum && (subject === null || isSold(subject));
  const asked = isPrice && (later || isPart || isOne || (several && Boolean(services || span || isBare)));
  return services || span || asked ? { order, asked } : null;
}
