import { giveUpAfterMs } from "#features/contact/contact.patience.ts";
import { isFirefox } from "./engine.ts";
import { arrived, expect, expectNoBarriers, formOf, freezeTime, newEmail, test, wordsIn } from "./support.ts";
import { firefoxToo } from "./widths.ts";

const { contact } = wordsIn("de");

test.beforeEach(async ({ page }) => {
  await page.goto("/#contact");
});

test("[FORM-09] [SUB-03] offline: said in the page's language, kept, and sent when back online", {
  tag: firefoxToo,
}, async ({ page, context }) => {
  const email = newEmail();
  const form = formOf(page, "de");
  const client = page.waitForResponse(/supabase-client/);
  await form.fill(email);
  await client;
  await context.setOffline(true);
  await form.submit.click();
  const banner = page.getByRole("group", { name: contact.failedPrefix });
  await expect(banner).toContainText(`${contact.failedPrefix} ${contact.failures.offline}`);
  await expect(banner).toBeFocused();
  await expectNoBarriers(page, "#contact-view");
  await expect(form.email).toHaveValue(email);
  await context.setOffline(false);
  await banner.getByRole("button", { name: contact.retry }).click();
  await expect(page.getByRole("heading", { name: contact.success.title })).toBeVisible();
  expect(await arrived(email)).toHaveLength(1);
});

test("[P-nothing-lost] [SUB-04] a slow answer: said after four seconds, can be called off, and is given up after a limit, with everything kept; once the server answers, it is sent once", {
  tag: firefoxToo,
}, async ({ page }) => {
  await page.route("**/rest/v1/**", () => undefined);
  await freezeTime(page);
  const form = formOf(page, "de");
  const client = page.waitForResponse(/supabase-client/);
  const email = newEmail();
  await form.fill(email);
  await form.problem.fill("Bitte nicht verlieren");
  await client;
  await form.submit.click();
  await expect(page.getByRole("status").filter({ hasText: contact.sendingStatus })).toBeFocused();
  await page.clock.runFor(4_100);
  await expect(page.getByText(contact.slowStatus)).toBeVisible();
  await page.getByRole("button", { name: contact.cancel }).click();
  await expect(form.submit).toBeEnabled();
  await expect(form.name).toHaveValue("Katharina Brandt");

  await form.submit.click();
  await expect(page.getByRole("status").filter({ hasText: contact.sendingStatus })).toBeFocused();
  await page.clock.runFor(giveUpAfterMs);
  const banner = page.getByRole("group", { name: contact.failedPrefix });
  await expect(banner).toContainText(contact.failures.timeout);
  await expect(form.name).toHaveValue("Katharina Brandt");

  await page.unroute("**/rest/v1/**");
  await banner.getByRole("button", { name: contact.retry }).click();
  await expect(page.getByRole("heading", { name: contact.success.title })).toBeVisible();
  expect(await arrived(email)).toMatchObject([{ problem_description: "Bitte nicht verlieren" }]);
});

test("[FORM-10] three ways on hold the message; editing clears the failure", async ({ page, context }) => {
  // A window allows it to whoever has pressed something, the headless shell to nobody.
  if (!isFirefox(page)) await context.grantPermissions(["clipboard-write"]);
  await page.route("**/rest/v1/**", (route) => route.fulfill({ status: 400, json: { message: "no" } }));
  const form = formOf(page, "de");
  await form.fill(newEmail());
  await form.problem.fill("Lieferscheine, jeden Tag 60");
  await form.submit.click();
  const banner = page.getByRole("group", { name: contact.failedPrefix });
  const mail = await banner.getByRole("link", { name: contact.mail }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain("Lieferscheine, jeden Tag 60");
  await banner.getByRole("button", { name: contact.copy }).click();
  await expect(banner.getByRole("button", { name: contact.copied })).toBeVisible();
  await form.problem.fill("");
  await expect(banner).toBeHidden();
  await form.problem.press("ControlOrMeta+v");
  await expect(form.problem).toHaveValue(/Lieferscheine, jeden Tag 60/);
});
