import { createDialogue } from "@mainlicht/assistant";
import german from "@mainlicht/assistant/model/de.facts.json" with { type: "json" };
import english from "@mainlicht/assistant/model/en.facts.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { contentOf, type LoadPassages } from "#app/adapters/answers.ts";
import { passagesFile } from "#app/documents/passages.ts";
import { passageFiles, renderDocuments } from "#app/documents/render.tsx";
import { quoteFor, quotes } from "#features/chat/answers/quotes.ts";
import { type Copy, languages } from "#shared/copy.ts";
import { passagesOf } from "../../../config/passages.ts";
import { bareAssets } from "../../../config/serve-documents.ts";
import { facts } from "./facts.ts";

/** What the built site's assistant quotes from. */
const documents = renderDocuments(bareAssets);
const written: LoadPassages = async (language) => {
  const files = passageFiles(await documents, passagesOf);
  return JSON.parse(files.find(({ file }) => file === passagesFile(language))?.text ?? "[]");
};

const passages = [
  "Andere Sätze davor. Das Formular kann eine Anfrage ablegen und genau diese wieder lesen. Mehr.",
];
const load = async () => passages.map((text) => ({ label: "Sicherheit", href: "/s/", text }));

const questions: Copy<[question: string, said: string][]> = {
  de: [
    ["Kann das Webformular fremde Anfragen auslesen?", "ablegen und genau diese"],
    ["wird meine ip gespeichert, wenn ich das formular abschicke?", "Schutz des Formulars: Die"],
    ["angenommen wir probieren es nur drei monate aus, was haben wir dann bezahlt?", "Nach dem Start können"],
    ["kostet der einrichtung extra oder is das im monatspreis drin", "support"],
    ["Wann frühestens komm ich aus dem Vertrag wieder raus?", "Ende des 3"],
    ["Woher weiß der Bot, was er unseren Kunden sagen soll?", "knowledge"],
    ["Kann er per WhatsApp erinnern, und braucht man die Zustimmung?", "reminders"],
    ["Was speichert der Server, wenn ich bloß die Seite aufrufe?", "Aufruf der Website"],
    ["was heisst 17 % da bei der Rechnung", "400 Anfragen ×"],
    ["Kommen für die Kopplung an unser CRM noch Extrakosten dazu?", "support"],
    ["Wie schnell steht das Ding nach der Zusage?", "setup"],
    ["Welche Daten bekommt Matomo in eurem Beispiel zu sehen?", "Matomo erhält die"],
    ["Wieviele Leut schaffet bei euch?", "team"],
    ["fallen bei Ihnen einmalige Einrichtungskosten an, und in welcher Höhe?", "price"],
    ["wie lange geht der anruf", "Am Telefon (30"],
    ["Was passiert, wenn der Bot mal nicht weiterweiß?", "gaps"],
    ["kann ich meine einwiligung wieder zurük ziehn", "rights"],
    ["Ich möchte eine Auskunft nach Art. 15, wohin schreibe ich?", "rights"],
    ["Was ist mit den Hashes der IP-Adressen, wann verschwinden die?", "ipAddress"],
    ["In welchen Branchen seid ihr vor allem unterwegs?", "fit"],
    ["Dürfen wir WhatsApp überhaupt einsetzen, datenschutzrechtlich?", "Ob die Lösung bei Ihnen zulässig"],
    ["Wovon hängt es ab, ob es am Ende teurer wird?", "price"],
    ["Welche Dienstleister erhalten meine Daten?", "recipients"],
    ["Warum habe ich keine Eingangsbestätigung bekommen?", "Bei der Anfrage vermerken wir, wenn"],
    ["Wie viele Punkte braucht ein Lead?", "Ab 70 geht er sofort an den Vertrieb"],
    ["Was soll ich zum Anruf mitbringen?", "drei typische Fragen"],
    ["Mit wem spreche ich im Anruf?", "Anfragen liest die Geschäftsführung"],
  ],
  en: [
    ["who can see which colleague changed a contact", "Audit log"],
    ["What is the first call about?", "three typical customer"],
    ["Do you charge extra to hook it up to Salesforce?", "support"],
    ["whats the least amount of money i can lose if this flops", "have paid at least"],
    ["what will you actually show us in the first meeting?", "three typical customer"],
    ["can you really set it up within a week?", "setup"],
    ["we have a home-grown webshop, will it work", "otherSystems"],
    ["Can I get the first month free as a trial?", "trial"],
    ["Why do you store my IP as a hash when I send the form?", "to protect the form against abuse"],
    ["A French customer writes in French. What comes back?", "languages"],
    ["How do you find out after go-live whether it actually helps?", "reporting"],
    ["which one counts if the CRM and the shop have different addresses", "crm"],
    ["what do i actually get for the monthly fee", "support"],
    ["Which language model is behind your chat assistant?", "model"],
    ["do you save my IP if I send the form", "Protecting the form: The"],
    ["how fast do you have to answer when i ask what data you have on me", "We answer without undue delay"],
    ["whats saved in my browser when i switch to dark mode, and for how long?", "Local storage, key “theme"],
    ["do companies keep my letters longer if we do sign a contract? like ten years?", "If an enquiry leads"],
    ["is anything logged if someone alters a customer record", "Audit log: An"],
    ["What if it doesn't pay off for us?", "We’ll tell you so"],
    ["These spreadsheets are killing me, can you take some of that work off us?", "solutions"],
    ["which data ends up in your browser storage, local storage keys", "stored"],
    ["What does your contact form store?", "Contact form: Name"],
    ["Who's in charge over there?", "directLine"],
    ["Who do I talk to on the call?", "Our managing directors read enquiries"],
  ],
};

describe.each(languages)("in %s, what the page says is found by words and by what was learnt", (language) => {
  test.each(questions[language])("“%s”", async (question, by) => {
    const content = contentOf(facts[language], language, written);
    const answer = await createDialogue(() => content).reply(question, language);
    const said = answer.kind === "known" ? [...answer.topics, answer.text].join(" ") : "";
    expect(said).toContain(by);
  });
});

test.each([
  "How many people can use it at your company's price?",
  "Wie lange dauert die Einrichtung?",
  "Wie lange dauert die Antwort auf meine Mail?",
  "Rede ich mit einem Roboter?",
])("“%s” is left to the model", (question) => {
  expect(quoteFor(question)).toBeUndefined();
});

test("the page is quoted from the sentence with the words on, and without passages the model answers", async () => {
  const ask = (by?: typeof load, question = "Welche Rechte hat das Formular in der Datenbank?") =>
    createDialogue((language) => contentOf(facts[language], language, by)).reply(question, "de");
  const text = "Das Formular kann eine Anfrage ablegen und genau diese wieder lesen. Mehr.";
  expect(await ask(load)).toMatchObject({ kind: "known", text, quoted: true });
  const who = `Wer ist ${facts.de.people[0]?.name}?`;
  expect(await ask(load, who)).toMatchObject({ topics: ["directLine"] });
  expect(await ask(async () => Promise.reject(new Error("offline")))).not.toMatchObject({ quoted: true });
});

test("in a short question that leans on a subject, that decides with its words", async () => {
  const reviewed = "Zuletzt überprüft am 21. November 2026";
  const said = [{ text: reviewed, label: "Barrierefreiheit", href: "/b/" }];
  const dialogue = createDialogue((language) => contentOf(facts[language], language, async () => said));
  await dialogue.reply("Ist die Website barrierefrei?", "de");
  expect(await dialogue.reply("Wann wurde das zuletzt geprüft?", "de")).toMatchObject({ text: reviewed });
});

test.each(languages)("in %s, practice before the first question fetches no passages", async (language) => {
  const fetched: string[] = [];
  const content = contentOf(facts[language], language, async (asked) => {
    fetched.push(asked);
    return [];
  });
  await createDialogue(() => content).rehearse(language, async () => undefined);
  expect(fetched).toEqual([]);
});

test("what is quoted stands on the pages, in a passage", async () => {
  const files = passageFiles(await renderDocuments(bareAssets), passagesOf);
  const written = files.map(({ text }) => text.replaceAll('\\"', '"')).join("\n");
  const facts = [...german.topics, ...english.topics].map((id) => id.split(" :: ")[1]);
  const learnt = facts.flatMap((words) => (words ? words.split(" + ") : []));
  const cites = [...quotes.flatMap(({ cites: { de, en } }) => [...de, ...en]), ...learnt];
  expect(cites.filter((words) => !written.includes(words))).toEqual([]);
});
