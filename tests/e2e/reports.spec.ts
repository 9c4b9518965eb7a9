import { expect, type Page } from "@playwright/test";
import { envOf } from "../../src/app/settings/env.ts";
import { test } from "./ledger.ts";
import { vendors } from "./suite.ts";
import { collectReports } from "./support.ts";

test.use({ setup: envOf(vendors.reports) });

// The site as built with an address for error reports.

/**
 * Opens the page and waits until it reports: the reporter is fetched by itself and may come after the network was
 * quiet for a moment. It has come when `console.error` is no longer the browser's own.
 */
async function openReporting(page: Page): Promise<void> {
  await page.goto("/");
  await page.waitForFunction(() => !String(console.error).includes("[native code]"));
  await page.waitForLoadState("networkidle");
}

test("[P-reports-masked] an error is reported without what the visitor typed, and reading alone reports nothing", async ({
  page,
}) => {
  const bodies = await collectReports(page);
  await openReporting(page);
  expect(bodies).toEqual([]);
  await page.getByRole("textbox").first().fill("k.brandt@werkzeugbau.example");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("row of Katharina <k.brandt@werkzeugbau.example> +49 69 123456 was refused");
    });
    void Promise.reject(new RangeError("token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.x"));
    console.error("logged", new Error("at /x?mail=a@firma.example"));
    console.error("Katharina Brandt");
  });
  await expect.poll(() => bodies.length).toBe(3);
  expect(bodies.join("\n")).not.toMatch(/@|werkzeugbau|Brandt|123456|eyJ/);
  const kinds = bodies.map((body): unknown => JSON.parse(body).kind);
  expect(kinds.sort()).toEqual(["Error", "RangeError", "TypeError"]);
});
