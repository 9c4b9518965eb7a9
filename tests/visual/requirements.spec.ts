import { expect, test } from "@playwright/test";

const proof = { file: "tests/unit/contact/machine.test.ts", title: "[FORM-09] refused", ok: false };
const list = [
  {
    id: "FORM-09",
    group: "FORM",
    text: "Failed: error banner.",
    stories: ["ui-button--primary"],
    tests: [proof],
  },
  { id: "ROUTE-05", group: "ROUTE", text: "One language provider.", stories: [], tests: [] },
];

test("each requirement stands with what proves it, and is found by its words", async ({ page }) => {
  await page.route("**/requirements.json", (route) => route.fulfill({ json: list }));
  await page.goto("/iframe.html?viewMode=docs&id=requirements--docs");
  const row = (id: string) => page.getByRole("row", { name: id });
  await expect(row("ROUTE-05")).toContainText("no proof");
  await expect(row("FORM-09").getByRole("link", { name: "ui-button--primary" })).toBeVisible();
  await expect(row("FORM-09").getByText("machine.test.ts")).toContainText("failed");

  await page.getByRole("searchbox").fill("banner");
  await expect(page.getByRole("status")).toHaveText("1 of 2 requirements.");
  await expect(row("ROUTE-05")).toHaveCount(0);
});
