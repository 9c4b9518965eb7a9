import type { HeroFacts } from "#features/hero/HeroView.tsx";

export const heroFacts: HeroFacts = {
  price: { setupFrom: 2900, monthlyFrom: 290 },
  market: {
    region: { de: "Deutschland, Österreich und der Schweiz", en: "Germany, Austria and Switzerland" },
  },
};
