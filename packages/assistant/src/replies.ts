import type { Language } from "./answer.ts";

interface Replies {
  yes: RegExp;
  /** Asks that a person gets it. */
  passOn: RegExp;
  /** A no alone, with thanks at most; any other word makes it a wish or a question. */
  no: RegExp;
  /** "No, I meant …": what follows replaces the question before. */
  correcting: RegExp;
  /** The first, the second, the third; the last comes last. */
  ordinals: readonly RegExp[];
  last: RegExp;
  /** Said instead of "hello" and instead of "thanks". */
  hello: RegExp;
  bye: RegExp;
  /** "By e-mail", "by phone": how somebody wants to go on. */
  byMail: RegExp;
  byPhone: RegExp;
  /** "And …", before a question that follows another: no part of the question itself. */
  following: RegExp;
  /** Points to what was said before. */
  pointing: RegExp;
  /** A part of a sentence, whose rest was said before: "by text message?", "not even for three?" */
  leaning: RegExp;
  /** "Why?", and nothing else. */
  why: RegExp;
  /** Where one question ends and the next begins, with what lies between them. */
  between: RegExp;
  /** What a question of a visitor begins with, by itself or after a comma. */
  asking: RegExp;
  /** Who somebody is and why they ask, up to the words that announce their question. */
  introduction: RegExp;
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
    yes: /^(weitergeben|ja|jo|jep|jawohl|gern|gerne|ok|okay|bitte|klar|na klar|unbedingt|mach das|machen sie das|einverstanden)( (ja|bitte|gern|gerne|sehr gern|sehr gerne|mach das|tun sie das|machen sie das|weitergeben|weiterleiten|unbedingt))*$/,
    passOn: /\bweiter(?:geben|leiten)\b/,
    no: /^(nein|nee|ne|nö|no|lieber nicht|nicht nötig|passt schon)( (nein|danke|danke nein|vielen dank|lieber nicht|nicht nötig|passt schon|passt|jetzt nicht|im moment nicht|das (möchte|will) ich nicht|das ist nicht nötig|schon gut))*$/,
    correcting:
      /^(?:(?:nein|nee|nö)[ ,.!–-]+(?:lieber\b|sondern\b|(?:(?:ich|wir) )?(?:meinte|meine|meinten|meinen|wollte wissen|wollte fragen)\b|nicht das\b|gemeint war\b)?|(?:ne|quatsch|falsch|stopp|halt), |(?:ich|wir) (?:meinte|meinten)\b|gemeint war\b|sondern\b)[ ,:–-]*(?:nicht [^,]{2,30},? sondern )?/iu,
    ordinals: [
      /^(1|eins|nummer eins|nr 1|(das|die|der|den)? ?(1|erste[nrs]?)( frage)?)$/,
      /^(2|zwei|nummer zwei|nr 2|(das|die|der|den)? ?(2|zweite[nrs]?)( frage)?)$/,
      /^(3|drei|nummer drei|nr 3|(das|die|der|den)? ?(3|dritte[nrs]?)( frage)?)$/,
    ],
    last: /^(das|die|der|den)? ?letzte[nrs]?( frage)?$/,
    hello: /^(?:hallo |hi |hey |na )*(?:und )?wie gehts?(?: es)?(?: (?:dir|ihnen|euch|heute|so|denn))*$/,
    bye: /^(?:(?:ok|okay|gut|alles klar|na gut|danke|dann) )*(?:tschüss?|ciao|gute nacht|auf wiedersehen|bis (?:dann|bald)|schönen tag(?: noch)?|(?:ich|wir) (?:muss|müssen) das erst .*(?:besprechen|klären))$/,
    byMail: /^(?:lieber )?(?:per |eine |schriftlich per )?(?:e ?mail|mail|schriftlich|schreiben)(?: bitte)?$/,
    byPhone: /^(?:lieber )?(?:per |am )?(?:telefon|anruf|anrufen|telefonieren|telefonisch)(?: bitte)?$/,
    following: /^(?:(?:und|aber|oder|auch|ach|ok|okay|dann)\b[ ,]*)+/iu,
    pointing:
      /\b(?:da|dort|dann|dafür|davon|darin|dabei|dazu|damit|daran|das|es|ihn|ihm|denen|deren|beiden?|anderen?)\b|\b(?:die|der|den|sie)$/u,
    leaning: /^(?:per|aus|von|mit|ohne|für|bei|im|in|am|an|auf|nach|nicht|nur|auch|was eigene?s?)\b/iu,
    why: /^(?:(?:und|aber|ach|hä|hm) )?(?:warum|wieso|weshalb)(?: (?:das|denn|nicht|eigentlich|fragst du|fragen sie|weißt du das nicht|wissen sie das nicht))*$/,
    between: between("und|sowie|außerdem", askingDe),
    asking: begins(askingDe),
    introduction:
      /^.*\b(?:frage(?: \p{L}+){0,2}[:,]|(?:(?:ich|wir) (?:\p{L}+ ){0,2}(?:wollt?en?|wollte|möchten?|muss|müssen)|(?:wollten?|möchten?) (?:ich|wir))(?: \p{L}+){0,4} (?:fragen|wissen|erfahren)\b|(?:würde|interessiert) (?:mich|uns)(?: \p{L}+){0,2}|(?:können|könnten|kannst|könntest) (?:sie|du|ihr) (?:mir|uns) (?:\p{L}+ )?sagen\b)[,:]? +(?:ob )?/iu,
  },
  en: {
    yes: /^(pass it on|yes|yeah|yep|yup|sure|ok|okay|please|please do|go ahead|absolutely|do it|do that|of course)( (yes|please|sure|do|do it|do that|go ahead|hand it over|pass it on|of course))*$/,
    passOn: /\bpass (?:it|this|that) on\b/,
    no: /^(no|nope|nah|not now|rather not)( (no|thanks|thank you|thats fine|its fine|im good|im fine|not now|not needed|i dont want that|rather not))*$/,
    correcting:
      /^(?:(?:no|nope|nah)(?:[,.!–-]+ *| (?=i meant|i mean|i was asking|not that|rather|instead|wait))(?:rather\b|(?:i meant|i mean|i was asking)(?: about)?\b|not that\b|wait\b)?|(?:wait|sorry|wrong), |i meant\b|not that, )[ ,:–-]*(?:not [^,]{2,30},? but )?/iu,
    ordinals: [
      /^(1|one|number one|no 1|(the )?(1|1st|first)( one| question)?)$/,
      /^(2|two|number two|no 2|(the )?(2|2nd|second)( one| question)?)$/,
      /^(3|three|number three|no 3|(the )?(3|3rd|third)( one| question)?)$/,
    ],
    last: /^(the )?last( one| question)?$/,
    hello: /^(?:hello |hi |hey )*(?:and )?how are (?:you|things)(?: (?:today|doing|doing today))?$/,
    bye: /^(?:(?:lol|ok|okay|alright|well|thanks|cool) )*(?:(?:bye|bye bye|good night|goodbye|see you|see ya)(?: .{1,10})?|ill think about it|(?:i|we)(?:ll)? (?:have|need) to (?:talk|speak) to my (?:boss|team|colleagues)(?: first)?)$/,
    byMail: /^(?:rather )?(?:by |via |an )?(?:e ?mail|mail|in writing)(?: please)?$/,
    byPhone: /^(?:rather )?(?:by |via |a )?(?:phone|call|phone call|telephone)(?: please)?$/,
    following: /^(?:(?:and|but|or|also|ok|okay|so|then)\b[ ,]*)+/iu,
    pointing: /\b(?:it|its|that|they|them|there|then|this|ones?|both|other)\b/u,
    leaning:
      /^(?:by|via|from|of|with|without|for|on|at|in|to|not|just|only|even|any|what about|how about)\b/iu,
    why: /^(?:(?:and|but|huh) )?(?:why|how come)(?: (?:not|that|is that|do you ask|dont you know))*$/,
    between: between("and|also", askingEn),
    asking: begins(askingEn),
    introduction:
      /^(?!(?:what|how|who|where|when|why|which)\b).*\b(?:question(?: \w+){0,2}:|question(?: \w+){1,3}(?= (?:if|whether|what|how|who|when|where|which)\b)|(?:i|we)(?:['’]d)? (?:\w+ )?(?:want|wanted|need|like|love|have) to (?:\w+ )?(?:know|ask|find out)\b|wonder(?:ed|ing)?\b|(?:can|could) you (?:please )?tell (?:me|us)\b)[,:]? +(?:(?:if|whether) )?/iu,
  },
};
