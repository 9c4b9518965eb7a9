import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { difference, encodePng, type Picture } from "../picture.ts";
import { type Change, groupOf } from "./changes.ts";
import { reviewOf } from "./server.ts";

const height = 4000;

/** Grey, with black squares so far down. */
function picture(...tops: number[]): Picture {
  const data = Buffer.alloc(300 * height * 3, 128);
  for (const top of tops) {
    for (let y = top; y < top + 20; y += 1) data.fill(0, (y * 300 + 40) * 3, (y * 300 + 60) * 3);
  }
  return { width: 300, height, data };
}

function changed(folder: string, name: string, taken: Picture): Change {
  const old = picture();
  const { shown, pixels, places } = difference(old, taken);
  const save = (side: string, one: Picture) => {
    const path = join(folder, `${name}-${side}.png`);
    writeFileSync(path, encodePng(one));
    return path;
  };
  const [expected, actual, diff] = [save("expected", old), save("actual", taken), save("diff", shown)];
  const heights = { height: taken.height, heightBefore: height - 8 };
  return { name, expected, actual, diff, pixels, places, group: groupOf(old, taken, places), ...heights };
}

async function opened(page: Page) {
  const folder = mkdtempSync(join(tmpdir(), "review-"));
  const changes = [
    changed(folder, "ui-a--one de-1280", picture(1500, 3200)),
    changed(folder, "ui-a--two de-1280", picture(1500, 3200)),
    changed(folder, "ui-b--three de-1280", picture(2000)),
  ].sort((a, b) => a.name.localeCompare(b.name));
  const written: string[] = [];
  const review = reviewOf(changes, (_, own) => void written.push(...own.map(({ name }) => name)));
  await new Promise<void>((ready) => review.server.listen(0, "127.0.0.1", ready));
  const address = review.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await page.goto(`http://127.0.0.1:${port}/?token=${review.token}`);
  // The page has loaded before it has its list, and its keys come with that.
  await expect(page.getByRole("status")).toContainText(`1 of ${changes.length}`);
  return { written, close: () => review.server.close() };
}

test("a tall picture opens at its first difference, and a key leads to the next", async ({ page }) => {
  const { close } = await opened(page);
  const mark = page.locator(".mark").first();
  const [old, taken] = [page.locator(".side").first(), page.locator(".side").last()];
  const scrolled = () => old.evaluate((side) => side.scrollTop);
  await expect(mark).toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(500);
  await expect(page.getByRole("img", { name: "New picture of ui-a--one de-1280" })).toBeVisible();
  await expect(
    page.getByText("2 (1500 to 1520 px down, 3200 to 3220 px down)", { exact: true }),
  ).toBeVisible();

  await expect(page.getByText(`${height} px, ${height - 8} before`, { exact: true })).toBeVisible();

  const first = await scrolled();
  await page.keyboard.press("d");
  await expect(page.getByRole("status")).toContainText("Difference 2 of 2, 3200 px down.");
  await expect.poll(scrolled).toBeGreaterThan(first + 1000);
  // Both show the same part, as large as it is.
  await expect.poll(() => taken.evaluate((side) => side.scrollTop)).toBe(await scrolled());
  await page.keyboard.press("5");
  await expect(page.getByRole("combobox")).toHaveValue("actual");
  await expect(page.getByRole("img")).toHaveCount(1);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  close();
});

test("a whole group is accepted in one press, taken back, and written when that is asked for", async ({
  page,
}) => {
  const { written, close } = await opened(page);
  const status = page.getByRole("status");
  const heading = page.getByRole("heading", { level: 1 });
  await page.keyboard.press("g");
  await expect(status).toContainText("2 accepted and not written yet.");
  await expect(heading).toHaveText("ui-b--three de-1280");
  await page.keyboard.press("u");
  await expect(status).toContainText("3 of 3 undecided. 0 accepted");
  await expect(heading).toHaveText("ui-a--one de-1280");

  await page.getByRole("button", { name: "Accept all alike" }).click();
  await expect(status).toContainText("1 of 3 undecided.");
  await page.keyboard.press("n");
  await expect(status).toContainText("All decided.");
  expect(written).toEqual([]);
  await page.keyboard.press("w");
  await expect(status).toContainText("Written.");
  expect(written).toEqual(["ui-a--one de-1280", "ui-a--two de-1280"]);
  close();
});

test("a verdict leads to the next change without one, wherever it stands, and the list says each", async ({
  page,
}) => {
  const { close } = await opened(page);
  const heading = page.getByRole("heading", { level: 1 });
  const row = (name: string) => page.getByRole("navigation").getByRole("button", { name });
  await row("ui-b--three").click();
  await expect(page.getByRole("button", { name: "Accept all alike" })).toBeDisabled();
  await page.keyboard.press("n");
  await expect(heading).toHaveText("ui-a--one de-1280");
  await expect(row("ui-b--three")).toHaveText("✗ refused: ui-b--three de-1280");
  await expect(row("ui-a--one")).toBeFocused();

  await page.keyboard.press("z");
  await expect(page.getByRole("button", { name: "2 times as large" })).toBeVisible();
  const image = page.getByRole("img", { name: "New picture of ui-a--one" });
  expect(await image.evaluate((one) => one.getBoundingClientRect().width)).toBe(600);
  close();
});
