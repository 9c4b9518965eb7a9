import type { HeroFacts } from "#features/hero/HeroView.tsx";

/** For whom and from how much on, as the company's facts say it. */
export const heroFacts: HeroFacts = {
  price: { setupFrom: 2900, monthlyFrom: 290 },
  market: { region: { de: "DACH", en: "Germany, Austria and Switzerland" } },
  project: { callMinutes: 30 },
};
