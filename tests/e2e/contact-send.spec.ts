import type { Page } from "@playwright/test";
import type { Language } from "#shared/copy.ts";
import { arrived, expect, expectNoBarriers, formOf, newEmail, test, wordsIn } from "./support.ts";
import { firefoxToo, phoneOnly } from "./widths.ts";

async function startWith(page: Page, language: Language, email: string): Promise<void> {
  const { hero } = wordsIn(language);
  await page.goto("/");
  if (language === "en") await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);

  const start = page.getByRole("form", { name: hero.form });
  await start.getByRole("textbox", { name: hero.email }).fill(email);
  await start.getByRole("button", { name: hero.start }).click();
}

/** Neither language asks anything of a width that the other does not. */
const where = { de: firefoxToo, en: phoneOnly } as const;

for (const language of ["de", "en"] as const) {
  test(`[P-hero-not-sent] [HERO-04] [HERO-05] [FORM-06] [FORM-08] [SUB-01] a request in ${language} lands in the database`, {
    tag: where[language],
  }, async ({ page }) => {
    const { contact, frame } = wordsIn(language);
    const email = newEmail();
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "GET" || sent.push(request.url()));
    await startWith(page, language, email);

    const form = formOf(page, language);
    await expect(page).toHaveURL(/#contact$/);
    await expect(page.getByRole("heading", { level: 1, name: contact.title })).toBeFocused();
    await expect(form.email).toHaveValue(email);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(sent).toEqual([]);

    await form.name.fill("  Katharina Brandt ");
    await form.service.selectOption({ label: contact.fields.service.options["CRM Integration"] });
    await form.problem.fill("Zeile 1\nZeile 2 <b>fett</b>");
    await form.consent.check();
    await form.submit.click();

    await expect(page.getByRole("heading", { level: 1, name: contact.success.title })).toBeFocused();
    await expectNoBarriers(page, "#contact-view");
    expect(await arrived(email)).toMatchObject([
      {
        name: "Katharina Brandt",
        service: "CRM Integration",
        company_name: null,
        problem_description: "Zeile 1\nZeile 2 <b>fett</b>",
        language,
      },
    ]);

    await page.getByRole("button", { name: contact.success.home }).click();
    await expect(page).not.toHaveURL(/#./);
    await page.getByRole("banner").getByRole("link", { name: frame.call }).click();
    await expect(form.name).toHaveValue("");
  });
}

test("[TOP-03] who wants a call gets a day, and the team reads it first", async ({ page }) => {
  const { contact, frame } = wordsIn("de");
  const { callTime } = contact;
  const form = formOf(page, "de");
  const email = newEmail();
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: frame.call }).click();
  await form.fill(email);
  await form.problem.fill("Rechnungen bleiben liegen.");
  await form.form
    .getByRole("group", { name: callTime.day })
    .getByRole("radio")
    .first()
    .check({ force: true });
  await form.form.getByRole("radio", { name: callTime.parts.morning.name }).check({ force: true });
  await form.form.getByRole("textbox", { name: callTime.phone }).fill("069 1234567");
  await form.submit.click();
  await expect(page.getByText(/^Ihr Wunsch: .+, 9\sbis 12\sUhr\. Die genaue Uhrzeit/)).toBeVisible();
  const [stored] = await arrived(email);
  expect(stored?.problem_description).toMatch(
    new RegExp(
      `^${callTime.line} .+, 9 bis 12 Uhr, ${callTime.tel} 069 1234567\\n\\nRechnungen bleiben liegen\\.$`,
    ),
  );

  await page.getByRole("button", { name: contact.success.home }).click();
  await page.getByRole("banner").getByRole("link", { name: frame.call }).click();
  const other = newEmail();
  await form.fill(other);
  await form.submit.click();
  await expect(page.getByText(new RegExp(callTime.phoneOpen))).toBeVisible();
  const [open] = await arrived(other);
  expect(open?.problem_description).toContain(`${callTime.line} ${callTime.open}`);
});
