import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { defaultLanguage } from "#shared/copy.ts";
import "#ui/tokens/index.css";
import { App } from "./App.tsx";
import { compose } from "./composition.ts";
import { Alive } from "./documents/Alive.tsx";
import { readShown } from "./documents/boot/shown.ts";
import { parkedDraft } from "./documents/replay.ts";
import { firstLanguage } from "./language/stored-language.ts";
import { fetched } from "./lazy.ts";
import { stillPage } from "./PageMotion.tsx";
import { readPageOptions } from "./page-options.ts";
import { fetchTheRest, loadContactPage } from "./pages/load.ts";
import { contact, formatRoute, home } from "./router/route.ts";

/** The element that the page lives in. */
function rootElement(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  return root;
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
  const read = () => readShown(document.documentElement.dataset);
  if (read()?.view === "contact") await fetched(loadContactPage);
  return read();
}

async function start() {
  const shown = await standing();
  if (shown) {
    const { language, year, view } = shown;
    window.early?.settle();
    const left = [...(window.parkedViews ?? [])].filter(([name]) => name.endsWith("contact"));
    const draft = parkedDraft(left.map(([, view]) => view));
    if (Object.keys(draft).length > 0) composition.contact.edit(draft);
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
  } else {
    const language = firstLanguage(() => window.localStorage, defaultLanguage);
    createRoot(rootElement()).render(
      <StrictMode>
        <App {...common} language={language} year={new Date().getFullYear()} />
      </StrictMode>,
    );
  }
}

void start();
