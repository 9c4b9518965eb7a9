import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { openInbox } from "../../supabase/inbox/reader.ts";
import { dataFolder } from "../../supabase/local/folder.ts";
import { port as mainPort } from "./server.ts";
import { expect, formOf, newEmail, test, wordsIn } from "./support.ts";

const { contact } = wordsIn("de");

/** A server of this file's own, since it is killed: the other journeys keep theirs (`suite.ts`). */
const port = mainPort + 4;
const dataDir = `reports/e2e/data-${port}`;
test.use({ baseURL: `http://localhost:${port}` });

const running = new Set<ChildProcess>();
test.afterEach(async () => {
  for (const server of running) await kill(server);
});

/** Starts the server on this file's port and data folder, as `npm start` does once the site is built. */
async function start(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["scripts/start.mjs", "--no-build"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(server);
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  return server;
}

async function kill(server: ChildProcess): Promise<void> {
  running.delete(server);
  if (server.exitCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

test("[P-nothing-lost] [SUB-04] the server and its database are killed and come back: nothing typed is lost, stored once", async ({
  page,
}) => {
  test.slow();
  const email = newEmail();
  const first = await start();
  await page.goto("/#contact");
  const form = formOf(page, "de");
  const client = page.waitForResponse(/supabase-client/);
  await form.fill(email);
  await form.problem.fill("Bitte nicht verlieren");
  await client;
  await kill(first);

  await form.submit.click();
  const banner = page.getByRole("group", { name: contact.failedPrefix });
  // Three attempts come before it.
  await expect(banner).toContainText(contact.failures.unavailable, { timeout: 30_000 });
  await expect(form.problem).toHaveValue("Bitte nicht verlieren");

  const second = await start();
  await banner.getByRole("button", { name: contact.retry }).click();
  await expect(page.getByRole("heading", { name: contact.success.title })).toBeVisible({ timeout: 30_000 });
  await kill(second);

  const inbox = await openInbox(dataFolder(dataDir));
  const stored = (await inbox.all()).filter((request) => request.email === email);
  await inbox.close();
  expect(stored).toMatchObject([{ problem_description: "Bitte nicht verlieren" }]);
});
