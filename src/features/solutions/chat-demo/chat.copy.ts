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
  /** The invoice at the top of the window, before and after. */
  invoice: { name: string; customer: string; before: string; after: string; open: string; done: string };
  authors: Record<DemoMessage["type"], string>;
  messages: readonly DemoMessage[];
  /** What the same customer was told before, from the latest back. */
  earlier: readonly DemoMessage[];
}

/** The invoice's number holds a word joiner (U+2060): no line ends within it. */
export const chatDemoCopy = defineCopy<ChatWords>({
  de: {
    title: "Chat im Kundenportal",
    text: "Freitagabend, 21:14\u00a0Uhr. Eine im Kundenportal angemeldete Kundin schreibt: Auf Rechnung RE-\u20602041 steht noch die alte Anschrift. Der KI-Assistent fragt nach der neuen und bereitet die Korrektur vor. Am Montag gibt die Buchhaltung sie frei, und die Kundin erhält die neue Rechnung.",
    shown: "Gesendet",
    typing: "Schreibt …",
    invoice: {
      name: "Rechnung RE-\u20602041",
      customer: "Nordwerk Anlagenbau GmbH",
      before: "Kaistraße 4",
      after: "Hafenstraße 9",
      open: "Alte Anschrift",
      done: "Korrektur vorbereitet",
    },
    authors: { user: "Jana Brückner", bot: "KI-Assistent" },
    messages: [
      {
        id: "address-wrong",
        type: "user",
        text: "Guten Abend, auf RE-\u20602041 steht noch unsere alte Anschrift.",
        timestamp: "21:14",
      },
      {
        id: "address-asked",
        type: "bot",
        text: "Guten Abend, Frau Brückner. Sie sind angemeldet, RE-\u20602041 liegt mir vor. Wie lautet die neue Anschrift?",
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
        text: "Danke. Frau Keller aus der Buchhaltung prüft die Korrektur am Montag. Nach der Freigabe erhalten Sie die neue Rechnung.",
        timestamp: "21:15",
      },
    ],
    earlier: [
      {
        id: "delivery-told",
        type: "bot",
        text: "Am Donnerstag zwischen 8 und 12\u00a0Uhr. Der Lieferschein liegt danach hier im Portal.",
        timestamp: "Di. 9:12",
      },
      {
        id: "delivery-asked",
        type: "user",
        text: "Wann kommen unsere Pumpen?",
        timestamp: "Di. 9:12",
      },
    ],
  },
  en: {
    title: "Chat in the customer portal",
    text: "Friday evening, 9:14\u00a0pm. A customer, signed in to the customer portal, points out that invoice INV-2041 still shows her company’s old address. The AI assistant asks for the new one and prepares the correction. Accounts approves it on Monday, and she receives the new invoice.",
    shown: "Sent",
    typing: "Typing …",
    invoice: {
      name: "Invoice INV-2041",
      customer: "Nordwerk Anlagenbau GmbH",
      before: "Kaistraße 4",
      after: "Hafenstraße 9",
      open: "Old address",
      done: "Correction prepared",
    },
    authors: { user: "Jana Brückner", bot: "AI assistant" },
    messages: [
      {
        id: "address-wrong",
        type: "user",
        text: "Good evening. Invoice INV-2041 still shows our old address.",
        timestamp: "9:14\u00a0pm",
      },
      {
        id: "address-asked",
        type: "bot",
        text: "Good evening, Ms Brückner. You are signed in, and I can see INV-2041. What is the new address?",
        timestamp: "9:14\u00a0pm",
      },
      {
        id: "address-given",
        type: "user",
        text: "It’s now Hafenstraße 9, 28217 Bremen.",
        timestamp: "9:15\u00a0pm",
      },
      {
        id: "address-corrected",
        type: "bot",
        text: "Thank you. Ms Keller in accounts will check the correction on Monday. Once she approves it, you’ll receive the new invoice.",
        timestamp: "9:15\u00a0pm",
      },
    ],
    earlier: [
      {
        id: "delivery-told",
        type: "bot",
        text: "On Thursday between 8\u00a0am and noon. You’ll then find the delivery note here in the portal.",
        timestamp: "Tue 9:12 am",
      },
      {
        id: "delivery-asked",
        type: "user",
        text: "When will our pumps arrive?",
        timestamp: "Tue 9:12 am",
      },
    ],
  },
});
