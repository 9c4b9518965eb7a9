import type { Answer, ChatFailure, ChatPort, OpenChat, ThirdParty } from "#features/chat/chat.port.ts";
import { failure, type Result, success } from "#shared/result.ts";

type Opening = Result<"conversation" | "embedded", ChatFailure> | "never";

export interface Script {
  thirdParty?: ThirdParty | null;
  /** How the next openings end, first to last; then a chat opens. "never" waits until it is called off. */
  openings?: readonly Opening[];
  /** The answers in their order; "never" waits forever. After the last one: unknown. */
  answers?: readonly (Result<Answer, "lost"> | "never")[];
}

/** A chat without an engine and without a network: does what its script says. */
export interface ScriptedChat extends ChatPort {
  readonly opened: number;
  readonly closed: number;
  readonly asked: readonly string[];
}

export const party: ThirdParty = { name: "Voiceflow (USA)", host: "cdn.voiceflow.com" };

export function scriptedChat({ thirdParty = null, openings = [], answers = [] }: Script = {}): ScriptedChat {
  const toOpen = [...openings];
  const toAnswer = [...answers];
  const asked: string[] = [];
  let opened = 0;
  let closed = 0;

  function chat(kind: OpenChat["kind"], container: HTMLElement | null): OpenChat {
    let isOpen = true;
    const close = () => {
      if (isOpen) closed += 1;
      isOpen = false;
      container?.replaceChildren();
    };
    if (kind === "embedded") {
      if (container) container.textContent = "…";
      return { kind, close };
    }
    return {
      kind,
      close,
      prepare: () => undefined,
      suggestions: (language) => (language === "de" ? ["Was kostet das?"] : ["How much does it cost?"]),
      async ask(question, _language, signal) {
        asked.push(question);
        const answer = toAnswer.shift() ?? success<Answer>({ kind: "unknown" });
        if (answer !== "never") return answer;
        await called(signal);
        return failure("lost");
      },
    };
  }

  return {
    thirdParty,
    get opened() {
      return opened;
    },
    get closed() {
      return closed;
    },
    asked,
    async open(container, signal) {
      opened += 1;
      const opening = toOpen.shift() ?? success(thirdParty ? "embedded" : "conversation");
      if (opening === "never") await called(signal);
      if (opening === "never" || signal.aborted) return failure("notLoaded");
      return opening.ok ? success(chat(opening.value, container)) : opening;
    },
  };
}

function called(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
