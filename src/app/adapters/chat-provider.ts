import type { ChatFailure, ChatPort, OpenChat } from "#features/chat/chat.port.ts";
import { providers, publicAddresses } from "#features/privacy/ledger/hosts.ts";
import type { Clock } from "#shared/clock.ts";
import { failure, type Result, success } from "#shared/result.ts";
import { chatOf, type ProviderApi } from "./chat-provider.api.ts";
import { aborted, pause } from "./chat-provider.time.ts";

/** The chat draws itself this long after its script has loaded (CHAT-02). */
export const renderAfterMs = 100;
/** So long it is looked whether something stands in the place that was given. */
export const lookForMs = 2_000;
const lookEveryMs = 100;

/** An empty address means the provider's public one. */
export interface ProviderConfig {
  projectId: string;
  scriptUrl: string;
  runtimeUrl: string;
  voiceUrl: string;
}

export interface ChatProviderDeps {
  /** Adds a script to the page. @returns its end, and takes it out again when it failed or hangs. */
  addScript(url: string): { loaded: Promise<void>; remove(): void };
  /** What the script left on the window. */
  api(): unknown;
  clock: Clock;
  /** One time stamp for the whole life of the page. */
  stamp: number;
  log(cause: unknown): void;
}

/** The provider's own embedded chat (CHAT-01). The script is shared by all openings of a page. */
export function providerChat(given: ProviderConfig, deps: ChatProviderDeps): ChatPort {
  const config = withDefaults(given);
  const script = new URL(config.scriptUrl);
  script.searchParams.set("v", String(deps.stamp));
  let pending: ReturnType<ChatProviderDeps["addScript"]> | null = null;

  /** A script that failed, or whose loading was given up, is fetched anew the next time. */
  async function load(signal: AbortSignal): Promise<boolean> {
    pending ??= deps.addScript(script.href);
    const own = pending;
    const forget = () => {
      own.remove();
      if (pending === own) pending = null;
    };
    const done = await Promise.race([
      own.loaded.then(
        () => true,
        () => false,
      ),
      aborted(signal),
    ]);
    if (done !== true) forget();
    return done === true;
  }

  async function open(
    stage: HTMLElement | null,
    signal: AbortSignal,
  ): Promise<Result<OpenChat, ChatFailure>> {
    if (!(await load(signal))) return failure("notLoaded");
    await pause(deps.clock, renderAfterMs, signal);
    const chat = chatOf(deps.api());
    // In a place that is none, the provider would lay itself over the page and say nothing.
    if (signal.aborted || !chat || !stage?.isConnected) return failure("notRendered");

    // A fresh place each time: one that had a chat in it may not take another.
    const target = stage.ownerDocument.createElement("div");
    stage.replaceChildren(target);
    const close = () => tearDown(chat, stage, deps.log);
    try {
      await Promise.race([chat.load(settings(config, target)), aborted(signal)]);
    } catch (cause) {
      deps.log(cause);
      close();
      return failure("notRendered");
    }
    if (!signal.aborted && (await appeared(target, deps.clock, signal))) {
      return success({ kind: "embedded", close });
    }
    close();
    return failure("notRendered");
  }

  return { thirdParty: { name: `${providers.chat} (USA)`, host: script.host }, open };
}

function withDefaults({ projectId, scriptUrl, runtimeUrl, voiceUrl }: ProviderConfig): ProviderConfig {
  return {
    projectId,
    scriptUrl: scriptUrl || publicAddresses.chatScript,
    runtimeUrl: runtimeUrl || publicAddresses.chatRuntime,
    voiceUrl: voiceUrl || publicAddresses.chatVoice,
  };
}

/** CHAT-01. Nothing is kept on the device. */
function settings(config: ProviderConfig, target: HTMLElement) {
  return {
    verify: { projectID: config.projectId },
    url: config.runtimeUrl,
    versionID: "production",
    voice: { url: config.voiceUrl },
    autostart: true,
    // "Embedded" in both of its spellings: the provider changed it, and may again.
    ...{ render: { mode: "embedded", target }, assistant: { renderMode: "embed", persistence: "memory" } },
  };
}

/** The provider's own way to end may be missing or broken: then what it drew is taken away all the same. */
function tearDown(chat: ProviderApi, stage: HTMLElement, log: (cause: unknown) => void): void {
  try {
    (chat.destroy ?? chat.hide)?.();
  } catch (cause) {
    log(cause);
  }
  stage.replaceChildren();
}

async function appeared(target: HTMLElement, clock: Clock, signal: AbortSignal): Promise<boolean> {
  const until = clock.now() + lookForMs;
  while (clock.now() <= until) {
    if (target.isConnected && (target.childElementCount > 0 || target.shadowRoot)) return true;
    if (signal.aborted) return false;
    await pause(clock, lookEveryMs, signal);
  }
  return false;
}
