import { drawerCopy } from "#features/privacy/drawer/drawer.copy.ts";
import { openCopy } from "#features/privacy/drawer/open.copy.ts";
import { ledgerCopy } from "#features/privacy/ledger/ledger.copy.ts";
import { expect, formOf, openDrawer, test } from "./support.ts";
import { firefoxToo, phoneToo } from "./widths.ts";

test("[P-no-cookies] [P-own-server] [PRIV-01] who only reads is shown: nothing stored, the own server alone; by keyboard, in and out", {
  tag: firefoxToo,
}, async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: openCopy.de.open });
  await opener.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: drawerCopy.de.title });
  await expect(drawer.getByText(drawerCopy.de.kept.none)).toBeVisible();
  await expect(drawer.getByText(ledgerCopy.de.contacts.files.name)).toBeVisible();
  await expect(drawer.getByText(drawerCopy.de.kept.unknown)).toHaveCount(0);
  const behind = page.locator("html");
  await expect(behind).toHaveCSS("overflow-y", "hidden");
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("Tab");
    await expect(page.locator("#root :focus")).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(behind).not.toHaveCSS("overflow-y", "hidden");
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test("[P-delete-on-device] [LANG-01] what was stored is shown and deleted; nothing typed is lost, and the next visit is German again", {
  tag: phoneToo,
}, async ({ page }) => {
  await page.goto("/#contact");
  await page.getByRole("button", { name: "English" }).click();
  const form = formOf(page, "en");
  await form.name.fill("Katharina Brandt");
  await page.evaluate(() => sessionStorage.setItem("hero-email", "k@firma.example"));
  const { drawer, words, remove } = await openDrawer(page, "en");
  await expect(drawer.getByText(ledgerCopy.en.stored.language.name)).toBeVisible();
  await expect(drawer.getByText("k@firma.example")).toBeVisible();
  await remove.click();
  await expect(drawer.getByRole("status")).toHaveText(words.deleted);
  await expect(remove).toBeFocused();
  await expect(drawer.getByText(words.kept.none)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(form.name).toHaveValue("Katharina Brandt");
  await form.name.fill("");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("[P-delete-on-device] what another program has left at this address is shown by its name, and deleted, too", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(async () => {
    await window.cookieStore.set("visits", "one=two");
    await caches.open("offline-pages");
    await new Promise((resolve) => {
      const opening = indexedDB.open("old-cart");
      opening.addEventListener("success", () => {
        opening.result.close();
        resolve(null);
      });
    });
  });
  const { drawer, words, remove } = await openDrawer(page, "de");
  for (const left of ["visits", "one=two", "old-cart", "offline-pages"])
    await expect(drawer.getByText(left)).toBeVisible();
  await remove.click();
  await expect(drawer.getByRole("status")).toHaveText(words.deleted);
  await expect(drawer.getByText(words.kept.none)).toBeVisible();
  const still = await page.evaluate(async () => [
    document.cookie,
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(still).toEqual([""]);
});
