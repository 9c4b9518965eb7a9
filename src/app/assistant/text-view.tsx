import type { ComponentType } from "react";
import type { AssistantController } from "#features/assistant/assistant.controller.ts";
import type { ViewProps } from "#features/assistant/Deferred.tsx";
import { ChatSection } from "#features/chat/ChatSection.tsx";
import { type ChatController, createChatController } from "#features/chat/chat.controller.ts";
import type { HandOver } from "#features/chat/chat.hand-over.ts";
import type { Source } from "#features/chat/chat.port.ts";
import { callDays } from "#features/contact/contact.call-days.ts";
import { type CallbackRequest, openCall } from "#features/contact/contact.draft.ts";
import { systemClock } from "#shared/clock.ts";
import { type Solution, solutions, storedAs } from "#shared/solutions.ts";
import type { ProviderConfig } from "../adapters/chat-provider.ts";
import { goForCall } from "../router/callback-request.ts";
import { contactRoute, hrefOf } from "../router/route.ts";
import { navigate } from "../router/useRoute.ts";
import type { ContactServices } from "../services/contact-services.ts";
import { site } from "../site.ts";
import { PagePolicyLink } from "./PagePolicyLink.tsx";
import { pageChat } from "./page-chat.ts";

export interface TextViewDeps {
  assistant: AssistantController;
  contactServices: () => Promise<ContactServices>;
  /** Null when no provider is configured: the built-in assistant is the chat. */
  provider: ProviderConfig | null;
  copyText: (text: string) => Promise<boolean>;
  /** Passes on the function that asks a question, for callers outside of the view. */
  onReady: (ask: ChatController["ask"]) => void;
}

export async function textView({
  assistant,
  contactServices,
  provider,
  copyText,
  onReady,
}: TextViewDeps): Promise<ComponentType<ViewProps>> {
  const { contact, longestProblem } = await contactServices();
  const builtIn = pageChat();
  const port = provider ? (await import("./page-chat-provider.ts")).pageChatProvider(provider) : builtIn;
  const controller = createChatController({
    port,
    builtIn: provider ? builtIn : null,
    clock: systemClock,
    now: () => Date.now(),
  });

  onReady((question, language) => askOnceOpen(controller, question, language));

  const handOver = (given: HandOver) => {
    fillIn(contact, given);
    assistant.close();
    toContact(given.call !== null);
  };

  /** Closes a panel that fills the screen: it would hide the place that the link leads to. */
  function follow({ href }: Source) {
    if (href === hrefOf(contactRoute) || document.querySelector("dialog[open]")) assistant.close();
  }

  return ({ instead }) => (
    <ChatSection
      instead={instead}
      controller={controller}
      thirdParty={port.thirdParty}
      persona={site.persona}
      email={site.email}
      contactHref={hrefOf(contactRoute)}
      policyLink={<PagePolicyLink />}
      hasBuiltIn={provider !== null}
      longestHandOver={longestProblem}
      onContact={assistant.close}
      onSpeak={() => assistant.choose("voice")}
      onHandOver={handOver}
      onDemo={showDemo(assistant)}
      onMail={(href) => window.location.assign(href)}
      onFollow={follow}
      onCopy={copyText}
    />
  );
}

/** Asks as soon as the chat is open. A visitor who leaves before that has not asked. */
function askOnceOpen(controller: ChatController, ...question: Parameters<ChatController["ask"]>): void {
  if (controller.get().status === "talking") {
    controller.ask(...question);
    return;
  }
  const stop = controller.subscribe(() => {
    const { status } = controller.get();
    if (status === "talking" || status === "away") stop();
    if (status === "talking") controller.ask(...question);
  });
}

/** The conversation goes into the form; what it tells of the other fields goes there, too. */
function fillIn(contact: ContactServices["contact"], { text, solution, call }: HandOver): void {
  contact.handOver(text);
  const state = contact.get();
  if (state.status !== "editing") return;
  if (solution && !state.draft.service) contact.edit({ service: storedAs[solution] });
  if (call) contact.edit({ call: callbackOf(call) });
}

/** The day that was named, where somebody calls on it. */
function callbackOf({ day, daytime }: NonNullable<HandOver["call"]>): CallbackRequest {
  const date = callDays(Date.now()).find((one) => day && new Date(one).getUTCDay() === day % 7);
  return { ...openCall, day: date ?? "", part: daytime ?? "" };
}

/** Opens a solution's tab, once the section is seen: the tab that has the focus is the one that is open. */
const showDemo = (assistant: AssistantController) => (solution: Solution) => {
  if (document.querySelector("dialog[open]")) assistant.close();
  navigate({ view: "home", section: "services" });
  requestAnimationFrame(() => {
    const tabs = document.querySelectorAll<HTMLElement>("#services [role=tab]");
    tabs[solutions.indexOf(solution)]?.focus({ preventScroll: true });
  });
};

function toContact(forCall: boolean): void {
  // When the contact view is shown already, no view change moves the focus: move it here.
  if (window.location.hash === hrefOf(contactRoute)) document.getElementById("main")?.focus();
  if (forCall) goForCall();
  else navigate(contactRoute);
}
