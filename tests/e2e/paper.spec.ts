import { expect, formOf, test, wordsIn } from "./support.ts";

test("[HERO-01] [DEMO-01] on paper: the headline is whole while it is written, and the chat shows every message", async ({
  page,
}) => {
  await page.goto("/");
  await page.mouse.move(100, 100);
  const words = page.locator("h1 [data-typed]");
  await expect(words).toHaveAttribute("data-state", "typing");
  await page.emulateMedia({ media: "print" });
  expect(
    await words.evaluate((element) => getComputedStyle(element, "::highlight(headline-unwritten)").color),
  ).not.toBe("rgba(0, 0, 0, 0)");
  const messages = page.locator("#services li[data-type]");
  await expect(messages).toHaveCount(4);
  for (const part of await messages.locator("p").all()) await expect(part).toHaveCSS("opacity", "1");
});

test("[SOL-01] on paper: each solution stands there, one below the other", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const panels = page.locator("#services [role=tabpanel]");
  await expect(panels).toHaveCount(3);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test("on paper: what looks like a button has an edge and dark words", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const call = page.locator("#talk").getByRole("link", { name: wordsIn("de").frame.call });
  // Colours pass over into those of paper.
  const inks = () =>
    call.evaluate((link) => {
      const { color, borderTopColor } = getComputedStyle(link);
      const { color: ofWords } = getComputedStyle(document.body);
      return { color: color === ofWords, edge: borderTopColor === ofWords };
    });
  await expect.poll(inks).toEqual({ color: true, edge: true });
});

test("[FORM-01] on paper: the form begins on the first page", async ({ page }) => {
  await page.goto("/#contact");
  const { form } = formOf(page, "de");
  await form.waitFor();
  await page.emulateMedia({ media: "print" });
  const card = form.locator("..");
  await expect(card).toHaveCSS("break-inside", "auto");
});

test("[HERO-03] on paper: what only a press would use is left out", async ({ page }) => {
  await page.goto("/");
  const { hero } = wordsIn("de");
  await expect(page.getByRole("form", { name: hero.form })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("form", { name: hero.form })).toBeHidden();
});
