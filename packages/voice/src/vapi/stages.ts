import type { StageReport, StageStatus, StartStage } from "../call.ts";
import { stageOf } from "./words.ts";

export interface Progress {
  stage: string;
  status: StageStatus;
  metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** The client's word for a recording that nobody asked for. */
const notRecorded = "skipped-not-enabled";

/** Makes whole what the client reports by halves: each stage is started once, then completed or failed once. */
export class StageReports {
  readonly #open = new Set<StartStage>();
  readonly #tell: (report: StageReport) => void;

  constructor(tell: (report: StageReport) => void) {
    this.#tell = tell;
  }

  #start(stage: StartStage): void {
    if (this.#open.has(stage)) return;
    this.#open.add(stage);
    this.#tell({ stage, status: "started" });
  }

  #finish(stage: StartStage, status: "completed" | "failed", detail?: string): void {
    this.#start(stage);
    this.#open.delete(stage);
    this.#tell({ stage, status, ...(detail ? { detail } : {}) });
  }

  /** @param cause what went wrong first in this start, if anything has. */
  hear({ stage: name, status, metadata }: Progress, cause: string | null): void {
    const stage = stageOf(name);
    if (!stage) return;
    if (stage === "initialization") this.#finish("validation", "completed");
    else if (stage === "web-call-creation" && this.#open.has("initialization")) {
      this.#finish("initialization", "completed");
    }
    if (status === "started") this.#start(stage);
    else if (status === "failed") this.#finish(stage, status, cause ?? String(metadata?.["error"] ?? ""));
    else this.#finish(stage, status);
    if (stage === "video-recording-setup" && metadata?.["action"] === notRecorded) {
      this.#finish("video-recording-started", "completed", "not recorded");
    }
  }

  /**
   * The start failed: so did what was under way.
   * @param stage the one that failed although it was not reported to have begun.
   */
  fail(cause: string, stage?: StartStage): void {
    if (stage) this.#start(stage);
    for (const open of [...this.#open]) this.#finish(open, "failed", cause);
  }
}
