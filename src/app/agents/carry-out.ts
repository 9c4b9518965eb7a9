import { createDialogue } from "@mainlicht/assistant";
import { careCopy } from "#features/chat/chat.care.ts";
import type { ContactController } from "#features/contact/contact.controller.ts";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { services } from "#features/contact/contact.fields.ts";
import { readDraft } from "#features/contact/contact.schema.ts";
import type { Language } from "#shared/copy.ts";
import { firstYearOf } from "#shared/euros.ts";
import { pageContent } from "../assistant/page-chat.ts";
import { contactRoute } from "../router/route.ts";
import { navigate } from "../router/useRoute.ts";
import { sample, site } from "../site.ts";
import { agentsCopy } from "./agents.copy.ts";
import { readInput, type ToolName } from "./inputs.ts";

interface Page {
  language: Language;
  contact: ContactController;
}

/** A conversation of the agents' own: what a person asks in the chat is none of it. */
const dialogue = createDialogue(pageContent);

/**
 * Carries out a tool. Its result is data: no words of whoever called it are in it.
 * @throws Error when the input is not what the tool takes.
 */
export async function carryOut(name: ToolName, input: unknown, page: Page): Promise<object> {
  const given = readInput(name, input);
  switch (name) {
    case "ask":
      return ask(given["question"] ?? "", page.language);
    case "prices":
      return prices(page.language);
    case "prepare_contact_request":
      return prepare(given, page);
    case "open_section":
      window.location.hash = given["section"] ?? "";
      return { opened: given["section"] };
  }
}

async function ask(question: string, language: Language): Promise<object> {
  const answer = await dialogue.reply(question, language);
  if (answer.kind === "known") {
    const sources = answer.sources.map(({ label, href }) => ({
      label,
      address: new URL(href, window.location.href).href,
    }));
    return { answer: answer.text, sources };
  }
  if (answer.kind === "care") return { answer: careCopy[language][answer.care].text };
  if (answer.kind === "unsure") return { answer: null, didYouMean: answer.questions };
  return { answer: null, note: agentsCopy[language].unknown };
}

function prices(language: Language): object {
  const { contract, price } = site;
  return {
    currency: "EUR",
    withoutVat: true,
    perSolution: { setupFrom: price.setupFrom, monthlyFrom: price.monthlyFrom },
    firstYearFrom: firstYearOf(price),
    model: price.model[language],
    includes: price.includes[language],
    contract,
    sampleData: sample.length > 0,
  };
}

function prepare(given: ReturnType<typeof readInput>, { contact, language }: Page): object {
  const words = agentsCopy[language];
  navigate(contactRoute);
  const { status } = contact.get();
  if (status !== "editing" && status !== "failed") return { prepared: false, note: words.closed };
  const { service, ...texts } = given;
  const known = services.find((one) => one === service);
  contact.edit({ ...texts, ...(known ? { service: known } : {}) });
  const state = contact.get();
  const read = "draft" in state ? readDraft({ ...state.draft, consent: true }) : null;
  const messages: Readonly<Record<string, string>> = contactCopy[language].faults;
  const faults = read && !read.ok ? Object.values(read.failure).map((code) => messages[code] ?? code) : [];
  return { prepared: true, sent: false, note: words.prepared, faults };
}
