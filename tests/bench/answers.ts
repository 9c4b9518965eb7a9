import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { chromium } from "playwright";
import { siteFacts } from "#app/assistant/facts.ts";
import { type Language, languages } from "#shared/copy.ts";
import { chromiumLaunch } from "../../config/chromium.ts";
import { say } from "./lab/say.ts";
import { serveFolder } from "./lab/serve.ts";
import { median, slowPhone } from "./lab/watch.ts";
import { assistantWeight } from "./sizes.ts";

/** `npm run bench -- answers`: how long the built assistant takes to understand a question, on a phone four times slower. */
const out = process.env["OUT"] ?? "dist";
const script = readdirSync(join(out, "assets")).find((file) => /^answers-.*\.js$/.test(file));
if (!script) throw new Error(`${out} holds no assistant; run \`npm run build\` first.`);

const exam = createRequire(import.meta.url).resolve("@mainlicht/assistant/exams/exam-1.jsonl");
const asked = readFileSync(exam, "utf8")
  .trim()
  .split("\n")
  .map((line): { lang: Language; q: string } => JSON.parse(line));

const { url, close } = await serveFolder(out);
const browser = await chromium.launch(chromiumLaunch());
try {
  say("engine, answers and model, brotli", `${assistantWeight(out)} B`);
  for (const language of languages) {
    const page = await browser.newPage();
    await slowPhone(await page.context().newCDPSession(page));
    await page.addInitScript("globalThis.__name ??= (value) => value");
    await page.goto(url, { waitUntil: "networkidle" });
    const questions = asked.filter(({ lang }) => lang === language).map(({ q }) => q);
    const { begin, each } = await page.evaluate(
      async ({ address, facts, first, texts }) => {
        const { dialogueOf } = await import(address);
        // Everything is fetched; with its first question, a dialogue unpacks the model.
        await dialogueOf(facts).ready(first);
        const { reply } = dialogueOf(facts);
        const from = performance.now();
        await reply(texts[0], first);
        const begin = performance.now() - from;
        const took: number[] = [];
        for (const text of texts) {
          const start = performance.now();
          await reply(text, first);
          took.push(performance.now() - start);
        }
        return { begin, each: took };
      },
      { address: `/assets/${script}`, facts: siteFacts, first: language, texts: questions },
    );
    say(
      `${language}: first question, then one (median, longest)`,
      `${begin.toFixed(1)} ms, ${median(each).toFixed(1)} ms, ${Math.max(...each).toFixed(1)} ms`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  close();
}
