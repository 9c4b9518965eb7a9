import { type ContactPort, createContactController } from "mainlicht-site/contact";
import { failure, type Language, LanguageContext, success, systemClock } from "mainlicht-site/shared";
import { StrictMode, useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import "mainlicht-site/tokens.css";
import "mainlicht-site/fonts.css";
import "./tokens.css";
import { BrandPage } from "./BrandPage.tsx";

/** Hands each request to the company's own server. */
const port: ContactPort = {
  prepare: () => undefined,
  async send(request, key, signal) {
    const { ok } = await fetch("/requests", { method: "POST", body: JSON.stringify(request), signal });
    if (!ok) return failure({ kind: "unavailable" });
    return success({ ...request, id: key, createdAt: new Date().toISOString() });
  },
};

const contact = createContactController({
  port,
  handover: { take: () => null },
  clock: systemClock,
  newKey: () => crypto.randomUUID(),
});

function App() {
  const [language, choose] = useState<Language>("de");
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageContext value={{ language, choose }}>
      <BrandPage contact={contact} />
    </LanguageContext>
  );
}

const root = document.createElement("main");
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
