import { lazy, type RefObject, Suspense } from "react";
import { HeroSection } from "#features/hero/HeroSection.tsx";
import type { HeroController } from "#features/hero/hero.controller.ts";
import type { SceneMode } from "#features/hero/scene/eligible.ts";
import { RiverScene } from "#features/hero/scene/RiverScene.tsx";
import { HeroPause } from "../HeroPause.tsx";
import { laterParts } from "../later-parts.ts";
import { whenNeeded } from "../lazy.ts";
import { useTitle } from "../useTitle.ts";
import { loadHomeSections } from "./load.ts";

// The section before it, #about, is there to be read alone.
const HomeSections = lazy(() => whenNeeded(laterParts.sections, loadHomeSections));

export interface HomePageProps {
  hero: HeroController;
  scene: SceneMode;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The home view. */
export function HomePage({ hero, scene, headingRef }: HomePageProps) {
  useTitle("home");
  return (
    <>
      <HeroSection
        controller={hero}
        headingRef={headingRef}
        scene={<RiverScene mode={scene} />}
        pause={<HeroPause />}
      />
      <Suspense>
        <HomeSections />
      </Suspense>
    </>
  );
}
