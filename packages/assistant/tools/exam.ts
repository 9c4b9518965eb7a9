import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import process from "node:process";
import { languages } from "../src/answer.ts";
import type { Model } from "../src/model.ts";
import { type AnsweredTurn, type AskedTurn, linesIn, marked, tally, verdictOfTurn } from "./score.ts";

/*
 * `npm run exam -w @mainlicht/assistant`: how every exam fares, as a table; files of questions as arguments are taken
 * instead, and what was not right of them is printed, too. `--talks FILE` judges conversations instead: the answers to
 * its turns, as a site's assistant prints them, come on standard input.
 */
const own = new URL("../exams/", import.meta.url);
const fromHere = (file: string) => resolve(process.env["INIT_CWD"] ?? "", file);
const args = process.argv.slice(2);

function examTalks(file: string): void {
  const given = linesIn<{ turns: AnsweredTurn[] }>("/dev/stdin");
  const talks = linesIn<{ lang: string; turns: AskedTurn[] }>(file);
  const results = talks.flatMap(({ lang, turns }, at) =>
    turns.flatMap((turn, place) => {
      const answered = given[at]?.turns[place];
      return answered ? [{ lang, place, ...turn, answered, verdict: verdictOfTurn(turn, answered) }] : [];
    }),
  );
  for (const result of results.filter(({ verdict }) => verdict !== "right"))
    console.log(JSON.stringify(result));
  console.table({
    "first turns": tally(results.filter(({ place }) => place === 0)),
    "follow-ups": tally(results.filter(({ place }) => place > 0)),
  });
}

if (args[0] === "--talks" && args[1]) {
  examTalks(fromHere(args[1]));
  process.exit();
}
const asked = args.map(fromHere);
const files =
  asked.length > 0
    ? asked
    : readdirSync(own)
        .filter((name) => name !== "conversations.jsonl")
        .map((name) => new URL(name, own).pathname);

const table: Record<string, ReturnType<typeof tally>> = {};
for (const language of languages) {
  const text = readFileSync(new URL(`../model/${language}.json`, import.meta.url), "utf8");
  const model: Model = JSON.parse(text);
  for (const file of files) {
    const results = await marked(linesIn(file), model, language);
    const notRight = results.filter(({ verdict }) => verdict !== "right");
    for (const { judgement, ...question } of asked.length > 0 ? notRight : [])
      console.log(JSON.stringify({ ...question, found: judgement.ranked.slice(0, 3).map(({ id }) => id) }));
    const isOutside = ({ kind }: { kind: string }) => kind === "outside";
    const name = `${basename(file, ".jsonl")} ${language}`;
    table[name] = tally(results.filter((one) => !isOutside(one)));
    table[`${name} outside`] = tally(results.filter(isOutside));
  }
}
console.table(table);
