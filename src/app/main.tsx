import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "#ui/tokens/index.css";
import { documentLanguage } from "./language/document-language.ts";
import { firstLanguage } from "./language/stored-language.ts";
import { readPageOptions } from "./settings/page-options.ts";
import { App } from "./shell/App.tsx";
import { compose } from "./shell/composition.ts";
import "./hydration/first-style.ts";
import { pauseMotion } from "./controls/page-motion.ts";
import { followTheme } from "./theme/theme.ts";

function rootElement(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  return root;
}

// A build without a reporting address leaves this out. The page works without it, so a failed download is ignored.
if (import.meta.env.VITE_ERROR_REPORT_URL) {
  import("./services/reports.ts").then(
    ({ startReports }) => startReports(import.meta.env.VITE_ERROR_REPORT_URL),
    () => undefined,
  );
}

const { scene, still } = readPageOptions(window.location.search);
if (still) pauseMotion(true);
const { dataset } = document.documentElement;
const language = documentLanguage();
const common = { composition: compose(window.location.origin), scene };

/** Hydrates the written page. As a transition, so that React works in small pieces and a press need not wait. */
function takeOver(): void {
  startTransition(() => {
    hydrateRoot(
      rootElement(),
      <StrictMode>
        <App {...common} language={language} year={Number(dataset["year"])} sheet={dataset["sheet"]} />
      </StrictMode>,
    );
  });
}

if (dataset["year"]) {
  // While the browser still reads the document, parts are missing, and React would report a mismatch.
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", takeOver);
  else takeOver();
} else {
  // In development there are no written documents.
  followTheme();
  createRoot(rootElement()).render(
    <StrictMode>
      <App
        {...common}
        language={firstLanguage(() => window.localStorage, language)}
        year={new Date().getFullYear()}
      />
    </StrictMode>,
  );
}
