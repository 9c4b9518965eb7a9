import { describe, expect, test } from "vitest";
import type { ChatPort, OpenChat } from "#features/chat/chat.port.ts";

export interface Subject {
  port: ChatPort;
  container: HTMLElement | null;
}

async function opened({ port, container }: Subject): Promise<OpenChat> {
  const opening = await port.open(container, new AbortController().signal, "de");
  if (!opening.ok) throw new Error(opening.failure);
  return opening.value;
}

/** The cases that every chat port must pass, the book's fake as well as the real ones. */
export function chatPortCases(name: string, make: () => Subject): void {
  describe(`chat port: ${name}`, () => {
    test("[CHAT-02] opens, and opens again after it was closed", async () => {
      const subject = make();
      (await opened(subject)).close();
      (await opened(subject)).close();
    });

    test("[CHAT-04] to close twice is no error", async () => {
      const chat = await opened(make());
      chat.close();
      chat.close();
    });

    test("[CHAT-04] an opening that is called off answers, opens nothing and does not throw", async () => {
      const { port, container } = make();
      expect(await port.open(container, AbortSignal.abort(), "de")).toMatchObject({ ok: false });
    });

    test("a conversation has questions to offer in both languages, and answers", async () => {
      const chat = await opened(make());
      if (chat.kind === "embedded") return;
      const never = new AbortController().signal;
      for (const language of ["de", "en"] as const) {
        const [question = ""] = chat.suggestions(language);
        expect(question).not.toBe("");
        expect(await chat.ask(question, language, never)).toMatchObject({ ok: true });
      }
      expect(chat.suggestions("de")).not.toEqual(chat.suggestions("en"));
    });

    test("a conversation that is made ready, as often as letters are typed, answers as any other", async () => {
      const chat = await opened(make());
      if (chat.kind === "embedded") return;
      chat.prepare();
      chat.prepare();
      expect(await chat.ask("?", "de", new AbortController().signal)).toMatchObject({ ok: true });
    });

    test("nonsense, markup and novels get an answer and no error", async () => {
      const chat = await opened(make());
      if (chat.kind === "embedded") return;
      const never = new AbortController().signal;
      for (const question of ["", "   ", "<script>alert(1)</script>", "ä".repeat(5_000), "👋🏽", "*()[]"]) {
        expect(await chat.ask(question, "de", never)).toMatchObject({ ok: true });
      }
    });
  });
}
