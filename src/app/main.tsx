import { type ReactNode, StrictMode, useEffect, useLayoutEffect, useRef } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { defaultLanguage } from "#shared/copy.ts";
import "#ui/tokens/index.css";
import { App } from "./App.tsx";
import { compose } from "./composition.ts";
import { readShown } from "./documents/boot/shown.ts";
import { replay, type Touched, touchedFields } from "./documents/replay.ts";
import { firstLanguage } from "./language/stored-language.ts";
import { stillPage } from "./PageMotion.tsx";
import { readPageOptions } from "./page-options.ts";
import { contact, formatRoute, home } from "./router/route.ts";

/** The element that the page lives in. */
function rootElement(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  return root;
}

/**
 * Takes over what was done before the page answered by itself. It is read when React has taken over the elements,
 * not before: until then more may be typed.
 */
function Alive({ children }: { children: ReactNode }) {
  const touched = useRef<readonly Touched[]>([]);
  useLayoutEffect(() => {
    window.early?.stop();
    touched.current = touchedFields(rootElement());
  }, []);
  useEffect(() => replay(touched.current, window.early), []);
  return children;
}

const composition = compose(window.location.origin);
const { scene, still } = readPageOptions(window.location.search);
if (still) stillPage(true);
const shown = readShown(document.documentElement.dataset);
const common = { composition, scene };

if (shown) {
  const { language, year } = shown;
  const hash = formatRoute(shown.view === "contact" ? contact : home);
  hydrateRoot(
    rootElement(),
    <StrictMode>
      <Alive>
        <App {...common} language={language} hash={hash} year={year} />
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
