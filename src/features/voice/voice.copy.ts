import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import { endedForMs } from "./voice.calls.ts";
import type { VoiceFailure } from "./voice.port.ts";

export interface Trouble {
  title: string;
  text: string;
}

export const voiceCopy = defineCopy({
  de: {
    /** The status line (VOICE-01). */
    status: {
      ready: "Bereit zum Gespräch.",
      microphone: "Ihr Browser fragt nach dem Mikrofon. Bitte erlauben Sie es.",
      connecting: "Verbindung wird aufgebaut …",
      slow: "Das dauert länger als üblich. Sie können weiter warten oder abbrechen.",
      listens: (persona: string) => `${persona} hört Ihnen zu.`,
      reads: (persona: string) => `${persona} wartet auf Ihre Frage.`,
      speaks: (persona: string) => `${persona} spricht …`,
      muted: "Ihr Mikrofon ist stumm.",
      ended: "Das Gespräch ist beendet.",
      failed: "Nicht verbunden.",
    },
    before: {
      /** On whose machine, and whether it is recorded. */
      builtIn: claim(
        "Das Gespräch findet in Ihrem Browser statt: Nichts davon verlässt Ihr Gerät.",
        "voice-on-device",
      ),
      provider: (name: string, hosts: string) =>
        claim(
          `Das Gespräch läuft über ${name}. Beim Start verbindet sich Ihr Browser mit ${hosts}; übertragen werden Ihre Stimme und Ihre IP-Adresse. Bis dahin wird nichts von dort geladen.`,
          "voice-after-press",
        ),
      microphone: "Nach dem Start fragt Ihr Browser nach dem Mikrofon.",
      /** Whether it is recorded: on the device, and at a provider. */
      recording: {
        builtIn: claim("Es wird nichts aufgezeichnet.", "voice-on-device"),
        provider: claim(
          "Der Ton wird nicht aufgezeichnet; der Anbieter erstellt eine Abschrift. Mit dem Start willigen Sie in die Übertragung in die USA ein.",
          "audio-not-recorded",
        ),
      },
      more: "Mehr dazu in der",
    },
    start: "Gespräch starten",
    startOff: "Das Gespräch läuft schon",
    /** For the moment in which the end of a call is shown. */
    startSoon: `Neues Gespräch in ${endedForMs / 1000} Sekunden möglich`,
    cancel: "Abbrechen und zurück zur Auswahl",
    end: "Auflegen",
    back: "Zurück zur Auswahl",
    /** Below each sign: a part of its name. */
    short: {
      mute: "Stumm\u00adschalten",
      unmute: "Einschalten",
      start: "Starten",
      stop: "Stopp",
      repeat: "Noch mal",
      pace: (pace: number) => `Tempo ${pace.toLocaleString("de")}×`,
      back: "Zur Auswahl",
      cancel: "Abbrechen",
    },
    /** The keys that steer what the assistant says. */
    speech: {
      stop: "Stopp: nicht weitersprechen",
      repeat: "Noch mal: die letzte Antwort wiederholen",
      pace: (pace: number) => `Tempo ${pace.toLocaleString("de")}×: langsamer oder schneller sprechen`,
    },
    mute: "Mikrofon stummschalten",
    unmute: "Mikrofon einschalten",
    muteOff: "Stummschalten geht erst im Gespräch",
    muteNone: "In diesem Gespräch ist kein Mikrofon offen",
    unheard: {
      title: "Wir hören Sie nicht.",
      text: "Ist das richtige Mikrofon gewählt und eingeschaltet? Sie finden es in den Toneinstellungen Ihres Geräts.",
    },
    soundBlocked: "Ihr Browser gibt keinen Ton aus. Was gesagt wird, steht in den Untertiteln.",
    readsOnly: "Ihr Browser hat keine eigene Stimme: Die Antworten stehen hier zum Lesen.",
    noMicrophone: "Das Mikrofon bleibt aus. Tippen Sie Ihre Frage an oder schreiben Sie sie.",
    captions: "Untertitel",
    you: "Sie",
    me: "Ich",
    noCaptions: "Hier steht, was gesagt wird.",
    copy: "Kopieren",
    copied: "Gespräch kopiert",
    notCopied: "Kopieren war nicht möglich",
    transcript: (persona: string) => `Gespräch mit ${persona} (KI-Assistent)`,
    questions: "Fragen zum Antippen",
    field: "Ihre Frage",
    placeholder: "Frage eingeben",
    send: "Senden",
    ways: {
      again: "Noch einmal",
      withoutMicrophone: "Ohne Mikrofon",
      builtIn: "Eingebaute Stimme",
      write: "Lieber schreiben",
      contact: "Kontaktformular",
    },
    failures: {
      micRefused: {
        title: "Das Mikrofon wurde nicht freigegeben.",
        text: "Versuchen Sie es noch einmal und wählen Sie in der Frage des Browsers „Zulassen“.",
      },
      micBlocked: {
        title: "Ihr Browser sperrt das Mikrofon für diese Seite.",
        text: "Über das Zeichen links neben der Adresse können Sie das Mikrofon wieder zulassen. Versuchen Sie es danach noch einmal.",
      },
      micMissing: {
        title: "Es wurde kein Mikrofon gefunden.",
        text: "Schließen Sie eines an oder schalten Sie es ein, und versuchen Sie es dann noch einmal.",
      },
      micInUse: {
        title: "Das Mikrofon ist belegt.",
        text: "Ein anderes Programm verwendet es gerade, vielleicht eine Videokonferenz. Schließen Sie es und versuchen Sie es noch einmal.",
      },
      insecure: {
        title: "Diese Verbindung ist nicht verschlüsselt.",
        text: "Browser öffnen das Mikrofon nur auf Seiten mit https://. Bitte rufen Sie die Seite so auf, oder schreiben Sie uns.",
      },
      unsupported: {
        title: "Dieser Browser kann keine Sprachgespräche führen.",
        text: "Ein aktueller Browser kann es. Schriftlich geht es auch hier.",
      },
      noTarget: {
        title: "Hier nimmt gerade niemand ab.",
        text: "Das Sprachgespräch ist noch nicht eingerichtet. Bitte schreiben Sie uns.",
      },
      network: {
        title: "Keine Verbindung.",
        text: "Vielleicht ist Ihre Internetverbindung unterbrochen, oder eine Firewall oder ein Werbeblocker verhindert das Gespräch. Versuchen Sie es gleich noch einmal.",
      },
      unauthorized: {
        title: "Das Sprachgespräch ist gerade nicht verfügbar.",
        text: "Unser Zugang wurde abgelehnt; das liegt an uns. Bitte schreiben Sie uns.",
      },
      quota: {
        title: "Das Sprachgespräch ist gerade nicht verfügbar.",
        text: "Unser Kontingent ist aufgebraucht; das liegt an uns. Bitte schreiben Sie uns.",
      },
      tooMany: {
        title: "Im Moment rufen zu viele an.",
        text: "Bitte versuchen Sie es in einer Minute noch einmal.",
      },
      provider: {
        title: "Das Gespräch ließ sich nicht herstellen.",
        text: "Beim Anbieter des Sprachgesprächs ist etwas schiefgegangen. Versuchen Sie es noch einmal, oder schreiben Sie uns.",
      },
      notLoaded: {
        title: "Das Sprachgespräch konnte nicht geladen werden.",
        text: "Vielleicht ist Ihre Verbindung unterbrochen, oder eine Firewall oder ein Werbeblocker verhindert es.",
      },
      notJoined: {
        title: "Der Gesprächsraum ließ sich nicht öffnen.",
        text: "Versuchen Sie es noch einmal: Dann wird ein neuer geöffnet.",
      },
      recorded: {
        title: "Der Anbieter wollte das Gespräch aufzeichnen.",
        text: claim(
          "Wir lassen nichts aufzeichnen und haben es deshalb beendet. Bitte schreiben Sie uns.",
          "audio-not-recorded",
        ),
      },
      ejected: {
        title: "Das Gespräch wurde unterbrochen.",
        text: "Die Gegenseite hat die Verbindung beendet. Sie können ein neues beginnen.",
      },
      outdated: {
        title: "Diese Fassung der Seite ist zu alt.",
        text: "Bitte laden Sie die Seite neu und beginnen Sie dann noch einmal.",
      },
      timedOut: {
        title: "Das hat zu lange gedauert.",
        text: "Es kam keine Antwort. Versuchen Sie es noch einmal, oder schreiben Sie uns.",
      },
      stuck: {
        title: "Ein früheres Gespräch wurde nicht richtig beendet.",
        text: "Ihr Mikrofon ist aus. Bitte laden Sie die Seite neu, bevor Sie ein neues Gespräch beginnen.",
      },
    } satisfies Record<VoiceFailure, Trouble>,
    log: "Protokoll der Sprachverbindung",
    logEmpty: "Noch nichts geschehen.",
    logLate: "zu spät",
  },
  en: {
    status: {
      ready: "Ready when you are.",
      microphone: "Your browser is asking for the microphone. Please allow it.",
      connecting: "Connecting …",
      slow: "This is taking longer than usual. You can keep waiting or cancel.",
      listens: (persona) => `${persona} is listening.`,
      reads: (persona) => `${persona} is waiting for your question.`,
      speaks: (persona) => `${persona} is speaking …`,
      muted: "Your microphone is muted.",
      ended: "The call has ended.",
      failed: "Not connected.",
    },
    before: {
      builtIn: claim(
        "The call takes place in your browser: none of it leaves your device.",
        "voice-on-device",
      ),
      provider: (name, hosts) =>
        claim(
          `The call runs through ${name}. When you start it, your browser connects to ${hosts}; your voice and your IP address are transmitted. Until then, nothing is loaded from there.`,
          "voice-after-press",
        ),
      microphone: "Once you start, your browser asks for the microphone.",
      recording: {
        builtIn: claim("Nothing is recorded.", "voice-on-device"),
        provider: claim(
          "Audio is not recorded; the provider makes a transcript. By starting, you consent to the transfer to the USA.",
          "audio-not-recorded",
        ),
      },
      more: "More on this in the",
    },
    start: "Start the call",
    startOff: "The call is already running",
    startSoon: `Available again in ${endedForMs / 1000} seconds`,
    cancel: "Cancel and go back to options",
    end: "Hang up",
    back: "Back to options",
    short: {
      mute: "Mute",
      unmute: "Unmute",
      start: "Start",
      stop: "Stop",
      repeat: "Repeat",
      pace: (pace) => `Speed ${pace}×`,
      back: "Back",
      cancel: "Cancel",
    },
    speech: {
      stop: "Stop speaking",
      repeat: "Repeat the last answer",
      pace: (pace) => `Speed ${pace}×: speak slower or faster`,
    },
    mute: "Mute the microphone",
    unmute: "Unmute the microphone",
    muteOff: "Muting works once you are in the call",
    muteNone: "No microphone is open in this call",
    unheard: {
      title: "We cannot hear you.",
      text: "Is the right microphone chosen and switched on? You will find it in your device’s sound settings.",
    },
    soundBlocked: "Your browser plays no sound. What is said is shown in the captions.",
    readsOnly: "Your browser has no voice of its own. The answers are here to read.",
    noMicrophone: "The microphone stays off. Tap a question or type your own.",
    captions: "Captions",
    you: "You",
    me: "Me",
    noCaptions: "What is said appears here.",
    copy: "Copy",
    copied: "Conversation copied",
    notCopied: "That could not be copied",
    transcript: (persona) => `Conversation with ${persona} (AI assistant)`,
    questions: "Questions to tap",
    field: "Your question",
    placeholder: "Type a question",
    send: "Send",
    ways: {
      again: "Try again",
      withoutMicrophone: "Without a mic",
      builtIn: "Built-in voice",
      write: "Write instead",
      contact: "Contact form",
    },
    failures: {
      micRefused: {
        title: "The microphone was not allowed.",
        text: "Try again and choose “Allow” when your browser asks.",
      },
      micBlocked: {
        title: "Your browser blocks the microphone for this page.",
        text: "The icon to the left of the address lets you allow it again. Then try once more.",
      },
      micMissing: {
        title: "No microphone was found.",
        text: "Plug one in or switch it on, then try again.",
      },
      micInUse: {
        title: "The microphone is in use.",
        text: "Another program is using it, perhaps a video call. Close that and try again.",
      },
      insecure: {
        title: "This connection is not encrypted.",
        text: "Browsers open the microphone only on pages with https://. Please open the page that way, or write to us.",
      },
      unsupported: {
        title: "This browser cannot make voice calls.",
        text: "A current browser can. Writing works here too.",
      },
      noTarget: {
        title: "Nobody is answering here right now.",
        text: "Voice calls are not set up yet. Please write to us.",
      },
      network: {
        title: "No connection.",
        text: "Your internet connection may be down, or a firewall or an ad blocker prevents the call. Try again in a moment.",
      },
      unauthorized: {
        title: "Voice calls are unavailable right now.",
        text: "Our access was refused; this is our fault. Please write to us.",
      },
      quota: {
        title: "Voice calls are unavailable right now.",
        text: "Our quota is used up; this is our fault. Please write to us.",
      },
      tooMany: {
        title: "Too many people are calling right now.",
        text: "Please try again in a minute.",
      },
      provider: {
        title: "The call could not be set up.",
        text: "Something went wrong at the voice provider. Try again, or write to us.",
      },
      notLoaded: {
        title: "The voice call could not be loaded.",
        text: "Your connection may be down, or a firewall or an ad blocker prevents it.",
      },
      notJoined: {
        title: "The call could not be opened.",
        text: "Try again; a new one will be opened.",
      },
      recorded: {
        title: "The provider wanted to record the call.",
        text: claim(
          "We do not have calls recorded, so we ended it. Please write to us.",
          "audio-not-recorded",
        ),
      },
      ejected: {
        title: "The call was interrupted.",
        text: "The other side ended the connection. You can begin a new call.",
      },
      outdated: {
        title: "This version of the page is too old.",
        text: "Please reload the page, then begin again.",
      },
      timedOut: {
        title: "That took too long.",
        text: "No answer came. Try again, or write to us.",
      },
      stuck: {
        title: "An earlier call did not end properly.",
        text: "Your microphone is off. Please reload the page before you begin a new call.",
      },
    },
    log: "Voice connection log",
    logEmpty: "Nothing has happened yet.",
    logLate: "too late",
  },
});

export type VoiceWords = (typeof voiceCopy)["de"];
