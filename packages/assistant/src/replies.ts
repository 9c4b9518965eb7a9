import type { Language } from "./answer.ts";

interface Replies {
  yes: RegExp;
  no: RegExp;
  /** The first, the second, the third; the last comes last. */
  ordinals: readonly RegExp[];
  last: RegExp;
  /** What begins a question that leans on the one before it; the first group is no part of the question itself. */
  leaning: RegExp;
  /** Where one question ends and the next begins, with what lies between them. */
  between: RegExp;
  /** What a question of a visitor begins with, by itself or after a comma. */
  asking: RegExp;
}

const askingDe =
  "was|wie|wieviel|wer|wo|woher|wohin|wofür|wann|wem|wen|warum|wieso|welche[nmrs]?|(?:ab|bis) wann|(?:ab|in|mit|für|auf|an|von) (?:welche[nmrs]?|wem|wen)|ob|gibts?|ist|sind|seid|hat|darf|kann|muss|soll|lässt|geht|läuft|\\p{L}+(?:t|en|e) (?:ich|du|er|es|der|die|das|man|wir|ihr|sie|sich)";
const askingEn =
  "what|whats|how|who|whose|whom|where|when|why|which|can|could|do|does|did|is|are|will|would|have|has|may|must|should|whether|i(?:['’]d| would) like to know";

const between = (and: string, asking: string) =>
  new RegExp(`(?:[?!.;]+ *(?:(?:${and}) +)?|,? +(?:${and}) +)(?=(?:${asking})(?!\\p{L}))`, "iu");

const begins = (asking: string) => new RegExp(`(?:^|, *)(?:${asking})(?!\\p{L})`, "iu");

/** What visitors type in answer to the assistant's own question. */
export const replies: Record<Language, Replies> = {
  de: {
    yes: /^(ja|jo|jep|jawohl|gern|gerne|ok|okay|bitte|klar|na klar|unbedingt|mach das|machen sie das|einverstanden)( (ja|bitte|gern|gerne|sehr gern|sehr gerne|mach das|tun sie das|machen sie das|weitergeben|weiterleiten|unbedingt))*$/,
    no: /^(nein|nee|ne|nö|lieber nicht|nicht nötig)\b/,
    ordinals: [
      /^(1|eins|nummer eins|nr 1|(das|die|der|den)? ?(1|erste[nrs]?)( frage)?)$/,
      /^(2|zwei|nummer zwei|nr 2|(das|die|der|den)? ?(2|zweite[nrs]?)( frage)?)$/,
      /^(3|drei|nummer drei|nr 3|(das|die|der|den)? ?(3|dritte[nrs]?)( frage)?)$/,
    ],
    last: /^(das|die|der|den)? ?letzte[nrs]?( frage)?$/,
    leaning:
      /^(?:((?:und|aber|oder|auch|ach|ok|okay|dann)\b[ ,]*)+|(?:was ist mit|wie ist es mit|warum|wieso|genauer|mehr dazu)\b)/,
    between: between("und|sowie|außerdem", askingDe),
    asking: begins(askingDe),
  },
  en: {
    yes: /^(yes|yeah|yep|yup|sure|ok|okay|please|please do|go ahead|absolutely|do it|do that|of course)( (yes|please|sure|do|do it|do that|go ahead|hand it over|of course))*$/,
    no: /^(no|nope|nah|not now|rather not)\b/,
    ordinals: [
      /^(1|one|number one|no 1|(the )?(1|1st|first)( one| question)?)$/,
      /^(2|two|number two|no 2|(the )?(2|2nd|second)( one| question)?)$/,
      /^(3|three|number three|no 3|(the )?(3|3rd|third)( one| question)?)$/,
    ],
    last: /^(the )?last( one| question)?$/,
    leaning: /^(?:((?:and|but|or|also|ok|okay|so|then)\b[ ,]*)+|(?:what about|how about|why|more on that)\b)/,
    between: between("and|also", askingEn),
    asking: begins(askingEn),
  },
};
