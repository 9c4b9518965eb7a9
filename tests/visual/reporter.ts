import process from "node:process";
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { approve } from "./approve.ts";
import { parseMaker, readMaker } from "./baselines.ts";
import { wantedPictures } from "./book.ts";
import { approveTexts, heardAttachment, textNameOf } from "./heard/texts.ts";
import { makerNote, uncomparedNote } from "./notes.ts";
import { countsTogether, heardAlone, isApproving, isSameMaker } from "./verdict.ts";

/** What the run comes to, in sentences; at the end of an approving one, the approval itself. */
class VisualReporter implements Reporter {
  private approving = false;
  private obstacle: string | undefined;
  private made: string | undefined;
  private same = 0;
  private readonly taken = new Map<string, string>();
  private readonly heard = new Map<string, string>();
  private readonly broken: string[] = [];

  onBegin(config: FullConfig) {
    this.approving = isApproving(config);
  }

  onTestEnd({ title, location }: TestCase, { status, annotations, attachments }: TestResult) {
    if (!/(stories|site)\.spec\.ts$/.test(location.file)) return;
    const note = (wanted: string) => annotations.find(({ type }) => type === wanted)?.description;
    this.obstacle ??= note(uncomparedNote);
    const made = note(makerNote);
    if (!made) return;
    this.made = made;
    const text = attachments.find(({ name }) => name === heardAttachment)?.body?.toString();
    const textName = textNameOf(title);
    if (text !== undefined && textName) this.heard.set(textName, text);
    const path = attachments.find(({ name }) => name.endsWith("-actual.png"))?.path;
    if (path) this.taken.set(title, path);
    else if (status === "passed") this.same += 1;
    else if (status !== "skipped") this.broken.push(title);
  }

  onEnd({ status }: FullResult) {
    const ended = status === "passed" || status === "failed";
    const lines = this.approving ? this.approve(ended) : this.verdict();
    process.stdout.write(`\n${lines.join("\n")}\n`);
    const differs = countsTogether && this.taken.size + this.heard.size > 0;
    return Promise.resolve({ status: differs && status === "passed" ? ("failed" as const) : status });
  }

  private verdict(): string[] {
    if (this.obstacle) return [this.obstacle];
    const heard =
      this.heard.size === 0
        ? []
        : [
            `Heard: ${this.heard.size} texts not as approved. All of them meant? \`npm run heard:approve\` takes them.`,
          ];
    if (heardAlone) return this.heard.size === 0 ? ["Everything is heard as approved."] : heard;
    const sum = `Pictures: ${this.same} as approved, ${this.taken.size} not`;
    if (this.taken.size === 0) return [`${sum}.`, ...heard];
    return [
      ...heard,
      `${sum}. Old, new and difference: npm run review`,
      "All of them meant? `npm run visual:approve` takes the new ones.",
    ];
  }

  private approve(ended: boolean): string[] {
    if (!ended || !this.made) return ["Nothing approved: the run did not come to its end."];
    const maker = parseMaker(this.made);
    const texts = approveTexts(this.heard);
    if (heardAlone) return texts;
    const before = readMaker();
    const missing = this.broken.map((name) => `No picture, since the story did not end well: ${name}`);
    // Pictures of two browsers must not stand side by side.
    const mixed = before !== null && !isSameMaker(before, maker);
    if (mixed && this.same + this.taken.size < wantedPictures().size) {
      return [...missing, "Nothing approved: with another browser all pictures are taken anew, or none."];
    }
    return [...texts, ...approve(this.taken, maker), ...missing];
  }
}

export default VisualReporter;
