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

/** What is said to somebody in need, or angry. Nothing is sold with it; who is angry is offered a person. */
export const careCopy = defineCopy<Record<Care, CareWords>>({
  de: {
    emergency: {
      text: "Rufen Sie jetzt die 112: Feuerwehr und Rettungsdienst, kostenlos aus jedem Netz; dort wird Ihnen gesagt, was zu tun ist. Bei einer Bedrohung hilft die Polizei unter 110. Ich bin ein Programm und kann niemanden rufen. Habe ich Sie falsch verstanden, fragen Sie bitte einfach weiter.",
      numbers: ["112", "110"],
    },
    violence: {
      text: "Das tut mir leid; niemand darf Ihnen das antun. Sind Sie jetzt in Gefahr, rufen Sie die Polizei unter 110 oder die 112. Das Hilfetelefon Gewalt gegen Frauen berät unter 116 016, kostenlos, Tag und Nacht; für Kinder und Jugendliche ist die Nummer gegen Kummer da: 116 111. Ich bin ein Programm und kann niemanden rufen. Habe ich Sie falsch verstanden, fragen Sie bitte einfach weiter.",
      numbers: ["110", "112", "116 016", "116 111"],
    },
    crisis: {
      text: `Das klingt, als ginge es Ihnen oder jemandem, der Ihnen nahe ist, gerade sehr schlecht. Hat jemand etwas eingenommen oder ist in Gefahr, rufen Sie jetzt die 112. Bitte sprechen Sie mit einem Menschen darüber: Die TelefonSeelsorge hört zu, kostenlos, Tag und Nacht, unter ${seelsorge[0]} oder ${seelsorge[1]}; in Österreich unter 142, in der Schweiz unter 143. Ich bin ein Programm und kann das nicht ersetzen. Habe ich Sie falsch verstanden, fragen Sie bitte einfach weiter.`,
      numbers: [...seelsorge, "112"],
    },
    insult: {
      text: "Entschuldigung, das war keine Hilfe. Versuchen Sie es gern mit anderen Worten, oder ich gebe das Gespräch an unser Team weiter.",
      numbers: [],
    },
  },
  en: {
    emergency: {
      text: "Please call 112 now: fire brigade and ambulance, free of charge, anywhere in the European Union; they tell you what to do. In Germany, the police answer at 110 if somebody threatens you. I am a program and cannot call anybody. If I misunderstood you, please just go on asking.",
      numbers: ["112", "110"],
    },
    violence: {
      text: "I am sorry; nobody may do that to you. If you are in danger now, call the police: 110 in Germany, 112 anywhere in the European Union. The German helpline on violence against women answers at 116 016, free of charge, day and night; children and young people can call 116 111 in Germany. I am a program and cannot call anybody. If I misunderstood you, please just go on asking.",
      numbers: ["110", "112", "116 016", "116 111"],
    },
    crisis: {
      text: `It sounds as if you, or somebody close to you, are going through something very hard. If somebody has taken something or is in danger, call 112 now. Please talk to a person about it: in Germany, TelefonSeelsorge listens free of charge, day and night, at ${seelsorge[0]} or ${seelsorge[1]}; in Austria call 142, in Switzerland 143; these lines speak German. For a line in your language or country, befrienders.org and findahelpline.com keep lists. I am a program and no substitute for that. If I misunderstood you, please just go on asking.`,
      numbers: [...seelsorge, "112"],
    },
    insult: {
      text: "Sorry, that wasn’t helpful. Try rephrasing it, or I can pass it to our team.",
      numbers: [],
    },
  },
});
