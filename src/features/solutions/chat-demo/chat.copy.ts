import { defineCopy } from "#shared/copy.ts";

export interface DemoMessage {
  id: string;
  type: "user" | "bot";
  text: string;
  /** As it is shown. */
  timestamp: string;
}

interface ChatWords {
  title: string;
  text: string;
  shown: string;
  typing: string;
  authors: Record<DemoMessage["type"], string>;
  messages: readonly DemoMessage[];
}

export const chatCopy = defineCopy<ChatWords>({
  de: {
    title: "Kundenservice, Chat auf der Website",
    text: "Freitagabend, 21:14\u00a0Uhr. Eine Kundin fragt, warum auf Rechnung RE-2041 noch die alte Anschrift steht. Der KI-Assistent findet die Rechnung und fragt nach der neuen Anschrift. Die Kundin nennt sie. Eine Minute später liegt die korrigierte Rechnung in ihrem Postfach, und die Buchhaltung sieht den Vorgang am Montag.",
    shown: "Gesendet",
    typing: "Schreibt …",
    authors: { user: "Jana Brückner", bot: "KI-Assistent" },
    messages: [
      {
        id: "address-wrong",
        type: "user",
        text: "Guten Abend, auf der Rechnung RE-2041 steht noch unsere alte Anschrift. Unser Einkauf kann sie so nicht buchen.",
        timestamp: "21:14",
      },
      {
        id: "address-asked",
        type: "bot",
        text: "Ich habe RE-2041 vor mir: 1.284,00\u00a0€, fällig am 28.\u00a0November. Wie lautet die neue Anschrift?",
        timestamp: "21:14",
      },
      {
        id: "address-given",
        type: "user",
        text: "Nordwerk Anlagenbau GmbH, Hafenstraße 9, 28217 Bremen.",
        timestamp: "21:15",
      },
      {
        id: "address-corrected",
        type: "bot",
        text: "Danke, erledigt. Die korrigierte Rechnung liegt in Ihrem Postfach, die alte ist storniert. Frau Keller aus der Buchhaltung sieht den Vorgang am Montag.",
        timestamp: "21:15",
      },
    ],
  },
  en: {
    title: "Customer service, website chat",
    text: "Friday evening, 9:14\u00a0pm. A customer asks why invoice INV-2041 still shows her company’s old address. The AI assistant finds the invoice and asks for the new address. She gives it. A minute later the corrected invoice is in her inbox, and accounting will see the case on Monday.",
    shown: "Sent",
    typing: "Typing …",
    authors: { user: "Jana Brückner", bot: "AI assistant" },
    messages: [
      {
        id: "address-wrong",
        type: "user",
        text: "Good evening, invoice INV-2041 still shows our old address. Purchasing can’t book it like this.",
        timestamp: "9:14\u00a0pm",
      },
      {
        id: "address-asked",
        type: "bot",
        text: "I have INV-2041 here: €1,284.00, due on 28\u00a0November. What is the new address?",
        timestamp: "9:14\u00a0pm",
      },
      {
        id: "address-given",
        type: "user",
        text: "Nordwerk Anlagenbau GmbH, Hafenstraße 9, 28217 Bremen, Germany.",
        timestamp: "9:15\u00a0pm",
      },
      {
        id: "address-corrected",
        type: "bot",
        text: "Thank you, that’s done. The corrected invoice is in your inbox and the old one is cancelled. Ms Keller in accounting will see the case on Monday.",
        timestamp: "9:15\u00a0pm",
      },
    ],
  },
});
