import { Suspense } from "react";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { TopBar } from "#features/frame/TopBar.tsx";
import { HeroSection } from "#features/hero/HeroSection.tsx";
import type { SceneMode } from "#features/hero/scene/eligible.ts";
import { type Language, useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { AnnouncerProvider } from "#ui/announcer/Announcer.tsx";
import { SkipLink } from "#ui/skip-link/SkipLink.tsx";
import { HeroPause } from "../controls/HeroPause.tsx";
import { HydrationBoundary } from "../hydration/HydrationBoundary.tsx";
import { LoadingNotice } from "../hydration/LoadingNotice.tsx";
import { LanguageProvider } from "../language/LanguageProvider.tsx";
import { CrashPage } from "../pages/CrashPage.tsx";
import { secondPart } from "../pages/load.ts";
import { contactRoute, formatRoute, homeRoute, hrefOf } from "../router/route.ts";
import { useRoute } from "../router/useRoute.ts";
import type { Composition } from "./composition.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import "../router/views.css";
import { useTitle } from "../pages/useTitle.ts";
import { sample, site } from "../site.ts";
import { useThemeSwitch } from "../theme/useThemeSwitch.ts";

// Each under a boundary of its own: what stands in the document is taken over when the script is there.
const ContactPage = secondPart(({ ContactPage }) => ContactPage);
const HomeSections = secondPart(({ HomeSections }) => HomeSections);
const SentLight = secondPart(({ SentLight }) => SentLight);
const LitWindow = secondPart(({ LitWindow }) => LitWindow);
const LanguageOffer = secondPart(({ LanguageOffer }) => LanguageOffer);
const NightExample = secondPart(({ NightExample }) => NightExample);
const RiverScene = secondPart(({ RiverScene }) => RiverScene);
const PageAssistant = secondPart(({ PageAssistant }) => PageAssistant);
const PageEnd = secondPart(({ PageEnd }) => PageEnd);

export interface AppProps {
  /** The document's own. */
  language: Language;
  composition: Composition;
  /** Of the copyright line. A prerendered document brings its own, so that it and the script agree. */
  year: number;
  scene: SceneMode;
  /** The style of what lies below the hero, where it is a file (`HomeSections`). */
  sheet?: string | undefined;
}

export function App({ language, ...page }: AppProps) {
  return (
    <LanguageProvider initial={language}>
      <ErrorBoundary fallback={<CrashPage email={site.email} onReload={() => window.location.reload()} />}>
        <AnnouncerProvider>
          <Page {...page} />
        </AnnouncerProvider>
      </ErrorBoundary>
    </LanguageProvider>
  );
}

/**
 * Both views, side by side. Does not follow the address itself: a part that is not taken over yet must be drawn as
 * it stands in the document.
 */
function Page({ composition, year, scene, sheet }: Omit<AppProps, "language">) {
  const { contactServices, hero, assistant, copyText } = composition;

  return (
    <HydrationBoundary>
      <SkipLink target="main">{useCopy(frameCopy).skip}</SkipLink>
      <CurrentTopBar />
      <Suspense>
        <LanguageOffer />
      </Suspense>
      <main id="main" tabIndex={-1}>
        <div data-on="home">
          <HeroSection
            controller={hero}
            facts={site}
            sample={sample.includes("price")}
            scene={
              <Suspense>
                <RiverScene mode={scene} />
                <NightExample />
              </Suspense>
            }
            pause={<HeroPause />}
            sentLight={
              <Suspense>
                <SentLight city={<LitWindow />} />
              </Suspense>
            }
          />
        </div>
        <Suspense>
          <ContactPage contactServices={contactServices} copyText={copyText} />
        </Suspense>
        <Suspense>
          <HomeSections sheet={sheet} assistant={assistant} />
        </Suspense>
      </main>
      <Suspense>
        <PageEnd year={year} />
      </Suspense>
      <Suspense>
        <PageAssistant assistant={assistant} />
      </Suspense>
      <LoadingNotice email={site.email} />
    </HydrationBoundary>
  );
}

/** The top bar, which says where one is; so does the title. */
function CurrentTopBar() {
  const route = useRoute();
  const theme = useThemeSwitch();
  // The document leaves it out to stay small; the bar keeps its place.
  const showsTheme = useHydrated();
  useTitle("home", route.view === "home");
  return (
    <TopBar
      brand={site.brand}
      homeHref={hrefOf(homeRoute)}
      contactHref={hrefOf(contactRoute)}
      theme={showsTheme ? theme : undefined}
      currentHref={formatRoute(route)}
    />
  );
}
