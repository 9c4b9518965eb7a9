/** Ends no sentence though a full stop follows. */
const abbreviations = /(?:^|[\s(„“"])(?:\p{L}|\d{1,2}|Dr|Nr|Art|Abs|Mr|Ms|St|bzw|ca|etc)\.$/u;

/** Where a sentence ends and another one begins with a capital letter. */
const ends = /(?<=[.!?])\s+(?=[\p{Lu}„“"])/u;

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(ends)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviations.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/**
 * An answer as it is read: its first sentence alone, which says the most, then the others, two to a paragraph.
 * An answer of one sentence is one paragraph; of several answers, a line for each, each is one.
 */
export function paragraphsOf(text: string): readonly string[] {
  const answers = text.trim().split("\n");
  if (answers.length > 1) return answers;
  const [lead = "", ...rest] = sentencesOf(text.trim());
  const pairs = rest.flatMap((sentence, index) =>
    index % 2 === 0 ? [[sentence, rest[index + 1]].filter(Boolean).join(" ")] : [],
  );
  return [lead, ...pairs];
}
