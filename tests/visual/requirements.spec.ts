import { expect, test } from "@playwright/test";

const story = "features-contact-contactfailure--offline";

test("each requirement stands with what proves it, and how that ended", async ({ page, request }) => {
  const { entries } = await (await request.get("/index.json")).json();
  const [id] = entries[story].tags.filter((tag: string) => /^[A-Z]+-\d{2}$/.test(tag));
  await page.route("**/requirements.json", (route) =>
    route.fulfill({
      json: [
        { id, text: "Failed: error banner.", tests: ["tests/unit/contact/machine.test.ts"] },
        { id: "NONE-01", text: "One language provider.", tests: [] },
      ],
    }),
  );
  const failed = [`${story} en-360`, `[${id}] refused`].map((title) => ({ title, why: "" }));
  await page.route("**/results.json", (route) =>
    route.fulfill({
      json: {
        commit: "abc1234",
        made: "2026-03-02T10:00:00Z",
        runs: [{ run: "visual", taken: "2026-03-02T10:00:00Z", passed: 4, failed }],
      },
    }),
  );
  await page.goto("/iframe.html?viewMode=docs&id=requirements--docs");
  const row = (name: string) => page.getByRole("row", { name });
  await expect(row("NONE-01")).toContainText("no proof");
  await expect(row(id).getByRole("rowheader")).toHaveText(`${id} failed`);
  await expect(row(id).getByRole("listitem").filter({ hasText: "ContactFailure: Offline" })).toContainText(
    "failed",
  );
  await expect(row(id)).toContainText("machine.test.ts");
  await page.getByRole("searchbox").fill(id);
  await expect(row("NONE-01")).toBeHidden();
  await expect(row(id).locator("img").first()).toBeVisible();
});
