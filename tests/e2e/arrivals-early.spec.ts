import type { Page } from "@playwright/test";
import { differences, type Look, look, waitUntilIdle } from "./arrivals/look.ts";
import { chance, rounds } from "./arrivals/random.ts";
import { complaintsOf, follow, type Hash, homes } from "./arrivals/visit.ts";
import { arrived, expect, formOf, newEmail, test, wordsIn } from "./support.ts";

/**
 * Whatever a visitor does while the page is arriving, at whatever moment, on a machine that is as slow as it likes:
 * it is the same page afterwards, nothing is lost and nothing is done twice. The seed that is told with a failure
 * makes the same things happen again.
 */
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 30_000 + rounds * 15_000 });

const widths = [1280, 360] as const;
const starts: readonly Hash[] = ["", "#about", "#services", "#contact", "#nonsense"];
const targets: readonly Hash[] = ["", "#about", "#services", "#contact"];
const latestMs = 1_200;

/** A page on a machine of changing speed, with the dice that decide, and what the page complains of. */
async function begin(page: Page) {
  const dice = chance();
  const complaints = complaintsOf(page);
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  return {
    dice,
    complaints,
    atFullSpeed: () => slowDown(1),
    /** Opens an address on a machine that is some times slower, and goes on at a random moment of its arriving. */
    async arriveSlowly(address: string): Promise<string> {
      const rate = 1 + dice.below(6);
      const after = dice.below(latestMs);
      await page.goto("about:blank");
      await slowDown(rate);
      await page.goto(address, { waitUntil: "commit" });
      // A moment is what is tested here, and no sign of the page's tells it.
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), after);
      return `SEED=${dice.seed}: ${address}, ${rate} times slower, after ${after} ms`;
    },
  };
}

/** Where the focus may be once a link was followed: it is on the place; a view that one came to first keeps it free. */
const focusAfter: Record<Hash, RegExp> = {
  "": /./,
  "#about": /^home about$/,
  "#services": /^home services$/,
  "#contact": /^(contact contact-title|body)$/,
  "#nonsense": /./,
};

test("[ROUTE-01] [ROUTE-04] a link followed at a random early moment leads to the same page, wide or narrow", async ({
  page,
  context,
}) => {
  const { dice, complaints, arriveSlowly, atFullSpeed } = await begin(page);
  const leisurely = new Map<string, Look>();
  const guide = await context.newPage();
  async function atLeisure(path: string, hash: Hash, width: number): Promise<Look> {
    const asked = `${width} ${path}${hash}`;
    const known = leisurely.get(asked);
    if (known) return known;
    await guide.setViewportSize({ width, height: 800 });
    await guide.goto("about:blank");
    await guide.goto(path);
    await waitUntilIdle(guide);
    await follow(guide, hash);
    const seen = await look(guide);
    leisurely.set(asked, seen);
    return seen;
  }
  for (let round = 0; round < rounds; round += 1) {
    const { path } = dice.oneOf(homes);
    const width = dice.oneOf(widths);
    const start = dice.oneOf(starts);
    const target = dice.oneOf(targets.filter((hash) => hash !== start));
    await page.setViewportSize({ width, height: 800 });
    const how = await arriveSlowly(path + start);
    await follow(page, target);
    await waitUntilIdle(page);
    await atFullSpeed();
    const seen = await look(page);
    const said = `Round ${round}, ${width} px, ${how}, to "${target}"`;
    expect.soft(differences(seen, await atLeisure(path, target, width)), said).toEqual([]);
    expect.soft(seen.focus, said).toMatch(focusAfter[target]);
    expect.soft(complaints.splice(0), said).toEqual([]);
  }
});

test("[FORM-06] [FORM-08] what is typed and sent at random early moments arrives whole, and once", async ({
  page,
}) => {
  const { dice, complaints, arriveSlowly, atFullSpeed } = await begin(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/"))
      requests.push(request.postData() ?? "");
  });
  const { contact } = wordsIn("de");
  for (let round = 0; round < Math.ceil(rounds / 4); round += 1) {
    const email = newEmail();
    const how = await arriveSlowly("/?scene=still#contact");
    const said = `Round ${round}, ${how}`;
    const form = formOf(page, "de");
    const problem = `Runde ${round}: ${dice.below(1_000_000)}`;
    await form.name.pressSequentially("Katharina Brandt", { delay: dice.below(30) });
    await form.email.pressSequentially(email, { delay: dice.below(10) });
    await form.problem.fill(problem);
    await form.consent.check();
    await form.submit.dblclick();
    await atFullSpeed();
    await expect(page.getByText(contact.success.title).first(), said).toBeVisible();
    expect(requests.splice(0), said).toHaveLength(1);
    const stored = await arrived(email);
    expect(stored, said).toHaveLength(1);
    expect(stored[0], said).toMatchObject({ name: "Katharina Brandt", email });
    expect(JSON.stringify(stored[0]), said).toContain(problem);
    expect(complaints.splice(0), said).toEqual([]);
  }
});

test("[WID-01] [SOL-01] an address, a tab and the launcher pressed at random early moments count once", async ({
  page,
}) => {
  const { dice, complaints, arriveSlowly, atFullSpeed } = await begin(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (let round = 0; round < Math.ceil(rounds / 2); round += 1) {
    await page.goto("/impressum/");
    await page.evaluate(() => localStorage.clear());
    const how = await arriveSlowly("/?scene=still");
    const said = `Round ${round}, ${how}`;
    const chosen = 1 + dice.below(2);
    await page.getByRole("textbox").first().pressSequentially("frueh@firma.example");
    await page.getByRole("tab").nth(chosen).click();
    // Beside the tabs it would lie on words, and gives way.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.locator("button[aria-expanded]").last().click();
    await waitUntilIdle(page);
    await atFullSpeed();
    await expect(page.getByRole("tab").nth(chosen), said).toHaveAttribute("aria-selected", "true");
    await expect(page.locator("button[aria-expanded]").last(), said).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("textbox").first(), said).toHaveValue("frueh@firma.example");
    expect(complaints.splice(0), said).toEqual([]);
  }
});
