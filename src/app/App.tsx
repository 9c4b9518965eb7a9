import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { AssistantSection } from "#features/assistant/AssistantSection.tsx";
import { Footer } from "#features/frame/Footer.tsx";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { TopBar } from "#features/frame/TopBar.tsx";
import type { SceneMode } from "#features/hero/scene/eligible.ts";
import { NewsletterForm } from "#features/newsletter/NewsletterForm.tsx";
import { type Language, useCopy } from "#shared/copy.ts";
import { AnnouncerProvider } from "#ui/announcer/Announcer.tsx";
import { SkipLink } from "#ui/skip-link/SkipLink.tsx";
import type { Composition } from "./composition.ts";
import { calm } from "./documents/boot/shown.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LanguageOffer } from "./language/LanguageOffer.tsx";
import { LanguageProvider } from "./language/LanguageProvider.tsx";
import { laterParts } from "./later-parts.ts";
import { fetched, onFirstTouch, wakeAll, whenNeeded } from "./lazy.ts";
import { Arriving } from "./pages/Arriving.tsx";
import { CrashPage } from "./pages/CrashPage.tsx";
import { HomePage } from "./pages/HomePage.tsx";
import { fetchTheRest, loadContactPart, loadHomeSections, loadPageControls } from "./pages/load.ts";
import { type HomePlace, useArrival } from "./router/arrival.ts";
import { keepCallWish } from "./router/call-wish.ts";
import { contact as contactRoute, formatRoute, home, hrefOf } from "./router/route.ts";
import { navigate, useRoute } from "./router/useRoute.ts";
import { useWait } from "./router/useWait.ts";
import { site } from "./site.ts";

// Under no boundary of its own: the view before stays until this one has been fetched (useDeferredValue), and a
// page that begins with it comes alive as a whole.
const ContactPage = lazy(() => fetched(loadContactPart));
const PageControls = lazy(() => whenNeeded(laterParts.controls, loadPageControls));

export interface AppProps {
  language: Language;
  composition: Composition;
  /** The view that stands in the document already: hydration begins with it, whatever the address says by then. */
  hash?: string;
  /** Of the copyright line. A prerendered document brings its own, so that it and the script agree. */
  year: number;
  scene: SceneMode;
}

/** The whole page under its providers. */
export function App({ language, composition, hash = "", year, scene }: AppProps) {
  return (
    <LanguageProvider initial={language} onChange={wakeAll}>
      <ErrorBoundary fallback={<CrashPage email={site.email} onReload={() => window.location.reload()} />}>
        <AnnouncerProvider>
          <Page composition={composition} hash={hash} year={year} scene={scene} />
        </AnnouncerProvider>
      </ErrorBoundary>
    </LanguageProvider>
  );
}

function Page({ composition, hash, year, scene }: Required<Omit<AppProps, "language">>) {
  const { desk, hero, assistant, copyText } = composition;
  const wanted = useRoute(hash);
  // The view before stays until the next one has been fetched.
  const route = useDeferredValue(wanted);
  const wait = useWait(wanted.view !== route.view);
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useMemo<HomePlace>(() => ({ y: 0 }), []);
  useArrival(route, heading, place);
  useEffect(keepCallWish, []);

  // At once, so that no sign falls between the inline script's watch and this one.
  useLayoutEffect(() => onFirstTouch(fetchTheRest), []);
  useEffect(() => {
    if (route.view !== "contact") return;
    document.documentElement.removeAttribute(calm);
    loadHomeSections().catch(() => undefined);
  }, [route.view]);

  function goHomeToTheTop() {
    place.y = 0;
    navigate(home);
  }

  return (
    <>
      <SkipLink target="main">{useCopy(frameCopy).skip}</SkipLink>
      <TopBar
        brand={site.brand}
        homeHref={hrefOf(home)}
        contactHref={hrefOf(contactRoute)}
        currentHref={formatRoute(route)}
      />
      <LanguageOffer />
      <main id="main" tabIndex={-1}>
        {route.view === "contact" ? (
          <ContactPage desk={desk} copyText={copyText} onHome={goHomeToTheTop} headingRef={heading} />
        ) : (
          <HomePage hero={hero} scene={scene} headingRef={heading} />
        )}
      </main>
      <Arriving wait={wait} email={site.email} />
      <Footer
        owner={site.legalName}
        city={site.address.city}
        year={year}
        newsletter={<NewsletterForm />}
        controls={
          <Suspense>
            <PageControls />
          </Suspense>
        }
      />
      <AssistantSection
        controller={assistant.controller}
        views={assistant.views}
        persona={site.persona}
        email={site.email}
        contactHref={hrefOf(contactRoute)}
      />
    </>
  );
}
