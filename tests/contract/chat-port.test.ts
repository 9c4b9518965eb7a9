import { contentOf } from "#app/adapters/answers.ts";
import { builtInChat } from "#app/adapters/chat-builtin.ts";
import { providerChat } from "#app/adapters/chat-provider.ts";
import { party, scriptedChat } from "#stories/features/chat/scripted-chat.ts";
import { facts } from "../unit/chat/facts.ts";
import { Place } from "../unit/chat/place.ts";
import { chatPortCases } from "./chat-port.cases.ts";

chatPortCases("the book's fake, talking", () => ({ port: scriptedChat(), container: null }));

chatPortCases("the book's fake, embedded", () => ({
  port: scriptedChat({ thirdParty: party }),
  container: null,
}));

chatPortCases("the built-in assistant", () => ({
  port: builtInChat((language) => contentOf(facts[language], language)),
  container: null,
}));

chatPortCases("the provider's chat, its script stood in for", () => {
  const draw = (settings: { render: { target: Place } }) =>
    settings.render.target.replaceChildren(new Place());
  const port = providerChat(
    { projectId: "demo", scriptUrl: "", runtimeUrl: "", voiceUrl: "" },
    {
      addScript: () => ({ loaded: Promise.resolve(), remove: () => undefined }),
      api: () => ({ chat: { load: draw } }),
      clock: {
        now: () => 0,
        after: (_, run) => {
          queueMicrotask(run);
          return () => undefined;
        },
      },
      stamp: 1,
      log: () => undefined,
    },
  );
  return { port, container: new Place() as unknown as HTMLElement };
});
