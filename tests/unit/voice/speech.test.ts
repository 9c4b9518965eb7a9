import { beforeEach, describe, expect, test } from "vitest";
import {
  browserAddition,
  browserRecognition,
  type Recogniser,
  type RecogniserClass,
} from "#app/adapters/voice-recognition.ts";
import { browserVoices, sentencesOf } from "#app/adapters/voice-speech.ts";
import { flushPromises, type ManualClock, manualClock } from "../../support/manual-clock.ts";

let clock: ManualClock;
beforeEach(() => {
  clock = manualClock();
});

interface Utterance extends Partial<SpeechSynthesisUtterance> {
  text: string;
}

function browser(voices: { lang: string; localService: boolean }[]) {
  const said: Utterance[] = [];
  let cancelled = 0;
  const find = browserVoices({
    synthesis: {
      getVoices: () => voices as SpeechSynthesisVoice[],
      speak: (utterance) => void said.push(utterance),
      cancel: () => void cancelled++,
    },
    utter: (text) => ({ text }) as SpeechSynthesisUtterance,
    clock,
  });
  const event = (name: "onstart" | "onend" | "onboundary" | "onerror") => {
    const utterance = said.at(-1);
    Reflect.get(utterance ?? {}, name)?.call(utterance);
  };
  return { find, said, event, cancelled: () => cancelled };
}

const german = { lang: "de-DE", localService: true };
const never = new AbortController().signal;

describe("a voice of this device", () => {
  test("is taken only where it works on the device, and in the right language", async () => {
    expect(await browser([german]).find("de")).not.toBeNull();
    expect(await browser([german]).find("en")).toBeNull();
    const remote = browser([{ lang: "de-DE", localService: false }]).find("de");
    for (let waited = 0; waited < 12; waited++) {
      await flushPromises();
      clock.advance(100);
    }
    expect(await remote).toBeNull();
  });

  test("speaks sentence by sentence, each at the pace of that moment; its level follows the words", async () => {
    const { find, said, event } = browser([german]);
    const voice = await find("de");
    let pace = 1;
    const speaking = voice?.speak("Guten Tag. Was möchten Sie wissen?", never, () => pace);
    expect(said.map(({ text }) => text)).toEqual(["Guten Tag."]);
    expect(voice?.level()).toBe(0);
    event("onstart");
    expect(voice?.level()).toBe(1);
    clock.advance(200);
    expect(voice?.level()).toBeLessThan(0.5);
    event("onboundary");
    expect(voice?.level()).toBe(1);
    pace = 1.5;
    event("onend");
    await flushPromises();
    expect(said.map(({ rate }) => rate)).toEqual([1, 1.5]);
    expect(said.at(-1)?.text).toBe("Was möchten Sie wissen?");
    event("onerror");
    await speaking;
    expect(voice?.level()).toBe(0);
  });
});

describe("a sentence that does not end by itself", () => {
  test("one that never begins, or never ends, is not waited for", async () => {
    const { find, event, cancelled } = browser([german]);
    const voice = await find("de");
    const first = voice?.speak("Guten Tag", never, () => 1);
    clock.advance(3_000);
    await first;
    const second = voice?.speak("Guten Tag", never, () => 1);
    event("onstart");
    clock.advance(10_000);
    await second;
    expect(cancelled()).toBe(2);
  });

  test("is cut short", async () => {
    const { find, said, cancelled } = browser([german]);
    const stop = new AbortController();
    const voice = await find("de");
    const speaking = voice?.speak("Eins. Zwei.", stop.signal, () => 1);
    stop.abort();
    await speaking;
    expect([said.length, cancelled()]).toEqual([1, 1]);
  });
});

test.each([
  ["Guten Tag. Wie geht es?", ["Guten Tag.", "Wie geht es?"]],
  ["Ohne Punkt", ["Ohne Punkt"]],
  ["Bis zu 2.5 Tage.", ["Bis zu 2.5 Tage."]],
  ["hallo@mainlicht.example schreiben!", ["hallo@mainlicht.example schreiben!"]],
  ["", [""]],
])("sentences of %j", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

function recogniser(availability: string): { found: RecogniserClass; made: Recogniser[]; log: string[] } {
  const made: Recogniser[] = [];
  const log: string[] = [];
  class Fake implements Recogniser {
    static available = async () => availability;
    lang = "";
    continuous = false;
    interimResults = false;
    processLocally = false;
    onresult: Recogniser["onresult"] = null;
    onend: Recogniser["onend"] = null;
    constructor() {
      made.push(this);
    }
    start() {
      log.push("start");
    }
    abort() {
      log.push("abort");
    }
  }
  return { found: Fake, made, log };
}

describe("recognition on this device", () => {
  const track = () => ({}) as MediaStreamTrack;

  test("is used only where the browser says that it works without sending anything", async () => {
    expect(await browserRecognition(undefined)("de")).toBeNull();
    for (const availability of ["unavailable", "downloadable"]) {
      expect(await browserRecognition(recogniser(availability).found)("de")).toBeNull();
    }
    const { found, made } = recogniser("available");
    expect(await browserRecognition(found)("en")).not.toBeNull();
    expect(made[0]).toMatchObject({ lang: "en-US", processLocally: true });
  });

  test("listens on, pauses and stops", async () => {
    const { found, made, log } = recogniser("available");
    const ears = await browserRecognition(found)("de");
    const said: string[] = [];
    ears?.listen(track, (text, final) => said.push(`${text} ${final}`));
    const results = [
      Object.assign([{ transcript: "alt" }], { isFinal: true }),
      Object.assign([{ transcript: "neu" }], { isFinal: false }),
    ];
    made[0]?.onresult?.({ results, resultIndex: 1 });
    expect(said).toEqual(["neu false"]);
    made[0]?.onend?.();
    expect(log).toEqual(["start", "start"]);
    ears?.pause();
    made[0]?.onend?.();
    expect(log).toEqual(["start", "start", "abort"]);
    ears?.stop();
    expect(made[0]?.onresult).toBeNull();
  });
});

test.each([
  ["downloadable", true, true],
  ["available", true, false],
  ["downloadable", false, false],
])(
  "recognition that is %s, and can be fetched: %s, is offered: %s",
  async (availability, canInstall, offered) => {
    const { found } = recogniser(availability);
    const wishes: unknown[] = [];
    if (canInstall)
      found.install = async (wish) => {
        wishes.push(wish);
        throw new Error("No room on the device.");
      };
    const addition = browserAddition(found);
    expect(await addition.isOffered("de")).toBe(offered);
    expect(await addition.add("de")).toBe(false);
    expect(wishes).toEqual(canInstall ? [{ langs: ["de-DE"], processLocally: true }] : []);
  },
);
