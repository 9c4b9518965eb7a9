import type { ChatFailure, ChatPort, OpenChat } from "#features/chat/chat.port.ts";
import { providers, publicAddresses } from "#features/privacy/ledger/hosts.ts";
import type { Clock } from "#shared/clock.ts";
import { failure, type Result, success } from "#shared/result.ts";
import { aborted, pause } from "#shared/time-limit.ts";
import type { Env } from "../settings/env.ts";
import { chatOf, type ProviderApi } from "./chat-provider.api.ts";

/** The chat draws itself this long after its script has loaded (CHAT-02). */
export const renderAfterMs = 100;
/** How long we look whether the chat has drawn something into its container. */
export const lookForMs = 2_000;
const lookEveryMs = 100;

export type ProviderConfig = NonNullable<Env["chat"]>;

export interface ChatProviderDeps {
  /** Adds a script to the page. @returns a promise for its end, and a function that removes it. */
  addScript(url: string): { loaded: Promise<void>; remove(): void };
  /** The object that the script put on the window. */
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
  const load = scriptLoader(script.href, deps);

  async function open(
    container: HTMLElement | null,
    signal: AbortSignal,
  ): Promise<Result<OpenChat, ChatFailure>> {
    if (!(await load(signal))) return failure("notLoaded");
    await pause(deps.clock, renderAfterMs, signal);
    const chat = chatOf(deps.api());
    // Without a container on the page, the provider's chat would cover the page without telling us.
    if (signal.aborted || !chat || !container?.isConnected) return failure("notRendered");

    // A new element each time: an element that held a chat may not accept another one.
    const target = container.ownerDocument.createElement("div");
    container.replaceChildren(target);
    const close = () => tearDown(chat, container, deps.log);
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

/** Loads the script once for all openings. One that failed, or did not arrive in time, is fetched again the next time. */
function scriptLoader(address: string, { addScript }: ChatProviderDeps) {
  let pending: ReturnType<typeof addScript> | null = null;
  return async (signal: AbortSignal): Promise<boolean> => {
    pending ??= addScript(address);
    const own = pending;
    const loaded = own.loaded.then(
      () => true,
      () => false,
    );
    const done = (await Promise.race([loaded, aborted(signal)])) === true;
    if (!done) {
      own.remove();
      if (pending === own) pending = null;
    }
    return done;
  };
}

function withDefaults({ projectId, scriptUrl, runtimeUrl, voiceUrl }: ProviderConfig): ProviderConfig {
  return {
    projectId,
    scriptUrl: scriptUrl || publicAddresses.chatScript,
    runtimeUrl: runtimeUrl || publicAddresses.chatRuntime,
    voiceUrl: voiceUrl || publicAddresses.chatVoice,
  };
}

/** The provider's configuration (CHAT-01). Nothing is stored on the device. */
function settings(config: ProviderConfig, target: HTMLElement) {
  return {
    verify: { projectID: config.projectId },
    url: config.runtimeUrl,
    versionID: "production",
    voice: { url: config.voiceUrl },
    autostart: true,
    // Both spellings of "embedded": the provider changed it once, and may do so again.
    ...{ render: { mode: "embedded", target }, assistant: { renderMode: "embed", persistence: "memory" } },
  };
}

/** Removes the chat. The provider's own function for this may be missing or fail: its elements go all the same. */
function tearDown(chat: ProviderApi, container: HTMLElement, log: (cause: unknown) => void): void {
  try {
    (chat.destroy ?? chat.hide)?.();
  } catch (cause) {
    log(cause);
  }
  container.replaceChildren();
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
