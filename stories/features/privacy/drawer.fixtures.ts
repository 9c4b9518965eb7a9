import {
  contactRows,
  type DrawerState,
  type KeptRow,
  keptRows,
} from "#features/privacy/drawer/drawer.machine.ts";
import { contactsOf } from "#features/privacy/ledger/ledger.ts";
import { withProviders } from "./privacy.fixtures.ts";

type Shown = Extract<DrawerState, { status: "shown" }>;

const own = "https://mainlicht.example";
const contacts = contactsOf(withProviders, own);

export const kept: readonly KeptRow[] = keptRows([
  { place: "local", key: "language", value: "en" },
  { place: "session", key: "hero-email", value: "k.brandt@werkzeugbau.example" },
]);

export const [stranger] = keptRows([
  { place: "local", key: "_extension_state", value: "<img src=x onerror=alert(1)>" },
]) as [KeptRow];

const reading = [`${own}/`, ...["main.js", "first.css", "text.woff2"].map((file) => `${own}/assets/${file}`)];
const asking = [...reading, `${own}/rest/v1/contact_submissions?select=*`];
const providers = [
  ...asking,
  "https://cdn.voiceflow.com/widget-next/bundle.mjs",
  "https://general-runtime.voiceflow.com/public/project",
  "https://api.vapi.ai/call/web",
  "https://c.daily.co/call-machine/versioned/call-machine-object-bundle.js",
];
const strange = [...reading, "https://collect.example/pixel.gif", "https://fonts.example/face.woff2"];

/** The contacts of a visit, from reading alone to everything at once. */
export const contacted = {
  reading: contactRows(reading, contacts),
  asking: contactRows(asking, contacts),
  providers: contactRows(providers, contacts),
  strange: contactRows(strange, contacts),
};

export function shown(parts: Partial<Omit<Shown, "status">>): Shown {
  return { status: "shown", kept: [], contacts: [], refused: false, deleted: "not", ...parts };
}
