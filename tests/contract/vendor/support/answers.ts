/** A package's answer to each attempt. Compared with the record when a version changes. */
export class Answers {
  readonly all: Record<string, string> = {};

  /** Notes an answer. What changes with every run, such as an id or a port, must not be in it. */
  note(tried: string, answer: unknown): void {
    const text = typeof answer === "string" ? answer : (JSON.stringify(answer) ?? "undefined");
    this.all[tried] = text.length > 240 ? `${text.slice(0, 240)}…` : text;
  }

  /** Tries it and notes whether it was accepted, or with which words refused. */
  async try(tried: string, run: () => unknown): Promise<string> {
    const answer = await outcomeOf(run);
    this.note(tried, answer);
    return answer;
  }
}

/** "accepted", or "refused: " and the reason. */
export async function outcomeOf(run: () => unknown): Promise<string> {
  try {
    await run();
    return "accepted";
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message : String(error)}`;
  }
}
