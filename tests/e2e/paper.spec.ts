import { solutions } from "#shared/solutions.ts";
import { expect, formOf, newEmail, test, wordsIn } from "./support.ts";

test("[HERO-01] [HERO-03] [SOL-01] [DEMO-01] on paper: the headline is whole while it is written, each solution below the other with every message, and nothing that only a press would use", async ({
  page,
}) => {
  await page.goto("/");
  const { frame, hero } = wordsIn("de");
  const start = page.getByRole("form", { name: hero.form });
  await expect(start).toBeVisible();
  const far = page.locator("#services, #talk, footer");
  await expect(far).toHaveCount(3);
  await page.mouse.move(100, 100);
  const words = page.locator("h1 [data-state]");
  await expect(words).toHaveAttribute("data-state", "typing");
  await page.emulateMedia({ media: "print" });
  expect(
    await words.evaluate((element) => getComputedStyle(element, "::highlight(headline-unwritten)").color),
  ).not.toBe("rgba(0, 0, 0, 0)");
  const messages = page.locator("#services li[data-type]");
  await expect(messages).toHaveCount(4);
  for (const part of await messages.locator("p").all()) await expect(part).toHaveCSS("opacity", "1");

  // Also what is drawn on approach alone.
  for (const part of await far.all()) await expect(part).toHaveCSS("content-visibility", "visible");
  const panels = page.locator("#services [role=tabpanel]");
  await expect(panels).toHaveCount(solutions.length);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(start).toBeHidden();
  // What looks like a button has an edge and dark words. Colours pass over into those of paper.
  const call = page.locator("#talk").getByRole("link", { name: frame.call });
  const inks = () =>
    call.evaluate((link) => {
      const { color, borderTopColor } = getComputedStyle(link);
      const { color: ofWords } = getComputedStyle(document.body);
      return { color: color === ofWords, edge: borderTopColor === ofWords };
    });
  await expect.poll(inks).toEqual({ color: true, edge: true });
});

test("[FORM-08] a sent request is one calm sheet, with what was sent and without what only a press would use", async ({
  page,
}) => {
  await page.goto("/#contact");
  const form = formOf(page, "de");
  await form.name.fill("Katharina Brandt");
  await form.email.fill(newEmail());
  await form.problem.fill("300 Anfragen am Tag.\n".repeat(10));
  await form.consent.check();
  await form.submit.click();
  const { success, receipt } = wordsIn("de").contact;
  await page.getByRole("heading", { level: 1, name: success.title }).waitFor();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: receipt.title })).toBeVisible();
  await expect(page.locator("#contact-view, footer").getByRole("link", { name: /\D{4}/ })).toHaveCount(0);
  await expect(page.locator("#contact-view").getByRole("button")).toHaveCount(0);
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("[FORM-01] on paper: the form begins on the first page", async ({ page }) => {
  await page.goto("/#contact");
  const { form } = formOf(page, "de");
  await form.waitFor();
  await page.emulateMedia({ media: "print" });
  const card = form.locator("..");
  await expect(card).toHaveCSS("break-inside", "auto");
});
