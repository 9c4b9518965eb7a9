import { expect, test } from "@playwright/test";

const story = "features-contact-contactfailure--offline";

test("each requirement stands with what proves it, and how that ended", async ({ page, request }) => {
  const { entries } = await (await request.get("/index.json")).json();
  const [id] = entries[story].tags.filter((tag: string) => /^[A-Z]+-\d{2}$/.test(tag));
  const tests = [{ place: "machine.test.ts:14", title: "refused", ok: true, seconds: 0.3 }];
  const requirements = [
    { id, text: "Failed: error banner.", state: "failed", tests },
    { id: "NONE-01", text: "One language provider.", state: "holds", why: "Nobody sees it.", tests: [] },
  ];
  await page.route("**/requirements.json", (route) => route.fulfill({ json: requirements }));
  const stories = { [story]: { ok: false, modes: ["en-360"], seconds: 1.24 } };
  const results = { commit: "abc1234", made: "2026-03-02T10:00:00Z", runs: [], stories };
  await page.route("**/results.json", (route) => route.fulfill({ json: results }));
  await page.goto("/iframe.html?viewMode=docs&id=requirements--docs");
  const row = (name: string) => page.getByRole("region", { name });
  await expect(page.getByText(/^1 of \d{3} stories run$/)).toBeVisible();
  await expect(row("NONE-01")).toContainText("No story: Nobody sees it.");
  await page.getByLabel("Shown").selectOption("failed (1)");
  await expect(row("NONE-01")).toBeHidden();
  const proof = (name: string) => row(id).getByRole("listitem").filter({ hasText: name });
  await expect(proof("ContactFailure: Offline")).toContainText(": failed in en-360, 1.2 s");
  await expect(proof("machine.test.ts")).toHaveText("refused machine.test.ts:14: passed, 0.3 s");
  await expect(row(id).getByText(": not run").first()).toBeVisible();
  await expect(page.getByText("Of 2 requirements 1 hold; failed: 1, not all run: 0.")).toBeVisible();
  await expect(page.getByText("1 have no story: Nobody sees it.")).toBeVisible();
  await page.getByLabel("Shown").selectOption("NONE (1)");
  await expect(row(id)).toBeHidden();
});

test("a component's page leads to what its stories prove", async ({ page }) => {
  await page.goto("/?path=/docs/features-contact-contactfailure--docs");
  const book = page.frameLocator("#storybook-preview-iframe");
  await book.getByRole("link", { name: "SUB-03", exact: true }).click();
  const proved = book.getByRole("region", { name: "SUB-03" });
  await expect(proved.getByRole("heading")).toBeInViewport();
});

test("a story's panel says how it ended, what it proves and what is heard of it", async ({ page }) => {
  const runs = [{ run: "visual", of: "abc1234", taken: "2026-03-02T10:00:00Z", failed: [] }];
  const stories = { [story]: { ok: true, modes: ["en-360"], seconds: 1 } };
  const json = { commit: "abc1234", runs, stories, heard: [`${story}.de.txt`] };
  await page.route("**/results.json", (route) => route.fulfill({ json }));
  await page.goto(`/?path=/story/${story}`);
  await page.getByRole("tab", { name: "Proof" }).click();
  const panel = page.locator("#storybook-panel-root");
  await expect(panel).toContainText("Passed in en-360, 1 s, of commit abc1234, 02/03/2026, 11:00:00 CET.");
  await expect(panel.getByRole("link", { name: "What a screen reader says of it" })).toBeVisible();
  const cited = panel.getByRole("link", { name: "SUB-03", exact: true });
  await expect(cited).toHaveAttribute("href", /requirements--docs#SUB-03$/);
});

test("the sidebar's search leads from a requirement to its stories", async ({ page }) => {
  await page.goto("/?path=/docs/welcome--docs");
  const search = async (name: string) => {
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("option", { name }).first().click();
  };
  await search("FORM-10");
  const book = page.frameLocator("#storybook-preview-iframe");
  const heading = (name: string) => book.getByRole("region", { name }).getByRole("heading");
  await expect(heading("FORM-10")).toBeInViewport();
  await expect(book.getByText("the changed form is a new request")).toBeVisible();
  const map = book.getByRole("region", { name: "FORM-10" }).getByRole("link", { name: "has its story" });
  await expect(map).toHaveAttribute("href", /state-maps--docs#contactForm$/);
  await page.reload();
  await expect(heading("FORM-10")).toBeInViewport();
  // Also from the page itself, whatever it was told to show.
  await book.getByLabel("Shown").selectOption({ index: 1 });
  await search("SUB-03");
  await expect(heading("SUB-03")).toBeInViewport();
  // There, and back to the same place.
  await book
    .getByRole("region", { name: "SUB-03" })
    .getByRole("link", { name: "ContactFailure: Offline" })
    .click();
  await expect(book.locator("html")).toHaveAttribute("data-theme", "light");
  await page.goBack();
  await expect(heading("SUB-03")).toBeInViewport();
});
