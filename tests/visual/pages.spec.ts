import AxeBuilder from "@axe-core/playwright";
import { expect, type FrameLocator, type Page, type Route } from "@playwright/test";
import { newsletterCopy } from "#features/newsletter/newsletter.copy.ts";
import { pagesOfTheBook } from "./book.ts";
import { settled, test } from "./stage.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const preview = (page: Page) => page.frameLocator("#storybook-preview-iframe");
const widthIn = (frame: FrameLocator) => frame.locator("html").evaluate(() => innerWidth);

/** Of the pages that Storybook makes, those whose stories would scroll and take the focus: the canvas examines them. */
const examined = [...pagesOfTheBook(), "ui-dialog--docs", "features-contact-contactform--docs"];

/** A page of the book's own looks the same by day; those of features and pieces show stories. */
const hasThemes = (id: string) => /^(features|ui)-/.test(id);

for (const id of examined)
  test(`axe finds nothing on ${id}, by night and by day on a phone, which it fits and keeps still`, async ({
    stage,
  }) => {
    const { page } = stage;
    stage.open = undefined;
    for (const [theme, width] of [
      ["dark", 1280],
      ["light", 360],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      if (theme === "dark" || hasThemes(id))
        await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await settled(stage);
      // What is in a frame comes later; a comparison plays, and gives back what that took: the next test.
      for (const frame of page.frames().filter((one) => one.url().includes("embed=")))
        await frame.locator("body.sb-show-main").waitFor({ state: "attached" });
      const taken = await page.evaluate(() => [scrollY, document.activeElement?.tagName]);
      if (id !== "compare--docs") expect.soft(taken, theme).toEqual([0, "BODY"]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), theme).toBe(width);
      if (theme === "light" && !hasThemes(id)) continue;
      // The rows and sections of a long page are alike.
      await page.evaluate(() => {
        const alike = "tbody tr:nth-child(n + 30), section:nth-of-type(n + 30)";
        for (const one of document.querySelectorAll<HTMLElement>(alike)) one.hidden = true;
      });
      const axe = new AxeBuilder({ page })
        // Storybook's table of props; stories and whole windows, of which each is examined by itself.
        .exclude(".docblock-argstable")
        .exclude(".docs-story")
        .exclude("iframe");
      // Day differs from night in its colours alone.
      if (theme === "light") axe.withRules("color-contrast");
      else axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
      const { violations } = await axe.analyze();
      const found = violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`);
      expect.soft(found, theme).toEqual([]);
    }
  });

test("two worlds of a story stand side by side, each at the end of its play", async ({ page }) => {
  // The story comes late: what leads to the comparison waits until it is known how the story is shown.
  const toolbar = page.getByRole("button", { name: "DE 1280: show as pictured, at night" });
  const late = async (route: Route) => toolbar.waitFor().then(() => route.fallback());
  await page.route("**/iframe.html*", late, { times: 1 });
  await page.goto(
    "/?path=/story/features-newsletter-newsletterform--asked&globals=language:en;viewport:narrow",
  );
  await page.getByRole("button", { name: "Compare this story" }).click();
  const book = preview(page);
  const frames = book.locator("iframe");
  await expect(frames).toHaveCount(2);
  for (const at of [0, 1]) {
    const answer = frames.nth(at).contentFrame().getByText(newsletterCopy.en.answer).first();
    await expect(answer).toBeVisible();
  }
  await expect.poll(() => widthIn(frames.first().contentFrame())).toBe(320);
  const said = book.locator("figcaption").first();
  await expect(said).toHaveText("NewsletterForm: Asked, English at night");
  await said.evaluate((caption) => caption.append(" and more".repeat(40)));
  const [left, right] = [await frames.first().boundingBox(), await frames.nth(1).boundingBox()];
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBe(320 + 24);
  // No play keeps the focus, or moves the page.
  await expect.poll(() => book.locator("body").evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  expect(await book.locator("html").evaluate(() => scrollY)).toBe(0);
});

test("on a phone a story has the whole width, alone and compared, there from its head", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const frame = page.locator("#storybook-preview-iframe");
  // Also where the book begins, the menu opens.
  await page.goto("/?path=/docs/welcome--docs");
  await page.getByRole("button", { name: "Open navigation menu" }).click();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await page.goto("/?path=/story/features-contact-contactform--long-german");
  await expect.poll(async () => (await frame.boundingBox())?.x).toBeLessThan(2);
  await page.goto("/?path=/story/features-contact-contactform--faulty");
  await page.getByRole("button", { name: "EN 360" }).click();
  const book = preview(page);
  await expect(book.locator("html")).toHaveAttribute("data-theme", "light");
  const whole = { x: 0, width: 360 };
  expect(await frame.boundingBox()).toMatchObject(whole);
  await page.getByRole("button", { name: "Compare this story" }).click();
  await expect(book.locator("iframe")).toHaveCount(2);
  const first = book.locator("iframe").first();
  expect(await first.boundingBox()).toMatchObject(whole);
  await expect(first).toBeInViewport({ ratio: 0.2 });
  expect(
    await first
      .contentFrame()
      .locator("html")
      .evaluate(() => scrollY),
  ).toBe(0);
  await book.getByText("What is compared").click();
  await expect(book.getByLabel("Width")).toBeVisible();
});

test("another story comes in the first one's world, found by a part of its name", async ({ page }) => {
  await page.goto("/?path=/docs/compare--docs&story=ui-badge--good&world=language:en;theme:dark");
  const book = preview(page);
  const frames = book.locator("iframe");
  // Who comes with a story has chosen: its pictures have the room.
  await book.getByText("What is compared").click();
  await book.getByLabel("View").selectOption("Slider");
  await book.getByLabel("How much of the second").fill("30");
  await expect(frames.nth(1)).toHaveCSS("clip-path", "inset(0px 0px 0px 30%)");
  const shownIn = book.getByLabel("Shown in");
  await book.getByLabel("Find a story").fill("button: b");
  const second = book.getByLabel("Second story");
  await expect(second.getByRole("option")).toHaveText(["The first one", "Button: Busy"]);
  await second.selectOption("Button: Busy");
  await expect(shownIn.locator(":checked")).toHaveText("Both English, at night");
  await shownIn.selectOption("Both English, on paper");
  await expect(book.getByText("Button: Busy, English on paper")).toBeVisible();
  await expect(book.getByText("Badge: Good, English on paper")).toBeVisible();
  await book.getByLabel("Find a story").clear();
  await expect(shownIn.getByRole("option", { name: /^Approved/ })).toHaveCount(2);
  await book.getByLabel("First story").selectOption("Button: Primary");
  await shownIn.selectOption("Approved picture and live, en-360");
  const approved = book.getByRole("group", { name: /^ui-button--primary/ });
  await expect(approved.getByRole("img")).toHaveJSProperty("naturalWidth", 360);
  await expect(book.getByText("Button: Primary, approved picture, en-360")).toBeVisible();
  await expect(page).toHaveURL(/view=Slider/);
  // Whoever gets the address sees the same.
  await page.reload();
  await expect(approved).toBeVisible();
  await expect(frames).toHaveCSS("clip-path", "inset(0px 0px 0px 30%)");
  // A picture that the story does not have.
  await page.goto("/?path=/docs/compare--docs&story=ui-button--busy&world=en-360");
  await book.getByText("What is compared").click();
  await expect(shownIn.locator(":checked")).toHaveText("Night and paper, German");
  await expect(approved).toBeHidden();
});

test("one above the other begin at one height, though one caption is longer", async ({ page }) => {
  const other = "features-contact-contactview--succeeded-without-number";
  await page.goto(`/?path=/docs/compare--docs&story=ui-badge--good&other=${other}&view=Onion+skin`);
  const frames = preview(page).locator("iframe");
  await expect(frames).toHaveCount(2);
  const tops = await frames.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
});

/** A change of the review: two places, the first of which another file has, too. */
function changeIn(id: string) {
  const side = { file: "pictures/ui-button--primary.en-360.png", width: 360, top: 20, rows: 40 };
  const [title, others] = ["- a ⟦word⟧", ["ui-badge--one.de-1280.png"]];
  const sides = { Approved: side, New: side };
  const first = { key: "1", name: "ui-button--primary.en-360.png", title, others, sides };
  const shown = [first, { ...first, key: "2", name: "ui-card--raised.en-360.png", others: [] }];
  const cause = `${id}.css`;
  return { id, cause, sources: { [cause]: "-  gap: 1rem;\n+  gap: 2rem;" }, files: 2, shown };
}

test("what changed is judged by the group, with a reason, and kept over a reload", async ({ page }) => {
  const groups = ["one", "two", "three"].map(changeIn);
  await page.route("**/review.json", (route) => route.fulfill({ json: { groups } }));
  await page.goto("/?path=/docs/review--docs");
  const book = preview(page);
  const change = (number: number) => book.getByRole("region", { name: `Change ${number} of 3: ` });
  await expect(change(1).getByRole("img", { name: "Approved" }).first()).toBeVisible();
  await expect(change(1).getByRole("img", { name: "New" }).first()).toBeVisible();
  await expect(change(1).getByRole("figure")).toHaveText(["Approved", "New", "Approved", "New"]);
  await expect(change(1).locator("mark").first()).toHaveText("word");
  await expect(change(1).locator("pre")).toContainText("+  gap: 2rem;");
  await change(1).getByText("The same in 1 more").click();
  await expect(change(1).getByRole("link", { name: "ui-badge--one.de-1280.png" })).toBeVisible();
  await change(1).getByRole("button", { name: "Yes" }).click();
  await change(2).getByRole("button", { name: "No" }).click();
  await expect(change(2).getByLabel("Why not")).toBeFocused();
  await page.keyboard.type("too tight");
  await change(2).getByRole("button", { name: "Yes to this place" }).last().click();
  await page.reload();
  await expect(book.locator("pre").last()).toContainText(
    "npm run review -- approve one two/ui-card--raised.en-360.png\n",
  );
  await expect(book.locator("pre").last()).toContainText("# no: two (two.css) too tight");
  await book.getByRole("listitem").filter({ hasText: "three.css, 2 files: open" }).getByRole("link").click();
  await expect(change(3)).toBeInViewport();
  await change(3)
    .getByRole("link", { name: /^ui-button--primary/ })
    .click();
  await expect(page).toHaveURL(/path=\/story\/ui-button--primary/);
  // As the picture has it.
  await expect(book.locator("html")).toHaveAttribute("data-theme", "light");
  await expect.poll(() => widthIn(book)).toBe(360);
  await page.goBack();
  await change(3).getByRole("link", { name: "Approved beside the story" }).first().click();
  await expect(book.locator("img[src^=pictures]")).toBeVisible();
  await expect(page).toHaveURL(/top=20/);
  await expect.poll(() => widthIn(book.locator("iframe").contentFrame())).toBe(360);
});
