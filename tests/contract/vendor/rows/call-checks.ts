import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@daily-co/daily-js", "chromium");

/** What the call client accepts and refuses. */
export const callChecks = {
  "CALL-04.participant keys": asSpecified(
    "5 participant",
    "updateParticipant()",
    "A key of a participant update must be known.",
  ),
  "CALL-04.user data": asSpecified(
    "5 user data",
    "setUserData()",
    "userData is JSON of at most 4096 characters.",
  ),
  "CALL-04.interval": differs(
    "5 interval",
    "startRemoteParticipantsAudioLevelObserver()",
    "The observer's interval is a number of at least 100.",
    ["Refuses 99 and text, but takes 0 and NaN.", "The guard takes finite numbers from 100 on."],
  ),
  "CALL-04.track name": asSpecified(
    "5 track name",
    "startCustomTrack()",
    "A custom track's name has at most 50 characters and is none of the seven reserved ones.",
  ),
  "CALL-04.track mode": asSpecified(
    "5 track name",
    "startCustomTrack()",
    "Its mode is music, speech or an object, and it is a media track.",
  ),
  "CALL-05.types": differs("5 recording", "startRecording()", "A recording is cloud, raw-tracks or local.", [
    "Takes cloud-audio-only as well.",
    "The guard takes the three.",
  ]),
  "CALL-06.target": asSpecified("5 dial out", "startDialOut()", "Exactly one of sipUri and phoneNumber."),
  "CALL-06.addresses": asSpecified(
    "5 dial out",
    "startDialOut()",
    'A sipUri begins with "sip:", a phoneNumber is + and digits.',
  ),
  "CALL-06.codecs": asSpecified(
    "5 dial out",
    "startDialOut()",
    "Audio OPUS, PCMU, PCMA or G722; video H264 or VP8.",
  ),
  "CALL-06.caller": asSpecified("5 dial out", "startDialOut()", "callerId is text and not for a sipUri."),
  "CALL-06.names": asSpecified(
    "5 dial out",
    "startDialOut()",
    "displayName under 200 characters, userId at most 36.",
  ),
  "CALL-06.permissions": asSpecified("6 call room", "startDialOut()", "Dial-out may carry canReceive."),
  "CALL-07.transfer": asSpecified(
    "5 transfer",
    "sipCallTransfer()",
    "A transfer needs sessionId and toEndPoint, which begins with sip: or +; callerId for a phone number only.",
  ),
  "CALL-07.refer": asSpecified("5 transfer", "sipRefer()", "A refer needs a sip endpoint."),
  "CALL-08.tones": asSpecified(
    "5 dtmf",
    "sendDTMF()",
    "sessionId and at most 20 tones of 0-9, A-D, * and #.",
  ),
  "CALL-09.size": asSpecified(
    "5 message size",
    "sendAppMessage()",
    "An app message has at most 4096 characters as JSON, unless the room says otherwise.",
  ),
  "CALL-10.simulcast": asSpecified(
    "5 simulcast",
    "updateSendSettings()",
    "1 to 3 layers, numeric keys in range, maxBitrate where it is required.",
  ),
  "CALL-10.simulcast of a player": differs(
    "5 simulcast",
    "startRemoteMediaPlayer()",
    "The same layers for a remote media player.",
    [
      "Always fails with an error about itself, whatever the layers are.",
      "The guard refuses them with an error that says what is wrong.",
    ],
  ),
  "CALL-10.video presets": asSpecified("5 send settings", "updateSendSettings()", "Six presets for video."),
  "CALL-10.screen presets": asSpecified(
    "5 send settings",
    "updateSendSettings()",
    "Four presets for the screen.",
  ),
  "CALL-10.qualities": asSpecified(
    "5 send settings",
    "updateSendSettings()",
    "maxQuality low, medium or high; encodings low, low and medium, or all three.",
  ),
  "CALL-10.receive keys": differs(
    "5 receive settings",
    "updateReceiveSettings()",
    'Keys are local, a participant id or "*".',
    ["Refuses local.", "The guard takes it and leaves it out: nobody receives their own tracks."],
  ),
  "CALL-10.layers": asSpecified(
    "5 receive settings",
    "updateReceiveSettings()",
    "A layer is a non-negative integer or inherit.",
  ),
  "CALL-11.blur": asSpecified(
    "5 background",
    "updateInputSettings()",
    "Blur strength above 0 and at most 1.",
  ),
  "CALL-11.image": asSpecified(
    "5 background",
    "updateInputSettings()",
    "An image is 1 to 10, the default, an address of a supported type, or a buffer.",
  ),
  "CALL-12.volume": asSpecified(
    "5 player volume",
    "updateRemoteMediaPlayer()",
    "Volume is a number from 0 to 2.",
  ),
  "CALL-12.state": asSpecified("3 media player", "updateRemoteMediaPlayer()", "State is play or pause."),
  "CALL-13.names": differs(
    "5 names and sound",
    "setShowNamesMode()",
    "Names are shown always, never or false.",
    ["Another value is a line on the console and nothing else.", "The guard throws."],
  ),
  "CALL-13.sound": asSpecified("5 names and sound", "setPlayNewParticipantSound()", "A boolean or a number."),
  "CALL-14.update": asSpecified(
    "5 transcription",
    "updateTranscription()",
    "Options are needed, participants are an array.",
  ),
  "CALL-14.stop": asSpecified(
    "5 transcription",
    "stopTranscription()",
    "Stop with options needs an instanceId.",
  ),
  "CALL-15.location": asSpecified(
    "5 integration and tray",
    "customIntegrations",
    "Main or sidebar, and exactly one of src and srcdoc.",
  ),
  "CALL-15.fields": asSpecified(
    "3 integration",
    "customIntegrations",
    "All fields of an integration are known; others are refused.",
  ),
  "CALL-15.controlled by": asSpecified(
    "6 call room",
    "customIntegrations",
    "Controlled by everyone, owners or a list.",
  ),
  "CALL-15.tray": asSpecified(
    "3 tray button",
    "customTrayButtons",
    "A button has iconPath, iconPathDarkMode and visualState.",
  ),
  "CALL-15.tray state": asSpecified(
    "5 integration and tray",
    "customTrayButtons",
    "visualState is default, sidebar-open or active.",
  ),
  "CALL-17.colours": differs("5 third-party limits", "theme", "Theme colours are hex.", [
    "Refuses words, but takes hex with anything behind it.",
    "The guard takes # with 3 or 6 digits and nothing else.",
  ]),
  "CALL-17.grid": asSpecified("5 third-party limits", "layoutConfig", "1 to 49 tiles on a page."),
  "CALL-17.session data": asSpecified(
    "5 third-party limits",
    "setMeetingSessionData()",
    "A plain object of at most 102400 characters as JSON.",
  ),
} as const satisfies Rows;
