import { defineCopy } from "#shared/copy.ts";
import type { Care } from "./chat.port.ts";

export interface CareWords {
  text: string;
  /** Telephone numbers, as they are shown: a press calls them. */
  numbers: readonly string[];
}

/** The lines of the TelefonSeelsorge; its people speak German. */
const seelsorge = ["0800 111 0 111", "0800 111 0 222"] as const;

/** Said after "I don't know", where something is told of a person: it may be a need that was not understood. */
export const perhapsCopy = defineCopy({
  de: `Ist jemand in Gefahr, rufen Sie die 112. Geht es Ihnen schlecht, hört die TelefonSeelsorge zu: ${seelsorge[0]} oder ${seelsorge[1]}.`,
  en: `If somebody is in danger, call 112. If you are not well, TelefonSeelsorge listens in Germany: ${seelsorge[0]} or ${seelsorge[1]}.`,
});

/** What is said to somebody in need, or angry. Nothing is offered or sold with it. */
export const careCopy = defineCopy<Record<Care, CareWords>>({
  de: {
    emergency: {
      text: "Rufen Sie jetzt die 112: Feuerwehr und Rettungsdienst, kostenlos aus jedem Netz; dort wird Ihnen gesagt, was zu tun ist. Bei einer Bedrohung hilft die Polizei unter 110, bei Gewalt gegen Frauen auch das Hilfetelefon 116 016. Ich bin ein Programm und kann niemanden rufen. Habe ich Sie falsch verstanden, fragen Sie bitte einfach weiter.",
      numbers: ["112", "110", "116 016"],
    },
    crisis: {
      text: `Das klingt, als ginge es Ihnen oder jemandem, der Ihnen nahe ist, gerade sehr schlecht. Bitte sprechen Sie mit einem Menschen darüber: Die TelefonSeelsorge hört zu, kostenlos, Tag und Nacht, unter ${seelsorge[0]} oder ${seelsorge[1]}; in Österreich unter 142, in der Schweiz unter 143. Bei unmittelbarer Gefahr rufen Sie die 112. Ich bin ein Programm und kann das nicht ersetzen. Habe ich Sie falsch verstanden, fragen Sie bitte einfach weiter.`,
      numbers: [...seelsorge, "112"],
    },
    insult: {
      text: "Das klingt verärgert. Vielleicht habe ich Sie falsch verstanden: Versuchen Sie es gern noch einmal mit anderen Worten, oder schreiben Sie unserem Team, was Sie stört.",
      numbers: [],
    },
  },
  en: {
    emergency: {
      text: "Please call 112 now: fire brigade and ambulance, free of charge, anywhere in the European Union; they tell you what to do. In Germany, the police answer at 110 if somebody threatens you, and 116 016 is the helpline on violence against women. I am a program and cannot call anybody. If I misunderstood you, please just go on asking.",
      numbers: ["112", "110", "116 016"],
    },
    crisis: {
      text: `It sounds as if you, or somebody close to you, are going through something very hard. Please talk to a person about it. In Germany, TelefonSeelsorge listens free of charge, day and night, at ${seelsorge[0]} or ${seelsorge[1]}; in Austria call 142, in Switzerland 143; these lines speak German. In immediate danger, call 112. For a line in your language or country, befrienders.org and findahelpline.com keep lists. I am a program and no substitute for that. If I misunderstood you, please just go on asking.`,
      numbers: [...seelsorge, "112"],
    },
    insult: {
      text: "That sounds angry. Maybe I misunderstood you: feel free to try again in other words, or write to our team about what bothers you.",
      numbers: [],
    },
  },
});
