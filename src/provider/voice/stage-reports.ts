import { type Stage, stageOf } from "./names.ts";

export type StageStatus = "started" | "completed" | "failed";

/** One report: a stage began, was completed or failed. */
export interface StageReport {
  stage: Stage;
  status: StageStatus;
}

/** Makes whole what the client reports by halves: each stage is started once, then completed or failed once. */
export class StageReports {
  readonly #open = new Set<Stage>();
  readonly #tell: (report: StageReport) => void;

  constructor(tell: (report: StageReport) => void) {
    this.#tell = tell;
  }

  #start(stage: Stage): void {
    if (this.#open.has(stage)) return;
    this.#open.add(stage);
    this.#tell({ stage, status: "started" });
  }

  #finish(stage: Stage, status: "completed" | "failed"): void {
    this.#start(stage);
    this.#open.delete(stage);
    this.#tell({ stage, status });
  }

  /** What the client said, in its own names. */
  hear(name: string, status: StageStatus): void {
    const stage = stageOf(name);
    if (!stage) return;
    if (stage === "initialization") this.#finish("validation", "completed");
    else if (stage === "web-call-creation" && this.#open.has("initialization")) {
      this.#finish("initialization", "completed");
    }
    if (status === "started") this.#start(stage);
    else this.#finish(stage, status);
  }

  /** The start as a whole failed: so did what was under way. */
  fail(): void {
    for (const stage of [...this.#open]) this.#finish(stage, "failed");
  }
}
