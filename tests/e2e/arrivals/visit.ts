import type { Page } from "@playwright/test";

/** The home documents, without the scene: what a graphics card draws takes a slow machine seconds. */
export const homes = [
  { path: "/?scene=still", language: "de" },
  { path: "/en/?scene=still", language: "en" },
] as const;
export type Hash = "" | "#about" | "#services" | "#contact" | "#nonsense";

/** Where the focus belongs once one has come for a hash: on the place that was named. */
export const focusOnArrival: Record<Hash, string> = {
  "": "body",
  "#about": "home about",
  "#services": "home services",
  "#contact": "body",
  "#nonsense": "body",
};

export async function follow(page: Page, hash: Hash): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    link.click();
  }, hash || "#");
}

/** Collects complaints of React and the page, above all about hydration. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  return complaints;
}
