import { readFileSync } from "node:fs";
import { type AnsweredTurn, type AskedTurn, tally, verdictOfTurn } from "./score.ts";

const linesOf = (text: string) => text.trim().split("\n");

/** Prints how the turns of conversations fared, and those that were not right. */
export function examTalks(file: string, answers: string): void {
  const given = linesOf(answers).map((line): { turns: AnsweredTurn[] } => JSON.parse(line));
  const results = linesOf(readFileSync(file, "utf8")).flatMap((line, at) => {
    const talk: { lang: string; turns: AskedTurn[] } = JSON.parse(line);
    return talk.turns.flatMap((turn, place) => {
      const answered = given[at]?.turns[place];
      return answered
        ? [{ lang: talk.lang, place, ...turn, answered, verdict: verdictOfTurn(turn, answered) }]
        : [];
    });
  });
  for (const result of results.filter(({ verdict }) => verdict !== "right"))
    console.log(JSON.stringify(result));
  console.table({
    "first turns": tally(results.filter(({ place }) => place === 0)),
    "follow-ups": tally(results.filter(({ place }) => place > 0)),
  });
}
