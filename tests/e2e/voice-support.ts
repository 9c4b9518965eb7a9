import type { Page } from "@playwright/test";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { voiceCopy } from "#features/voice/voice.copy.ts";
import type { Language } from "#shared/copy.ts";
import { headlessLaunch } from "../../config/chromium.ts";

export const persona = "Lumi";

/** A browser whose microphone beeps, allowed without asking; without the scene, which software would draw. */
export function beepingMicrophone() {
  const launch = headlessLaunch({ scene: false });
  const flags = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  return { ...launch, args: [...(launch.args ?? []), ...flags] };
}

/** Remembers every microphone that is opened, so that a test can ask whether it was freed. */
export async function watchMicrophones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const wishes: unknown[] = [];
    Object.assign(window, { tracks, wishes });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      wishes.push(wish);
      const stream = await open(wish);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(
      () =>
        (window as unknown as { tracks: MediaStreamTrack[] }).tracks.filter(
          ({ readyState }) => readyState === "live",
        ).length,
    );
}

/** A browser that speaks on the device, and that understands speech there too if `hears`. */
export async function speaksHere(page: Page, { hears }: { hears: boolean }): Promise<void> {
  await page.addInitScript((understands) => {
    class Utterance extends EventTarget {
      voice: unknown = null;
      lang = "";
      onstart: (() => void) | null = null;
      onend: (() => void) | null = null;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const voices = ["de-DE", "en-US"].map((lang) => ({ lang, localService: true, name: lang }));
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => voices,
        cancel: () => undefined,
        speak(utterance: Utterance) {
          utterance.onstart?.();
          utterance.onend?.();
        },
      },
    });
    class Recogniser {
      static available = async () => "available";
      processLocally = false;
      start(): void {
        Object.assign(window, { localOnly: [this.processLocally] });
      }
      abort(): void {}
    }
    Object.defineProperty(window, "SpeechRecognition", { value: understands ? Recogniser : undefined });
  }, hears);
}

export function asked(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { wishes: unknown[] }).wishes);
}

export function callOf(page: Page, language: Language = "de") {
  const words = voiceCopy[language];
  const widget = assistantCopy[language];
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    words,
    launcher: button(widget.name(persona)),
    back: button(widget.back).first(),
    start: button(words.start),
    end: button(words.end),
    mute: button(words.mute),
    unmute: button(words.unmute),
    status: page.locator("[data-mode=voice]").getByRole("status"),
    captions: page.getByRole("group", { name: words.captions }),
    failure: page.getByRole("alert").filter({ visible: true }),
    async open(address = "/") {
      await page.goto(address);
      await this.launcher.click();
      await page.getByRole("button", { name: widget.choices.voice.title }).click();
      await this.start.waitFor();
    },
  };
}
