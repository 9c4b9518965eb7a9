import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { defaultLanguage, isLanguage } from "#shared/copy.ts";
import "#ui/tokens/index.css";
import { App } from "./App.tsx";
import { compose } from "./composition.ts";
import { Alive } from "./documents/Alive.tsx";
import { readShown } from "./documents/boot/shown.ts";
import { touchedFields } from "./documents/fields.ts";
import { firstLanguage } from "./language/stored-language.ts";
import { laterParts } from "./later-parts.ts";
import { fetched } from "./lazy.ts";
import { readPageOptions } from "./page-options.ts";
import { fetchTheRest, loadContactPart } from "./pages/load.ts";
import { holdPresses } from "./presses.ts";
import { contact, formatRoute, home } from "./router/route.ts";
import { stillPage } from "./still.ts";

/** The element that the page lives in. */
function rootElement(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  return root;
}

// Without an address the build leaves this out. A failure is the errors' own: the page goes on.
if (import.meta.env.VITE_ERROR_REPORT_URL) {
  import("./reports.ts").then(
    ({ startReports }) => startReports(import.meta.env.VITE_ERROR_REPORT_URL),
    () => undefined,
  );
}

const composition = compose(window.location.origin);
const { scene, still } = readPageOptions(window.location.search);
if (still) stillPage(true);
const common = { composition, scene };

/**
 * The view that stands in the document. What it needs is fetched first, while the inline script still follows the
 * address: from `hydrateRoot` on nothing but React may change the elements.
 */
async function standing() {
  await window.styled;
  const read = () => readShown(document.documentElement.dataset);
  if (read()?.view === "contact") await fetched(loadContactPart);
  return read();
}

/** Takes over what was typed into a contact form that was left again; the form is fetched for it. */
async function takeOverParked(views: Window["parkedViews"]) {
  if (!views || ![...views.values()].some((view) => touchedFields(view).length > 0)) return;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  const { parkedDraft } = await fetched(loadContactPart);
  const { contact } = await composition.desk();
  contact.edit(parkedDraft(views));
  window.removeEventListener("beforeunload", ask);
}

async function start() {
  const shown = await standing();
  if (shown) {
    const { language, year, view } = shown;
    window.early?.settle();
    void takeOverParked(window.parkedViews);
    // Before anything is repeated: what is repeated may be a press on such a part.
    for (const id of Object.values(laterParts)) holdPresses(id);
    // As a transition it is done piece by piece: nothing that the visitor does waits for the whole of it.
    startTransition(() => {
      hydrateRoot(
        rootElement(),
        <StrictMode>
          <Alive root={rootElement} early={window.early} onStirred={fetchTheRest}>
            <App
              {...common}
              language={language}
              hash={formatRoute(view === "contact" ? contact : home)}
              year={year}
            />
          </Alive>
        </StrictMode>,
      );
    });
  } else {
    const { lang } = document.documentElement;
    const language = firstLanguage(() => window.localStorage, isLanguage(lang) ? lang : defaultLanguage);
    createRoot(rootElement()).render(
      <StrictMode>
        <App {...common} language={language} year={new Date().getFullYear()} />
      </StrictMode>,
    );
  }
}

void start();
